// The patch of a repair applied to a text, whose formatting, comments and order stay wherever nothing changes.
import {getNodeValue, type Node, parseTree, visit} from 'jsonc-parser';
import {keysIn} from '../../diagnostics/pointer.js';
import type {JsonPatchOperation} from '../../inspect/index.js';
import {isSame} from '../../inspect/read/is-same.js';
import {patchBetween} from '../../inspect/repair/json-patch.js';
import {isPlainData} from '../../schema/plain-object.js';
import {endOf} from '../input/json-document.js';

/** A value, and the text that it is written in. */
interface Value {
	readonly text: string;
	readonly node: Node;
	/** What is in a list or object, once an operation has led into it. */
	inside?: Inside;
}

interface Inside {
	readonly entries: Entry[];
	/** The blanks and comments before the closing bracket. */
	end: string;
}

/** An item of a list, or a property. */
interface Entry {
	/** The blanks and comments in front of it. */
	before: string;
	/** Of a property. */
	key?: string;
	/** The key as it is written, and the colon; empty in a list. */
	name: string;
	value: Value;
	/** The blanks and comments between it and its comma. */
	after: string;
	/** A property that is removed keeps its place for one that is added later, since both are one that is renamed. */
	isRemoved?: boolean;
}

type Write = Extract<JsonPatchOperation, {readonly value: unknown}>;

/** The text after each operation of the patch of a repair, which adds, replaces and removes. */
export function editText(text: string, patch: readonly JsonPatchOperation[]): string {
	const node = parseTree(text);
	if (node === undefined) return text;
	const layout = layoutOf(text);
	const root: Entry = {
		before: text.slice(0, node.offset),
		name: '',
		value: {text, node},
		after: text.slice(endOf(node)),
	};
	for (const operation of patch) apply(root, operation, layout);
	return textOf(root);
}

function apply(root: Entry, operation: JsonPatchOperation, layout: Layout): void {
	if (operation.op === 'remove') remove(root, operation.path);
	else if ('value' in operation) write(root, operation, layout);
}

function remove(root: Entry, path: string): void {
	const {holder, key} = placeOf(root, path);
	if (holder === undefined) return;
	const inside = insideOf(holder);
	if (isList(holder)) drop(inside, Number(key));
	else for (const entry of inside.entries) if (entry.key === key) entry.isRemoved = true;
}

function write(root: Entry, {op, path, value}: Write, layout: Layout): void {
	const {holder, key} = placeOf(root, path);
	if (holder === undefined) {
		overwrite(root, value, layout);
		return;
	}
	const {entries} = insideOf(holder);
	const isBroken = entries.length > 0 ? textIn(holder).includes('\n') : layout.isBroken;
	const own = {...layout, isBroken};
	const found = entryIn(holder, key);
	const removed = entries.find(({isRemoved}) => isRemoved);
	if (found !== undefined && !(op === 'add' && isList(holder))) overwrite(found, value, own);
	else if (removed !== undefined) {
		const name = removed.name.replace(/^"(?:[^"\\]|\\.)*"/, () => JSON.stringify(key));
		Object.assign(removed, {key, name, isRemoved: false});
		overwrite(removed, value, own);
	} else insert(holder, key, value, own);
}

function overwrite(entry: Entry, value: unknown, layout: Layout): void {
	const {text, node} = entry.value;
	const was = dataOf(entry.value);
	if (isSame(was, value)) return;
	const items = Array.isArray(value) ? asItems(entry.value, value.length) : undefined;
	if (items !== undefined) entry.value = {...newValue([], layout), inside: items};
	// What a list or object has in common with the new one keeps its text.
	if (items !== undefined || (isPlainData(was) && isPlainData(value)) || (Array.isArray(was) && Array.isArray(value))) {
		for (const operation of patchBetween(dataOf(entry.value), value)) apply(entry, operation, layout);
		return;
	}
	// Only a list or object has lines of its own.
	const indent = typeof value === 'object' ? indentAt(text, node.offset) : '';
	entry.before += commentsIn(entry.value, layout.eol + indentOf(entry));
	entry.value = newValue(value, {...layout, indent});
}

