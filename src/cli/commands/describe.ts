// `paylock describe`
import {describe as describeInput} from '../../inspect/index.js';
import {type Command, TEXT_OR_JSON} from '../command.js';
import {heading, inspectInput} from '../inspect-input.js';
import {readInputs} from '../read-input.js';
import {ACCOUNT_OPTIONS, readSettings} from '../settings.js';
import {escapeControlChars, jsonText} from '../style.js';
import {CLEAN} from '../terminal.js';

export const describe: Command = {
	name: 'describe',
	group: 'Understand',
	positionals: '[files…]',
	summary: 'summarize in plain English what a filter does',
	details: 'Writes what customers see and what they do not, for people who do not read JSON.',
	options: [TEXT_OR_JSON, ...ACCOUNT_OPTIONS],
	examples: [
		['paylock describe filter.json', 'a filter in plain English'],
		['curl -s https://shop.test/filter | paylock describe', 'from standard input'],
	],
	json: '{version: 1, files: {file: string, text: string}[]}',
	failure: 'an input is not a payment filter or session request',
	async run(args, terminal) {
		const isJson = args.value('format') === 'json';
		const options = await readSettings(args);
		const inputs = await readInputs(args.positionals, terminal);
		const files: object[] = [];
		let exitCode = CLEAN;
		for (const input of inputs) {
			const {result: text, code} = inspectInput(input, terminal, isJson, json => describeInput(json, options));
			if (text === undefined) exitCode = Math.max(exitCode, code ?? CLEAN);
			else if (isJson) files.push({file: input.name, text});
			else terminal.out(`${heading(input, inputs, terminal)}${escapeControlChars(text)}\n`);
		}
		if (isJson) terminal.out(jsonText({version: 1, files}));
		return exitCode;
	},
};
