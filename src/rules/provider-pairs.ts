// In a mandate flow each NB, WALLET and CONSUMER_FINANCE provider stands twice: the normal code and the prefixed one.
import type {IssueDetails} from '../diagnostics/issue.js';
import type {PaymentFilter, PaymentOption} from '../wire/payment-filter.js';
import {DOUBLED_TYPES, type DoubledType} from '../wire/payment-method.js';

/** The reason for single providers in a mandate session. */
export type SingleProviders =
	'a mandate session needs each NB, WALLET and CONSUMER_FINANCE provider twice: add .forMandates(servicePrefix) to the filter';
export const SINGLE_PROVIDERS: SingleProviders =
	'a mandate session needs each NB, WALLET and CONSUMER_FINANCE provider twice: add .forMandates(servicePrefix) to the filter';

export function isDoubledType(type: string): type is DoubledType {
	return (DOUBLED_TYPES as readonly string[]).includes(type); // widened so that any string may be asked for
}

/** The prefixed code of a provider: in place of `NB_` for net banking, in front for the others (open points 10 and 11). */
export function prefixedCode(type: DoubledType, code: string, servicePrefix: string): string {
	const stem = type === 'NB' && code.startsWith('NB_') ? code.slice(3) : code;
	return `${servicePrefix}_${stem}`;
}

/** The normal code of what may be prefixed already. */
export function normalCode(type: DoubledType, code: string, servicePrefix: string): string {
	const lead = `${servicePrefix}_`;
	let normal = code;
	// What was doubled twice by hand carries the prefix twice; a code that is the prefix alone stays what it is.
	while (normal.startsWith(lead) && normal.length > lead.length) {
		normal = normal.slice(lead.length);
		if (type === 'NB') return `NB_${normal}`;
	}
	return normal;
}

/** Each provider as its normal code, then its prefixed code; no code twice, whatever was doubled already. */
export function doubledCodes(type: DoubledType, codes: readonly string[], servicePrefix: string): readonly string[] {
	const normal = codes.map(code => normalCode(type, code, servicePrefix));
	return [...new Set(normal.flatMap(code => [code, prefixedCode(type, code, servicePrefix)]))];
}

/** The prefixes that could explain the first provider of a doubled list: before its code in another, or before its `_`. */
function candidatePrefixes(type: DoubledType, codes: readonly string[]): readonly string[] {
	const [first = ''] = codes;
	const stem = type === 'NB' && first.startsWith('NB_') ? first.slice(3) : first;
	const asNormal = codes.filter(code => code.endsWith(`_${stem}`)).map(code => code.slice(0, -stem.length - 1));
	return [...asNormal, ...first.split('_', 1)].filter(prefix => /^[A-Za-z0-9]+$/.test(prefix));
}

/** Whether each provider of the list stands beside its prefixed code. */
export function isDoubled(type: DoubledType, codes: readonly string[], servicePrefix: string): boolean {
	const held = new Set(codes);
	return codes.every(code => {
		const normal = normalCode(type, code, servicePrefix);
		const prefixed = prefixedCode(type, normal, servicePrefix);
		// The prefix NB would make each code its own double.
		return normal !== prefixed && held.has(normal) && held.has(prefixed);
	});
}

type ProviderList = {readonly type: DoubledType; readonly codes: readonly string[]; readonly place: string};

function providerLists(filter: PaymentFilter): readonly ProviderList[] {
	return filter.options.flatMap(({paymentMethodType: type, paymentMethods: codes}: PaymentOption, index) =>
		codes !== undefined && codes.length > 0 && isDoubledType(type)
			? [{type, codes, place: `/options/${index}/paymentMethods`}]
			: [],
	);
}

/** The one prefix for which every list of the filter is doubled, if there is one (open point 24). */
export function prefixOfPairs(filter: PaymentFilter): string | undefined {
	const lists = providerLists(filter);
	const [first] = lists;
	if (first === undefined) return undefined;
	return candidatePrefixes(first.type, first.codes).find(prefix =>
		lists.every(({type, codes}) => isDoubled(type, codes, prefix)),
	);
}

/** Pointers, inside the filter, of the provider lists that a mandate session would misread. */
export function singleProviderLists(filter: PaymentFilter, servicePrefix?: string): readonly string[] {
	const prefix = servicePrefix ?? prefixOfPairs(filter);
	return providerLists(filter)
		.filter(({type, codes}) => prefix === undefined || !isDoubled(type, codes, prefix))
		.map(({place}) => place);
}

export function singleProviders(): IssueDetails {
	return {rule: 'providers-not-doubled', message: SINGLE_PROVIDERS};
}
