// Fixes of session requests with a nested mandate, or with the keys of a filter beside the fields of the session.
import type {IssueFix, JsonPatchOperation} from '../../diagnostics/issue.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {dottedName} from '../../schema/dotted-fields.js';
import {fold} from '../../schema/nearest.js';
import {PAYMENT_FILTER, PAYMENT_OPTION} from '../../schema/payment-filter-shape.js';
import {keysOf, type ObjectShape} from '../../schema/shape.js';
import {unambiguousMatch} from '../../schema/unambiguous-match.js';
import {listed} from '../../schema/vocabulary.js';
import {isSame} from '../repair/json-patch.js';
import {removal} from './fix.js';
import {parsedText} from './items-in-text.js';
import {type FieldPlace, isPlainObject} from './place.js';

export function sessionFix(place: FieldPlace): IssueFix | undefined {
	const isNested = place.key === 'mandate' || place.key === 'options';
	return (isNested ? flattening(place) : undefined) ?? intoFilter(place);
}

/** Writes `{mandate: {max_amount}}` and `{options: {create_mandate}}` with dotted keys. */
function flattening({pointer, key, value, object: session}: FieldPlace): IssueFix | undefined {
	const json = typeof value === 'string' ? parsedText(value, '{') : undefined;
	const object = json ?? value;
	const isEmpty = object === null || (isPlainObject(object) && Object.keys(object).length === 0);
	if (isEmpty) return removal(pointer, `Remove ${key}, which names no field`);
	if (!isPlainObject(object) || (key === 'options' && Object.keys(object).some(isOptionKey))) return undefined;
	const fields = Object.entries(object).map(([member, inner]) => ({
		member,
		inner,
		name: dottedName(`${key}.${member}`),
	}));
	const names = fields.map(({name}) => name);
	const isFree = fields.every(({name, inner}) => session[name] === undefined || isSame(session[name], inner));
	if (!isFree || new Set(names).size < names.length) return undefined;
	const moves = fields.map(({member, inner, name}): JsonPatchOperation => {
		const path = pointerSegment(name);
		return json === undefined
			? {op: 'move', from: pointer + pointerSegment(member), path}
			: {op: 'add', path, value: inner};
	});
	return {title: `Write ${listed(names, 'and')}`, patch: [...moves, {op: 'remove', path: pointer}]};
}

function isOptionKey(key: string): boolean {
	return meantField(PAYMENT_OPTION, key) !== undefined;
}

/** The field of an object that a key names or can only be intended as. */
function meantField(shape: ObjectShape, key: string): string | undefined {
	return unambiguousMatch(key, keysOf(shape));
}

const FILTER_KEYS: readonly (string | undefined)[] = ['allowDefaultOptions', 'options'];

/** Moves the keys of a filter into `payment_filter`, unless the same keys are already there. */
function intoFilter({key: asked, object: session}: FieldPlace): IssueFix | undefined {
	const flat = Object.keys(session).filter(key => isFlat(key, session[key]));
	const names = flat.map(key => meantField(PAYMENT_FILTER, key) ?? key);
	const written = Object.keys(session).find(key => fold(key) === 'PAYMENTFILTER');
	const filter = written === undefined ? {} : session[written];
	const isFree =
		isPlainObject(filter) &&
		(written ?? 'payment_filter') === 'payment_filter' &&
		names.every(name => !Object.hasOwn(filter, name)) &&
		new Set(names).size === names.length;
	if (!flat.includes(asked) || !isFree) return undefined;
	const moves = flat.map((key, index) => {
		return {op: 'move', from: pointerSegment(key), path: `/payment_filter/${names[index]}`} as const;
	});
	const start = written === undefined ? [{op: 'add', path: '/payment_filter', value: {}} as const] : [];
	return {title: 'Move to payment_filter', patch: [...start, ...moves]};
}

/** True for a key of a filter; `options` may also be meant as the options of the session. */
function isFlat(key: string, value: unknown): boolean {
	if (!FILTER_KEYS.includes(meantField(PAYMENT_FILTER, key))) return false;
	if (fold(key) !== 'OPTIONS' || Array.isArray(value)) return true;
	if (typeof value === 'string') return parsedText(value, '[') !== undefined;
	return isPlainObject(value) && Object.keys(value).some(isOptionKey);
}
