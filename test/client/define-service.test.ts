// A service: its options are checked once, it is frozen, it shows no key, and its headers authenticate each call.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
	createSession,
	defineService,
	type Issue,
	isMisuseError,
	paylock,
	type ServiceOptions,
} from '../../src/index.js';
import {opened, serviceAt, sessionOver} from './calling.js';
import {seen} from './received.js';
import {ENCODED, KEY, REQUEST, secretsIn} from './secrets.js';

const VALID: ServiceOptions = {baseUrl: 'https://checkout.example', merchantId: 'MERCHANT_1', apiKey: KEY};

/** The issues with options; the error quotes none of the text that it must not. */
function issuesOf(options: unknown, hidden = /invented-key|planted|user@|pass@|:pass|S3|CRET|UzND/): readonly Issue[] {
	try {
		defineService(options as never);
	} catch (error) {
		expect(seen(error)).not.toMatch(hidden);
		if (isMisuseError(error)) return error.issues;
		throw error;
	}
	return [];
}

const rows = (name: string, rule: Issue['rule'], values: readonly unknown[]) =>
	values.map(value => [{[name]: value}, `/${name}`, rule] as const);
const headers = (rule: Issue['rule'], given: Readonly<Record<string, unknown>>) =>
	Object.entries(given).map(([name, value]) => [{headers: {[name]: value}}, `/headers/${name}`, rule] as const);

