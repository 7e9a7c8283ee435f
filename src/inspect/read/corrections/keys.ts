// The keys of one object as they are meant, found before any of its values is read.
import {formatValue} from '../../../diagnostics/format-value.js';
import type {IssueFix, JsonPatchOperation} from '../../../diagnostics/issue.js';
import {pointerSegment} from '../../../diagnostics/pointer.js';
import {extraKeyProblem, likeField} from '../../../schema/extra-fields.js';
import {isSessionField} from '../../../schema/fields-by-action.js';
import {PAYMENT_FILTER} from '../../../schema/payment-filter-shape.js';
import {isPlainData} from '../../../schema/plain-object.js';
import type {PlainObject} from '../../../schema/shape.js';
import {fieldOf, keysOf, type ObjectShape, own} from '../../../schema/shape.js';
import {listed, meantName} from '../../../schema/vocabulary.js';
import {normalizeWord} from '../../../utils/nearest.js';
import {isSame} from '../is-same.js';
import {NO_FIX, removal} from './fix.js';
import {parsedText} from './items.js';
import type {Source} from './place.js';
import {aliasOfField, isOptionKey, MOST_KEYS, type NestedKey, nestedMembers} from './session-keys.js';

/** A field as it is meant, with its value. */
export interface Entry {
	readonly key: string;
	readonly value: unknown;
	/** Where it was, if under another key. */
	readonly source?: Source | undefined;
	/** Where its own parts were, if they were not together. */
	readonly parts?: {readonly [key: string]: Source};
}

/** A key as it is written, and the fields in its place: none for a key that only has to go. */
export interface MeantKey {
	readonly written: string;
	readonly entries: readonly Entry[];
	/** Absent for a key that is right, or that cannot be meant as a field. */
	readonly fix?: IssueFix;
	/** True for a key that belongs to another object: it is judged there, and never moved. */
	readonly isElsewhere?: true;
}

