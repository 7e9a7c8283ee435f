// The headers of a session call, and the checks of the values that they carry. No issue quotes a value.
import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {plainOf} from '../schema/plain-object.js';
import {THROWS_WHEN_READ} from '../values/list.js';
import type {Credentials} from '../wire/account.js';

interface Identity {
	readonly merchantId: string;
	readonly apiKey: string;
	readonly credentials: Credentials;
}

/** Headers that authenticate or frame the request, and `content-*`: paylock writes them, or they must be absent. */
const RESERVED = new Set([
	'authorization',
	'x-merchantid',
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

// The two globals this file needs, declared here because the library compiles without DOM or Node types.
declare const TextEncoder: {new (): {encode(text: string): Uint8Array}};
declare const btoa: (binary: string) => string;

/** The headers of every call; paylock's own headers override extra ones. */
export function sessionHeaders(identity: Identity, extra: Readonly<Record<string, string>>): Record<string, string> {
	return {
		accept: 'application/json',
		...extra,
		authorization: `Basic ${encodedKey(identity)}`,
		'x-merchantid': identity.merchantId,
		'content-type': 'application/json',
		'accept-encoding': 'identity',
	};
}

/** Base64 of the UTF-8 bytes of the credentials. */
export function encodedKey({apiKey, credentials}: Omit<Identity, 'merchantId'>): string {
	const bytes = new TextEncoder().encode(credentials === 'apiKey:' ? `${apiKey}:` : apiKey);
	let binary = '';
	for (const byte of bytes) binary += String.fromCharCode(byte);
	return btoa(binary);
}

/** The additional headers of a service or a call, under lower-case names; reports those that are wrong or reserved. */
export function readHeaders(headers: unknown, report: IssueCollector): Record<string, string> {
	const read: Record<string, string> = {};
	try {
		const given = plainOf(headers, 'set of headers');
		if ('problem' in given) report.add('/headers', given.problem);
		else
			for (const [name, value] of Object.entries(given.plain)) {
				const problem = extraHeaderProblem(name, value, read);
				if (problem === undefined) read[name.toLowerCase()] = value;
				else report.add(`/headers${pointerSegment(name)}`, problem);
			}
	} catch (error) {
		report.cause ??= error;
		report.add('/headers', THROWS_WHEN_READ);
	}
	return read;
}

function extraHeaderProblem(name: string, value: unknown, before: object): IssueDetails | undefined {
	const lower = name.toLowerCase();
	if (!/^[!#$%&'*+.^_`|~0-9a-z-]{1,256}$/.test(lower) || lower === '__proto__')
		return invalidFormat(`${formatValue(name)} is not a header name: write letters, digits and hyphens`);
	if (RESERVED.has(lower) || lower.startsWith('content-')) return invalidFormat(`${name} is set by paylock: remove it`);
	if (Object.hasOwn(before, lower))
		return {rule: 'conflicting-type', message: `${name} is already set: remove one of the two`};
	if (typeof value !== 'string')
		return {rule: 'invalid-type', message: `the value of ${name} is not a string: write a string`};
	if (isHeaderText(value)) return undefined;
	return invalidFormat(`the value of ${name} contains a character that a header cannot carry: write printable Latin-1`);
}

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
