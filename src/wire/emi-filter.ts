// The EMI filter structure in JSON, with all three encodings of the tenure filter.
import {PAYMENT_METHOD_TYPES, type PaymentMethodType} from './payment-method.js';

/**
 * Two whole numbers joined by two colons, both ends included, such as `'3::12'`; the unit is months in every sample.
 *
 * @source checkout-spec: EMI filter structure, tenure filter
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
	readonly standardEmi?: EmiSubFilter;
	readonly lowCostEmi?: EmiSubFilter;
	readonly noCostEmi?: EmiSubFilter;
	/** `true`: EMI is the only visible instrument. */
	readonly showOnlyEmi?: boolean;
}

/**
 * One EMI kind within an EMI filter.
 *
 * @source checkout-spec: EmiSubFilter
 */
export interface EmiSubFilter {
	readonly enable: boolean;
	readonly credit?: PlanGroup;
	readonly debit?: PlanGroup;
	readonly cardless?: PlanGroup;
}

/**
 * One plan group within an EMI kind.
 *
 * @source checkout-spec: Plan group (`credit`, `debit`, `cardless`)
 */
export interface PlanGroup {
	readonly enable: boolean;
	readonly filters?: readonly PlanFilter[];
}

/**
 * Shows or hides the plans of some providers, issuers or tenures.
 *
 * The specification gives the tenure filter two names, and samples show a third place. paylock reads all three.
 *
 * @source checkout-spec: Plan filter (element of `filters`); open points 5 and 6
 */
export interface PlanFilter {
	readonly enable: boolean;
	/** A payment method type other than `RTP`. */
	readonly paymentMethodType?: Exclude<PaymentMethodType, 'RTP'>;
	readonly paymentMethod?: string | readonly string[];
	readonly issuerFilter?: IssuerFilter | TenureFilter;
	readonly tenureFilter?: TenureFilter;
	readonly issuerFilters?: TenureFilter;
}

/**
 * Shows or hides the plans of some issuers; codes carry the service prefix, `<prefix>_<bank>`.
 *
 * @source checkout-spec: Plan filter, `issuerFilter`; `tenures` inside it: open point 5
 */
export interface IssuerFilter {
	readonly issuers: readonly string[];
	readonly tenures?: readonly TenureRange[];
	readonly enable: boolean;
}

/**
 * Shows or hides the plans of some tenures.
 *
 * @source checkout-spec: Plan filter, tenure filter; open point 5
 */
export interface TenureFilter {
	readonly tenures: readonly TenureRange[];
	readonly enable: boolean;
}
