// The transport over a fetch, without a service: what it passes to the fetch, what it reads, and how it reports errors.
import {afterEach, describe, expect, it, vi} from 'vitest';
import {attempt} from '../../src/client/create-session.js';
import {overFetch} from '../../src/client/transports/fetch.js';
import {type Exchange, readBytes} from '../../src/client/transports/transport.js';
import type {FetchInit, FetchLike, FetchResponse} from '../../src/index.js';

const URL_OF_SESSIONS = 'https://checkout.example/session';
const HEADERS = Object.freeze({'x-a': '1'});
const MESSAGE = {body: '{}', headers: {}};

afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});

/** Makes an attempt over the fetch. */
function send(fetch: FetchLike | undefined, most = 1000, url = URL_OF_SESSIONS) {
	const connection = overFetch(fetch, {url, headers: HEADERS, maxResponseBytes: most});
	const controller = new AbortController();
	const end = attempt(connection, MESSAGE, 60_000, controller.signal);
	return {end, cancel: () => controller.abort()};
}
const answers = (answer: unknown) => async () => answer as FetchResponse; // what a fetch of JavaScript may give
const fails = (error: unknown) => () => Promise.reject(error);

/** A body of these pieces, how often it was read, and whether it was canceled. */
function bodyOf(...pieces: Uint8Array[]) {
	const seen = {reads: 0, canceled: 0};
	const reader = {
		async read() {
			const value = pieces[seen.reads];
			seen.reads += 1;
			return {done: seen.reads > pieces.length, value};
		},
		async cancel() {
			seen.canceled += 1;
		},
	};
	return {seen, body: {getReader: () => reader}};
}
const bytes = (...values: number[]) => Uint8Array.from(values);
const settled = () => new Promise(setImmediate);

describe('what a fetch is called with', () => {
	it('is the address and the options of the standard', async () => {
		const calls: [string, FetchInit][] = [];
		await send(async (...call) => {
			calls.push(call);
			return new Response('');
		}).end;
		const options = {method: 'POST', headers: {'x-a': '1'}, body: '{}', redirect: 'manual'};
		expect(calls).toStrictEqual([[URL_OF_SESSIONS, {...options, signal: expect.any(AbortSignal)}]]);
	});
	it('is its own: a fetch may add headers, and changes no other call', async () => {
		const seen: Record<string, string>[] = [];
		const fetch: FetchLike = async (_, {headers}) => {
			seen.push({...headers});
			headers['x-trace'] = 'T';
			return new Response('');
		};
		const connection = overFetch(fetch, {url: URL_OF_SESSIONS, headers: HEADERS, maxResponseBytes: 1000});
		for (let call = 0; call < 2; call += 1) {
			const end = await connection.send(MESSAGE, new AbortController().signal);
			expect(end).toMatchObject({sent: true, status: 200});
		}
		expect(seen).toEqual([{'x-a': '1'}, {'x-a': '1'}]);
	});
});

describe('reading a response', () => {
	it('is its status, headers and the whole body', async () => {
		const {body} = bodyOf(bytes(1, 2), bytes(3));
		const lines = [
			['x-a', '1'],
			['x-b', '2'],
		] as const;
		const headers = {
			forEach: (visit: (value: string, name: string) => void) => {
				for (const [name, value] of lines) visit(value, name);
			},
		};
		const exchange = await send(answers({status: 201, headers, body})).end;
		expect(exchange).toMatchObject({sent: true, status: 201, body: bytes(1, 2, 3)});
		expect(exchange).not.toHaveProperty('failure');
		expect(exchange.headers).toEqual({'x-a': '1', 'x-b': '2'});
		expect(Object.isFrozen(exchange.headers)).toBe(true);
	});
	it('is empty if the response has no body', async () => {
		expect(await send(answers({status: 204, headers: new Headers(), body: null})).end).toMatchObject({body: bytes()});
	});
	it.each([0, 300, 307, 399])('is absent if the status is %i', async status => {
		const {seen, body} = bodyOf(bytes(1));
		const {end} = send(answers({status, headers: new Headers(), body}));
		expect(await end).toEqual({sent: true, status, headers: expect.anything()});
		await settled();
		expect(seen).toEqual({reads: 0, canceled: 1});
	});
	it('is at most the requested size', async () => {
		const whole = bodyOf(bytes(1, 2), bytes(3));
		expect(await send(answers({status: 200, headers: new Headers(), ...whole}), 3).end).toMatchObject({
			body: bytes(1, 2, 3),
		});
		expect(whole.seen.canceled).toBe(0);
		const {seen, body} = bodyOf(bytes(1, 2), bytes(3, 4), bytes(5));
		const exchange = await send(answers({status: 200, headers: new Headers(), body}), 3).end;
		expect(exchange).toMatchObject({sent: true, status: 200, failure: 'too-large'});
		expect(exchange).not.toHaveProperty('body');
		expect(seen).toEqual({reads: 2, canceled: 1});
	});
	it('is joined from any number of chunks', async () => {
		const only = bytes(1, 2);
		expect(await readBytes(bodyOf(only).body.getReader(), 2)).toEqual(only);
		expect(await readBytes(bodyOf().body.getReader(), 0)).toEqual(bytes());
		expect(await readBytes(bodyOf(only, bytes(), bytes(3)).body.getReader(), 3)).toEqual(bytes(1, 2, 3));
	});
});

