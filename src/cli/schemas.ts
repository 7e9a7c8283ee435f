// The JSON Schemas that the command line prints and the package contains.

import {lintRules, paymentFilterSchema, sessionRequestSchema} from '../inspect/index.js';
import {ENABLED_TYPES, isEnabledWhole} from '../rules/account-shape.js';
import {SESSION_FIELDS} from '../schema/fields-by-action.js';
import {PAYMENT_OPTION} from '../schema/payment-filter-shape.js';
import {keysOf} from '../schema/shape.js';
import {
	type Account,
	CODE_LISTS,
	CREDENTIALS,
	EMI_PLACEMENTS,
	OPTIONAL_FIELDS,
	TENURE_ENCODINGS,
} from '../wire/account.js';
import {EMI_KINDS, PLAN_GROUPS} from '../wire/emi-filter.js';
import {CARD_TYPES} from '../wire/payment-method.js';
import {READING_CHOICES} from '../wire/readings.js';
import {VERDICTS} from './suite.js';

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
		$schema: {type: 'string', description: 'This schema, for editors'},
		servicePrefix: {
			type: 'string',
			pattern: '^[A-Za-z0-9]+$',
			description: 'Prefix of doubled provider codes and EMI issuers, without the underscore',
		},
		emiPlacement: {enum: EMI_PLACEMENTS, description: 'Where emiOptions is written; payment_filter by default'},
		tenureEncoding: {
			enum: TENURE_ENCODINGS,
			description: 'Where the tenures of a plan filter are written; tenureFilter by default',
		},
		credentials: {
			enum: CREDENTIALS,
			description: 'The text that is base64-encoded for Authorization; apiKey by default. The sandbox expects it',
		},
		codes: {
			...objectOf(Object.fromEntries(CODE_LISTS.map(name => [name, {...listOf(codeOf(name)), minItems: 1}]))),
			description: 'The codes of your account; a list must be complete',
		},
		types: {
			...listOf({...CODE, not: {enum: ENABLED_TYPES}}),
			minItems: 1,
			description: 'Payment method types of your account beyond the specification',
		},
		enabled: {
			type: 'object',
			properties: Object.fromEntries(ENABLED_TYPES.map(type => [type, isEnabledWhole(type) ? BOOLEAN : enabled(type)])),
			additionalProperties: enabled(''),
			description:
				'What the operator has switched on; a type that is left out is not available. A list enables only these provider codes; the types of your account are keys too',
		},
		readings: readingsSchema(),
		rules: {
			...objectOf(Object.fromEntries(lintRules.map(({id, description}) => [id, {...SEVERITY, description}]))),
			description: 'Severities of lint rules',
		},
		optionalFields: {
			...listOf({enum: OPTIONAL_FIELDS}),
			description: 'Fields of a session that your account may leave out',
		},
		guestCheckout: {...BOOLEAN, description: 'Whether customer_id may be empty, for guests'},
		extraFields: {
			...listOf({...CODE, pattern: '^[^*,]+\\*?$|^\\*$', not: {enum: SESSION_FIELDS}}),
			description:
				'Fields of a session that the specification does not name and you send; * at the end stands for any rest',
		},
		optionFields: {
			...listOf({...CODE, not: {enum: keysOf(PAYMENT_OPTION)}}),
			description: 'Keys of an option that the specification does not name and you use, such as display',
		},
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

function enabled(type: string): object {
	return {anyOf: [BOOLEAN, {...listOf(codeOf(type)), minItems: 1}]};
}

function listOf(items: object): object {
	return {type: 'array', items};
}

const SEVERITY = {enum: ['off', 'error', 'warning', 'info']};

/** `*.paylock.json` */
function suiteSchema(): object {
	const instrument = {...objectOf(INSTRUMENT_PROPERTIES, ['type']), description: 'What a customer would pay with'};
	const testCase = objectOf({name: {type: 'string'}, instrument, expect: {enum: VERDICTS}}, ['instrument', 'expect']);
	const properties = {
		$schema: {type: 'string'},
		input: {
			type: ['string', 'object'],
			description: 'A payment filter or session request: a path relative to this file, or the JSON itself',
		},
		readings: readingsSchema(),
		cases: {type: 'array', items: testCase},
	};
	const facts = {$schema: DRAFT, $id: 'urn:paylock:suite', title: 'paylock test suite'};
	return {...facts, ...objectOf(properties, ['input', 'cases'])};
}

const TEXT = {type: 'string'};
const INSTRUMENT_PROPERTIES = {
	type: TEXT,
	code: TEXT,
	brand: TEXT,
	cardType: {enum: CARD_TYPES},
	bank: TEXT,
	subType: TEXT,
	bin: {type: 'string', pattern: '^[0-9]{1,19}$'},
	handle: {type: 'string', pattern: '^@'},
	app: TEXT,
	kind: {enum: EMI_KINDS},
	group: {enum: PLAN_GROUPS},
	paymentMethodType: TEXT,
	paymentMethod: TEXT,
	issuer: TEXT,
	tenure: {type: 'integer', minimum: 1},
	supportsMandates: {type: 'boolean'},
};

function readingsSchema(): object {
	const properties = Object.entries(READING_CHOICES).map(([name, choices]) => [name, {enum: choices}]);
	return {
		...objectOf(Object.fromEntries(properties)),
		description: 'How your account behaves where the specification is silent',
	};
}

function objectOf(properties: object, required: readonly string[] = []): object {
	return {type: 'object', properties, ...(required.length > 0 && {required}), additionalProperties: false};
}
