// The command line: where in the text of JSON a pointer leads.
import {pointerSegment} from '../diagnostics/pointer.js';
import {skipBlanks, skipString, skipValue} from './json-text.js';

/** Offsets of a value, and of its key where it has one; what is missing stands where its nearest holder begins. */
export interface Span {
	readonly start: number;
	readonly end: number;
	readonly key?: {readonly start: number; readonly end: number};
}

/** The pointers asked for, as a tree of their steps. */
interface Branch {
	readonly steps: Map<string, Branch>;
	span?: Span;
}

/** Where each pointer leads, in one walk over the text, which is valid JSON. */
export function locate(text: string, pointers: Iterable<string>): ReadonlyMap<string, Span> {
	const root: Branch = {steps: new Map()};
	const wanted = new Set(pointers);
	for (const pointer of wanted) {
		let branch = root;
		for (const name of pointer.split('/').slice(1)) {
			let next = branch.steps.get(name);
			if (next === undefined) {
				next = {steps: new Map()};
				branch.steps.set(name, next);
			}
			branch = next;
		}
	}
	place(text, root, skipBlanks(text, 0));
	return new Map([...wanted].map(pointer => [pointer, spanOf(root, pointer)]));
}

/** Places a value's branch and those below it; descends no deeper than the pointers do. Gives the end of the value. */
function place(text: string, branch: Branch, start: number, key?: Span['key']): number {
	const end =
		branch.steps.size === 0 || !'{['.includes(text[start] ?? ' ')
			? skipValue(text, start)
			: placeInside(text, branch, start);
	branch.span = {start, end, ...(key === undefined ? {} : {key})};
	return end;
}

function placeInside(text: string, branch: Branch, open: number): number {
	return walk(text, open, (name, start, key) => {
		const inner = branch.steps.get(typeof name === 'number' ? String(name) : pointerSegment(name).slice(1));
		return inner === undefined ? skipValue(text, start) : place(text, inner, start, key);
	});
}

/** Visits each value of a list or an object; the visitor gives its end. Gives the end of the whole. */
function walk(
	text: string,
	open: number,
	visit: (name: string | number, start: number, key: Span['key']) => number,
): number {
	const isList = text[open] === '[';
	let at = skipBlanks(text, open + 1);
	for (let index = 0; at < text.length && text[at] !== '}' && text[at] !== ']'; index += 1) {
		const keyEnd = isList ? at : skipString(text, at);
		const name = isList ? index : String(JSON.parse(text.slice(at, keyEnd)));
		const start = isList ? at : skipBlanks(text, skipBlanks(text, keyEnd) + 1);
		at = skipBlanks(text, visit(name, start, isList ? undefined : {start: at, end: keyEnd}));
		if (text[at] === ',') at = skipBlanks(text, at + 1);
	}
	return at + 1;
}

/** The fields of the object that the text is, in the order of the text; none of anything else. */
export function topLevel(text: string): readonly (readonly [key: string, value: Span])[] {
	const fields: [string, Span][] = [];
	const open = skipBlanks(text, 0);
	if (text[open] !== '{') return fields;
	walk(text, open, (name, start, key) => {
		const end = skipValue(text, start);
		fields.push([String(name), {start, end, ...(key === undefined ? {} : {key})}]);
		return end;
	});
	return fields;
}

function spanOf(root: Branch, pointer: string): Span {
	let branch: Branch | undefined = root;
	let span = root.span ?? {start: 0, end: 0};
	for (const name of pointer.split('/').slice(1)) {
		branch = branch?.steps.get(name);
		if (branch?.span === undefined) return {start: span.start, end: span.start + 1};
		span = branch.span;
	}
	return span;
}
