// Applies the certain fixes of lint's own rules to a corrected input: what has no effect goes, providers are written twice.
import type {Issue, IssueFix, JsonPatchOperation} from '../../diagnostics/issue.js';
import {lastKeyIn, parentOf} from '../../diagnostics/pointer.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {isSame} from '../read/is-same.js';
import type {Source} from '../read/meant/place.js';
import {plainCopy} from '../read/snapshot.js';
import {type Sources, sourceIn, valueAt} from '../read/source-of.js';
import type {Corrected} from './corrected.js';

/** An issue of the value, the patch of its fix, and its place in the input. */
export interface Fixable {
	readonly issue: Issue;
	readonly patch: IssueFix['patch'];
	/** The operation after all tests. */
	readonly last: JsonPatchOperation;
	readonly place: string;
}

/** Applies the fixes that fit together to the value; the ones that were applied. */
export function applyFixes(fixes: readonly Fixable[], {value, sources}: Corrected): readonly Fixable[] {
	const byHolder = new Map<string, Fixable[]>();
	for (const one of fixes) getOrInsertComputed(byHolder, parentOf(one.last.path), () => []).push(one);
	// Found before any change, which may move other objects and lists.
	const holders = [...byHolder].map(([pointer, found]) => ({
		found,
		holder: valueAt(value, pointer),
		place: sourceIn(value, pointer, sources),
	}));
	return holders.flatMap(({found, holder, place}) => {
		if (Array.isArray(holder)) return inList(holder, found, place, sources);
		for (const {last} of found) inObject(Object(holder), last);
		return found;
	});
}

function inObject(holder: object, operation: JsonPatchOperation): void {
	const key = lastKeyIn(operation.path);
	if (operation.op !== 'replace') Reflect.deleteProperty(holder, key);
	else Reflect.set(holder, key, plainCopy(operation.value)); // later rounds change the copy
}

/** Applies fixes to a list, and then removes all items at once. */
function inList(
	list: unknown[],
	fixes: readonly Fixable[],
	place: Source,
	sources: WeakMap<object, Sources>,
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
	const itemSources = sources.get(list);
	const kept = [...list.keys()].filter(index => !removed.has(index));
	const places = kept.map(
		index => itemSources?.[index] ?? {pointer: `${place.pointer}/${index}`, isFixable: place.isFixable},
	);
	sources.set(list, places as unknown as Sources); // by index
	for (const [index, from] of kept.entries()) list[index] = list[from];
	list.length = kept.length;
	return applied;
}
