// A service is checked once, frozen, and shows no key.
import {inspect} from 'node:util';
import {describe, expect, it} from 'vitest';
import {createSession, defineService, MisuseError, type ServiceOptions} from '../../src/index.js';
import {failureOf, serviceAt} from './calling.js';
import {seen} from './received.js';
import {ENCODED, KEY, REQUEST, secretsIn} from './secrets.js';

const RIGHT: ServiceOptions = {baseUrl: 'https://checkout.example', merchantId: 'MERCHANT_1', apiKey: KEY};

/** What JavaScript may pass, regardless of the types. */
function refused(options: Record<string, unknown>): MisuseError {
	try {
		defineService({...RIGHT, ...options});
	} catch (error) {
		if (error instanceof MisuseError) return error;
		throw error;
	}
	throw new Error(`${inspect(options)} was accepted`);
}

describe('what becomes a header', () => {
	it.each(['\r', '\n', '\0', '\r\nx-evil: 1'])('refuses %j in the key, the merchant id and extra headers', hostile => {
		const planted = `planted${hostile}value`;
		for (const options of [{apiKey: planted}, {merchantId: planted}, {headers: {'x-own': planted}}]) {
			const error = refused(options);
			expect(error.issues).toHaveLength(1);
			expect(seen(error)).not.toContain('planted');
		}
		expect(refused({headers: {[`x-own${hostile}`]: 'a'}}).issues).toHaveLength(1);
	});
	it.each(['', ' ', '\t', undefined, null, 1])('refuses %j as key and as merchant id', blank => {
		expect(refused({apiKey: blank}).issues[0]?.pointer).toBe('/apiKey');
		expect(refused({merchantId: blank}).issues[0]?.pointer).toBe('/merchantId');
	});
	it('refuses a merchant id outside Latin-1 or with blanks at its ends, and a lone surrogate in a key', () => {
		for (const merchantId of ['M\u0416', 'M\u{1f600}', 'M\u0007', ' M', 'M ']) refused({merchantId});
		refused({apiKey: 'key\ud800'});
	});
	it('takes any other character in a key, and Latin-1 in a merchant id', () => {
		expect(defineService({...RIGHT, apiKey: '\u0416:\u{1f600}"key=', merchantId: 'M\u00e9'}).merchantId).toBe(
			'M\u00e9',
		);
	});
	it.each([
		[' S3CRET', 'whitespace'],
		['S3CRET\t', 'whitespace'],
		['S3 CRET', 'whitespace'],
		['\ufeffS3CRET', 'invisible'],
		['S3CRET\u200b', 'invisible'],
		['S3CRET:', 'colon'],
		['Basic UzNDUkVU', 'Basic'],
		['basic UzNDUkVU', 'Basic'],
		['"S3CRET"', 'quotes'],
		["'S3CRET'", 'quotes'],
		['S3CRET"', 'quotes'],
		['\u201cS3CRET\u201d', 'quotes'],
		['undefined', 'missing'],
		['None', 'missing'],
		['$' + '{S3CRET}', 'missing'],
		['<S3CRET>', 'missing'],
	])('refuses the key %j, which it does not show', (apiKey, text) => {
		const {issues, message} = refused({apiKey});
		expect(issues).toMatchObject([{pointer: '/apiKey', problem: expect.stringContaining(text)}]);
		expect(message).not.toMatch(/S3|CRET|UzND/);
	});
	it.each(['https://x.test/session', 'https://x.test/session/', 'https://x.test/v1/Session'])(
		'refuses the base URL %s',
		baseUrl => {
			expect(refused({baseUrl}).issues).toMatchObject([{pointer: '/baseUrl', problem: 'baseUrl ends in /session'}]);
		},
	);
	it('takes a header that is undefined as absent, and a path that contains session', () => {
		const headers = {'x-routing-id': undefined, 'x-a': '1'};
		expect(defineService({...RIGHT, baseUrl: 'https://x.test/sessions', headers})).toBeDefined();
	});
	it.each([
		'Authorization',
		'x-merchantid',
		'X-MerchantId',
		'Content-Type',
		'content-length',
		'Host',
		'Accept-Encoding',
		'Transfer-Encoding',
		'Connection',
		'Expect',
		'__proto__',
		'x own',
		'',
		'x:',
	])('refuses %j as an extra header', name => {
		expect(refused({headers: JSON.parse(`{${JSON.stringify(name)}: "value"}`)}).issues).toHaveLength(1);
	});
	it('refuses a value that is not a header value, and a list of headers', () => {
		for (const value of [1, null, '\u0416', {}]) refused({headers: {'x-a': value}});
		refused({headers: [['x-a', '1']]});
	});
});

