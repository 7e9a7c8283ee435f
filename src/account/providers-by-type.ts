// Provider codes belong to every type except CARD and UPI, which take filters; codes of NB start with `NB_`.
import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails, MessageOf} from '../diagnostics/issue.js';
import type {Misuse, ReasonFirst, WrongLiteral} from '../diagnostics/misuse.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {NEGATION_SIGN} from '../utils/nearest.js';
import {LIKE_JSON} from '../values/text.js';
import type {CardFilter, OptionParts, UpiFilter} from '../wire/payment-filter.js';
import type {CodeList, EntryOf, Listed, TypeOf} from './catalog-types.js';

/** The types that take filters instead of provider codes. */
export type FilteredType = 'CARD' | 'UPI';

export function isFilteredType(type: string): type is FilteredType {
	return type === 'CARD' || type === 'UPI';
}

/** The keys of the filters of an option. */
export const FILTERS_KEYS = {CARD: 'cardFilters', UPI: 'upiFilters'} as const;

/** A provider code, or a filter. */
type Part = string | CardFilter | UpiFilter;

/** The key of the list that an option of this type may have. */
export function listKey(type: string): 'cardFilters' | 'upiFilters' | 'paymentMethods' {
	return isFilteredType(type) ? FILTERS_KEYS[type] : 'paymentMethods';
}

/** The provider codes or filters of an option; `undefined` for a whole type, and without an option. */
export function partsOf(option: OptionParts | undefined): readonly Part[] | undefined {
	return option?.[listKey(option.paymentMethodType)];
}

const PROVIDERS_IGNORED = {
	CARD: {problem: 'paymentMethods is ignored for CARD', remedy: 'use .cards(…)'},
	UPI: {problem: 'paymentMethods may be ignored for UPI', remedy: 'use .upi(…)'},
} as const;
/** The problem of provider codes on a type for which the service ignores them. */
type ProvidersIgnored<Type extends FilteredType> = MessageOf<(typeof PROVIDERS_IGNORED)[Type]>;

/** The issue of provider codes on this type, or `undefined` for a type that accepts them. */
export function providersIgnored(type: string): IssueDetails | undefined {
	return isFilteredType(type) ? {rule: 'ignored-list', ...PROVIDERS_IGNORED[type]} : undefined;
}

/** The problem of an empty list. */
export const NO_PROVIDERS = {
	problem: 'paymentMethods is empty',
	remedy: 'leave the list out if you mean the whole type',
} as const;
type NoProviders = MessageOf<typeof NO_PROVIDERS>;

/** The problem of anything but a list in its place. */
export const NOT_CODES = {
	problem: 'the codes are not a list of strings',
	remedy: "write one, such as ['CODE_A'], in a call for each payment method type",
} as const;
export type NotCodes = MessageOf<typeof NOT_CODES>;

/** The problem of a list that is absent at run time. */
export const MAYBE_NO_CODES = {
	problem: 'the list of codes may be undefined',
	remedy: 'check it first, or leave it out if you mean the whole type',
} as const;
export type MaybeNoCodes = MessageOf<typeof MAYBE_NO_CODES>;

const NOT_NB_CODE = 'is not a net banking code';
/** The remedy for a code that may carry a service prefix: which one is not known here, so no spelling is named. */
const BARE_BANK = 'NB_ and the bank, without a service prefix';
/** The problem of an NB code without `NB_`. */
type NotNbCode<Code extends string> = `${Code} ${typeof NOT_NB_CODE}: write ${NbSpelling<Code>}`;
type NbSpelling<Code extends string> = Code extends `${'nb' | 'Nb' | 'nB'}_${infer Bank}`
	? `NB_${Bank}`
	: Code extends `${string}_${string}`
		? typeof BARE_BANK
		: `NB_${Code}`;

function nbSpelling(code: string): string {
	return `NB_${/^nb_/i.test(code) ? code.slice(3) : code}`;
}

