// The command line: `paylock describe`.
import {describe as inWords} from '../inspect/index.js';
import {type Command, JSON_OPTION} from './command.js';
import {readInputs} from './read-input.js';
import {ask, heading} from './reading.js';
import {escapeControlChars, escapeControlCharsInJson} from './style.js';
import {CLEAN} from './terminal.js';

export const describe: Command = {
	name: 'describe',
	takes: '[files]',
	summary: 'a filter in plain English',
	options: [JSON_OPTION],
	examples: [
		['paylock describe filter.json', 'for people who do not read JSON'],
		['curl -s https://shop.test/filter | paylock describe', 'from standard input'],
	],
	async run(given, terminal) {
		const inputs = await readInputs(given.names, terminal);
		const all: object[] = [];
		let code = CLEAN;
		for (const input of inputs) {
			const {answer: text, refused} = ask(input, terminal, given.flag('json'), inWords);
			if (text === undefined) code = Math.max(code, refused ?? CLEAN);
			else if (given.flag('json')) all.push({file: input.name, text});
			else terminal.out(`${heading(input, inputs, terminal)}${escapeControlChars(text)}\n`);
		}
		if (given.flag('json')) terminal.out(escapeControlCharsInJson(all));
		return code;
	},
};
