// The options of a service: which are refused, where and by which rule. The wording of every refusal is in one snapshot file.
import {describe, expect, it} from 'vitest';
import {readService} from '../../src/client/define-service.js';
import {readServiceOptions} from '../../src/client/service-options.js';
import {createSession, defineService, type Issue, isMisuseError} from '../../src/index.js';
import {sessionOver} from './over-fetch.js';
import {REQUEST} from './secrets.js';

const VALID = {baseUrl: 'https://checkout.example', merchantId: 'MERCHANT_1', apiKey: 'key-1'};

function issuesOf(options: unknown): readonly Issue[] {
	try {
		readServiceOptions(options);
	} catch (error) {
		if (!isMisuseError(error)) throw error;
		return error.issues;
	}
	return [];
}

/** Options next to valid ones, the pointer and the rule of the one issue. */
const INVALID: readonly (readonly [options: Record<string, unknown>, pointer: string, rule: Issue['rule']])[] = [
	[{baseUrl: 42}, '/baseUrl', 'invalid-type'],
	[{baseUrl: 'checkout.example'}, '/baseUrl', 'invalid-format'],
	[{baseUrl: 'https://checkout.example/a b'}, '/baseUrl', 'invalid-format'],
	[{baseUrl: 'https://checkout.example/a\\b'}, '/baseUrl', 'invalid-format'],
	[{baseUrl: 'ftp://checkout.example'}, '/baseUrl', 'invalid-format'],
	[{baseUrl: 'https://user@checkout.example'}, '/baseUrl', 'invalid-format'],
	[{baseUrl: 'https:///:@checkout.example'}, '/baseUrl', 'invalid-format'],
	[{baseUrl: 'https://checkout.example?mail=a@b'}, '/baseUrl', 'invalid-format'],
	[{baseUrl: 'https://checkout.example#'}, '/baseUrl', 'invalid-format'],
	[{baseUrl: 'http://checkout.example'}, '/baseUrl', 'invalid-format'],
	[{baseUrl: 'http://127.0.0.1.checkout.example'}, '/baseUrl', 'invalid-format'],
	[{apiKey: 1}, '/apiKey', 'invalid-type'],
	[{apiKey: ' '}, '/apiKey', 'invalid-format'],
	[{apiKey: 'key\n'}, '/apiKey', 'invalid-format'],
	[{apiKey: 'key\ud800'}, '/apiKey', 'invalid-format'],
	[{merchantId: undefined}, '/merchantId', 'invalid-type'],
	[{merchantId: Object.create(null)}, '/merchantId', 'invalid-type'],
	[{merchantId: 'M\0'}, '/merchantId', 'invalid-format'],
	[{merchantId: 'M\u0100'}, '/merchantId', 'invalid-format'],
	[{merchantId: 'M '}, '/merchantId', 'invalid-format'],
	[{headers: {'X-Own': 1}}, '/headers/X-Own', 'invalid-type'],
	[{headers: {'X-Own': 'a\u007fb'}}, '/headers/X-Own', 'invalid-format'],
	[{headers: {Authorization: 'a'}}, '/headers/Authorization', 'invalid-format'],
	[{headers: {'x own': 'a'}}, '/headers/x own', 'invalid-format'],
	[{headers: null}, '/headers', 'invalid-type'],
	[{headers: []}, '/headers', 'invalid-type'],
	[{headers: new Headers({'x-own': 'a'})}, '/headers', 'invalid-type'],
	[{fetch: 1}, '/fetch', 'invalid-type'],
	[{onEvent: {}}, '/onEvent', 'invalid-type'],
	[{retry: true}, '/retry', 'invalid-type'],
	[{retry: null}, '/retry', 'invalid-type'],
	[{retry: {}}, '/retry/attempts', 'missing-field'],
	[{retry: {attempts: 2, maxDelay: 5}}, '/retry/maxDelay', 'unknown-key'],
	[{retry: {attempts: 2, idempotent: 'true'}}, '/retry/idempotent', 'invalid-type'],
	[{timeout: 5}, '/timeout', 'unknown-key'],
	[{'time/out': 5}, '/time~1out', 'unknown-key'],
	[{credentials: 'key'}, '/credentials', 'unknown-value'],
	[{timeoutMs: 0}, '/timeoutMs', 'invalid-format'],
	[{timeoutMs: Number.NaN}, '/timeoutMs', 'invalid-format'],
	[{timeoutMs: '5'}, '/timeoutMs', 'invalid-type'],
	[{totalTimeoutMs: 2 ** 31}, '/totalTimeoutMs', 'invalid-format'],
	[{maxResponseBytes: 1.5}, '/maxResponseBytes', 'invalid-format'],
];

