// The command line: `paylock schema`.
import {paymentFilterSchema, sessionRequestSchema} from '../inspect/index.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {type Command, JSON_OPTION} from './command.js';
import {escapeControlCharsInJson} from './style.js';
import {CLEAN, UsageError} from './terminal.js';

const SCHEMAS = {filter: paymentFilterSchema, session: sessionRequestSchema} as const;

export const schema: Command = {
	name: 'schema',
	takes: '[filter|session]',
	summary: 'the JSON Schema (2020-12) of a filter or a session request',
	options: [{...JSON_OPTION, what: 'the same: a schema is JSON'}],
	examples: [
		['paylock schema > payment-filter.schema.json', 'of a filter, for editors'],
		['paylock schema session', 'of a session request'],
	],
	async run({names}, terminal) {
		const [name = 'filter', ...more] = names;
		const problem = vocabularyProblem(name, Object.keys(SCHEMAS), 'schema');
		if (problem !== undefined || more.length > 0) {
			throw new UsageError(problem?.message ?? 'schema takes one name: write filter or session');
		}
		terminal.out(escapeControlCharsInJson(SCHEMAS[name as keyof typeof SCHEMAS].toJSONSchema())); // one of the names, just checked
		return CLEAN;
	},
};
