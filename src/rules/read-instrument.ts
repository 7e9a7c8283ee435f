// Reads an instrument from any source: plain JavaScript and JSON may not match the types.
import {formatValue, isArray} from '../diagnostics/format-value.js';
import type {IssueText} from '../diagnostics/issue.js';
import {nearest} from '../schema/nearest.js';
import {listed, vocabularyProblem} from '../schema/vocabulary.js';
import {EMI_KINDS, PLAN_GROUPS} from '../wire/emi-filter.js';
import type {Instrument} from '../wire/instrument.js';
import {CARD_TYPES, PAYMENT_METHOD_TYPES} from '../wire/payment-method.js';

/** The problem of a field's value, if there is one. */
type FieldCheck = (value: unknown) => IssueText | undefined;

const text: FieldCheck = value =>
	typeof value === 'string' ? undefined : {problem: `${formatValue(value)} is not a string`, remedy: 'write a string'};
const flag: FieldCheck = value =>
	typeof value === 'boolean'
		? undefined
		: {problem: `${formatValue(value)} is not a boolean`, remedy: 'write true or false'};
// Never shown: it may be a whole card number.
const bin: FieldCheck = value =>
	typeof value === 'string' && /^[0-9]{1,19}$/.test(value)
		? undefined
		: {problem: 'the BIN is not a string of 1 to 19 digits', remedy: 'write the first digits of the card number'};
const tenure: FieldCheck = value =>
	typeof value === 'number' && Number.isSafeInteger(value) && value > 0
		? undefined
		: {problem: `${formatValue(value)} is not a tenure`, remedy: 'write a whole number of months, at least 1'};
// Never shown: a full address is personal data, and filters list only what follows the `@`.
const handle: FieldCheck = value =>
	typeof value === 'string' && value.startsWith('@')
		? undefined
		: {problem: 'the handle does not start with @', remedy: 'write @ and a name, such as @bank'};
const oneOf =
	(allowed: readonly string[], what: string): FieldCheck =>
	value => {
		const issue = vocabularyProblem(value, allowed, what);
		return issue && {problem: issue.problem, remedy: issue.remedy};
	};

/** The fields of an instrument as a list, since it is walked for each one. */
function fields(checks: Readonly<Record<string, FieldCheck>>): readonly (readonly [string, FieldCheck])[] {
	return Object.entries({...checks, supportsMandates: flag});
}

/** The vocabularies that an account may extend. */
interface Types {
	readonly instruments: readonly string[];
	readonly methods: readonly string[];
}

const PROVIDER_FIELDS = fields({code: text});
const FIELDS = {
	CARD: fields({brand: text, bin, cardType: oneOf(CARD_TYPES, 'card type'), subType: text, bank: text}),
	UPI: fields({handle, app: text, code: text}),
	EMI: fields({
		kind: oneOf(EMI_KINDS, 'EMI kind'),
		group: oneOf(PLAN_GROUPS, 'plan group'),
		issuer: text,
		tenure,
		paymentMethod: text,
	}),
};

/** An instrument, or its issue. */
export type ReadInstrument =
	| {readonly instrument: Instrument; readonly text?: never}
	| {readonly instrument?: never; readonly text: IssueText};

/** A reader of instruments for an account with these payment method types, in addition to the documented ones. */
export function instrumentReader(accountTypes: readonly string[]): (input: unknown) => ReadInstrument {
	const methods = [...PAYMENT_METHOD_TYPES, ...accountTypes];
	const types: Types = {instruments: [...methods, 'EMI'], methods};
	return input => read(input, types);
}

function read(input: unknown, types: Types): ReadInstrument {
	if (typeof input !== 'object' || input === null || isArray(input)) {
		const problem = `${isArray(input) ? 'a list' : formatValue(input)} is not an instrument`;
		return {text: {problem, remedy: 'write an object with a type'}};
	}
	const given = input as Readonly<Record<string, unknown>>; // any object may be asked for any key
	const {type} = given;
	if (type === undefined) return {text: missing('type', types.instruments)};
	const typeProblem = oneOf(types.instruments, 'type of instrument')(type);
	if (typeProblem !== undefined) return {text: typeProblem};
	const copy: Record<string, unknown> = {type};
	const checks = type === 'CARD' || type === 'UPI' || type === 'EMI' ? FIELDS[type] : PROVIDER_FIELDS;
	// Credit and debit plans are on cards. The group is read before the type.
	const ofPlan: FieldCheck = value =>
		copy.group === 'credit' || copy.group === 'debit'
			? oneOf(['CARD'], `payment method type of a ${copy.group} plan`)(value)
			: oneOf(types.methods, 'payment method type of a plan')(value);
	const all = type === 'EMI' ? [...checks, ['paymentMethodType', ofPlan] as const] : checks;
	const isKnown = (name: string) => name === 'type' || all.some(([known]) => known === name);
	const unknown = Object.keys(input).find(name => !isKnown(name) && given[name] !== undefined);
	if (unknown !== undefined) {
		const names = all.map(([name]) => name);
		return {text: unknownAttribute(unknown, String(type), names)};
	}
	for (const [name, check] of all) {
		const value = given[name];
		if (value === undefined) continue;
		const wrong = check(value);
		if (wrong !== undefined) {
			return {text: {problem: `${name} of the instrument: ${wrong.problem}`, remedy: wrong.remedy}};
		}
		copy[name] = value;
	}
	if (type === 'UPI') {
		const named = ['handle', 'app', 'code'].filter(name => copy[name] !== undefined);
		if (named.length > 1) {
			return {text: {problem: `the instrument has ${listed(named, 'and')}`, remedy: 'write one of them'}};
		}
	}
	return {instrument: copy as unknown as Instrument}; // each field was checked against its type above
}

function missing(name: string, allowed: readonly string[]): IssueText {
	return {problem: `${name} of the instrument is missing`, remedy: `write ${listed(allowed)}`};
}

/** The problem of an attribute that instruments of this type do not have: it would silently have no effect. */
function unknownAttribute(name: string, type: string, attributes: readonly string[]): IssueText {
	const remedy = nearest(name, attributes) ?? `${listed(attributes)}, or leave it out`;
	const problem = `${formatValue(name)} is not an attribute of an instrument of type ${type}`;
	return {problem, remedy: `write ${remedy}`};
}
