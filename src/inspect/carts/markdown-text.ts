// Writes names and values as readable text, and escapes text so that Markdown shows exactly this text.

import {escapeInvisible, escapeText, formatValue} from '../../diagnostics/format-value.js';
import {groupBy} from '../../utils/group-by.js';
import {latin} from '../lint/rules/look-alike-code.js';

/** Text in a cell, a heading or a list item. */
export function inMarkdown(text: string): string {
	return escapeInvisible(text)
		.replace(/[\\`*<>[\]|~&#$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '\\$&')
		.replace(/^[-+=]|(?<=^\d+)[.)]/, '\\$&') // text that would begin a block
		.replace(/^ +| +$/g, blanks => blanks.replaceAll(' ', '&#32;'));
}

/** The values of an axis in Markdown; different values have different texts. */
export function valueTexts(values: readonly unknown[]): ReadonlyMap<unknown, string> {
	return distinctTexts(values.map(value => ({value, text: valueText(value)})));
}

/** Names in Markdown; different names have different texts. */
export function nameTexts(names: readonly string[]): ReadonlyMap<unknown, string> {
	return distinctTexts(names.map(name => ({value: name, text: name === '' ? '""' : escapeInvisible(name)})));
}

function distinctTexts(
	named: readonly {readonly value: unknown; readonly text: string}[],
): ReadonlyMap<unknown, string> {
	const escaped = groupBy(named, ({text}) => latin(text.normalize('NFKC').toUpperCase())).flatMap(alike =>
		alike.length === 1 ? alike : alike.map(({value, text}) => ({value, text: escapeText(text, text.length)})),
	);
	// A rendered page shows several spaces as one.
	const texts = groupBy(escaped, ({text}) => text.replace(/ +/g, ' ')).flatMap(same =>
		same.map(({value, text}, index) => {
			const distinct = same.length > 1 ? `${text} (${index + 1})` : text;
			return [value, inMarkdown(distinct)] as const;
		}),
	);
	return new Map(texts);
}

/** The longest value that is written in full. */
const LONGEST = 64;

/** Words unchanged and other text in quotes, so that it is not mistaken for another value or for several values. */
function valueText(value: unknown): string {
	switch (typeof value) {
		case 'string':
			return isBare(value) ? value : JSON.stringify(value);
		case 'bigint':
			return `${value}n`;
		case 'symbol':
			return String(value);
		case 'object':
			return shortened(jsonOf(value) ?? formatValue(value));
		default:
			return formatValue(value);
	}
}

function isBare(text: string): boolean {
	return /^\p{L}[\p{L}\p{M}\p{N} _./:@-]*$/u.test(text) && !AMBIGUOUS.test(text);
}

/** Text that looks like another value, or like several values. */
const AMBIGUOUS = /^(?:true|false|null|undefined|NaN|Infinity|any|a function)$| or | $/;

function shortened(text: string): string {
	return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function jsonOf(value: object | null): string | undefined {
	try {
		return JSON.stringify(value);
	} catch {
		return undefined; // it contains itself or a bigint
	}
}
