// Describes in words what is not JSON in a text: the parts with one correction, and the places where the text cannot be read.

import {endOf, type Fault, SINGLE_QUOTE, TYPOGRAPHIC_QUOTE, type Words} from './json-tokens.js';

/** What may come next in a text. */
export type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma' | 'end';
export type Bracket = '{' | '[';

export type SyntaxFault = readonly [offset: number, ...Fault];

export function closerOf(bracket: Bracket): '}' | ']' {
	return bracket === '{' ? '}' : ']';
}

export const A_COMMENT: Words = ['a comment', 'leave it out', 'removed it'];
export const A_TRAILING_COMMA: Words = ['a trailing comma', 'remove it', 'removed it'];
export const A_MISSING_COMMA: Words = ['a missing comma', 'write one between the two', 'wrote it'];
export const A_FENCE: Words = ['a code fence', 'leave it out', 'removed it'];
export const SOME_CODE: Words = ['code around the JSON', 'leave it out', 'removed it'];
export const ANOTHER_COLON: Words = ['another sign than a colon', 'write a colon', 'wrote a colon'];
export const A_FRAGMENT: Words = ['a fragment without braces', 'write { before it and } after it', 'wrote them'];
export const MORE_TEXT: Words = ['more text after the JSON value', 'leave it out', 'removed it'];
export const A_COMMA_TOO_MANY: Words = ['a comma without a value before it', 'leave it out', 'removed it'];
export const A_SEMICOLON: Words = ['a semicolon in place of a comma', 'write a comma', 'wrote a comma'];
export const A_SEMICOLON_TOO_MANY: Words = ['a semicolon', 'leave it out', 'removed it'];
export const AN_ESCAPED_BREAK: Words = [
	'an escaped line break outside of a string',
	'write a line break',
	'wrote line breaks',
];

export function describeMissing(open: readonly Bracket[], where: string): Words {
	const closers = open.map(closerOf).reverse().join('');
	const name = open.length > 1 ? 'brackets' : open[0] === '{' ? 'brace' : 'bracket';
	return [`${open.length > 1 ? '' : 'a '}missing closing ${name}`, `write ${closers} ${where}`, `wrote ${closers}`];
}

export function describeWrong(closer: string): Words {
	return ['the wrong closing bracket', `write ${closer} in place of it`, `wrote ${closer}`];
}

/** Describes an invisible character by its code. */
export function describeInvisible(character: string): Words {
	const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
	return [`an invisible character (U+${code})`, 'write a plain space', 'wrote a plain space'];
}

/** Faults by what is at the place where the text stops being JSON. */
const FAULTS: readonly (readonly [pattern: RegExp, ...Fault])[] = [
	[/\/\*/y, 'a comment that does not end', 'leave it out'],
	[/'/y, ...SINGLE_QUOTE],
	[/[\u2018\u2019\u201c\u201d\u201e]/y, ...TYPOGRAPHIC_QUOTE],
	[/(?:t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?)$/y, 'the unexpected end of the text', 'write the rest of it'],
	[/\{\{|<\w|\$\{|%\w/y, 'a placeholder without quotes', 'write the value in double quotes'],
	[/(?:undefined|nil|NaN)\b/y, 'a value that JSON does not have', 'write null, or leave the field out'],
];

const EXPECTED: Readonly<Record<Exclude<Expected, 'colon' | 'end'>, string>> = {
	value: 'a value',
	'first value': 'a value or ]',
	key: 'a key in double quotes',
	'first key': 'a key in double quotes, or }',
	comma: 'a comma, or close the list or object',
};

export function unexpected(text: string, offset: number, expected: Expected, inside: Bracket | undefined): SyntaxFault {
	const start = text.trimStart();
	const isAtEnd = offset >= text.length;
	if (start === '' || (isAtEnd && inside === undefined))
		return [offset, 'the missing content', 'write one JSON object'];
	if (/^(?:\$ )?curl\s/.test(start)) return [0, 'a cURL command', 'pass only the JSON after --data'];
	if (/^<(?!\?php)[!?a-z]/i.test(start)) return [0, 'an HTML page', 'pass the JSON in place of the page'];
	if (isAtEnd) return [offset, 'the unexpected end of the text', `write the missing ${inside === '{' ? '}' : ']'}`];
	if (expected === 'end') return [offset, MORE_TEXT[0], MORE_TEXT[1]];
	if (/colon|^value/.test(expected) && inside === '{' && /[,}]/.test(text.charAt(offset)))
		return [offset, 'a key without a value', 'write a colon and the value, or leave the key out'];
	if (expected === 'colon') return [offset, 'a key without a colon', 'write a colon after it'];
	const fault = FAULTS.find(([pattern]) => endOf(pattern, text, offset) !== undefined);
	if (fault !== undefined) return [offset, fault[1], fault[2]];
	if (text[offset] === '"' && /key|value/.test(expected))
		return [offset, 'a string that does not end', 'close it with ", and escape line breaks, tabs and \\ inside it'];
	if (/^[\p{L}_$]/u.test(text.slice(offset, offset + 2))) {
		if (inside === undefined) return [offset, 'plain text', 'write one JSON object'];
		const what = expected.endsWith('key') ? 'a key without quotes' : 'text without quotes';
		return [offset, what, 'write it in double quotes'];
	}
	return [offset, 'an unexpected character', `write ${EXPECTED[expected]}`];
}
