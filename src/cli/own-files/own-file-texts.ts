// What the JSON Schemas of the configuration and of suites tell readers in an editor.
import {lintRules, openReadings} from '../../inspect/index.js';
import {FIELD_TEXTS} from '../../inspect/read/field-texts.js';
import {FILTER_TEXTS, type SchemaTexts} from '../../inspect/read/json-schema-texts.js';
import {ENABLED_TYPES} from '../../rules/account-shape.js';
import {type Account, CODE_LISTS} from '../../wire/account.js';

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

const {CardInstrument, UpiInstrument, ProviderInstrument, EmiInstrument, MandateSupport} = FIELD_TEXTS;

/** What each key means, by what the reader calls the object. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	catalog: Object.fromEntries(CODE_LISTS.map(list => [list, `All codes of ${list}`])),
	'set of enabled types': Object.fromEntries(
		ENABLED_TYPES.map(type => [type, `Whether the account has ${type}, or which of its providers`]),
	),
	'set of readings': Object.fromEntries(openReadings.map(({name, question}) => [name, question])),
	'set of rules': Object.fromEntries(lintRules.map(({id, description}) => [id, description])),
	'set of guarantees': FIELD_TEXTS.Guarantees,
	instrument: {
		...EmiInstrument,
		...CardInstrument,
		...UpiInstrument,
		...ProviderInstrument,
		...MandateSupport,
		type: 'A payment method type of the specification or of your account, or EMI',
	},
	suite: {
		$schema: 'This schema, for editors',
		input: 'A payment filter or session request: a path relative to this file, or the JSON itself',
		readings: FIELD_TEXTS.Account.readings,
		cases: 'The cases, each an instrument and what the filter must do',
	},
	case: {
		name: 'What the case is about, for reports',
		instrument: 'What a customer would pay with, described as far as it matters',
		expect: 'What the filter must do',
	},
};

export const OWN_FILE_TEXTS: SchemaTexts = {
	objects: {
		...Object.fromEntries(Object.entries(MEANINGS).map(([what, meanings]) => [what, {meanings, examples: {}}])),
		account: {
			meanings: FIELD_TEXTS.Account,
			examples: Object.fromEntries(Object.entries(ACCOUNT_EXAMPLES).map(([key, example]) => [key, [example]])),
		},
	},
	words: FILTER_TEXTS.words,
};
