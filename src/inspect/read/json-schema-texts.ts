// What the JSON Schemas tell readers in an editor: each property with its meaning and examples, and each word of a closed vocabulary.
import {FIELD_TEXTS} from './field-texts.js';

/** The texts of objects and of vocabularies, by what the reader calls them. */
export interface SchemaTexts {
	readonly objects: {
		readonly [what: string]: {
			readonly meanings: {readonly [key: string]: string};
			readonly examples: {readonly [key: string]: readonly unknown[]};
		};
	};
	readonly words: {readonly [what: string]: {readonly [word: string]: string}};
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

/** Examples of each member of a type. */
const EXAMPLES = {
	PaymentFilter: {
		allowDefaultOptions: FLAG,
		options: [
			[{paymentMethodType: 'CASH', enable: false}],
			[{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']}],
		],
		emiOptions: EMI,
	},
	OptionParts: {
		paymentMethodType: ['CARD', 'WALLET'],
		enable: FLAG,
		paymentMethods: [['WALLET_A', 'WALLET_B'], ['NB_BANKA']],
		cardFilters: [[{enable: false, cardTypes: ['CREDIT']}], [{enable: true, cardBins: ['411111::411199']}]],
		upiFilters: [[{enable: false, upiType: 'COLLECT'}], [{enable: true, upiType: 'INTENT', upiMethods: ['APP_A']}]],
	},
	CardFilter: {
		enable: FLAG,
		cardBrands: [['BRAND_A', 'BRAND_B']],
		cardBins: [['411111::411199'], ['41111100::41111199', '52000000::52000000']],
		cardTypes: [['CREDIT'], ['DEBIT']],
		cardSubTypes: [['BUSINESS']],
		cardBanks: [['BANK_A', 'BANK_B']],
	},
	UpiFilter: {enable: FLAG, upiType: ['COLLECT', 'INTENT'], upiMethods: [['@bank'], ['APP_A', 'APP_B']]},
	EmiFilter: {standardEmi: KIND, lowCostEmi: KIND, noCostEmi: KIND, showOnlyEmi: [true]},
	EmiSubFilter: {enable: FLAG, credit: GROUP, debit: GROUP, cardless: GROUP},
	PlanGroup: {enable: FLAG, filters: [[{enable: true, issuerFilter: {enable: true, issuers: ['PREFIX_BANKA']}}]]},
	PlanFilter: {
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
	IssuerFilter: {enable: FLAG, issuers: [['PREFIX_BANKA']], tenures: TENURES},
	TenureFilter: {enable: FLAG, tenures: TENURES},
	CustomerFields: {
		customer_id: ['customer-1'],
		customer_email: ['customer@example.com'],
		customer_phone: ['9999999999'],
		payment_page_client_id: ['client-1'],
	},
	DetailFields: {
		return_url: ['https://shop.example/return'],
		description: ['Order 1 at the shop'],
		first_name: ['Ada'],
		last_name: ['Byron'],
	},
	RequestParts: {
		action: ['paymentPage'],
		order_id: ['order-1'],
		amount: ['499.00'],
		payment_filter: [{allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]}],
		sdk_udf: ['showEMI', 'hideEMI'],
		emiOptions: EMI,
	},
	MandateFields: {
		'options.create_mandate': ['REQUIRED'],
		'mandate.max_amount': ['999.00'],
		'mandate.start_date': ['1893456000'],
		'mandate.end_date': ['1924992000'],
	},
} satisfies {
	readonly [Type in keyof typeof FIELD_TEXTS]?: {
		readonly [Key in keyof (typeof FIELD_TEXTS)[Type]]: readonly unknown[];
	};
};

const OBJECTS: SchemaTexts['objects'] = {
	'payment filter': {
		meanings: {...FIELD_TEXTS.PaymentFilter, payment_filter: FIELD_TEXTS.RequestParts.payment_filter},
		examples: {...EXAMPLES.PaymentFilter, payment_filter: [{allowDefaultOptions: true, options: []}]},
	},
	'payment option': {meanings: FIELD_TEXTS.OptionParts, examples: EXAMPLES.OptionParts},
	'card filter': {meanings: FIELD_TEXTS.CardFilter, examples: EXAMPLES.CardFilter},
	'UPI filter': {meanings: FIELD_TEXTS.UpiFilter, examples: EXAMPLES.UpiFilter},
	'EMI filter': {meanings: FIELD_TEXTS.EmiFilter, examples: EXAMPLES.EmiFilter},
	'EMI kind': {meanings: FIELD_TEXTS.EmiSubFilter, examples: EXAMPLES.EmiSubFilter},
	'plan group': {meanings: FIELD_TEXTS.PlanGroup, examples: EXAMPLES.PlanGroup},
	'plan filter': {meanings: FIELD_TEXTS.PlanFilter, examples: EXAMPLES.PlanFilter},
	'issuer filter': {meanings: FIELD_TEXTS.IssuerFilter, examples: EXAMPLES.IssuerFilter},
	'tenure filter': {meanings: FIELD_TEXTS.TenureFilter, examples: EXAMPLES.TenureFilter},
	session: {
		// Not destructured, which bundlers keep even where nothing uses it.
		meanings: {
			...FIELD_TEXTS.CustomerFields,
			...FIELD_TEXTS.DetailFields,
			...FIELD_TEXTS.MandateFields,
			...FIELD_TEXTS.RequestParts,
		},
		examples: {
			...EXAMPLES.CustomerFields,
			...EXAMPLES.DetailFields,
			...EXAMPLES.MandateFields,
			...EXAMPLES.RequestParts,
		},
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
