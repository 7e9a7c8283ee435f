// The state of one run of the reader: its place in the input, its remaining capacity, and its report.
import type {IssueDetails} from '../diagnostics/issue.js';
import {COUNT_ONLY, type IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {negatedBy} from '../utils/nearest.js';
import {LONGEST_TEXT} from '../values/text.js';
import {TOO_MUCH} from './json-limits.js';
import {UNRECOVERED, Unrecovered} from './recovered.js';
import type {Field, ObjectShape, PlainObject, Shape} from './shape.js';

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
	/** For handwritten JSON. */
	readonly words?: Words | undefined;
	/** For a value that a program made without builders. */
	readonly tolerance?: Tolerance;
}

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

/**
 * How handwritten JSON is judged: in other words, and some of it less severely. Without it, each wrong part is an error in
 * the reader's own words. Pure functions: the reader alone keeps the account of what it has read.
 */
export interface Words {
	/** The issue of each key that is not a field; none of one whose value may be any JSON. */
	ofKeys(shape: ObjectShape, given: PlainObject, options: ReadOptions): ReadonlyMap<string, IssueDetails>;
	ofValue(problem: IssueDetails, value: unknown, shape: Shape): IssueDetails;
	/** The issue of a value that has the right form and still cannot be meant so. */
	ofDoubtful?: ((value: unknown, shape: Shape) => IssueDetails | undefined) | undefined;
}

/** What is only a warning in handwritten JSON is accepted without an issue, except for what these functions refuse. */
export interface Tolerance {
	/** True for a wrong field that means the same if it is left out. */
	isLeftOut(field: Field, value: unknown, isForbidden: boolean): boolean;
	/** True for a key that is not a field, and is sent unchanged. */
	isKept(key: string, shape: ObjectShape): boolean;
}

/** True if what is only a warning in handwritten JSON is accepted. */
export function isTolerant({options: {words, tolerance}}: ReadContext): boolean {
	return words !== undefined || tolerance !== undefined;
}

/** Reports what is accepted in handwritten JSON. */
export function addWarning(context: ReadContext, details: IssueDetails, key?: string): void {
	if (context.options.tolerance === undefined) addIssue(context, {...details, severity: 'warning'}, key);
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
export function addIssue(context: ReadContext, details: IssueDetails, key?: string): Unrecovered {
	const {report} = context;
	const {likelyWords, suggestion} = details;
	const isCounted = report.isFull;
	report.add(isCounted ? '' : pointerOf(context, key), details);
	if (isCounted || (likelyWords ?? suggestion) === undefined) return UNRECOVERED;
	return new Unrecovered(...(likelyWords ?? [suggestion ?? '']));
}

/** Reports the issue of a wrong value; returns a mark, or the value itself if it is tolerated in handwritten JSON. */
export function readWrong(value: unknown, shape: Shape, given: IssueDetails, context: ReadContext): unknown {
	const {words} = context.options;
	if (given === COUNT_ONLY || !isTolerant(context)) return addIssue(context, given);
	const problem = words?.ofValue(given, value, shape) ?? given;
	if (shape.kind === 'format' && shape.isTolerated?.(value)) {
		addWarning(context, problem);
		return value;
	}
	const mark = addIssue(context, problem);
	// A word that resembles none may be a type of the account; it is certainly not a documented one.
	const isOwnWord =
		shape.kind === 'enum' &&
		shape.isPerAccount &&
		typeof value === 'string' &&
		negatedBy(value, shape.enum) === undefined;
	return isOwnWord && mark.likelyWords.length === 0 ? new Unrecovered(value) : mark;
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
