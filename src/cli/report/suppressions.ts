// Issues that a comment suppresses: `paylock-ignore rule-id: reason`, on the line of the issue or above it.

import type {Account} from '../../account/account.js';
import type {IssueText} from '../../diagnostics/issue.js';
import {issueOf} from '../../diagnostics/issue-collector.js';
import {RULES} from '../../diagnostics/rules.js';
import {lintRules, type Severity} from '../../inspect/index.js';
import {nearest} from '../../utils/nearest.js';
import type {Span} from '../input/json-document.js';
import type {TextInput} from '../input/read-input.js';
import {commandLine} from '../package-facts.js';
import {type Checked, type LocatedIssue, placed} from './locate.js';

/** The severities that the user has set. */
type Settings = Account['severities'];

/** One comment, and the line that it is about. */
interface Suppression {
	readonly rules: readonly string[];
	readonly line: number;
	readonly span: Span;
	/** What is wrong with the comment itself. */
	readonly text?: IssueText;
}

const COMMENT = /(?:\/\/|\/\*|#)[ \t*]*(paylock-ignore\b[^\n]*?)(?:\*\/[^\n]*)?\r?$/gm;
const PARTS = /^paylock-ignore[ \t]+([a-z-]+(?:[ \t]*,[ \t]*[a-z-]+)*)[ \t]*:[ \t]*\S/;
/** The end of a line, and the lines below it that have no code: one line of code may need several comments. */
const TO_NEXT_CODE = /\n(?:[ \t]*(?:(?:\/\/|#).*|\/\*.*\*\/[ \t]*)?\r?\n)*/;
const IDS = lintRules.map(({id}) => id);

/** Without the issues that a comment suppresses, and with one for each comment that suppresses none. */
export function withoutSuppressed(checked: Checked, settings: Settings): Checked {
	const {input, issues} = checked;
	// Of what is not source code, only a `.jsonc` file has comments.
	const mayHaveComments = input.document === undefined || input.file?.endsWith('.jsonc') === true;
	if (!mayHaveComments || !input.text.includes('paylock-ignore')) return checked;
	const suppressions = suppressionsIn(input);
	const isSuppressed = (issue: LocatedIssue, {line, rules: ids}: Suppression) =>
		issue.line === line && ids.includes(issue.rule);
	const kept = issues.filter(issue => !suppressions.some(one => isSuppressed(issue, one)));
	const severity = settings?.['unused-suppression'] ?? 'warning';
	const unused =
		severity === 'off' ? [] : suppressions.flatMap(one => unusedIn(one, issues, severity, settings, input));
	return {...checked, issues: [...kept, ...unused].sort((one, other) => one.span.start - other.span.start)};
}

function suppressionsIn({text, lines}: TextInput): readonly Suppression[] {
	// Where the code below the comment starts: the same for all comments above it.
	let code = 0;
	return [...text.matchAll(COMMENT)].map(({0: all, 1: comment = '', index}): Suppression => {
		const start = index + all.indexOf(comment);
		const span = {start, end: start + comment.trimEnd().length};
		const [, ids] = PARTS.exec(comment) ?? [];
		const {line} = lines.positionOf(start);
		const isAlone = text.slice(text.lastIndexOf('\n', index - 1) + 1, index).trim() === '';
		if (isAlone && start >= code) {
			const gap = TO_NEXT_CODE.exec(text.slice(start));
			code = gap === null ? text.length : start + gap.index + gap[0].length;
		}
		const place = {line: isAlone ? lines.positionOf(code).line : line, span};
		if (ids === undefined)
			return {
				...place,
				rules: [],
				text: {problem: 'the comment names no rule or no reason', remedy: 'write paylock-ignore rule-id: reason'},
			};
		const rules = ids.split(',').map(id => id.trim());
		const unknownRule = rules.find(id => !IDS.some(one => one === id));
		const near = unknownRule && nearest(unknownRule, IDS);
		const remedy = near === undefined ? `see ${commandLine('lint --list-rules')}` : `write ${near}`;
		return {
			...place,
			rules,
			...(unknownRule !== undefined && {text: {problem: `${unknownRule} is not a rule`, remedy}}),
		};
	});
}

function unusedIn(
	{rules, line, span, text}: Suppression,
	issues: readonly LocatedIssue[],
	severity: Severity,
	settings: Settings,
	{lines}: TextInput,
): readonly LocatedIssue[] {
	const disabled = Object.entries(settings ?? {}).flatMap(([id, set]) => (set === 'off' ? [id] : []));
	const unused = rules.filter(
		id => !disabled.includes(id) && !issues.some(issue => issue.rule === id && issue.line === line),
	);
	if (text === undefined && unused.length === 0) return [];
	const unnecessary = {problem: `line ${line} has no issue of ${unused.join(', ')}`, remedy: 'remove the comment'};
	return [placed(issueOf('', {rule: 'unused-suppression', severity, ...(text ?? unnecessary)}, RULES), span, lines)];
}
