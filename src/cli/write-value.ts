// Writes a value into a JSON text, in the formatting of its surroundings.
import {getNodeValue, type Node, parseTree} from 'jsonc-parser';
import type {JsonPatchOperation} from '../inspect/index.js';
import {isSame} from '../inspect/read/is-same.js';
import {type Container, containerIn, containerOf, endOf} from './json-container.js';
import {indentAt, type Layout, printed} from './layout.js';

/** A patch operation with a value. */
export type Write = Extract<JsonPatchOperation, {readonly op: 'add' | 'replace' | 'test'}>;

/** The text with a value added, or in place of another. */
export function withValue(text: string, {op, path, value}: Write, layout: Layout): string {
	const container = containerOf(text, path);
	if (container === undefined) return printed(value, layout);
	const {node, value: old} = container;
	if (old === undefined || (op === 'add' && node.type === 'array'))
		return withEntry(text, container, value, layoutIn(text, container, layout));
	const written = writtenOver(text, container, old, value, layout);
	return text.slice(0, old.offset) + written + text.slice(endOf(old));
}

/** The text with several values in place of others, for which it is parsed once; `undefined` if there is no such value. */
export function withValues(text: string, writes: readonly Write[], layout: Layout): string | undefined {
	const root = parseTree(text);
	const edits: {readonly start: number; readonly end: number; readonly written: string}[] = [];
	for (const {path, value} of writes) {
		const container = containerIn(root, path);
		if (container?.value === undefined) return undefined;
		const old = container.value;
		edits.push({start: old.offset, end: endOf(old), written: writtenOver(text, container, old, value, layout)});
	}
	edits.sort((one, other) => one.start - other.start);
	let done = 0;
	const parts = edits.flatMap(({start, end, written}) => {
		const before = text.slice(done, start);
		done = end;
		return [before, written];
	});
	return parts.join('') + text.slice(done);
}

/** What is written in place of a value. */
function writtenOver(text: string, container: Container, old: Node, value: unknown, layout: Layout): string {
	if (isSame(getNodeValue(old), value)) return text.slice(old.offset, endOf(old));
	// Only a list or object has a layout.
	if (typeof value !== 'object') return JSON.stringify(value);
	return printed(value, {...layoutIn(text, container, layout), indent: indentAt(text, old.offset)});
}

function layoutIn(text: string, {node, children}: Container, layout: Layout): Layout {
	const isBroken = children.length > 0 ? text.slice(node.offset, endOf(node)).includes('\n') : layout.isBroken;
	return {...layout, isBroken};
}

/** The text with one more entry: before the entry in whose place it is written, else at the end. */
function withEntry(text: string, {node, children, key, found}: Container, value: unknown, layout: Layout): string {
	const {isBroken, eol, unit} = layout;
	const [first, last] = [children[0], children.at(-1)];
	const outside = indentAt(text, node.offset);
	const indent = first === undefined ? outside + unit : indentAt(text, first.offset);
	const name = node.type === 'object' ? `${JSON.stringify(key)}: ` : '';
	const entry = name + printed(value, {...layout, indent});
	const gap = isBroken ? eol + indent : ' ';
	const next = children[found[0] ?? -1];
	if (next !== undefined) return `${text.slice(0, next.offset)}${entry},${gap}${text.slice(next.offset)}`;
	if (last !== undefined) {
		const end = endOf(last);
		const comment = isBroken ? commentOnLine(text.slice(end)) : '';
		return `${text.slice(0, end)},${comment}${gap}${entry}${text.slice(end + comment.length)}`;
	}
	const start = node.offset + 1;
	const close = endOf(node) - 1;
	const isBlank = text.slice(start, close).trim() === '';
	const filled = isBroken ? eol + indent + entry + eol + outside : entry;
	return text.slice(0, start) + filled + text.slice(isBlank ? close : start);
}

/** The comment behind an entry, which stays on its line. */
function commentOnLine(after: string): string {
	return /^[ \t]*(?:\/\/.*|\/\*.*\*\/(?=[ \t]*\r?\n))/.exec(after)?.[0] ?? '';
}
