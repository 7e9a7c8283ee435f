// Inspect: an instrument as its types promise it, which JavaScript and JSON may break.
import {formatValue} from '../../diagnostics/format-value.js';
import {vocabularyProblem} from '../../schema/vocabulary.js';
import {EMI_KINDS, PLAN_GROUPS} from '../../wire/emi-filter.js';
import {CARD_TYPES, PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import type {Instrument} from '../instrument.js';

/** What is wrong with a field's value, in words. */
type FieldCheck = (value: unknown) => string | undefined;

const message: FieldCheck = value =>
	typeof value === 'string' ? undefined : `${formatValue(value)} is no text: write a string`;
const flag: FieldCheck = value =>
	typeof value === 'boolean' ? undefined : `${formatValue(value)} is no boolean: write true or false`;
// Never shown: it may be a whole card number.
const bin: FieldCheck = value =>
	typeof value === 'string' && /^[0-9]{1,19}$/.test(value)
		? undefined
		: 'a BIN is a string of 1 to 19 digits: write the first digits of the number';
const tenure: FieldCheck = value =>
	typeof value === 'number' && Number.isSafeInteger(value) && value > 0
		? undefined
		: `${formatValue(value)} is no tenure: write a whole number from 1`;
// A full address would be the customer's own; the filters know what stands from the `@` on.
const handle: FieldCheck = value =>
	typeof value === 'string' && value.startsWith('@')
		? undefined
		: 'the handle does not start with @: write @ and its name';
const oneOf =
	(allowed: readonly string[], what: string): FieldCheck =>
	value =>
		vocabularyProblem(value, allowed, what)?.message;

/** The fields of an instrument as a list, since it is walked for each one. */
function fields(checks: Readonly<Record<string, FieldCheck>>): readonly (readonly [string, FieldCheck])[] {
	return Object.entries({...checks, supportsMandates: flag});
}

const PROVIDER = fields({code: message});
const FIELDS: Readonly<Record<Instrument['type'], ReturnType<typeof fields>>> = {
	CARD: fields({brand: message, bin, cardType: oneOf(CARD_TYPES, 'card type'), subType: message, bank: message}),
	UPI: fields({handle, app: message}),
	WALLET: PROVIDER,
	NB: PROVIDER,
	CONSUMER_FINANCE: PROVIDER,
	REWARD: PROVIDER,
	CASH: PROVIDER,
	RTP: PROVIDER,
	EMI: fields({
		kind: oneOf(EMI_KINDS, 'EMI kind'),
		group: oneOf(PLAN_GROUPS, 'plan group'),
		issuer: message,
		tenure,
		paymentMethodType: oneOf(PAYMENT_METHOD_TYPES, 'payment method type'),
		paymentMethod: message,
	}),
};
const typeCheck = oneOf(Object.keys(FIELDS), 'type of instrument');
const REQUIRED = ['kind', 'group'];

/** The instrument, read once, or what is wrong with it. */
export type ReadInstrument = {readonly instrument: Instrument} | {readonly instrument?: never; readonly wrong: string};

/** Reads an instrument of any origin: getters run once, and nothing throws. */
export function readInstrument(input: unknown): ReadInstrument {
	try {
		return read(input);
	} catch {
		return {wrong: 'the instrument cannot be read: write a plain object'};
	}
}

function read(input: unknown): ReadInstrument {
	if (typeof input !== 'object' || input === null)
		return {wrong: `${formatValue(input)} is no instrument: write an object with a type`};
	const held = input as Readonly<Record<string, unknown>>; // any object may be asked for any key
	const type = held.type;
	const wrongType = typeCheck(type);
	if (wrongType !== undefined) return {wrong: wrongType};
	const copy: Record<string, unknown> = {type};
	for (const [name, check] of FIELDS[type as Instrument['type']]) {
		// one of the types, as just checked
		const value = held[name];
		if (value === undefined && !REQUIRED.includes(name)) continue;
		const wrong = check(value);
		if (wrong !== undefined) return {wrong: `${name} of the instrument: ${wrong}`};
		copy[name] = value;
	}
	if (copy.handle !== undefined && copy.app !== undefined) {
		return {wrong: 'the instrument names a handle and an app: write one of them'};
	}
	return {instrument: copy as unknown as Instrument}; // each field was checked against its type above
}
