// The payment locking filter in JSON.
import type {EmiFilter} from './emi-filter.js';
import type {CardType, PaymentMethodType, UpiType} from './payment-method.js';

/**
 * Two numbers of the same length joined by two colons, both ends included, such as `'411111::411199'`.
 *
 * @source checkout-spec: card filter object, `cardBins`
 */
export type BinRange = `${number}::${number}`;

/**
 * The `payment_filter` of a session: which payment options the customer sees.
 *
 * @source checkout-spec: payment_filter object; `emiOptions`: open point 4
 */
export interface PaymentFilter {
	/** `true`: the service also shows the options that the filter does not name. */
	readonly allowDefaultOptions: boolean;
	readonly options: readonly PaymentOption[];
	readonly emiOptions?: EmiFilter;
}

/**
 * The option of one payment method type within a filter.
 *
 * @source checkout-spec: option object (element of options)
 */
export interface PaymentOption {
	readonly paymentMethodType: PaymentMethodType;
	readonly enable: boolean;
	/** Provider codes; ignored by the service for `CARD` and `UPI`. */
	readonly paymentMethods?: readonly string[];
	/** For `CARD` with `enable: true` only. */
	readonly cardFilters?: readonly CardFilter[];
	/** For `UPI` with `enable: true` only. */
	readonly upiFilters?: readonly UpiFilter[];
}

/**
 * Which cards to show or hide; every list must match (AND), and one value of each list is enough (OR).
 *
 * @source checkout-spec: card filter object (element of cardFilters); open point 1
 */
export interface CardFilter {
	readonly enable: boolean;
	readonly cardBrands?: readonly string[];
	readonly cardBins?: readonly BinRange[];
	readonly cardTypes?: readonly CardType[];
	readonly cardSubTypes?: readonly string[];
	readonly cardBanks?: readonly string[];
}

/**
 * Which UPI handles (`COLLECT`) or apps (`INTENT`) to show or hide; without `upiMethods`, the whole UPI type.
 *
 * @source checkout-spec: UPI filter object (element of upiFilters)
 */
export interface UpiFilter {
	readonly enable: boolean;
	readonly upiType?: UpiType;
	readonly upiMethods?: readonly string[];
}
