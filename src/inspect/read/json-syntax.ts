// Finds the syntax error of a text that is not JSON: line, column and cause.
import type {IssueDetails} from '../../diagnostics/issue.js';

/** The text itself may be personal, so the message quotes none of it. */
export function jsonSyntaxProblem(text: string): IssueDetails {
	const [offset, cause, remedy] = syntaxErrorOf(text);
	const before = text.slice(0, offset).split('\n');
	const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
	return {rule: 'unreadable', message: `the text is not JSON because of ${cause} at ${place}: ${remedy}`};
}

type Fault = readonly [cause: string, remedy: string];
type SyntaxFault = readonly [offset: number, ...Fault];

type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma' | 'end';

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows no control characters inside strings
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const LITERAL = /(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)(?![A-Za-z0-9_.])/y;
const BLANKS = /[ \t\r\n]*/y;

/** Walks the text token by token up to the first that is not JSON. */
export function syntaxErrorOf(text: string): SyntaxFault {
	const open: ('{' | '[')[] = [];
	let expected: Expected = 'value';
	let offset = text.startsWith('\ufeff') ? 1 : 0;
	let comma = -1;
	for (;;) {
		offset = endOf(BLANKS, text, offset) ?? offset;
		const character = text[offset];
		const inside = open.at(-1);
		const closes = inside === '{' ? '}' : ']';
		if (character === closes && inside !== undefined) {
			if (expected === 'comma' || expected === 'first key' || expected === 'first value') {
				open.pop();
				offset += 1;
				expected = open.length === 0 ? 'end' : 'comma';
				continue;
			}
			if (comma >= 0 && (expected === 'key' || expected === 'value')) return [comma, 'a trailing comma', 'remove it'];
		}
		if (character === undefined || expected === 'end') return unexpected(text, offset, expected, inside);
		if (expected === 'comma') {
			if (character !== ',') return unexpected(text, offset, expected, inside);
			comma = offset;
			offset += 1;
			expected = inside === '{' ? 'key' : 'value';
		} else if (expected === 'colon') {
			if (character !== ':') return unexpected(text, offset, expected, inside);
			offset += 1;
			expected = 'value';
			comma = -1;
		} else if (expected === 'key' || expected === 'first key') {
			const end = stringEnd(text, offset);
			if (end === undefined) return unexpected(text, offset, expected, inside);
			offset = end;
			expected = 'colon';
		} else if (character === '{' || character === '[') {
			open.push(character);
			offset += 1;
			expected = character === '{' ? 'first key' : 'first value';
		} else {
			const end = stringEnd(text, offset) ?? endOf(LITERAL, text, offset);
			if (end === undefined) return unexpected(text, offset, expected, inside);
			offset = end;
			expected = open.length === 0 ? 'end' : 'comma';
		}
	}
}

/** The end of the string that starts here. One regular expression would overflow the stack on a long string. */
export function stringEnd(text: string, start: number): number | undefined {
	let at: number | undefined = text[start] === '"' ? start + 1 : undefined;
	while (at !== undefined) {
		at = endOf(PLAIN, text, at) ?? at;
		if (text[at] === '"') return at + 1;
		at = endOf(ESCAPE, text, at);
	}
	return undefined;
}

function endOf(pattern: RegExp, text: string, offset: number): number | undefined {
	pattern.lastIndex = offset;
	return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** Faults by what is in the place where the text stops being JSON. */
const FAULTS: readonly (readonly [pattern: RegExp, ...Fault])[] = [
	[/\/[/*]|#/y, 'a comment', 'leave it out'],
	[/'/y, 'a single quote', 'write double quotes in place of single quotes'],
	[/[\u2018\u2019\u201c\u201d\u201e]/y, 'a typographic quote', 'write plain double quotes'],
	[/(?:True|False)\b/y, 'a boolean with a capital letter', 'write true or false'],
	[/(?:None|undefined|nil|NaN)\b/y, 'a value that JSON does not have', 'write null, or leave the field out'],
	[/,/y, 'a comma without a value before it', 'leave it out, or write the value'],
];

const EXPECTED: Readonly<Record<Expected, string>> = {
	value: 'a value',
	'first value': 'a value or ]',
	key: 'a key in double quotes',
	'first key': 'a key in double quotes, or }',
	colon: 'a colon after the key',
	comma: 'a comma, or close the list or object',
	end: 'nothing more',
};

function unexpected(text: string, offset: number, expected: Expected, inside: '{' | '[' | undefined): SyntaxFault {
	const start = text.trimStart();
	if (start === '') return [offset, 'the missing content', 'write one JSON object'];
	if (/^(?:\$ )?curl\s/.test(start)) return [0, 'a cURL command', 'pass only the JSON after --data'];
	if (offset >= text.length) {
		const missing = inside === '{' ? '}' : inside === '[' ? ']' : EXPECTED[expected];
		return [offset, 'the unexpected end of the text', `write the missing ${missing}`];
	}
	if (expected === 'end' && text[offset] === ':')
		return [0, 'a fragment without braces', 'write { before it and } after it'];
	const isComment = endOf(/\/[/*]|#/y, text, offset) !== undefined;
	if (expected === 'end' && !isComment) return [offset, 'more text after the JSON value', 'leave it out'];
	const known = FAULTS.find(([pattern]) => endOf(pattern, text, offset) !== undefined);
	if (known !== undefined) return [offset, known[1], known[2]];
	if (text[offset] === '"' && expected === 'comma') return [offset, 'a missing comma', 'write one between the two'];
	if (text[offset] === '"' && expected !== 'colon')
		return [offset, 'a string that does not end', 'close it with ", and escape line breaks, tabs and \\ inside it'];
	if (/^[\p{L}_$]/u.test(text.slice(offset, offset + 2))) {
		if (inside === undefined) return [offset, 'plain text', 'write one JSON object'];
		const what = expected.endsWith('key') ? 'a key without quotes' : 'text without quotes';
		return [offset, what, 'write it in double quotes'];
	}
	return [offset, 'an unexpected character', `write ${EXPECTED[expected]}`];
}
