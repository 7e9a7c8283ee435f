// The EMI filter structure in JSON, with all three encodings of the tenure filter.
import {PAYMENT_METHOD_TYPES, type PaymentMethodType} from './payment-method.js';

/**
 * Two whole numbers joined by two colons, both ends included, such as `'3::12'`; the unit is months in every sample.
 *
 * @source checkout-spec: EMI filter structure, `tenures`
 */
export type TenureRange = `${number}::${number}`;

/** EMI kinds as the builders name them, and their keys in JSON. */
export const EMI_KIND_KEYS = {standard: 'standardEmi', lowCost: 'lowCostEmi', noCost: 'noCostEmi'} as const;

/**
 * A kind of EMI plan, as the builders name it.
 *
 * @source checkout-spec: EMI filter structure, `standardEmi`, `lowCostEmi`, `noCostEmi`
 */
export type EmiKind = keyof typeof EMI_KIND_KEYS;

/**
 * The EMI kinds, as a frozen tuple.
 *
 * @source checkout-spec: EMI filter structure, `standardEmi`, `lowCostEmi`, `noCostEmi`
 */
export const EMI_KINDS = /* @__PURE__ */ Object.freeze(['standard', 'lowCost', 'noCost'] as const satisfies EmiKind[]);

/**
 * The plan groups of an EMI kind, as a frozen tuple.
 *
 * @source checkout-spec: EmiSubFilter, `credit`, `debit`, `cardless`
 */
export const PLAN_GROUPS = /* @__PURE__ */ Object.freeze(['credit', 'debit', 'cardless'] as const);

/**
 * A group of EMI plans: on credit cards, on debit cards, or without a card.
 *
 * @source checkout-spec: EmiSubFilter, `credit`, `debit`, `cardless`
 */
export type PlanGroupName = (typeof PLAN_GROUPS)[number];

/** The payment method types of EMI plans: all but `RTP` (open point 19). */
export const PLAN_TYPES = /* @__PURE__ */ PAYMENT_METHOD_TYPES.filter(type => type !== 'RTP');

/**
 * Which EMI plans the customer sees (`emiOptions`).
 *
 * @source checkout-spec: EmiFilter
 */
export interface EmiFilter {
	/** The plans of standard EMI; without it, `allowDefaultOptions` and `sdk_udf` decide. */
	readonly standardEmi?: EmiSubFilter;
	/** The plans of low-cost EMI; without it, `allowDefaultOptions` and `sdk_udf` decide. */
	readonly lowCostEmi?: EmiSubFilter;
	/** The plans of no-cost EMI; without it, `allowDefaultOptions` and `sdk_udf` decide. */
	readonly noCostEmi?: EmiSubFilter;
	/** `true` makes EMI the only thing that the customer sees. */
	readonly showOnlyEmi?: boolean;
}

/**
 * One EMI kind within an EMI filter.
 *
 * @source checkout-spec: EmiSubFilter
 */
export interface EmiSubFilter {
	/** `true` shows the kind, or what is enabled inside it; `false` hides it. */
	readonly enable: boolean;
	/** Plans on credit cards; without any group, the kind applies to all of its plans. */
	readonly credit?: PlanGroup;
	/** Plans on debit cards; without any group, the kind applies to all of its plans. */
	readonly debit?: PlanGroup;
	/** Plans without a card; without any group, the kind applies to all of its plans. */
	readonly cardless?: PlanGroup;
}

/**
 * One plan group within an EMI kind.
 *
 * @source checkout-spec: EmiSubFilter, `credit`, `debit`, `cardless`
 */
export interface PlanGroup {
	/** `true` shows the group, or what its filters show; `false` hides it. */
	readonly enable: boolean;
	/** Which plans of the group are shown or hidden. */
	readonly filters?: readonly PlanFilter[];
}

/**
 * Shows or hides the plans of some providers, issuers or tenures.
 *
 * The specification gives the tenure filter two names, and samples show a third place. paylock reads all three.
 *
 * @source checkout-spec: Plan filter (element of `filters`); open point 5
 */
export interface PlanFilter {
	/** `true` shows the plans that the filter selects, `false` hides them. */
	readonly enable: boolean;
	/** Only plans of this payment method type, which cannot be `RTP`. */
	readonly paymentMethodType?: Exclude<PaymentMethodType, 'RTP'>;
	/** Only plans of this provider, or of these. */
	readonly paymentMethod?: string | readonly string[];
	/** Plans by their issuing bank; `enable: true` is only these, `false` is all except these. */
	readonly issuerFilter?: IssuerFilter | TenureFilter;
	/** Plans by their tenure in months; `enable: true` is only these, `false` is all except these. */
	readonly tenureFilter?: TenureFilter;
	/** Another name of `tenureFilter`. */
	readonly issuerFilters?: TenureFilter;
}

/**
 * Shows or hides the plans of some issuers; codes carry the service prefix, `<prefix>_<bank>`.
 *
 * @source checkout-spec: Plan filter, `issuerFilter`; open point 5
 */
export interface IssuerFilter {
	/** Codes of issuing banks with the service prefix, `<prefix>_<bank>`. */
	readonly issuers: readonly string[];
	/** Tenures in months as `<from>::<to>`, both ends included; one tenure is a range with equal ends. */
	readonly tenures?: readonly TenureRange[];
	/** `true` is only these, `false` is all except these. */
	readonly enable: boolean;
}

/**
 * Shows or hides the plans of some tenures.
 *
 * @source checkout-spec: Plan filter, `tenureFilter`; open point 5
 */
export interface TenureFilter {
	/** Tenures in months as `<from>::<to>`, both ends included; one tenure is a range with equal ends. */
	readonly tenures: readonly TenureRange[];
	/** `true` is only these, `false` is all except these. */
	readonly enable: boolean;
}

export const TENURE_ENCODINGS = ['tenureFilter', 'issuerFilters', 'issuerFilter.tenures'] as const;

/**
 * Where the tenures of a plan filter are written: in their own object (the default), under the name in the property
 * table, or inside `issuerFilter` as in every sample body.
 *
 * @source open point 5
 */
export type TenureEncoding = (typeof TENURE_ENCODINGS)[number];

export const DEFAULT_TENURE_ENCODING = 'tenureFilter' satisfies TenureEncoding;
