// What the JSON Schemas tell readers in an editor: each property with examples, and each word of a closed vocabulary.
import {FIRST_COUNTS} from '../../wire/effective-options.js';
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

/** The description of a property, and examples. */
type Text = readonly [description: string, ...examples: readonly unknown[]];
type Texts<Value> = {readonly [Key in keyof Value & string]-?: Text};

const ENABLE: Text = ['true shows what matches, false hides it', true, false];
const KIND = (kind: string): Text => [
	`The plans of ${kind}; without it, allowDefaultOptions and sdk_udf decide`,
	{enable: true},
	{enable: true, credit: {enable: true}, debit: {enable: false}},
];
const GROUP = (plans: string): Text => [
	`Plans ${plans}; without any group, the kind applies to all of its plans`,
	{enable: true},
	{enable: false},
];
const TENURES: Text = [
	'Tenures in months as <from>::<to>, both ends included; one tenure is a range with equal ends',
	['3::6'],
	['3::3', '12::24'],
];
const TENURE_FILTER: Text = [
	'Plans by their tenure in months; enable: true is only these, false is all except these',
	{enable: true, tenures: ['3::6']},
	{enable: false, tenures: ['18::24']},
];

const FILTER: Texts<PaymentFilter> = {
	allowDefaultOptions: [
		'What happens to the payment method types that options does not name: true shows them, false hides them',
		true,
		false,
	],
	options: [
		`One option for each payment method type to show, hide or narrow; if a type occurs twice, ${FIRST_COUNTS}`,
		[{paymentMethodType: 'CASH', enable: false}],
		[{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']}],
	],
	emiOptions: [
		'Which EMI plans the customer sees; some accounts write it next to payment_filter instead',
		{noCostEmi: {enable: true}},
		{showOnlyEmi: true, standardEmi: {enable: true}},
	],
};

const OPTION: Texts<OptionParts> = {
	paymentMethodType: ['The section of the screen that this entry is about', 'CARD', 'WALLET'],
	enable: ['true shows the type, or what its lists name; false hides it', true, false],
	paymentMethods: [
		'Provider codes of the type, such as wallets or banks; without it, the entry applies to all of them. Ignored for CARD: use cardFilters',
		['WALLET_A', 'WALLET_B'],
		['NB_BANKA'],
	],
	cardFilters: [
		'For CARD with enable: true: which cards are shown or hidden',
		[{enable: false, cardTypes: ['CREDIT']}],
		[{enable: true, cardBins: ['411111::411199']}],
	],
	upiFilters: [
		'For UPI with enable: true: which handles and apps are shown or hidden',
		[{enable: false, upiType: 'COLLECT'}],
		[{enable: true, upiType: 'INTENT', upiMethods: ['APP_A']}],
	],
};

const CARDS: Texts<CardFilter> = {
	enable: ENABLE,
	cardBrands: ['Brands of cards; a card must be of one of them', ['BRAND_A', 'BRAND_B']],
	cardBins: [
		'Ranges of first digits as <from>::<to>, both ends included, with equally many digits on both sides',
		['411111::411199'],
		['41111100::41111199', '52000000::52000000'],
	],
	cardTypes: ['Credit cards, debit cards, or both', ['CREDIT'], ['DEBIT']],
	cardSubTypes: ['Sub types of cards, as your account names them', ['BUSINESS']],
	cardBanks: ['Codes of issuing banks', ['BANK_A', 'BANK_B']],
};

const UPI: Texts<UpiFilter> = {
	enable: ENABLE,
	upiType: ['The kind of UPI payment; without it, upiMethods tells handles from apps by the @', 'COLLECT', 'INTENT'],
	upiMethods: [
		'Handles, each with its @, for COLLECT; apps for INTENT. Without it, the filter applies to the whole kind',
		['@bank'],
		['APP_A', 'APP_B'],
	],
};

const EMI: Texts<EmiFilter> = {
	standardEmi: KIND('standard EMI'),
	lowCostEmi: KIND('low-cost EMI'),
	noCostEmi: KIND('no-cost EMI'),
	showOnlyEmi: ['true makes EMI the only thing that the customer sees', true],
};

const EMI_KIND: Texts<EmiSubFilter> = {
	enable: ['true shows the kind, or what is enabled inside it; false hides it', true, false],
	credit: GROUP('on credit cards'),
	debit: GROUP('on debit cards'),
	cardless: GROUP('without a card'),
};

const PLANS: Texts<PlanGroup> = {
	enable: ['true shows the group, or what its filters show; false hides it', true, false],
	filters: [
		'Which plans of the group are shown or hidden',
		[{enable: true, issuerFilter: {enable: true, issuers: ['PREFIX_BANKA']}}],
	],
};

const PLAN: Texts<PlanFilter> = {
	enable: ['true shows the plans that the filter selects, false hides them', true, false],
	paymentMethodType: ['Only plans of this payment method type', 'CARD', 'CONSUMER_FINANCE'],
	paymentMethod: ['Only plans of this provider, or of these', 'LENDER_A', ['LENDER_A', 'LENDER_B']],
	issuerFilter: [
		'Plans by their issuing bank; enable: true is only these, false is all except these',
		{enable: true, issuers: ['PREFIX_BANKA']},
		{enable: false, issuers: ['PREFIX_BANKA', 'PREFIX_BANKB']},
	],
	tenureFilter: TENURE_FILTER,
	issuerFilters: [`${TENURE_FILTER[0]}. Another name of tenureFilter`, ...TENURE_FILTER.slice(1)],
};

const LIST_ENABLE: Text = ['true is only these, false is all except these', true, false];
const ISSUERS: Texts<IssuerFilter> = {
	enable: LIST_ENABLE,
	issuers: ['Codes of issuing banks with the service prefix, <prefix>_<bank>', ['PREFIX_BANKA']],
	tenures: TENURES,
};
const TENURE: Texts<TenureFilter> = {enable: LIST_ENABLE, tenures: TENURES};

const SESSION: Texts<RequestParts & CustomerFields> = {
	action: ['The screen to open', 'paymentPage'],
	customer_id: ['Your id of the customer', 'customer-1'],
	customer_email: ['The e-mail address of the customer', 'customer@example.com'],
	customer_phone: ['The phone number of the customer, as text', '9999999999'],
	payment_page_client_id: ['The client id that the service has given to your account', 'client-1'],
	order_id: ['Your id of the order; not for paymentManagement', 'order-1'],
	amount: ['The amount in major units, with two decimals, as text; not for paymentManagement', '499.00'],
	return_url: ['Where the customer returns to after the payment: an absolute URL', 'https://shop.example/return'],
	description: ['What the customer pays for, shown on the page', 'Order 1 at the shop'],
	first_name: ["The customer's first name", 'Ada'],
	last_name: ["The customer's last name", 'Byron'],
	payment_filter: [
		'Which payment options the customer sees; only for paymentPage',
		{allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]},
	],
	sdk_udf: ['Whether the screen shows EMI', 'showEMI', 'hideEMI'],
	emiOptions: FILTER.emiOptions,
	'options.create_mandate': ['Turns the payment into a mandate; needs the three mandate. fields', 'REQUIRED'],
	'mandate.max_amount': ['The largest amount of one payment under the mandate, with two decimals, as text', '999.00'],
	'mandate.start_date': ['When the mandate begins, in Unix seconds as text', '1893456000'],
	'mandate.end_date': ['When the mandate ends, in Unix seconds as text; after its start', '1924992000'],
};

/** By what the reader calls an object, and by key. */
export const FIELD_TEXTS: {readonly [what: string]: {readonly [key: string]: Text}} = {
	'payment filter': FILTER,
	'payment option': OPTION,
	'card filter': CARDS,
	'UPI filter': UPI,
	'EMI filter': EMI,
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

/** By what the reader calls a vocabulary, and by word. */
export const WORD_TEXTS: {readonly [what: string]: {readonly [word: string]: string}} = {
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
