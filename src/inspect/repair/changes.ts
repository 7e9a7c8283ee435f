// Repair: what was changed, each change by name.
import {formatValue} from '../../diagnostics/format-value.js';
import type {Room} from './entries.js';

/**
 * One change that {@link repair} made: where in the input, from what, to what, and in words.
 *
 * @source The shape is paylock's own.
 */
export interface Change {
	/** A JSON pointer into the input as it was; for what was missing, where it stands now. */
	readonly pointer: string;
	/** What stood there, as a short quotation; left out where nothing did, or too much to quote. */
	readonly from?: string;
	/** What stands there now, likewise. */
	readonly to?: string;
	readonly message: string;
}

/** Where a mend stands, and where it is noted. */
export interface FixContext {
	readonly pointer: string;
	readonly changes: Change[];
	readonly room: Room;
}

/** Notes that one word, key or flag is written for another. */
export function noteWritten({pointer, changes}: FixContext, from: string, to: string | boolean): void {
	const [was, is] = [formatValue(from), formatValue(to)];
	changes.push(Object.freeze({pointer, from: was, to: is, message: `${was} is written ${is}`}));
}

/** Notes that one string is written as a list. */
export function noteList({pointer, changes}: FixContext, from: string, items: readonly string[]): void {
	const [was, is] = [formatValue(from), shown(items)];
	changes.push(Object.freeze({pointer, from: was, to: is, message: `${was} is written as ${is}`}));
}

/** Notes that the JSON inside a string is written as such. */
export function noteParsed({pointer, changes}: Pick<FixContext, 'pointer' | 'changes'>): void {
	changes.push(Object.freeze({pointer, message: 'the JSON in a string is written as JSON'}));
}

function shown(items: readonly string[]): string {
	const more = items.length > 8 ? `, … (${items.length} in all)` : '';
	return `[${items.slice(0, 8).map(formatValue).join(', ')}${more}]`;
}
