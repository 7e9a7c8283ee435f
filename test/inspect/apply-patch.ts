// A JSON patch (RFC 6902) applied to a copy of a value.
import {isDeepStrictEqual} from 'node:util';
import type {JsonPatchOperation} from '../../src/inspect/index.js';

interface Target {
	readonly holder: Record<string, unknown> | unknown[];
	readonly key: string;
}

/** The patched value; `undefined` if the patch does not apply. */
export function applyPatch(
	value: unknown,
	patch: readonly JsonPatchOperation[],
): {readonly value: unknown} | undefined {
	const document = {root: structuredClone(value)};
	const at = (pointer: string): Target | undefined => {
		let target: Target = {holder: document, key: 'root'};
		for (const key of keysIn(pointer)) {
			const inner = isThere(target) ? Reflect.get(target.holder, target.key) : undefined;
			if (typeof inner !== 'object' || inner === null) return undefined;
			target = {holder: inner as Target['holder'], key};
		}
		return target;
	};
	const isApplied = patch.every(operation => {
		if (operation.op === 'move' || operation.op === 'copy') {
			const source = at(operation.from);
			if (source === undefined || !isThere(source) || operation.path.startsWith(`${operation.from}/`)) return false;
			const moved: unknown = Reflect.get(source.holder, source.key);
			if (operation.op === 'move') remove(source);
			return add(at(operation.path), moved);
		}
		const target = at(operation.path);
		if (operation.op === 'add') return add(target, structuredClone(operation.value));
		if (target === undefined || !isThere(target)) return false;
		if (operation.op === 'test') return isDeepStrictEqual(Reflect.get(target.holder, target.key), operation.value);
		if (operation.op === 'remove') return remove(target);
		return operation.op === 'replace' && set(target, structuredClone(operation.value));
	});
	return isApplied ? {value: document.root} : undefined;
}

/** The value at a pointer, if there is one. */
export function valueAt(value: unknown, pointer: string): unknown {
	return keysIn(pointer).reduce<unknown>(
		(inner, key) => (Object.hasOwn(Object(inner), key) ? Reflect.get(Object(inner), key) : undefined),
		value,
	);
}

/** The keys of a JSON pointer (RFC 6901). */
function keysIn(pointer: string): readonly string[] {
	const [, ...keys] = pointer.split('/');
	return keys.map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function isThere({holder, key}: Target): boolean {
	return Array.isArray(holder)
		? /^(?:0|[1-9]\d*)$/.test(key) && Number(key) < holder.length
		: Object.hasOwn(holder, key);
}

function set({holder, key}: Target, value: unknown): boolean {
	return Reflect.defineProperty(holder, key, {value, writable: true, enumerable: true, configurable: true});
}

function add(target: Target | undefined, value: unknown): boolean {
	if (target === undefined) return false;
	const {holder, key} = target;
	if (!Array.isArray(holder)) return set(target, value);
	const isInside = isThere(target) || key === '-' || key === String(holder.length);
	if (isInside) holder.splice(key === '-' ? holder.length : Number(key), 0, value);
	return isInside;
}

function remove({holder, key}: Target): boolean {
	if (Array.isArray(holder)) holder.splice(Number(key), 1);
	else Reflect.deleteProperty(holder, key);
	return true;
}
