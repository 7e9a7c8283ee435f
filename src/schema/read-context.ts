// The state of one run of the reader: its place in the input, its remaining capacity, and its report.

import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {LONGEST_TEXT} from '../values/text.js';
import {TOO_MUCH} from './json-limits.js';
import type {Entries, Field, Source} from './places.js';
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
	/** True where an optional field that is `undefined` counts as absent; in a filter it could widen what is hidden. */
	readonly isUndefinedAbsent?: boolean;
	/** For handwritten JSON: what can be read with certainty although it is not quite right is read, with a warning. */
	readonly guide?: Guide | undefined;
}

/** Reads a value into a frozen copy, with a mark in place of each part that cannot be read. */
export type Reader = (value: unknown, context: ReadContext) => unknown;

/** A key or an index, or where a part is that is elsewhere in the input. */
export type Place = string | number | Source;

export interface ReadContext {
	readonly report: IssueCollector;
	readonly root: Shape;
	readonly pointer: string;
	readonly options: ReadOptions;
	/** The keys that lead to the current value: the first `level` items. A pointer is written from them only for an issue. */
	readonly path: Place[];
	level: number;
	/** The field whose value is read, for a guide; `undefined` for an item of a list. */
	field: Field | undefined;
	/** How many more values may be read, in all and of JSON without a shape. */
	capacity: number;
	jsonCapacity: number;
	/** How many levels of JSON without a shape are open. */
	depth: number;
	/** True once the limit is exceeded, which is one issue however often it happens. */
	isTooDeep: boolean;
}

/** What a guide remembers of the parts of one list or object. */
export interface Notes {
	/** Called after a part is read: its place, and what the copy has in place of it. */
	add(key: string | number, place: Place | undefined, copied: unknown, given: unknown): void;
	/** Called with the copy after its last part. */
	keep(copy: object): void;
}

/** A list that is read in place of the one given. */
export interface GuidedList {
	readonly items: readonly unknown[];
	/** The places of the items, if some are elsewhere in the input. */
	readonly sources: {readonly [index: number]: Source | undefined} | undefined;
	readonly notes: Notes;
}

/** An object that is read in place of the one given. */
export interface GuidedObject extends Entries {
	readonly notes: Notes | undefined;
	/** Called before a part is read; its place, if it is elsewhere in the input. */
	enter(key: string): Source | undefined;
	/** The word whose case applies. */
	wordOf(decision: unknown): unknown;
	/** Reports a key that is not a field; false if its value may be any JSON. */
	isRefused(key: string, value: unknown, copy: Record<string, unknown>): boolean;
	/** Called after the last key. */
	leaveLast(): void;
	/** The default of a missing field, which is reported; `undefined` if it has none. */
	defaultOf(key: string): unknown;
}

/**
 * What inspect adds to the reader: it reads handwritten JSON, in which much that is wrong can only mean one thing. Without
 * it, each wrong part is an issue and a mark.
 */
export interface Guide {
	/** True if every issue is worded, also those that are only counted. */
	readonly isExhaustive: boolean;
	openObject(shape: ObjectShape, given: Entries, context: ReadContext): GuidedObject;
	/** `undefined` for a list that is read as it is. */
	openList(shape: ListShape, given: readonly unknown[], context: ReadContext): GuidedList | undefined;
	/** The items of a text that contains several, where one is allowed too. */
	spreadText(shape: ListShape, text: string, context: ReadContext): readonly unknown[] | undefined;
	/** The issue of a text that has the right format, and that cannot be taken as it is. */
	problemOf(text: string, shape: FormatShape): IssueDetails | undefined;
	/** Reports a wrong value, and reads what it is meant to be; a mark if that is not certain. */
	readWrong(value: unknown, shape: Shape, problem: IssueDetails, context: ReadContext, read: Reader): unknown;
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

/** True if wrong parts are only counted from now on. */
export function isCounting({report, options}: ReadContext): boolean {
	return report.isFull && options.guide?.isExhaustive !== true;
}

/** Reports an issue of the current value, or of the value under one of its keys, and returns the mark that replaces the value. */
export function addIssue(context: ReadContext, details: IssueDetails, key?: string): Unrecovered {
	context.report.add(context.report.isFull ? '' : pointerOf(context, key), details);
	return markOf(details);
}

/** The mark of a part with this issue. */
export function markOf({likelyWords, suggestion}: IssueDetails): Unrecovered {
	if (likelyWords !== undefined) return new Unrecovered(...likelyWords);
	return suggestion === undefined ? UNRECOVERED : new Unrecovered(suggestion);
}

/** What reading a field returns if the field means the same without its value. */
export const LEFT_OUT = Symbol('left out');

/** Reports the issue of a wrong value; returns a mark, or what a guide reads. */
export function readWrong(
	value: unknown,
	shape: Shape,
	problem: IssueDetails,
	context: ReadContext,
	read: Reader,
): unknown {
	const {guide} = context.options;
	return guide === undefined ? addIssue(context, problem) : guide.readWrong(value, shape, problem, context, read);
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
