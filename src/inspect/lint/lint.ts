// Inspect: what is legal JSON of the right shape, and still wrong or doubtful.

import {formatValue} from '../../diagnostics/format-value.js';
import type {Issue, IssueDetails, Severity} from '../../diagnostics/issue.js';
import {throwIssue} from '../../diagnostics/issue-collector.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import type {RuleId} from '../../diagnostics/rule-id.js';
import {vocabularyProblem} from '../../schema/vocabulary.js';
import {servicePrefixProblem} from '../../values/service-prefix.js';
import {subjectOf} from '../subject.js';
import type {LintSubject, ReportIssue} from './rule.js';
import {type LintRuleName, lintRules} from './rules.js';

/** Findings of one rule that are listed; one more counts the rest. */
const MOST_OF_A_RULE = 25;
const SEVERITIES = ['error', 'warning', 'info'] as const satisfies readonly Severity[];

/**
 * What `lint` may be told.
 *
 * @source The options are paylock's own; `servicePrefix`: open point 24
 */
export interface LintOptions {
	/** Switches rules off (`false`) or gives them another severity. */
	readonly rules?: {readonly [Name in LintRuleName]?: false | Severity};
	/** The moment against which dates are held; this one by default. */
	readonly now?: Date;
	/** The prefix of doubled providers, letters and digits; without it the one that fits the lists is taken. */
	readonly servicePrefix?: string;
}

/**
 * What is wrong or doubtful in a filter or session request, errors first; an empty list where all is well.
 *
 * Input that `decode` refuses gives its issues, as errors. Of one rule at most 25 findings are listed, and one more
 * counts the rest. Never throws for its input, and never changes it; takes time linear in its size.
 *
 * @param subject - a filter or a session request, as object, builder or JSON text, right or wrong
 * @param options - rules to switch off or weigh anew, the moment to hold dates against, the service prefix
 * @returns the findings, each with rule, severity, pointer, message and suggestion
 * @throws {@link MisuseError} for options that name no rule, no severity, no date or no prefix
 * @example
 * ```ts
 * import {lint} from 'paylock/inspect';
 *
 * const [finding] = lint({
 * 	allowDefaultOptions: true,
 * 	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A,WALLET_B']}],
 * });
 *
 * finding?.pointer;
 * // '/options/0/paymentMethods/0'
 * finding?.suggestion;
 * // '"WALLET_A", "WALLET_B"'
 * ```
 * @source open-points: "Where `decode` ends and `lint` begins"
 */
export function lint(subject: unknown, options: LintOptions = {}): readonly Issue[] {
	const {rules: chosen = {}, servicePrefix, now} = checked(options);
	const read = subjectOf(subject, {}, Number.POSITIVE_INFINITY);
	const linted: LintSubject = {
		...read,
		now: Number(now ?? Date.now()),
		...(servicePrefix === undefined ? {} : {servicePrefix}),
	};
	const findings: Readonly<Record<Severity, Issue[]>> = {error: [], warning: [], info: []};
	for (const issue of read.issues) findings[issue.severity].push(Object.freeze(issue));
	for (const {id, check, severity: usual} of lintRules) {
		const severity = chosen[id] ?? usual;
		if (severity === false) continue;
		findings[severity].push(...listed(id, severity, report => check(linted, report)));
	}
	return Object.freeze(SEVERITIES.flatMap(severity => findings[severity]));
}

/** The findings of one rule, and how many more there are, which stand anywhere. */
function listed(name: LintRuleName, severity: Severity, check: (report: ReportIssue) => void): readonly Issue[] {
	const findings: Issue[] = [];
	let more = 0;
	check((pointer, message, suggestion) => {
		if (findings.length < MOST_OF_A_RULE) findings.push(findingOf(name, severity, pointer, message, suggestion));
		else more += 1;
	});
	return more === 0 ? findings : [...findings, moreOf(name, severity, more)];
}

function findingOf(rule: RuleId, severity: Severity, pointer: string, message: string, suggestion?: string): Issue {
	return Object.freeze({rule, severity, pointer, message, ...(suggestion === undefined ? {} : {suggestion})});
}

function moreOf(rule: RuleId, severity: Severity, more: number): Issue {
	return findingOf(rule, severity, '', `${more} more such issues are not listed: fix these and run lint again`);
}

/** The options, each of its form; a misspelt rule would silently stay on. */
function checked(options: LintOptions): LintOptions {
	const names = lintRules.map(({id}) => id);
	for (const [name, level] of Object.entries(options.rules ?? {})) {
		const problem = vocabularyProblem(name, names, 'rule of lint') ?? levelProblem(level);
		if (problem !== undefined) throwIssue(`/rules${pointerSegment(name)}`, problem);
	}
	const {servicePrefix, now} = options;
	const prefixProblem = servicePrefix === undefined ? undefined : servicePrefixProblem(servicePrefix);
	if (prefixProblem !== undefined) throwIssue('/servicePrefix', prefixProblem);
	if (now !== undefined && Number.isNaN(Number(now))) throwIssue('/now', noDate(now));
	return options;
}

function levelProblem(level: unknown): IssueDetails | undefined {
	if (level === undefined || level === false) return undefined;
	const allowed = [...SEVERITIES, 'false'];
	if (level !== 'false') return vocabularyProblem(level, allowed, 'severity');
	const message = '"false" is no severity: write false, without quotes';
	return {rule: 'invalid-type', message, found: formatValue(level), allowed, suggestion: level};
}

function noDate(now: unknown): IssueDetails {
	return {
		rule: 'invalid-format',
		message: `${formatValue(now)} is no date: give a valid Date`,
		found: formatValue(now),
	};
}