/** An object as the only item of a list, or its values as the items; `undefined` if it has another number of them. */
function asItems(object: Value, count: number): Inside | undefined {
	const {node} = object;
	if (node.type !== 'object') return undefined;
	const {entries, end} = insideOf(object);
	const isNumbered = entries.every(({key = ''}) => /^\d+$/.test(key));
	if (!isNumbered && count === 1) return {entries: [{before: '', name: '', value: object, after: ''}], end: ''};
	if (!isNumbered || count !== entries.length) return undefined;
	return {entries: entries.map(({before, value, after}) => ({before, name: '', value, after})), end};
}

/** The comments inside a value, to stand in front of another one. */
function commentsIn(value: Value, newLine: string): string {
	const text = textIn(value);
	const found: string[] = [];
	visit(text, {
		onComment: (offset, length) => {
			const comment = text.slice(offset, offset + length);
			found.push(comment.startsWith('//') ? comment + newLine : `${comment} `);
		},
	});
	return found.join('');
}

/** One more entry: before the item in whose place it is written, else at the end. */
function insert(holder: Value, key: string, value: unknown, layout: Layout): void {
	const {isBroken, eol, unit} = layout;
	const inside = insideOf(holder);
	const {entries} = inside;
	const outside = indentAt(holder.text, holder.node.offset);
	const [first, last] = [entries[0], entries.at(-1)];
	const indent = first === undefined ? outside + unit : indentOf(first);
	const gap = isBroken ? eol + indent : ' ';
	const name = isList(holder) ? '' : `${JSON.stringify(key)}: `;
	const entry: Entry = {before: gap, key, name, value: newValue(value, {...layout, indent}), after: ''};
	const next = entryIn(holder, key);
	if (next !== undefined) {
		entries.splice(entries.indexOf(next), 0, {...entry, before: next.before});
		next.before = gap;
		return;
	}
	entries.push(entry);
	if (last === undefined) {
		entry.before = isBroken ? gap : '';
		inside.end = (isBroken ? eol + outside : '') + (inside.end.trim() === '' ? '' : inside.end);
	} else {
		const comment = isBroken ? commentOnLine(inside.end) : '';
		entry.before = comment + gap;
		inside.end = inside.end.slice(comment.length);
	}
}

/** The comment behind an entry, which stays on its line. */
function commentOnLine(after: string): string {
	return /^[ \t]*(?:\/\/.*|\/\*.*\*\/(?=[ \t]*\r?\n))/.exec(after)?.[0] ?? '';
}

function drop(inside: Inside, at: number): void {
	const {entries, end} = inside;
	const [entry] = entries.splice(at, 1);
	const [previous, next] = [entries[at - 1], entries[at]];
	if (entry === undefined) return;
	if (next !== undefined) {
		next.before = joined(entry.before, next.before);
		return;
	}
	inside.end = joined(entry.before, end);
	// The last entry that is left has no comma.
	if (!previous?.after) return;
	inside.end = joined(previous.after, inside.end);
	previous.after = '';
}

/** What is left around a part that is removed with its line, if nothing else is on it, or else with the blanks on one side. */
function joined(before: string, after: string): string {
	const startsLine = /\n[ \t]*$/.test(before);
	if (startsLine && /^[ \t]*\r?\n/.test(after))
		return before.replace(/\r?\n[ \t]*$/, '') + after.replace(/^[ \t]+/, '');
	if (startsLine || !/[ \t]$/.test(before)) return before + after.replace(/^[ \t]+/, '');
	return before.replace(/[ \t]+$/, '') + after;
}

/** Where a pointer ends: the list or object, and the key; of the whole text neither. */
function placeOf(root: Entry, path: string): {readonly holder?: Value | undefined; readonly key: string} {
	const keys = keysIn(path);
	const key = keys.at(-1);
	return key === undefined ? {key: ''} : {holder: entryAt(root, keys.slice(0, -1))?.value, key};
}

