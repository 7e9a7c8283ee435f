// Fixes of issues, as JSON patches.
import {formatValue} from './format-value.js';
import type {IssueFix} from './issue.js';

/** Replaces the value at the issue's place. */
export function replaceWith(value: unknown): (pointer: string) => IssueFix {
	return pointer => ({
		title: `Replace it with ${isPrimitive(value) ? formatValue(value) : shortened(JSON.stringify(value))}`,
		patch: [{op: 'replace', path: pointer, value}],
	});
}

/** Removes the value at the issue's place. */
export function removal(title: string): (pointer: string) => IssueFix {
	return pointer => ({title, patch: [{op: 'remove', path: pointer}]});
}

/** Adds a value at the issue's place. */
export function addition(value: unknown): (pointer: string) => IssueFix {
	return pointer => ({title: `Add ${shortened(JSON.stringify(value))}`, patch: [{op: 'add', path: pointer, value}]});
}

function isPrimitive(value: unknown): boolean {
	return typeof value !== 'object' || value === null;
}

function shortened(text: string): string {
	return text.length > 64 ? `${text.slice(0, 64)}…` : text;
}
