// Fixes booleans, enum values and formatted strings that have only one plausible correction.
import type {FormatShape} from '../../schema/shape.js';
import {unambiguousMatch} from '../../schema/unambiguous-match.js';
import {noteReplaced, type RepairContext} from './change.js';

/** Longest text that is taken for a boolean or a range, whitespace included. */
const LONGEST = 64;

const BOOLEANS: Readonly<Record<string, boolean>> = {true: true, false: false, 1: true, 0: false};

export function fixBoolean(value: unknown, context: RepairContext): unknown {
	if (typeof value !== 'string' && typeof value !== 'number') return value;
	const word = String(value).slice(0, LONGEST).trim().toLowerCase();
	const meant = Object.hasOwn(BOOLEANS, word) ? BOOLEANS[word] : undefined;
	if (meant === undefined) return value;
	noteReplaced(context, 'invalid-type', value, meant);
	return meant;
}

export function fixWord(words: readonly string[], value: unknown, context: RepairContext): unknown {
	if (typeof value !== 'string' || words.includes(value)) return value;
	const word = unambiguousMatch(value, words);
	if (word === undefined) return value;
	noteReplaced(context, 'unknown-value', value, word);
	return word;
}

/** A code, handle or range: without whitespace at its ends, with `::` between the ends of a range. */
export function fixText(shape: FormatShape, value: unknown, context: RepairContext): unknown {
	const isValid = (text: string) => shape.test?.(text) ?? shape.check(text) === undefined;
	if (typeof value !== 'string' || isValid(value)) return value;
	const meant = [value.trim(), withColons(value)].find(text => text !== undefined && isValid(text));
	if (meant === undefined) return value;
	noteReplaced(context, 'invalid-format', value, meant);
	return meant;
}

const RANGE = /^\s*(\d+)\s*(?::{1,3}|-{1,2}|–|—|\.{2,3}|to)\s*(\d+)\s*$/;

/** Two numbers with something else between them, as `<from>::<to>`. */
function withColons(text: string): string | undefined {
	const [, from, to] = (text.length <= LONGEST && RANGE.exec(text)) || [];
	return from === undefined ? undefined : `${from}::${to}`;
}
