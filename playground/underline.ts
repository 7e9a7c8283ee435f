// Underlines mistakes and issues in an editor.
import {setDiagnostics} from '@codemirror/lint';
import type {EditorView} from '@codemirror/view';
import type {IssueLine, Span} from './messages.js';

export interface Underlined {
	readonly from: number;
	readonly to: number;
	readonly message: string;
	readonly severity?: IssueLine['severity'];
}

export function underline(view: EditorView, problems: readonly Underlined[]): void {
	const last = view.state.doc.length;
	const diagnostics = problems.map(({from, to, message, severity = 'error'}) => ({
		from: Math.min(from, last),
		to: Math.min(Math.max(to, from), last),
		severity,
		message,
	}));
	view.dispatch(setDiagnostics(view.state, diagnostics));
}

/** An issue, underlined at each of these places. */
export const underlinedAt = ({text, severity}: IssueLine, spans: readonly Span[]): readonly Underlined[] =>
	spans.map(([from, to]) => ({from, to, message: text, severity}));
