// `paylock schema`
import {messageOf} from '../../diagnostics/issue.js';
import {paymentFilterSchema, sessionRequestSchema} from '../../inspect/index.js';
import {jsonSchemaOf} from '../../inspect/read/json-schema.js';
import {ACCOUNT} from '../../rules/account-shape.js';
import {vocabularyProblem} from '../../schema/vocabulary.js';
import type {Command} from '../arguments/command.js';
import {CONFIG_OPTION, readSettings} from '../arguments/settings.js';
import {OWN_FILE_TEXTS} from '../own-files/own-file-texts.js';
import {SUITE} from '../suites/suite.js';
import {OUTPUT_OPTIONS, writeOutput} from '../terminal/output-file.js';
import {jsonText} from '../terminal/style.js';
import {CLEAN, UsageError} from '../terminal/terminal.js';

const OWN_FILE = {texts: OWN_FILE_TEXTS, isTolerant: false};

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
		await readSettings(args);
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