describe('the address', () => {
	it.each([
		'http://checkout.example',
		'http://127.0.0.1.checkout.example',
		'http://localhost.checkout.example',
		'http://128.0.0.1',
		'http://0.0.0.0',
		'https://user:pass@checkout.example',
		'https://user@checkout.example',
		'https://@checkout.example',
		'https://checkout.example?a=1',
		'https://checkout.example?',
		'https://checkout.example/#a',
		'https://checkout.example#',
		'javascript:alert(1)',
		'data:text/plain,a',
		'file:///etc/passwd',
		'ftp://checkout.example',
		'https://check\nout.example',
		' https://checkout.example',
		'https:\\\\checkout.example',
		'checkout.example',
		'//checkout.example',
		'',
		undefined,
		null,
		42,
		new URL('https://checkout.example'),
	])('refuses %j', baseUrl => {
		const error = refused({baseUrl});
		expect(error.issues.map(({pointer}) => pointer)).toEqual(['/baseUrl']);
		expect(seen(error)).not.toMatch(/user@|pass@|:pass/);
	});
	it.each([
		['https://checkout.example', 'https://checkout.example'],
		['https://checkout.example/', 'https://checkout.example'],
		['https://checkout.example:8443/api/v1/', 'https://checkout.example:8443/api/v1'],
		['http://localhost:3000', 'http://localhost:3000'],
		['http://127.0.0.1:3000/a', 'http://127.0.0.1:3000/a'],
		['http://127.9.9.9', 'http://127.9.9.9'],
		['http://[::1]:3000', 'http://[::1]:3000'],
	])('takes %s', (baseUrl, kept) => {
		expect(serviceAt(baseUrl).baseUrl).toBe(kept);
	});
});

describe('other options', () => {
	it('reports every mistake at once, including an unknown option', () => {
		const error = refused({baseUrl: 1, apiKey: '', fetch: 1, onEvent: 1, credentials: 'key', retry: 3, headers: 1});
		expect(error.issues.map(({pointer}) => pointer).sort()).toEqual(
			['/apiKey', '/baseUrl', '/credentials', '/fetch', '/headers', '/onEvent', '/retry'].sort(),
		);
		expect(refused({timeout: 5}).issues[0]).toMatchObject({pointer: '/timeout', rule: 'unknown-key'});
		expect(refused({credentials: ['apiKey']}).issues).toHaveLength(1);
	});
	it.each([undefined, null, 'https://checkout.example', 1, []])('refuses %j in place of options', options => {
		expect(() => defineService(options as never)).toThrow(MisuseError);
	});
});

describe('what can be seen of a service', () => {
	const service = serviceAt('https://checkout.example', {headers: {'x-own': 'planted'}, retry: {attempts: 2}});
	it('never shows the key, however it is inspected', () => {
		const copies = [service, {...service}, Object.assign({}, service), JSON.parse(JSON.stringify(service))];
		for (const copy of [...copies, Object.getOwnPropertyDescriptors(service)]) {
			expect(secretsIn(seen(copy))).toEqual([]);
			expect(seen(copy)).not.toContain('planted');
		}
		expect(JSON.stringify(service)).toBe('{"baseUrl":"https://checkout.example","merchantId":"MERCHANT_1"}');
		expect(String(service) + service.close).not.toContain(ENCODED);
	});
	it('is frozen', () => {
		expect(Object.isFrozen(service)).toBe(true);
	});
	it('is not in a copy: a call with a copy fails with a clear message', async () => {
		for (const copy of [{...service}, undefined, null, 'service', RIGHT]) {
			const error = await failureOf(createSession(REQUEST, copy as never));
			expect(error).toMatchObject({kind: 'invalid-request', outcome: 'not-sent', attempts: 0});
			expect(error.message).toContain('defineService');
			expect(secretsIn(seen(error))).toEqual([]);
		}
	});
});
