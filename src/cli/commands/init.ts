// `paylock init`
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {basename, dirname} from 'node:path';
import type {Account} from '../../account/account.js';
import {testCases} from '../../inspect/index.js';
import {isSame} from '../../inspect/read/is-same.js';
import {patchBetween} from '../../inspect/repair/json-patch.js';
import {parseJson} from '../../schema/parse-json.js';
import type {Command, ParsedArgs} from '../arguments/command.js';
import {ACCOUNT_OPTIONS, CONFIG_FILES, readSettings, readsTypeScript} from '../arguments/settings.js';
import {editText} from '../edit/edit-text.js';
import {findProjectFiles, type ProjectFiles} from '../input/project-files.js';
import {filesOf, type Input, inputOf, parseInput, readInput, readInputs, textUnder} from '../input/read-input.js';
import {writeInPlace, writeTo} from '../terminal/output-file.js';
import {count, escapeControlChars, jsonText, styleOf} from '../terminal/style.js';
import {CLEAN, ISSUES_FOUND, type Terminal, UsageError} from '../terminal/terminal.js';
import {listedChanges, listedKeys, withList} from './listed-account.js';
import {configText, editorSettings, githubWorkflow, STARTER_FILTER, shellQuoted} from './starter-files.js';

export const init: Command = {
	name: 'init',
	group: 'Generate',
	positionals: '',
	summary: 'write a configuration, test suites and editor settings for this project',
	details:
		'Writes a configuration, a suite beside each filter and session request that it finds in the JSON files of this folder, and settings for Visual Studio Code. A file that exists is kept; `--methods` changes the configuration.',
	more: 'The configuration has a comment for each key; in a TypeScript project it is a module that states its types, else JSON. Files with errors, or that cannot be read, are listed and get no suite. Without any filter it writes one to start from. `--methods` keeps every key and comment that the list does not concern, and says what changed; a configuration that is a module stays as it is, and the text says what to write into it.',
	options: [
		{
			name: 'ci',
			value: 'github',
			choices: ['github'],
			description: 'also write a workflow that runs lint and test',
		},
		{
			name: 'methods',
			value: 'FILE',
			description: "the service's list of payment methods (- is standard input), written into the configuration",
		},
		{name: 'check', description: 'write nothing, and exit with 1 if the list differs'},
		...ACCOUNT_OPTIONS,
	],
	examples: [
		['paylock init', 'in the folder of your project'],
		['paylock init --methods methods.json', 'with the codes of the account; run again, it says what changed'],
		['paylock init --methods methods.json --check', 'every night: is the configuration up to date?'],
		['paylock init --ci github', 'with a workflow for GitHub Actions'],
	],
	failure: 'with `--check`, the list and the configuration differ',
	async run(args, terminal) {
		if (args.positionals.length > 0) throw new UsageError('init takes no file: run it in the folder of your project');
		const settings = await readSettings(args, terminal);
		if (args.has('check') && !args.has('methods'))
			throw new UsageError('--check needs --methods: name the list to compare with the configuration');
		const listed = await readListed(args, settings, terminal);
		if (args.has('check')) return checkListed(listed, terminal);
		const project = await findProjectFiles(listed?.account ?? settings);
		const config = configFile(args, project, listed?.account);
		const isEmpty = project.patterns.length === 0;
		const found = isEmpty ? STARTER_PROJECT : project;
		const {filters, mistaken, patterns} = found;
		const ofKind = (isSession: boolean) => filters.filter(one => one.isSession === isSession).map(({file}) => file);
		const hasSuites = filters.length > 0 || filesOf('**/*.paylock.json', true).length > 0;
		const files: readonly File[] = [
			...(isEmpty || existsSync(STARTER) ? [{name: STARTER, text: jsonText(STARTER_FILTER)}] : []),
			...filters.map(({file, cases}) => ({
				name: file.replace(/\.json$/, '.paylock.json'),
				text: jsonText({input: basename(file), cases}),
			})),
			{name: '.vscode/settings.json', text: jsonText(editorSettings(ofKind(false), ofKind(true)))},
			...(args.has('ci') || existsSync(WORKFLOW) ? [{name: WORKFLOW, text: githubWorkflow(patterns, hasSuites)}] : []),
		];
		if (listed !== undefined && existsSync(config.name)) writeListed(config.name, listed, terminal);
		else write(config, terminal);
		for (const file of files) write(file, terminal);
		terminal.out(mistakesText(mistaken, terminal));
		terminal.out(nextSteps(found, terminal));
		return CLEAN;
	},
};

interface File {
	readonly name: string;
	readonly text: string;
}

const STARTER = 'filters/checkout.json';
const WORKFLOW = '.github/workflows/paylock.yml';

/** A project without any filter, once the starter is written. */
const STARTER_PROJECT: ProjectFiles = {
	filters: [{file: STARTER, isSession: false, cases: testCases(STARTER_FILTER)}],
	mistaken: [],
	hasTypeScript: false,
	patterns: [`${dirname(STARTER)}/**/*.json`],
};

