// Applies the certain fixes of lint's own rules to a corrected input: what has no effect goes, providers are written twice.
import type {Issue, IssueFix} from '../../diagnostics/issue.js';
import {keysIn, parentOf} from '../../diagnostics/pointer.js';
import type {Source} from '../../schema/places.js';
import {isSame} from '../read/is-same.js';
import {snapshotOf} from '../read/snapshot.js';
import {type Sources, sourceIn, valueAt} from '../read/source-of.js';
import type {Corrected} from './corrected.js';

/** An issue of the value, its fix, and its place in the input. */
export interface Fixable {
	readonly issue: Issue;
	readonly fix: IssueFix;
	readonly place: string;
}

/** Applies the fixes that fit together to the value; the ones that were applied. */
export function applyFixes(fixes: readonly Fixable[], {value, sources}: Corrected): readonly Fixable[] {
	const byHolder = new Map<string, Fixable[]>();
	for (const one of fixes) {
		const holder = holderOf(one.fix);
		const others = byHolder.get(holder);
		if (others === undefined) byHolder.set(holder, [one]);
		else others.push(one);
	}
	const lists = [...byHolder].map(([pointer, found]) => ({pointer, found, holder: valueAt(value, pointer)}));
	// The inner ones first, so that the pointers of the outer ones still lead to them.
	lists.sort((one, other) => other.pointer.length - one.pointer.length);
	return lists.flatMap(({pointer, found, holder}) => {
		if (Array.isArray(holder)) return inList(holder, found, sourceIn(value, pointer, sources), sources);
		for (const {fix} of found) inObject(Object(holder), fix);
		return found;
	});
}

/** Applies the last operation of a fix to an object. */
function inObject(holder: object, fix: IssueFix): void {
	const operation = fix.patch.at(-1);
	if (operation?.op !== 'replace') Reflect.deleteProperty(holder, lastKey(fix));
	else Reflect.set(holder, lastKey(fix), snapshotOf(operation.value).value); // later rounds change the copy
}

/** The list or object in which the last operation of a fix changes something. */
function holderOf({patch}: IssueFix): string {
	return parentOf(patch.at(-1)?.path ?? '');
}

function lastKey({patch}: IssueFix): string {
	return keysIn(patch.at(-1)?.path ?? '').at(-1) ?? '';
}

/** Applies fixes to a list, from its last item to its first, and then removes all items at once. */
function inList(
	list: unknown[],
	fixes: readonly Fixable[],
	place: Source,
	sources: WeakMap<object, Sources>,
): readonly Fixable[] {
	const removed = new Set<number>();
	const applied = [...fixes]
		.sort((one, other) => Number(lastKey(other.fix)) - Number(lastKey(one.fix)))
		.filter(({fix}) => {
			const isFit = fix.patch.every(operation => {
				const index = Number(keysIn(operation.path).at(-1));
				return !removed.has(index) && (operation.op !== 'test' || isSame(list[index], operation.value));
			});
			if (!isFit) return false;
			for (const operation of fix.patch) {
				const index = Number(keysIn(operation.path).at(-1));
				if (operation.op === 'remove') removed.add(index);
				else if (operation.op === 'replace') list[index] = operation.value;
			}
			return true;
		});
	const itemSources = sources.get(list);
	const kept = [...list.keys()].filter(index => !removed.has(index));
	const places = kept.map(
		index => itemSources?.[index] ?? {pointer: `${place.pointer}/${index}`, isText: place.isText},
	);
	sources.set(list, places as unknown as Sources); // by index
	for (const [index, from] of kept.entries()) list[index] = list[from];
	list.length = kept.length;
	return applied.reverse();
}
