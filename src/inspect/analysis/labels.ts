// Labels for the keys and codes of the JSON that a payments manager understands.
import {escapeText} from '../../diagnostics/format-value.js';
import type {EmiKind, PlanGroupName} from '../../wire/emi-filter.js';
import type {PaymentMethodType} from '../../wire/payment-method.js';

/** The most codes, ranges or rules that are listed. */
const MOST_LISTED = 10;

/** A whole type, one of its providers, and several providers. */
interface TypeLabel {
	/** At the start of a sentence, and inside one. */
	readonly whole: string;
	readonly inside: string;
	readonly one: string;
	readonly many: string;
}

/** Each whole type, and one of its providers. */
const TYPE_LABELS: Readonly<Record<PaymentMethodType, readonly [whole: string, one: string]>> = {
	CARD: ['Cards', 'card'],
	UPI: ['UPI', 'UPI payment'],
	WALLET: ['Wallets', 'wallet'],
	NB: ['Net banking', 'bank'],
	CONSUMER_FINANCE: ['Consumer finance', 'lender'],
	REWARD: ['Rewards', 'reward'],
	CASH: ['Cash on delivery', 'cash payment'],
	RTP: ['RTP', 'RTP provider'],
};

/** The label of a type, including types of the account. */
export function typeLabel(type: string): TypeLabel {
	const name = escapeText(type);
	const [whole, one] = isKnownType(type) ? TYPE_LABELS[type] : [name, `${name} provider`];
	const isWord = whole !== name;
	const inside = isWord ? whole.charAt(0).toLowerCase() + whole.slice(1) : name;
	return {whole, inside, one, many: `${one}s`};
}

function isKnownType(type: string): type is PaymentMethodType {
	return Object.hasOwn(TYPE_LABELS, type);
}

export const KIND_LABELS: Readonly<Record<EmiKind, string>> = {
	standard: 'standard EMI',
	lowCost: 'low-cost EMI',
	noCost: 'no-cost EMI',
};

/** Capitalizes the first letter, for the start of a sentence. */
export function capitalize(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

export const GROUP_LABELS: Readonly<Record<PlanGroupName, string>> = {
	credit: 'on credit cards',
	debit: 'on debit cards',
	cardless: 'without a card',
};

/** The first ten items of a long list, and how many more there are; a list of eleven is not shortened. */
export function firstOf<Item>(items: readonly Item[]): {readonly listed: readonly Item[]; readonly unlisted: number} {
	const listed = items.length > MOST_LISTED + 1 ? items.slice(0, MOST_LISTED) : items;
	return {listed, unlisted: items.length - listed.length};
}

/** A code in plain ASCII; in quotes if it could be mistaken for several codes. */
export function nameOf(code: string): string {
	const name = escapeText(code);
	return /[\s,]/.test(name) ? `"${name}"` : name;
}

/** `A, B and C`; only the first items of a long list. Values are shown in plain ASCII. */
export function namesOf(
	values: readonly string[],
	last: 'and' | 'or' = 'and',
	write: (value: string) => string = nameOf,
): string {
	const {listed, unlisted} = firstOf(values);
	const names = [...listed.map(write), ...(unlisted > 0 ? [`${unlisted} more`] : [])];
	return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}

/** `A, B or C`. */
export function joinWithOr(words: readonly string[]): string {
	return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** A range with a word between its ends. */
export function rangeLabel(range: string): string {
	return [...new Set(range.split('::'))].join(' to ');
}

/** One or several numbers of months in words. */
export function monthsLabel(tenures: string): string {
	return `${tenures} ${tenures === '1' ? 'month' : 'months'}`;
}