function entryAt(root: Entry, keys: readonly string[]): Entry | undefined {
	return keys.reduce<Entry | undefined>((entry, key) => entry && entryIn(entry.value, key), root);
}

/** Of a repeated key the last entry, as in `JSON.parse`. */
function entryIn(holder: Value, key: string): Entry | undefined {
	const {entries} = insideOf(holder);
	if (isList(holder)) return entries[Number(key)];
	return entries.filter(entry => entry.key === key && !entry.isRemoved).at(-1);
}

function isList({node}: Value): boolean {
	return node.type === 'array';
}

/** The blanks and comments before a comma. */
const BEFORE_COMMA = /^(?:\s+|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/)*/;

function insideOf(value: Value): Inside {
	value.inside ??= readInside(value);
	return value.inside;
}

function readInside({text, node}: Value): Inside {
	const {children = [], offset} = node;
	let at = offset + 1;
	const entries = children.map((child, index): Entry => {
		const [key, found = child] = child.children !== undefined && child.type === 'property' ? child.children : [];
		const end = endOf(child);
		const next = children[index + 1];
		const [after = ''] = (next && BEFORE_COMMA.exec(text.slice(end, next.offset))) ?? [];
		const before = text.slice(at, child.offset);
		at = next === undefined ? end : end + after.length + 1;
		return {
			before,
			...(key && {key: key.value}),
			name: text.slice(child.offset, found.offset),
			value: {text, node: found},
			after,
		};
	});
	return {entries, end: text.slice(at, endOf(node) - 1)};
}

/** The indentation of the line of an entry. */
function indentOf({before, value}: Entry): string {
	return before.includes('\n') ? indentAt(before, before.length) : indentAt(value.text, value.node.offset);
}

function newValue(value: unknown, layout: Layout): Value {
	const text = layout.indent + printed(value, layout);
	return {text, node: parseTree(text) as Node}; // it is JSON
}

function dataOf(value: Value): unknown {
	const node = value.inside === undefined ? value.node : parseTree(textIn(value));
	return node && getNodeValue(node);
}

function textOf({before, name, value, after}: Entry): string {
	return before + name + textIn(value) + after;
}

function textIn({text, node, inside}: Value): string {
	if (inside === undefined) return text.slice(node.offset, endOf(node));
	const left = {...inside, entries: inside.entries.map(entry => ({...entry}))};
	for (let at = left.entries.length - 1; at >= 0; at -= 1) if (left.entries[at]?.isRemoved) drop(left, at);
	const [opening, closing] = node.type === 'array' ? '[]' : '{}';
	return opening + left.entries.map(textOf).join(',') + left.end + closing;
}

/** How a text is formatted where a value is written. */
interface Layout {
	readonly unit: string;
	readonly eol: string;
	/** Whether objects and lists are broken over several lines. */
	readonly isBroken: boolean;
	/** The indentation of the line in which the value starts. */
	readonly indent: string;
}

/** The indentation and line ends of the text itself. */
function layoutOf(text: string): Layout {
	const unit = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
	return {
		unit: unit.startsWith('\t') ? '\t' : unit,
		eol: text.includes('\r\n') ? '\r\n' : '\n',
		isBroken: text.trimEnd().includes('\n'),
		indent: '',
	};
}

/** Longest list that is written on one line, in characters. */
const WIDEST = 80;

function printed(value: unknown, {unit, eol, isBroken, indent}: Layout): string {
	const lines = JSON.stringify(value, null, unit);
	// Line breaks inside strings are escaped: each of these is one of the formatting.
	const line = lines.replace(/(?<=[[{])\n\s*|\n\s*(?=[\]}])/g, '').replace(/\n\s*/g, ' ');
	const isShortList = Array.isArray(value) && !line.includes('{') && line.length <= WIDEST;
	return isBroken && !isShortList ? lines.replaceAll('\n', eol + indent) : line;
}

/** The blanks at the start of the line of an offset. */
function indentAt(text: string, offset: number): string {
	const start = text.lastIndexOf('\n', offset - 1) + 1;
	return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}
