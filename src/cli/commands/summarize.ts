// `paylock summarize`
import {summarize as summarizeInput} from '../../inspect/index.js';
import {type Command, TEXT_OR_JSON} from '../arguments/command.js';
import {ACCOUNT_OPTIONS, readSettings} from '../arguments/settings.js';
import {inspectEach} from '../input/inspect-input.js';
import {escapeControlChars} from '../terminal/style.js';

export const summarize: Command = {
	name: 'summarize',
	group: 'Understand',
	positionals: '[files…]',
	summary: 'summarize in plain English what a filter does',
	details: 'Writes what customers see and what they do not, for people who do not read JSON.',
	options: [TEXT_OR_JSON, ...ACCOUNT_OPTIONS],
	examples: [
		['paylock summarize filter.json', 'a filter in plain English'],
		['curl -s https://shop.test/filter | paylock summarize', 'from standard input'],
	],
	json: '{version: 1, files: {file: string, text: string}[]}',
	failure: 'an input is not a payment filter or session request',
	async run(args, terminal) {
		const isJson = args.value('format') === 'json';
		const options = await readSettings(args, terminal);
		const summarizeJson = (json: string) => ({text: summarizeInput(json, options)});
		return inspectEach(args.positionals, terminal, isJson, summarizeJson, ({text}) => `${escapeControlChars(text)}\n`);
	},
};
