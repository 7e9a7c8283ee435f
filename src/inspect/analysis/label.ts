// A representative in words, such as `credit cards (bank BANK_A)`.
import {escapeText} from '../../diagnostics/format-value.js';
import type {EmiInstrument} from '../evaluate/instrument.js';
import {attributeOf, type Representative} from './equivalence-classes.js';
import {GROUP_LABELS, KIND_LABELS, monthsLabel, typeLabel} from './labels.js';

/** The class in words; attributes that no filter depends on are left out. */
export function labelOf(representative: Representative, namesKinds: boolean): string {
	const {instrument} = representative;
	const {supportsMandates} = instrument;
	const label = labelOfType(representative, namesKinds);
	return supportsMandates === undefined
		? label
		: `${label} ${supportsMandates ? 'with' : 'without'} support for mandates`;
}

function labelOfType(representative: Representative, namesKinds: boolean): string {
	const {instrument, isWhole} = representative;
	switch (instrument.type) {
		case 'CARD':
			return cardLabel(representative);
		case 'EMI':
			return planLabel(representative, instrument, namesKinds);
		case 'UPI':
			return isWhole ? 'UPI' : upiLabel(representative, instrument.handle === undefined ? 'app' : 'handle');
		default:
			return providerLabel(representative, instrument.type);
	}
}

function cardLabel(card: Representative): string {
	const cardType = relevantValue(card, 'cardType');
	return withDetails(cardType === undefined ? 'cards' : `${cardType.toLowerCase()} cards`, [
		...detail(card, 'brand', 'brand'),
		...detail(card, 'subType', 'sub type'),
		...detail(card, 'bank', 'bank'),
		...detail(card, 'bin', 'number', bin => `numbers from ${bin}`),
	]);
}

function planLabel(plan: Representative, {kind, group}: EmiInstrument, namesKinds: boolean): string {
	return withDetails(`${namesKinds ? KIND_LABELS[kind] : 'EMI'} ${GROUP_LABELS[group]}`, [
		...detail(plan, 'paymentMethodType', 'type'),
		...detail(plan, 'paymentMethod', 'provider'),
		...detail(plan, 'issuer', 'issuer'),
		...detail(plan, 'tenure', 'tenure', tenure => `tenures from ${monthsLabel(tenure)}`),
	]);
}

function upiLabel(payment: Representative, attribute: 'app' | 'handle'): string {
	const value = relevantValue(payment, attribute);
	return value === undefined ? `UPI ${attribute}s` : which(payment, attribute, `UPI ${attribute}`, value);
}

function providerLabel(provider: Representative, type: string): string {
	const {whole, one} = typeLabel(type);
	const code = relevantValue(provider, 'code');
	if (code === undefined) return whole;
	return `${type === 'NB' ? 'net banking with ' : ''}${which(provider, 'code', one, code)}`;
}

/** The value of an attribute on which some filter depends. */
function relevantValue({instrument, relevant}: Representative, attribute: string): string | undefined {
	return relevant.has(attribute) ? String(attributeOf(instrument, attribute)) : undefined;
}

function which({unnamed}: Representative, attribute: string, what: string, value: string): string {
	return unnamed.has(attribute) ? `any other ${what}` : `the ${what} ${escapeText(value)}`;
}

/** One attribute in words, in a list; an empty list if no filter depends on it. */
function detail(
	representative: Representative,
	attribute: string,
	what: string,
	words = (value: string) => `${what} ${escapeText(value)}`,
): readonly string[] {
	const value = relevantValue(representative, attribute);
	if (value === undefined) return [];
	return [representative.unnamed.has(attribute) ? `any other ${what}` : words(value)];
}

function withDetails(label: string, details: readonly string[]): string {
	return details.length === 0 ? label : `${label} (${details.join(', ')})`;
}
