// Opens an input, distinguishes filters from session requests by their keys, and reads it by its shape, with every issue.

import type {Account} from '../../account/account.js';
import {isArray, withArticle} from '../../diagnostics/format-value.js';
import type {IssueCollector} from '../../diagnostics/issue-collector.js';
import {extraKeyProblem} from '../../schema/extra-fields.js';
import {DETAIL_FIELDS, SESSION_FIELDS} from '../../schema/fields-by-action.js';
import {jsonKeyProblem} from '../../schema/json-limits.js';
import {LONGEST_INPUT} from '../../schema/parse-json.js';
import {PAYMENT_FILTER} from '../../schema/payment-filter-shape.js';
import {isPlainData, plainOf, reportUnbuilt} from '../../schema/plain-object.js';
import {SESSION_REQUEST} from '../../schema/session-shape.js';
import {keysOf, type ObjectShape} from '../../schema/shape.js';
import {isOneEdit, normalizeWord} from '../../utils/nearest.js';
import type {PaymentFilter} from '../../wire/payment-filter.js';
import type {How} from './corrections/correct.js';
import {objectAsText} from './corrections/findings.js';
import {replacement} from './corrections/fix.js';
import {type Read, read} from './corrections/read.js';
import {foreignProblem} from './foreign.js';
import {UNREAD} from './json-syntax.js';
import {readJsonText, syntaxProblems} from './json-text.js';

/** `wrapped-filter` is a filter alone under `payment_filter`. */
export type InputKind = 'filter' | 'wrapped-filter' | 'session';

/** The object of an input, its own keys, and its kind. */
export interface Opened {
	readonly plain: object;
	readonly keys: readonly string[];
	readonly kind: InputKind;
	readonly shape: ObjectShape;
	/** True for a signed order: it has its own fields, and nothing in it may be changed. */
	readonly isSigned: boolean;
	/** The text of the input, corrected to be JSON. */
	readonly json: string | undefined;
	/** True if the object is written as JSON text inside JSON text. */
	readonly isText: boolean;
	/** True for a text with a place that cannot be read, so that only the text can be repaired. */
	readonly isBroken: boolean;
}

/** Opens an input; reports an issue if it is not an object, and never throws. `isSigned`: the outer object is signed. */
export function openInput(input: unknown, what: string, report: IssueCollector, isSigned = false): Opened | undefined {
	const value: Parsed | undefined = typeof input === 'string' ? parsed(input, report) : {value: input};
	if (value === undefined) return undefined;
	const found = plainOf(value.value, what);
	if ('plain' in found) {
		const keys = Object.keys(found.plain).filter(key => key !== UNREAD);
		const kind = kindOf(keys);
		const foreign = foreignProblem(keys, kind !== 'filter' || what === 'session', found.plain);
		if (foreign !== undefined) {
			report.add('', foreign);
			return undefined;
		}
		const isOrder = isSigned || isSignedOrder(keys);
		const shape = isOrder && kind === 'session' ? SIGNED_ORDER : SHAPES[kind];
		const isText = value.isText === true;
		const isBroken = value.isBroken === true;
		return {plain: found.plain, keys, kind, shape, isSigned: isOrder, json: value.json, isText, isBroken};
	}
	if (found.unbuilt !== undefined) {
		reportUnbuilt(found.unbuilt, report, '');
		return undefined;
	}
	const isList = isArray(value.value) && value.value.length > 0;
	const isOfFilters = isList && (value.value as readonly unknown[]).every(isFilterLike); // checked above
	const ofList = isOfFilters
		? {problem: 'the input is a list of filters or requests', remedy: 'pass one of them'}
		: {problem: `a list is not ${withArticle(what)}`, remedy: 'put it under options of a payment filter'};
	report.add('', isList ? {...found.problem, ...ofList} : found.problem);
	return undefined;
}

/** True for an object with a key that only a filter or a request has. */
function isFilterLike(item: unknown): boolean {
	const keys = isPlainData(item) ? Object.keys(item) : [];
	return ['allowDefaultOptions', 'payment_filter', 'payment_page_client_id'].some(key => keys.includes(key));
}

