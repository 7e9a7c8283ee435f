// A JSON patch (RFC 6902) applied to a value.
import type {JsonPatchOperation} from '../../diagnostics/issue.js';
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

/** True if the operation was applied. */
export function applyOperation(root: PatchedDocument, operation: JsonPatchOperation): boolean {
	const target = targetOf(root, operation.path);
	if (target === undefined) return false;
	switch (operation.op) {
		case 'add':
			return add(target, copyOf(operation.value));
		case 'replace':
			return isThere(target) && set(target, copyOf(operation.value));
		case 'remove':
			return isThere(target) && remove(target);
		case 'test':
			return isThere(target) && isSame(get(target), operation.value);
		default: {
			const source = targetOf(root, operation.from);
			if (source === undefined || !isThere(source)) return false;
			const found = operation.op === 'copy' ? copyOf(get(source)) : get(source);
			if (operation.op === 'move') remove(source);
			const moved = targetOf(root, operation.path);
			return moved !== undefined && add(moved, found);
		}
	}
}

/** A copy, since later operations may change it. */
function copyOf(value: unknown): unknown {
	return snapshotOf(value).value;
}

function targetOf(root: PatchedDocument, pointer: string): Target | undefined {
	const keys = `root${pointer}`.split('/').map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'));
	let target: Target = {holder: root as unknown as Target['holder'], key: 'root'}; // only this key is read
	for (const key of keys.slice(1)) {
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

function add(target: Target, value: unknown): boolean {
	const {holder, key} = target;
	if (!Array.isArray(holder)) return set(target, value);
	const index = key === '-' ? holder.length : Number(key);
	if (!isThere(target) && index !== holder.length) return false;
	holder.splice(index, 0, value);
	return true;
}

function remove({holder, key}: Target): boolean {
	if (Array.isArray(holder)) holder.splice(Number(key), 1);
	else Reflect.deleteProperty(holder, key);
	return true;
}
