// `paylock repair`
import {writeFileSync} from 'node:fs';
import {type Repaired, repair as repairInput} from '../../inspect/index.js';
import type {Account} from '../../wire/account.js';
import {type Command, formatOption} from '../command.js';
import {commentIssues, withComments} from '../comments.js';
import {editText} from '../edit-text.js';
import {type Checked, issueJson, lineOf, locate, placeText} from '../locate.js';
import {pointerBefore} from '../pointer-before.js';
import {type Input, inputOf, readInputs, reasonOf} from '../read-input.js';
import {reportOf} from '../report.js';
import {ACCOUNT_OPTIONS, readSettings} from '../settings.js';
import {count, escapeControlChars, jsonText, styleOf} from '../style.js';
import {CLEAN, ISSUES_FOUND, type Terminal, USAGE_ERROR, UsageError} from '../terminal.js';

export const repair: Command = {
	name: 'repair',
	group: 'Check',
	positionals: '[files…]',
	summary: 'fix unambiguous mistakes, list each change, and report the rest',
	details:
		'Prints the repaired JSON on standard output, and the changes and remaining issues on standard error. `--write` edits the files in place and keeps formatting, comments and order wherever nothing changes. A repair never changes the meaning of correct parts. With a service prefix, the providers of a mandate session are written twice.',
	options: [
		{name: 'write', description: 'edit the files in place'},
		formatOption('text', 'json', 'patch'),
		...ACCOUNT_OPTIONS,
	],
	examples: [
		[
			'paylock repair filter.json > fixed.json',
			'the repaired filter on standard output, the changes on standard error',
		],
		["paylock repair --write 'filters/*.json'", 'in place'],
		['paylock repair filter.json --format patch', 'as a JSON patch (RFC 6902)'],
	],
	json: '{version: 1, files: {file: string, value, patch: JsonPatchOperation[], changes: {rule, pointer, from, to, message}[], issues: Issue[]}[]}',
	failure: 'an error remains that you have to fix yourself',
	async run(args, terminal) {
		const format = args.value('format') ?? 'text';
		const [isText, isInPlace] = [format === 'text', args.has('write')];
		const account = await readSettings(args);
		const inputs = await readInputs(args.positionals, terminal);
		if (isInPlace && inputs.some(({file}) => file === undefined))
			throw new UsageError('standard input cannot be edited in place: remove --write');
		if (inputs.length > 1 && format === 'patch')
			throw new UsageError('--format patch takes one file: run it once for each file');
		if (inputs.length > 1 && isText && !isInPlace)
			throw new UsageError('several files: add --write to edit them in place, or --format json');
		const files: object[] = [];
		let exitCode = CLEAN;
		for (const input of inputs) {
			const source = withComments(input);
			if (source.document.root === undefined && source.document.syntaxError === undefined)
				throw new UsageError(`${input.name} is nested too deeply to be repaired: flatten it`);
			const repaired = repairInput(source.json, account);
			if (source.document.syntaxError !== undefined) {
				const {issues} = locate(source, repaired.issues);
				terminal.err(reportOf({input: source, issues}, styleOf(terminal.errIsColored)));
				files.push({file: input.name, ...repaired, issues: issues.map(issueJson)});
				exitCode = USAGE_ERROR;
				continue;
			}
			const text = editText(input.text, repaired.patch);
			if (isInPlace && text !== input.text) write(input, text);
			const remaining = isInPlace
				? remainingIssues(source, text, repaired, input, account)
				: {input: source, json: source, issues: issuesOfInput(source, repaired, input, account)};
			files.push({file: input.name, ...repaired, issues: remaining.issues.map(issueJson)});
			if (isText) report(remaining, repaired, source, terminal);
			if (isText && !isInPlace) terminal.out(text.endsWith('\n') ? text : `${text}\n`);
			if (format === 'patch') terminal.out(jsonText(repaired.patch));
			if (remaining.issues.some(({severity}) => severity === 'error')) exitCode = Math.max(exitCode, ISSUES_FOUND);
		}
		if (format === 'json') terminal.out(jsonText({version: 1, files}));
		return exitCode;
	},
};

/** The issues in the repaired text, and the comment that keeps it from being JSON, if there is one. */
function remainingIssues(source: Input, text: string, repaired: Repaired, input: Input, account: Account): Checked {
	const after = inputOf(source.name, text, {file: source.file, mayHaveComments: true});
	const comments = commentIssues(input, text, json => repairInput(json, account).issues);
	return {input: after, json: after, issues: [...locate(after, repaired.issues).issues, ...comments]};
}

/** The issues that remain, at their places in the input, which is what the user has. */
function issuesOfInput(source: Input, {issues, patch}: Repaired, input: Input, account: Account) {
	const located = issues.flatMap(issue => {
		const {pointer} = issue;
		const before = locate(source, [{...issue, pointer: pointerBefore(pointer, patch)}]).issues;
		return before.map(one => ({...one, pointer}));
	});
	const comments = commentIssues(input, input.text, json => repairInput(json, account).issues);
	return [...located.sort((one, other) => one.span.start - other.span.start), ...comments];
}

function write({file, name, hasByteOrderMark}: Input, text: string): void {
	try {
		writeFileSync(String(file), hasByteOrderMark ? `\ufeff${text}` : text);
	} catch (error) {
		throw new UsageError(`${name} cannot be written: ${reasonOf(error)}`);
	}
}

/** What changed and what remains, on standard error, so that standard output contains only the JSON. */
function report(after: Checked, {changes}: Repaired, source: Input, terminal: Terminal): void {
	const style = styleOf(terminal.errIsColored);
	const {name} = after.input;
	terminal.err(`${style.bold(name)}: ${changes.length === 0 ? 'no changes' : count(changes.length, 'change')}\n`);
	for (const {pointer, message} of changes)
		terminal.err(
			`  ${escapeControlChars(message)} ${style.dim(`at ${placeText(pointer)}, line ${lineOf(source, pointer)}`)}\n`,
		);
	if (after.issues.length > 0) terminal.err(`${style.warning('left for you to fix')}\n${reportOf(after, style)}`);
}
