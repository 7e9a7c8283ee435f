// `paylock test`

import {dirname, join, relative, resolve} from 'node:path';
import type {Account} from '../../account/account.js';
import {readAccount} from '../../account/read-account.js';
import {compile, type Explanation, testCases} from '../../inspect/index.js';
import {type Command, type ParsedArgs, TEXT_OR_JSON} from '../arguments/command.js';
import {instrumentText} from '../arguments/instrument-text.js';
import {ACCOUNT_OPTIONS, readSettings} from '../arguments/settings.js';
import {inspectInput} from '../input/inspect-input.js';
import {filesOf, isFolder, parseInput, readInputs} from '../input/read-input.js';
import {readSuite, type Suite, type SuiteCase} from '../input/suite.js';
import {commandLine} from '../package-facts.js';
import {lineOf, placeText} from '../report/locate.js';
import {OUTPUT_OPTIONS, writeOutput} from '../terminal/output-file.js';
import {count, escapeControlChars, jsonText, type Style, styleOf} from '../terminal/style.js';
import {CLEAN, ISSUES_FOUND, refusedAt, type Terminal, UsageError} from '../terminal/terminal.js';

export const test: Command = {
	name: 'test',
	group: 'Check',
	positionals: '[suites…]',
	summary: 'run test suites against filters',
	details:
		'A suite is a file `*.paylock.json`: `{"input": "filter.json", "readings": {…}, "cases": [{"name": "…", "instrument": {…}, "expect": "shown"}]}`. `input` is a path relative to the suite, or the filter or session request itself; `expect` is `shown`, `hidden` or `undetermined`. Without files, paylock runs all suites below the working directory.',
	options: [
		{name: 'generate', value: 'FILTER', description: 'print a complete suite for this filter'},
		...OUTPUT_OPTIONS,
		TEXT_OR_JSON,
		...ACCOUNT_OPTIONS,
	],
	examples: [
		['paylock test', 'all suites below this folder'],
		['paylock test --generate filter.json --output filter.paylock.json', 'write a suite to start from'],
	],
	json: '{version: 1, suites: {file, input, cases: {name?, instrument, expect, verdict, passed, because}[]}[]}',
	failure: 'a case failed',
	async run(args, terminal) {
		const options = await readSettings(args, terminal);
		if (args.has('generate')) return generate(args, options, terminal);
		if (args.has('output') || args.has('force'))
			throw new UsageError('--output and --force need --generate: name the filter to write a suite for');
		const names = args.positionals.length === 0 ? ['.'] : args.positionals;
		const files = await readInputs(names.flatMap(suitesIn), terminal);
		const ran = files.map(file => runSuite(readSuite(file, options), options));
		const failed = ran.some(({cases}) => cases.some(({passed}) => !passed));
		if (args.value('format') === 'json') {
			const suites = ran.map(({suite, cases}) => ({file: suite.file.name, input: suite.input.name, cases}));
			terminal.data(jsonText({version: 1, suites}));
		} else terminal.out(suitesText(ran, styleOf(terminal.outIsColored)));
		return failed ? ISSUES_FOUND : CLEAN;
	},
};

/** One case and its outcome. */
interface CaseOutcome extends SuiteCase, Explanation {
	readonly passed: boolean;
	readonly line: number;
}

/** One suite and its outcomes. */
interface SuiteOutcome {
	readonly suite: Suite;
	readonly cases: readonly CaseOutcome[];
}

function runSuite(suite: Suite, settings: Account): SuiteOutcome {
	const {file, input, readings} = suite;
	const account = readAccount({readings}, settings);
	const filter = refusedAt(
		() => input.name,
		() => compile(input.json, account),
	);
	const cases = suite.cases.map((one, index): CaseOutcome => {
		const explanation = filter.explain(one.instrument);
		return {...one, ...explanation, passed: explanation.verdict === one.expect, line: lineOf(file, `/cases/${index}`)};
	});
	return {suite, cases};
}

/** The suites of a folder; any other name or pattern unchanged. */
function suitesIn(name: string): readonly string[] {
	if (name === '-' || !isFolder(name)) return [name];
	const files = filesOf(join(name, '**/*.paylock.json').replaceAll('\\', '/'), true);
	if (files.length > 0) return files;
	const remedy = `name one, or write one with ${commandLine('test --generate filter.json')}`;
	throw new UsageError(`there is no *.paylock.json in ${resolve(name)}: ${remedy}`);
}

/** Prints or writes a suite with a case for each decision of a filter. */
async function generate(args: ParsedArgs, options: Account, terminal: Terminal): Promise<number> {
	if (args.positionals.length > 0)
		throw new UsageError(
			`--generate takes one filter and no suite: write ${commandLine('test --generate filter.json')}`,
		);
	const [input, ...more] = await readInputs(args.values('generate'), terminal);
	if (input === undefined || more.length > 0)
		throw new UsageError('--generate takes one filter: run it once for each filter');
	const {result: cases, code} = inspectInput(input, terminal, false, json => testCases(json, options));
	if (cases === undefined) return code;
	// A suite on standard output is assumed to be saved in this folder.
	const folder = dirname(resolve(args.value('output') ?? 'suite'));
	const {readings} = options;
	const suite = {
		input: input.file === undefined ? parseInput(input) : relative(folder, resolve(input.file)).replaceAll('\\', '/'),
		...(readings !== undefined && {readings}),
		cases,
	};
	writeOutput(jsonText(suite), args, terminal, input);
	return CLEAN;
}

/** Failures with the rule that decided, its pointer and its line; then the counts. */
function suitesText(ran: readonly SuiteOutcome[], style: Style): string {
	const failures = ran.flatMap(({suite, cases}) =>
		cases
			.filter(({passed}) => !passed)
			.map(result => {
				const place = style.dim(`${suite.file.name}:${result.line}`);
				const name = escapeControlChars(result.name ?? instrumentText(result.instrument));
				return `${style.error('failed')} ${style.bold(name)} ${place}\n${failureText(result, suite)}\n`;
			}),
	);
	const total = ran.reduce((sum, {cases}) => sum + cases.length, 0);
	const passed = style.good(`${total - failures.length} passed`);
	const failed = failures.length === 0 ? '' : `, ${style.error(`${failures.length} failed`)}`;
	return `${failures.join('')}${passed}${failed} in ${count(ran.length, 'suite')}\n`;
}

function failureText(result: CaseOutcome, suite: Suite): string {
	const reasons = result.because.map(({message, rule, pointer}) => {
		return `${message}\n${rule} at ${placeText(pointer)}, ${suite.input.name}:${lineOf(suite.input, pointer)}`;
	});
	const named = result.name === undefined ? [] : [instrumentText(result.instrument)];
	const headline = `expected ${result.expect}, got ${result.verdict}`;
	return escapeControlChars([headline, ...named, ...reasons].join('\n')).replace(/^/gm, '  ');
}
