// One reading of unknown input: where it stands, how much more it may read, and how it says no.

import type {IssueDetails} from '../diagnostics/issue.js';
import {COUNT_ONLY, type IssueCollector} from '../diagnostics/issue-collector.js';
import {isMisuseError} from '../diagnostics/misuse-error.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {UNREADABLE} from '../values/list.js';
import type {Shape} from './shape.js';

/** In place of a value whose reading threw. */
export const THROWN = Symbol();

/** What a lenient reader is told of required fields that are missing, where the shape knows what to take for them. */
export interface ReadOptions {
	readonly onMissing: (pointer: string, problem: IssueDetails) => void;
}

/** A chain of keys, so that pointers are spelt for issues only. */
export interface Place {
	readonly up: Place | undefined;
	readonly key: string | number;
}

export type Key = string | number | undefined;

export interface Reading {
	readonly report: IssueCollector;
	readonly root: Shape;
	readonly pointer: string;
	readonly options: ReadOptions | undefined;
	/** How many more values may be read, in all and of shapeless JSON, and how many levels of that are open. */
	room: number;
	jsonRoom: number;
	depth: number;
}

/** Whether so many more values may be read; what one input holds many times counts each time. */
export function hasCapacity(reading: Reading, more: number, isJson: boolean): boolean {
	reading.room -= more;
	if (isJson) reading.jsonRoom -= more;
	return reading.room >= 0 && reading.jsonRoom >= 0;
}

/** One property, read once; a getter or a proxy that throws is an issue. */
export function readProperty(
	source: object,
	key: string | number,
	reading: Reading,
	place: Place | undefined,
): unknown {
	try {
		return (source as {readonly [key: string | number]: unknown})[key]; // any object may be asked for any key
	} catch (error) {
		reportThrown(reading, error, place, key);
		return THROWN;
	}
}

/** A builder that refuses to write itself says why; whatever else throws is kept as the cause. */
export function reportThrown(reading: Reading, error: unknown, place: Place | undefined, key?: Key): undefined {
	if (!isMisuseError(error)) {
		reading.report.cause ??= error;
		return refuse(reading, UNREADABLE, place, key);
	}
	const pointer = pointerOf(reading, place, key);
	for (const {pointer: inside, ...problem} of error.issues) reading.report.add(pointer + inside, problem);
	reading.report.total += error.total - error.issues.length;
}

export function refuse(
	reading: Reading,
	problem: IssueDetails | undefined,
	place: Place | undefined,
	key?: Key,
): undefined {
	reading.report.add(reading.report.isFull ? '' : pointerOf(reading, place, key), problem ?? COUNT_ONLY);
}

export function childPlace(up: Place | undefined, key: Key): Place | undefined {
	return key === undefined ? up : {up, key};
}

export function pointerOf(reading: Reading, place: Place | undefined, key: Key): string {
	let steps = key === undefined ? '' : pointerSegment(key);
	for (let at = place; at !== undefined; at = at.up) steps = pointerSegment(at.key) + steps;
	return reading.pointer + steps;
}
