// Removes entries of an object or list from a JSON text.
import {createScanner, type Node} from 'jsonc-parser';
import {containerOf, endOf} from './json-container.js';

/** The text without the entry; a repeated key is removed everywhere it occurs. */
export function withoutEntry(text: string, pointer: string): string {
	return withoutEntries(text, [pointer]);
}

/** The text without several items of one list, for which it is parsed once, or without one entry. */
export function withoutEntries(text: string, pointers: readonly string[]): string {
	const container = containerOf(text, pointers[0] ?? '');
	if (container === undefined) return '';
	const {node, children, found} = container;
	const isList = node.type === 'array';
	const removed = new Set(isList ? pointers.map(indexIn).filter(index => index < children.length) : found);
	const ranges: Range[] = [];
	let next: Node | undefined;
	for (let index = children.length - 1; index >= 0; index -= 1) {
		const child = children[index];
		if (child === undefined) continue;
		const isLast = index === children.length - 1;
		if (removed.has(index)) ranges.push(cut(text, child.offset, isLast ? endOf(child) : commaAfter(text, child) + 1));
		else {
			// The last entry that is left has no comma.
			if (next === undefined && !isLast) ranges.push(commaRange(text, commaAfter(text, child)));
			next = child;
		}
	}
	return removed.size === 0 ? text : without(text, ranges.reverse());
}

type Range = readonly [start: number, end: number];

function without(text: string, ranges: readonly Range[]): string {
	let done = 0;
	const kept = ranges.map(([start, end]) => {
		const part = text.slice(done, Math.max(start, done));
		done = Math.max(end, done);
		return part;
	});
	return kept.join('') + text.slice(done);
}

function indexIn(pointer: string): number {
	return Number(pointer.slice(pointer.lastIndexOf('/') + 1));
}

/** The offset of the comma after a child; there may be comments between the two. */
function commaAfter(text: string, node: Node): number {
	const scanner = createScanner(text, true);
	scanner.setPosition(endOf(node));
	scanner.scan();
	return scanner.getTokenOffset();
}

function commaRange(text: string, comma: number): Range {
	return [blanksBefore(text, comma), comma + 1];
}

/** A part together with its line if nothing else is on it, or else with the blanks on one side. */
function cut(text: string, start: number, end: number): Range {
	const before = blanksBefore(text, start);
	const after = blanksAfter(text, end);
	const startsLine = text[before - 1] === '\n';
	const endsLine = text[after] === '\n' || text.startsWith('\r\n', after);
	if (startsLine && endsLine) return [before - (text[before - 2] === '\r' ? 2 : 1), after];
	if (startsLine) return [start, after];
	return before < start ? [before, end] : [before, after];
}

function blanksBefore(text: string, offset: number): number {
	let start = offset;
	while (text[start - 1] === ' ' || text[start - 1] === '\t') start -= 1;
	return start;
}

function blanksAfter(text: string, offset: number): number {
	let end = offset;
	while (text[end] === ' ' || text[end] === '\t') end += 1;
	return end;
}