interface Parsed {
	readonly value: unknown;
	readonly json?: string | undefined;
	readonly isText?: true;
	readonly isBroken?: boolean;
}

function parsed(text: string, report: IssueCollector): Parsed | undefined {
	if (text.length > LONGEST_INPUT) {
		report.add('', {
			rule: 'too-large',
			problem: `the text has more than ${LONGEST_INPUT} characters`,
			remedy: 'pass less, or parse it first',
		});
		return undefined;
	}
	const read = readJsonText(text);
	const {value, json, isBroken} = read;
	const inside = typeof value === 'string' ? readJsonText(value) : undefined;
	const isText = isPlainData(inside?.value);
	for (const {fix, ...problem} of syntaxProblems(text, read.slips, read.error)) {
		// A text that is not an object is not repaired.
		report.add('', {...problem, ...(fix && (typeof value === 'object' || isText) && {fix})});
	}
	if (value === undefined) return undefined;
	if (inside === undefined || !isText) return {value, json, isBroken};
	const fix = inside.isBroken ? undefined : replacement('', inside.value, 'Write the object itself');
	report.add('', {...objectAsText(inside.slips), ...(fix && {fix})});
	return {value: inside.value, json, isText, isBroken: inside.isBroken};
}

const FILTER_KEY = normalizeWord('payment_filter');

/** Fields that do not identify a request: a filter may have `emiOptions`, and any object may have the names of details. */
const SHARED: readonly string[] = ['emiOptions', 'payment_filter', ...DETAIL_FIELDS];
const OF_FILTER: ReadonlySet<string> = new Set(keysOf(PAYMENT_FILTER));
const OF_REQUEST: ReadonlySet<string> = new Set(
	SESSION_FIELDS.filter(field => !SHARED.includes(field)).map(normalizeWord),
);

/** The kind of input that an object with these keys is read as. */
export function kindOf(keys: readonly string[]): InputKind {
	if (keys.every(key => OF_FILTER.has(key))) return 'filter';
	const names = keys.map(normalizeWord);
	if (names.some(name => OF_REQUEST.has(name))) return 'session';
	if (!names.some(name => isOneEdit(name, FILTER_KEY))) return 'filter';
	return keys.includes('emiOptions') || DETAIL_FIELDS.some(field => keys.includes(field))
		? 'session'
		: 'wrapped-filter';
}

/** True for the keys of a signed order, or of an order beside its signature. */
export function isSignedOrder(keys: readonly string[]): boolean {
	const isStamped = ['merchant_id', 'order_id', 'timestamp'].every(key => keys.includes(key));
	return keys.includes('signature') || (isStamped && !keys.includes('payment_page_client_id'));
}

/** A signed order has fields of a session, of which none is required, and other fields. */
const SIGNED_ORDER: ObjectShape = {
	kind: 'object',
	what: 'signed order',
	required: {},
	optional: {...SESSION_REQUEST.required, ...SESSION_REQUEST.optional},
	additionalProperties: jsonKeyProblem,
};

/** A filter alone under `payment_filter`, as documentation prints it. */
export interface WrappedFilter {
	readonly payment_filter: PaymentFilter;
}

export const WRAPPED_FILTER: ObjectShape = {
	kind: 'object',
	what: 'payment filter',
	required: {payment_filter: PAYMENT_FILTER},
	optional: {},
	additionalProperties: extraKeyProblem,
};

const SHAPES: Readonly<Record<InputKind, ObjectShape>> = {
	filter: PAYMENT_FILTER,
	'wrapped-filter': WRAPPED_FILTER,
	session: SESSION_REQUEST,
};

/** Reads an input by its shape; every issue goes to the report. */
export function recoverInput(
	{plain, isText, shape}: Pick<Opened, 'plain' | 'isText' | 'shape'>,
	report: IssueCollector,
	{types, extraOptionFields, optionalFields, guestCheckout}: Account,
	how: How,
): Read {
	const found = read(shape, plain, isText, {...how, types, extraOptionFields, optionalFields, guestCheckout});
	report.addAll(found.issues);
	return found;
}
