// Inspect: what an option says, in words.
import type {CardFilter, PaymentOption, UpiFilter} from '../../wire/payment-filter.js';
import {fallbackVerdict} from '../evaluate/defaults.js';
import {kindsOf} from '../evaluate/filtered-option.js';
import {firstOf, namesOf, rangeLabel, STATE_LABELS, TYPE_LABELS} from './labels.js';

/** The lines on one option, the first without indentation. */
export function optionLines(option: PaymentOption, allow: boolean): readonly string[] {
	const {paymentMethodType: type, enable, paymentMethods, cardFilters, upiFilters} = option;
	const {whole, isPlural} = TYPE_LABELS[type];
	const wholly = [`${whole} ${isPlural ? 'are' : 'is'} ${enable ? 'shown' : 'hidden'}.`];
	if (type === 'CARD') return enable && cardFilters ? ruled(CARDS, cardFilters, cardRule, allow) : wholly;
	if (type === 'UPI') return enable && upiFilters ? ruled(UPI, upiFilters, upiRule, allow) : wholly;
	if (paymentMethods === undefined) return wholly;
	if (paymentMethods.length === 0) return [`${whole}: the list of codes is empty, so what customers see is uncertain.`];
	return [providers(option, paymentMethods, allow)];
}

function providers({paymentMethodType: type, enable}: PaymentOption, codes: readonly string[], allow: boolean): string {
	const {whole, many} = TYPE_LABELS[type];
	const additionalProperties = enable
		? fallbackVerdict(allow, {shows: true, hides: false})
		: allow
			? 'shown'
			: 'hidden';
	const rest =
		additionalProperties === 'undetermined'
			? `whether all other ${many} are shown is uncertain`
			: `all other ${many} are ${additionalProperties}`;
	return `${whole}: ${namesOf(codes)} ${codes.length === 1 ? 'is' : 'are'} ${enable ? 'shown' : 'hidden'}; ${rest}.`;
}

/** The words of a type that has filters inside. */
interface RuledWords {
	readonly whole: string;
	readonly start: string;
	readonly rest: string;
}

const CARDS: RuledWords = {whole: 'Cards', start: 'Cards follow', rest: 'of the cards'};
const UPI: RuledWords = {whole: 'UPI', start: 'UPI follows', rest: 'of UPI'};

function ruled<Filter extends {readonly enable: boolean}>(
	{whole, start, rest}: RuledWords,
	filters: readonly Filter[],
	ruleOf: (filter: Filter) => string,
	allow: boolean,
): readonly string[] {
	if (filters.length === 0) return [`${whole}: the list of rules is empty, so what customers see is uncertain.`];
	const kinds = kindsOf(filters);
	return [
		`${start} these rules:`,
		...ruleLines(filters, filter => `${filter.enable ? 'shown' : 'hidden'}: ${ruleOf(filter)}`, kinds),
		`  ${STATE_LABELS[fallbackVerdict(allow, kinds)]}: all the rest ${rest}`,
	];
}

/** The rules, indented, and that they may disagree. */
export function ruleLines<Filter>(
	filters: readonly Filter[],
	lineOf: (filter: Filter) => string,
	{shows, hides}: {readonly shows: boolean; readonly hides: boolean},
): readonly string[] {
	const {listed: told, untold} = firstOf(filters);
	return [
		...told.map(filter => `  ${lineOf(filter)}`),
		...(untold > 0 ? [`  and ${untold} more rules`] : []),
		...(shows && hides ? ['  uncertain: what one rule shows and another hides'] : []),
	];
}

function cardRule({cardTypes, cardBrands, cardSubTypes, cardBanks, cardBins}: CardFilter): string {
	const kind = cardTypes === undefined ? 'cards' : `${listWords(cardTypes.map(type => type.toLowerCase()))} cards`;
	const details = [
		...(cardBrands === undefined ? [] : [`of brand ${listWords(cardBrands)}`]),
		...(cardSubTypes === undefined ? [] : [`of sub type ${listWords(cardSubTypes)}`]),
		...(cardBanks === undefined ? [] : [`of bank ${listWords(cardBanks)}`]),
		...(cardBins === undefined ? [] : [`with numbers that start with ${listWords(cardBins.map(rangeLabel))}`]),
	];
	return details.length === 0 && cardTypes === undefined ? 'all cards' : [kind, ...details].join(' ');
}

function upiRule({upiType, upiMethods}: UpiFilter): string {
	const kind = upiType === undefined ? 'handle or app' : upiType === 'COLLECT' ? 'handle' : 'app';
	return upiMethods === undefined ? `any UPI ${kind}` : `the UPI ${kind} ${listWords(upiMethods)}`;
}

/** One value of the list is enough. */
export function listWords(values: readonly string[]): string {
	return values.length === 0 ? '(an empty list, so this is uncertain)' : namesOf(values, 'or');
}
