// Codes in the form that customers read.
import type {ClassParts, ClassValues} from '../../inspect/analysis/class-parts.js';
import {joinWithOr, monthsLabel, rangeLabel} from '../../inspect/analysis/labels.js';

/**
 * `NB_BANKA` as `Banka`, `WALLET_A` as `Wallet A`; a single short word stays unchanged, since it is often an acronym. A code
 * for mandates is shown without the service prefix.
 */
export function readableCode(code: string, servicePrefix = ''): string {
	if (!/^[A-Z0-9_]+$/.test(code)) return code;
	const prefix = `${servicePrefix}_`;
	const words = (code.startsWith(prefix) ? code.slice(prefix.length) : code)
		.replace(/^NB_(?=.)/, '')
		.split('_')
		.filter(word => word !== '');
	const [first] = words;
	if (words.length < 2 && (first ?? '').length <= 4) return first ?? code;
	return words.map(word => word.charAt(0) + word.slice(1).toLowerCase()).join(' ');
}

/** The label of the values that the filter does not name, for each attribute of an instrument. */
const OTHERS: Readonly<Record<string, string>> = {
	brand: 'Other brands',
	bank: 'Other banks',
	subType: 'Other card types',
	bin: 'Other card numbers',
	app: 'Other apps',
	handle: 'Other UPI IDs',
	issuer: 'Other banks',
	paymentMethod: 'Other providers',
	tenure: 'Other tenures',
};

const OTHER_PROVIDERS: Readonly<Record<string, string>> = {
	WALLET: 'Other wallets',
	NB: 'Other banks',
	CONSUMER_FINANCE: 'Other lenders',
	REWARD: 'Other rewards',
};

/** The words for the values of closed vocabularies. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	cardType: {CREDIT: 'Credit cards', DEBIT: 'Debit cards'},
	kind: {standard: 'EMI', lowCost: 'Low-cost EMI', noCost: 'No-cost EMI'},
	group: {credit: 'Credit card', debit: 'Debit card', cardless: 'Without a card'},
	supportsMandates: {true: 'With autopay', false: 'Without autopay'},
};

/** The attributes in the order of a label. */
const ATTRIBUTES = [
	'kind',
	'group',
	'code',
	'cardType',
	'brand',
	'bank',
	'subType',
	'bin',
	'app',
	'handle',
	'paymentMethodType',
	'issuer',
	'paymentMethod',
	'tenure',
	'supportsMandates',
];

/** The most values of one attribute in a label. */
const MOST_NAMED = 60;

/** Writes a code as the page shows it. */
export type Write = (code: string) => string;

/** What distinguishes a class in its section, attribute by attribute; empty if it is the whole section. */
export function labelsOf({type, values}: Pick<ClassParts, 'type' | 'values'>, write: Write): readonly string[] {
	const parts = ATTRIBUTES.flatMap(attribute => {
		const found = values.get(attribute);
		return found === undefined || found.isEvery ? [] : [partOf(type, attribute, found, write)];
	});
	return parts.map((part, index) => (index === 0 ? part : lowerOther(part)));
}

function partOf(type: string, attribute: string, {named, hasOthers}: ClassValues, write: Write): string {
	const words = named.slice(0, MOST_NAMED).map(value => wordOf(attribute, value, write));
	const more = named.length > words.length ? [`${named.length - words.length} more`] : [];
	const others = (attribute === 'code' ? OTHER_PROVIDERS[type] : OTHERS[attribute]) ?? 'Others';
	const all = [...new Set(words), ...more, ...(hasOthers ? [others] : [])];
	return joinWithOr(all.map((word, index) => (index === 0 ? word : lowerOther(word))));
}

function wordOf(attribute: string, value: string, write: Write): string {
	if (attribute === 'bin') return rangeLabel(value);
	if (attribute === 'tenure') return monthsLabel(rangeLabel(value));
	const words = WORDS[attribute];
	return words === undefined ? write(value) : (words[value] ?? value);
}

function lowerOther(part: string): string {
	return part.startsWith('Other ') ? part.charAt(0).toLowerCase() + part.slice(1) : part;
}
