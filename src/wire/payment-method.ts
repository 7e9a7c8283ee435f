// The closed vocabularies of payment options, name for name.

/** Every payment method type a filter can name; `RTP` stands in one variant of the reference. */
export const PAYMENT_METHOD_TYPES = [
	'CARD',
	'UPI',
	'WALLET',
	'NB',
	'CONSUMER_FINANCE',
	'REWARD',
	'CASH',
	'RTP',
] as const;

/**
 * A section of the payment screen: cards, UPI, wallets, net banking, consumer finance, rewards, cash on delivery,
 * or `RTP`, which one variant of the reference names.
 *
 * @source checkout-spec: option object, `paymentMethodType`; open point 19
 */
export type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number];

/** The types whose providers are written twice in a mandate flow. */
export const DOUBLED_TYPES = ['NB', 'WALLET', 'CONSUMER_FINANCE'] as const;
export type DoubledType = (typeof DOUBLED_TYPES)[number];

export const CARD_TYPES = ['DEBIT', 'CREDIT'] as const;

/**
 * A kind of card.
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
