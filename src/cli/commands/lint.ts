// `paylock lint`
import {existsSync} from 'node:fs';
import {extname} from 'node:path';
import type {Account} from '../../account/account.js';
import {type LintOptions, lintRules} from '../../inspect/index.js';
import {lintFound} from '../../inspect/lint/lint.js';
import {listed} from '../../schema/vocabulary.js';
import {type Command, formatOption, type ParsedArgs} from '../arguments/command.js';
import {pairIn, wholeNumber} from '../arguments/parse-args.js';
import {ACCOUNT_OPTIONS, readSettings, withOptions} from '../arguments/settings.js';
import {filterFilesIn} from '../input/project-files.js';
import {
	type Input,
	isFolder,
	readEach,
	readInput,
	readText,
	SOURCE_EXTENSIONS,
	SOURCE_FILE,
	type TextInput,
	textUnder,
	UnreadableFileError,
} from '../input/read-input.js';
import {commandLine} from '../package-facts.js';
import {githubAnnotations} from '../report/formats/github.js';
import {lintMarkdown} from '../report/formats/markdown.js';
import {sarifLog} from '../report/formats/sarif.js';
import {type Checked, issueJson, type LocatedIssue, locate, unreadFile} from '../report/locate.js';
import {countOf, isUnreadable, reportOf, ruleHint, summaryOf} from '../report/report.js';
import {withoutSuppressed} from '../report/suppressions.js';
import {count, jsonText, type Style, styleOf} from '../terminal/style.js';
import {CLEAN, ISSUES_FOUND, type Terminal, USAGE_ERROR, UsageError} from '../terminal/terminal.js';

export const lint: Command = {
	name: 'lint',
	group: 'Check',
	positionals: '[files or folders…]',
	summary: 'report errors and likely mistakes, with file and line',
	details:
		'Reads JSON, `.jsonc`, and the filters and session requests in TypeScript, JavaScript, PHP and Python; of a folder, the files that name a filter. A comment `paylock-ignore rule-id: reason` on the line of an issue, or on the line above it, suppresses the issue.',
	more: `Source files are ${listed(
		SOURCE_EXTENSIONS.map(one => `\`.${one}\``),
		'and',
	)}. In a source file, paylock checks the objects, dicts and arrays that are a filter, a session request or a part of one, and strings that contain them as JSON; what is computed at run time is unknown, not wrong. Warnings alone do not make the command fail, unless you set \`--max-warnings\`. If issues in JSON can be fixed automatically, the last line names the \`paylock repair\` command.`,
	options: [
		formatOption('text', 'json', 'sarif', 'github', 'markdown'),
		{
			name: 'rule',
			value: 'ID=off|error|warning|info',
			isRepeatable: true,
			description: 'change the severity of a rule; repeatable',
		},
		{name: 'max-warnings', value: 'N', description: 'exit with 1 if there are more warnings'},
		{name: 'quiet', description: 'omit issues of severity info'},
		{name: 'now', value: 'DATE', description: 'the date for mandate checks, such as 2030-01-31'},
		{name: 'list-rules', description: 'print all rules'},
		...ACCOUNT_OPTIONS,
	],
	examples: [
		['paylock lint filter.json', 'check one filter'],
		['paylock lint .', 'every file below this folder that names a filter'],
		["paylock lint 'filters/**/*.json' --max-warnings 0", 'fail on warnings too'],
		["paylock lint 'src/**/*.{ts,php,py}'", 'check the literals in source files'],
		['paylock lint session.json --rule sample-value=off', 'turn one rule off'],
		["paylock lint 'filters/*.json' --format sarif > paylock.sarif", 'for code scanning'],
	],
	json: '{version: 1, files: {file: string, issues: (Issue & {line, column, endLine, endColumn, literal?: {start, end}})[]}[]}',
	failure: 'an error was found, or more warnings than `--max-warnings`',
	insteadOf: {
		fix: 'run paylock repair --write',
		strict: 'write --max-warnings 0',
	},
	async run(args, terminal) {
		if (args.has('list-rules')) return listRules(args, terminal);
		const maxWarnings = wholeNumber(args, 'max-warnings') ?? Number.POSITIVE_INFINITY;
		const account = withOptions(await readSettings(args, terminal), {severities: rulesOf(args)});
		const now = dateOf(args);
		const checked = await checkAll(args, terminal, {...account, ...(now !== undefined && {now})});
		const isKept = args.has('quiet') ? ({severity}: LocatedIssue) => severity !== 'info' : () => true;
		const all = checked.map(one => {
			const {issues, ...rest} = withoutSuppressed(one, account.severities);
			return {...rest, issues: issues.filter(isKept)};
		});
		const format = args.value('format') ?? 'text';
		if (format === 'text') terminal.out(reportsOf(all, styleOf(terminal.outIsColored), terminal.width));
		else terminal.data(dataOf(all, format));
		if (all.some(isUnreadable)) return USAGE_ERROR;
		return countOf(all, 'error') > 0 || countOf(all, 'warning') > maxWarnings ? ISSUES_FOUND : CLEAN;
	},
};

