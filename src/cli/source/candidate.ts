// Whether a literal is a filter, a session request or a part of one, by its keys.

import {EMI_FILTER} from '../../schema/emi-filter-shape.js';
import {CUSTOMER_FIELDS, ORDER_FIELDS, SESSION_FIELDS} from '../../schema/fields-by-action.js';
import {PAYMENT_OPTION} from '../../schema/payment-filter-shape.js';
import {keysOf} from '../../schema/shape.js';
import {isOneEdit, normalizeWord} from '../../utils/nearest.js';
import {MANDATE_KINDS} from '../../wire/mandate.js';
import {SESSION_ACTIONS} from '../../wire/session.js';
import {type ListLiteral, type Literal, type ObjectLiteral, valueUnder} from './literal.js';

/** What a literal is. */
export type CandidateKind = 'session' | 'filter' | 'options' | 'option' | 'emi';

export interface Candidate {
	readonly kind: CandidateKind;
	readonly literal: Literal;
}

/** What a literal is by its keys; `undefined` for any other literal. */
export function kindOf(literal: Literal, source: string): CandidateKind | undefined {
	if (literal.kind === 'list') return isOptions(literal) ? 'options' : undefined;
	if (literal.kind !== 'object' || !literal.entries.some(({key}) => isDeciding(key))) return undefined;
	if (isSession(literal, source)) return 'session';
	if (isFilter(literal)) return 'filter';
	if (isOnlyOption(literal)) return 'option';
	return isEmi(literal) ? 'emi' : undefined;
}

/** True for what code completes: a filter without options, and unless it `isSent` a session that lacks most fields. */
export function isStart(literal: Literal, kind: CandidateKind, isSent: boolean): boolean {
	if (literal.kind !== 'object') return false;
	if (kind === 'session') return !isSent && isPartial(literal);
	const options = kind === 'filter' ? valueUnder(literal, 'options') : undefined;
	return options?.kind === 'list' && options.items.length === 0;
}

/** True for a filter that nothing completes. */
export function isWhole(literal: Literal): boolean {
	return literal.kind === 'object' && ['allowDefaultOptions', 'options'].every(key => valueUnder(literal, key));
}

/** The value under a key that is spelled like this one. */
function like({entries}: ObjectLiteral, key: string): Literal | undefined {
	const plain = normalizeWord(key);
	return entries.filter(entry => isOneEdit(normalizeWord(entry.key), plain)).at(-1)?.value;
}

/** The value, or the first branch of a choice that is static. */
function firstOf(literal: Literal | undefined): Literal | undefined {
	return literal?.kind === 'choice' ? literal.branches.find(({kind}) => kind !== 'unknown') : literal;
}

const FLAGS = /^(?:true|false|yes|no|y|n|on|off|0|1|)$/i;

/** A flag, a flag in quotes or a computed value: not the description of a field. */
function mayBeFlag(literal: Literal | undefined): boolean {
	const value = firstOf(literal);
	if (value?.kind === 'text') return FLAGS.test(value.value);
	return value !== undefined && value.kind !== 'object' && value.kind !== 'list';
}

const ALWAYS_SENT = [...CUSTOMER_FIELDS, ...ORDER_FIELDS];

/** True for a session that a function completes: one without a known action, or with few of the fields of every payment. */
function isPartial(session: ObjectLiteral): boolean {
	const action = like(session, 'action');
	const sent = ALWAYS_SENT.filter(field => valueUnder(session, field) !== undefined);
	return action === undefined || isUnknown(action) || sent.length < ALWAYS_SENT.length / 2;
}

function isUnknown(literal: Literal | undefined): boolean {
	return firstOf(literal)?.kind === 'unknown';
}

function isFilter(literal: ObjectLiteral): boolean {
	const defaults = like(literal, 'allowDefaultOptions');
	const options = firstOf(like(literal, 'options'));
	const items = options?.kind === 'list' ? options.items : [options];
	if (items.some(isOptionLike)) return defaults === undefined || mayBeFlag(defaults);
	if (!mayBeFlag(defaults)) return false;
	// A table of names, a set of inputs and a schema have no list of options.
	if (options === undefined || options.kind === 'object') return !isUnknown(defaults) || hasNumbers(options);
	return options.kind !== 'text' && (options.kind !== 'scalar' || options.value === null);
}

/** `{"0": …, "1": …}` */
function hasNumbers(options: Literal | undefined): boolean {
	return (
		options?.kind === 'object' && options.entries.length > 0 && options.entries.every(({key}) => /^\d+$/.test(key))
	);
}

