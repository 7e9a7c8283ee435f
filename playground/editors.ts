// The editors: code, pasted JSON, and results that can only be read.
import {autocompletion, type CompletionContext, type CompletionResult} from '@codemirror/autocomplete';
import {javascript} from '@codemirror/lang-javascript';
import {json} from '@codemirror/lang-json';
import {lintGutter} from '@codemirror/lint';
import {EditorState, type Extension} from '@codemirror/state';
import {EditorView, hoverTooltip} from '@codemirror/view';
import {basicSetup} from 'codemirror';
import {deciding} from './deciding.js';
import {create} from './dom.js';
import {theme} from './theme.js';
import type {Compiler} from './workers.js';

const labeled = (label: string): Extension => EditorView.contentAttributes.of({'aria-label': label, tabindex: '0'});
const onChange = (changed: () => void): Extension =>
	EditorView.updateListener.of(update => {
		if (update.docChanged) changed();
	});

function editor(parent: HTMLElement, ...extensions: readonly Extension[]): EditorView {
	return new EditorView({
		parent,
		state: EditorState.create({extensions: [basicSetup, theme, deciding, EditorState.tabSize.of(3), ...extensions]}),
	});
}

export function codeEditor(parent: HTMLElement, compiler: () => Compiler | undefined, changed: () => void): EditorView {
	const complete = async (context: CompletionContext): Promise<CompletionResult | null> => {
		const word = context.matchBefore(/[\w@]*/);
		const before = context.state.sliceDoc(Math.max(0, context.pos - 1), context.pos);
		if (!context.explicit && word?.from === word?.to && !/[.'"]/.test(before)) return null;
		const found = await compiler()?.complete(context.state.doc.toString(), context.pos);
		if (found === undefined || found.length === 0) return null;
		const options = found.map(({name, kind}) => ({label: name, type: kind === 'method' ? 'method' : 'constant'}));
		return {from: word?.from ?? context.pos, options, validFor: /^[\w@]*$/};
	};
	const hover = hoverTooltip(async (view, at) => {
		const found = await compiler()?.hover(view.state.doc.toString(), at);
		return found === undefined
			? null
			: {pos: found.from, create: () => ({dom: create('div', {textContent: found.text})})};
	});
	return editor(
		parent,
		javascript({typescript: true}),
		lintGutter(),
		EditorView.lineWrapping,
		autocompletion({override: [complete]}),
		hover,
		labeled('Your filter, in TypeScript'),
		onChange(changed),
	);
}

export function jsonEditor(parent: HTMLElement, changed: () => void): EditorView {
	return editor(
		parent,
		json(),
		lintGutter(),
		EditorView.lineWrapping,
		labeled('A payment filter or session request, as JSON'),
		onChange(changed),
	);
}

export function jsonOutput(parent: HTMLElement, label: string): EditorView {
	return editor(parent, json(), EditorState.readOnly.of(true), EditorView.lineWrapping, labeled(label));
}

export function codeOutput(parent: HTMLElement, label: string): EditorView {
	return editor(
		parent,
		javascript({typescript: true}),
		EditorState.readOnly.of(true),
		EditorView.lineWrapping,
		labeled(label),
	);
}

/** Replaces the whole text, unless it is the same. */
export function setText(view: EditorView, text: string): void {
	if (view.state.doc.toString() === text) return;
	view.dispatch({changes: {from: 0, to: view.state.doc.length, insert: text}});
}
