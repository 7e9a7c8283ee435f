// The wording of requests and services that are refused before anything is sent.
import {expect, test} from 'vitest';
import {createSession, defineService, filter} from '../../src/index.js';
import {thrown} from './thrown.js';

const service = {baseUrl: 'https://checkout.example', merchantId: 'MERCHANT_1', apiKey: 'key'};
const BUILDER = Symbol.for('paylock.builder');
const tooLarge = {[BUILDER]: 'session', toJSON: () => ({a: 'x'.repeat(2 ** 24)})};

test.each([
	[null, 'null is not a session: write an object'],
	[9_000_012_345, 'a number is not a session: write an object'],
	['text', 'a string is not a session: write an object'],
	[filter().allowDefaults(true), 'this builder (filter) is not a session request: pass a session(…) that contains it'],
	[{[BUILDER]: 'session'}, 'the session builder is not finished: add what is missing first'],
	[{[BUILDER]: 'session', toJSON: () => 10n}, 'the request cannot be read: pass plain JSON values'],
	[tooLarge, 'the request has more than 16777216 bytes: shorten its filter'],
])('request %#', async (input, message) => {
	await expect(createSession(input as never, defineService(service))).rejects.toThrow(`nothing was sent: ${message}`);
});

test('services', () => {
	const wrong: readonly object[] = [
		{baseUrl: 7},
		{baseUrl: 'checkout.example'},
		{baseUrl: 'https://user@checkout.example'},
		{baseUrl: 'https://:secret@checkout.example'},
		{baseUrl: 'https://checkout.example?a=b'},
		{baseUrl: 'http://checkout.example'},
		{baseUrl: 'http://x127.0.0.1.example'},
		{merchantId: 7},
		{merchantId: ' '},
		{merchantId: 'MERCHANT\u0100'},
		{merchantId: 'MERCHANT_1 '},
		{apiKey: 7},
		{apiKey: ''},
		{apiKey: 'key\n'},
		{apiKey: 'key\ud800'},
		{credentials: 'key'},
	];
	expect(thrown(...wrong.map(part => () => defineService({...service, ...part})))).toMatchInlineSnapshot(`
		"/baseUrl: baseUrl is not a string: write an https: URL
		/baseUrl: baseUrl is not an absolute HTTPS URL: write https://, the host and, if needed, a path
		/baseUrl: baseUrl contains credentials: pass them as merchantId and apiKey
		/baseUrl: baseUrl contains credentials: pass them as merchantId and apiKey
		/baseUrl: baseUrl has a query or a fragment: remove it
		/baseUrl: baseUrl is plain http, which exposes the API key on the network: write https: (http: is accepted for loopback only)
		/baseUrl: baseUrl is plain http, which exposes the API key on the network: write https: (http: is accepted for loopback only)
		/merchantId: merchantId is not a string: pass it as issued
		/merchantId: merchantId is blank: pass it as issued
		/merchantId: merchantId contains a character that a header cannot carry: pass it as issued
		/merchantId: merchantId starts or ends with whitespace: remove it
		/apiKey: apiKey is not a string: pass it as issued
		/apiKey: apiKey is blank: pass it as issued
		/apiKey: apiKey contains a line break or NUL: remove it, for example at the end of a file
		/apiKey: apiKey contains half a surrogate pair: pass it as issued
		/credentials: credentials has an unknown value: write "apiKey" or "apiKeyAsUser""
	`);
});

test('options of a service', () => {
	const wrong: readonly object[] = [
		{timeoutMs: '5 s'},
		{timeoutMs: 0},
		{fetch: 'fetch'},
		{retry: {attempts: 3, idempotent: 'yes'}},
		{timeout: 5000},
		{headers: []},
	];
	expect(thrown(...wrong.map(part => () => defineService({...service, ...part})))).toMatchInlineSnapshot(`
		"/timeoutMs: "5 s" is not a number: write a whole number from 1 to 2147483647
		/timeoutMs: 0 is out of range: write a whole number from 1 to 2147483647
		/fetch: "fetch" is not a function: pass a function, or leave the option out
		/retry/idempotent: "yes" is not a boolean: write true or false
		/timeout: "timeout" is not an option of a service: write timeoutMs
		/headers: a list is not a set of headers: write an object"
	`);
});