/** An option of a filter, whatever else it contains. */
function isOptionLike(item: Literal | undefined): boolean {
	const option = firstOf(item);
	if (option?.kind !== 'object') return false;
	const type = firstOf(like(option, 'paymentMethodType'));
	if (type?.kind !== 'unknown' && type?.kind !== 'text') return false;
	const flag = like(option, 'enable');
	return flag === undefined ? listsOf(option).length > 0 : mayBeFlag(flag);
}

function listsOf(option: ObjectLiteral): readonly Literal[] {
	return ['paymentMethods', 'cardFilters', 'upiFilters'].flatMap(key => like(option, key) ?? []);
}

const OPTION_KEYS = keysOf(PAYMENT_OPTION).map(normalizeWord);

/** An option by itself: other objects have such keys too, so it may have no others. */
function isOnlyOption(literal: ObjectLiteral): boolean {
	const type = firstOf(like(literal, 'paymentMethodType'));
	const isWord = type?.kind === 'text' && /^[A-Za-z_]+$/.test(type.value);
	return (
		isOptionLike(literal) &&
		literal.entries.every(({key}) => OPTION_KEYS.some(one => isOneEdit(normalizeWord(key), one))) &&
		(isWord || (like(literal, 'enable') !== undefined && listsOf(literal).length > 0))
	);
}

function isOptions({items}: ListLiteral): boolean {
	const readable = items.filter(item => !isUnknown(item)).map(firstOf);
	return readable.length > 0 && readable.every(item => item?.kind === 'object' && isOnlyOption(item));
}

const EMI_KINDS = keysOf(EMI_FILTER).filter(key => key !== 'showOnlyEmi');

function isEmi(literal: ObjectLiteral): boolean {
	return EMI_KINDS.some(key => {
		const kind = firstOf(like(literal, key));
		return kind?.kind === 'object' && mayBeFlag(like(kind, 'enable'));
	});
}

const DECIDING = ['allowDefaultOptions', 'options', 'paymentMethodType', ...EMI_KINDS].map(normalizeWord);
const FIELDS: ReadonlySet<string> = new Set(SESSION_FIELDS);

/** True for a key that every candidate has one of. Most objects of a source have none, and are not looked at further. */
function isDeciding(key: string): boolean {
	const plain = normalizeWord(key);
	return FIELDS.has(key) || DECIDING.some(one => isOneEdit(plain, one));
}

const ACTIONS = SESSION_ACTIONS.map(normalizeWord);
const TEXT_FIELDS = SESSION_FIELDS.filter(field => field !== 'payment_filter' && field !== 'emiOptions');
/** What validation rules and schemas write in place of a value. */
const DESCRIBES =
	/^(?:asc|desc)$|\||^(?:required|nullable|optional|string|number|numeric|boolean|text|varchar|str|uuid|email|(?:big)?int(?:eger)?|decimal|float|double|array|object|json|date(?:time)?|timestamp)\b/i;

const LONGEST_SCHEMA = 200;

