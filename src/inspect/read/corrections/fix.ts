// Fixes of issues, as JSON patches.
import {escapeText, formatValue} from '../../../diagnostics/format-value.js';
import type {IssueFix} from '../../../diagnostics/issue.js';

/** Replaces a value. */
export function replacement(pointer: string, value: unknown, title = `Replace it with ${quoted(value)}`): IssueFix {
	return {title, patch: [{op: 'replace', path: pointer, value}]};
}

/** Removes a value. */
export function removal(pointer: string, title: string): IssueFix {
	return {title, patch: [{op: 'remove', path: pointer}]};
}

/** Most items of a list that are quoted. */
const MOST_QUOTED = 8;

/** A value as a title shows it: short lists of strings in full. */
export function quoted(value: unknown): string {
	if (!Array.isArray(value) || !value.every(item => typeof item === 'string')) return formatValue(value);
	const items = value.slice(0, MOST_QUOTED).map(item => `"${escapeText(item)}"`);
	return `[${items.join(', ')}${value.length > MOST_QUOTED ? `, … (${value.length} in all)` : ''}]`;
}
