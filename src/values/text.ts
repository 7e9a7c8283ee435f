// Strings without a form of their own: provider codes and free text.
import {type Problem, show, UNTOLD} from '../misuse.js';

/** Longest code, in UTF-16 units. */
export const LONGEST_CODE = 256;
/** Longest free text, in UTF-16 units. */
export const LONGEST_TEXT = 10_000;

/** `undefined` when `value` is right, else what is wrong with it, in no words where `isUntold`. */
export type Check = (value: unknown, isUntold?: boolean) => Problem | undefined;

/** What is said of a value that is no string: nothing is ever turned into one. */
export function stringProblem(value: unknown, what: string): Problem {
	return {code: 'wrong-type', message: `${show(value)} is no ${what}: write a string`, found: show(value)};
}

/** A provider, brand, bank, sub type, issuer or app code: non-empty, no blanks at the ends, nothing invisible, no comma. */
export function codeProblem(value: unknown, isUntold = false): Problem | undefined {
	if (typeof value !== 'string') return stringProblem(value, 'code');
	if (isPlainCode(value)) return undefined;
	if (isUntold) return isCode(value) ? undefined : UNTOLD;
	if (value.length > LONGEST_CODE) return tooLong('a code', LONGEST_CODE);
	if (value.includes(',')) return twoCodes(value);
	const hidden = hiddenAt(value);
	if (hidden >= 0) return hiddenCharacter(value, hidden);
	const bare = value.trim();
	if (bare === '') return {code: 'empty', message: 'a code is empty: name one', found: show(value)};
	if (value === bare) return undefined;
	return wrongForm(`${show(value)} has blanks at its ends: write ${show(bare)}`, value, bare);
}

/** Whether a code is beyond doubt: printable ASCII without blanks or commas, as nearly all are; one look at each unit. */
function isPlainCode(text: string): boolean {
	if (text.length === 0 || text.length > LONGEST_CODE) return false;
	for (let index = 0; index < text.length; index += 1) {
		const unit = text.charCodeAt(index);
		if (unit <= 0x20 || unit >= 0x7f || unit === 0x2c) return false;
	}
	return true;
}

function isCode(text: string): boolean {
	return (
		text.length > 0 && text.length <= LONGEST_CODE && !text.includes(',') && hiddenAt(text) < 0 && text === text.trim()
	);
}

/** Free text, which may be personal: non-empty, no control characters, and never quoted in an issue. */
export function textProblem(value: unknown): Problem | undefined {
	if (typeof value !== 'string')
		return {code: 'wrong-type', message: `${kindOf(value)} stands where text belongs: write a string`};
	if (value.length > LONGEST_TEXT) return tooLong('a text', LONGEST_TEXT);
	if (value.trim() === '') return {code: 'empty', message: 'the text is blank: write at least one character'};
	for (let index = 0; index < value.length; index += 1) {
		const unit = value.charCodeAt(index);
		if (isControl(unit) || isLoneSurrogate(value, index)) {
			return {code: 'wrong-form', message: `character ${index} is ${codePoint(unit)}: leave control characters out`};
		}
	}
	return undefined;
}

export function tooLong(what: string, longest: number): Problem {
	return {code: 'too-large', message: `${what} has more than ${longest} characters: shorten it`};
}

export function wrongForm(message: string, found: string, suggestion?: string): Problem {
	return {code: 'wrong-form', message, found: show(found), ...(suggestion === undefined ? {} : {suggestion})};
}

/** The kind of a value, never the value. */
function kindOf(value: unknown): string {
	return typeof value === 'object' || value === undefined ? show(value) : `a ${typeof value}`;
}

function twoCodes(value: string): Problem {
	const codes = value.split(',').flatMap(code => code.trim() || []);
	const suggestion = codes.length === 0 ? undefined : codes.map(show).join(', ');
	return wrongForm(`${show(value)} holds a comma: write each code as a string of its own`, value, suggestion);
}

function hiddenCharacter(value: string, index: number): Problem {
	return wrongForm(
		`${show(value)} holds ${codePoint(value.charCodeAt(index))} at ${index}: leave characters that do not show out`,
		value,
	);
}

function codePoint(unit: number): string {
	return `\\u${unit.toString(16).padStart(4, '0')}`;
}

/** Index of the first character that does not show, or -1. */
export function hiddenAt(text: string): number {
	for (let index = 0; index < text.length; index += 1) {
		const unit = text.charCodeAt(index);
		if (unit < 0x20 || unit > 0x7e) return text.search(HIDDEN);
	}
	return -1;
}

/** Control, format and ignorable characters, odd spaces and line ends, lone surrogates, and the blank of Braille. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u;

function isControl(unit: number): boolean {
	return unit < 0x20 || (unit >= 0x7f && unit <= 0x9f) || unit === 0x2028 || unit === 0x2029;
}

function isLoneSurrogate(text: string, index: number): boolean {
	const unit = text.charCodeAt(index);
	if (unit < 0xd800 || unit > 0xdfff) return false;
	if (unit < 0xdc00) {
		const next = text.charCodeAt(index + 1);
		return !(next >= 0xdc00 && next <= 0xdfff);
	}
	const before = text.charCodeAt(index - 1);
	return !(before >= 0xd800 && before <= 0xdbff);
}
