// The state of one run of the reader: its place in the input, its remaining capacity, and its report.
import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {LONGEST_TEXT} from '../values/text.js';
import {TOO_MUCH} from './json-limits.js';
import {UNRECOVERED, Unrecovered} from './recovered.js';
import type {Shape} from './shape.js';

/** How a value is read. */
export interface ReadOptions {
	/** Payment method types of the account, in addition to the documented ones. */
	readonly types?: readonly string[] | undefined;
	/** Keys of an option that the account uses, in addition to the documented ones. */
	readonly extraOptionFields?: readonly string[] | undefined;
	/** Required fields of a session that the account may leave out. */
	readonly optionalFields?: readonly string[] | undefined;
	/** True if an empty `customer_id` stands for a guest. */
	readonly guestCheckout?: boolean | undefined;
	/** True where an optional field that is `undefined` counts as absent; in a filter it could widen what is hidden. */
	readonly isUndefinedAbsent?: boolean;
	/** True where several codes in one string are wrong, although they have the right shape. */
	readonly isSingle?: boolean;
	/** True where what is only a warning in handwritten JSON is accepted, without an issue. */
	readonly isTolerant?: boolean;
	/** What is known about the wrong parts of handwritten JSON, by their pointers. */
	readonly findings?: Findings;
}

/** What is known about a wrong part. */
export interface Finding {
	/** Its issue in other words than the reader's; absent for a key that the issue of another key covers. */
	readonly issue?: IssueDetails;
	/** The literals that are probably meant, or the fields for which an unknown key is probably meant. */
	readonly likely: readonly string[];
}

export type Findings = ReadonlyMap<string, Finding>;

export interface ReadContext {
	readonly report: IssueCollector;
	readonly pointer: string;
	readonly options: ReadOptions;
	/** The keys that lead to the current value: the first `level` items. A pointer is written from them only for an issue. */
	readonly path: (string | number)[];
	level: number;
	/** How many more values may be read, in all and of JSON without a shape. */
	capacity: number;
	jsonCapacity: number;
	/** How many levels of JSON without a shape are open. */
	depth: number;
	/** True once the limit is exceeded, which is one issue however often it happens. */
	isTooLarge: boolean;
	/** The same for the limit of levels. */
	isTooDeep: boolean;
}

/** True if what is only a warning in handwritten JSON is read. */
export function acceptsWarnings({options: {isTolerant = false, findings}}: ReadContext): boolean {
	return isTolerant || findings !== undefined;
}

/** Reports what is accepted in handwritten JSON. */
export function addWarning(context: ReadContext, details: IssueDetails, key?: string): void {
	if (!context.options.isTolerant) addIssue(context, {...details, severity: 'warning'}, key);
}

/**
 * Counts `more` further values; a value that occurs many times in the input counts each time. False if there are too many,
 * which is one issue however often it happens.
 */
export function takeCapacity(context: ReadContext, more: number, isJson: boolean): boolean {
	if (context.isTooLarge) return false;
	context.capacity -= more;
	if (isJson) context.jsonCapacity -= more;
	context.isTooLarge = context.capacity < 0 || context.jsonCapacity < 0;
	if (context.isTooLarge) addIssue(context, TOO_MUCH);
	return !context.isTooLarge;
}

/** Reports an issue of the current value, or of the value under one of its keys, and returns the mark that replaces the value. */
export function addIssue(
	context: ReadContext,
	details: IssueDetails,
	key?: string,
	likely: readonly string[] = [],
): Unrecovered {
	const {report} = context;
	report.add(report.isFull ? '' : pointerOf(context, key), details);
	return likely.length === 0 ? UNRECOVERED : new Unrecovered(...likely);
}

/** Reports the issue of a wrong value; returns a mark, or the value itself if it is accepted with a warning. */
export function readWrong(value: unknown, shape: Shape, problem: IssueDetails, context: ReadContext): unknown {
	const {issue = problem, likely} = context.options.findings?.get(pointerOf(context)) ?? {};
	if (!(acceptsWarnings(context) && shape.kind === 'format' && shape.isTolerated?.(value)))
		return addIssue(context, issue, undefined, likely);
	addWarning(context, issue);
	return value;
}

export function pointerOf({pointer, path, level}: ReadContext, key?: string): string {
	let written = pointer;
	for (let index = 0; index < level; index += 1) {
		written += segmentOf(path[index] ?? '');
	}
	return key === undefined ? written : written + segmentOf(key);
}

/** An issue of a key that is too long to print is reported at the object that contains it. */
function segmentOf(key: string | number): string {
	return typeof key === 'string' && key.length > LONGEST_TEXT ? '' : pointerSegment(key);
}
