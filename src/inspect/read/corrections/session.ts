// Keys of session requests that are elsewhere: a nested mandate, and the keys of a filter beside the fields of the session.
import type {IssueFix, JsonPatchOperation} from '../../../diagnostics/issue.js';
import {pointerSegment} from '../../../diagnostics/pointer.js';
import {isSessionField} from '../../../schema/fields-by-action.js';
import {normalizeWord, unambiguousMatch} from '../../../schema/nearest.js';
import {PAYMENT_FILTER, PAYMENT_OPTION} from '../../../schema/payment-filter-shape.js';
import {isPlainData} from '../../../schema/plain-object.js';
import {keysOf, type ObjectShape} from '../../../schema/shape.js';
import {listed} from '../../../schema/vocabulary.js';
import {type NestedKey, nestedMembers} from '../dotted-fields.js';
import {MOST_KEYS} from '../extra-keys.js';
import {isSame} from '../is-same.js';
import type {Sources} from '../source-of.js';
import {removal} from './fix.js';
import {parsedText} from './items.js';
import type {Entry, KeysContext, Moved} from './moved-keys.js';

/** `{mandate: {max_amount}}` and `{options: {create_mandate}}` with dotted keys. */
export function flattenInSession(given: KeysContext, {entries, fixes}: Moved): void {
	for (const key of ['mandate', 'options', 'order', 'customer'] as const) {
		const found = given.values.has(key) ? flattening(key, given.values.get(key), given) : undefined;
		if (found === undefined) continue;
		entries.set(key, found.entries);
		fixes.set(key, found.fix);
	}
}

function flattening(
	key: NestedKey,
	value: unknown,
	{values, sourceOf}: KeysContext,
): {readonly entries: readonly Entry[]; readonly fix: IssueFix} | undefined {
	const json = typeof value === 'string' && key !== 'order' && key !== 'customer' ? parsedText(value, '{') : undefined;
	const object = json ?? value;
	const {pointer} = sourceOf(key);
	const isEmpty = object === null || (isPlainData(object) && Object.keys(object).length === 0);
	if (isEmpty && (key === 'mandate' || key === 'options'))
		return {entries: [], fix: removal(pointer, `Remove ${key}, which names no field`)};
	if (!isPlainData(object) || (key === 'options' && Object.keys(object).some(isOptionKey))) return undefined;
	const members = nestedMembers(key, object).map(({path, value: inner, name}) => {
		return {place: path.map(pointerSegment).join(''), inner, name};
	});
	const names = members.map(({name}) => name);
	const isOwnObject = key === 'order' || key === 'customer';
	// What else an order or a customer has may have any name, and one that repeats a field of the session is an extra field.
	if (isOwnObject && (values.size > MOST_KEYS || names.length === 0 || !names.every(isSessionField))) return undefined;
	const isFree = members.every(({name, inner}) => {
		return values.get(name) === undefined || (!isOwnObject && isSame(values.get(name), inner));
	});
	if (!isFree || new Set(names).size < names.length) return undefined;
	const moves = members.map(({place, inner, name}): JsonPatchOperation => {
		const path = pointerSegment(name);
		return json === undefined ? {op: 'move', from: pointer + place, path} : {op: 'add', path, value: inner};
	});
	return {
		entries: members.map(({place, inner, name}) => ({
			key: name,
			value: inner,
			source: sourceOf(key, place, json !== undefined),
		})),
		fix: {title: `Write ${listed(names, 'and')}`, patch: [...moves, {op: 'remove', path: pointer}]},
	};
}

function isOptionKey(key: string): boolean {
	return meantField(PAYMENT_OPTION, key) !== undefined;
}

/** The field of an object that a key names or can only be intended as. */
function meantField(shape: ObjectShape, key: string): string | undefined {
	return unambiguousMatch(key, keysOf(shape));
}

/** The keys of a filter in `payment_filter`: all of them, unless the same keys are already there. */
export function moveIntoFilter({values, sourceOf, reading}: KeysContext, {entries, fixes}: Moved): void {
	const asked = [...values.keys()].flatMap(key => {
		const name = entries.has(key) ? undefined : meantField(PAYMENT_FILTER, key);
		return name === 'allowDefaultOptions' || name === 'options' ? [{key, name}] : [];
	});
	const [first] = asked;
	const written = [...values.keys()].find(key => normalizeWord(key) === 'PAYMENTFILTER');
	const filter = written === undefined ? {} : values.get(written);
	const isFree =
		first !== undefined &&
		asked.every(({key}) => isPart(key, values.get(key))) &&
		isPlainData(filter) &&
		(written ?? 'payment_filter') === 'payment_filter' &&
		asked.every(({name}) => !Object.hasOwn(filter, name)) &&
		new Set(asked.map(({name}) => name)).size === asked.length;
	if (!isFree) return;
	const whole: Record<string, unknown> = {...Object(filter)};
	const sources: Sources = Object.create(null);
	for (const {key, name} of asked) {
		whole[name] = values.get(key);
		sources[name] = sourceOf(key);
	}
	reading.sources.set(whole, sources);
	const start = written === undefined ? [{op: 'add', path: '/payment_filter', value: {}} as const] : [];
	const moves = asked.map(({key, name}) => {
		return {op: 'move', from: pointerSegment(key), path: `/payment_filter/${name}`} as const;
	});
	const fix = {title: 'Move to payment_filter', patch: [...start, ...moves]};
	const place = written ?? first.key;
	// A filter that is not there yet has no places for patches.
	const {pointer} = sourceOf('payment_filter');
	const source = {pointer, isText: written === undefined};
	for (const {key} of asked) {
		entries.set(key, []);
		fixes.set(key, fix);
	}
	entries.set(place, [{key: 'payment_filter', value: whole, written: first.key, source}]);
}

/** False for `options` that may also be meant as the options of the session. */
function isPart(key: string, value: unknown): boolean {
	if (normalizeWord(key) !== 'OPTIONS' || Array.isArray(value)) return true;
	if (key !== 'options') return false;
	if (typeof value === 'string') return parsedText(value, '[') !== undefined;
	return isPlainData(value) && Object.keys(value).some(isOptionKey);
}
