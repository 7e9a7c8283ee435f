// Lints a filter or session request: read errors, contradictions, and doubtful values.

import type {Account} from '../../account/account.js';
import {type FoundIssue, type Issue, messageOf} from '../../diagnostics/issue.js';
import {IssueCollector, issueOf} from '../../diagnostics/issue-collector.js';
import {ancestors, valueAt} from '../../diagnostics/pointer.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import {RULES, type Severity} from '../../diagnostics/rules.js';
import {reportContradictions, reportEmiContradictions} from '../../model/contradictions.js';
import {isReadable} from '../../schema/recovered.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {Budget} from '../analysis/budget.js';
import {removal} from '../read/corrections/fix.js';
import {placeIn} from '../read/corrections/place.js';
import {type Embedded, issueTextInside, openEnvelope, placeInside} from '../read/envelope.js';
import {readJsonText, syntaxProblems} from '../read/json-text.js';
import {movedIssue, movedPatch} from '../read/moved.js';
import {duplicateKeyIssue, repeatedKeys} from '../read/repeated-keys.js';
import {codeListsOf} from '../subject/code-lists.js';
import {readSubjectItself} from '../subject/read-subject.js';
import {hasFilters} from '../subject/subject-parts.js';
import {type CheckedLintOptions, type LintOptions, readLintOptions} from './lint-options.js';
import {reportOpenReadings} from './open-readings.js';
import type {LintSubject} from './rule.js';
import {checks} from './rules.js';

export type {LintOptions} from './lint-options.js';

/**
 * Returns the errors and likely mistakes in a filter or session request, errors first; an empty list if there are none.
 *
 * It includes every issue of `decode` and every issue about meaning, each once. One unreadable part never hides the issues
 * of the rest. It never throws for its input and never changes it; its time is linear in the size of the input.
 *
 * The request in a signed client payload (`orderDetails`) and the filters inside `payment_rules` are also checked. An issue
 * inside JSON text has the pointer of the text, and its message starts with the place inside the text.
 *
 * @param input - a filter or a session request, as object, builder or JSON text, valid or not
 * @param options - what is known about the account, rules to disable or to give another severity, and the time to compare
 * dates with
 * @returns every issue, each with rule, severity, pointer and message, and with a fix if one is certain
 * @throws a {@link MisuseError} for unknown options and values
 * @example
 * ```ts
 * import {lint} from 'paylock/inspect';
 *
 * const [issue] = lint({
 * 	allowDefaultOptions: true,
 * 	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A,WALLET_B']}],
 * });
 *
 * issue?.pointer;
 * // '/options/0/paymentMethods/0'
 * issue?.suggestion;
 * // '"WALLET_A", "WALLET_B"'
 * ```
 * @source open-points: "Where `decode` ends and `lint` begins"
 */
export function lint(input: unknown, options?: LintOptions): readonly Issue[] {
	return reportAtCall(lint, () => {
		const issues = lintChecked(input, readLintOptions(options, input));
		return Object.freeze(issues.map(({template, ...issue}) => Object.freeze(issue)));
	});
}

/** Lints an input; the issues include the templates of their problems. */
export function lintFound(input: unknown, options?: LintOptions): readonly FoundIssue[] {
	return lintChecked(input, readLintOptions(options, input));
}

/** Lints an input with options that are already checked. */
export function lintChecked(input: unknown, checked: CheckedLintOptions): readonly FoundIssue[] {
	return bySeverity(issuesOf(input, checked), checked.account.severities);
}

/** Applies the severities that an account sets, and puts the most serious issues first. */
export function bySeverity(issues: readonly Issue[], rules: Account['severities'] = {}): readonly Issue[] {
	const found: Readonly<Record<Severity, Issue[]>> = {error: [], warning: [], info: []};
	for (const issue of issues) {
		const severity = rules[issue.rule] ?? issue.severity;
		if (severity !== 'off')
			found[severity].push(Object.freeze(severity === issue.severity ? issue : {...issue, severity}));
	}
	return Object.freeze([...found.error, ...found.warning, ...found.info]);
}

/** The issues of an input, and of each filter or request inside it. */
function issuesOf(input: unknown, checked: CheckedLintOptions): readonly Issue[] {
	const {parts = [], isOnlyEnvelope = false} = openEnvelope(input) ?? {};
	const inside = parts.flatMap(part => {
		const issues = part.isSigned ? lintItself(part.value, checked, true) : issuesOf(part.value, checked);
		return issues.map(issue => issueInside(part, issue));
	});
	return [...(isOnlyEnvelope ? textIssues(input) : lintItself(input, checked)), ...inside];
}

/** An issue of a part, at its place in the outer object; without its fix if the part is a text, which has no pointers. */
function issueInside(part: Embedded, {related, fix, ...issue}: Issue): Issue {
	const isText = typeof part.value === 'string';
	return {
		...issue,
		...issueTextInside(part, issue),
		...(related && {related: related.map(other => placeInside(part, other))}),
		...(fix && !isText && {fix: {...fix, patch: movedPatch(fix.patch, pointer => part.pointer + pointer)}}),
	};
}

/** The issues of the JSON text of an object of which only the parts inside are read. */
function textIssues(input: unknown): readonly Issue[] {
	if (typeof input !== 'string') return [];
	const read = readJsonText(input);
	const problems = syntaxProblems(input, read.slips, read.error).map(problem => issueOf('', problem, RULES));
	return [...problems, ...repeatedIn(read.json)];
}

