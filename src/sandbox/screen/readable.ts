// Codes in the form that customers read.
import type {Instrument} from '../../inspect/index.js';

/**
 * `NB_BANKA` as `Banka`, `WALLET_A` as `Wallet A`; a single short word stays unchanged, since it is often an acronym. A code
 * for mandates is shown without the service prefix.
 */
export function readableCode(code: string, servicePrefix = ''): string {
	if (!/^[A-Z0-9_]+$/.test(code)) return code;
	const isPrefixed = servicePrefix !== '' && code.startsWith(`${servicePrefix}_`);
	const words = (isPrefixed ? code.slice(servicePrefix.length + 1) : code)
		.replace(/^NB_(?=.)/, '')
		.split('_')
		.filter(word => word !== '');
	const [first] = words;
	if (words.length < 2 && (first ?? '').length <= 4) return first ?? code;
	return words.map(word => word.charAt(0) + word.slice(1).toLowerCase()).join(' ');
}

/** The label of the values that the filter does not name, for each field of an instrument. */
const OTHERS = {
	brand: 'Other brands',
	bank: 'Other banks',
	subType: 'Other card types',
	app: 'Other apps',
	handle: 'Other UPI IDs',
	issuer: 'Other banks',
	paymentMethod: 'Other providers',
} as const;

const OTHER_PROVIDERS: Readonly<Record<string, string>> = {
	WALLET: 'Other wallets',
	NB: 'Other banks',
	CONSUMER_FINANCE: 'Other lenders',
	REWARD: 'Other rewards',
};

const CARD_TYPES = {CREDIT: 'Credit cards', DEBIT: 'Debit cards'} as const;
const KINDS = {standard: 'EMI', lowCost: 'Low-cost EMI', noCost: 'No-cost EMI'} as const;
const GROUPS = {credit: 'Credit card', debit: 'Debit card', cardless: 'Without a card'} as const;

/** The fields by which a section's instruments differ, and the codes that the filter names. */
export interface LabelContext {
	readonly differing: ReadonlySet<string>;
	readonly named: ReadonlySet<string>;
	/** How a code is written. */
	readonly write: (code: string) => string;
}

/** The label of an instrument's tile; empty if the instrument is the whole section. */
export function labelsOf(instrument: Instrument<string>, {differing, ...context}: LabelContext): readonly string[] {
	const values: {readonly [field: string]: unknown} = {...instrument};
	const parts = [...differing].flatMap(field => {
		const value = values[field];
		return value === undefined ? [] : [partOf(instrument.type, field, String(value), context)];
	});
	return parts.map((part, index) => (index === 0 ? part : lowerOther(part)));
}

type Writing = Omit<LabelContext, 'differing'>;

function partOf(type: string, field: string, text: string, {named, write}: Writing): string {
	switch (field) {
		case 'cardType':
			return CARD_TYPES[text as keyof typeof CARD_TYPES] ?? text;
		case 'kind':
			return KINDS[text as keyof typeof KINDS] ?? text;
		case 'group':
			return GROUPS[text as keyof typeof GROUPS] ?? text;
		case 'tenure':
			return rangeLabel(text, named, 'Other tenures', ' months');
		case 'bin':
			return rangeLabel(text, named, 'Other card numbers', '');
		case 'supportsMandates':
			return text === 'true' ? 'With autopay' : 'Without autopay';
		case 'code':
			return isNamed(text, named) ? write(text) : (OTHER_PROVIDERS[type] ?? 'Others');
		default:
			return isNamed(text, named) ? write(text) : (OTHERS[field as keyof typeof OTHERS] ?? text);
	}
}

/** The first range that the filter names around a number, such as `3 to 6 months`. */
function rangeLabel(digits: string, named: ReadonlySet<string>, other: string, unit: string): string {
	for (const range of named) {
		const [, from = '', to = ''] = RANGE.exec(range) ?? [];
		const isBin = unit === '' && from.length <= digits.length;
		const value = isBin ? digits.slice(0, from.length) : digits;
		if (from === '' || (unit === '' && !isBin) || Number(value) < Number(from) || Number(value) > Number(to)) continue;
		return from === to ? `${from}${from === '1' ? unit.slice(0, -1) : unit}` : `${from} to ${to}${unit}`;
	}
	return other;
}

const RANGE = /^(\d{1,19})::(\d{1,19})$/;

/** An issuer is written with or without the service prefix. */
function isNamed(code: string, named: ReadonlySet<string>): boolean {
	return named.has(code) || [...named].some(other => other.endsWith(`_${code}`));
}

function lowerOther(part: string): string {
	return part.startsWith('Other ') ? part.charAt(0).toLowerCase() + part.slice(1) : part;
}

/** Every string in a filter or session request. */
export function stringsIn(input: unknown): ReadonlySet<string> {
	const strings = new Set<string>();
	const pending: unknown[] = [input];
	while (pending.length > 0) {
		const value = pending.pop();
		if (typeof value === 'string') strings.add(value);
		else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) pending.push(inner);
	}
	return strings;
}
