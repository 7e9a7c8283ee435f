// Instruments: what a customer would pay with, as far as the caller knows it.
import type {Misuse} from '../diagnostics/misuse.js';
import type {EmiKind, PlanGroupName} from './emi-filter.js';
import type {CardType, PaymentMethodType} from './payment-method.js';

/**
 * What every instrument may have: whether it can set up a mandate, which a session with a `REQUIRED` mandate needs.
 *
 * @source open-points: "What decides whether an instrument is shown", a mandate session with `REQUIRED`
 */
export interface MandateSupport {
	/** Whether it can set up a mandate. */
	readonly supportsMandates?: boolean;
}

/**
 * A card, as far as it is known; missing attributes may leave a verdict undetermined.
 *
 * @source checkout-spec: card filter object
 */
export interface CardInstrument extends MandateSupport {
	/** A card. */
	readonly type: 'CARD';
	/** The brand of the card, such as `'BRAND_A'`. */
	readonly brand?: string;
	/** The first 1 to 19 digits of the card's number. */
	readonly bin?: string;
	/** Credit or debit card. */
	readonly cardType?: CardType;
	/** The sub type of the card, as your account names it. */
	readonly subType?: string;
	/** The code of the issuing bank. */
	readonly bank?: string;
}

/**
 * A UPI payment: a handle such as `'@bank'` (`COLLECT`), an app (`INTENT`), or a provider code, where the reading
 * `upiProviderCodes` counts those.
 *
 * @source checkout-spec: UPI filter object
 */
export interface UpiInstrument extends MandateSupport {
	/** A UPI payment. */
	readonly type: 'UPI';
	/** The handle, with its `@`. */
	readonly handle?: string;
	/** The code of the app. */
	readonly app?: string;
	/** A provider code. */
	readonly code?: string;
}

/**
 * The payment method types whose providers have codes.
 *
 * @source checkout-spec: option object, `paymentMethods`
 */
export type ProviderType = Exclude<PaymentMethodType, 'CARD' | 'UPI'>;

/**
 * One provider of a type, or, without `code`, the section of a type that has no providers, such as `CASH`.
 * `AccountType` adds payment method types of the account.
 *
 * @source checkout-spec: option object, `paymentMethods`
 */
export interface ProviderInstrument<AccountType extends string = never> extends MandateSupport {
	/** A payment method type whose providers have codes. */
	readonly type: ProviderType | AccountType;
	/** The code of the provider. */
	readonly code?: string;
}

/**
 * An EMI plan. `issuer` is the bank's code; you can omit its service prefix if you pass the option `servicePrefix`.
 * `tenure` is the number of months.
 *
 * Each attribute that is missing stands for every value. `paymentMethodType` and `paymentMethod` matter only to plan filters that name them. A plan of the groups `credit` and
 * `debit` is a plan on a card, so its `paymentMethodType` can only be `CARD`.
 *
 * @source checkout-spec: EMI filter structure
 */
export interface EmiInstrument extends MandateSupport {
	/** An EMI plan. */
	readonly type: 'EMI';
	/** The kind of the plan; without it, the plan stands for those of every kind. */
	readonly kind?: EmiKind;
	/** The group of the plan: on a credit card, on a debit card, or without a card; without it, plans of every group. */
	readonly group?: PlanGroupName;
	/** The issuing bank, with or without the service prefix. */
	readonly issuer?: string;
	/** The tenure in months. */
	readonly tenure?: number;
	/** The payment method type of the plan. */
	readonly paymentMethodType?: PaymentMethodType;
	/** The provider of the plan. */
	readonly paymentMethod?: string;
}

/** A plan whose kind and group are known. */
export interface Plan extends EmiInstrument {
	readonly kind: EmiKind;
	readonly group: PlanGroupName;
}

/**
 * What a customer would pay with, to be evaluated against a filter. `AccountType` adds payment method types of the account.
 *
 * @source open-points: "What decides whether an instrument is shown"
 */
export type Instrument<AccountType extends string = never> =
	| CardInstrument
	| UpiInstrument
	| ProviderInstrument<AccountType>
	| EmiInstrument;

/**
 * An instrument as a parameter: for an unknown type the compiler says where the types of an account are named.
 *
 * @source open point 27
 *
 * @accepts Instrument
 */
export type AskedInstrument<AccountType extends string> =
	| Instrument<AccountType>
	| {
			readonly type: Misuse<'an unknown type: write one of these, or name the types of the account in the options, {types: [...]}'>;
	  };
