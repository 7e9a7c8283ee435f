// What the JSON Schemas of the configuration and of suites tell readers in an editor.
import {lintRules, openReadings} from '../../inspect/index.js';
import {FIELD_TEXTS} from '../../inspect/read/field-texts.js';
import {FILTER_TEXTS, type SchemaTexts} from '../../inspect/read/json-schema-texts.js';
import {ENABLED_TYPES, isEnabledWhole} from '../../rules/account-shape.js';
import {type Account, CODE_LISTS, OPTIONAL_FIELDS} from '../../wire/account.js';
import type {READING_CHOICES} from '../../wire/readings.js';

/** An example of each key of the account. */
export const ACCOUNT_EXAMPLES: {readonly [Key in keyof Account]-?: Account[Key]} = {
	servicePrefix: 'PREFIX',
	emiPlacement: 'payment_filter',
	tenureEncoding: 'tenureFilter',
	credentials: 'apiKey',
	codes: {WALLET: ['WALLET_A', 'WALLET_B'], NB: ['NB_BANKA']},
	types: ['OTC'],
	enabled: {CARD: true, UPI: true, NB: true, WALLET: ['WALLET_A', 'WALLET_B'], CASH: true},
	readings: {precedence: 'hide-wins'},
	severities: {'lower-case-code': 'off'},
	guarantees: {shown: [{type: 'UPI'}], hidden: [{type: 'CARD', cardType: 'CREDIT'}]},
	optionalFields: ['customer_email'],
	guestCheckout: true,
	extraFields: ['currency', 'metadata.*'],
	extraOptionFields: ['displayMessage'],
	$schema: './node_modules/paylock/schemas/config.schema.json',
};

/** A code of a list: `WALLET_A`, `BRAND_A`; those of net banking have their own form. */
function exampleOf(list: string): string {
	return list === 'NB' ? 'NB_BANKA' : `${list.replace(/s$/, '').toUpperCase()}_A`;
}

/** Each choice of each reading. */
const CHOICES: {
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

/** The texts of an object, a row for each key. */
function texts(...rows: readonly (readonly [key: string, meaning: string, ...examples: readonly unknown[]])[]) {
	return {
		meanings: Object.fromEntries(rows.map(([key, meaning]) => [key, meaning])),
		examples: Object.fromEntries(rows.map(([key, , ...examples]) => [key, examples])),
	};
}

const {CardInstrument: CARD, UpiInstrument: UPI, ProviderInstrument: PROVIDER, EmiInstrument: EMI} = FIELD_TEXTS;
const CASE = {name: 'no cash', instrument: {type: 'CASH'}, expect: 'hidden'};

/** By what the reader calls objects and vocabularies. */
export const OWN_FILE_TEXTS: SchemaTexts = {
	objects: {
		account: {
			meanings: FIELD_TEXTS.Account,
			examples: Object.fromEntries(Object.entries(ACCOUNT_EXAMPLES).map(([key, example]) => [key, [example]])),
		},
		catalog: texts(
			...CODE_LISTS.map(list => {
				const what = list === list.toUpperCase() ? `provider codes of ${list}` : `codes for ${list}`;
				return [list, `All ${what}`, [exampleOf(list)]] as const;
			}),
		),
		'set of enabled types': texts(
			...ENABLED_TYPES.map(type => {
				const meaning = `Whether the account has ${type}`;
				if (isEnabledWhole(type)) return [type, meaning, true] as const;
				return [type, `${meaning}, or which of its providers`, true, [exampleOf(type)]] as const;
			}),
		),
		'set of readings': texts(...openReadings.map(({name, question, choices}) => [name, question, choices[0]] as const)),
		'set of rules': texts(...lintRules.map(({id, description}) => [id, description, 'off', 'error'] as const)),
		'set of guarantees': texts(
			['shown', FIELD_TEXTS.Guarantees.shown, [{type: 'UPI'}]],
			['hidden', FIELD_TEXTS.Guarantees.hidden, [{type: 'CARD', cardType: 'CREDIT'}]],
		),
		instrument: texts(
			['type', 'A payment method type of the specification or of your account, or EMI', 'CARD', 'EMI'],
			['code', PROVIDER.code, 'WALLET_A'],
			['brand', `CARD: ${CARD.brand}`, 'BRAND_A'],
			['bin', `CARD: ${CARD.bin}`, '411111'],
			['cardType', `CARD: ${CARD.cardType}`, 'CREDIT'],
			['subType', `CARD: ${CARD.subType}`, 'SUBTYPE_A'],
			['bank', `CARD: ${CARD.bank}`, 'BANK_A'],
			['handle', `UPI: ${UPI.handle}`, '@bank'],
			['app', `UPI: ${UPI.app}`, 'APP_A'],
			['kind', `EMI: ${EMI.kind}`, 'noCost'],
			['group', `EMI: ${EMI.group}`, 'credit'],
			['issuer', `EMI: ${EMI.issuer}`, 'BANK_A'],
			['tenure', `EMI: ${EMI.tenure}`, 6],
			['paymentMethodType', `EMI: ${EMI.paymentMethodType}`, 'CARD'],
			['paymentMethod', `EMI: ${EMI.paymentMethod}`, 'LENDER_A'],
			['supportsMandates', FIELD_TEXTS.MandateSupport.supportsMandates, true],
		),
		suite: texts(
			['$schema', 'This schema, for editors', './node_modules/paylock/schemas/suite.schema.json'],
			['input', 'A payment filter or session request: a path relative to this file, or the JSON itself', 'filter.json'],
			['readings', FIELD_TEXTS.Account.readings, ACCOUNT_EXAMPLES.readings],
			['cases', 'The cases, each an instrument and what the filter must do', [CASE]],
		),
		case: texts(
			['name', 'What the case is about, for reports', 'credit cards of BANK_A are hidden'],
			[
				'instrument',
				'What a customer would pay with, described as far as it matters',
				{type: 'WALLET', code: 'WALLET_A'},
				{type: 'CARD', cardType: 'CREDIT', bank: 'BANK_A'},
			],
			['expect', 'What the filter must do', 'shown', 'hidden'],
		),
	},
	words: {
		...FILTER_TEXTS.words,
		...Object.fromEntries(Object.entries(CHOICES).map(([name, choices]) => [`choice of ${name}`, choices])),
		'EMI placement': {
			payment_filter: 'Inside payment_filter',
			session: 'Next to payment_filter in the session request',
		},
		'tenure encoding': {
			tenureFilter: 'In an object of their own, tenureFilter',
			issuerFilters: 'In an object of their own, issuerFilters',
			'issuerFilter.tenures': 'Inside issuerFilter, next to the issuers, whose flag they share',
		},
		'form of credentials': {
			apiKey: 'The key alone',
			apiKeyAsUser: 'The key as a user name without a password',
		},
		severity: {
			off: 'The rule is not checked',
			error: 'lint fails',
			warning: 'lint reports it and does not fail',
			info: 'lint mentions it',
		},
		'field that may be optional': Object.fromEntries(
			OPTIONAL_FIELDS.map(field => [field, `A session may have no ${field}`]),
		),
		verdict: {
			shown: 'The customer sees it',
			hidden: 'The customer does not see it',
			undetermined: 'It depends on something that is not known',
		},
		'EMI kind': {standard: 'Standard EMI', lowCost: 'Low-cost EMI', noCost: 'No-cost EMI'},
		'plan group': {credit: 'On a credit card', debit: 'On a debit card', cardless: 'Without a card'},
	},
};
