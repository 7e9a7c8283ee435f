// In a mandate flow each NB, WALLET and CONSUMER_FINANCE provider is listed twice: the normal code and the prefixed one.
import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import type {FilterParts, OptionParts} from '../wire/payment-filter.js';
import {DOUBLED_TYPES, type DoubledType} from '../wire/payment-method.js';

export function isDoubledType(type: string): type is DoubledType {
	return (DOUBLED_TYPES as readonly string[]).includes(type); // widened, so that any string can be looked up
}

/** The prefixed code of a provider: in place of `NB_` for net banking, in front for the others (open points 10 and 11). */
function prefixedCode(type: DoubledType, code: string, servicePrefix: string): string {
	return `${servicePrefix}_${stemOf(type, code)}`;
}

/** The part of a normal code that follows the prefix in its prefixed code. */
function stemOf(type: DoubledType, code: string): string {
	return type === 'NB' && code.startsWith('NB_') ? code.slice(3) : code;
}

/**
 * The normal code of one that may be prefixed. A code that consists of the prefix alone stays unchanged, and so does every code
 * of a type whose providers are not doubled.
 */
export function normalCode(type: string, code: string, servicePrefix: string | undefined): string {
	if (servicePrefix === undefined || !isDoubledType(type)) return code;
	const lead = `${servicePrefix}_`;
	if (!code.startsWith(lead) || code.length === lead.length) return code;
	return type === 'NB' ? `NB_${code.slice(lead.length)}` : code.slice(lead.length);
}

/**
 * The normal code of the pair that a code of a list belongs to: in a list with `X`, `P_X` is the second code of their pair;
 * without `X`, it is the first one of `P_X` and `P_P_X`, if that is listed too.
 */
function normalInList(type: DoubledType, code: string, servicePrefix: string, listed: ReadonlySet<string>): string {
	return startsPair(type, code, servicePrefix, listed) ? code : normalCode(type, code, servicePrefix);
}

/** True if the prefixed code of a listed code is listed too, and the code is not itself the second of a pair. */
function startsPair(type: DoubledType, code: string, servicePrefix: string, listed: ReadonlySet<string>): boolean {
	if (!listed.has(prefixedCode(type, code, servicePrefix))) return false;
	const normal = normalCode(type, code, servicePrefix);
	return normal === code || !listed.has(normal) || !startsPair(type, normal, servicePrefix, listed);
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

/** True if the list contains each provider together with its prefixed code. */
export function isDoubled(type: DoubledType, codes: readonly string[], servicePrefix: string): boolean {
	if (servicePrefix === 'NB') return false; // it would make each net banking code its own pair
	const listed = new Set(codes);
	return doubledCodes(type, codes, servicePrefix).every(code => listed.has(code));
}

export const NEEDED_TWICE = 'a mandate session needs each NB, WALLET and CONSUMER_FINANCE provider twice';
const DOUBLE_IN_CODE = 'add .forMandates(servicePrefix) to the filter';
/** The reason for the refusal of providers that are not doubled in a mandate session. */
export type SingleProviders = `${typeof NEEDED_TWICE}: ${typeof DOUBLE_IN_CODE}`;

/** Reports the provider lists of a filter that a mandate session would misread. */
export function reportSingleProviders(
	filter: FilterParts,
	report: IssueCollector,
	pointer: string,
	servicePrefix = prefixOfPairs(filter),
): void {
	for (const {type, codes, place} of providerLists(filter)) {
		if (servicePrefix !== undefined && isDoubled(type, codes, servicePrefix)) continue;
		report.add(pointer + place, singleProviders());
	}
}

/** The issue of providers that are not doubled in a mandate session. */
export function singleProviders(): IssueDetails {
	return {
		rule: 'providers-not-doubled',
		problem: NEEDED_TWICE,
		remedy: 'add the code with the service prefix next to each code',
		inCode: {remedy: DOUBLE_IN_CODE},
	};
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

/** The lists of a filter with their pointers inside it. */
function providerLists(filter: FilterParts): readonly (CodeList & {readonly place: string})[] {
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
