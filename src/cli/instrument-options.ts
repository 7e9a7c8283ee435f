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
	readonly field: string;
	readonly value: string;
}

/** Each field of an instrument that an option can state. */
const FIELDS: readonly Field[] = [
	{
		field: 'type',
		value: 'TYPE',
		suggestions: [...PAYMENT_METHOD_TYPES, 'EMI'],
		description: `${PAYMENT_METHOD_TYPES.join(', ')} or EMI`,
	},
	{field: 'code', value: 'CODE', of: 'providers', description: 'provider code of WALLET, NB and similar types'},
	{field: 'brand', value: 'BRAND', of: 'CARD', description: 'CARD: brand'},
	{field: 'cardType', ...oneOf(CARD_TYPES), of: 'CARD', description: 'CARD: card type'},
	{field: 'bank', value: 'BANK', of: 'CARD', description: 'CARD: issuing bank'},
	{field: 'subType', value: 'SUBTYPE', of: 'CARD', description: 'CARD: sub type'},
	{field: 'bin', value: 'DIGITS', of: 'CARD', description: 'CARD: first digits of the card number'},
	{field: 'handle', value: '@HANDLE', of: 'UPI', description: 'UPI: handle'},
	{field: 'app', value: 'APP', of: 'UPI', description: 'UPI: app'},
	{field: 'kind', ...oneOf(EMI_KINDS), of: 'EMI', description: 'EMI: kind of the plan'},
	{field: 'group', ...oneOf(PLAN_GROUPS), of: 'EMI', description: 'EMI: group of the plan'},
	{
		field: 'paymentMethodType',
		value: 'TYPE',
		suggestions: PAYMENT_METHOD_TYPES,
		of: 'EMI',
		description: 'EMI: payment method type of the plan',
	},
	{field: 'paymentMethod', value: 'CODE', of: 'EMI', description: 'EMI: provider code of the plan'},
	{field: 'issuer', value: 'BANK', of: 'EMI', description: 'EMI: issuing bank'},
	{field: 'tenure', value: 'MONTHS', of: 'EMI', description: 'EMI: tenure in months'},
	{field: 'supportsMandates', ...oneOf(['yes', 'no']), description: 'whether the instrument can set up a mandate'},
];

/** `cardType` → `card-type`. */
function optionName(field: string): string {
	return field.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}

const OWNERS = ['CARD', 'UPI', 'EMI'] as const satisfies readonly Owner[];

export const INSTRUMENT_OPTIONS: readonly Option[] = [
	...FIELDS.map(({field, of: _, ...option}) => ({name: optionName(field), ...option})),
	{name: 'instrument', value: 'JSON', description: 'the whole instrument as one JSON object'},
];

/** The instrument that the call names, if it names one; `json` are positionals that look like JSON. */
export function instrumentOf(args: ParsedArgs, json: readonly string[]): unknown {
	const [text, ...more] = [...args.values('instrument'), ...json];
	const fields = FIELDS.flatMap(({field}) => {
		const value = args.value(optionName(field));
		return value === undefined ? [] : [[field, readValue(field, value)] as const];
	});
	if (more.length > 0 || (text !== undefined && fields.length > 0))
		throw new UsageError('the instrument is given twice: pass it as JSON or as options');
	if (text !== undefined) return parseInstrument(text);
	if (fields.length === 0) return undefined;
	const instrument: {readonly type?: unknown} = Object.fromEntries(fields);
	if (instrument.type === undefined) throw new UsageError('the instrument has no type: add --type');
	const owner = OWNERS.find(type => type === instrument.type) ?? 'providers';
	const foreignField = FIELDS.find(({field, of = owner}) => args.has(optionName(field)) && of !== owner);
	if (foreignField !== undefined)
		throw new UsageError(
			`--${optionName(foreignField.field)} does not apply to ${String(instrument.type)}: remove it, or change --type`,
		);
	return instrument;
}

/** An instrument in one text: `type=CARD,bank=BANK_A`, or JSON. */
export function instrumentFrom(text: string): unknown {
	if (text.trimStart().startsWith('{')) return parseInstrument(text);
	const fields = text.split(',').map(part => {
		const at = part.indexOf('=');
		const name = at < 0 ? 'type' : part.slice(0, at).trim();
		const field = FIELDS.find(one => one.field === name || optionName(one.field) === name)?.field;
		if (field === undefined)
			throw new UsageError(
				`${JSON.stringify(name)} is not a field of an instrument: write, for example, type=CARD,bank=BANK_A`,
			);
		return [field, readValue(field, part.slice(at + 1).trim())] as const;
	});
	return Object.fromEntries(fields);
}

function parseInstrument(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new UsageError(`the instrument is not JSON: write, for example, '{"type":"CASH"}'`);
	}
}

function readValue(field: string, value: string): unknown {
	if (field === 'tenure') return /^\d{1,9}$/.test(value) ? Number(value) : value;
	return field === 'supportsMandates' ? value === 'yes' : value;
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