/** Lints an input without the filters and requests inside it. */
export function lintItself(
	input: unknown,
	{account, now, catalog}: CheckedLintOptions,
	isSigned = false,
): readonly Issue[] {
	const facts = {now, catalog, readings: account.readings ?? {}, budget: new Budget()};
	const read = readSubjectItself(input, account, Number.POSITIVE_INFINITY, {purpose: 'judging'}, isSigned);
	// An action that cannot be read does not prevent the check of the filter.
	const action = typeof read.action === 'object' ? undefined : read.action;
	const subject = {...read, action, ...facts, codeLists: codeListsOf(read)};
	const repeated = subject.json === undefined ? [] : repeatedIn(subject.json);
	const contradictions = contradictionsOf(subject);
	const judged = [...contradictions, ...findDoubts(subject, contradictions)];
	const issues = [...subject.issues, ...repeated];
	const found = new Set<string>();
	for (const one of judged) {
		const issue = inInput(one, subject);
		const key = `${issue.rule} ${issue.pointer} ${issue.message}`;
		// Equal codes in one string have the same place, so that their issue is reported once.
		const text = found.has(key) ? valueAt(subject.plain, issue.pointer) : undefined;
		const isAgain = typeof text === 'string' && !text.includes('{');
		if (!isAgain) issues.push(issue);
		found.add(key);
	}
	const placeholders = new Set<string>();
	for (const {rule, pointer} of issues) if (rule === 'placeholder-left-in') placeholders.add(pointer);
	// A placeholder hides the other issues of its place: nothing is known about the value that it stands for.
	const isKnown = ({rule, pointer}: Issue) => rule === 'placeholder-left-in' || !placeholders.has(pointer);
	const known = placeholders.size === 0 ? issues : issues.filter(isKnown);
	const own = subject.isSigned ? known.map(ofSigned) : subject.isBroken ? known.map(withoutPatch) : known;
	return bySeverity(own, account.severities);
}

/** An issue of a text that cannot be written as JSON: it keeps its fix only if that corrects the text itself. */
function withoutPatch({fix, ...issue}: Issue): Issue {
	return fix?.patch.length === 0 ? {...issue, fix} : issue;
}

/** An issue of a signed order. */
function ofSigned({fix: _, ...issue}: Issue): Issue {
	if (issue.remedy === '') return issue;
	const remedy = `${issue.remedy} (this is signed: change it where it is made)`;
	return {...issue, remedy, message: messageOf({problem: issue.problem, remedy})};
}

/** An issue of the corrected value, at its place in the input; with its fix if that can be applied to the input. */
function inInput(issue: Issue, subject: LintSubject): Issue {
	const {plain, meant} = subject;
	const placeOf = (pointer: string) => placeIn(meant?.places ?? new Map(), pointer);
	// A patch cannot change a part of a text, and a test fails for a value that has to be corrected first.
	const isPatch = issue.fix?.patch.every(operation => {
		const {pointer, isFixable} = placeOf(operation.path);
		return isFixable && (operation.op !== 'test' || valueAt(plain, pointer) === operation.value);
	});
	const {fix, ...moved} = movedIssue(issue, pointer => placeOf(pointer).pointer);
	// A part is removed as needless only after the part that makes it needless has been corrected.
	const isOpen = isPatch && moved.related?.some(({pointer}) => correctedParts(subject).has(pointer));
	return {...moved, ...(fix && isPatch && !isOpen && {fix})};
}

const cachedParts = new WeakMap<LintSubject, ReadonlySet<string>>();

/** The places that were corrected, and all places around them. */
function correctedParts(subject: LintSubject): ReadonlySet<string> {
	return getOrInsertComputed(cachedParts, subject, () => {
		return new Set(subject.meant?.notes.flatMap(({pointer}) => [pointer, ...ancestors(pointer)]));
	});
}

/** The keys that occur twice in an object of a JSON text, which is no longer visible after parsing; none without a text. */
function repeatedIn(text = ''): readonly Issue[] {
	return [...repeatedKeys(text)].map(([pointer, key]) => duplicateKeyIssue(pointer, key));
}

/** The issues that the builders would refuse. */
function contradictionsOf(subject: LintSubject): readonly Issue[] {
	const {recoveredFilter, recoveredRequest, base, readings} = subject;
	const report = new IssueCollector(RULES, Number.POSITIVE_INFINITY);
	if (recoveredFilter !== undefined) reportContradictions(recoveredFilter, report, base, readings);
	const outerEmi = isReadable(recoveredRequest) ? recoveredRequest.emiOptions : undefined;
	if (outerEmi !== undefined) reportEmiContradictions(outerEmi, report, '/emiOptions');
	const isSettled = readings.emptyList !== undefined;
	const issues = isSettled ? report.issues.filter(({rule}) => rule !== 'empty-list') : report.issues;
	return issues.map(issue => {
		const isEmptyAndIgnored = issue.rule === 'ignored-list' && issue.severity === 'info';
		return isEmptyAndIgnored ? {...issue, fix: removal(issue.pointer, 'Remove this list')} : issue;
	});
}

/** The issues of what is legal but wrong or doubtful; `known` are issues that are reported anyway. */
function findDoubts(subject: LintSubject, known: readonly Issue[]): readonly Issue[] {
	const issues: Issue[] = [];
	const has = {
		filters: hasFilters(subject),
		emi: subject.emiFilters.length > 0,
		session: subject.base !== '',
		codes: subject.codeLists.length > 0,
	};
	for (const {id, about, check} of checks) {
		if (about !== undefined && !has[about]) continue;
		check(subject, (pointer, details) => {
			issues.push(issueOf(pointer, {rule: id, ...details}, RULES));
		});
	}
	reportOpenReadings(subject, known, (pointer, details) => {
		issues.push(issueOf(pointer, details, RULES));
	});
	return issues;
}
