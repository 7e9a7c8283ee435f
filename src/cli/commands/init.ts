// `paylock init`
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, dirname} from 'node:path';
import {isInvalidInputError} from '../../diagnostics/invalid-input-error.js';
import {isMisuseError} from '../../diagnostics/misuse-error.js';
import {testCases} from '../../inspect/index.js';
import {readSubject} from '../../inspect/read/subject.js';
import type {Account} from '../../wire/account.js';
import type {Command} from '../command.js';
import {packageFacts} from '../package-facts.js';
import {filesOf, readInput, reasonOf} from '../read-input.js';
import {ACCOUNT_OPTIONS, readSettings} from '../settings.js';
import {configText, editorSettings, githubWorkflow, STARTER_FILTER} from '../starter-files.js';
import {count, escapeControlChars, jsonText, styleOf} from '../style.js';
import {CLEAN, type Terminal, UsageError} from '../terminal.js';

export const init: Command = {
	name: 'init',
	group: 'Generate',
	positionals: '',
	summary: 'write a configuration, test suites and editor settings for this project',
	details:
		'Writes `paylock.config.json` with a comment for each key, a suite beside each filter and session request that it finds in the JSON files of this folder, and the settings with which Visual Studio Code checks them. Without any filter it writes one to start from. A file that exists is kept.',
	options: [
		{name: 'ci', value: 'github', choices: ['github'], description: 'also write a workflow that runs lint and test'},
		...ACCOUNT_OPTIONS,
	],
	examples: [
		['paylock init', 'in the folder of your project'],
		['paylock init --ci github', 'with a workflow for GitHub Actions'],
	],
	async run(args, terminal) {
		if (args.positionals.length > 0) throw new UsageError('init takes no file: run it in the folder of your project');
		const account = await readSettings(args);
		const found = findFilters(account);
		const filters = found.length > 0 ? found : [starter()];
		const names = filters.map(({file}) => file);
		const ofKind = (isSession: boolean) => filters.filter(one => one.isSession === isSession).map(({file}) => file);
		const files: readonly File[] = [
			{name: CONFIGS.find(name => existsSync(name)) ?? 'paylock.config.json', text: configText()},
			...(found.length > 0 ? [] : [{name: STARTER, text: jsonText(STARTER_FILTER)}]),
			...filters.map(one => ({name: suiteOf(one.file), text: suiteText(one)})),
			{name: '.vscode/settings.json', text: jsonText(editorSettings(ofKind(false), ofKind(true)))},
			...(args.has('ci') ? [{name: '.github/workflows/paylock.yml', text: workflowText(names)}] : []),
		];
		for (const file of files) write(file, terminal);
		terminal.out(nextSteps(filters, terminal));
		return CLEAN;
	},
};

interface File {
	readonly name: string;
	readonly text: string;
}

/** A file with a filter or session request. */
interface FoundFilter {
	readonly file: string;
	readonly isSession: boolean;
	readonly cases: ReturnType<typeof testCases>;
}

const CONFIGS = ['paylock.config.json', 'paylock.config.mjs', 'paylock.config.js'];
const STARTER = 'filters/checkout.json';
/** The most bytes of a file that may be a filter. */
const MOST_BYTES = 1_000_000;

function starter(): FoundFilter {
	return {file: STARTER, isSession: false, cases: testCases(STARTER_FILTER)};
}

function findFilters(account: Account): readonly FoundFilter[] {
	return filesOf('**/*.json', true).flatMap(file => {
		if (/(?:\.paylock|paylock\.config|package(?:-lock)?|schema)\.json$/.test(file)) return [];
		const input = readIfText(file);
		if (input === undefined || !/allowDefaultOptions|payment_filter/.test(input)) return [];
		try {
			const cases = testCases(input, account);
			return cases.length === 0 ? [] : [{file, isSession: readSubject(input, account).isSession, cases}];
		} catch (error) {
			if (isInvalidInputError(error) || isMisuseError(error)) return [];
			throw error;
		}
	});
}

/** The text of a file; none for one that is too large or not text, which no filter is. */
function readIfText(file: string): string | undefined {
	try {
		const {json} = readInput(file);
		return json.length > MOST_BYTES ? undefined : json;
	} catch {
		return undefined;
	}
}

function suiteOf(file: string): string {
	return file.replace(/\.json$/, '.paylock.json');
}

function suiteText({file, cases}: FoundFilter): string {
	return jsonText({input: basename(file), cases});
}

function workflowText(files: readonly string[]): string {
	const isInstalled = existsSync('package-lock.json') && /"paylock"\s*:/.test(readFileSync('package.json', 'utf8'));
	return githubWorkflow(files, packageFacts().version, isInstalled);
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

function nextSteps(filters: readonly FoundFilter[], terminal: Terminal): string {
	const style = styleOf(terminal.outIsColored);
	const names = filters.map(({file}) => escapeControlChars(file));
	const cases = filters.reduce((sum, one) => sum + one.cases.length, 0);
	return `
${style.bold('Next')}
  npx paylock lint ${names.join(' ')}
  npx paylock test   ${style.dim(`# ${count(cases, 'case')}: what customers see today; correct what should differ`)}
  npx paylock describe ${names[0]}
`;
}
