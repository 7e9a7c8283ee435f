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
	/** What happens to the payment method types that `options` does not name: `true` shows them, `false` hides them. */
	readonly allowDefaultOptions: boolean;
	/**
	 * One option for each payment method type to show, hide or narrow; of two for one type, paylock assumes that only the
	 * first option counts.
	 */
	readonly options: readonly PaymentOption[];
	/** Which EMI plans the customer sees; some accounts write it next to `payment_filter` instead. */
	readonly emiOptions?: EmiFilter;
}

/** The parts of a filter, before any rule says which parts of an option belong together. */
export interface FilterParts extends Omit<PaymentFilter, 'options'> {
	readonly options: readonly OptionParts[];
}

/** The parts of an option, before any rule says which of them belong together. */
export interface OptionParts {
	/** The section of the screen that the option is about. */
	readonly paymentMethodType: PaymentMethodType;
	/** `true` shows the type, or what its lists name; `false` hides it. */
	readonly enable: boolean;
	/**
	 * Provider codes of the type, such as wallets or banks; without it, the option applies to all of them. Ignored for `CARD`, and by
	 * one variant of the service for `UPI`: use `cardFilters` and `upiFilters`.
	 */
	readonly paymentMethods?: readonly string[];
	/** For `CARD` with `enable: true`: which cards are shown or hidden. */
	readonly cardFilters?: readonly CardFilter[];
	/** For `UPI` with `enable: true`: which handles and apps are shown or hidden. */
	readonly upiFilters?: readonly UpiFilter[];
}

/**
 * The option of one payment method type within a filter. A list that the service ignores does not compile.
 *
 * @example
 * ```ts
 * import type {PaymentOption} from 'paylock';
 *
 * const option = {paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardTypes: ['CREDIT']}]} satisfies PaymentOption;
 * ```
 * @source checkout-spec: option object (element of options)
 */
export type PaymentOption = FilteredCardOption | WholeCardOption | FilteredUpiOption | WholeUpiOption | ProviderOption;

/**
 * An option that shows or hides some cards.
 *
 * @source checkout-spec: option object, `cardFilters`
 */
export interface FilteredCardOption extends OptionParts {
	readonly paymentMethodType: 'CARD';
	readonly enable: true;
	readonly paymentMethods?: IgnoredForCards;
	readonly upiFilters?: OnlyForUpi;
}

/**
 * An option that shows or hides all cards.
 *
 * @source checkout-spec: option object (element of options)
 */
export interface WholeCardOption extends OptionParts {
	readonly paymentMethodType: 'CARD';
	readonly paymentMethods?: IgnoredForCards;
	readonly cardFilters?: Refused<
		readonly CardFilter[],
		'CARD is disabled, but has cardFilters: set enable to true, or leave cardFilters out'
	>;
	readonly upiFilters?: OnlyForUpi;
}

/**
 * An option that shows or hides some handles or apps of UPI.
 *
 * @source checkout-spec: option object, `upiFilters`
 */
export interface FilteredUpiOption extends OptionParts {
	readonly paymentMethodType: 'UPI';
	readonly enable: true;
	readonly cardFilters?: OnlyForCards;
}

/**
 * An option that shows or hides all of UPI.
 *
 * @source checkout-spec: option object (element of options)
 */
export interface WholeUpiOption extends OptionParts {
	readonly paymentMethodType: 'UPI';
	readonly cardFilters?: OnlyForCards;
	readonly upiFilters?: Refused<
		readonly UpiFilter[],
		'UPI is disabled, but has upiFilters: set enable to true, or leave upiFilters out'
	>;
}

/**
 * An option that shows or hides a type with provider codes, or some of its providers.
 *
 * @source checkout-spec: option object, `paymentMethods`
 */
export interface ProviderOption extends OptionParts {
	readonly paymentMethodType: Exclude<PaymentMethodType, 'CARD' | 'UPI'>;
	readonly cardFilters?: OnlyForCards;
	readonly upiFilters?: OnlyForUpi;
}

/**
 * A value that does not belong here. For a program that reads it, its type is the same as elsewhere. Unlike `Misuse`, it has no
 * name and no symbol: what a program infers from a request must not need either.
 */
export type Refused<Value, Reason extends string> = Value & {readonly reason: Reason};

type IgnoredForCards = Refused<readonly string[], 'paymentMethods is ignored for CARD: use cardFilters'>;
type OnlyForCards = Refused<readonly CardFilter[], 'cardFilters belong to CARD: remove them here'>;
type OnlyForUpi = Refused<readonly UpiFilter[], 'upiFilters belong to UPI: remove them here'>;

/**
 * Which cards to show or hide; every list must match (AND), and one value of each list is enough (OR).
 *
 * @source checkout-spec: card filter object (element of cardFilters); open point 1
 */
export interface CardFilter {
	/** `true` shows the cards that match, `false` hides them. */
	readonly enable: boolean;
	/** Brands of cards; a card must be of one of them. */
	readonly cardBrands?: readonly string[];
	/** Ranges of first digits as `<from>::<to>`, both ends included, with equally many digits on both sides. */
	readonly cardBins?: readonly BinRange[];
	/** Credit cards, debit cards, or both. */
	readonly cardTypes?: readonly CardType[];
	/** Sub types of cards, as your account names them. */
	readonly cardSubTypes?: readonly string[];
	/** Codes of issuing banks. */
	readonly cardBanks?: readonly string[];
}

/**
 * Which UPI handles (`COLLECT`) or apps (`INTENT`) to show or hide; without `upiMethods`, the whole UPI type.
 *
 * @source checkout-spec: UPI filter object (element of upiFilters)
 */
export interface UpiFilter {
	/** `true` shows the handles or apps that match, `false` hides them. */
	readonly enable: boolean;
	/** The kind of UPI payment; without it, what starts with `@` in `upiMethods` is a handle, the rest are apps. */
	readonly upiType?: UpiType;
	/** Handles, each with its `@`, for `COLLECT`; apps for `INTENT`. Without it, the filter applies to the whole kind. */
	readonly upiMethods?: readonly string[];
}
