// The texts that editors show from the JSON Schemas: the meaning of each property and of each word of a closed vocabulary.
import {FIELD_TEXTS} from './field-texts.js';

/** The texts of objects and vocabularies, by the name that messages use. */
export interface SchemaTexts {
	readonly objects: {readonly [what: string]: {readonly [key: string]: string}};
	readonly words: {readonly [what: string]: {readonly [word: string]: string}};
}

const OBJECTS: SchemaTexts['objects'] = {
	'payment filter': {...FIELD_TEXTS.PaymentFilter, payment_filter: FIELD_TEXTS.RequestParts.payment_filter},
	'payment option': FIELD_TEXTS.OptionParts,
	'card filter': FIELD_TEXTS.CardFilter,
	'UPI filter': FIELD_TEXTS.UpiFilter,
	'EMI filter': FIELD_TEXTS.EmiFilter,
	'EMI kind': FIELD_TEXTS.EmiSubFilter,
	'plan group': FIELD_TEXTS.PlanGroup,
	'plan filter': FIELD_TEXTS.PlanFilter,
	'issuer filter': FIELD_TEXTS.IssuerFilter,
	'tenure filter': FIELD_TEXTS.TenureFilter,
	session: {
		// Not destructured: bundlers keep a destructuring even if nothing uses its result.
		...FIELD_TEXTS.CustomerFields,
		...FIELD_TEXTS.DetailFields,
		...FIELD_TEXTS.MandateFields,
		...FIELD_TEXTS.RequestParts,
	},
};

const TYPES = {
	CARD: 'Credit and debit cards; narrow them with cardFilters',
	UPI: 'UPI by handle or app; narrow it with upiFilters',
	WALLET: 'Wallets',
	NB: 'Net banking; its provider codes start with NB_',
	CONSUMER_FINANCE: 'Consumer finance',
	REWARD: 'Rewards',
	CASH: 'Cash on delivery',
	RTP: 'A type that one variant of the reference names',
};

const WORDS: SchemaTexts['words'] = {
	'payment method type': TYPES,
	'payment method type of an EMI plan': TYPES,
	'card type': {CREDIT: 'Credit cards', DEBIT: 'Debit cards'},
	'UPI type': {COLLECT: 'Payments by handle, such as @bank', INTENT: 'Payments by app'},
	action: {
		paymentPage: 'The payment page, with all its options; the only one that takes a payment_filter',
		quickPay: 'The quick-pay screen',
		paymentManagement: 'The screen on which customers delete stored payment methods; nothing is paid there',
	},
	'EMI display': {
		showEMI: 'Shows EMI',
		hideEMI: 'Hides EMI',
		ShowEMIWithoutCards: 'Shows EMI and hides payment by card; written with a capital S',
	},
	'mandate kind': {
		REQUIRED: 'Only instruments that support mandates can be used',
		OPTIONAL: 'The mandate is offered beside a one-time payment',
	},
};

export const FILTER_TEXTS: SchemaTexts = {objects: OBJECTS, words: WORDS};
