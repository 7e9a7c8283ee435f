// Codes as a person would read them.
import type {Instrument} from '../../inspect/index.js';

/** `NB_BANKA` as `Banka`, `WALLET_A` as `Wallet A`; short words stay as they are, for most are acronyms. */
export function readableCode(code: string): string {
	if (!/^[A-Z0-9_]+$/.test(code)) return code;
	const words = code
		.replace(/^NB_(?=.)/, '')
		.split('_')
		.filter(word => word !== '')
		.map(word => (word.length > 4 ? word.charAt(0) + word.slice(1).toLowerCase() : word));
	return words.length === 0 ? code : words.join(' ');
}

/** A field of an instrument that names one of many, and what the rest of them are called. */
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
const GROUPS = {credit: 'on credit card', debit: 'on debit card', cardless: 'without a card'} as const;

/** The fields by which a section's instruments differ, and the codes that the filter names. */
export interface LabelContext {
	readonly differing: ReadonlySet<string>;
	readonly named: ReadonlySet<string>;
}

/** What the tile of an instrument says; `''` for one that is the whole section. */
export function labelOf(instrument: Instrument, {differing, named}: LabelContext): string {
	const fields = Object.entries(instrument).filter(([field]) => field !== 'type' && differing.has(field));
	const parts = fields.flatMap(([field, value]) => partOf(instrument, field, value, named));
	return parts.map((part, index) => (index === 0 ? part : lowerOther(part))).join(' · ');
}

function partOf(instrument: Instrument, field: string, value: unknown, named: ReadonlySet<string>): readonly string[] {
	const text = String(value);
	switch (field) {
		case 'cardType':
			return [CARD_TYPES[text as keyof typeof CARD_TYPES] ?? text];
		case 'kind':
			return [KINDS[text as keyof typeof KINDS] ?? text];
		case 'group':
			return [GROUPS[text as keyof typeof GROUPS] ?? text];
		case 'tenure':
			return [`${text} ${text === '1' ? 'month' : 'months'}`];
		case 'bin':
			return [`${text}…`];
		case 'supportsMandates':
			return [value === true ? 'with autopay' : 'without autopay'];
		case 'paymentMethodType':
			return [];
		case 'code':
			return [isNamed(text, named) ? readableCode(text) : (OTHER_PROVIDERS[instrument.type] ?? 'Others')];
		default:
			return [isNamed(text, named) ? readableCode(text) : (OTHERS[field as keyof typeof OTHERS] ?? text)];
	}
}

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
		else if (typeof value === 'object' && value !== null) pending.push(...Object.values(value));
	}
	return strings;
}
