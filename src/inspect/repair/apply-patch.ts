// A JSON patch (RFC 6902) applied to a value.
import type {JsonPatchOperation} from '../../diagnostics/issue.js';
import {keysIn} from '../../diagnostics/pointer.js';
import {dataProperty} from '../../values/data-property.js';
import {isSame} from './json-patch.js';
import {snapshotOf} from './snapshot.js';

/** A value that patches change in place: under a key, so that its root has a parent too; `opaque` objects stay unchanged. */
export interface PatchedDocument {
	root: unknown;
	readonly opaque: ReadonlySet<unknown>;
}

/** An object or list, and the key in it that a pointer ends in. */
interface Target {
	readonly holder: Record<string, unknown> | unknown[];
	readonly key: string;
}

/** The patched value as a new one; `undefined` if the patch does not apply. */
export function applyPatch(
	value: unknown,
	patch: readonly JsonPatchOperation[],
): {readonly value: unknown} | undefined {
	const document = openDocument(value);
	return patch.every(operation => applyOperation(document, operation)) ? {value: document.root} : undefined;
}

/** A copy of a value, ready to be patched. */
export function openDocument(value: unknown): PatchedDocument {
	const {value: root, opaque} = snapshotOf(value);
	return {root, opaque};
}

/** The value at a pointer. */
export function valueAt(document: PatchedDocument, pointer: string): unknown {
	const target = targetOf(document, pointer);
	return target !== undefined && isThere(target) ? get(target) : undefined;
}

/** Applies an operation, after a call of `onFit`; false if it does not fit. */
export function applyOperation(document: PatchedDocument, operation: JsonPatchOperation, onFit?: () => void): boolean {
	const target = targetOf(document, operation.path);
	if (target === undefined || !fits(operation, target, document)) return false;
	onFit?.();
	switch (operation.op) {
		case 'add':
			return add(target, copyOf(operation.value));
		case 'replace':
			return set(target, copyOf(operation.value));
		case 'remove':
			return remove(target);
		case 'test':
			return true;
		case 'copy':
			return add(target, copyOf(valueAt(document, operation.from)));
		case 'move': {
			const source = targetOf(document, operation.from);
			if (source === undefined || rename(source, target)) return true;
			const found = get(source);
			remove(source);
			return add(target, found);
		}
	}
}

function fits(operation: JsonPatchOperation, target: Target, document: PatchedDocument): boolean {
	switch (operation.op) {
		case 'add':
			return isInsertable(target);
		case 'replace':
		case 'remove':
			return isThere(target);
		case 'test':
			return isThere(target) && isSame(get(target), operation.value);
		case 'move':
		case 'copy': {
			const source = targetOf(document, operation.from);
			const isInside = operation.path.startsWith(`${operation.from}/`);
			return source !== undefined && isThere(source) && isInsertable(target) && !(isInside && operation.op === 'move');
		}
	}
}

/** A copy, since later operations may change it. */
function copyOf(value: unknown): unknown {
	return snapshotOf(value).value;
}

function targetOf(root: PatchedDocument, pointer: string): Target | undefined {
	let target: Target = {holder: root as unknown as Target['holder'], key: 'root'}; // only this key is read
	for (const key of keysIn(pointer)) {
		const inner = isThere(target) ? get(target) : undefined;
		if (typeof inner !== 'object' || inner === null || root.opaque.has(inner)) return undefined;
		target = {holder: inner as Target['holder'], key}; // any object or list may be asked for a key
	}
	return target;
}

function isThere({holder, key}: Target): boolean {
	return Array.isArray(holder)
		? /^(?:0|[1-9]\d*)$/.test(key) && Number(key) < holder.length
		: Object.hasOwn(holder, key);
}

function get({holder, key}: Target): unknown {
	return Reflect.get(holder, key);
}

/** Defines rather than assigns, so that `__proto__` is a key like any other. */
function set({holder, key}: Target, value: unknown): boolean {
	return Reflect.defineProperty(holder, key, dataProperty(value));
}

/** Moves a field to a new key of the same object, where it keeps its place among the others. */
function rename(source: Target, target: Target): boolean {
	const {holder} = source;
	if (holder !== target.holder || Array.isArray(holder) || isThere(target)) return false;
	for (const [key, value] of Object.entries(holder)) {
		Reflect.deleteProperty(holder, key);
		set({holder, key: key === source.key ? target.key : key}, value);
	}
	return true;
}

/** True for a key of an object, and for the index of an item or the end of a list. */
function isInsertable(target: Target): boolean {
	const {holder, key} = target;
	return !Array.isArray(holder) || isThere(target) || key === '-' || key === String(holder.length);
}

function add(target: Target, value: unknown): boolean {
	const {holder, key} = target;
	if (!Array.isArray(holder)) return set(target, value);
	holder.splice(key === '-' ? holder.length : Number(key), 0, value);
	return true;
}

function remove({holder, key}: Target): boolean {
	if (Array.isArray(holder)) holder.splice(Number(key), 1);
	else Reflect.deleteProperty(holder, key);
	return true;
}
