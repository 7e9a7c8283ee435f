// The command line: `paylock code`.
import {toCode} from '../inspect/index.js';
import {type Command, JSON_OPTION} from './command.js';
import {readInputs} from './read-input.js';
import {ask} from './reading.js';
import {escapeControlCharsInJson} from './style.js';
import {CLEAN, UsageError} from './terminal.js';

export const code: Command = {
	name: 'code',
	takes: '[file]',
	summary: 'the builder code that makes exactly this filter',
	options: [JSON_OPTION],
	examples: [
		['paylock code filter.json > payment-filter.mjs', 'a module that exports paymentFilter'],
		['paylock code session.json', 'the filter inside a session request'],
	],
	async run(given, terminal) {
		const inputs = await readInputs(given.names, terminal);
		const [input, ...more] = inputs;
		if (input === undefined || more.length > 0) throw new UsageError('code takes one file: call it once for each');
		const {answer, refused} = ask(input, terminal, given.flag('json'), toCode);
		if (answer === undefined) return refused ?? CLEAN;
		terminal.out(given.flag('json') ? escapeControlCharsInJson({file: input.name, code: answer}) : answer);
		return CLEAN;
	},
};