describe('a canceled call', () => {
	it('before a response, ends the fetch', async () => {
		let signal: {aborted: boolean} | undefined;
		const {end, cancel} = send((_, init) => {
			signal = init.signal;
			return new Promise((_, reject) => {
				init.signal.addEventListener('abort', () => reject(new Error('aborted')));
			});
		});
		await settled();
		cancel();
		expect(await end).toEqual({sent: true, failure: 'aborted'});
		expect(signal?.aborted).toBe(true);
	});
	it('in the body, leaves the rest unread, and reports what was received', async () => {
		let canceled = 0;
		const read = vi.fn(() => new Promise<{done: boolean}>(() => {}));
		const cancel = async () => {
			canceled += 1;
			throw new Error('cannot be canceled');
		};
		const body = {getReader: () => ({read, cancel})};
		const call = send(answers({status: 200, headers: new Headers(), body}));
		await vi.waitUntil(() => read.mock.calls.length > 0);
		call.cancel();
		expect(await call.end).toEqual({sent: true, status: 200, headers: expect.anything(), failure: 'aborted'});
		expect(canceled).toBe(1);
	});
	it('cancels the body of a response that comes too late', async () => {
		const {seen, body} = bodyOf(bytes(1));
		let respond = (_: FetchResponse): void => {};
		const late = new Promise<FetchResponse>(resolve => {
			respond = resolve;
		});
		const call = send(() => late);
		call.cancel();
		await call.end;
		respond({status: 200, headers: new Headers(), body});
		await settled();
		expect(seen.canceled).toBe(1);
	});
});

describe('the error of a fetch', () => {
	const coded = (code: unknown, cause?: unknown) => Object.assign(new Error('failed'), {code, cause});
	const unreachable = (syscall: string) => Object.assign(new Error('failed'), {code: 'EHOSTUNREACH', syscall});
	const within = (depth: number, inner: unknown): unknown =>
		depth === 0 ? inner : Object.assign(new Error('failed'), {cause: within(depth - 1, inner)});
	it.each<[string, unknown, Partial<Exchange>]>([
		['a code of looking up', coded('ENOTFOUND'), {sent: false, code: 'ENOTFOUND'}],
		['a code within', within(1, coded('ECONNREFUSED')), {sent: false, code: 'ECONNREFUSED'}],
		['a code two deep', within(2, coded('EAI_AGAIN')), {sent: true}],
		['the outermost of two', coded('ECONNRESET', coded('ENOTFOUND')), {sent: true, code: 'ECONNRESET'}],
		['a number, then a code', coded(20, coded('CERT_HAS_EXPIRED')), {sent: false, code: 'CERT_HAS_EXPIRED'}],
		['a code of what was sent', coded('UND_ERR_SOCKET'), {sent: true, code: 'UND_ERR_SOCKET'}],
		['a route lost while connecting', unreachable('connect'), {sent: false, code: 'EHOSTUNREACH'}],
		['a route lost later', unreachable('read'), {sent: true, code: 'EHOSTUNREACH'}],
		[
			'a TLS alert, which may answer a request',
			coded('ERR_SSL_BAD_RECORD_MAC'),
			{sent: true, code: 'ERR_SSL_BAD_RECORD_MAC'},
		],
		['a code that ends like one', coded('NOT_ENOTFOUND'), {sent: true, code: 'NOT_ENOTFOUND'}],
		['a code that begins like one', coded('ENOTFOUND_'), {sent: true, code: 'ENOTFOUND_'}],
		['a code without a cause', coded('ENOTFOUND', null), {sent: false, code: 'ENOTFOUND'}],
		['that it could not connect', within(1, new Error('client error (Connect)')), {sent: false}],
		[
			'a code, and that it could not connect',
			coded('EPIPE', new Error('client error (Connect)')),
			{sent: true, code: 'EPIPE'},
		],
		['a message that is none', {message: ['client error (Connect)']}, {sent: true}],
		['nothing', undefined, {sent: true}],
		['null', null, {sent: true}],
		['a text', 'ENOTFOUND', {sent: true}],
	])('%s', async (_, error, expected) => {
		expect(await send(fails(error)).end).toStrictEqual({failure: 'broken', ...expected});
	});
	it('counts as sent once a status has arrived', async () => {
		const read = () => Promise.reject(coded('ENOTFOUND'));
		const body = {getReader: () => ({read, cancel: async () => {}})};
		expect(await send(answers({status: 200, headers: new Headers(), body})).end).toMatchObject({
			sent: true,
			status: 200,
			failure: 'broken',
			code: 'ENOTFOUND',
		});
	});
});

describe('what is not sent at all', () => {
	const counted = () => {
		let calls = 0;
		return {
			calls: () => calls,
			fetch: async () => {
				calls += 1;
				return new Response('');
			},
		};
	};
	it('is a call without a fetch', async () => {
		expect(await send(undefined).end).toStrictEqual({sent: false, failure: 'broken', code: 'NO_FETCH'});
	});
	it('is a call over https: while the variable turns certificate checks off', async () => {
		const {calls, fetch} = counted();
		vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
		const code = 'NODE_TLS_REJECT_UNAUTHORIZED';
		expect(await send(fetch).end).toStrictEqual({sent: false, failure: 'broken', code});
		expect(calls()).toBe(0);
		// Loopback has no certificate.
		await send(fetch, 1000, 'http://127.0.0.1/session').end;
		expect(calls()).toBe(1);
		// Its fetch ignores the variable.
		vi.stubGlobal('Deno', {});
		await send(fetch).end;
		expect(calls()).toBe(2);
	});
	it.each([
		['says that they are', {env: {NODE_TLS_REJECT_UNAUTHORIZED: '1'}}],
		['is not there', {env: {}}],
		['has no environment', {}],
		['has no process', undefined],
	])('is nothing where the variable %s', async (_, process) => {
		const {calls, fetch} = counted();
		vi.stubGlobal('process', process);
		const {end} = send(fetch);
		vi.unstubAllGlobals();
		await end;
		expect(calls()).toBe(1);
	});
});