describe('an option that is refused', () => {
	it.each(INVALID.map(([options, pointer, rule], index) => ({options, pointer, rule, index})))(
		'$index at $pointer: $rule',
		({options, pointer, rule}) => {
			expect(
				issuesOf({...VALID, ...options}).filter(issue => issue.rule !== 'missing-field' || rule === issue.rule),
			).toMatchObject([{pointer, rule, severity: 'error'}]);
		},
	);

	it('is worded as in the snapshot', async () => {
		const lines = INVALID.flatMap(([options]) =>
			issuesOf({...VALID, ...options}).map(({pointer, message}) => `${pointer}: ${message}`),
		);
		await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('expected/service-options.txt');
	});

	it.each([null, [VALID], new Map(), 'https://checkout.example', () => VALID, undefined])(
		'%s in place of the options',
		options => {
			expect(issuesOf(options)).toMatchObject([{pointer: '', rule: 'invalid-type'}]);
		},
	);

	it('never hides another, numbers included', () => {
		const options = {...VALID, apiKey: '', timeoutMs: 0, retry: {attempts: 0, maxDelayMs: -1}};
		expect(issuesOf(options).map(({pointer}) => pointer)).toEqual([
			'/apiKey',
			'/timeoutMs',
			'/retry/attempts',
			'/retry/maxDelayMs',
		]);
	});

	it('suggests the nearest name', () => {
		expect(issuesOf({...VALID, timeoutMS: 5})).toMatchObject([{suggestion: 'timeoutMs'}]);
		expect(issuesOf({...VALID, retry: {attempts: 2, maxDelay: 1}})).toMatchObject([{suggestion: 'maxDelayMs'}]);
	});
});

describe('a base URL that is accepted', () => {
	it.each([
		['https://checkout.example/@shop/a:b@c', 'https://checkout.example/@shop/a:b@c/session'],
		['https://checkout.example/a:@b', 'https://checkout.example/a:@b/session'],
		['https://checkout.example/api//v1//', 'https://checkout.example/api//v1/session'],
		['http://127.10.20.30', 'http://127.10.20.30/session'],
	])('%s is called at %s', (baseUrl, url) => {
		expect(readService(defineService({...VALID, baseUrl}))?.url).toBe(url);
	});
});

describe('the ends of numbers', () => {
	it.each([
		['timeoutMs', 1, 2 ** 31 - 1],
		['totalTimeoutMs', 1, 2 ** 31 - 1],
		['maxResponseBytes', 1, 2 ** 28],
		['retry.attempts', 1, 10],
		['retry.maxDelayMs', 0, 600_000],
	])('%s is from %i to %i', (name, least, most) => {
		const [group = '', inner] = name.split('.');
		const having = (value: unknown) =>
			issuesOf({...VALID, [group]: inner === undefined ? value : {attempts: 2, [inner]: value}});
		for (const value of [least, most]) expect(having(value)).toEqual([]);
		for (const value of [least - 1, most + 1, least + 0.5, Number.NaN, null])
			expect(having(value)).toMatchObject([{pointer: `/${name.replace('.', '/')}`}]);
	});
});

describe('the defaults', () => {
	const defaults = {
		credentials: 'apiKey',
		timeoutMs: 10_000,
		totalTimeoutMs: Number.POSITIVE_INFINITY,
		maxResponseBytes: 1_048_576,
		attempts: 1,
		maxDelayMs: 5000,
		idempotent: false,
		headers: {},
		fetch: undefined,
		onEvent: undefined,
	};

	it('are one attempt of ten seconds, one mebibyte, and only the key for authentication', () => {
		expect(readServiceOptions(VALID)).toEqual({...VALID, ...defaults});
		expect(readServiceOptions({...VALID, retry: false})).toEqual({...VALID, ...defaults});
	});

	it('apply to every option that is undefined', () => {
		const absent = Object.fromEntries(Object.keys(defaults).map(name => [name, undefined]));
		const {attempts: _, maxDelayMs: __, idempotent: ___, ...options} = absent;
		expect(readServiceOptions({...VALID, ...options, retry: undefined})).toEqual({...VALID, ...defaults});
		expect(readServiceOptions({...VALID, retry: {attempts: 2, maxDelayMs: undefined, idempotent: undefined}})).toEqual({
			...VALID,
			...defaults,
			attempts: 2,
		});
	});

	it('leave printable Latin-1 and every character of a header name, in lower case', () => {
		const name = "!#$%&'*+.^_`|~09AZaz-";
		const longest = 'x'.repeat(256);
		const value = ' !~\u00a0\u00ff';
		expect(
			readServiceOptions({...VALID, merchantId: 'M ~\u00ff', headers: {[name]: value, [longest]: ''}}),
		).toMatchObject({
			merchantId: 'M ~\u00ff',
			headers: {[name.toLowerCase()]: value, [longest]: ''},
		});
	});
});

describe('what a service sends and keeps secret', () => {
	it('the key in both encodings and the values of extra headers are secret', () => {
		const {secrets} = readService(defineService({...VALID, headers: {'X-Own': 'own value'}})) ?? {};
		expect(secrets).toEqual(['key-1', btoa('key-1'), btoa('key-1:'), 'own value']);
	});
	it('extra headers are sent in lower case, with those of paylock', async () => {
		const {service, inits} = sessionOver(undefined, {...VALID, headers: {'X-Own': 'own value'}});
		await createSession(REQUEST, service);
		expect(inits[0]?.headers).toEqual({
			accept: 'application/json',
			'x-own': 'own value',
			authorization: `Basic ${btoa('key-1')}`,
			'x-merchantid': 'MERCHANT_1',
			'content-type': 'application/json',
			'accept-encoding': 'identity',
		});
	});
});
