// `paylock to-code`
import {toCode as codeOf} from '../../inspect/index.js';
import {type Command, TEXT_OR_JSON} from '../arguments/command.js';
import {ACCOUNT_OPTIONS, readSettings} from '../arguments/settings.js';
import {inspectInput} from '../input/inspect-input.js';
import {readInputs} from '../input/read-input.js';
import {commandLine} from '../package-facts.js';
import {OUTPUT_OPTIONS, writeOutput} from '../terminal/output-file.js';
import {escapeControlChars, jsonText, styleOf} from '../terminal/style.js';
import {CLEAN, ISSUES_FOUND, UsageError} from '../terminal/terminal.js';

export const toCode: Command = {
	name: 'to-code',
	group: 'Generate',
	positionals: '[file]',
	summary: 'write the builder code of a filter',
	details:
		'Writes a module that exports `paymentFilter`, and for a session request `request`, a function of what changes with every order. Parts without effect are left out and named in a comment; `--exact` reproduces the JSON unchanged.',
	options: [
		{name: 'exact', description: 'reproduce the JSON unchanged, as a literal where builders refuse it'},
		TEXT_OR_JSON,
		...OUTPUT_OPTIONS,
		...ACCOUNT_OPTIONS,
	],
	examples: [
		['paylock to-code filter.json > payment-filter.ts', 'a module that exports paymentFilter'],
		['paylock to-code session.json --exact', 'a session request, nothing left out'],
	],
	json: '{version: 1, file: string, code: string}',
	failure:
		'the builders refuse the input, so that the code is its JSON as a literal, or it is not a payment filter or session request',
	async run(args, terminal) {
		const isJson = args.value('format') === 'json';
		const account = await readSettings(args, terminal);
		const [input, ...more] = await readInputs(args.positionals, terminal);
		if (input === undefined || more.length > 0)
			throw new UsageError('to-code takes one file: run it once for each file');
		const {result: module, code} = inspectInput(input, terminal, isJson, json =>
			codeOf(json, {...account, exact: args.has('exact')}),
		);
		if (module === undefined) return code;
		const isRefused = !/^import \{/m.test(module) && !args.has('exact');
		if (isRefused) {
			const note = `the builders refuse this input, so the code is the JSON as a literal: ${commandLine('lint')} says why`;
			terminal.err(`${styleOf(terminal.errIsColored).error('refused')}: ${note}\n`);
		}
		const text = isJson
			? jsonText({version: 1, file: input.name, code: module})
			: `${escapeControlChars(module).trimEnd()}\n`;
		writeOutput(text, args, terminal, input);
		return isRefused ? ISSUES_FOUND : CLEAN;
	},
};
