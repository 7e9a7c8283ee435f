// Reads an instrument from any source: plain JavaScript and JSON may not match the types.
import {formatValue, isArray} from '../diagnostics/format-value.js';
import type {IssueText} from '../diagnostics/issue.js';
import {invalidFormat, wrongValue} from '../diagnostics/wrong-value.js';
import {BOOLEAN, type EnumShape, type FormatShape, type ObjectShape} from '../schema/shape.js';
import {valueProblem} from '../schema/value-problem.js';
import {listed, vocabularyProblem} from '../schema/vocabulary.js';
import {nearest} from '../utils/nearest.js';
import {stringProblem} from '../values/text.js';
import {EMI_KINDS, PLAN_GROUPS} from '../wire/emi-filter.js';
import type {Instrument} from '../wire/instrument.js';
import {CARD_TYPES, PAYMENT_METHOD_TYPES} from '../wire/payment-method.js';

/** Any string. */
export const STRING: FormatShape = {
	kind: 'format',
	check: value => (typeof value === 'string' ? undefined : stringProblem(value, 'string')),
	schema: {type: 'string'},
};
/** Never shown: it may be a whole card number. */
const BIN: FormatShape = {
	kind: 'format',
	check: value =>
		typeof value === 'string' && /^[0-9]{1,19}$/.test(value)
			? undefined
			: invalidFormat('the BIN is not a string of 1 to 19 digits', 'write the first digits of the card number'),
	schema: {type: 'string', pattern: '^[0-9]{1,19}$'},
};
const TENURE: FormatShape = {
	kind: 'format',
	check: value =>
		typeof value === 'number' && Number.isSafeInteger(value) && value > 0
			? undefined
			: wrongValue('invalid-format', value, {
					problem: 'is not a tenure',
					remedy: 'write a whole number of months, at least 1',
				}),
	schema: {type: 'integer', minimum: 1},
};
/** Never shown: a full address is personal data, and filters list only what follows the `@`. */
const HANDLE: FormatShape = {
	kind: 'format',
	check: value =>
		typeof value === 'string' && value.startsWith('@')
			? undefined
			: invalidFormat('the handle does not start with @', 'write @ and a name, such as @bank'),
	schema: {type: 'string', pattern: '^@'},
};

/** An instrument with the attributes of every type, in the files of an account; the reader below knows those of each type. */
export const INSTRUMENT = {
	kind: 'object',
	what: 'instrument',
	part: 'attribute of an instrument',
	required: {type: STRING},
	optional: {
		code: STRING,
		brand: STRING,
		bin: BIN,
		cardType: {kind: 'enum', what: 'card type', enum: CARD_TYPES},
		subType: STRING,
		bank: STRING,
		handle: HANDLE,
		app: STRING,
		kind: {kind: 'enum', what: 'EMI kind', enum: EMI_KINDS},
		group: {kind: 'enum', what: 'plan group', enum: PLAN_GROUPS},
		issuer: STRING,
		tenure: TENURE,
		paymentMethodType: STRING,
		paymentMethod: STRING,
		supportsMandates: BOOLEAN,
	},
} as const satisfies ObjectShape;
type Attribute = keyof typeof INSTRUMENT.optional;

/** The attributes of which an instrument of type UPI has at most one. */
export const UPI_ATTRIBUTES = ['handle', 'app', 'code'] as const;

const ATTRIBUTES_OF = {
	CARD: ['brand', 'bin', 'cardType', 'subType', 'bank', 'supportsMandates'],
	UPI: [...UPI_ATTRIBUTES, 'supportsMandates'],
	EMI: ['kind', 'group', 'issuer', 'tenure', 'paymentMethod', 'paymentMethodType', 'supportsMandates'],
	other: ['code', 'supportsMandates'],
} as const satisfies {readonly [type: string]: readonly Attribute[]};

/** The attributes that an instrument of a type may have. */
export function attributesOf(type: unknown): readonly Attribute[] {
	return ATTRIBUTES_OF[type === 'CARD' || type === 'UPI' || type === 'EMI' ? type : 'other'];
}

/** An instrument, or its issue. */
export type ReadInstrument =
	| {readonly instrument: Instrument; readonly text?: never}
	| {readonly instrument?: never; readonly text: IssueText};

/** A reader of instruments for an account with these payment method types, in addition to the documented ones. */
export function instrumentReader(accountTypes: readonly string[]): (input: unknown) => ReadInstrument {
	const methods = [...PAYMENT_METHOD_TYPES, ...accountTypes];
	const types = [...methods, 'EMI'];
	return input => read(input, types, methods);
}

function read(input: unknown, types: readonly string[], methods: readonly string[]): ReadInstrument {
	if (typeof input !== 'object' || input === null || isArray(input)) {
		const problem = `${isArray(input) ? 'a list' : formatValue(input)} is not an instrument`;
		return {text: {problem, remedy: 'write an object with a type'}};
	}
	const given = input as Readonly<Record<string, unknown>>; // any object may be asked for any key
	const {type} = given;
	if (type === undefined) {
		return {text: {problem: 'type of the instrument is missing', remedy: `write ${listed(types)}`}};
	}
	const typeProblem = vocabularyProblem(type, types, 'type of instrument');
	if (typeProblem !== undefined) return {text: {problem: typeProblem.problem, remedy: typeProblem.remedy}};
	const copy: Record<string, unknown> = {type};
	const names = attributesOf(type);
	const isKnown = (name: string) => name === 'type' || names.some(known => known === name);
	const unknown = Object.keys(input).find(name => !isKnown(name) && given[name] !== undefined);
	if (unknown !== undefined) return {text: unknownAttribute(unknown, String(type), names)};
	for (const name of names) {
		const value = given[name];
		if (value === undefined) continue;
		const isTypeOfPlan = name === 'paymentMethodType';
		const shape = isTypeOfPlan ? typeOfPlan(given.group, methods) : INSTRUMENT.optional[name];
		const wrong = valueProblem(shape, value, name, {});
		if (wrong !== undefined) {
			return {text: {problem: `${name} of the instrument: ${wrong.problem}`, remedy: wrong.remedy}};
		}
		copy[name] = value;
	}
	if (type === 'UPI') {
		const named = UPI_ATTRIBUTES.filter(name => copy[name] !== undefined);
		if (named.length > 1) {
			return {text: {problem: `the instrument has ${listed(named, 'and')}`, remedy: 'write one of them'}};
		}
	}
	return {instrument: copy as unknown as Instrument}; // each field was checked against its type above
}

/** Credit and debit plans are on cards. */
function typeOfPlan(group: unknown, methods: readonly string[]): EnumShape {
	const isOnCard = group === 'credit' || group === 'debit';
	const what = `payment method type of a ${isOnCard ? `${group} plan` : 'plan'}`;
	return {kind: 'enum', what, enum: isOnCard ? ['CARD'] : methods};
}

/** The problem of an attribute that instruments of this type do not have: it would silently have no effect. */
function unknownAttribute(name: string, type: string, attributes: readonly string[]): IssueText {
	const remedy = nearest(name, attributes) ?? `${listed(attributes)}, or leave it out`;
	const problem = `${formatValue(name)} is not an attribute of an instrument of type ${type}`;
	return {problem, remedy: `write ${remedy}`};
}
