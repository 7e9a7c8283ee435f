// What may become a header: checked where it enters, never quoted in an issue.

import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';

/** Headers that authenticate or frame the request: paylock writes them, or they must not be there. */
const RESERVED = new Set([
	'authorization',
	'x-merchantid',
	'content-type',
	'content-length',
	'content-encoding',
	'host',
	'accept-encoding',
	'transfer-encoding',
	'connection',
	'keep-alive',
	'upgrade',
	'expect',
	'te',
	'trailer',
	'proxy-authorization',
	'proxy-connection',
]);

/** What is wrong with a key: any characters but line breaks, NUL and halves of characters; it travels as base64. */
export function apiKeyProblem(value: unknown): IssueDetails | undefined {
	return textProblem('apiKey', value, text =>
		/\p{Cs}/u.test(text) ? wrong('the apiKey holds half a character: give it as issued') : undefined,
	);
}

/** What is wrong with a merchant id: it travels as a header, in Latin-1. */
export function merchantIdProblem(value: unknown): IssueDetails | undefined {
	return textProblem('merchantId', value, text => {
		if (!isHeaderText(text))
			return wrong('the merchantId holds a character that no header can carry: give it as issued');
		return text === text.trim() ? undefined : wrong('the merchantId has blanks at its ends: leave them out');
	});
}

/** What is wrong with an extra header beside those in `before`. */
export function extraHeaderProblem(
	name: string,
	value: unknown,
	before: Readonly<Record<string, string>>,
): IssueDetails | undefined {
	const lower = name.toLowerCase();
	if (!/^[!#$%&'*+.^_`|~0-9a-z-]{1,256}$/.test(lower) || lower === '__proto__') {
		return wrong(`${formatValue(name)} is no header name: write letters, digits and hyphens`);
	}
	if (RESERVED.has(lower)) {
		return {rule: 'invalid-format', message: `${name} authenticates or frames the request: leave it to paylock`};
	}
	if (Object.hasOwn(before, lower))
		return {rule: 'conflicting-type', message: `${name} is given already: give it once`};
	if (typeof value !== 'string') return {rule: 'invalid-type', message: `the value of ${name} is no string: write one`};
	if (isHeaderText(value)) return undefined;
	return wrong(`the value of ${name} holds a character that no header can carry: write printable Latin-1`);
}

function textProblem(
	name: string,
	value: unknown,
	furtherProblem: (text: string) => IssueDetails | undefined,
): IssueDetails | undefined {
	if (typeof value !== 'string') return {rule: 'invalid-type', message: `the ${name} is no string: give it as issued`};
	if (value.trim() === '') return {rule: 'invalid-format', message: `the ${name} is blank: give it as issued`};
	for (const unit of ['\r', '\n', '\0']) {
		if (value.includes(unit)) {
			return wrong(`the ${name} holds a line break or NUL: leave it out, such as one at the end of a file`);
		}
	}
	return furtherProblem(value);
}

/** Printable Latin-1: no control characters, nothing above U+00FF. */
function isHeaderText(text: string): boolean {
	return /^[\x20-\x7e\x80-\xff]*$/.test(text);
}

function wrong(message: string): IssueDetails {
	return {rule: 'invalid-format', message};
}
