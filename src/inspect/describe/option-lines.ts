// Inspect: what an option says, in words.
import type {CardFilter, PaymentOption, UpiFilter} from '../../wire/payment-filter.js';
import {outsideOf} from '../explain/defaults.js';
import {kindsOf} from '../explain/filtered-option.js';
import {namesOf, rangeWords, TYPE_WORDS} from './words.js';

/** Most rules of one type that are told. */
const MOST_RULES = 10;

/** The lines on one option, the first without indentation. */
export function optionLines(option: PaymentOption, allow: boolean): readonly string[] {
	const {paymentMethodType: type, enable, paymentMethods, cardFilters, upiFilters} = option;
	const {whole, isPlural} = TYPE_WORDS[type];
	const wholly = [`${whole} ${isPlural ? 'are' : 'is'} ${enable ? 'shown' : 'hidden'}.`];
	if (type === 'CARD') return enable && cardFilters ? ruled(whole, cardFilters, cardRule, 'cards', allow) : wholly;
	if (type === 'UPI') return enable && upiFilters ? ruled(whole, upiFilters, upiRule, 'of UPI', allow) : wholly;
	if (paymentMethods === undefined) return wholly;
	if (paymentMethods.length === 0) return [`${whole}: the list of codes is empty, so what customers see is uncertain.`];
	return [providers(option, paymentMethods, allow)];
}

function providers({paymentMethodType: type, enable}: PaymentOption, codes: readonly string[], allow: boolean): string {
	const {whole, many} = TYPE_WORDS[type];
	const others = enable ? outsideOf(allow, {shows: true, hides: false}) : allow ? 'shown' : 'hidden';
	const rest =
		others === 'undetermined' ? `whether all other ${many} are shown is uncertain` : `all other ${many} are ${others}`;
	return `${whole}: ${namesOf(codes)} ${codes.length === 1 ? 'is' : 'are'} ${enable ? 'shown' : 'hidden'}; ${rest}.`;
}

function ruled<Filter extends {readonly enable: boolean}>(
	whole: string,
	filters: readonly Filter[],
	ruleOf: (filter: Filter) => string,
	many: string,
	allow: boolean,
): readonly string[] {
	if (filters.length === 0) return [`${whole}: the list of rules is empty, so what customers see is uncertain.`];
	const told = filters.slice(0, MOST_RULES).map(filter => `  ${filter.enable ? 'shown' : 'hidden'}: ${ruleOf(filter)}`);
	const untold = filters.length - told.length;
	const kinds = kindsOf(filters);
	const others = outsideOf(allow, kinds);
	return [
		`${whole} follow these rules:`.replace('UPI follow', 'UPI follows'),
		...told,
		...(untold > 0 ? [`  and ${untold} more rules`] : []),
		...(kinds.shows && kinds.hides ? ['  uncertain: what both a shown rule and a hidden rule fit'] : []),
		`  ${others === 'undetermined' ? 'uncertain' : others}: all the rest ${many === 'cards' ? 'of the cards' : many}`,
	];
}

function cardRule({cardTypes, cardBrands, cardSubTypes, cardBanks, cardBins}: CardFilter): string {
	const kind = cardTypes === undefined ? 'cards' : `${listWords(cardTypes.map(type => type.toLowerCase()))} cards`;
	const details = [
		...(cardBrands === undefined ? [] : [`of brand ${listWords(cardBrands)}`]),
		...(cardSubTypes === undefined ? [] : [`of sub type ${listWords(cardSubTypes)}`]),
		...(cardBanks === undefined ? [] : [`of bank ${listWords(cardBanks)}`]),
		...(cardBins === undefined ? [] : [`with numbers that start with ${listWords(cardBins.map(rangeWords))}`]),
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
