// Reads a text token by token, and finds the parts that are almost JSON, each with its correction, and the broken places, which
// it skips.

import {
	A_COMMA_TOO_MANY,
	A_COMMENT,
	A_FRAGMENT,
	A_MISSING_COMMA,
	A_SEMICOLON,
	A_SEMICOLON_TOO_MANY,
	A_TRAILING_COMMA,
	ANOTHER_COLON,
	type Bracket,
	closerOf,
	describeMissing,
	describeWrong,
	type Expected,
	MORE_TEXT,
	SOME_CODE,
	type SyntaxFault,
	unexpected,
} from './json-faults.js';
import {BLANKS, findSkipped, lineEnd, startsEntry, startsMember, surplusEnd} from './json-lookahead.js';
import {endOf, stringEnd, tokenAt, type Words} from './json-tokens.js';

/** A part that is not JSON, and the text that replaces it. */
export interface Slip {
	/** The place that messages name. */
	readonly offset: number;
	/** The text from `start` to `end` is replaced with `text`. */
	readonly start: number;
	readonly end: number;
	readonly text: string;
	readonly cause: string;
	readonly remedy: string;
	/** The remedy in the past tense, for a repair. */
	readonly done: string;
	readonly isComment: boolean;
	/** True for another part of an earlier correction; it has no issue of its own. */
	readonly isRest?: true;
	/** True for a place with several possible meanings: its text only makes it possible to read the rest. */
	readonly isBroken?: true;
}

