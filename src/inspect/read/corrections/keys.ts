// Keys that are not where they are meant to be: misspelled, nested in an object of the session, or beside the filter.
import {formatValue} from '../../../diagnostics/format-value.js';
import {parentOf, pointerSegment} from '../../../diagnostics/pointer.js';
import {likeField} from '../../../schema/extra-fields.js';
import {unambiguousMatch} from '../../../schema/nearest.js';
import type {Entries} from '../../../schema/places.js';
import {pointerOf, type ReadContext} from '../../../schema/read-context.js';
import {fieldOf, keysOf, type ObjectShape} from '../../../schema/shape.js';
import {aliasOfField} from '../extra-keys.js';
import type {Sources} from '../source-of.js';
import type {Arranged} from './corrections.js';
import type {Entry, KeysContext, Moved} from './moved-keys.js';
import {type Reading, sourceOf} from './place.js';
import {flattenInSession, moveIntoFilter} from './session.js';

/** The object with its keys where they are meant to be; `undefined` if no key can be meant otherwise. */
export function arrangedKeys(
	shape: ObjectShape,
	{keys, plain}: Entries,
	context: ReadContext,
	reading: Reading,
): Arranged | undefined {
	if (keysOf(shape).length === 0) return undefined;
	const at = pointerOf(context);
	const fieldSources = reading.sources.get(plain);
	const given: KeysContext = {
		shape,
		values: new Map(keys.map(key => [key, plain[key]])),
		sourceOf(key, inside = '', isText = false) {
			const source = fieldSources?.[key] ?? sourceOf(context, at + pointerSegment(key));
			return {pointer: source.pointer + inside, isText: source.isText || isText};
		},
		reading,
	};
	const moved: Moved = {entries: new Map(), fixes: new Map()};
	if (shape.additionalProperties !== undefined) {
		flattenInSession(given, moved);
		moveIntoFilter(given, moved);
	}
	rename(given, moved);
	return moved.fixes.size === 0 ? undefined : arranged(given, fieldSources, moved);
}

/** Misspelled keys, if the right name is free and no other key can be meant as it. */
function rename({shape, values, sourceOf}: KeysContext, {entries, fixes}: Moved): void {
	const meant = new Map<string, string>();
	const counts = new Map<string, number>();
	for (const found of entries.values()) for (const {key} of found) counts.set(key, 1);
	for (const [key, value] of values) {
		const name = fieldOf(shape, key) === undefined ? meantKey(shape, key) : key;
		if (name === undefined || entries.has(key)) continue;
		meant.set(key, name);
		if (value !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
	}
	for (const [key, name] of meant) {
		if (name === key || counts.get(name) !== 1) continue;
		const source = sourceOf(key);
		const path = parentOf(source.pointer) + pointerSegment(name);
		entries.set(key, [{key: name, value: values.get(key), source}]);
		fixes.set(key, {title: `Rename it to ${formatValue(name)}`, patch: [{op: 'move', from: source.pointer, path}]});
	}
}

/** The field that a key can only be meant as; extra fields of a session may have similar names. */
function meantKey(shape: ObjectShape, key: string): string | undefined {
	if (shape.additionalProperties === undefined) return unambiguousMatch(key, keysOf(shape));
	return likeField(key) ?? aliasOfField(key);
}

function arranged(
	{values, reading}: KeysContext,
	fieldSources: Sources | undefined,
	{entries, fixes}: Moved,
): Arranged {
	const plain: Record<string, unknown> = Object.create(null);
	const sources: Sources = Object.create(null);
	const written = new Map<string, string>();
	for (const [key, value] of values) {
		const found: readonly Entry[] = entries.get(key) ?? [{key, value, source: fieldSources?.[key]}];
		for (const entry of found) {
			// A field that is undefined counts as absent where another key is meant as it.
			if (entry.value === undefined && Object.hasOwn(plain, entry.key)) continue;
			plain[entry.key] = entry.value;
			sources[entry.key] = entry.source;
			written.set(entry.key, entry.written ?? key);
		}
	}
	reading.sources.set(plain, sources);
	return {keys: Object.keys(plain), plain, fixes, written};
}
