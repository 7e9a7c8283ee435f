// Reads the options of a call: known names only, each with its check and its default; and the checks that options share.
import {withArticle} from '../diagnostics/format-value.js';
import type {IssueDetails, IssueText} from '../diagnostics/issue.js';
import {COUNT_ONLY, type IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {nearest} from '../utils/nearest.js';
import {LONGEST_CODE} from '../values/text.js';
import {plainOf} from './plain-object.js';
import {notBoolean} from './schema-issues.js';
import {listed} from './vocabulary.js';

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

/** How messages name the object and one of its keys, and the text for an object without keys. */
interface KnownObject {
	readonly what: string;
	readonly part: string;
	readonly nothing?: IssueText;
}

/** The own values under the known keys, in the order of these; every other key is reported. */
export function readKnown<const Keys extends readonly string[]>(
	input: unknown,
	keys: Keys,
	{what, part, nothing}: KnownObject,
	report: IssueCollector,
	place = '',
): {readonly [Index in keyof Keys]: unknown} {
	const values: unknown[] = keys.map(() => undefined);
	const read = plainOf(input, what);
	if ('problem' in read) report.add(place, read.problem);
	else {
		const plain = read.plain as Readonly<Record<string, unknown>>; // any object may be asked for its keys
		let isEmpty = true;
		for (const key of Object.keys(plain)) {
			const value = plain[key];
			const index = keys.indexOf(key);
			if (index >= 0) values[index] = value;
			else if (report.isFull) report.add(place, COUNT_ONLY);
			else reportUnknown(key, keys, part, report, place);
			isEmpty &&= index >= 0 && value === undefined;
		}
		if (isEmpty && nothing !== undefined) report.add(place, {rule: 'empty-list', ...nothing});
	}
	return values as {readonly [Index in keyof Keys]: unknown}; // one for each key
}

function reportUnknown(
	name: string,
	keys: readonly string[],
	part: string,
	report: IssueCollector,
	place: string,
): void {
	const near = nearest(name, keys);
	const text = {problem: `is not ${withArticle(part)}`, remedy: `write ${near ?? listed(keys)}`};
	// An issue of a key that is too long to print is reported at the object.
	const at = place + (name.length > LONGEST_CODE ? '' : pointerSegment(name));
	report.add(at, wrongValue('unknown-key', name, text, near, keys));
}
