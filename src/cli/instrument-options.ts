// The command line: an instrument as options, or as JSON.
import type {Option, ParsedArgs} from './command.js';
import {escapeControlChars} from './style.js';
import {UsageError} from './terminal.js';

/** Each field of an instrument, by its option. */
const FIELDS: Readonly<Record<string, {readonly field: string; readonly value: string; readonly what: string}>> = {
	type: {field: 'type', value: 'TYPE', what: 'CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH, RTP or EMI'},
	code: {field: 'code', value: 'CODE', what: 'a provider of WALLET, NB and their like'},
	brand: {field: 'brand', value: 'BRAND', what: 'of a card'},
	bin: {field: 'bin', value: 'DIGITS', what: "the first digits of a card's number"},
	'card-type': {field: 'cardType', value: 'TYPE', what: 'CREDIT or DEBIT'},
	'sub-type': {field: 'subType', value: 'TYPE', what: 'of a card'},
	bank: {field: 'bank', value: 'BANK', what: 'of a card'},
	handle: {field: 'handle', value: '@HANDLE', what: 'of UPI'},
	app: {field: 'app', value: 'APP', what: 'of UPI'},
	kind: {field: 'kind', value: 'KIND', what: 'of EMI: standard, lowCost or noCost'},
	group: {field: 'group', value: 'GROUP', what: 'of EMI: credit, debit or cardless'},
	issuer: {field: 'issuer', value: 'BANK', what: 'of EMI'},
	tenure: {field: 'tenure', value: 'MONTHS', what: 'of EMI'},
	'supports-mandates': {field: 'supportsMandates', value: 'yes|no', what: 'whether it can set up a mandate'},
};

export const INSTRUMENT_OPTIONS: readonly Option[] = [
	...Object.entries(FIELDS).map(([name, {value, what}]) => ({name, value, what})),
	{name: 'instrument', value: 'JSON', what: 'all of it as one JSON object, which may also stand without --instrument'},
];

/** The instrument that was named, if any was. */
export function instrumentOf(given: ParsedArgs, among: readonly string[]): unknown {
	const [json, ...more] = [...given.texts('instrument'), ...among];
	const named: Record<string, unknown> = {};
	for (const [name, {field}] of Object.entries(FIELDS)) {
		const value = given.text(name);
		if (value !== undefined) named[field] = read(name, value);
	}
	const isNamed = Object.keys(named).length > 0;
	if (more.length > 0 || (json !== undefined && isNamed))
		throw new UsageError('an instrument is given twice: give one, as JSON or as options');
	if (json === undefined) {
		if (isNamed && named.type === undefined) throw new UsageError('the instrument has no type: give --type');
		return isNamed ? named : undefined;
	}
	try {
		return JSON.parse(json);
	} catch {
		throw new UsageError(`the instrument is no JSON: write '{"type":"CASH"}' or the like`);
	}
}

function read(name: string, value: string): unknown {
	if (name === 'tenure') return Number(value);
	if (name !== 'supports-mandates') return value;
	if (value !== 'yes' && value !== 'no') throw new UsageError(`--${name} is neither: write yes or no`);
	return value === 'yes';
}

/** An instrument in a few words: `CARD, bin 411111, cardType CREDIT`. */
export function instrumentText(instrument: unknown): string {
	const {type, ...fields} = {...Object(instrument)};
	const state = Object.entries(fields).map(([name, value]) => `${name} ${String(value)}`);
	return escapeControlChars([String(type), ...state].join(', '));
}