/** The configuration that exists, or a new one in the language of the project. */
function configFile(args: ParsedArgs, {hasTypeScript}: ProjectFiles, known: Account | undefined): File {
	const format = hasTypeScript ? (readsTypeScript() ? 'ts' : 'mjs') : 'json';
	return {
		name: args.value('config') ?? CONFIG_FILES.find(name => existsSync(name)) ?? `paylock.config.${format}`,
		text: configText(format, known),
	};
}

/** The account with what the list of payment methods says, and each change. */
interface Listed {
	readonly account: Account;
	readonly changes: readonly string[];
}

async function readListed(args: ParsedArgs, settings: Account, terminal: Terminal): Promise<Listed | undefined> {
	const file = args.value('methods');
	if (file === undefined) return undefined;
	const [input, ...more] = await readInputs([file], terminal);
	if (input === undefined || more.length > 0) throw new UsageError('--methods takes one list: name one file');
	const account = withList(settings, parseInput(input));
	return {account, changes: listedChanges(settings, account)};
}

/** Reports what differs, and writes nothing. */
function checkListed(listed: Listed | undefined, terminal: Terminal): number {
	const changes = listed?.changes ?? [];
	const style = styleOf(terminal.outIsColored);
	terminal.out(changes.length === 0 ? `${style.good('up to date')}\n` : `the list differs\n${changesText(changes)}`);
	return changes.length === 0 ? CLEAN : ISSUES_FOUND;
}

/** Writes what the list says into the configuration that exists, whose other keys and comments stay; a module is a program. */
function writeListed(name: string, {account, changes}: Listed, terminal: Terminal): void {
	const style = styleOf(terminal.outIsColored);
	const shown = escapeControlChars(name);
	if (changes.length === 0) {
		terminal.out(`${style.dim('kept')}    ${shown}: the list says the same\n`);
		return;
	}
	const edited = name.endsWith('.json') ? editedConfig(readInput(name, true), account) : undefined;
	if (edited !== undefined) writeInPlace(edited.input, edited.text);
	terminal.out(`${edited === undefined ? style.dim('kept') : style.good('changed')} ${shown}\n${changesText(changes)}`);
	if (edited === undefined)
		terminal.out(`Write into ${shown}, which is edited by hand:\n${jsonText(listedKeys(account))}\n`);
}

/** Undefined for a text that cannot be edited, such as one with a comment that starts with `#`. */
function editedConfig(input: Input, account: Account): {readonly input: Input; readonly text: string} | undefined {
	const before = parseInput(input);
	const after = {...Object(before), ...listedKeys(account)};
	const text = editText(input.text, patchBetween(before, after));
	return isSame(parseJson(inputOf(textUnder(input.name, text), true).json), after) ? {input, text} : undefined;
}

function changesText(changes: readonly string[]): string {
	return changes.map(text => `  ${escapeControlChars(text)}\n`).join('');
}

/** Writes a file that does not exist. */
function write({name, text}: File, terminal: Terminal): void {
	const style = styleOf(terminal.outIsColored);
	const shown = escapeControlChars(name);
	if (existsSync(name)) {
		const hint = name.startsWith('.vscode') ? ': for schemas in the editor, add json.schemas by hand' : '';
		terminal.out(`${style.dim('kept')}    ${shown}${hint}\n`);
		return;
	}
	writeTo(name, () => {
		mkdirSync(dirname(name), {recursive: true});
		writeFileSync(name, text, {flag: 'wx'});
	});
	terminal.out(`${style.good('written')} ${shown}\n`);
}

/** The files with errors, which have no suite yet. */
function mistakesText(mistaken: ProjectFiles['mistaken'], terminal: Terminal): string {
	if (mistaken.length === 0) return '';
	const style = styleOf(terminal.outIsColored);
	const lines = mistaken.map(
		({file, issues}) =>
			`  ${escapeControlChars(file)} has ${count(issues, 'issue')}: npx paylock lint ${escapeControlChars(shellQuoted(file))}\n`,
	);
	return `\n${style.warning('Fix these first; then run init again, which writes their suites')}\n${lines.join('')}`;
}

/** Three commands that work in this project. */
function nextSteps({filters, mistaken, patterns}: ProjectFiles, terminal: Terminal): string {
	const style = styleOf(terminal.outIsColored);
	const shown = (name: string) => escapeControlChars(shellQuoted(name));
	const cases = filters.reduce((sum, one) => sum + one.cases.length, 0);
	const [first] = filters;
	const commands = [
		`lint ${patterns.map(shown).join(' ')}`,
		first === undefined
			? `help ${mistaken[0]?.rule ?? 'lint'}`
			: `test   ${style.dim(`# ${count(cases, 'case')}: what customers see today; correct what should differ`)}`,
		first === undefined ? 'schema filter' : `summarize ${shown(first.file)}`,
	];
	return `\n${style.bold('Next')}\n${commands.map(command => `  npx paylock ${command}\n`).join('')}`;
}
