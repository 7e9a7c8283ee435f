// The state of one run of the reader: its place in the input, its remaining capacity, and its report.

import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {isMisuseError} from '../diagnostics/misuse-error.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {UNREADABLE_ISSUE} from '../values/list.js';
import {LONGEST_TEXT} from '../values/text.js';
import {TOO_MUCH} from './json-limits.js';
import {UNREADABLE_PART, UnreadablePart} from './recovered.js';
import type {Shape} from './shape.js';

/** How a value is read. */
export interface ReadOptions {
	/** Payment method types of the account, in addition to the documented ones. */
	readonly types?: readonly string[] | undefined;
	/** Keys of an option that the account uses, in addition to the documented ones. */
	readonly optionFields?: readonly string[] | undefined;
	/**
	 * For handwritten JSON: what can be read with certainty although it is not quite right, such as a missing
	 * field with a default, is a warning.
	 */
	readonly isLenient?: boolean;
	/** True where an optional field that is `undefined` counts as absent; in a filter it could widen what is hidden. */
	readonly isUndefinedAbsent?: boolean;
}

/** Reads a value into a frozen copy, with a mark in place of each part that cannot be read. */
export type Reader = (value: unknown, context: ReadContext) => unknown;

export interface ReadContext {
	readonly report: IssueCollector;
	readonly root: Shape;
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
	isTooDeep: boolean;
}

/**
 * Counts `more` further values; a value that occurs many times in the input counts each time. If the capacity is exceeded,
 * returns the mark of an unreadable part and, the first time only, reports an issue.
 */
export function takeCapacity(context: ReadContext, more: number, isJson: boolean): UnreadablePart | undefined {
	const wasExceeded = isExceeded(context);
	context.capacity -= more;
	if (isJson) context.jsonCapacity -= more;
	if (!isExceeded(context)) return undefined;
	return wasExceeded ? UNREADABLE_PART : addIssue(context, TOO_MUCH);
}

export function isExceeded({capacity, jsonCapacity}: ReadContext): boolean {
	return capacity < 0 || jsonCapacity < 0;
}

/** One property; a getter or a proxy that throws is an issue. */
export function readProperty(source: object, key: string | number, context: ReadContext): unknown {
	try {
		return (source as {readonly [key: string | number]: unknown})[key]; // any object may be asked for any key
	} catch (error) {
		context.path[context.level - 1] = key;
		return reportThrown(context, error);
	}
}

/** A builder that cannot be serialized passes on its issues; anything else that is thrown is kept as the cause. */
export function reportThrown(context: ReadContext, error: unknown): UnreadablePart {
	if (!isMisuseError(error)) {
		context.report.cause ??= error;
		return addIssue(context, UNREADABLE_ISSUE);
	}
	const pointer = pointerOf(context);
	for (const {pointer: inside, ...details} of error.issues) context.report.add(pointer + inside, details);
	const unlisted = error.total - error.issues.length;
	context.report.total += unlisted;
	context.report.errors += unlisted;
	return UNREADABLE_PART;
}

/** Reports an issue of the current value, or of the value under one of its keys, and returns the mark that replaces the value. */
export function addIssue(context: ReadContext, details: IssueDetails, key?: string): UnreadablePart {
	context.report.add(context.report.isFull ? '' : pointerOf(context, key), details);
	if (details.standsFor !== undefined) return new UnreadablePart(...details.standsFor);
	return details.suggestion === undefined ? UNREADABLE_PART : new UnreadablePart(details.suggestion);
}

export function pointerOf({pointer, path, level}: ReadContext, key?: string): string {
	const keys: readonly (string | number)[] = [...path.slice(0, level), ...(key === undefined ? [] : [key])];
	// An issue of a key that is too long to print is reported at the object that contains it.
	const isNamed = (key: string | number) => typeof key === 'number' || key.length <= LONGEST_TEXT;
	return pointer + keys.filter(isNamed).map(pointerSegment).join('');
}
