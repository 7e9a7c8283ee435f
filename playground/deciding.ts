// Highlights what decided, in either editor.
import {type Extension, StateEffect, StateField} from '@codemirror/state';
import {Decoration, type DecorationSet, EditorView} from '@codemirror/view';
import type {Span} from './messages.js';

const setSpans = StateEffect.define<readonly Span[]>();
const mark = Decoration.mark({class: 'cm-deciding'});

const field = StateField.define<DecorationSet>({
	create: () => Decoration.none,
	update(current, transaction) {
		for (const effect of transaction.effects) {
			if (!effect.is(setSpans)) continue;
			return Decoration.set(
				effect.value.filter(([from, to]) => from < to).map(([from, to]) => mark.range(from, to)),
				true,
			);
		}
		return transaction.docChanged ? Decoration.none : current;
	},
	provide: self => EditorView.decorations.from(self),
});

export const deciding: Extension = field;

/** Highlights the spans and scrolls to the first. */
export function highlight(view: EditorView, spans: readonly Span[]): void {
	const length = view.state.doc.length;
	const inside = spans.filter(([, to]) => to <= length);
	const [first] = inside;
	const effects: StateEffect<unknown>[] = [setSpans.of(inside)];
	if (first !== undefined) effects.push(EditorView.scrollIntoView(first[0], {y: 'nearest', yMargin: 40}));
	view.dispatch({effects});
}
