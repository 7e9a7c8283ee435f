// Inspect: an option of CARD.
import type {PaymentOption} from '../../wire/payment-filter.js';
import type {CardInstrument} from '../instrument.js';
import type {Defaults} from './defaults.js';
import {type FilterLabel, filteredEvaluator, kindsOf} from './filtered-option.js';
import {wholeType} from './provider-option.js';
import {answer, type Explanation, reason} from './verdict.js';

const RULES = {
	shows: 'filter-shows',
	hides: 'filter-hides',
	disagree: 'filters-disagree',
	noneMatches: 'no-filter-matches',
} as const satisfies FilterLabel['rules'];

export function cardEvaluator(
	option: PaymentOption,
	pointer: string,
	defaults: Defaults,
): (card: CardInstrument) => Explanation {
	const {cardFilters: filters, enable} = option;
	// Filters on a disabled option are read as hidden; paymentMethods and upiFilters are ignored here.
	if (filters === undefined || !enable) {
		const whole = wholeType(option, pointer);
		return () => whole;
	}
	if (filters.length === 0) {
		const message = 'cardFilters is empty: whether that means all cards or none is not stated';
		return () => answer('undetermined', reason(pointer, 'empty-list', message));
	}
	const rows = filters.map(filter => ({
		enable: filter.enable,
		lists: [filter.cardBrands, filter.cardTypes, filter.cardSubTypes, filter.cardBanks],
		ranges: filter.cardBins,
	}));
	const list = {pointer: `${pointer}/cardFilters`, owner: pointer, ...kindsOf(rows), defaults};
	const evaluate = filteredEvaluator(rows, list);
	return ({brand, cardType, subType, bank, bin}) => {
		const values = [brand, cardType, subType, bank];
		const missing = (at: number) => {
			const lacks = MISSING_NAMES.filter(
				(_, list) => rows[at]?.lists[list] !== undefined && values[list] === undefined,
			);
			if (lacks.length > 0) return lacks.join(', ');
			return bin === undefined ? 'BIN' : 'BIN in full';
		};
		return evaluate(values, bin, {filter: 'card filter', instrument: 'the card', rules: RULES, missing});
	};
}

const MISSING_NAMES = ['brand', 'card type', 'sub type', 'bank'] as const;
