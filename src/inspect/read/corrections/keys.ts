// Finds the intended keys of one object, before any of its values is read.
import {formatValue} from '../../../diagnostics/format-value.js';
import type {IssueFix, JsonPatchOperation} from '../../../diagnostics/issue.js';
import {pointerSegment} from '../../../diagnostics/pointer.js';
import {extraKeyProblem, likeField} from '../../../schema/extra-fields.js';
import {isPlainData} from '../../../schema/plain-object.js';
import type {PlainObject} from '../../../schema/shape.js';
import {fieldOf, keysOf, type ObjectShape} from '../../../schema/shape.js';
import {likeName, listed} from '../../../schema/vocabulary.js';
import {isSame} from '../is-same.js';
import {removal} from './fix.js';
import {parsedText} from './items.js';
import {type At, type Source, sourceOf} from './place.js';
import {aliasOfField, isOptionKey, nestedMembers} from './session-keys.js';

/** The intended field, with its value. */
export interface Entry {
	readonly key: string;
	readonly value: unknown;
	/** Its original place, if it was under another key. */
	readonly source?: Source | undefined;
}

/** A key as written, and the fields that replace it: none if the key is only removed. */
export interface MeantKey {
	readonly written: string;
	readonly entries: readonly Entry[];
	/** Absent if the key is right, or if it cannot be meant as a field. */
	readonly fix?: IssueFix;
}

export function meantKeys(shape: ObjectShape, object: PlainObject, at: At): readonly MeantKey[] {
	const keys = Object.keys(object);
	const asWritten = (written: string): MeantKey => ({written, entries: [{key: written, value: object[written]}]});
	if (keysOf(shape).length === 0 || keys.every(key => fieldOf(shape, key) !== undefined)) return keys.map(asWritten);
	const isSession = shape.additionalProperties === extraKeyProblem;
	if (shape.additionalProperties !== undefined && !isSession) return keys.map(asWritten);
	const here = sourceOf(at);
	const replaced = isSession ? nestedFields(object, here) : repeatedKeys(shape, object, here);
	const names = new Map<string, string>();
	/** For each field, how many keys with a value are meant as it. */
	const counts = new Map<string, number>();
	for (const written of keys) {
		const name = replaced.has(written) ? undefined : meantKey(shape, written);
		if (name !== undefined) names.set(written, name);
		const fields =
			replaced.get(written)?.entries ?? (name === undefined || object[written] === undefined ? [] : [{key: name}]);
		for (const {key} of fields) counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return keys.map(written => {
		const name = names.get(written);
		// A key is renamed only if no other key has the right name or can be meant as it.
		if (name === undefined || name === written || counts.get(name) !== 1)
			return replaced.get(written) ?? asWritten(written);
		const source = {pointer: here.pointer + pointerSegment(written), isFixable: here.isFixable};
		const path = here.pointer + pointerSegment(name);
		return {
			written,
			entries: [{key: name, value: object[written], source}],
			fix: {title: `Rename it to ${formatValue(name)}`, patch: [{op: 'move', from: source.pointer, path}]},
		};
	});
}

/** The keys that repeat what the outer object already states; they are removed. */
function repeatedKeys({repeats = {}}: ObjectShape, object: PlainObject, here: Source): ReadonlyMap<string, MeantKey> {
	const found = new Map<string, MeantKey>();
	for (const [written, value] of Object.entries(repeats)) {
		if (object[written] !== value) continue;
		const fix = removal(here.pointer + pointerSegment(written), `Remove ${written}, which the option already states`);
		found.set(written, {written, entries: [], fix});
	}
	return found;
}

/** The only field that a key can be meant as. Stricter for sessions, whose extra fields may have similar names. */
function meantKey(shape: ObjectShape, key: string): string | undefined {
	if (fieldOf(shape, key) !== undefined) return key;
	if (shape.additionalProperties === undefined) return likeName(key, keysOf(shape)).meant;
	return likeField(key) ?? aliasOfField(key);
}

/** Reads nested forms of dotted names: `{mandate: {max_amount}}` and `{options: {create_mandate}}`. */
function nestedFields(object: PlainObject, here: Source): ReadonlyMap<string, MeantKey> {
	const found = (['mandate', 'options'] as const).flatMap(key => {
		const nested = Object.hasOwn(object, key) ? nestedField(key, object, here) : undefined;
		return nested === undefined ? [] : [[key, nested] as const];
	});
	return new Map(found);
}

function nestedField(key: 'mandate' | 'options', object: PlainObject, here: Source): MeantKey | undefined {
	const value = object[key];
	const json = typeof value === 'string' ? parsedText(value, '{') : undefined;
	const inside = json ?? value;
	const pointer = here.pointer + pointerSegment(key);
	if (inside === null || (isPlainData(inside) && Object.keys(inside).length === 0))
		return {written: key, entries: [], fix: removal(pointer, `Remove ${key}, which names no field`)};
	if (!isPlainData(inside) || (key === 'options' && Object.keys(inside).some(isOptionKey))) return undefined;
	const members = nestedMembers(key, inside).map(({path, value: inner, name}) => {
		return {place: path.map(pointerSegment).join(''), inner, name};
	});
	const names = members.map(({name}) => name);
	const isFree = members.every(({name, inner}) => object[name] === undefined || isSame(object[name], inner));
	if (!isFree || new Set(names).size < names.length) return undefined;
	const moves = members.map(({place, inner, name}): JsonPatchOperation => {
		const path = pointerSegment(name);
		return json === undefined ? {op: 'move', from: pointer + place, path} : {op: 'add', path, value: inner};
	});
	const isFixable = here.isFixable && json === undefined;
	return {
		written: key,
		entries: members.map(({place, inner, name}) => ({
			key: name,
			value: inner,
			source: {pointer: pointer + place, isFixable},
		})),
		fix: {title: `Write ${listed(names, 'and')}`, patch: [...moves, {op: 'remove', path: pointer}]},
	};
}
