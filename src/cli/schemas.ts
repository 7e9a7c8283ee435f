// The JSON Schemas that the command line prints and the package contains.

import {lintRules, openReadings, paymentFilterSchema, sessionRequestSchema} from '../inspect/index.js';
import {ENABLED_TYPES, isEnabledWhole} from '../rules/account-shape.js';
import {SESSION_FIELDS} from '../schema/fields-by-action.js';
import {PAYMENT_OPTION} from '../schema/payment-filter-shape.js';
import {keysOf} from '../schema/shape.js';
import {type Account, CODE_LISTS, OPTIONAL_FIELDS} from '../wire/account.js';
import {
	CARD_TYPE_TEXTS,
	CHOICES,
	CODE_EXAMPLES,
	CREDENTIAL_FORMS,
	described,
	ENCODINGS,
	GROUP_TEXTS,
	KIND_TEXTS,
	PLACEMENTS,
	SEVERITIES,
	VERDICT_TEXTS,
	wordsOf,
} from './schema-texts.js';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

export const SCHEMA_NAMES = ['filter', 'session', 'config', 'suite'] as const;
export type SchemaName = (typeof SCHEMA_NAMES)[number];

/** Each schema by its name in `paylock schema`. */
export const SCHEMAS: Readonly<Record<SchemaName, () => object>> = {
	filter: () => paymentFilterSchema.toJSONSchema(),
	session: () => sessionRequestSchema.toJSONSchema(),
	config: configSchema,
	suite: suiteSchema,
};

/** `paylock.config.json`: the account. */
function configSchema(): object {
	const properties: {readonly [Key in keyof Required<Account>]: object} = {
		$schema: described(TEXT, 'This schema, for editors', './node_modules/paylock/schemas/config.schema.json'),
		servicePrefix: described(
			{type: 'string', pattern: '^[A-Za-z0-9]+$'},
			'Prefix of doubled provider codes and EMI issuers, without the underscore',
			'PREFIX',
		),
		emiPlacement: described(
			wordsOf(PLACEMENTS),
			'Where emiOptions is written; payment_filter by default',
			'payment_filter',
		),
		tenureEncoding: described(
			wordsOf(ENCODINGS),
			'Where the tenures of a plan filter are written; tenureFilter by default',
			'tenureFilter',
		),
		credentials: described(
			wordsOf(CREDENTIAL_FORMS),
			'The text that is base64-encoded for Authorization; apiKey by default. The sandbox expects it',
			'apiKey',
		),
		codes: described(
			objectOf(Object.fromEntries(CODE_LISTS.map(name => [name, codesOf(name)]))),
			'The codes of your account; a list must be complete',
			{WALLET: ['WALLET_A', 'WALLET_B'], NB: ['NB_BANKA']},
		),
		types: described(
			{...listOf({...CODE, not: {enum: ENABLED_TYPES}}), minItems: 1},
			'Payment method types of your account beyond the specification',
			['OTC'],
		),
		enabled: described(
			{
				type: 'object',
				properties: Object.fromEntries(ENABLED_TYPES.map(type => [type, enabledType(type)])),
				additionalProperties: enabled(''),
			},
			'What the operator has switched on; a type that is left out is not available. A list enables only these provider codes; the types of your account are keys too',
			{CARD: true, WALLET: ['WALLET_A'], EMI: true},
		),
		readings: readingsSchema(),
		severities: described(
			objectOf(
				Object.fromEntries(
					lintRules.map(({id, description}) => [id, described(SEVERITY, description, 'off', 'error')]),
				),
			),
			'Severities of lint rules',
			{'no-effect': 'off'},
		),
		optionalFields: described(
			listOf(wordsOf(Object.fromEntries(OPTIONAL_FIELDS.map(field => [field, `A session may have no ${field}`])))),
			'Fields of a session that your account may leave out',
			['customer_email'],
		),
		guestCheckout: described(BOOLEAN, 'Whether customer_id may be empty, for guests', true),
		extraFields: described(
			listOf({...CODE, pattern: '^[^*,]+\\*?$|^\\*$', not: {enum: SESSION_FIELDS}}),
			'Fields of a session that the specification does not name and you send; * at the end stands for any rest',
			['currency', 'udf*'],
		),
		extraOptionFields: described(
			listOf({...CODE, not: {enum: keysOf(PAYMENT_OPTION)}}),
			'Keys of an option that the specification does not name and you use, such as display',
			['display'],
		),
	};
	const title = 'paylock configuration: the account';
	return {$schema: DRAFT, $id: 'urn:paylock:config', title, ...objectOf(properties)};
}

const BOOLEAN = {type: 'boolean'};
const CODE = {type: 'string', minLength: 1};

