// Creates fixes of issues, as JSON patches.
import {escapeText, formatValue} from '../../../diagnostics/format-value.js';
import type {IssueFix} from '../../../diagnostics/issue.js';

/** Replaces a value. */
export function replacement(pointer: string, value: unknown, title = `Replace it with ${quoted(value)}`): IssueFix {
	return {title, patch: [{op: 'replace', path: pointer, value}]};
}

/** Adds a value. */
export function addition(pointer: string, value: unknown): IssueFix {
	return {title: `Add ${JSON.stringify(value)}`, patch: [{op: 'add', path: pointer, value}]};
}

/** Removes a value. */
export function removal(pointer: string, title: string): IssueFix {
	return {title, patch: [{op: 'remove', path: pointer}]};
}

/** The most items of a list that a title quotes. */
const MOST_QUOTED = 8;

/** A value as shown in a title; short lists of strings are shown in full. */
export function quoted(value: unknown): string {
	if (!Array.isArray(value) || !value.every(item => typeof item === 'string')) return formatValue(value);
	const items = value.slice(0, MOST_QUOTED).map(item => `"${escapeText(item)}"`);
	return `[${items.join(', ')}${value.length > MOST_QUOTED ? `, … (${value.length} in all)` : ''}]`;
}

/** Replaces one item of a list with several items. */
export function separation(pointer: string, items: readonly unknown[]): IssueFix {
	if (items.length === 0) return removal(pointer, 'Remove the empty list');
	const end = pointer.lastIndexOf('/') + 1;
	const first = Number(pointer.slice(end));
	const patch = items.map((value, index) => {
		return {op: index === 0 ? 'replace' : 'add', path: pointer.slice(0, end) + String(first + index), value} as const;
	});
	const isOfStrings = items.every(item => typeof item === 'string');
	return {title: isOfStrings ? `Write ${items.map(formatValue).join(', ')}` : 'Write the items of the list', patch};
}
