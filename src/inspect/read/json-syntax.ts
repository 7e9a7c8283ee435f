// Walks a text token by token: what is almost JSON, each with the text to write instead, and where the text stops being JSON.

import {
	A_BARE_KEY,
	endOf,
	type Fault,
	SINGLE_QUOTE,
	stringEnd,
	TYPOGRAPHIC_QUOTE,
	tokenAt,
	type Words,
} from './json-tokens.js';

export type SyntaxFault = readonly [offset: number, ...Fault];

/** A part that is not JSON, and the only text that can be meant by it. */
export interface Slip {
	/** Where messages say that it is. */
	readonly offset: number;
	/** What is written from `start` to `end` instead. */
	readonly start: number;
	readonly end: number;
	readonly text: string;
	readonly cause: string;
	readonly remedy: string;
	/** The remedy once it is applied. */
	readonly done: string;
	readonly isComment: boolean;
	/** True for a further part of an earlier correction, which has no issue of its own. */
	readonly isRest?: true;
}

type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma' | 'end';
type Bracket = '{' | '[';

const BLANKS = /[ \t\r\n]*/y;
const LINE_COMMENT = /(?:\/\/|#).*/y;
/** Line breaks and tabs as a string has them, as in a text that was written in single quotes or copied from a log. */
const ESCAPED_BLANKS = /(?:\\[nrt])+/y;
const FENCE_BEFORE = /```\w*[ \t]*(?=\r?\n)/y;
const FENCE_AFTER = /```/y;
/** What often follows a value that was copied out of code. */
const AFTER_VALUE = /[;,}\]]/;

/** What a scan finds; without an error, the text is JSON once each slip is corrected. */
interface Scan {
	readonly slips: readonly Slip[];
	readonly error: SyntaxFault | undefined;
}

export function scanJson(text: string): Scan {
	const slips: Slip[] = [];
	const open: Bracket[] = [];
	let expected: Expected = 'value';
	let offset = text.startsWith('\ufeff') ? 1 : 0;
	let comma = 0; // the last one
	let end = offset; // of the token before
	let [key, isFirstKey, isAfterColon] = [0, false, false]; // the last key
	let isFragment = false;
	const skippedBefore = new Set<Words>();
	const note = (start: number, stop: number, written: string, words: Words, more: Partial<Slip> = {}) => {
		const [cause, remedy, done] = words;
		const isComment = words === A_COMMENT;
		slips.push({offset: start, start, end: stop, text: written, cause, remedy, done, isComment, ...more});
	};
	const fail = (): Scan => ({slips, error: unexpected(text, offset, expected, open.at(-1))});
	for (;;) {
		offset = endOf(BLANKS, text, offset) ?? offset;
		const skipped = findSkipped(text, offset, open.length === 0, expected === 'end');
		if (skipped !== undefined) {
			const [stop, written, words] = skipped;
			// One issue for each comment, and one for all other parts that have the same cause.
			note(offset, stop, written, words, words !== A_COMMENT && skippedBefore.has(words) ? {isRest: true} : {});
			skippedBefore.add(words);
			offset = stop;
			continue;
		}
		const character = text[offset];
		const inside = open.at(-1);
		if (expected === 'end') return character === undefined ? {slips, error: undefined} : fail();
		if (character === undefined && open.length === 1) {
			if (isFragment && (expected === 'comma' || expected === 'key')) {
				if (expected === 'key') note(comma, comma + 1, '', A_TRAILING_COMMA);
				const last = expected === 'key' ? Math.max(end, comma + 1) : end;
				note(last, last, '}', A_FRAGMENT, {isRest: true});
				return {slips, error: undefined};
			}
			if (expected === 'comma' && /[\]}]/.test(text.charAt(end - 1))) {
				note(end, end, inside === '{' ? '}' : ']', describeMissingCloser(inside, 'at the end'));
				return {slips, error: undefined};
			}
		}
		if (expected === 'value' && open.length === 0 && startsMember(text, offset)) {
			// A fragment is reported at the start of the text.
			note(offset, offset, '{', A_FRAGMENT, {offset: 0});
			open.push('{');
			isFragment = true;
			expected = 'first key';
			continue;
		}
		if (isAfterColon && expected === 'value' && (character === ',' || character === '}')) {
			// The key goes, with the comma behind it or the one before it, and with what was corrected there.
			const isComma = character === ',';
			const from = isComma || isFirstKey ? key : comma;
			while ((slips.at(-1)?.start ?? -1) >= from) slips.pop();
			const stop = isComma ? offset + 1 : offset;
			note(from, stop, '', isComma ? A_MISSING_VALUE : AN_ABSENT_VALUE, {offset});
			offset = stop;
			expected = !isComma ? 'comma' : isFirstKey ? 'first key' : 'key';
			isAfterColon = false;
			continue;
		}
		if (inside !== undefined && expected === 'comma' && character === (inside === '{' ? ']' : '}')) {
			const surplus = surplusEnd(text, offset, inside);
			if (surplus !== undefined) {
				note(offset, surplus, '', [
					`a closing ${inside === '{' ? 'bracket' : 'brace'} too many`,
					'remove it',
					'removed it',
				]);
				offset = surplus;
				continue;
			}
			if (open.at(-2) !== undefined && open.at(-2) !== inside) {
				note(end, end, inside === '{' ? '}' : ']', describeMissingCloser(inside, 'before it'));
				open.pop();
				continue;
			}
		}
		if (inside !== undefined && character === (inside === '{' ? '}' : ']')) {
			if (expected === (inside === '{' ? 'key' : 'value')) note(comma, comma + 1, '', A_TRAILING_COMMA);
			else if (expected !== 'comma' && !expected.startsWith('first')) return fail();
			open.pop();
			offset += 1;
			expected = open.length === 0 ? 'end' : 'comma';
		} else if (expected === 'comma') {
			if (character === ',') comma = offset++;
			else if (startsEntry(text, offset, inside, end)) note(end, end, ',', A_MISSING_COMMA, {offset});
			else return fail();
			expected = inside === '{' ? 'key' : 'value';
			continue;
		} else if (expected === 'colon') {
			if (character !== ':') return fail();
			offset += 1;
			expected = 'value';
			isAfterColon = true;
			continue;
		} else if (!expected.endsWith('key') && (character === '{' || character === '[')) {
			open.push(character);
			offset += 1;
			expected = character === '{' ? 'first key' : 'first value';
		} else {
			const isKey = expected.endsWith('key');
			const token = tokenAt(text, offset, isKey);
			if (token === undefined) return fail();
			if (isKey) [key, isFirstKey] = [offset, expected === 'first key'];
			if (token.written !== undefined) note(offset, token.end, token.written, token.words ?? A_COMMENT);
			offset = token.end;
			expected = isKey ? 'colon' : open.length === 0 ? 'end' : 'comma';
		}
		end = offset;
		isAfterColon = false;
	}
}

