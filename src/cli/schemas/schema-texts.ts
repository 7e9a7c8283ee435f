// What the schemas of the command line's own files tell readers in an editor.
import type {Account, CODE_LISTS} from '../../wire/account.js';
import type {EmiKind, PlanGroupName} from '../../wire/emi-filter.js';
import type {CardType} from '../../wire/payment-method.js';
import type {READING_CHOICES} from '../../wire/readings.js';

/** The words of a closed vocabulary, each with its text. */
export function wordsOf(texts: {readonly [word: string]: string}): object {
	return {oneOf: Object.entries(texts).map(([word, description]) => ({const: word, description}))};
}

/** A property with its description and examples. */
export function described(schema: object, description: string, ...examples: readonly unknown[]): object {
	return {...schema, description, ...(examples.length > 0 && {examples})};
}

export const PLACEMENTS = {
	payment_filter: 'Inside payment_filter',
	session: 'Next to payment_filter in the session request',
} as const satisfies {readonly [Placement in NonNullable<Account['emiPlacement']>]: string};

export const ENCODINGS = {
	tenureFilter: 'In an object of their own, tenureFilter',
	issuerFilters: 'In an object of their own, issuerFilters',
	'issuerFilter.tenures': 'Inside issuerFilter, next to the issuers, whose flag they share',
} as const satisfies {readonly [Encoding in NonNullable<Account['tenureEncoding']>]: string};

export const CREDENTIAL_FORMS = {
	apiKey: 'The key alone',
	apiKeyAsUser: 'The key as a user name without a password',
} as const satisfies {readonly [Form in NonNullable<Account['credentials']>]: string};

export const SEVERITIES = {
	off: 'The rule is not checked',
	error: 'lint fails',
	warning: 'lint reports it and does not fail',
	info: 'lint mentions it',
};

export const VERDICT_TEXTS = {
	shown: 'The customer sees it',
	hidden: 'The customer does not see it',
	undetermined: 'It depends on something that is not known',
};

export const CARD_TYPE_TEXTS = {DEBIT: 'Debit card', CREDIT: 'Credit card'} as const satisfies {
	readonly [Type in CardType]: string;
};

export const KIND_TEXTS = {
	standard: 'Standard EMI',
	lowCost: 'Low-cost EMI',
	noCost: 'No-cost EMI',
} as const satisfies {readonly [Kind in EmiKind]: string};

export const GROUP_TEXTS = {
	credit: 'On a credit card',
	debit: 'On a debit card',
	cardless: 'Without a card',
} as const satisfies {readonly [Group in PlanGroupName]: string};

/** One code of each list, as an example. */
export const CODE_EXAMPLES = {
	WALLET: 'WALLET_A',
	NB: 'NB_BANKA',
	CONSUMER_FINANCE: 'LENDER_A',
	REWARD: 'REWARD_A',
	CASH: 'CASH_A',
	RTP: 'RTP_A',
	brands: 'BRAND_A',
	banks: 'BANK_A',
	subTypes: 'SUBTYPE_A',
	apps: 'APP_A',
	issuers: 'BANK_A',
} as const satisfies {readonly [List in (typeof CODE_LISTS)[number]]: string};

/** Each choice of each reading. */
export const CHOICES: {
	readonly [Name in keyof typeof READING_CHOICES]: {
		readonly [Choice in (typeof READING_CHOICES)[Name][number]]: string;
	};
} = {
	precedence: {
		'hide-wins': 'The filter that disables it counts',
		'show-wins': 'The filter that enables it counts',
		'first-wins': 'The first filter of the list counts',
		'last-wins': 'The last filter of the list counts',
	},
	defaultsInside: {
		apply: 'allowDefaultOptions also applies inside a type',
		ignore: 'What no list matches is the opposite of what the lists do',
	},
	unnamedEmi: {shown: 'They are shown', hidden: 'They are hidden'},
	outerFlag: {'outer-wins': 'The outer flag counts', 'inner-wins': 'The inner flag counts'},
	emiOnHiddenCards: {shown: 'They are shown', hidden: 'They are hidden'},
	issuersAndTenures: {both: 'Only plans in both lists', either: 'Plans in either list'},
	upiProviderCodes: {ignored: 'They are ignored', counts: 'They count'},
	emptyList: {ignored: 'It is ignored', 'matches-nothing': 'It matches nothing'},
	emiDisplay: {'sdk_udf-wins': 'sdk_udf counts', 'emiOptions-wins': 'emiOptions counts'},
};
