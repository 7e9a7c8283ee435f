// The closed vocabularies of payment options, with the specification's names.

/**
 * Every payment method type of the specification, as a frozen tuple: for `z.enum(…)` and selects; {@link isPaymentMethodType} is the guard.
 *
 * @example
 * ```ts
 * import {PAYMENT_METHOD_TYPES} from 'paylock';
 *
 * PAYMENT_METHOD_TYPES.includes('WALLET');
 * // true
 * ```
 * @source checkout-spec: option object, `paymentMethodType`; `RTP`: open point 19
 */
export const PAYMENT_METHOD_TYPES = /* @__PURE__ */ Object.freeze([
	'CARD',
	'UPI',
	'WALLET',
	'NB',
	'CONSUMER_FINANCE',
	'REWARD',
	'CASH',
	'RTP',
] as const);

/**
 * A section of the payment screen: cards, UPI, wallets, net banking, consumer finance, rewards, cash on delivery,
 * or `RTP`, which one variant of the reference names.
 *
 * @source checkout-spec: option object, `paymentMethodType`; open point 19
 */
export type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number];

/**
 * Checks a text that comes from elsewhere, such as a column of a database, so that the compiler knows it as a type.
 *
 * @param value - any value
 * @returns true for a payment method type of the specification, as it is written there
 * @example
 * ```ts
 * import {isPaymentMethodType} from 'paylock';
 *
 * const rows = ['WALLET', 'cash'];
 * rows.filter(isPaymentMethodType);
 * // ['WALLET']
 * ```
 * @source checkout-spec: option object, `paymentMethodType`
 */
export function isPaymentMethodType(value: unknown): value is PaymentMethodType {
	return PAYMENT_METHOD_TYPES.some(type => type === value);
}

/** The types whose providers a mandate session needs twice. */
export const DOUBLED_TYPES = ['NB', 'WALLET', 'CONSUMER_FINANCE'] as const;
export type DoubledType = (typeof DOUBLED_TYPES)[number];

/**
 * The card types, as a frozen tuple.
 *
 * @source checkout-spec: card filter object, `cardTypes`
 */
export const CARD_TYPES = /* @__PURE__ */ Object.freeze(['DEBIT', 'CREDIT'] as const);

/**
 * The type of a card: debit or credit.
 *
 * @source checkout-spec: card filter object, `cardTypes`
 */
export type CardType = (typeof CARD_TYPES)[number];

export const UPI_TYPES = ['COLLECT', 'INTENT'] as const;

/**
 * A kind of UPI payment: by handle (`COLLECT`) or by app (`INTENT`).
 *
 * @source checkout-spec: UPI filter object, `upiType`
 */
export type UpiType = (typeof UPI_TYPES)[number];