/** What is left out wherever it is, or replaced by a line break: its end, what is written instead, and in which words. */
function findSkipped(
	text: string,
	offset: number,
	isOutside: boolean,
	isAfter: boolean,
): readonly [stop: number, written: string, words: Words] | undefined {
	const comment = commentEnd(text, offset);
	if (comment !== undefined) return [comment, '', A_COMMENT];
	const escaped = endOf(ESCAPED_BLANKS, text, offset);
	if (escaped !== undefined) return [escaped, '\n', AN_ESCAPED_BREAK];
	const fence = isOutside ? endOf(isAfter ? FENCE_AFTER : FENCE_BEFORE, text, offset) : undefined;
	if (fence !== undefined) return [fence, '', A_FENCE];
	return isAfter && AFTER_VALUE.test(text.charAt(offset)) ? [offset + 1, '', MORE_TEXT] : undefined;
}

/** The end of the comment that starts here. */
function commentEnd(text: string, offset: number): number | undefined {
	if (!text.startsWith('/*', offset)) return endOf(LINE_COMMENT, text, offset);
	const end = text.indexOf('*/', offset + 2);
	return end < 0 ? undefined : end + 2;
}

const A_COMMENT: Words = ['a comment', 'leave it out', 'removed it'];
const A_TRAILING_COMMA: Words = ['a trailing comma', 'remove it', 'removed it'];
const A_MISSING_COMMA: Words = ['a missing comma', 'write one between the two', 'wrote it'];
const A_FENCE: Words = ['a code fence', 'leave it out', 'removed it'];
const A_FRAGMENT: Words = ['a fragment without braces', 'write { before it and } after it', 'wrote them'];
const MORE_TEXT: Words = ['more text after the JSON value', 'leave it out', 'removed it'];
const AN_ABSENT_VALUE: Words = ['an unexpected character', 'write a value', 'left the field out'];
const NO_VALUE_BEFORE = ['a comma without a value before it', 'leave it out, or write the value'] as const;
const A_MISSING_VALUE: Words = [...NO_VALUE_BEFORE, 'left the field out'];
const AN_ESCAPED_BREAK: Words = [
	'an escaped line break outside of a string',
	'write a line break',
	'wrote line breaks',
];

