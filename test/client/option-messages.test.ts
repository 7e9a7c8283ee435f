// What `defineService` tells of each wrong option: where, which kind of mistake, and in what words; never the value.
import {describe, expect, it} from 'vitest';
import {defineService, readService} from '../../src/client/define-service.js';
import {readOptions} from '../../src/client/service-options.js';
import type {Issue} from '../../src/diagnostics/issue.js';
import {MisuseError} from '../../src/diagnostics/misuse-error.js';

const RIGHT = {baseUrl: 'https://checkout.example', merchantId: 'MERCHANT_1', apiKey: 'key-1'};

/** The one issue of options of which something is wrong. */
function issueOf(wrong: Record<string, unknown>): Issue | undefined {
	try {
		readOptions({...RIGHT, ...wrong});
	} catch (error) {
		if (!(error instanceof MisuseError)) throw error;
		expect(error.total).toBe(1);
		return error.issues[0];
	}
	return undefined;
}

const wrongForm = (message: string) => ({rule: 'invalid-format', message});

describe('S2: the words of an address that is refused', () => {
	const NO_URL = wrongForm('the baseUrl is no absolute URL: write https://, the host and where needed a path');
	const NO_WEB = wrongForm('the baseUrl is no web address: write https://, the host and where needed a path');
	const CREDENTIALS = wrongForm('the baseUrl holds credentials: give them as merchantId and apiKey');
	const QUERY = wrongForm('the baseUrl has a query or a fragment: leave it out');
	const PLAIN = wrongForm(
		'plain http: would show the key to everyone on the way: write https: (http: is for loopback alone)',
	);
	it.each([
		[42, {rule: 'invalid-type', message: 'the baseUrl is no string: write an https: URL'}],
		['checkout.example', NO_URL],
		['https://checkout.example/a b', NO_URL],
		['https://checkout.example/a\u0001', NO_URL],
		['https://checkout.example/a\\b', NO_URL],
		['ftp://checkout.example', NO_WEB],
		['https://user@checkout.example', CREDENTIALS],
		['https://:pass@checkout.example', CREDENTIALS],
		['https://@checkout.example', CREDENTIALS],
		['https://:@checkout.example', CREDENTIALS],
		['https:///:@checkout.example', CREDENTIALS],
		['https://checkout.example?mail=a@b', QUERY],
		['https://checkout.example#:@', QUERY],
		['https://checkout.example?', QUERY],
		['https://checkout.example#', QUERY],
		['http://checkout.example', PLAIN],
		['http://127.0.0.1.checkout.example', PLAIN],
	])('%j', (baseUrl, told) => {
		expect(issueOf({baseUrl})).toEqual({pointer: '/baseUrl', ...told});
	});
	it.each([
		['https://checkout.example/@shop/a:b@c', 'https://checkout.example/@shop/a:b@c/session'],
		['https://checkout.example/a:@b', 'https://checkout.example/a:@b/session'],
		['https://checkout.example/api//v1//', 'https://checkout.example/api//v1/session'],
		['http://127.10.20.30', 'http://127.10.20.30/session'],
	])('%s is called at %s', (baseUrl, url) => {
		expect(readService(defineService({...RIGHT, baseUrl}))?.url).toBe(url);
	});
});

