// Who calls the service: merchant id, API key, and how it is encoded for Authorization. No issue quotes a value.
import type {IssueDetails} from '../diagnostics/issue.js';
import {invalidFormat} from '../diagnostics/wrong-value.js';
import {encodeUtf8} from '../utils/utf8.js';

export const CREDENTIALS = ['apiKey', 'apiKeyAsUser'] as const;

/**
 * The text that is base64-encoded for `Authorization`: the key alone, or the key as a user name without a password.
 *
 * @source open point 8
 */
export type Credentials = (typeof CREDENTIALS)[number];

/** What authenticates a call. */
export interface Identity {
	readonly merchantId: string;
	readonly apiKey: string;
	readonly credentials: Credentials;
}

// The one global this file needs, declared here because the library compiles without DOM or Node types.
declare const btoa: (binary: string) => string;

/** Base64 of the UTF-8 bytes of the credentials. */
export function encodedKey({apiKey, credentials}: Omit<Identity, 'merchantId'>): string {
	const bytes = encodeUtf8(credentials === 'apiKeyAsUser' ? `${apiKey}:` : apiKey);
	let binary = '';
	for (const byte of bytes) binary += String.fromCharCode(byte);
	return btoa(binary);
}

/** The value is not quoted: it may be the credentials themselves. */
export function credentialsProblem(value: unknown): IssueDetails | undefined {
	if (CREDENTIALS.some(form => form === value)) return undefined;
	return {
		rule: 'unknown-value',
		problem: 'credentials has an unknown value',
		remedy: `write ${CREDENTIALS.map(form => `"${form}"`).join(' or ')}`,
		allowed: CREDENTIALS,
	};
}

/** What a key has only by mistake: from a shell, an editor, a file of settings, or a header. */
const NOT_IN_KEYS: readonly (readonly [pattern: RegExp, problem: string, remedy: string])[] = [
	[/\p{Cs}/u, 'contains half a surrogate pair', 'pass it as issued'],
	[/^Basic\s/i, 'starts with Basic', 'pass the key itself, which paylock encodes'],
	[/^["'`\u2018-\u201f]|["'`\u2018-\u201f]$/, 'is in quotes', 'remove them'],
	[/[\s\u200b-\u200f\u2060]/, 'contains whitespace or an invisible character', 'remove it'],
	[/:$/, 'ends with a colon', "remove it, and set credentials to 'apiKeyAsUser' if the key is sent as a user name"],
	[/^(?:undefined|null|NaN|None|<.*>|\{\{.*\}\}|\$\{?\w+\}?)$/, 'is the text of a missing value', 'pass it as issued'],
];

/** The issue with an API key, which is sent as base64. */
export function apiKeyProblem(value: unknown): IssueDetails | undefined {
	const problem = textProblem('apiKey', value);
	if (problem !== undefined) return problem;
	const [, found, remedy = ''] = NOT_IN_KEYS.find(([pattern]) => pattern.test(String(value))) ?? [];
	return found === undefined ? undefined : invalidFormat(`apiKey ${found}`, remedy);
}

/** The issue with a merchant id: it is sent as a header, in Latin-1. */
export function merchantIdProblem(value: unknown): IssueDetails | undefined {
	const problem = textProblem('merchantId', value);
	if (problem !== undefined) return problem;
	const text = String(value);
	if (!isHeaderText(text))
		return invalidFormat('merchantId contains a character that a header cannot carry', 'pass it as issued');
	return text === text.trim() ? undefined : invalidFormat('merchantId starts or ends with whitespace', 'remove it');
}

function textProblem(name: string, value: unknown): IssueDetails | undefined {
	if (typeof value !== 'string')
		return {rule: 'invalid-type', problem: `${name} is not a string`, remedy: 'pass it as issued'};
	if (value.trim() === '') return invalidFormat(`${name} is blank`, 'pass it as issued');
	if (!/[\r\n\0]/.test(value)) return undefined;
	return invalidFormat(`${name} contains a line break or NUL`, 'remove it, for example at the end of a file');
}

/** Printable Latin-1: no control characters, nothing above U+00FF. */
export function isHeaderText(text: string): boolean {
	return /^[\x20-\x7e\x80-\xff]*$/.test(text);
}
