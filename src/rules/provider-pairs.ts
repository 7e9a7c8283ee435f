// In a mandate flow each NB, WALLET and CONSUMER_FINANCE provider is listed twice: the normal code and the prefixed one.
import type {IssueDetails} from '../diagnostics/issue.js';
import type {PaymentFilter, PaymentOption} from '../wire/payment-filter.js';
import {DOUBLED_TYPES, type DoubledType} from '../wire/payment-method.js';

const SINGLE_PROVIDERS =
	'a mandate session needs each NB, WALLET and CONSUMER_FINANCE provider twice: add .forMandates(servicePrefix) to the filter';
/** The reason for the refusal of providers that are not doubled in a mandate session. */
export type SingleProviders = typeof SINGLE_PROVIDERS;

export function isDoubledType(type: string): type is DoubledType {
	return (DOUBLED_TYPES as readonly string[]).includes(type); // widened, so that any string can be looked up
}

/** The prefixed code of a provider: in place of `NB_` for net banking, in front for the others (open points 10 and 11). */
export function prefixedCode(type: DoubledType, code: string, servicePrefix: string): string {
	const stem = type === 'NB' && code.startsWith('NB_') ? code.slice(3) : code;
	return `${servicePrefix}_${stem}`;
}

/** The normal code of a prefixed one, or `undefined` for a code without the prefix. */
function withoutPrefix(type: DoubledType, code: string, servicePrefix: string): string | undefined {
	const lead = `${servicePrefix}_`;
	// A code that consists of the prefix alone stays unchanged.
	if (!code.startsWith(lead) || code.length === lead.length) return undefined;
	return type === 'NB' ? `NB_${code.slice(lead.length)}` : code.slice(lead.length);
}

/** The normal code of one that may be prefixed. */
export function normalCode(type: DoubledType, code: string, servicePrefix: string): string {
	return withoutPrefix(type, code, servicePrefix) ?? code;
}

/**
 * The normal code of the pair that a code of a list belongs to. `P_X` is the prefixed code of `X`, or the normal code of
 * `P_P_X`: in a list with both, the codes pair up from the shortest one.
 */
function normalInList(type: DoubledType, code: string, servicePrefix: string, listed: ReadonlySet<string>): string {
	const bare = withoutPrefix(type, code, servicePrefix);
	if (bare === undefined) return code;
	let shorter = 0;
	for (let at: string | undefined = bare; at !== undefined && listed.has(at); shorter += 1) {
		at = withoutPrefix(type, at, servicePrefix);
	}
	const startsPair = shorter % 2 === 0 && listed.has(prefixedCode(type, code, servicePrefix));
	return startsPair ? code : bare;
}

/** Each provider as its normal code, then its prefixed code; no code is lost or repeated, and pairs are not doubled again. */
export function doubledCodes(type: DoubledType, codes: readonly string[], servicePrefix: string): readonly string[] {
	const listed = new Set(codes);
	const normal = codes.map(code => normalInList(type, code, servicePrefix, listed));
	const complete = new Set(normal.flatMap(code => [code, prefixedCode(type, code, servicePrefix)]));
	const doubled = new Set<string>();
	for (const code of normal) {
		// A normal code that is also a prefixed one follows its own normal code.
		doubled.add(normalInList(type, code, servicePrefix, complete));
		doubled.add(code).add(prefixedCode(type, code, servicePrefix));
	}
	return [...doubled];
}

/** The shortest list that {@link doubledCodes} turns into these codes; the same codes if there is none. */
export function undoubledCodes(type: DoubledType, codes: readonly string[], servicePrefix: string): readonly string[] {
	const listed = new Set(codes);
	const normal = [...new Set(codes.map(code => normalInList(type, code, servicePrefix, listed)))];
	const doubled = doubledCodes(type, normal, servicePrefix);
	return doubled.length === listed.size && doubled.every(code => listed.has(code)) ? normal : codes;
}

/**
 * The prefixes that could explain the first code of a doubled list: what precedes this code in another code of the list,
 * or what precedes its own `_`.
 */
function candidatePrefixes(type: DoubledType, codes: readonly string[]): readonly string[] {
	const [first = ''] = codes;
	const stem = type === 'NB' && first.startsWith('NB_') ? first.slice(3) : first;
	const asNormal = codes.filter(code => code.endsWith(`_${stem}`)).map(code => code.slice(0, -stem.length - 1));
	return [...asNormal, ...first.split('_', 1)].filter(prefix => /^[A-Za-z0-9]+$/.test(prefix));
}

/** True if the list contains each provider together with its prefixed code. */
export function isDoubled(type: DoubledType, codes: readonly string[], servicePrefix: string): boolean {
	if (servicePrefix === 'NB') return false; // it would make each net banking code its own pair
	const listed = new Set(codes);
	return doubledCodes(type, codes, servicePrefix).every(code => listed.has(code));
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

/** The issue of a list of providers that are not doubled. */
export function singleProviders(): IssueDetails {
	const message =
		'a mandate session needs each NB, WALLET and CONSUMER_FINANCE provider twice: add the code with the service prefix next to each code';
	return {rule: 'providers-not-doubled', message, messageInCode: SINGLE_PROVIDERS};
}
