// The state of one run of the reader: its place in the input, its remaining capacity, and its report.

import type {IssueDetails} from '../diagnostics/issue.js';
import {COUNT_ONLY, type IssueCollector} from '../diagnostics/issue-collector.js';
import {isMisuseError} from '../diagnostics/misuse-error.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {UNREADABLE} from '../values/list.js';
import {LONGEST_TEXT} from '../values/text.js';
import {TOO_MUCH} from './json-limits.js';
import {UNREADABLE_PART, UnreadablePart} from './recovered.js';
import type {Shape} from './shape.js';

/** How a value is read. */
export interface ReadOptions {
	/** Payment method types of the account, in addition to the documented ones. */
	readonly types?: readonly string[] | undefined;
	/**
	 * For handwritten JSON: what can be read with certainty although it is not quite right, such as a missing
	 * field with a default, is a warning.
	 */
	readonly isLenient?: boolean;
	/** True where an optional field that is `undefined` counts as absent; in a filter it could widen what is hidden. */
	readonly isUndefinedAbsent?: boolean;
}

/** A chain of keys, so that pointers are written for issues only. */
export interface Place {
	readonly up: Place | undefined;
	readonly key: string | number;
}

export type Key = string | number | undefined;

export interface ReadContext {
	readonly report: IssueCollector;
	readonly root: Shape;
	readonly pointer: string;
	readonly options: ReadOptions;
	/** Reads a value by any shape; `up` and `key` locate it. */
	readonly read: (shape: Shape, value: unknown, context: ReadContext, up: Place | undefined, key: Key) => unknown;
	/** How many more values may be read, in all and of JSON without a shape. */
	capacity: number;
	jsonCapacity: number;
	/** How many levels of JSON without a shape are open. */
	depth: number;
	/** True once the limit is exceeded, which is one issue however often it happens. */
	isTooDeep: boolean;
}

/**
 * Counts this many more values, or returns the mark if the capacity is exceeded, which is one issue however often it
 * happens; a value that the input holds many times counts each time.
 */
export function takeCapacity(
	context: ReadContext,
	more: number,
	isJson: boolean,
	place: Place | undefined,
): UnreadablePart | undefined {
	const wasExceeded = context.capacity < 0 || context.jsonCapacity < 0;
	context.capacity -= more;
	if (isJson) context.jsonCapacity -= more;
	if (context.capacity >= 0 && (!isJson || context.jsonCapacity >= 0)) return undefined;
	return wasExceeded ? UNREADABLE_PART : addIssue(context, TOO_MUCH, place);
}

/** One property, read once; a getter or a proxy that throws is an issue. */
export function readProperty(
	source: object,
	key: string | number,
	context: ReadContext,
	place: Place | undefined,
): unknown {
	try {
		return (source as {readonly [key: string | number]: unknown})[key]; // any object may be asked for any key
	} catch (error) {
		return reportThrown(context, error, place, key);
	}
}

/** A builder that cannot be serialized passes on its issues; anything else that is thrown is kept as the cause. */
export function reportThrown(
	context: ReadContext,
	error: unknown,
	place: Place | undefined,
	key?: Key,
): UnreadablePart {
	if (!isMisuseError(error)) {
		context.report.cause ??= error;
		return addIssue(context, UNREADABLE, place, key);
	}
	const pointer = pointerOf(context, place, key);
	for (const {pointer: inside, ...details} of error.issues) context.report.add(pointer + inside, details);
	const unlisted = error.total - error.issues.length;
	context.report.total += unlisted;
	context.report.errors += unlisted;
	return UNREADABLE_PART;
}

/** Reports an issue and returns the mark that replaces the value. */
export function addIssue(
	context: ReadContext,
	details: IssueDetails | undefined,
	place: Place | undefined,
	key?: Key,
): UnreadablePart {
	context.report.add(context.report.isFull ? '' : pointerOf(context, place, key), details ?? COUNT_ONLY);
	if (details?.standsFor !== undefined) return new UnreadablePart(...details.standsFor);
	return details?.suggestion === undefined ? UNREADABLE_PART : new UnreadablePart(details.suggestion);
}

export function childPlace(up: Place | undefined, key: Key): Place | undefined {
	return key === undefined ? up : {up, key};
}

export function pointerOf(context: ReadContext, place: Place | undefined, key: Key): string {
	// A key that is too long to name is reported at the object that holds it.
	let segments = key === undefined || (typeof key === 'string' && key.length > LONGEST_TEXT) ? '' : pointerSegment(key);
	for (let at = place; at !== undefined; at = at.up) segments = pointerSegment(at.key) + segments;
	return context.pointer + segments;
}
