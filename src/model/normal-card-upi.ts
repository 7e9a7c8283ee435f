// Recovered card and UPI filters → their normalized form.
import {isReadable, type Recovered} from '../schema/recovered.js';
import type {CardFilter, UpiFilter} from '../wire/payment-filter.js';
import {flag, isWhole, normalList, partOf} from './normal-parts.js';
import {type SubjectCardFilter, type SubjectUpiFilter, UNREADABLE_PART} from './subject.js';

const CARD_LISTS = {
	brands: 'cardBrands',
	bins: 'cardBins',
	types: 'cardTypes',
	subTypes: 'cardSubTypes',
	banks: 'cardBanks',
} as const;

export function normalCardFilter(filter: Recovered<CardFilter>, pointer: string): SubjectCardFilter {
	if (!isReadable(filter)) return {pointer, enable: UNREADABLE_PART, isComplete: false};
	const lists = Object.entries(CARD_LISTS).flatMap(([name, key]) => {
		const list = partOf(filter, key);
		return list === undefined ? [] : [[name, normalList<string>(list, `${pointer}/${key}`)]];
	});
	return {
		pointer,
		enable: flag(partOf(filter, 'enable')),
		isComplete: isWhole(filter),
		...(Object.fromEntries(lists) as Pick<SubjectCardFilter, keyof typeof CARD_LISTS>), // by the names above
	};
}

export function normalUpiFilter(filter: Recovered<UpiFilter>, pointer: string): SubjectUpiFilter {
	if (!isReadable(filter)) return {pointer, enable: UNREADABLE_PART, isComplete: false};
	const upiType = partOf(filter, 'upiType');
	const methods = partOf(filter, 'upiMethods');
	return {
		pointer,
		enable: flag(partOf(filter, 'enable')),
		isComplete: isWhole(filter),
		...(upiType !== undefined && {upiType: isReadable(upiType) ? upiType : UNREADABLE_PART}),
		...(methods !== undefined && {methods: normalList(methods, `${pointer}/upiMethods`)}),
	};
}
