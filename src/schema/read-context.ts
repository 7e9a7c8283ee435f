// The state of one run of the reader: its place in the input, its remaining capacity, and its report.

import type {IssueDetails, IssueFix, Severity} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {isMisuseError} from '../diagnostics/misuse-error.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import type {RuleId} from '../diagnostics/rule-id.js';
import {THROWS_WHEN_READ} from '../values/list.js';
import {LONGEST_TEXT} from '../values/text.js';
import type {Arranged, Correction, Entries, Field, Source, Sources} from './corrections.js';
import {TOO_MUCH} from './json-limits.js';
import {UNRECOVERED, Unrecovered} from './recovered.js';
import type {FormatShape, ListShape, ObjectShape, Shape} from './shape.js';

/** How a value is read. */
export interface ReadOptions {
	/** Payment method types of the account, in addition to the documented ones. */
	readonly types?: readonly string[] | undefined;
	/** Keys of an option that the account uses, in addition to the documented ones. */
	readonly optionFields?: readonly string[] | undefined;
	/** Required fields of a session that the account may leave out. */
	readonly optionalFields?: readonly string[] | undefined;
	/** True if an empty `customer_id` stands for a guest. */
	readonly guestCheckout?: boolean | undefined;
	/**
	 * For handwritten JSON: what can be read with certainty although it is not quite right, such as a missing
	 * field with a default, is a warning.
	 */
	readonly isLenient?: boolean;
	/** True where an optional field that is `undefined` counts as absent; in a filter it could widen what is hidden. */
	readonly isUndefinedAbsent?: boolean;
	/** The issue of a text that has the right format, and that the caller cannot take as it is. */
	readonly problemOf?: ((text: string, shape: FormatShape) => IssueDetails | undefined) | undefined;
	/** What wrong parts are meant to be; without it, each is a mark. */
	readonly corrections?: Corrections | undefined;
	/** Without corrections: how serious a wrong value is that is read as absent; `undefined` for any other. */
	readonly severityIfAbsent?: ((field: Field, value: unknown, rule: RuleId) => Severity | undefined) | undefined;
}

/** Reads a value into a frozen copy, with a mark in place of each part that cannot be read. */
export type Reader = (value: unknown, context: ReadContext) => unknown;

export interface ReadContext {
	readonly report: IssueCollector;
	readonly root: Shape;
	readonly pointer: string;
	readonly options: ReadOptions;
	/** The keys that lead to the current value: the first `level` items. A pointer is written from them only for an issue. */
	readonly path: (string | number | Source)[];
	level: number;
	/** The field whose value is read; `undefined` for an item of a list. */
	field: Field | undefined;
	/** How many more values may be read, in all and of JSON without a shape. */
	capacity: number;
	jsonCapacity: number;
	/** How many levels of JSON without a shape are open. */
	depth: number;
	/** True once the limit is exceeded, which is one issue however often it happens. */
	isTooDeep: boolean;
}

/** Keeps what a copy of corrected input has to remember. */
export interface CopyNotes {
	/** `part` is the key in the input, or the place; `copied` is what the copy has in place of `given`. */
	add(key: string | number, part: string | number | Source | undefined, copied: unknown, given: unknown): void;
	keep(copy: object, given: unknown): void;
}

/**
 * What wrong parts are meant to be. Inspect injects the answers, so that a bundle of the builders does not contain them;
 * without them, each wrong part is a mark.
 */
export interface Corrections {
	newNotes(): CopyNotes;
	/** `certain` leaves a correction that would contradict another part. */
	readonly reads: 'all' | 'certain';
	/** The places of the parts of corrected values, and of the copies that are made of them. */
	readonly sources: WeakMap<object, Sources>;
	/** The values in place of which a copy has marks. */
	readonly unread: WeakMap<object, Record<string, unknown>>;
	/** Objects and lists of which a part throws, by their copies. */
	readonly throwing: WeakMap<object, unknown>;
	correct(value: unknown, shape: Shape, problem: IssueDetails, context: ReadContext): Correction | undefined;
	/** Renames and moves the keys of an object; the reader reports the issue of each. */
	arrange(
		shape: ObjectShape,
		given: Entries,
		problemOf: (key: string) => IssueDetails | undefined,
		context: ReadContext,
	): Arranged | undefined;
	/** A list in which each part of an item that contains several is an item; reports the issue of each. */
	spread(shape: ListShape, items: readonly unknown[], context: ReadContext): readonly unknown[];
	/** The items of a text that contains several, where one is allowed too; reports the issue. */
	spreadOne(shape: ListShape, text: string, context: ReadContext): readonly unknown[] | undefined;
	/** Keeps the correction of an issue, and adds its fix where that may be shown. */
	note(pointer: string, problem: IssueDetails, fix: IssueFix, context: ReadContext): IssueDetails;
}

