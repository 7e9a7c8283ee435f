// Fixes of issues, as JSON patches.
import {formatValue} from './format-value.js';
import type {IssueFix} from './issue.js';

/** Replaces the value at the issue's place; for a list or object the caller passes the title, since the value may be large or hostile. */
export function replaceWith(value: unknown, title = `Replace it with ${formatValue(value)}`) {
	return (pointer: string): IssueFix => ({title, patch: [{op: 'replace', path: pointer, value}]});
}

/** Removes the value at the issue's place. */
export function removal(title: string): (pointer: string) => IssueFix {
	return pointer => ({title, patch: [{op: 'remove', path: pointer}]});
}

/** Adds a value at the issue's place. */
export function addition(value: unknown, title: string): (pointer: string) => IssueFix {
	return pointer => ({title, patch: [{op: 'add', path: pointer, value}]});
}