/** Codes of net banking start with `NB_`. */
function codeOf(list: string): object {
	return list === 'NB' ? {...CODE, pattern: '^NB_.'} : CODE;
}

function codesOf(list: (typeof CODE_LISTS)[number]): object {
	const what = list === list.toUpperCase() ? `provider codes of ${list}` : `codes for ${list}`;
	return described({...listOf(codeOf(list)), minItems: 1}, `All ${what}`, [CODE_EXAMPLES[list]]);
}

function enabledType(type: string): object {
	if (isEnabledWhole(type)) return described(BOOLEAN, `Whether the account has ${type}`, true);
	const code = Object.entries(CODE_EXAMPLES).find(([list]) => list === type)?.[1];
	return described(enabled(type), `Whether the account has ${type}, or which of its providers`, true, [
		code ?? 'CODE_A',
	]);
}

function enabled(type: string): object {
	return {anyOf: [BOOLEAN, {...listOf(codeOf(type)), minItems: 1}]};
}

function listOf(items: object): object {
	return {type: 'array', items};
}

const SEVERITY = wordsOf(SEVERITIES);

/** `*.paylock.json` */
function suiteSchema(): object {
	const instrument = described(
		objectOf(INSTRUMENT_PROPERTIES, ['type']),
		'What a customer would pay with, described as far as it matters',
		{type: 'WALLET', code: 'WALLET_A'},
		{type: 'CARD', cardType: 'CREDIT', bank: 'BANK_A'},
	);
	const testCase = objectOf(
		{
			name: described(TEXT, 'What the case is about, for reports', 'credit cards of BANK_A are hidden'),
			instrument,
			expect: described(wordsOf(VERDICT_TEXTS), 'What the filter must do', 'shown', 'hidden'),
		},
		['instrument', 'expect'],
	);
	const properties = {
		$schema: described(TEXT, 'This schema, for editors', './node_modules/paylock/schemas/suite.schema.json'),
		input: described(
			{type: ['string', 'object']},
			'A payment filter or session request: a path relative to this file, or the JSON itself',
			'filter.json',
		),
		readings: readingsSchema(),
		cases: described({type: 'array', items: testCase}, 'The cases, each an instrument and what the filter must do', [
			{name: 'no cash', instrument: {type: 'CASH'}, expect: 'hidden'},
		]),
	};
	const facts = {$schema: DRAFT, $id: 'urn:paylock:suite', title: 'paylock test suite'};
	return {...facts, ...objectOf(properties, ['input', 'cases'])};
}

const TEXT = {type: 'string'};
const INSTRUMENT_PROPERTIES = {
	type: described(TEXT, 'A payment method type of the specification or of your account, or EMI', 'CARD', 'EMI'),
	code: described(TEXT, 'Provider code of WALLET, NB and similar types', 'WALLET_A'),
	brand: described(TEXT, 'CARD: brand', 'BRAND_A'),
	cardType: described(wordsOf(CARD_TYPE_TEXTS), 'CARD: credit or debit', 'CREDIT'),
	bank: described(TEXT, 'CARD: issuing bank', 'BANK_A'),
	subType: described(TEXT, 'CARD: sub type', 'SUBTYPE_A'),
	bin: described({type: 'string', pattern: '^[0-9]{1,19}$'}, 'CARD: the first digits of the number', '411111'),
	handle: described({type: 'string', pattern: '^@'}, 'UPI: handle, with its @', '@bank'),
	app: described(TEXT, 'UPI: app', 'APP_A'),
	kind: described(wordsOf(KIND_TEXTS), 'EMI: kind of the plan', 'noCost'),
	group: described(wordsOf(GROUP_TEXTS), 'EMI: group of the plan', 'credit'),
	paymentMethodType: described(TEXT, 'EMI: payment method type of the plan', 'CARD'),
	paymentMethod: described(TEXT, 'EMI: provider of the plan', 'LENDER_A'),
	issuer: described(TEXT, 'EMI: issuing bank, with or without the service prefix', 'BANK_A'),
	tenure: described({type: 'integer', minimum: 1}, 'EMI: tenure in months', 6),
	supportsMandates: described(BOOLEAN, 'Whether it can set up a mandate', true),
};

function readingsSchema(): object {
	const properties = openReadings.map(({name, question, choices}) => [
		name,
		described(wordsOf(CHOICES[name]), question, choices[0]),
	]);
	return described(
		objectOf(Object.fromEntries(properties)),
		'How your account behaves where the specification is silent',
		{precedence: 'hide-wins'},
	);
}

function objectOf(properties: object, required: readonly string[] = []): object {
	return {type: 'object', properties, ...(required.length > 0 && {required}), additionalProperties: false};
}