/** `judges`: also the keys of a filter that are not in one. */
export function meantKeys(shape: ObjectShape, object: PlainObject, here: Source, judges: boolean): readonly MeantKey[] {
	const keys = Object.keys(object);
	const asWritten = (written: string): MeantKey => ({written, entries: [{key: written, value: object[written]}]});
	if (keysOf(shape).length === 0 || keys.every(key => fieldOf(shape, key) !== undefined)) return keys.map(asWritten);
	const isSession = shape.additionalProperties === extraKeyProblem;
	if (shape.additionalProperties !== undefined && !isSession) return keys.map(asWritten);
	const replaced = isSession
		? new Map([...filterKeys(object, here, judges), ...nestedFields(object, here, judges)])
		: repeatedKeys(shape, object, here);
	const names = new Map<string, string>();
	/** How many keys with a value are meant as each field. */
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
		// The right name is free, and no other key can be meant as it.
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

/** What the object around this one states already. */
function repeatedKeys({repeats = {}}: ObjectShape, object: PlainObject, here: Source): ReadonlyMap<string, MeantKey> {
	const found = new Map<string, MeantKey>();
	for (const [written, value] of Object.entries(repeats)) {
		if (object[written] !== value) continue;
		const fix = removal(here.pointer + pointerSegment(written), `Remove ${written}, which the option already states`);
		found.set(written, {written, entries: [], fix});
	}
	return found;
}

/** The keys of a filter beside the fields of a session, judged as if they were in `payment_filter`. */
function filterKeys(object: PlainObject, here: Source, judges: boolean): ReadonlyMap<string, MeantKey> {
	const found = Object.keys(object).flatMap(written => {
		const name = meantName(written, keysOf(PAYMENT_FILTER));
		const isOptions = name === 'options' && isOptionList(object[written]);
		return name === 'allowDefaultOptions' || isOptions ? [{written, name}] : [];
	});
	const filter = own(object, 'payment_filter') ?? {};
	const isMisspelled = Object.keys(object).some(
		key => key !== 'payment_filter' && normalizeWord(key) === 'PAYMENTFILTER',
	);
	const isFree = !isMisspelled && isPlainData(filter) && found.every(({name}) => !Object.hasOwn(filter, name));
	if (!isFree || new Set(found.map(({name}) => name)).size < found.length) return new Map();
	const isThere = Object.hasOwn(object, 'payment_filter');
	const options = found.find(({name}) => name === 'options');
	const holder = isThere ? 'payment_filter' : options?.written;
	if (holder === undefined || found.length === 0) return new Map();
	const parts = Object.fromEntries(
		found.map(({written, name}) => [name, {pointer: here.pointer + pointerSegment(written), isFixable: false}]),
	);
	if (!judges)
		return isThere ? new Map([[holder, {written: holder, entries: [{key: holder, value: filter, parts}]}]]) : new Map();
	const value = {...filter, ...Object.fromEntries(found.map(({written, name}) => [name, object[written]]))};
	const source = isThere ? undefined : {pointer: `${here.pointer}/payment_filter`, isFixable: false};
	const keys = found.map(({written}) => [written, {written, entries: [], fix: NO_FIX, isElsewhere: true}] as const);
	const all = new Map<string, MeantKey>(keys);
	return all.set(holder, {
		...(all.get(holder) ?? {written: holder}),
		entries: [{key: 'payment_filter', value, source, parts}],
	});
}

/** True for a list, also as text, and for its only item. */
function isOptionList(value: unknown): boolean {
	if (typeof value === 'string') return parsedText(value, '[') !== undefined;
	return Array.isArray(value) || (isPlainData(value) && Object.keys(value).some(isOptionKey));
}

/** The field that a key can only be meant as; extra fields of a session may have similar names. */
function meantKey(shape: ObjectShape, key: string): string | undefined {
	if (fieldOf(shape, key) !== undefined) return key;
	if (shape.additionalProperties === undefined) return meantName(key, keysOf(shape));
	return likeField(key) ?? aliasOfField(key);
}

/** `{mandate: {max_amount}}` and `{options: {create_mandate}}`, the nested forms of dotted names; also fields elsewhere. */
function nestedFields(object: PlainObject, here: Source, judges: boolean): ReadonlyMap<string, MeantKey> {
	const keys = [...(['mandate', 'options'] as const), ...(judges ? (['order', 'customer'] as const) : [])];
	const found = keys.flatMap(key => {
		const nested = Object.hasOwn(object, key) ? nestedField(key, object, here) : undefined;
		return nested === undefined ? [] : [[key, nested] as const];
	});
	return new Map(found);
}

function nestedField(key: NestedKey, object: PlainObject, here: Source): MeantKey | undefined {
	const value = object[key];
	const json = typeof value === 'string' && key !== 'order' && key !== 'customer' ? parsedText(value, '{') : undefined;
	const inside = json ?? value;
	const pointer = here.pointer + pointerSegment(key);
	const isEmpty = inside === null || (isPlainData(inside) && Object.keys(inside).length === 0);
	if (isEmpty && (key === 'mandate' || key === 'options'))
		return {written: key, entries: [], fix: removal(pointer, `Remove ${key}, which names no field`)};
	if (!isPlainData(inside) || (key === 'options' && Object.keys(inside).some(isOptionKey))) return undefined;
	const members = nestedMembers(key, inside).map(({path, value: inner, name}) => {
		return {place: path.map(pointerSegment).join(''), inner, name};
	});
	const names = members.map(({name}) => name);
	const isOwnObject = key === 'order' || key === 'customer';
	// What else an order or a customer has may have any name, and one that repeats a field of the session is an extra field.
	if (isOwnObject && (Object.keys(object).length > MOST_KEYS || names.length === 0 || !names.every(isSessionField)))
		return undefined;
	const isFree = members.every(({name, inner}) => {
		return object[name] === undefined || (!isOwnObject && isSame(object[name], inner));
	});
	if (!isFree || new Set(names).size < names.length) return undefined;
	const moves = members.map(({place, inner, name}): JsonPatchOperation => {
		const path = pointerSegment(name);
		return json === undefined ? {op: 'move', from: pointer + place, path} : {op: 'add', path, value: inner};
	});
	const isFixable = here.isFixable && json === undefined && !isOwnObject;
	return {
		written: key,
		entries: members.map(({place, inner, name}) => ({
			key: name,
			value: inner,
			source: {pointer: pointer + place, isFixable},
		})),
		fix: {title: `Write ${listed(names, 'and')}`, patch: [...moves, {op: 'remove', path: pointer}]},
		...(isOwnObject && {isElsewhere: true}),
	};
}
