// Applies the certain fixes of lint's own rules to a corrected input: removes parts without effect, writes providers twice.
import type {Issue, IssueFix, JsonPatchOperation} from '../../diagnostics/issue.js';
import {lastKeyIn, parentOf, valueAt} from '../../diagnostics/pointer.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {placeIn, type Source} from '../read/corrections/place.js';
import {isSame} from '../read/is-same.js';
import {plainCopy} from '../read/snapshot.js';

/** An issue of the value, the patch of its fix, and its place in the input. */
export interface Fixable {
	readonly issue: Issue;
	readonly patch: IssueFix['patch'];
	/** The operation after all tests. */
	readonly last: JsonPatchOperation;
	readonly place: string;
}

/** Applies the fixes that do not conflict to the value, which must be a copy, and returns those that were applied. */
export function applyFixes(fixes: readonly Fixable[], value: unknown, places: Map<string, Source>): readonly Fixable[] {
	const byHolder = new Map<string, Fixable[]>();
	for (const fix of fixes) getOrInsertComputed(byHolder, parentOf(fix.last.path), () => []).push(fix);
	// The innermost fixes come first, since removing an item changes the places after it.
	const pointers = [...byHolder.keys()].sort((one, other) => other.split('/').length - one.split('/').length);
	const applied = new Set(
		pointers.flatMap(pointer => {
			const found = byHolder.get(pointer) ?? [];
			const holder = valueAt(value, pointer);
			if (Array.isArray(holder)) return applyToList(holder, found, pointer, places);
			for (const {last} of found) applyToObject(Object(holder), last, places);
			return found;
		}),
	);
	return [...byHolder.values()].flat().filter(fix => applied.has(fix));
}

function applyToObject(holder: object, operation: JsonPatchOperation, places: Map<string, Source>): void {
	const key = lastKeyIn(operation.path);
	takePlacesInside(operation.path, places);
	if (operation.op !== 'replace') Reflect.deleteProperty(holder, key);
	else Reflect.set(holder, key, plainCopy(operation.value)); // a copy, since later rounds may change it
}

/** Applies fixes to a list, and then removes all items at once. */
function applyToList(
	list: unknown[],
	fixes: readonly Fixable[],
	pointer: string,
	places: Map<string, Source>,
): readonly Fixable[] {
	const removed = new Set<number>();
	const applied = fixes.filter(({patch}) => {
		const isFit = patch.every(operation => {
			const index = Number(lastKeyIn(operation.path));
			return !removed.has(index) && (operation.op !== 'test' || isSame(list[index], operation.value));
		});
		if (!isFit) return false;
		for (const operation of patch) {
			const index = Number(lastKeyIn(operation.path));
			if (operation.op === 'remove') removed.add(index);
			else if (operation.op === 'replace') list[index] = operation.value;
		}
		return true;
	});
	const kept = [...list.keys()].filter(index => !removed.has(index));
	moveItems(pointer, kept, places);
	for (const [index, from] of kept.entries()) list[index] = list[from];
	list.length = kept.length;
	return applied;
}

/** Updates the places of the items that remain in a list, and of their parts. */
function moveItems(pointer: string, kept: readonly number[], places: Map<string, Source>): void {
	const items = kept.map(index => placeIn(places, `${pointer}/${index}`));
	const indexes = new Map(kept.map((from, index) => [String(from), index]));
	const inside = takePlacesInside(pointer, places);
	for (const [index, source] of items.entries()) places.set(`${pointer}/${index}`, source);
	for (const [place, source] of inside) {
		const [item = '', ...rest] = place.slice(pointer.length + 1).split('/');
		const index = indexes.get(item);
		if (index !== undefined && rest.length > 0) places.set([pointer, index, ...rest].join('/'), source);
	}
}

/** Removes the places of the parts of a value, and returns them. */
function takePlacesInside(pointer: string, places: Map<string, Source>): readonly (readonly [string, Source])[] {
	const inside = [...places].filter(([place]) => place.startsWith(`${pointer}/`));
	for (const [place] of inside) places.delete(place);
	return inside;
}
