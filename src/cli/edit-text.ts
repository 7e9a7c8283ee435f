// A JSON patch applied to a text: only the bytes that change are written.
import {getNodeValue, parseTree} from 'jsonc-parser';
import {keysIn} from '../diagnostics/pointer.js';
import {getOrInsertComputed} from '../inspect/evaluate/get-or-insert-computed.js';
import type {JsonPatchOperation} from '../inspect/index.js';
import {type Container, containerIn, containerOf, endOf, readKey} from './json-container.js';
import {indentAt, type Layout, layoutOf} from './layout.js';
import {withoutEntries, withoutEntry} from './remove-entry.js';
import {type Write, withValue, withValues} from './write-value.js';

/** The text after each operation of the patch; formatting, comments and order elsewhere stay. */
export function editText(text: string, patch: readonly JsonPatchOperation[]): string {
	return edited(text, patch, layoutOf(text));
}

/** Runs of operations inside items of lists are applied to the text of each item alone, so that time grows with the text. */
function edited(text: string, patch: readonly JsonPatchOperation[], layout: Layout): string {
	let done = text;
	for (let start = 0; start < patch.length; ) {
		const isInside = itemOf(patch[start]) !== undefined;
		let end = start + 1;
		while (end < patch.length && (itemOf(patch[end]) !== undefined) === isInside) end += 1;
		const run = patch.slice(start, end);
		done = isInside ? withItems(done, run, layout) : withEach(done, run, layout);
		start = end;
	}
	return done;
}

/** The pointer of the outermost item of a list that contains the place of an operation. */
function itemOf(operation: JsonPatchOperation | undefined): string | undefined {
	if (operation === undefined || 'from' in operation) return undefined;
	return /^(.*?\/\d+)\//.exec(operation.path)?.[1];
}

function withItems(text: string, patch: readonly JsonPatchOperation[], layout: Layout): string {
	const root = parseTree(text);
	const byItem = new Map<string, JsonPatchOperation[]>();
	for (const operation of patch) {
		const item = itemOf(operation) ?? '';
		getOrInsertComputed(byItem, item, () => []).push({...operation, path: operation.path.slice(item.length)});
	}
	const edits = [...byItem].map(([pointer, inside]) => ({node: containerIn(root, pointer)?.value, inside}));
	let at = 0;
	const parts = edits
		.flatMap(({node, inside}) => (node === undefined ? [] : [{node, inside}]))
		.sort((one, other) => one.node.offset - other.node.offset)
		.map(({node, inside}) => {
			const indent = indentAt(text, node.offset);
			const item = edited(indent + text.slice(node.offset, endOf(node)), inside, layout);
			const part = text.slice(at, node.offset) + item.slice(indent.length);
			at = endOf(node);
			return part;
		});
	return parts.join('') + text.slice(at);
}

function withEach(text: string, patch: readonly JsonPatchOperation[], layout: Layout): string {
	const additions = patch.filter((one): one is Write => one.op === 'add');
	const done = new Set<JsonPatchOperation>();
	let current = text;
	for (const [index, operation] of patch.entries()) {
		if (done.has(operation)) continue;
		const run = replacementsFrom(patch, index);
		const replaced = run.length > 1 ? withValues(current, run, layout) : undefined;
		if (replaced !== undefined) {
			for (const one of run) done.add(one);
			current = replaced;
			continue;
		}
		const items = itemsFrom(patch, index);
		if (items.length > 1) {
			for (const one of items) done.add(one);
			current = withoutEntries(
				current,
				items.map(({path}) => path),
			);
			continue;
		}
		const container = operation.op === 'remove' ? containerOf(current, operation.path) : undefined;
		const added = container && additions.find(other => !done.has(other) && isRename(container, operation, other));
		if (container === undefined || added === undefined) current = applied(current, operation, layout);
		else {
			done.add(added);
			current = withValue(withNewKey(current, container, lastKey(added.path)), added, layout);
		}
	}
	return current;
}

/** The replacements that follow each other: none changes the place of another, so the text is parsed once for all. */
function replacementsFrom(patch: readonly JsonPatchOperation[], start: number): readonly Write[] {
	const run: Write[] = [];
	for (let index = start; index < patch.length; index += 1) {
		const operation = patch[index];
		if (operation?.op !== 'replace' || operation.path === '') break;
		run.push(operation);
	}
	return run;
}

/** The items of one list that are removed one after the other, from the last: their places are those in the same text. */
function itemsFrom(patch: readonly JsonPatchOperation[], start: number): readonly JsonPatchOperation[] {
	const items: JsonPatchOperation[] = [];
	let last = Number.POSITIVE_INFINITY;
	for (let index = start; index < patch.length; index += 1) {
		const operation = patch[index];
		const place = Number(operation && lastKey(operation.path));
		const isNext = operation?.op === 'remove' && parentOf(operation.path) === parentOf(patch[start]?.path ?? '');
		if (!isNext || !(place < last)) break;
		items.push(operation);
		last = place;
	}
	return items;
}

function applied(text: string, operation: JsonPatchOperation, layout: Layout): string {
	switch (operation.op) {
		case 'test':
			return text;
		case 'remove':
			return withoutEntry(text, operation.path);
		case 'add':
		case 'replace':
			return withValue(text, operation, layout);
		default: {
			const {op, from, path} = operation;
			const source = containerOf(text, from)?.value;
			const value = source && getNodeValue(source);
			return withValue(op === 'move' ? withoutEntry(text, from) : text, {op: 'add', path, value}, layout);
		}
	}
}

/** True if `added` writes under a new key what `removed` takes out of the same object: the entry keeps its place. */
function isRename({node, children, found}: Container, removed: JsonPatchOperation, added: Write): boolean {
	return (
		node.type === 'object' &&
		found.length === 1 &&
		parentOf(added.path) === parentOf(removed.path) &&
		!children.some(child => readKey(child) === lastKey(added.path))
	);
}

function withNewKey(text: string, {children, found}: Container, key: string): string {
	const name = children[found[0] ?? -1]?.children?.[0];
	if (name === undefined) return text;
	return text.slice(0, name.offset) + JSON.stringify(key) + text.slice(endOf(name));
}

function parentOf(pointer: string): string {
	return pointer.slice(0, pointer.lastIndexOf('/'));
}

function lastKey(pointer: string): string {
	return keysIn(pointer).at(-1) ?? '';
}
