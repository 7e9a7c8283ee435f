// Where a place of a patched value was before the patch.
import {keysIn, pointerSegment} from '../../diagnostics/pointer.js';
import type {JsonPatchOperation} from '../../inspect/index.js';

/** The pointer into the value before the patch of a repair; for a part that it adds, that of the object or list around it. */
export function pointerBefore(pointer: string, patch: readonly JsonPatchOperation[]): string {
	const keys = [...patch].reverse().reduce<readonly string[]>(keysBefore, keysIn(pointer));
	return keys.map(pointerSegment).join('');
}

function keysBefore(keys: readonly string[], operation: JsonPatchOperation): readonly string[] {
	const path = keysIn(operation.path);
	if (operation.op === 'remove') return shifted(keys, path, 1);
	if (operation.op !== 'add') return keys;
	const isInside = path.every((key, at) => keys[at] === key);
	return isInside ? keys.slice(0, path.length - 1) : shifted(keys, path, -1);
}

/** The keys before an item of a list was added or removed in front of them. */
function shifted(keys: readonly string[], path: readonly string[], by: 1 | -1): readonly string[] {
	const last = path.length - 1;
	const [item, index] = [path[last] ?? '', keys[last] ?? ''];
	const isBeside = path.slice(0, last).every((key, at) => keys[at] === key);
	if (!isBeside || !/^\d+$/.test(item) || !/^\d+$/.test(index)) return keys;
	const isAfter = by === 1 ? Number(index) >= Number(item) : Number(index) > Number(item);
	return isAfter ? [...keys.slice(0, last), String(Number(index) + by), ...keys.slice(path.length)] : keys;
}
