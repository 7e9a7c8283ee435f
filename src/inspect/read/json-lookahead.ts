// Looks ahead in a text that is almost JSON: parts to skip, and whether a member, an item or the rest of an object begins here.

import {
	A_COMMENT,
	A_FENCE,
	AN_ESCAPED_BREAK,
	type Bracket,
	describeInvisible,
	MORE_TEXT,
	SOME_CODE,
} from './json-faults.js';
import {A_BARE_KEY, endOf, tokenAt, type Words} from './json-tokens.js';

export const BLANKS = /[ \t\r\n]*/y;
const LINE_COMMENT = /(?:\/\/|#).*/y;
/** Escaped line breaks and tabs outside strings, as in a text that was written in single quotes or copied from a log. */
const ESCAPED_BLANKS = /(?:\\[nrt])+/y;
/** Whitespace that JSON does not allow, and zero-width characters. */
const INVISIBLE = /[\v\f\u0085\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2069\u3000\ufeff]+/y;
const FENCE_BEFORE = /```\w*[ \t]*(?=\r?\n)/y;
const FENCE_AFTER = /```/y;
/** Code that was copied together with a value: `const filter = `, `return `, `(`. */
const CODE_BEFORE =
	/(?:(?:export default|return|module\.exports *=|(?:(?:export )?(?:const|let|var) +)?[\w$.]{1,64}(?:: *[\w$.]{1,64})? *=|[\w$.]{0,64}\()\s*)+(?=[{[])/y;
const CODE_AFTER = /(?:as|satisfies) +[\w$.]+/y;
/** Characters that often follow a value that was copied from code. */
const AFTER_VALUE = /[;,)}\]]/;

/** The end of the line, without characters that close or continue the object or list around it. */
export function lineEnd(text: string, offset: number): number {
	const line = text.slice(offset, endOf(/.*/y, text, offset));
	return offset + Math.max(line.replace(/[\s,}\]]+$/, '').length, 1);
}

/** Finds a part that is always skipped: its end, the text that replaces it, and the words that describe it. */
export function findSkipped(
	text: string,
	offset: number,
	isOutside: boolean,
	isAfter: boolean,
): readonly [stop: number, written: string, words: Words] | undefined {
	const comment = commentEnd(text, offset);
	if (comment !== undefined) return [comment, '', A_COMMENT];
	const escaped = endOf(ESCAPED_BLANKS, text, offset);
	if (escaped !== undefined) return [escaped, '\n', AN_ESCAPED_BREAK];
	const invisible = endOf(INVISIBLE, text, offset);
	if (invisible !== undefined) return [invisible, ' ', describeInvisible(text.charAt(offset))];
	const fence = isOutside ? endOf(isAfter ? FENCE_AFTER : FENCE_BEFORE, text, offset) : undefined;
	if (fence !== undefined) return [fence, '', A_FENCE];
	const code = isOutside ? endOf(isAfter ? CODE_AFTER : CODE_BEFORE, text, offset) : undefined;
	if (code !== undefined) return [code, '', SOME_CODE];
	return isAfter && AFTER_VALUE.test(text.charAt(offset)) ? [offset + 1, '', MORE_TEXT] : undefined;
}

/** The end of the comment that starts here. */
function commentEnd(text: string, offset: number): number | undefined {
	if (!text.startsWith('/*', offset)) return endOf(LINE_COMMENT, text, offset);
	const end = text.indexOf('*/', offset + 2);
	return end < 0 ? undefined : end + 2;
}

/** True if a key with its colon starts here, followed by a value. */
export function startsMember(text: string, offset: number): boolean {
	const token = tokenAt(text, offset, true);
	const colon = token && (endOf(BLANKS, text, token.end) ?? token.end);
	if (token === undefined || colon === undefined || text[colon] !== ':') return false;
	// A word with a colon may be ordinary text, so that it needs an object or list after it.
	return token.words !== A_BARE_KEY || /^[{[]/.test(text.slice(endOf(BLANKS, text, colon + 1)).slice(0, 1));
}

/** The end of closing brackets of the wrong kind, if the object or list around them continues or ends after them. */
export function surplusEnd(text: string, offset: number, inside: Bracket): number | undefined {
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
export function startsEntry(text: string, offset: number, inside: Bracket | undefined, end: number): boolean {
	if (inside === '[' && (text[offset] === '{' || text[offset] === '[')) return true;
	const token = tokenAt(text, offset, inside === '{');
	// Directly after a value, a word may be part of that value.
	if (token?.words === A_BARE_KEY && end === offset) return false;
	return token !== undefined && (inside === '[' || text[endOf(BLANKS, text, token.end) ?? token.end] === ':');
}