/** Checks a net banking code. A prefixed code is valid together with its normal code (open point 24). */
export function nbCodeProblem(code: string, isListed?: (code: string) => boolean): IssueDetails | undefined {
	if (code.startsWith('NB_') && code.length > 3) return undefined;
	const bank = bankOfDouble(code);
	if (bank !== undefined && isListed?.(`NB_${bank}`)) return undefined;
	const isPrefixed = bank !== undefined && !/^nb_/i.test(code);
	const isOther = isPrefixed || LIKE_JSON.test(code) || NEGATION_SIGN.test(code);
	const spelling = isOther || /^nb_$/i.test(code) ? undefined : nbSpelling(code);
	const remedy = isOther ? BARE_BANK : spelling === undefined ? 'the bank after NB_' : formatValue(spelling);
	return wrongValue('nb-code-without-nb', code, {problem: NOT_NB_CODE, remedy: `write ${remedy}`}, spelling);
}

/** `BANKA` of `PREFIX_BANKA`; `undefined` if there is no prefix, or nothing after it. */
function bankOfDouble(code: string): string | undefined {
	return /^[A-Za-z0-9]+_(.+)/s.exec(code)?.[1];
}

/**
 * Each literal NB code, or the reason for its refusal; a run-time `string` passes. `All` are the codes of the whole list.
 *
 * Valid codes are widened: the compiler compares each item of a list with each member of this union.
 */
export type NbCode<Code, All> = Code extends `NB_${string}`
	? `NB_${string}`
	: Code extends `${string}_${infer Bank}`
		? `NB_${Bank}` extends All
			? Code
			: WrongLiteral<NotNbCode<Code>, Code>
		: Code extends string
			? WrongLiteral<NotNbCode<Code>, Code>
			: never;

/**
 * A list of these provider codes, or the reasons for their refusal. `Code` is a union: a tuple would be slow. What codes known
 * only at run time may be is looked up, since the compiler resolves that for a type parameter too.
 */
export type ProviderCodes<Catalog, Type extends string, Code> = string extends Code
	? CodesOf<Catalog>[Type & keyof CodesOf<Catalog>]
	: [Type & FilteredType] extends [never]
		? [Code] extends [never]
			? Misuse<NoProviders>
			: TakesAny<Catalog, Type> extends true
				? readonly string[]
				: ListOf<Catalog, Type, ProviderCode<Catalog, Type, Code>>
		: Refused<Type>;

/** What each type takes as codes known only at run time. */
type CodesOf<Catalog> = Readonly<Record<Exclude<TypeOf<Catalog>, FilteredType>, readonly string[]>> & {
	readonly [Type in FilteredType]: Misuse<ProvidersIgnored<Type>>;
};

/** Any list if each code is right, else a list of right codes and of the reasons, which the compiler prints first. */
type ListOf<Catalog, Type, Checked> = [Extract<Checked, Misuse<string>>] extends [never]
	? readonly string[]
	: readonly ReasonFirst<Checked | EntryOf<Catalog, Type & string>>[];

/** The reason for each type in a union that takes no provider codes. */
type Refused<Type> = Type extends FilteredType ? Misuse<ProvidersIgnored<Type>> : never;

/** True for a type that accepts any code: it has no catalog list and no format. Resolved once for all lists. */
type TakesAny<Catalog, Type extends string> = Type extends 'NB'
	? false
	: [EntryOf<Catalog, Type>] extends [never]
		? true
		: false;

/** Each literal code of a type that does not accept any code, or the reason for its refusal. */
type ProviderCode<Catalog, Type extends string, Code> = [EntryOf<Catalog, Type>] extends [never]
	? [Code] extends [`NB_${string}`]
		? `NB_${string}`
		: NbCode<Code, Code>
	: Code extends string
		? Listed<Catalog, Type & CodeList, Code>
		: never;
