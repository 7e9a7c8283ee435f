// Checks values that are sent as HTTP headers. No issue quotes them.

import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';

/** Headers that authenticate or frame the request: paylock writes them, or they must be absent. */
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

/** The issue with an API key: any text without line breaks, NUL and lone surrogates; it is sent as base64. */
export function apiKeyProblem(value: unknown): IssueDetails | undefined {
	const problem = textProblem('apiKey', value);
	if (problem !== undefined || !/\p{Cs}/u.test(String(value))) return problem;
	return invalidFormat('apiKey contains half a surrogate pair: pass it as issued');
}

/** The issue with a merchant id: it is sent as a header, in Latin-1. */
export function merchantIdProblem(value: unknown): IssueDetails | undefined {
	const problem = textProblem('merchantId', value);
	if (problem !== undefined) return problem;
	const text = String(value);
	if (!isHeaderText(text))
		return invalidFormat('merchantId contains a character that a header cannot carry: pass it as issued');
	return text === text.trim() ? undefined : invalidFormat('merchantId starts or ends with whitespace: remove it');
}

/** The issue with an extra header, given those in `before`. */
export function extraHeaderProblem(
	name: string,
	value: unknown,
	before: Readonly<Record<string, string>>,
): IssueDetails | undefined {
	const lower = name.toLowerCase();
	if (!/^[!#$%&'*+.^_`|~0-9a-z-]{1,256}$/.test(lower) || lower === '__proto__') {
		return invalidFormat(`${formatValue(name)} is not a header name: write letters, digits and hyphens`);
	}
	if (RESERVED.has(lower)) {
		return invalidFormat(`${name} is set by paylock: remove it`);
	}
	if (Object.hasOwn(before, lower))
		return {rule: 'conflicting-type', message: `${name} is already set: remove one of the two`};
	if (typeof value !== 'string')
		return {rule: 'invalid-type', message: `the value of ${name} is not a string: write a string`};
	if (isHeaderText(value)) return undefined;
	return invalidFormat(`the value of ${name} contains a character that a header cannot carry: write printable Latin-1`);
}

function textProblem(name: string, value: unknown): IssueDetails | undefined {
	if (typeof value !== 'string') return {rule: 'invalid-type', message: `${name} is not a string: pass it as issued`};
	if (value.trim() === '') return invalidFormat(`${name} is blank: pass it as issued`);
	if (!/[\r\n\0]/.test(value)) return undefined;
	return invalidFormat(`${name} contains a line break or NUL: remove it, for example at the end of a file`);
}

/** Printable Latin-1: no control characters, nothing above U+00FF. */
function isHeaderText(text: string): boolean {
	return /^[\x20-\x7e\x80-\xff]*$/.test(text);
}

export function invalidFormat(message: string): IssueDetails {
	return {rule: 'invalid-format', message};
}
