// `paylock schema`
import {messageOf} from '../../diagnostics/issue.js';
import {vocabularyProblem} from '../../schema/vocabulary.js';
import type {Command} from '../arguments/command.js';
import {CONFIG_OPTION, readSettings} from '../arguments/settings.js';
import {SCHEMA_NAMES, SCHEMAS, type SchemaName} from '../schemas/schemas.js';
import {OUTPUT_OPTIONS, writeOutput} from '../terminal/output-file.js';
import {jsonText} from '../terminal/style.js';
import {CLEAN, UsageError} from '../terminal/terminal.js';

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