/** The last character of a complete value; not a digit, since a number may have been cut off. */
const WHOLE = /["}\]a-z]/;
const CLOSER = /[}\]]/;
/** A colon, or what other languages write instead. */
const LIKE_COLON = /::?|=>?/y;
/** A semicolon that nothing follows that needs a comma before it. */
const NOTHING_MORE = /;[ \t\r\n]*[;,}\]]/y;
/** Closing brackets at the end of the text. */
const LAST_CLOSERS = /[ \t\r\n}\]]{1,200}(?:;\s*)?$/y;
/** A template placeholder, which is not an object. */
const TEMPLATE = /\{\{[^{}"\n]*\}\}/y;
const PARENTHESES = /\((?:[^()"\n]|"[^"\n]*")*\)/y;

/** Stands in the JSON for a part that cannot be read: as a value, or as the key of an unknown member. */
export const UNREAD = '\0';
const UNREAD_VALUE = JSON.stringify(UNREAD);
const UNREAD_MEMBER = `${UNREAD_VALUE}:${UNREAD_VALUE}`;

/** The result of a scan; without an error, the text is JSON after each slip is corrected. */
interface Scan {
	readonly slips: readonly Slip[];
	/** Set if the text contains no JSON. */
	readonly error: SyntaxFault | undefined;
}

export function scanJson(text: string): Scan {
	return new Scanner(text).scan();
}

class Scanner {
	readonly #slips: Slip[] = [];
	readonly #open: Bracket[] = [];
	readonly #skippedBefore = new Set<string>();
	#expected: Expected = 'value';
	#offset: number;
	/** The end of the previous token. */
	#end: number;
	/** The position of the last comma. */
	#comma = 0;
	/** The position of the last key, or of the last value that is not an object or a list. */
	#token = 0;
	#isAfterColon = false;
	#isFragment = false;
	/** True once a broken place reaches the end of the text. */
	#isCut = false;

	constructor(readonly text: string) {
		this.#offset = text.startsWith('\ufeff') ? 1 : 0;
		this.#end = this.#offset;
	}

	scan(): Scan {
		const {text} = this;
		const slips = this.#slips;
		const isEmpty = text.trim() === '';
		for (;;) {
			if (!isEmpty) this.#skip();
			const character = text[this.#offset];
			const inside = this.#open.at(-1);
			if (inside === undefined && this.#expected === 'end') {
				if (character === undefined) return {slips, error: undefined};
				if (!CLOSER.test(text.charAt(this.#end - 1))) return {slips, error: this.#fault()};
				this.#break(this.#offset, text.length, '');
				return {slips, error: undefined};
			}
			if (inside === undefined && this.#startsFragment()) continue;
			if (inside !== undefined && character === undefined) {
				this.#closeRest();
				return {slips, error: undefined};
			}
			if (inside !== undefined && character !== undefined && this.#readsSign(character, inside)) continue;
			if (this.#readsToken()) continue;
			if (inside === undefined) return {slips, error: this.#fault()};
			this.#recover(inside);
		}
	}

	#note(start: number, end: number, text: string, [cause, remedy, done]: Words, more: Partial<Slip> = {}): void {
		const isComment = cause === A_COMMENT[0];
		this.#slips.push({offset: start, start, end, text, cause, remedy, done, isComment, ...more});
	}

	/** Notes a broken place, with the text that replaces it. */
	#break(start: number, end: number, text: string): void {
		const [offset, cause, remedy] = this.#fault();
		this.#dropFrom(start);
		this.#note(start, end, text, [cause, remedy, ''], {offset, isBroken: true, ...(this.#isCut && {isRest: true})});
	}

	#fault(): SyntaxFault {
		return unexpected(this.text, this.#offset, this.#expected, this.#open.at(-1));
	}

	#dropFrom(start: number): void {
		while ((this.#slips.at(-1)?.start ?? -1) >= start) this.#slips.pop();
	}

	/** Skips whitespace and ignored parts: one issue for each comment, and one for all other parts with the same cause. */
	#skip(): void {
		for (;;) {
			this.#offset = endOf(BLANKS, this.text, this.#offset) ?? this.#offset;
			const skipped = findSkipped(this.text, this.#offset, this.#open.length === 0, this.#expected === 'end');
			if (skipped === undefined) return;
			const [stop, written, words] = skipped;
			const isSkipped = ([cause]: Words) => this.#skippedBefore.has(cause);
			const isRest = words !== A_COMMENT && (isSkipped(words) || (words === MORE_TEXT && isSkipped(SOME_CODE)));
			this.#note(this.#offset, stop, written, words, isRest ? {isRest} : {});
			this.#skippedBefore.add(words[0]);
			this.#offset = stop;
		}
	}

	/** True for members without braces around them, which are reported at the start of the text. */
	#startsFragment(): boolean {
		if (!startsMember(this.text, this.#offset)) return false;
		this.#note(this.#offset, this.#offset, '{', A_FRAGMENT, {offset: 0});
		this.#open.push('{');
		this.#isFragment = true;
		this.#expected = 'first key';
		return true;
	}

	/** Reads a comma, a colon or a closing bracket, even if it is missing or surplus; false if something else is here. */
	#readsSign(character: string, inside: Bracket): boolean {
		if (this.#expected === 'colon') {
			const end = endOf(LIKE_COLON, this.text, this.#offset);
			if (end === undefined) return false;
			if (this.text.slice(this.#offset, end) !== ':') this.#note(this.#offset, end, ':', ANOTHER_COLON);
			this.#offset = end;
			this.#expected = 'value';
			this.#isAfterColon = true;
			return true;
		}
		if (this.#isAfterColon) return false;
		if (CLOSER.test(character)) {
			this.#close(character, inside);
			return true;
		}
		const next = inside === '{' ? 'key' : 'value';
		if (character === ',') {
			if (this.#expected === 'comma') {
				this.#comma = this.#offset;
				this.#expected = next;
			} else {
				this.#note(this.#offset, this.#offset + 1, '', A_COMMA_TOO_MANY);
			}
			this.#offset += 1;
			return true;
		}
		if (character === ';') {
			const isNeeded = this.#expected === 'comma' && endOf(NOTHING_MORE, this.text, this.#offset) === undefined;
			this.#note(this.#offset, this.#offset + 1, isNeeded ? ',' : '', isNeeded ? A_SEMICOLON : A_SEMICOLON_TOO_MANY);
			this.#comma = this.#offset;
			if (isNeeded) this.#expected = next;
			this.#offset += 1;
			return true;
		}
		if (this.#expected !== 'comma' || !startsEntry(this.text, this.#offset, inside, this.#end)) return false;
		this.#comma = this.#end;
		this.#note(this.#end, this.#end, ',', A_MISSING_COMMA, {offset: this.#offset});
		this.#expected = next;
		return true;
	}

	/** Closes an object or a list, even if its bracket is missing, wrong or surplus. */
	#close(character: string, inside: Bracket): void {
		if (this.#expected === 'key' || this.#expected === 'value')
			this.#note(this.#comma, this.#comma + 1, '', A_TRAILING_COMMA);
		const closer = closerOf(inside);
		const isRight = character === closer || this.#lacksOne();
		const surplus = isRight ? undefined : surplusEnd(this.text, this.#offset, inside);
		this.#expected = this.#expected.startsWith('first') ? this.#expected : 'comma';
		if (surplus !== undefined) {
			this.#note(this.#offset, surplus, '', [
				`a closing ${inside === '{' ? 'bracket' : 'brace'} too many`,
				'remove it',
				'removed it',
			]);
			this.#offset = surplus;
			return;
		}
		const around = this.#open.at(-2);
		const isMissing = character !== closer && around !== undefined && around !== inside;
		if (isMissing) this.#note(this.#end, this.#end, closer, describeMissing([inside], 'before it'));
		else if (character !== closer) this.#note(this.#offset, this.#offset + 1, closer, describeWrong(closer));
		this.#open.pop();
		if (!isMissing) this.#offset += 1;
		this.#moveTo(isMissing ? this.#end : this.#offset);
	}

	/** True if only one closing bracket is missing, before those at the end of the text. */
	#lacksOne(): boolean {
		const end = endOf(LAST_CLOSERS, this.text, this.#offset);
		const closers = this.text.slice(this.#offset, end).replace(/[^}\]]/g, '');
		const isAsMany = end !== undefined && closers.length === this.#open.length - 1;
		return isAsMany && closers === this.#open.slice(0, -1).map(closerOf).reverse().join('');
	}

	/** Continues after a token. */
	#moveTo(end: number): void {
		this.#end = end;
		this.#expected = this.#open.length === 0 ? 'end' : 'comma';
		this.#isAfterColon = false;
	}

	/** Reads a key, a value or an opening bracket; false if none is here. */
	#readsToken(): boolean {
		const {text} = this;
		const offset = this.#offset;
		const isKey = this.#expected.endsWith('key');
		if (!isKey && !this.#expected.endsWith('value')) return false;
		const character = text[offset];
		if (!isKey && (character === '[' || (character === '{' && endOf(TEMPLATE, text, offset) === undefined))) {
			this.#open.push(character);
			this.#offset += 1;
			this.#moveTo(this.#offset);
			this.#expected = character === '{' ? 'first key' : 'first value';
			return true;
		}
		const token = tokenAt(text, offset, isKey);
		if (token === undefined) return false;
		if (token.written !== undefined) this.#note(offset, token.end, token.written, token.words ?? A_COMMENT);
		this.#offset = token.end;
		this.#token = offset;
		this.#moveTo(token.end);
		if (isKey) this.#expected = 'colon';
		return true;
	}

	/** Skips a broken place, and continues at the next comma or bracket. */
	#recover(inside: Bracket): void {
		const {text} = this;
		const isOpenString = this.#isOpenString();
		if (isOpenString) {
			this.#offset = this.#token;
			this.#expected = this.#expected === 'colon' ? 'key' : 'value';
		}
		const stop = this.#stop(inside, isOpenString ? this.#offset + 1 : this.#offset);
		if (this.#expected === 'colon' && /[{[]/.test(text.charAt(stop))) {
			this.#break(this.#end, stop, ':');
			this.#offset = stop;
			this.#expected = 'value';
			this.#isAfterColon = true;
			return;
		}
		if (this.#expected === 'comma') {
			// An object or a list that ends before the broken place is kept.
			const isKept = CLOSER.test(text.charAt(this.#end - 1));
			this.#break(isKept ? this.#end : this.#token, stop, isKept ? '' : UNREAD_VALUE);
		} else if (this.#expected === 'colon') this.#break(this.#end, stop, `:${UNREAD_VALUE}`);
		else this.#break(this.#offset, stop, this.#expected.endsWith('key') ? UNREAD_MEMBER : UNREAD_VALUE);
		this.#offset = stop;
		this.#isCut = stop === text.length;
		this.#moveTo(stop);
		if (this.#isCut || /[,}\]]/.test(text.charAt(stop))) return;
		this.#comma = stop;
		this.#note(stop, stop, ',', A_MISSING_COMMA, {isRest: true});
		this.#expected = inside === '{' ? 'key' : 'value';
	}

	/** True if text follows directly after the closing quote of a string: then that quote probably opens the next string. */
	#isOpenString(): boolean {
		const {text} = this;
		const isBehind = this.#offset === this.#end && text[this.#token] === '"' && text[this.#end - 1] === '"';
		return isBehind && /[\w$@.-]/.test(text.charAt(this.#offset));
	}

	/** The next comma or bracket after a broken place, or the next member or item if it begins a line. */
	#stop(inside: Bracket, start: number): number {
		const {text} = this;
		let at = start;
		if (text.startsWith('/*', at)) return text.length;
		for (let depth = 0; at < text.length; at += 1) {
			const character = text.charAt(at);
			if (character === '"' && /\w/.test(text.charAt(at - 1))) continue; // a closing quote without an opening one
			if (character === '"') at = (stringEnd(text, at) ?? lineEnd(text, at)) - 1;
			else if (character === '(') at = (endOf(PARENTHESES, text, at) ?? at + 1) - 1;
			else if (character === '{' || character === '[') {
				if (depth === 0 && this.#expected === 'colon') return at;
				depth += 1;
			} else if (CLOSER.test(character)) {
				if (depth === 0) return at;
				depth -= 1;
			} else if (depth === 0 && character === ',') return at;
			else if (depth === 0 && character === '\n') {
				const next = endOf(BLANKS, text, at) ?? at;
				if (startsEntry(text, next, inside, at)) return next;
			}
		}
		return text.length;
	}

	/** Closes what is open at the end of the text. If the text was cut off, more may have followed, which is marked as unread. */
	#closeRest(): void {
		const end = this.#end;
		if (this.#isFragment && this.#open.length === 1 && /^(?:comma|key)$/.test(this.#expected)) {
			if (this.#expected === 'key') this.#note(this.#comma, this.#comma + 1, '', A_TRAILING_COMMA);
			const last = this.#expected === 'key' ? Math.max(end, this.#comma + 1) : end;
			this.#note(last, last, '}', A_FRAGMENT, {isRest: true});
			return;
		}
		if (!this.#isCut && this.#expected === 'comma' && WHOLE.test(this.text.charAt(end - 1))) {
			const open = this.#isFragment ? this.#open.slice(1) : this.#open;
			this.#note(end, end, this.#open.map(closerOf).reverse().join(''), describeMissing(open, 'at the end'));
			return;
		}
		const [first = '', ...around] = this.#open
			.map(bracket => (bracket === '{' ? UNREAD_MEMBER : UNREAD_VALUE) + closerOf(bracket))
			.reverse();
		const colon = this.#expected === 'colon' ? ':' : '';
		const value = colon || this.#isAfterColon ? `${UNREAD_VALUE},` : this.#expected === 'comma' ? ',' : '';
		this.#break(this.#offset, this.text.length, [colon + value + first, ...around].join(','));
	}
}