/** Suites and the configuration, which a pattern may match, are not filters. */
const OWN_FILE = /(?:\.paylock\.json|paylock\.config\.(?:json|m?js|ts))$/;

/** The issues of every input; the parsers of source files are loaded only if there is one. */
async function checkAll(args: ParsedArgs, terminal: Terminal, options: LintOptions): Promise<readonly Checked[]> {
	const isOwn = (file: string) => OWN_FILE.test(file) && !args.positionals.includes(file);
	const names = args.positionals.flatMap(name => (isFolder(name) ? filterFilesIn(name) : [name]));
	const inputs = await readEach(names, terminal, (file): Input | TextInput | Checked | undefined => {
		if (isOwn(file)) return undefined;
		try {
			return SOURCE_FILE.test(file) ? readText(file) : readInput(file);
		} catch (error) {
			// The only file of a call that cannot be opened is a wrong call.
			const isOnly = args.positionals.length === 1 && args.positionals[0] === file;
			if (!(error instanceof UnreadableFileError) || (isOnly && !existsSync(file))) throw error;
			return unreadFile({...textUnder(error.file, ''), file}, error);
		}
	});
	const all: Checked[] = [];
	for (const [index, input] of inputs.entries()) {
		if (input === undefined) continue;
		terminal.progress(() => `${index} of ${inputs.length} files checked`);
		if ('issues' in input) all.push(input);
		else if ('json' in input) all.push(checkJson(input, options));
		else all.push(await (await import('../source/lint-source.js')).lintSourceFile(input, options));
	}
	return all;
}

/** Files that are JSON, or may be: of others, a text that is not JSON is that of another format. */
const JSON_FILE = /(?:json[5cl]?|txt|log|(?:^|[/\\])[^.]*)$/i;

function checkJson(input: Input, options: LintOptions): Checked {
	const {file = '', document, text} = input;
	if (document.faults.length > 0 && !JSON_FILE.test(file) && !/^\s*[[{]/.test(text)) {
		const problem = `${extname(file)} files are not read`;
		return unreadFile(input, {
			problem,
			remedy: `pass JSON, or a source file: ${listed(SOURCE_EXTENSIONS.map(one => `.${one}`))}`,
		});
	}
	return locate(input, lintFound(input.json, options));
}

function dateOf(args: ParsedArgs): Date | undefined {
	const text = args.value('now');
	if (text === undefined) return undefined;
	const date = new Date(text);
	if (!Number.isNaN(date.getTime())) return date;
	throw new UsageError(`--now: "${text}" is not a date: write a date such as 2030-01-31`);
}

/** `id=severity`, each checked by lint. */
function rulesOf(args: ParsedArgs): NonNullable<Account['severities']> {
	const form = 'id=off, id=error, id=warning or id=info';
	return Object.fromEntries(args.values('rule').map(text => pairIn(text, 'rule', 'a rule with a severity', form)));
}

function dataOf(all: readonly Checked[], format: string): string {
	if (format === 'json') {
		const files = all.map(({input, issues}) => ({file: input.name, issues: issues.map(issueJson)}));
		return jsonText({version: 1, files});
	}
	if (format === 'sarif') return jsonText(sarifLog(all));
	return format === 'github' ? githubAnnotations(all) : lintMarkdown(all);
}

function reportsOf(all: readonly Checked[], style: Style, width: number): string {
	const reports = all.filter(({issues}) => issues.length > 0).map(checked => `${reportOf(checked, style, width)}\n`);
	return `${reports.join('')}${summaryOf(all, style)}\n${repairHint(all)}${ruleHint(all, style)}`;
}

/** Points to `paylock repair` where it would change something. */
function repairHint(all: readonly Checked[]): string {
	const fixable = all.filter(
		({input, issues}) =>
			input.document !== undefined &&
			input.document.syntaxError === undefined &&
			issues.some(({fix}) => fix !== undefined),
	);
	if (fixable.length === 0) return '';
	const names = fixable.every(({input}) => input.file !== undefined)
		? ` --write ${fixable.length === 1 ? fixable[0]?.input.name : '<files>'}`
		: '';
	return `to fix what can be fixed automatically, run ${commandLine(`repair${names}`)}\n`;
}

function listRules(args: ParsedArgs, terminal: Terminal): number {
	const lines = lintRules.map(({id, severity, description}) => `${severity.padEnd(7)} ${id}\n        ${description}\n`);
	const format = args.value('format') ?? 'text';
	if (format !== 'text' && format !== 'json') throw new UsageError('--list-rules prints text or json: remove --format');
	if (format === 'json') terminal.data(jsonText({version: 1, rules: lintRules}));
	else terminal.out(`${lines.join('')}${count(lintRules.length, 'rule')}\n`);
	return CLEAN;
}
