// `paylock schema`

import {CODE_LISTS} from '../../account/account.js';
import {ACCOUNT, ENABLED_TYPES, PROVIDER_TYPES} from '../../account/account-shape.js';
import {messageOf} from '../../diagnostics/issue.js';
import {FIELD_TEXTS} from '../../inspect/decode/field-texts.js';
import {jsonSchemaOf} from '../../inspect/decode/json-schema.js';
import {FILTER_TEXTS} from '../../inspect/decode/json-schema-texts.js';
import {lintRules, openReadings, paymentFilterSchema, sessionRequestSchema} from '../../inspect/index.js';
import {vocabularyProblem} from '../../schema/vocabulary.js';
import type {Command} from '../arguments/command.js';
import {CONFIG_OPTION, readSettings} from '../arguments/settings.js';
import {SUITE} from '../input/suite.js';
import {OUTPUT_OPTIONS, writeOutput} from '../terminal/output-file.js';
import {jsonText} from '../terminal/style.js';
import {CLEAN, UsageError} from '../terminal/terminal.js';

const {CardInstrument, UpiInstrument, ProviderInstrument, EmiInstrument, MandateSupport} = FIELD_TEXTS;

/** What each key means, by what the reader calls the object. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	account: FIELD_TEXTS.Account,
	catalog: Object.fromEntries(CODE_LISTS.map(list => [list, `All codes of ${list}`])),
	'set of enabled types': Object.fromEntries(
		ENABLED_TYPES.map(type => [type, `Whether the account has ${type}, or which of its providers`]),
	),
	'set of codes that support mandates': Object.fromEntries(
		PROVIDER_TYPES.map(type => [type, `The codes of ${type} that support mandates`]),
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

const OWN_FILE = {texts: {objects: MEANINGS, words: FILTER_TEXTS.words}, isTolerant: false};

/** Each schema by its name. */
export const SCHEMAS = {
	filter: paymentFilterSchema.toJSONSchema,
	session: sessionRequestSchema.toJSONSchema,
	config: () => {
		const heading = {$id: 'urn:paylock:config', title: 'paylock configuration: the account'};
		return jsonSchemaOf(heading, ACCOUNT, undefined, OWN_FILE);
	},
	suite: () => jsonSchemaOf({$id: 'urn:paylock:suite', title: 'paylock test suite'}, SUITE, undefined, OWN_FILE),
};
export type SchemaName = keyof typeof SCHEMAS;
export const SCHEMA_NAMES = Object.keys(SCHEMAS) as readonly SchemaName[]; // its own keys

export const schema: Command = {
	name: 'schema',
	group: 'Generate',
	positionals: '[filter|session|config|suite]',
	summary: 'print a JSON Schema (draft 2020-12)',
	details:
		'Schemas of a payment filter, a session request, `paylock.config.json` and `*.paylock.json`, for editors and validators. The package contains the same files in its `schemas` folder.',
	options: [...OUTPUT_OPTIONS, CONFIG_OPTION],
	examples: [
		['paylock schema > payment-filter.schema.json', 'of a payment filter'],
		['paylock schema config', 'of paylock.config.json'],
	],
	async run(args, terminal) {
		await readSettings(args, terminal);
		const [name = 'filter', ...more] = args.positionals;
		const problem = vocabularyProblem(name, SCHEMA_NAMES, 'schema');
		if (problem !== undefined || more.length > 0)
			throw new UsageError(
				problem === undefined ? 'schema takes one name: write filter, session, config or suite' : messageOf(problem),
			);
		writeOutput(jsonText(SCHEMAS[name as SchemaName]()), args, terminal); // one of the names, just checked
		return CLEAN;
	},
};
