// The JSON Schemas that the command line prints and the package contains.

import {lintRules, paymentFilterSchema, sessionRequestSchema} from '../inspect/index.js';
import {CODE_LISTS, EMI_PLACEMENTS, TENURE_ENCODINGS} from '../wire/account.js';
import {EMI_KINDS, PLAN_GROUPS} from '../wire/emi-filter.js';
import {CARD_TYPES} from '../wire/payment-method.js';
import {READING_CHOICES} from '../wire/readings.js';
import {VERDICTS} from './suite.js';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
const CODES = {type: 'array', items: {type: 'string', minLength: 1}};

export const SCHEMA_NAMES = ['filter', 'session', 'config', 'suite'] as const;
export type SchemaName = (typeof SCHEMA_NAMES)[number];

/** Each schema by its name in `paylock schema`. */
export const SCHEMAS: Readonly<Record<SchemaName, () => object>> = {
	filter: () => paymentFilterSchema.toJSONSchema(),
	session: () => sessionRequestSchema.toJSONSchema(),
	config: configSchema,
	suite: suiteSchema,
};

/** `paylock.config.json` */
function configSchema(): object {
	const properties = {
		$schema: {type: 'string'},
		servicePrefix: {
			type: 'string',
			pattern: '^[A-Za-z0-9]+$',
			description: 'Prefix of doubled provider codes, without the underscore',
		},
		emiPlacement: {enum: EMI_PLACEMENTS, description: 'Where emiOptions is written'},
		tenureEncoding: {enum: TENURE_ENCODINGS, description: 'Where the tenures of a plan filter are written'},
		codes: {
			...objectOf(Object.fromEntries(CODE_LISTS.map(name => [name, CODES]))),
			description: 'The codes of your account; a list must be complete',
		},
		types: {...CODES, minItems: 1, description: 'Payment method types of your account beyond the specification'},
		readings: readingsSchema(),
		rules: {
			...objectOf(Object.fromEntries(lintRules.map(({id, description}) => [id, {...SEVERITY, description}]))),
			description: 'Severities of lint rules',
		},
	};
	return {$schema: DRAFT, $id: 'urn:paylock:config', title: 'paylock configuration', ...objectOf(properties)};
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