/** What schemas have in place of a value: the name of a type, or a call for it. */
const SCHEMA =
	/^(?:[A-Z]\w*|str|int|float|bool|any|unknown)$|(?:^|[.>:])\s*(?:string|str|text|number|numeric|integer|int|bool(?:ean)?|any|required|optional|nullable|[A-Z]*(?:STRING|TEXT|VARCHAR|INTEGER|NUMBER)|\w*(?:Field|Type|Column|Schema|Param))\b\s*(?:\(|$|\.)/;

/** True for enough of the fields of a session, none of which has a description in place of a value. */
function isSession(literal: ObjectLiteral, source: string): boolean {
	const own = new Set(literal.entries.map(({key}) => key));
	const fields = SESSION_FIELDS.filter(field => own.has(field));
	if (fields.filter(field => isDescription(literal, field)).length > 1) return false;
	if (isSelection(literal) || isBlank(literal) || isLabels(literal) || isRecord(literal)) return false;
	const textOf = ({span}: Literal) => source.slice(span.start, span.end);
	if (literal.entries.some(({value}) => value.kind === 'unknown' && MATCHER.test(textOf(value)))) return false;
	if (fields.every(field => isUnknown(like(literal, field)))) {
		const values = fields.flatMap(field => like(literal, field) ?? []);
		const written = values.map(value => textOf(value).slice(0, LONGEST_SCHEMA));
		const isSchema = written.every(text => text.includes('(')) || written.some(text => SCHEMA.test(text));
		return own.has('payment_page_client_id') && fields.length > 2 && !isSchema;
	}
	const has = (field: string) => own.has(field);
	const isOrder = has('order_id') || has('customer_id') || has('payment_page_client_id');
	const action = firstOf(like(literal, 'action'));
	const isScreen = action?.kind === 'text' && ACTIONS.some(one => isOneEdit(normalizeWord(action.value), one));
	if (isScreen) return isOrder || has('payment_filter');
	if (action !== undefined && action.kind !== 'unknown') return false;
	const filter = firstOf(like(literal, 'payment_filter'));
	if (filter?.kind === 'object' && isFilter(filter)) return isOrder || action !== undefined || has('sdk_udf');
	if (has('payment_page_client_id')) return fields.length > 2 || (filter !== undefined && fields.length > 1);
	if (filter !== undefined && fields.length > 2) return isOrder;
	const isMandate = (field: string) => field !== 'options.create_mandate' || isKindLike(literal);
	return fields.length > 1 && fields.some(field => field.includes('.') && isMandate(field));
}

/** True for flags in place of all values: a selection, a projection, an index, the state of a form. */
function isSelection(literal: ObjectLiteral): boolean {
	const texts = TEXT_FIELDS.flatMap(field => firstOf(like(literal, field)) ?? []);
	const flags = texts.filter(({kind}) => kind !== 'object' && kind !== 'list' && kind !== 'unknown');
	const values = flags.map(value => (value.kind === 'scalar' ? value.value : ''));
	const isFlag = (value: unknown) => typeof value === 'boolean' || (typeof value === 'number' && Math.abs(value) <= 1);
	const isSame = new Set(values).size === 1 && typeof values[0] !== 'string';
	return values.length > 1 && (isSame || values.every(isFlag));
}

/** True for a form before anybody fills it in: most of its values are empty. */
function isBlank(literal: ObjectLiteral): boolean {
	const texts = TEXT_FIELDS.flatMap(field => like(literal, field) ?? []);
	const blank = texts.filter(one => (one.kind === 'text' || one.kind === 'scalar') && (one.value ?? '') === '');
	return blank.length > 1 && blank.length >= texts.length / 2;
}

/** What only a value has. */
const OF_VALUE = /\d|[<>{}$%@_]/;

/** True for the titles of columns or inputs in place of values. */
function isLabels(literal: ObjectLiteral): boolean {
	const texts = TEXT_FIELDS.flatMap(field => {
		const value = firstOf(like(literal, field));
		return value?.kind === 'text' ? [[normalizeWord(field), value.value] as const] : [];
	});
	const labels = texts.filter(([field, text]) =>
		text.split(/[^A-Za-z]+/).some(word => word.length > 1 && field.includes(normalizeWord(word))),
	);
	const isTitle = ([, text]: readonly [string, string]) => /[a-z]/.test(text) && !OF_VALUE.test(text);
	return labels.length > 1 && texts.every(isTitle) && labels.length >= texts.length / 2;
}

/** True for a stored order or the answer of a service, which have a state. */
function isRecord({entries}: ObjectLiteral): boolean {
	const isState = ({key}: {readonly key: string}) =>
		/^(?:status|order_?status|txn_?id|(?:created|updated)_?(?:at|on)|_id)$/i.test(key);
	return entries.some(isState) && !entries.some(({key}) => key === 'action' || key === 'payment_filter');
}

/** What tests expect in place of a value that they do not know. */
const MATCHER = /^(?:(?:expect|sinon\.match|Match(?:ers)?)\b|(?:\w+\.)?ANY\b)/;

function isKindLike(literal: ObjectLiteral): boolean {
	const kind = firstOf(like(literal, 'options.create_mandate'));
	return kind?.kind !== 'text' || MANDATE_KINDS.some(one => isOneEdit(normalizeWord(kind.value), one));
}

function isDescription(literal: ObjectLiteral, field: string): boolean {
	const value = firstOf(like(literal, field));
	if (value?.kind === 'text')
		return (
			field === value.value ||
			(DESCRIBES.test(value.value) && field !== 'description' && field !== 'options.create_mandate')
		);
	const isText = TEXT_FIELDS.some(text => text === field);
	return isText && (value?.kind === 'list' || (value?.kind === 'object' && !field.includes('.')));
}
