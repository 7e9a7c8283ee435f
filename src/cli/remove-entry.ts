// Removes an entry of an object or list from a JSON text.
import {createScanner, type Node} from 'jsonc-parser';
import {containerOf, endOf} from './json-container.js';

/** The text without the entry; a repeated key is removed everywhere it occurs. */
export function withoutEntry(text: string, pointer: string): string {
	const container = containerOf(text, pointer);
	if (container === undefined) return '';
	const {node, children, found} = container;
	const index = found.at(-1);
	if (index === undefined) return text;
	const rest = withoutChild(text, children, index);
	return node.type === 'object' ? withoutEntry(rest, pointer) : rest;
}

/** Cuts a child and its comma; the children before it stay where they are. */
function withoutChild(text: string, children: readonly Node[], index: number): string {
	const [previous, child, next] = [children[index - 1], children[index], children[index + 1]];
	if (child === undefined) return text;
	if (next !== undefined) return cut(text, child.offset, commaAfter(text, child) + 1);
	const rest = cut(text, child.offset, endOf(child));
	if (previous === undefined) return rest;
	const comma = commaAfter(text, previous);
	return rest.slice(0, comma).replace(/[ \t]+$/, '') + rest.slice(comma + 1);
}

/** The offset of the comma after a child; there may be comments between the two. */
function commaAfter(text: string, node: Node): number {
	const scanner = createScanner(text, true);
	scanner.setPosition(endOf(node));
	scanner.scan();
	return scanner.getTokenOffset();
}

/** Cuts a part together with its line if nothing else is on it, or else with the blanks on one side. */
function cut(text: string, start: number, end: number): string {
	const before = text.slice(0, start).replace(/[ \t]+$/, '');
	const after = text.slice(end);
	const startsLine = before.endsWith('\n');
	const endsLine = /^[ \t]*\r?\n/.test(after);
	if (startsLine && endsLine) return before.replace(/\r?\n$/, '') + after.replace(/^[ \t]+/, '');
	if (startsLine) return text.slice(0, start) + after.replace(/^[ \t]+/, '');
	return before.length < start ? before + after : before + after.replace(/^[ \t]+/, '');
}
