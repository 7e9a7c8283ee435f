// A mandate session needs doubled providers: finds the lists of a filter without them, and the prefix of doubled lists.
import type {IssueDetails} from '../diagnostics/issue.js';
import type {FilterParts, OptionParts} from '../wire/payment-filter.js';
import type {DoubledType} from '../wire/payment-method.js';
import {isDoubled, isDoubledType, stemOf} from './provider-pairs.js';

export const NEEDED_TWICE = 'a mandate session needs each NB, WALLET and CONSUMER_FINANCE provider twice';
const DOUBLE_IN_CODE = 'add .forMandates(servicePrefix) to the filter';
/** The reason for the refusal of providers that are not doubled in a mandate session. */
export type SingleProviders = `${typeof NEEDED_TWICE}: ${typeof DOUBLE_IN_CODE}`;

/** The issue of a list of providers that are not doubled. */
export function singleProviders(): IssueDetails {
	return {
		rule: 'providers-not-doubled',
		problem: NEEDED_TWICE,
		remedy: 'add the code with the service prefix next to each code',
		inCode: {remedy: DOUBLE_IN_CODE},
	};
}

/** Pointers, inside the filter, of the provider lists that a mandate session would misread. */
export function singleProviderLists(filter: FilterParts, servicePrefix?: string): readonly string[] {
	const prefix = servicePrefix ?? prefixOfPairs(filter);
	return providerLists(filter)
		.filter(({type, codes}) => prefix === undefined || !isDoubled(type, codes, prefix))
		.map(({place}) => place);
}

/** The one prefix for which every list of the filter is doubled, if there is one (open point 24). */
export function prefixOfPairs(filter: FilterParts): string | undefined {
	return prefixOfLists(providerLists(filter));
}

/** The one prefix for which all of these lists are doubled, if there is one. */
export function prefixOfLists(lists: readonly CodeList[]): string | undefined {
	const [first] = lists;
	if (first === undefined) return undefined;
	return candidatePrefixes(first).find(prefix => lists.every(({type, codes}) => isDoubled(type, codes, prefix)));
}

interface CodeList {
	readonly type: DoubledType;
	readonly codes: readonly string[];
}

interface ProviderList extends CodeList {
	readonly place: string;
}

function providerLists(filter: FilterParts): readonly ProviderList[] {
	return filter.options.flatMap(({paymentMethodType: type, paymentMethods: codes}: OptionParts, index) =>
		codes !== undefined && codes.length > 0 && isDoubledType(type)
			? [{type, codes, place: `/options/${index}/paymentMethods`}]
			: [],
	);
}

/**
 * The prefixes that could explain the first code of a doubled list: what precedes this code in another code of the list,
 * or what precedes its own `_`.
 */
function candidatePrefixes({type, codes}: CodeList): readonly string[] {
	const [first = ''] = codes;
	const end = `_${stemOf(type, first)}`;
	const asNormal = codes.filter(code => code.endsWith(end)).map(code => code.slice(0, -end.length));
	return [...asNormal, ...first.split('_', 1)].filter(prefix => /^[A-Za-z0-9]+$/.test(prefix));
}
