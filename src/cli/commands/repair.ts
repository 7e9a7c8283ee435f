// `paylock repair`
import {corrected, isBrokenPlace} from '../../inspect/read/json-text.js';
import {movedIssue} from '../../inspect/read/moved.js';
import {withoutParts} from '../../inspect/repair/change.js';
import {repairWorded, type WordedRepaired} from '../../inspect/repair/repair.js';
import {type Command, formatOption} from '../arguments/command.js';
import {ACCOUNT_OPTIONS, readSettings} from '../arguments/settings.js';
import {editText} from '../edit/edit-text.js';
import {type Input, inputOf, readInputs, textUnder} from '../input/read-input.js';
import {groupByHabit, otherPlaces} from '../report/habits.js';
import {type Checked, issueJson, type LocatedIssue, lineOf, locate, placeText} from '../report/locate.js';
import {reportOf} from '../report/report.js';
import {writeInPlace} from '../terminal/output-file.js';
import {count, escapeControlChars, jsonText, styleOf} from '../terminal/style.js';
import {CLEAN, ISSUES_FOUND, type Terminal, USAGE_ERROR, UsageError} from '../terminal/terminal.js';

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
		const account = await readSettings(args, terminal);
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
			const repaired = repairWorded(input.json, account);
			const {placeOf: _, ...found} = repaired;
			const result = {file: input.name, ...found, changes: found.changes.map(withoutParts)};
			if (input.document.syntaxError !== undefined) {
				const {issues} = locate(input, repaired.issues);
				terminal.err(reportOf({input, issues}, styleOf(terminal.errIsColored), terminal.width));
				files.push({...result, issues: issues.map(issueJson)});
				exitCode = USAGE_ERROR;
				continue;
			}
			const json = repaired.changes.length === 0 ? input.text : withoutSlips(input);
			const text = repaired.patch.length === 0 ? json : editText(json, repaired.patch);
			if (isInPlace) writeInPlace(input, text);
			const after = inputOf({...input, ...textUnder(input.name, text)}, input.file?.endsWith('.jsonc'));
			// The places of a text that is broken are those of the new text, as in its messages.
			const remaining =
				isInPlace || input.document.isBroken ? locate(after, repaired.issues) : locateInInput(input, repaired);
			files.push({...result, issues: remaining.issues.map(issueJson)});
			if (isText) report(remaining, repaired, input, terminal);
			if (isText && !isInPlace) terminal.data(text.endsWith('\n') ? text : `${text}\n`);
			if (format === 'patch') terminal.data(jsonText(repaired.patch));
			if (remaining.issues.some(({severity}) => severity === 'error')) exitCode = Math.max(exitCode, ISSUES_FOUND);
		}
		if (format === 'json') terminal.data(jsonText({version: 1, files}));
		return exitCode;
	},
};

/** The text as JSON; a comment that fills lines is removed with them. */
function withoutSlips({text, document}: Input): string {
	const certain = document.slips.filter(slip => !isBrokenPlace(slip));
	const slips = certain.map(slip => {
		if (!slip.isComment) return slip;
		const {start, end} = slip;
		const [before] = /[ \t]*$/.exec(text.slice(text.lastIndexOf('\n', start - 1) + 1, start)) ?? [''];
		const first = start - before.length;
		const [after] = /[ \t]*(?:\r?\n|$)/y.exec(text.slice(end)) ?? [undefined];
		const fillsLine = after !== undefined && (first === 0 || text[first - 1] === '\n');
		return {...slip, start: first, end: fillsLine ? end + after.length : end};
	});
	return corrected(text, slips);
}

/** The issues that remain, at their places in the input, which is what the user has. */
function locateInInput(input: Input, {issues, placeOf}: WordedRepaired): Checked {
	const located = issues.flatMap(issue =>
		locate(input, [movedIssue(issue, placeOf)]).issues.map(one => ({...one, ...issue})),
	);
	return {input, issues: located.sort((one, other) => one.span.start - other.span.start)};
}

/** What changed and what remains, on standard error, so that standard output contains only the JSON. */
function report(after: Checked, {changes}: WordedRepaired, source: Input, terminal: Terminal): void {
	const style = styleOf(terminal.errIsColored);
	const {name} = after.input;
	terminal.err(`${style.bold(name)}: ${changes.length === 0 ? 'no changes' : count(changes.length, 'change')}\n`);
	for (const group of groupByHabit(changes)) {
		const [{pointer, message}] = group;
		const others = otherPlaces(group, one => placeText(one.pointer));
		// A pointer has no place for what only the text does wrong.
		const places = group.length > 1 ? `(${group.length} places)` : '';
		const line = group.length > 1 ? '' : `, line ${lineOf(source, pointer)}`;
		const place = pointer === '' ? places : `at ${placeText(pointer)}${others && `, ${others}`}${line}`;
		const text = `  ${escapeControlChars(message)} ${style.dim(escapeControlChars(place))}`;
		terminal.err(`${text.trimEnd()}\n`);
	}
	const isHarmless = ({severity}: LocatedIssue) => severity === 'info';
	const decide = after.issues.filter(issue => !isHarmless(issue));
	const harmless = after.issues.filter(isHarmless);
	if (decide.length > 0)
		terminal.err(
			`${style.warning('left for you to decide')}\n${reportOf({...after, issues: decide}, style, terminal.width)}`,
		);
	if (harmless.length > 0)
		terminal.err(`${style.info('harmless')}\n${reportOf({...after, issues: harmless}, style, terminal.width)}`);
}