describe('an option that is refused', () => {
	it.each<readonly [options: object, pointer: string, rule: Issue['rule']]>([
		...rows('baseUrl', 'invalid-type', [undefined, null, 42, new URL('https://checkout.example')]),
		...rows('baseUrl', 'invalid-format', [
			...['http://checkout.example', 'http://127.0.0.1.checkout.example', 'http://localhost.checkout.example'],
			...['http://128.0.0.1', 'http://0.0.0.0', 'ftp://checkout.example', 'javascript:alert(1)', 'data:text/plain,a'],
			...['https://user:pass@checkout.example', 'https://user@checkout.example', 'https://@checkout.example'],
			...['https:///:@checkout.example', 'https://checkout.example?mail=a@b', 'https://checkout.example?a=1'],
			...['https://checkout.example?', 'https://checkout.example/#a', 'https://checkout.example#', ''],
			...['file:///etc/passwd', 'https://check\nout.example', ' https://checkout.example', '//checkout.example'],
			...['https:\\\\checkout.example', 'https://checkout.example/a\\b', 'https://checkout.example/a b'],
			...['checkout.example', 'https://x.test/session', 'https://x.test/session/', 'https://x.test/v1/Session'],
		]),
		...rows('apiKey', 'invalid-type', [undefined, null, 1]),
		...rows('apiKey', 'invalid-format', [
			...['', ' ', '\t', 'key\n', 'planted\rvalue', 'planted\0value', 'planted\r\nx-evil: 1', 'key\ud800', 'S3 CRET'],
			...[' S3CRET', 'S3CRET\t', '\ufeffS3CRET', 'S3CRET\u200b', 'S3CRET:', 'Basic UzNDUkVU', 'basic UzNDUkVU'],
			...['"S3CRET"', "'S3CRET'", 'S3CRET"', '\u201cS3CRET\u201d', 'undefined', 'None', '$' + '{S3CRET}', '<S3CRET>'],
		]),
		...rows('merchantId', 'invalid-type', [undefined, null, 1, Object.create(null)]),
		...rows('merchantId', 'invalid-format', [
			...['', ' ', '\t', 'planted\rvalue', 'planted\nvalue', 'planted\0value', 'planted\r\nx-evil: 1'],
			...['M\u0100', 'M\u{1f600}', 'M\u0007', ' M', 'M '],
		]),
		...rows('headers', 'invalid-type', [null, 1, [['x-a', '1']], new Headers({'x-own': 'a'})]),
		...headers('invalid-type', {'X-Own': 1, 'x-a': null, 'x-b': {}}),
		...headers('invalid-format', {
			...{'x-a': 'planted\rvalue', 'x-b': 'planted\nvalue', 'x-c': 'planted\0value', 'x-d': 'planted\r\nx-evil: 1'},
			...{'x-e': 'a\u007fb', 'x-f': '\u0416', 'x-g\r': 'a', 'x-g\n': 'a', 'x-g\0': 'a', 'x-g\r\nx-evil: 1': 'a'},
			...{'': 'a', 'x own': 'a', 'x:': 'a', ['x'.repeat(257)]: 'a', ['__proto__']: 'a'},
			...{Authorization: 'a', 'X-MerchantId': 'a', 'Content-Type': 'a', 'content-length': 'a', Host: 'a'},
			...{'Accept-Encoding': 'a', 'Transfer-Encoding': 'a', Connection: 'a', Expect: 'a', 'keep-alive': 'a'},
			...{upgrade: 'a', te: 'a', trailer: 'a', 'proxy-authorization': 'a'},
		}),
		...rows('fetch', 'invalid-type', [1]),
		...rows('onEvent', 'invalid-type', [{}]),
		...rows('credentials', 'unknown-value', ['key', ['apiKey']]),
		...rows('timeoutMs', 'invalid-type', ['5']),
		...rows('retry', 'invalid-type', [true, null, 3]),
		[{retry: {}}, '/retry/attempts', 'missing-field'],
		[{retry: {attempts: 2, maxDelay: 5}}, '/retry/maxDelay', 'unknown-key'],
		[{retry: {attempts: 2, idempotent: 'true'}}, '/retry/idempotent', 'invalid-type'],
		[{timeout: 5}, '/timeout', 'unknown-key'],
		[{'time/out': 5}, '/time~1out', 'unknown-key'],
	])('%j at %s: %s', (options, pointer, rule) => {
		const issues = issuesOf({...VALID, ...options});
		// A value that is not a set of retry options has no attempts either.
		expect(issues.filter(issue => issue.pointer.startsWith(pointer)).length).toBe(issues.length);
		expect(issues[0]).toMatchObject({pointer, rule, severity: 'error'});
		if (pointer !== '/retry') expect(issues).toHaveLength(1);
	});

	it.each([null, [VALID], new Map(), 'https://checkout.example', 1, () => VALID, undefined])(
		'%s in place of the options',
		options => {
			expect(issuesOf(options)).toMatchObject([{pointer: '', rule: 'invalid-type'}]);
		},
	);

	it('never hides another, numbers included', () => {
		const retry = {attempts: 0, maxDelayMs: -1};
		const wrong = {baseUrl: 1, apiKey: '', credentials: 'key', timeoutMs: 0, fetch: 1, onEvent: 1, retry, headers: 1};
		expect(new Set(issuesOf({...VALID, ...wrong}).map(({pointer}) => pointer))).toEqual(
			new Set([
				...['/baseUrl', '/apiKey', '/credentials', '/timeoutMs', '/fetch', '/onEvent', '/headers'],
				...['/retry/attempts', '/retry/maxDelayMs'],
			]),
		);
	});

	it('suggests the nearest name', () => {
		expect(issuesOf({...VALID, timeoutMS: 5})).toMatchObject([{suggestion: 'timeoutMs'}]);
		expect(issuesOf({...VALID, retry: {attempts: 2, maxDelay: 1}})).toMatchObject([{suggestion: 'maxDelayMs'}]);
	});

	it.each([
		['timeoutMs', 1, 2 ** 31 - 1],
		['totalTimeoutMs', 1, 2 ** 31 - 1],
		['maxResponseBytes', 1, 2 ** 28],
		['retry.attempts', 1, 10],
		['retry.maxDelayMs', 0, 600_000],
	])('is %s, a whole number outside %i to %i', (name, least, most) => {
		const [group = '', inner] = name.split('.');
		const having = (value: unknown) =>
			issuesOf({...VALID, [group]: inner === undefined ? value : {attempts: 2, [inner]: value}});
		for (const value of [least, most]) expect(having(value)).toEqual([]);
		const pointer = `/${name.replace('.', '/')}`;
		for (const value of [least - 1, most + 1, least + 0.5, Number.NaN])
			expect(having(value)).toMatchObject([{pointer, rule: 'invalid-format'}]);
		expect(having(null)).toMatchObject([{pointer, rule: 'invalid-type'}]);
	});
});

it('an option that is undefined counts as absent', () => {
	const names = [
		'credentials',
		'timeoutMs',
		'totalTimeoutMs',
		'maxResponseBytes',
		'retry',
		'headers',
		'fetch',
		'onEvent',
	];
	const absent = Object.fromEntries(names.map(name => [name, undefined]));
	expect(issuesOf({...VALID, ...absent})).toEqual([]);
	const retry = {attempts: 2, maxDelayMs: undefined, idempotent: undefined};
	expect(issuesOf({...VALID, retry, headers: {'x-a': undefined}})).toEqual([]);
	expect(issuesOf({...VALID, retry: false})).toEqual([]);
});

