// A JSON patch applied to a text: only the bytes that change are written.
import {createScanner, getNodeValue, type Node, parseTree} from 'jsonc-parser';
import type {JsonPatchOperation} from '../inspect/index.js';
import {isSame} from '../inspect/repair/json-patch.js';
import {type Layout, layoutOf, printed} from './layout.js';

/** The text after each operation of the patch; formatting, comments and order elsewhere stay. */
export function editText(text: string, patch: readonly JsonPatchOperation[]): string {
	const layout = layoutOf(text);
	const additions = patch.filter((one): one is Write => one.op === 'add');
	const done = new Set<JsonPatchOperation>();
	let edited = text;
	for (const operation of patch) {
		if (done.has(operation)) continue;
		const container = operation.op === 'remove' ? containerOf(edited, operation.path) : undefined;
		const added = container && additions.find(other => !done.has(other) && isRename(container, operation, other));
		if (container !== undefined && added !== undefined) {
			done.add(added);
			edited = withValue(renamed(edited, container, keyOfPath(added.path)), added, layout);
		} else edited = apply(edited, operation, layout);
	}
	return edited;
}

function apply(text: string, operation: JsonPatchOperation, layout: Layout): string {
	if (operation.op === 'test') return text;
	if (operation.op === 'remove') return without(text, operation.path);
	if (!('from' in operation)) return withValue(text, operation, layout);
	const {op, from, path} = operation;
	const source = containerOf(text, from)?.value;
	const value = source && getNodeValue(source);
	return withValue(op === 'move' ? without(text, from) : text, {op: 'add', path, value}, layout);
}

type Write = Extract<JsonPatchOperation, {readonly op: 'add' | 'replace' | 'test'}>;

/** True if `added` writes under a new key what `removed` takes out of the same object: the entry keeps its place. */
function isRename({node, children, found}: Container, removed: JsonPatchOperation, added: Write): boolean {
	const pathOfContainer = (path: string) => path.slice(0, path.lastIndexOf('/'));
	return (
		node.type === 'object' &&
		found.length === 1 &&
		pathOfContainer(added.path) === pathOfContainer(removed.path) &&
		!children.some(child => keyOf(child) === keyOfPath(added.path))
	);
}

function renamed(text: string, {children, found}: Container, key: string): string {
	const name = children[found[0] ?? -1]?.children?.[0];
	if (name === undefined) return text;
	return text.slice(0, name.offset) + JSON.stringify(key) + text.slice(endOf(name));
}

function keyOfPath(path: string): string {
	return path
		.slice(path.lastIndexOf('/') + 1)
		.replaceAll('~1', '/')
		.replaceAll('~0', '~');
}

/** The object or list that a pointer leads into, and what it contains there. */
interface Container {
	readonly node: Node;
	readonly children: readonly Node[];
	readonly key: string;
	/** The indexes of the children with that key. */
	readonly found: readonly number[];
	/** Of a repeated key the last value, as in `JSON.parse`. */
	readonly value: Node | undefined;
}

function containerOf(text: string, path: string): Container | undefined {
	let node = parseTree(text);
	let container: Container | undefined;
	for (const segment of path.split('/').slice(1)) {
		if (node === undefined) return undefined;
		const key = keyOfPath(`/${segment}`);
		const {children = []} = node;
		const isList = node.type === 'array';
		const found = [...children.keys()].filter(index => key === (isList ? String(index) : keyOf(children[index])));
		const child = children[found.at(-1) ?? -1];
		const value = isList ? child : child?.children?.[1];
		container = {node, children, key, found, value};
		node = value;
	}
	return container;
}

function keyOf(property: Node | undefined): unknown {
	return property?.children?.[0]?.value;
}

/** The text without the entry; a repeated key is removed everywhere it occurs. */
function without(text: string, path: string): string {
	const container = containerOf(text, path);
	if (container === undefined) return '';
	const {node, children, found} = container;
	const index = found.at(-1);
	if (index === undefined) return text;
	const rest = withoutChild(text, children, index);
	return node.type === 'object' ? without(rest, path) : rest;
}

/** Cuts a child and its comma; the children before it stay where they are. */
function withoutChild(text: string, children: readonly Node[], index: number): string {
	const [previous, child, next] = [children[index - 1], children[index], children[index + 1]];
	if (child === undefined) return text;
	if (next !== undefined) return cut(text, child.offset, commaBehind(text, child) + 1);
	const rest = cut(text, child.offset, endOf(child));
	if (previous === undefined) return rest;
	const comma = commaBehind(text, previous);
	return rest.slice(0, comma).replace(/[ \t]+$/, '') + rest.slice(comma + 1);
}

function commaBehind(text: string, node: Node): number {
	const scanner = createScanner(text, true);
	scanner.setPosition(endOf(node));
	scanner.scan();
	return scanner.getTokenOffset();
}

/** Cuts a part together with its line if nothing else is on it, or else with the blanks on one side. */
function cut(text: string, start: number, end: number): string {
	const before = text.slice(0, start).replace(/[ \t]+$/, '');
	const after = text.slice(end);
	const isLine = before.endsWith('\n') && /^[ \t]*\r?\n/.test(after);
	if (isLine) return before.replace(/\r?\n$/, '') + after.replace(/^[ \t]+/, '');
	if (before.endsWith('\n')) return text.slice(0, start) + after.replace(/^[ \t]+/, '');
	return before.length < start ? before + after : before + after.replace(/^[ \t]+/, '');
}

function withValue(text: string, {op, path, value}: Write, layout: Layout): string {
	const container = containerOf(text, path);
	if (container === undefined) return printed(value, layout);
	const {node, children, value: old} = container;
	const isBroken = children.length > 0 ? text.slice(node.offset, endOf(node)).includes('\n') : layout.isBroken;
	const here = {...layout, isBroken};
	if (old === undefined || (op === 'add' && node.type === 'array')) return withEntry(text, container, value, here);
	if (isSame(getNodeValue(old), value)) return text;
	const indent = indentAt(text, old.offset);
	return text.slice(0, old.offset) + printed(value, {...here, indent}) + text.slice(endOf(old));
}

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
		// A comment behind the last entry stays on its line.
		const end = endOf(last);
		const comment = isBroken ? /^[ \t]*(?:\/\/.*|\/\*.*\*\/(?=[ \t]*\r?\n))/.exec(text.slice(end))?.[0] : undefined;
		const from = end + (comment?.length ?? 0);
		return `${text.slice(0, end)},${comment ?? ''}${gap}${entry}${text.slice(from)}`;
	}
	const start = node.offset + 1;
	const close = endOf(node) - 1;
	const isBlank = text.slice(start, close).trim() === '';
	const filled = isBroken ? eol + indent + entry + eol + outside : entry;
	return text.slice(0, start) + filled + text.slice(isBlank ? close : start);
}

/** The blanks at the start of the line of an offset. */
function indentAt(text: string, offset: number): string {
	const start = text.lastIndexOf('\n', offset - 1) + 1;
	return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

function endOf({offset, length}: Node): number {
	return offset + length;
}
