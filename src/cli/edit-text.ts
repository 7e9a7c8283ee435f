// A JSON patch applied to a text: only the bytes that change are written.
import {getNodeValue} from 'jsonc-parser';
import {keysIn} from '../diagnostics/pointer.js';
import type {JsonPatchOperation} from '../inspect/index.js';
import {type Container, containerOf, endOf, keyOf} from './json-container.js';
import {type Layout, layoutOf} from './layout.js';
import {withoutEntries, withoutEntry} from './remove-entry.js';
import {type Write, withValue, withValues} from './write-value.js';

/** The text after each operation of the patch; formatting, comments and order elsewhere stay. */
export function editText(text: string, patch: readonly JsonPatchOperation[]): string {
	const layout = layoutOf(text);
	const additions = patch.filter((one): one is Write => one.op === 'add');
	const done = new Set<JsonPatchOperation>();
	let edited = text;
	for (const [index, operation] of patch.entries()) {
		if (done.has(operation)) continue;
		const run = replacementsFrom(patch, index);
		const replaced = run.length > 1 ? withValues(edited, run, layout) : undefined;
		if (replaced !== undefined) {
			for (const one of run) done.add(one);
			edited = replaced;
			continue;
		}
		const items = itemsFrom(patch, index);
		if (items.length > 1) {
			for (const one of items) done.add(one);
			edited = withoutEntries(
				edited,
				items.map(({path}) => path),
			);
			continue;
		}
		const container = operation.op === 'remove' ? containerOf(edited, operation.path) : undefined;
		const added = container && additions.find(other => !done.has(other) && isRename(container, operation, other));
		if (container === undefined || added === undefined) edited = applied(edited, operation, layout);
		else {
			done.add(added);
			edited = withValue(withNewKey(edited, container, lastKey(added.path)), added, layout);
		}
	}
	return edited;
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
		!children.some(child => keyOf(child) === lastKey(added.path))
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
