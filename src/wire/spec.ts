// What a filter can say, as data: the lists of its parts, the places of EMI plans, and where tenures are written.
import type {TenureEncoding} from './emi-filter.js';
import {EMI_KIND_KEYS, EMI_KINDS, type IssuerFilter, PLAN_GROUPS, type PlanFilter} from './emi-filter.js';
import type {CardFilter, OptionParts, UpiFilter} from './payment-filter.js';

/** One list of a filter or option. */
export interface ListSpec<Key extends string = string> {
	/** Its key in JSON. */
	readonly key: Key;
	/** Its name in builders, and in the normalized subject. */
	readonly name: string;
	/** What its items are. Codes are case sensitive and open, unless the catalog of an account closes their list. */
	readonly form: 'code' | 'BIN range' | 'card type' | 'UPI method' | 'tenure range';
	/** The list of a catalog that closes it, if not {@link name}; `type`: that of the option's or plan's own type. */
	readonly catalog?: 'apps' | 'type';
}

/** The lists of a card filter, in the order of the specification's table, which is also the order of the keys. */
export const CARD_LISTS = [
	{key: 'cardBrands', name: 'brands', form: 'code'},
	{key: 'cardBins', name: 'bins', form: 'BIN range'},
	{key: 'cardTypes', name: 'types', form: 'card type'},
	{key: 'cardSubTypes', name: 'subTypes', form: 'code'},
	{key: 'cardBanks', name: 'banks', form: 'code'},
] as const satisfies readonly ListSpec<Exclude<keyof CardFilter, 'enable'>>[];

/** A list of a card filter. */
export type CardList = (typeof CARD_LISTS)[number];

/** The provider codes of an option. */
export const PROVIDERS = {
	key: 'paymentMethods',
	name: 'providers',
	form: 'code',
	catalog: 'type',
} as const satisfies ListSpec<keyof OptionParts>;

/** The handles or apps of a UPI filter; only apps have a catalog. */
export const UPI_METHODS = {
	key: 'upiMethods',
	name: 'methods',
	form: 'UPI method',
	catalog: 'apps',
} as const satisfies ListSpec<keyof UpiFilter>;

/** The provider codes of a plan filter: one, or a list. */
export const PLAN_METHODS = {
	key: 'paymentMethod',
	name: 'methods',
	form: 'code',
	catalog: 'type',
} as const satisfies ListSpec<keyof PlanFilter>;

/** The lists of a plan filter with their own `enable`. */
export const PLAN_LISTS = [
	{key: 'issuers', name: 'issuers', form: 'code'},
	{key: 'tenures', name: 'tenures', form: 'tenure range'},
] as const satisfies readonly ListSpec<keyof IssuerFilter>[];

/** A list of a plan filter with its own `enable`. */
export type PlanListName = (typeof PLAN_LISTS)[number]['name'];

/** The field of an instrument that each list is compared with, and what messages call it. */
export const ATTRIBUTES = {
	cardBrands: ['brand', 'brand'],
	cardBins: ['bin', 'BIN'],
	cardTypes: ['cardType', 'card type'],
	cardSubTypes: ['subType', 'sub type'],
	cardBanks: ['bank', 'bank'],
	upiType: ['upiType', 'handle or app'],
	upiMethods: ['method', 'handle or app'],
	paymentMethodType: ['paymentMethodType', 'paymentMethodType'],
	paymentMethod: ['paymentMethod', 'paymentMethod'],
	issuers: ['issuer', 'issuer'],
	tenures: ['tenure', 'tenure'],
} as const satisfies {
	readonly [Key in Exclude<
		keyof CardFilter | keyof UpiFilter | keyof PlanFilter | keyof IssuerFilter,
		'enable' | PlanListKey
	>]: readonly [attribute: string, label: string];
};

/** The keys of a plan filter under which issuers and tenures are written, in the order in which they are read. */
export const PLAN_LIST_KEYS = ['issuerFilter', 'issuerFilters', 'tenureFilter'] as const satisfies (keyof PlanFilter)[];
export type PlanListKey = (typeof PLAN_LIST_KEYS)[number];

/** Where tenures are written. */
export interface TenurePlace {
	/** The key of the object that lists them. */
	readonly key: PlanListKey;
	/** True if they share the object, and its `enable`, with the issuers. */
	readonly isShared: boolean;
}

/** Where each encoding writes tenures. */
export const TENURE_PLACES = {
	tenureFilter: {key: 'tenureFilter', isShared: false},
	issuerFilters: {key: 'issuerFilters', isShared: false},
	'issuerFilter.tenures': {key: 'issuerFilter', isShared: true},
} as const satisfies {readonly [Encoding in TenureEncoding]: TenurePlace};

/** Every plan group of every EMI kind, in document order, with the key of its kind in JSON. */
export const PLAN_PLACES = /* @__PURE__ */ EMI_KINDS.flatMap(kind =>
	PLAN_GROUPS.map(group => ({kind, key: EMI_KIND_KEYS[kind], group})),
);