function describeMissingCloser(inside: Bracket | undefined, where: string): Words {
	const [name, closer] = inside === '{' ? ['brace', '}'] : ['bracket', ']'];
	return [`a missing closing ${name}`, `write ${closer} ${where}`, 'wrote it'];
}

/** True for a key with its colon, and a value behind it. */
function startsMember(text: string, offset: number): boolean {
	const token = tokenAt(text, offset, true);
	const colon = token && (endOf(BLANKS, text, token.end) ?? token.end);
	if (token === undefined || colon === undefined || text[colon] !== ':') return false;
	// A word with a colon may be any text.
	return token.words !== A_BARE_KEY || /^[{[]/.test(text.slice(endOf(BLANKS, text, colon + 1)).slice(0, 1));
}

/** The end of closing brackets of the wrong kind behind which the object or list around them goes on, or ends. */
function surplusEnd(text: string, offset: number, inside: Bracket): number | undefined {
	let [end, next] = [offset, offset];
	while (text[next] === text[offset]) {
		end = next + 1;
		next = endOf(BLANKS, text, end) ?? end;
	}
	if (text[next] === (inside === '{' ? '}' : ']')) return end;
	if (text[next] !== ',') return undefined;
	const entry = endOf(BLANKS, text, next + 1) ?? next + 1;
	return startsMember(text, entry) === (inside === '{') ? end : undefined;
}

/** True if another item, or another key with its colon, starts here. */
function startsEntry(text: string, offset: number, inside: Bracket | undefined, end: number): boolean {
	if (inside === '[' && (text[offset] === '{' || text[offset] === '[')) return true;
	const token = tokenAt(text, offset, inside === '{');
	// Directly behind a value it may be a part of it.
	if (token?.words === A_BARE_KEY && end === offset) return false;
	return token !== undefined && (inside === '[' || text[endOf(BLANKS, text, token.end) ?? token.end] === ':');
}

/** Faults by what is in the place where the text stops being JSON. */
const FAULTS: readonly (readonly [pattern: RegExp, ...Fault])[] = [
	[/\/\*/y, 'a comment that does not end', 'leave it out'],
	[/'/y, ...SINGLE_QUOTE],
	[/[\u2018\u2019\u201c\u201d\u201e]/y, ...TYPOGRAPHIC_QUOTE],
	[/(?:t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?)$/y, 'the unexpected end of the text', 'write the rest of it'],
	[/(?:undefined|nil|NaN)\b/y, 'a value that JSON does not have', 'write null, or leave the field out'],
	[/,/y, ...NO_VALUE_BEFORE],
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

function unexpected(text: string, offset: number, expected: Expected, inside: Bracket | undefined): SyntaxFault {
	const start = text.trimStart();
	const isAtEnd = offset >= text.length;
	if (start === '' || (isAtEnd && inside === undefined))
		return [offset, 'the missing content', 'write one JSON object'];
	if (/^(?:\$ )?curl\s/.test(start)) return [0, 'a cURL command', 'pass only the JSON after --data'];
	if (/^<(?!\?php)[!?a-z]/i.test(start)) return [0, 'an HTML page', 'pass the JSON in place of the page'];
	if (isAtEnd) return [offset, 'the unexpected end of the text', `write the missing ${inside === '{' ? '}' : ']'}`];
	if (expected === 'end') return [offset, MORE_TEXT[0], MORE_TEXT[1]];
	const fault = FAULTS.find(([pattern]) => endOf(pattern, text, offset) !== undefined);
	if (fault !== undefined) return [offset, fault[1], fault[2]];
	if (text[offset] === '"' && stringEnd(text, offset) === undefined)
		return [offset, 'a string that does not end', 'close it with ", and escape line breaks, tabs and \\ inside it'];
	if (/^[\p{L}_$]/u.test(text.slice(offset, offset + 2))) {
		if (inside === undefined) return [offset, 'plain text', 'write one JSON object'];
		const what = expected.endsWith('key') ? 'a key without quotes' : 'text without quotes';
		return [offset, what, 'write it in double quotes'];
	}
	return [offset, 'an unexpected character', `write ${EXPECTED[expected]}`];
}
