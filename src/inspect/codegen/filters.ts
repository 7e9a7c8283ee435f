// Card and UPI filters as builder calls.
import type {CardFilter, UpiFilter} from '../../wire/payment-filter.js';
import type {Call} from './chain.js';
import {enclose, list, quote} from './literal.js';

/** The names of the lists of a card filter in builders. */
const CRITERIA = {
	cardBrands: ['brands', 'Brands'],
	cardBins: ['bins', 'Bins'],
	cardTypes: ['types', 'Types'],
	cardSubTypes: ['subTypes', 'SubTypes'],
	cardBanks: ['banks', 'Banks'],
} as const satisfies {readonly [List in keyof CardFilter]?: readonly [string, string]};

/** Most values written as arguments of one call. */
export const MOST_ARGUMENTS = 1000;

export function cardCall({enable, ...lists}: CardFilter): Call {
	const verb = enable ? 'show' : 'hide';
	// Object.entries widens; the keys of the rest are the lists.
	const given = Object.entries(lists) as readonly [keyof typeof CRITERIA, readonly string[]][];
	const [first] = given;
	return indent => {
		if (given.length === 1 && first !== undefined && first[1].length <= MOST_ARGUMENTS) {
			return enclose(`.${verb}${CRITERIA[first[0]][1]}(`, first[1].map(quote), ')', indent);
		}
		const fields = given.map(([key, values]) => list(values, `${indent}\t`, `${CRITERIA[key][0]}: `));
		return `.${verb}(${enclose('{', fields, '}', indent)})`;
	};
}

export function upiCall({enable, upiType, upiMethods}: UpiFilter): Call {
	const verb = enable ? 'show' : 'hide';
	const kind = upiType === 'COLLECT' ? 'Collect' : 'Intent';
	if (upiMethods === undefined) return () => `.${verb}All${kind}()`;
	return indent =>
		upiMethods.length > MOST_ARGUMENTS
			? `${list(upiMethods, indent, `.${verb}${kind}(...`)})`
			: enclose(`.${verb}${kind}(`, upiMethods.map(quote), ')', indent);
}
