// `paylock init`
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {basename, dirname} from 'node:path';
import type {Account} from '../../account/account.js';
import {accountFrom} from '../../account/account-from.js';
import {testCases} from '../../inspect/index.js';
import type {Command} from '../arguments/command.js';
import {CONFIG_FILES, readsTypeScript} from '../arguments/config.js';
import {ACCOUNT_OPTIONS, readSettings} from '../arguments/settings.js';
import {type FoundFilter, findProjectFiles, type ProjectFiles} from '../input/project-files.js';
import {filesOf, parseInput, readInput, reasonOf} from '../input/read-input.js';
import {count, escapeControlChars, jsonText, styleOf} from '../terminal/style.js';
import {CLEAN, type Terminal, UsageError} from '../terminal/terminal.js';
import {configText, editorSettings, githubWorkflow, STARTER_FILTER, shellQuoted} from './starter-files.js';

export const init: Command = {
	name: 'init',
	group: 'Generate',
	positionals: '',
	summary: 'write a configuration, test suites and editor settings for this project',
	details:
		'Writes a configuration with a comment for each key (in a TypeScript project a module that states its types, else JSON), a suite beside each filter and session request that it finds in the JSON files of this folder, and the settings with which Visual Studio Code checks them. Files with errors, or that cannot be read, are listed and get no suite. Without any filter it writes one to start from. A file that exists is kept.',
	options: [
		{
			name: 'ci',
			value: 'github',
			choices: ['github'],
			description: 'also write a workflow that runs lint and test with the paylock that the project has installed',
		},
		{
			name: 'methods',
			value: 'FILE',
			description: "the service's list of payment methods: writes what it says into the configuration",
		},
		...ACCOUNT_OPTIONS,
	],
	examples: [
		['paylock init', 'in the folder of your project'],
		['paylock init --methods methods.json', 'with the codes of the account'],
		['paylock init --ci github', 'with a workflow for GitHub Actions'],
	],
	async run(args, terminal) {
		if (args.positionals.length > 0) throw new UsageError('init takes no file: run it in the folder of your project');
		const settings = await readSettings(args, terminal);
		const known = knownAccount(args.value('methods'));
		const project = await findProjectFiles({...known, ...settings});
		const config = configFile(project, known);
		const isKept = existsSync(config.name);
		const isEmpty = project.patterns.length === 0;
		const found = isEmpty ? STARTER_PROJECT : project;
		const {filters, mistaken, patterns} = found;
		const ofKind = (isSession: boolean) => filters.filter(one => one.isSession === isSession).map(({file}) => file);
		const hasSuites = filters.length > 0 || filesOf('**/*.paylock.json', true).length > 0;
		const files: readonly File[] = [
			config,
			...(isEmpty || existsSync(STARTER) ? [{name: STARTER, text: jsonText(STARTER_FILTER)}] : []),
			...filters.map(one => ({name: suiteOf(one.file), text: suiteText(one)})),
			{name: '.vscode/settings.json', text: jsonText(editorSettings(ofKind(false), ofKind(true)))},
			...(args.has('ci') || existsSync(WORKFLOW) ? [{name: WORKFLOW, text: githubWorkflow(patterns, hasSuites)}] : []),
		];
		for (const file of files) write(file, terminal);
		if (known !== undefined && isKept) terminal.out(`\nAdd to ${config.name}:\n${jsonText(known)}`);
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
function configFile({hasTypeScript}: ProjectFiles, known: Account | undefined): File {
	const format = hasTypeScript ? (readsTypeScript() ? 'ts' : 'mjs') : 'json';
	return {
		name: CONFIG_FILES.find(name => existsSync(name)) ?? `paylock.config.${format}`,
		text: configText(format, known),
	};
}

/** The account that a file describes, which is the service's own list of payment methods. */
function knownAccount(file: string | undefined): Account | undefined {
	return file === undefined ? undefined : accountFrom(parseInput(readInput(file)));
}

function suiteOf(file: string): string {
	return file.replace(/\.json$/, '.paylock.json');
}

function suiteText({file, cases}: FoundFilter): string {
	return jsonText({input: basename(file), cases});
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
	try {
		mkdirSync(dirname(name), {recursive: true});
		writeFileSync(name, text, {flag: 'wx'});
	} catch (error) {
		throw new UsageError(`${shown} cannot be written: ${reasonOf(error)}`);
	}
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
