// The matchers: each asks a function of inspect, and words the failure.

import type {Account} from '../account/account.js';
import {escapeInvisible} from '../diagnostics/format-value.js';
import {throwIssue} from '../diagnostics/issue-collector.js';
import type {DiffChange} from '../inspect/analysis/changes.js';
import {diff, RANKS} from '../inspect/analysis/diff.js';
import {compile, explain} from '../inspect/evaluate/explain.js';
import type {Reason, Verdict} from '../inspect/evaluate/verdict.js';
import {type LintOptions, lint} from '../inspect/lint/lint.js';
import {groupBy} from '../utils/group-by.js';
import type {Instrument} from '../wire/instrument.js';

/**
 * What a matcher returns, as `expect.extend` takes it.
 *
 * @source The shape is vitest's.
 */
export interface MatcherResult {
	/** Whether the expectation holds. */
	readonly pass: boolean;
	/** The text of a failure. */
	readonly message: () => string;
}

const VERBS: Readonly<Record<Verdict, string>> = {
	shown: 'show',
	hidden: 'hide',
	undetermined: 'leave undetermined',
};

/** The matcher of a verdict. Throws for what is not a filter or not an instrument, since `.not` would pass otherwise. */
export function hasVerdict(wanted: Verdict) {
	return (input: unknown, instrument: Instrument<string>, options?: Account): MatcherResult => {
		const {verdict, because, rules} = compile(input, options).explain(instrument);
		const unreadable = because.find(({rule}) => rule === 'unreadable-instrument');
		if (unreadable !== undefined) throwIssue('', {rule: 'invalid-type', problem: unreadable.message, remedy: ''});
		const pass = verdict === wanted;
		const expected = `expected the filter ${pass ? 'not to' : 'to'} ${VERBS[wanted]} ${written(instrument)}`;
		return {
			pass,
			message: () =>
				failure(
					`${expected}, but it is ${verdict}${rules?.length ? ', decided' : ''}${byRules(rules)}:`,
					reasonLines(because),
				),
		};
	};
}

/** Passes if lint reports neither an error nor a warning. */
export function isClean(input: unknown, options?: LintOptions): MatcherResult {
	const issues = lint(input, options).filter(({severity}) => severity !== 'info');
	const pass = issues.length === 0;
	const message = () =>
		pass
			? 'expected the filter not to be clean, but lint reports no error and no warning'
			: failure(
					'expected the filter to be clean, but lint reports:',
					issues.map(issue => line({...issue, rule: `${issue.severity} ${issue.rule}`})),
				);
	return {pass, message};
}

/** Passes if both give the same verdict for every instrument, `undetermined` included. */
export function isEquivalent(input: unknown, other: unknown, options?: Account): MatcherResult {
	const {relation, changes} = diff(other, input, options);
	const changeLine = changeLines(input, options);
	const pass = relation === 'equal';
	const message = () =>
		pass
			? 'expected the filter not to be equivalent to the other one, but both give the same verdict for every instrument'
			: failure('expected the filter to be equivalent to the other one, but verdicts differ:', changes.map(changeLine));
	return {pass, message};
}

/** Passes if no instrument has a higher verdict than under the other filter, where hidden < undetermined < shown. */
export function showsNoMore(input: unknown, other: unknown, options?: Account): MatcherResult {
	const changeLine = changeLines(input, options);
	const more = diff(other, input, options).changes.filter(({from, to}) => RANKS[to] > RANKS[from]);
	const pass = more.length === 0;
	const message = () =>
		pass
			? 'expected the filter to show more than the other one, but no instrument has a higher verdict'
			: failure('expected the filter to show no more than the other one, but it does:', more.map(changeLine));
	return {pass, message};
}

/** A change with the rules of the input that decide. */
function changeLines(input: unknown, options: Account | undefined): (change: DiffChange) => string {
	return ({witness, from, to, pointer}) => {
		const {rules} = explain(input, witness, options);
		const place = `decided at ${placeOf(pointer)}${byRules(rules)}`;
		return `  ${written(witness)} is ${to}, ${place}; under the other filter it is ${from}`;
	};
}

/** The names of the rules that decide, if there are any. */
function byRules(rules: readonly string[] = []): string {
	const names = rules.map(name => `"${escapeInvisible(name)}"`);
	return names.length === 0 ? '' : ` by the rules ${names.join(' and ')}`;
}

/** The lines that a failure lists; the rest are counted. */
const MOST_LINES = 10;

/** A line for each reason; one that holds at several places names them all. */
function reasonLines(because: readonly Reason[]): readonly string[] {
	return groupBy(because, ({rule, message}) => `${rule} ${message}`).map(reasons =>
		line({...reasons[0], pointer: reasons.map(({pointer}) => placeOf(pointer)).join(' and ')}),
	);
}

/** A heading, and a line for each reason, issue or change. */
function failure(heading: string, lines: readonly string[]): string {
	const more = lines.length - MOST_LINES;
	return [heading, ...lines.slice(0, MOST_LINES), ...(more > 0 ? [`  … and ${more} more`] : [])].join('\n');
}

/** `rule at pointer: message`, and the reading that would settle it. */
function line({rule, pointer, message, reading}: Omit<Reason, 'rule'> & {rule: string}): string {
	const settles = reading === undefined ? '' : ` (reading ${reading})`;
	return `  ${rule} at ${placeOf(pointer)}: ${message}${settles}`;
}

function placeOf(pointer: string): string {
	return pointer === '' ? '(whole input)' : pointer;
}

/** An instrument as JSON in plain ASCII. */
function written(instrument: unknown): string {
	const json = JSON.stringify(instrument) ?? String(instrument);
	return json.replace(/[^\x20-\x7e]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
