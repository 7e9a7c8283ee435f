// An instrument as options or as JSON.
import type {Instrument} from '../inspect/index.js';
import {EMI_KINDS, PLAN_GROUPS} from '../wire/emi-filter.js';
import {CARD_TYPES, PAYMENT_METHOD_TYPES} from '../wire/payment-method.js';
import type {Option, ParsedArgs} from './command.js';
import {escapeControlChars} from './style.js';
import {UsageError} from './terminal.js';

/** Which instruments have a field: those of one type, or those with provider codes. */
type Owner = 'CARD' | 'UPI' | 'EMI' | 'providers';

interface Field extends Pick<Option, 'choices' | 'suggestions' | 'description'> {
	/** Absent where every instrument has the field. */
	readonly of?: Owner;
	readonly option: string;
	readonly field: string;
	readonly value: string;
}

/** Each field of an instrument, and its option. */
const FIELDS: readonly Field[] = [
	{
		option: 'type',
		field: 'type',
		value: 'TYPE',
		suggestions: [...PAYMENT_METHOD_TYPES, 'EMI'],
		description: `${PAYMENT_METHOD_TYPES.join(', ')} or EMI`,
	},
	{
		option: 'code',
		field: 'code',
		value: 'CODE',
		of: 'providers',
		description: 'provider code of WALLET, NB and similar types',
	},
	{option: 'brand', field: 'brand', value: 'BRAND', of: 'CARD', description: 'CARD: brand'},
	{option: 'card-type', field: 'cardType', ...oneOf(CARD_TYPES), of: 'CARD', description: 'CARD: card type'},
	{option: 'bank', field: 'bank', value: 'BANK', of: 'CARD', description: 'CARD: issuing bank'},
	{option: 'sub-type', field: 'subType', value: 'SUBTYPE', of: 'CARD', description: 'CARD: sub type'},
	{option: 'bin', field: 'bin', value: 'DIGITS', of: 'CARD', description: 'CARD: first digits of the card number'},
	{option: 'handle', field: 'handle', value: '@HANDLE', of: 'UPI', description: 'UPI: handle'},
	{option: 'app', field: 'app', value: 'APP', of: 'UPI', description: 'UPI: app'},
	{option: 'kind', field: 'kind', ...oneOf(EMI_KINDS), of: 'EMI', description: 'EMI: kind of the plan'},
	{option: 'group', field: 'group', ...oneOf(PLAN_GROUPS), of: 'EMI', description: 'EMI: group of the plan'},
	{
		option: 'payment-method-type',
		field: 'paymentMethodType',
		value: 'TYPE',
		suggestions: PAYMENT_METHOD_TYPES,
		of: 'EMI',
		description: 'EMI: payment method type of the plan',
	},
	{
		option: 'payment-method',
		field: 'paymentMethod',
		value: 'CODE',
		of: 'EMI',
		description: 'EMI: provider code of the plan',
	},
	{option: 'issuer', field: 'issuer', value: 'BANK', of: 'EMI', description: 'EMI: issuing bank'},
	{option: 'tenure', field: 'tenure', value: 'MONTHS', of: 'EMI', description: 'EMI: tenure in months'},
	{
		option: 'supports-mandates',
		field: 'supportsMandates',
		...oneOf(['yes', 'no']),
		description: 'whether the instrument can set up a mandate',
	},
];

const OWNERS = ['CARD', 'UPI', 'EMI'] as const satisfies readonly Owner[];

export const INSTRUMENT_OPTIONS: readonly Option[] = [
	...FIELDS.map(({option: name, of: _of, field: _field, ...option}) => ({name, ...option})),
	{name: 'instrument', value: 'JSON', description: 'the whole instrument as one JSON object'},
];

/** The instrument that the call names, if it names one; `json` are positionals that look like JSON. */
export function instrumentOf(args: ParsedArgs, json: readonly string[]): unknown {
	const [text, ...more] = [...args.values('instrument'), ...json];
	const fields = FIELDS.flatMap(({option, field}) => {
		const value = args.value(option);
		return value === undefined ? [] : [[field, readValue(option, value)] as const];
	});
	if (more.length > 0 || (text !== undefined && fields.length > 0))
		throw new UsageError('the instrument is given twice: pass it as JSON or as options');
	if (text !== undefined) return parseInstrument(text);
	if (fields.length === 0) return undefined;
	const instrument: {readonly type?: unknown} = Object.fromEntries(fields);
	if (instrument.type === undefined) throw new UsageError('the instrument has no type: add --type');
	const owner = OWNERS.find(type => type === instrument.type) ?? 'providers';
	const wrong = FIELDS.find(({option, of = owner}) => args.has(option) && of !== owner);
	if (wrong !== undefined)
		throw new UsageError(`--${wrong.option} does not apply to ${String(instrument.type)}: remove it, or change --type`);
	return instrument;
}

function parseInstrument(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new UsageError(`the instrument is not JSON: write, for example, '{"type":"CASH"}'`);
	}
}

function readValue(option: string, value: string): unknown {
	if (option === 'tenure') return /^\d{1,9}$/.test(value) ? Number(value) : value;
	return option === 'supports-mandates' ? value === 'yes' : value;
}

/** A value from a closed list. */
function oneOf(choices: readonly string[]): Pick<Field, 'value' | 'choices'> {
	return {value: choices.join('|'), choices};
}

/** An instrument in a few words: `CARD, bin 411111, cardType CREDIT`. */
export function instrumentText(instrument: Instrument<string>): string {
	const {type, ...fields} = instrument;
	const named = Object.entries(fields).map(([name, value]) => `${name} ${String(value)}`);
	return escapeControlChars([type, ...named].join(', '));
}