describe('the address', () => {
	it.each([
		['https://checkout.example', 'https://checkout.example'],
		['https://checkout.example/', 'https://checkout.example'],
		['https://checkout.example:8443/api/v1/', 'https://checkout.example:8443/api/v1'],
		['https://checkout.example/@shop/a:b@c', 'https://checkout.example/@shop/a:b@c'],
		['https://checkout.example/a:@b', 'https://checkout.example/a:@b'],
		['https://checkout.example/api//v1//', 'https://checkout.example/api//v1'],
		['https://x.test/sessions', 'https://x.test/sessions'],
		['http://localhost:3000', 'http://localhost:3000'],
		['http://127.10.20.30', 'http://127.10.20.30'],
		['http://[::1]:3000', 'http://[::1]:3000'],
	])('%s is called at %s/session', async (baseUrl, kept) => {
		const urls: string[] = [];
		const service = serviceAt(baseUrl, {
			fetch: async (url, init) => {
				urls.push(url);
				return opened(init);
			},
		});
		await createSession(REQUEST, service);
		expect([service.baseUrl, ...urls]).toEqual([kept, `${kept}/session`]);
	});
});

describe('the headers of a call', () => {
	const headersOf = async (options: Partial<ServiceOptions>) => {
		const {service, inits} = sessionOver([opened], options);
		await createSession(REQUEST, service);
		return inits[0]?.headers;
	};
	const own = {
		accept: 'application/json',
		authorization: `Basic ${ENCODED}`,
		'x-merchantid': 'MERCHANT_1',
		'content-type': 'application/json',
		'accept-encoding': 'identity',
	};
	it('are those of paylock and the extra ones in lower case, of which accept replaces its own', async () => {
		const longest = 'x'.repeat(256);
		const extra = {[longest]: '', 'X-Own': ' !~\u00a0\u00ff', "!#$%&'*+.^_`|~09AZaz-": 'a'};
		expect(await headersOf({merchantId: 'M ~\u00ff', headers: {...extra, 'x-absent': undefined}})).toEqual({
			...own,
			'x-merchantid': 'M ~\u00ff',
			[longest]: '',
			'x-own': ' !~\u00a0\u00ff',
			"!#$%&'*+.^_`|~09azaz-": 'a',
		});
		expect(await headersOf({headers: {Accept: 'text/json'}})).toEqual({...own, accept: 'text/json'});
	});
	it('carry any key as base64 of its UTF-8 bytes, with a colon as a user name', async () => {
		const key = fc.string({unit: 'binary'}).filter(apiKey => issuesOf({...VALID, apiKey}, /^$/).length === 0);
		await fc.assert(
			fc.asyncProperty(key, async apiKey => {
				for (const [credentials, text] of [
					['apiKey', apiKey],
					['apiKeyAsUser', `${apiKey}:`],
				] as const) {
					const sent = await headersOf({apiKey, credentials});
					expect(sent).toHaveProperty('authorization', `Basic ${Buffer.from(text, 'utf8').toString('base64')}`);
				}
			}),
		);
	});
});

describe('the service of a kit', () => {
	it.each([
		[{}, {}, KEY],
		[{credentials: 'apiKeyAsUser'}, {}, `${KEY}:`],
		[{credentials: 'apiKeyAsUser'}, {credentials: undefined}, `${KEY}:`],
		[{credentials: 'apiKeyAsUser'}, {credentials: 'apiKey'}, KEY],
	] as const)('of the account %j and with the options %j authenticates as %s', async (account, options, text) => {
		const sent: string[] = [];
		const service = paylock(account).defineService({
			...VALID,
			fetch: async (_, init) => {
				sent.push(init.headers.authorization ?? '');
				return opened(init);
			},
			...options,
		});
		await createSession(REQUEST, service);
		expect(sent).toEqual([`Basic ${btoa(text)}`]);
	});
	it('is refused like any other, with a stack that starts at the call', () => {
		const {defineService} = paylock({});
		const refused = () => defineService({...VALID, merchantId: ''});
		expect(refused).toThrow(/merchantId/);
		try {
			refused();
		} catch (error) {
			expect((error as Error).stack?.split('\n').find(line => line.trim().startsWith('at '))).toContain('refused');
		}
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
});