/**
 * Counts `more` further values; a value that occurs many times in the input counts each time. If the capacity is exceeded,
 * returns the mark of an unreadable part and, the first time only, reports an issue.
 */
export function takeCapacity(context: ReadContext, more: number, isJson: boolean): Unrecovered | undefined {
	const wasExceeded = isExceeded(context);
	context.capacity -= more;
	if (isJson) context.jsonCapacity -= more;
	if (!isExceeded(context)) return undefined;
	return wasExceeded ? UNRECOVERED : addIssue(context, TOO_MUCH);
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
export function reportThrown(context: ReadContext, error: unknown): Unrecovered {
	if (!isMisuseError(error)) {
		context.report.cause ??= error;
		return addIssue(context, THROWS_WHEN_READ);
	}
	const pointer = pointerOf(context);
	for (const {pointer: inside, ...details} of error.issues) context.report.add(pointer + inside, details);
	const unlisted = error.total - error.issues.length;
	context.report.total += unlisted;
	context.report.errors += unlisted;
	return UNRECOVERED;
}

/** Reports an issue of the current value, or of the value under one of its keys, and returns the mark that replaces the value. */
export function addIssue(context: ReadContext, details: IssueDetails, key?: string, fix?: IssueFix): Unrecovered {
	const {report, options} = context;
	const pointer = report.isFull && fix === undefined ? '' : pointerOf(context, key);
	const noted = fix && options.corrections?.note(pointer, details, fix, context);
	report.add(pointer, noted ?? details);
	if (details.likelyWords !== undefined) return new Unrecovered(...details.likelyWords);
	return details.suggestion === undefined ? UNRECOVERED : new Unrecovered(details.suggestion);
}

/** What reading a field returns if the field means the same without its value. */
export const LEFT_OUT = Symbol('left out');

/** Reports the issue of a wrong value, and reads what it is meant to be; a mark if that is not certain. */
export function readWrong(
	value: unknown,
	shape: Shape,
	problem: IssueDetails,
	context: ReadContext,
	read: Reader,
): unknown {
	const {corrections, severityIfAbsent} = context.options;
	const absent = context.field && severityIfAbsent?.(context.field, value, problem.rule);
	if (absent !== undefined) {
		addIssue(context, {...problem, severity: absent});
		return LEFT_OUT;
	}
	const found = corrections?.correct(value, shape, problem, context);
	if (corrections === undefined || found === undefined) return addIssue(context, problem);
	const {fix, meant, isText, isCertain = true, severity} = found;
	const mark = addIssue(
		context,
		severity === undefined ? problem : {...problem, severity},
		undefined,
		isCertain ? fix : undefined,
	);
	if (corrections.reads === 'certain' && !isCertain) return mark;
	if (meant === undefined) return LEFT_OUT;
	if (isText) context.path[context.level - 1] = {pointer: pointerOf(context), isText};
	return read(meant.value, context);
}

export function pointerOf({pointer, path, level}: ReadContext, key?: string): string {
	let written = pointer;
	for (let index = 0; index < level; index += 1) {
		const part = path[index];
		written = typeof part === 'object' ? part.pointer : written + segmentOf(part ?? '');
	}
	return key === undefined ? written : written + segmentOf(key);
}

/** An issue of a key that is too long to print is reported at the object that contains it. */
function segmentOf(key: string | number): string {
	return typeof key === 'string' && key.length > LONGEST_TEXT ? '' : pointerSegment(key);
}
