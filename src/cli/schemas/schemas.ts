// The JSON Schemas that the command line prints and the package contains.

import {lintRules, openReadings, paymentFilterSchema, sessionRequestSchema} from '../../inspect/index.js';
import {FIELD_TEXTS} from '../../inspect/read/field-texts.js';
import {ENABLED_TYPES, isEnabledWhole} from '../../rules/account-shape.js';
import {SESSION_FIELDS} from '../../schema/fields-by-action.js';
import {PAYMENT_OPTION} from '../../schema/payment-filter-shape.js';
import {keysOf} from '../../schema/shape.js';
import {type Account, CODE_LISTS, OPTIONAL_FIELDS} from '../../wire/account.js';
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

const MEANING = FIELD_TEXTS.Account;
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
		$schema: described(TEXT, MEANING.$schema, './node_modules/paylock/schemas/config.schema.json'),
		servicePrefix: described({type: 'string', pattern: '^[A-Za-z0-9]+$'}, MEANING.servicePrefix, 'PREFIX'),
		emiPlacement: described(wordsOf(PLACEMENTS), MEANING.emiPlacement, 'payment_filter'),
		tenureEncoding: described(wordsOf(ENCODINGS), MEANING.tenureEncoding, 'tenureFilter'),
		credentials: described(wordsOf(CREDENTIAL_FORMS), MEANING.credentials, 'apiKey'),
		codes: described(objectOf(Object.fromEntries(CODE_LISTS.map(name => [name, codesOf(name)]))), MEANING.codes, {
			WALLET: ['WALLET_A', 'WALLET_B'],
			NB: ['NB_BANKA'],
		}),
		types: described({...listOf({...CODE, not: {enum: ENABLED_TYPES}}), minItems: 1}, MEANING.types, ['OTC']),
		enabled: described(
			{
				type: 'object',
				properties: Object.fromEntries(ENABLED_TYPES.map(type => [type, enabledType(type)])),
				additionalProperties: enabled(''),
			},
			MEANING.enabled,
			{CARD: true, WALLET: ['WALLET_A'], EMI: true},
		),
		readings: readingsSchema(),
		severities: described(
			objectOf(
				Object.fromEntries(
					lintRules.map(({id, description}) => [id, described(SEVERITY, description, 'off', 'error')]),
				),
			),
			MEANING.severities,
			{'no-effect': 'off'},
		),
		optionalFields: described(
			listOf(wordsOf(Object.fromEntries(OPTIONAL_FIELDS.map(field => [field, `A session may have no ${field}`])))),
			MEANING.optionalFields,
			['customer_email'],
		),
		guestCheckout: described(BOOLEAN, MEANING.guestCheckout, true),
		extraFields: described(
			listOf({...CODE, pattern: '^[^*,]+\\*?$|^\\*$', not: {enum: SESSION_FIELDS}}),
			MEANING.extraFields,
			['currency', 'udf*'],
		),
		guarantees: described({type: 'object'}, MEANING.guarantees, {shown: [{type: 'UPI'}]}),
		extraOptionFields: described(listOf({...CODE, not: {enum: keysOf(PAYMENT_OPTION)}}), MEANING.extraOptionFields, [
			'display',
		]),
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
const {CardInstrument: CARD, UpiInstrument: UPI, ProviderInstrument: PROVIDER, EmiInstrument: EMI} = FIELD_TEXTS;
const INSTRUMENT_PROPERTIES = {
	type: described(TEXT, 'A payment method type of the specification or of your account, or EMI', 'CARD', 'EMI'),
	code: described(TEXT, PROVIDER.code, 'WALLET_A'),
	brand: described(TEXT, `CARD: ${CARD.brand}`, 'BRAND_A'),
	cardType: described(wordsOf(CARD_TYPE_TEXTS), `CARD: ${CARD.cardType}`, 'CREDIT'),
	bank: described(TEXT, `CARD: ${CARD.bank}`, 'BANK_A'),
	subType: described(TEXT, `CARD: ${CARD.subType}`, 'SUBTYPE_A'),
	bin: described({type: 'string', pattern: '^[0-9]{1,19}$'}, `CARD: ${CARD.bin}`, '411111'),
	handle: described({type: 'string', pattern: '^@'}, `UPI: ${UPI.handle}`, '@bank'),
	app: described(TEXT, `UPI: ${UPI.app}`, 'APP_A'),
	kind: described(wordsOf(KIND_TEXTS), `EMI: ${EMI.kind}`, 'noCost'),
	group: described(wordsOf(GROUP_TEXTS), `EMI: ${EMI.group}`, 'credit'),
	paymentMethodType: described(TEXT, `EMI: ${EMI.paymentMethodType}`, 'CARD'),
	paymentMethod: described(TEXT, `EMI: ${EMI.paymentMethod}`, 'LENDER_A'),
	issuer: described(TEXT, `EMI: ${EMI.issuer}`, 'BANK_A'),
	tenure: described({type: 'integer', minimum: 1}, `EMI: ${EMI.tenure}`, 6),
	supportsMandates: described(BOOLEAN, FIELD_TEXTS.MandateSupport.supportsMandates, true),
};

function readingsSchema(): object {
	const properties = openReadings.map(({name, question, choices}) => [
		name,
		described(wordsOf(CHOICES[name]), question, choices[0]),
	]);
	return described(objectOf(Object.fromEntries(properties)), MEANING.readings, {precedence: 'hide-wins'});
}

function objectOf(properties: object, required: readonly string[] = []): object {
	return {type: 'object', properties, ...(required.length > 0 && {required}), additionalProperties: false};
}