describe('S1: the words of a key, merchant id or header that is refused', () => {
	const noString = (name: string) => ({rule: 'invalid-type', message: `the ${name} is no string: give it as issued`});
	const blank = (name: string) => ({rule: 'invalid-format', message: `the ${name} is blank: give it as issued`});
	const broken = (name: string) =>
		wrongForm(`the ${name} holds a line break or NUL: leave it out, such as one at the end of a file`);
	it.each([
		['apiKey', 1, noString('apiKey')],
		['apiKey', ' ', blank('apiKey')],
		['apiKey', 'key\n', broken('apiKey')],
		['apiKey', 'key\ud800', wrongForm('the apiKey holds half a character: give it as issued')],
		['merchantId', undefined, noString('merchantId')],
		['merchantId', '\t', blank('merchantId')],
		['merchantId', 'M\0', broken('merchantId')],
		[
			'merchantId',
			'M\u0100',
			wrongForm('the merchantId holds a character that no header can carry: give it as issued'),
		],
		['merchantId', 'M ', wrongForm('the merchantId has blanks at its ends: leave them out')],
	])('%s %j', (name, value, told) => {
		expect(issueOf({[name]: value})).toEqual({pointer: `/${name}`, ...told});
	});

	const UNCARRIED = wrongForm('the value of X-Own holds a character that no header can carry: write printable Latin-1');
	it.each<[string, unknown, object]>([
		['X-Own', 1, {rule: 'invalid-type', message: 'the value of X-Own is no string: write one'}],
		['X-Own', 'a\u001fb', UNCARRIED],
		['X-Own', 'a\u007fb', UNCARRIED],
		['X-Own', 'a\u0100b', UNCARRIED],
		[
			'Authorization',
			'a',
			{rule: 'contradiction', message: 'Authorization authenticates or frames the request: leave it to paylock'},
		],
		['x own', 'a', wrongForm('"x own" is no header name: write letters, digits and hyphens')],
		['x'.repeat(257), 'a', {rule: 'invalid-format'}],
	])('header %j of %j', (name, value, told) => {
		expect(issueOf({headers: {[name]: value}})).toMatchObject({
			pointer: expect.stringMatching(/^\/headers\//),
			...told,
		});
	});
	it.each([null, 'x-own: a', [], () => 'a'])('headers %j', headers => {
		expect(issueOf({headers})).toEqual({
			pointer: '/headers',
			rule: 'invalid-type',
			message: 'the headers are no plain object: write {name: value}',
		});
	});
	it('a header twice', () => {
		expect(issueOf({headers: {'x-own': 'a', 'X-Own': 'b'}})).toEqual({
			pointer: '/headers/X-Own',
			rule: 'conflicting-type',
			message: 'X-Own is given already: give it once',
		});
	});
	it('takes printable Latin-1 and every character of a header name, which it writes in lower case', () => {
		const name = "!#$%&'*+.^_`|~09AZaz-";
		const longest = 'x'.repeat(256);
		const value = ' !~\u00a0\u00ff';
		expect(readOptions({...RIGHT, merchantId: 'M ~\u00ff', headers: {[name]: value, [longest]: ''}})).toMatchObject({
			merchantId: 'M ~\u00ff',
			headers: {[name.toLowerCase()]: value, [longest]: ''},
		});
	});
});

describe('the words of other options', () => {
	const noRetry = (what: string) => `${what} is no retry: write false or {attempts, maxDelayMs}`;
	it.each([
		['fetch', 1, '1 is no function: give a function or leave it out'],
		['onEvent', {}, 'an object is no function: give a function or leave it out'],
		['retry', true, noRetry('true')],
		['retry', null, noRetry('null')],
		['retry', {}, noRetry('an object')],
		['retry', Object.assign([], {attempts: 2}), noRetry('a list')],
		['retry', Object.assign(() => 2, {attempts: 2}), noRetry('a function')],
	])('%s %j', (name, value, message) => {
		expect(issueOf({[name]: value})).toEqual({pointer: `/${name}`, rule: 'invalid-type', message});
	});
	it.each([
		['null', null],
		['a list', [RIGHT]],
		['"https://checkout.example"', 'https://checkout.example'],
		['a function', () => RIGHT],
	])('%s in place of all', (what, options) => {
		expect(() => readOptions(options)).toThrow(
			expect.objectContaining({
				issues: [
					{
						pointer: '',
						rule: 'invalid-type',
						message: `${what} is no service: write baseUrl, merchantId, apiKey`,
					},
				],
			}),
		);
	});
	it('an option that there is not', () => {
		const allowed = ['baseUrl', 'merchantId', 'apiKey', 'credentials', 'timeoutMs', 'maxResponseBytes'];
		allowed.push('retry', 'fetch', 'headers', 'onEvent');
		expect(issueOf({'time/out': 5})).toEqual({
			pointer: '/time~1out',
			rule: 'unknown-key',
			message: `"time/out" is no option of a service: write one of ${allowed.join(', ')}`,
			allowed,
		});
	});
	it.each(['apiKey', 'apiKey:'])('a form of the key is %s', credentials => {
		expect(readOptions({...RIGHT, credentials})).toHaveProperty('credentials', credentials);
	});
	it('a form of the key that there is not', () => {
		expect(issueOf({credentials: 'key'})).toEqual({
			pointer: '/credentials',
			rule: 'unknown-value',
			message: "the credentials are no form of the key: write 'apiKey' or 'apiKey:'",
			allowed: ['apiKey', 'apiKey:'],
		});
	});
});

describe('S3: the words and the ends of numbers', () => {
	it.each([
		['timeoutMs', 1, 2 ** 31 - 1],
		['maxResponseBytes', 1, 2 ** 28],
		['retry.attempts', 1, 10],
		['retry.maxDelayMs', 0, 600_000],
	])('%s is from %i to %i', (name, least, most) => {
		const [group, inner] = name.split('.');
		const having = (value: unknown) =>
			readOptions({...RIGHT, [group ?? '']: inner === undefined ? value : {attempts: 2, [inner]: value}});
		const inRange = `write a whole number from ${least} to ${most}`;
		for (const value of [least, most]) having(value);
		for (const value of [least - 1, most + 1, least + 0.5, Number.NaN, null]) {
			expect(() => having(value)).toThrow(new RangeError(`${name} is ${value}: ${inRange}`));
		}
		expect(() => having('5')).toThrow(new RangeError(`${name} is "5": ${inRange}`));
	});
	it('what is not said is one attempt of ten seconds and at most a mebibyte, with the key alone', () => {
		const otherwise = {credentials: 'apiKey', timeoutMs: 10_000, maxResponseBytes: 1_048_576, attempts: 1};
		const read = {...RIGHT, ...otherwise, maxDelayMs: 5000, headers: {}, fetch: undefined, onEvent: undefined};
		expect(readOptions(RIGHT)).toEqual(read);
		expect(readOptions({...RIGHT, retry: false})).toEqual(read);
	});
});

describe('S27: what a service sends and withholds', () => {
	it('is the headers of every call; the key, its two encodings, and the values of extra headers', () => {
		const {secrets, headers} = readService(defineService({...RIGHT, headers: {'X-Own': 'own value'}})) ?? {};
		expect(secrets).toEqual(['key-1', btoa('key-1'), btoa('key-1:'), 'own value']);
		expect(headers).toEqual({
			accept: 'application/json',
			'x-own': 'own value',
			authorization: `Basic ${btoa('key-1')}`,
			'x-merchantid': 'MERCHANT_1',
			'content-type': 'application/json',
			'accept-encoding': 'identity',
		});
		expect(Object.isFrozen(headers)).toBe(true);
	});
});
