// What the JSON Schemas tell readers in an editor: each property with its meaning and examples, and each word of a closed vocabulary.
import type {
	EmiFilter,
	EmiSubFilter,
	IssuerFilter,
	PlanFilter,
	PlanGroup,
	TenureFilter,
} from '../../wire/emi-filter.js';
import type {CardFilter, OptionParts, PaymentFilter, UpiFilter} from '../../wire/payment-filter.js';
import type {CustomerFields, RequestParts} from '../../wire/session.js';
import {FIELD_TEXTS} from './field-texts.js';
import type {WrappedFilter} from './read-input.js';

/** What the members of a type mean, and examples of each. */
interface Texts<Value> {
	readonly meanings: {readonly [Key in keyof Value & string]-?: string};
	readonly examples: {readonly [Key in keyof Value & string]-?: readonly unknown[]};
}

const FLAG = [true, false];
const EMI = [{noCostEmi: {enable: true}}, {showOnlyEmi: true, standardEmi: {enable: true}}];
const KIND = [{enable: true}, {enable: true, credit: {enable: true}, debit: {enable: false}}];
const GROUP = [{enable: true}, {enable: false}];
const TENURES = [['3::6'], ['3::3', '12::24']];
const TENURE_FILTER = [
	{enable: true, tenures: ['3::6']},
	{enable: false, tenures: ['18::24']},
];

const FILTER: Texts<PaymentFilter & WrappedFilter> = {
	meanings: {...FIELD_TEXTS.PaymentFilter, payment_filter: FIELD_TEXTS.RequestParts.payment_filter},
	examples: {
		allowDefaultOptions: FLAG,
		options: [
			[{paymentMethodType: 'CASH', enable: false}],
			[{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']}],
		],
		emiOptions: EMI,
		payment_filter: [{allowDefaultOptions: true, options: []}],
	},
};
const OPTION: Texts<OptionParts> = {
	meanings: FIELD_TEXTS.OptionParts,
	examples: {
		paymentMethodType: ['CARD', 'WALLET'],
		enable: FLAG,
		paymentMethods: [['WALLET_A', 'WALLET_B'], ['NB_BANKA']],
		cardFilters: [[{enable: false, cardTypes: ['CREDIT']}], [{enable: true, cardBins: ['411111::411199']}]],
		upiFilters: [[{enable: false, upiType: 'COLLECT'}], [{enable: true, upiType: 'INTENT', upiMethods: ['APP_A']}]],
	},
};
const CARDS: Texts<CardFilter> = {
	meanings: FIELD_TEXTS.CardFilter,
	examples: {
		enable: FLAG,
		cardBrands: [['BRAND_A', 'BRAND_B']],
		cardBins: [['411111::411199'], ['41111100::41111199', '52000000::52000000']],
		cardTypes: [['CREDIT'], ['DEBIT']],
		cardSubTypes: [['BUSINESS']],
		cardBanks: [['BANK_A', 'BANK_B']],
	},
};
const UPI: Texts<UpiFilter> = {
	meanings: FIELD_TEXTS.UpiFilter,
	examples: {enable: FLAG, upiType: ['COLLECT', 'INTENT'], upiMethods: [['@bank'], ['APP_A', 'APP_B']]},
};
const EMI_FILTER: Texts<EmiFilter> = {
	meanings: FIELD_TEXTS.EmiFilter,
	examples: {standardEmi: KIND, lowCostEmi: KIND, noCostEmi: KIND, showOnlyEmi: [true]},
};
const EMI_KIND: Texts<EmiSubFilter> = {
	meanings: FIELD_TEXTS.EmiSubFilter,
	examples: {enable: FLAG, credit: GROUP, debit: GROUP, cardless: GROUP},
};
const PLANS: Texts<PlanGroup> = {
	meanings: FIELD_TEXTS.PlanGroup,
	examples: {enable: FLAG, filters: [[{enable: true, issuerFilter: {enable: true, issuers: ['PREFIX_BANKA']}}]]},
};
const PLAN: Texts<PlanFilter> = {
	meanings: FIELD_TEXTS.PlanFilter,
	examples: {
		enable: FLAG,
		paymentMethodType: ['CARD', 'CONSUMER_FINANCE'],
		paymentMethod: ['LENDER_A', ['LENDER_A', 'LENDER_B']],
		issuerFilter: [
			{enable: true, issuers: ['PREFIX_BANKA']},
			{enable: false, issuers: ['PREFIX_BANKA', 'PREFIX_BANKB']},
		],
		tenureFilter: TENURE_FILTER,
		issuerFilters: TENURE_FILTER,
	},
};
const ISSUERS: Texts<IssuerFilter> = {
	meanings: FIELD_TEXTS.IssuerFilter,
	examples: {enable: FLAG, issuers: [['PREFIX_BANKA']], tenures: TENURES},
};
const TENURE: Texts<TenureFilter> = {
	meanings: FIELD_TEXTS.TenureFilter,
	examples: {enable: FLAG, tenures: TENURES},
};
const SESSION: Texts<RequestParts & CustomerFields> = {
	// Not destructured, which bundlers keep even where nothing uses it.
	meanings: {
		...FIELD_TEXTS.CustomerFields,
		...FIELD_TEXTS.DetailFields,
		...FIELD_TEXTS.MandateFields,
		...FIELD_TEXTS.RequestParts,
	},
	examples: {
		action: ['paymentPage'],
		customer_id: ['customer-1'],
		customer_email: ['customer@example.com'],
		customer_phone: ['9999999999'],
		payment_page_client_id: ['client-1'],
		order_id: ['order-1'],
		amount: ['499.00'],
		return_url: ['https://shop.example/return'],
		description: ['Order 1 at the shop'],
		first_name: ['Ada'],
		last_name: ['Byron'],
		payment_filter: [{allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]}],
		sdk_udf: ['showEMI', 'hideEMI'],
		emiOptions: EMI,
		'options.create_mandate': ['REQUIRED'],
		'mandate.max_amount': ['999.00'],
		'mandate.start_date': ['1893456000'],
		'mandate.end_date': ['1924992000'],
	},
};

/** The texts of objects and of vocabularies, by what the reader calls them. */
export interface SchemaTexts {
	readonly objects: {readonly [what: string]: Texts<{readonly [key: string]: unknown}>};
	readonly words: {readonly [what: string]: {readonly [word: string]: string}};
}

const OBJECTS: SchemaTexts['objects'] = {
	'payment filter': FILTER,
	'payment option': OPTION,
	'card filter': CARDS,
	'UPI filter': UPI,
	'EMI filter': EMI_FILTER,
	'EMI kind': EMI_KIND,
	'plan group': PLANS,
	'plan filter': PLAN,
	'issuer filter': ISSUERS,
	'tenure filter': TENURE,
	session: SESSION,
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
