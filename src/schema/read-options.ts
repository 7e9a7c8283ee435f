// Reads the options of a call: known names only, each with its check and its default; and the checks that options share.
import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {readKnown} from './read-known.js';
import {notBoolean} from './schema-issues.js';

type Check = (value: unknown) => IssueDetails | undefined;

/** How messages name the options and one of them, and each option. */
interface OptionSet<Name extends string> {
	readonly what: string;
	readonly part: string;
	/** `undefined` for an option that the caller checks. */
	readonly checks: Readonly<Record<Name, Check | undefined>>;
	readonly defaults?: Readonly<Partial<Record<Name, unknown>>>;
}

/** The value of each option, or its default, as own properties; reports what is wrong. */
export function readOptions<Name extends string>(
	given: unknown,
	{checks, defaults, ...words}: OptionSet<Name>,
	report: IssueCollector,
	place = '',
): Record<Name, unknown> {
	const before = report.total;
	const names = Object.keys(checks) as Name[]; // a literal has no others
	const values = readKnown(given, names, words, report, place);
	// The option that is missing may be the misspelled one.
	const reportsMissing = report.total === before;
	const read = names.map((name, index) => {
		const value = values[index] === undefined ? defaults?.[name] : values[index];
		if (value !== undefined || reportsMissing) report.add(`${place}/${name}`, checks[name]?.(value));
		return [name, value];
	});
	return Object.fromEntries(read);
}

export function functionProblem(value: unknown): IssueDetails | undefined {
	if (value === undefined || typeof value === 'function') return undefined;
	return wrongValue('invalid-type', value, {
		problem: 'is not a function',
		remedy: 'pass a function, or leave the option out',
	});
}

export function booleanProblem(value: unknown): IssueDetails | undefined {
	return value === undefined || typeof value === 'boolean' ? undefined : notBoolean(value);
}

export function wholeNumber(least: number, most: number): Check {
	const remedy = `write a whole number from ${least} to ${most}`;
	return value => {
		if (value === undefined) return undefined;
		if (typeof value !== 'number') return wrongValue('invalid-type', value, {problem: 'is not a number', remedy});
		if (Number.isInteger(value) && value >= least && value <= most) return undefined;
		return wrongValue('invalid-format', value, {problem: 'is out of range', remedy});
	};
}
