// A call over an injected fetch: what the fetch is called with, what is read of its response, and when nothing is sent.
import {getEventListeners} from 'node:events';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {createSession, type FetchInit, type FetchResponse} from '../../src/index.js';
import {answered, errorOf, never, opened, serviceAt, sessionOver, status} from './calling.js';
import {KEY, REQUEST} from './secrets.js';

afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const settled = () => new Promise(setImmediate);
const session = (text: string) => Uint8Array.from(Buffer.from(`{"sdk_payload":${text}}`));

/** A response with a body of these pieces, how often it was read, and whether it was canceled. */
function inPieces(...pieces: Uint8Array[]) {
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
	const response: FetchResponse = {status: 200, headers: new Headers(), body: {getReader: () => reader}};
	return {seen, response};
}

describe('a fetch', () => {
	it('is called once with the address and the options of the standard', async () => {
		const calls: [string, FetchInit][] = [];
		const service = serviceAt('https://checkout.example/api', {
			fetch: async (...call) => {
				calls.push(call);
				return opened(call[1]);
			},
		});
		await createSession(REQUEST, service);
		const options = {method: 'POST', headers: expect.any(Object), body: JSON.stringify(REQUEST), redirect: 'manual'};
		const signal = expect.any(AbortSignal);
		expect(calls).toStrictEqual([['https://checkout.example/api/session', {...options, signal}]]);
	});
	it('may add headers, which changes no other call', async () => {
		const seen: object[] = [];
		const {service} = sessionOver([
			init => {
				seen.push({...init.headers});
				init.headers['x-trace'] = 'T';
				return opened(init);
			},
		]);
		for (let call = 0; call < 2; call += 1) await createSession(REQUEST, service);
		expect(seen[1]).toEqual(seen[0]);
	});
	it.each([
		['throws at once', Error(KEY)],
		['rejects with its secrets', Object.assign(new Error(KEY), {code: KEY, cause: {code: KEY}})],
	])('that %s shows none of it', async (_, thrown) => {
		const error = await errorOf(
			sessionOver([
				() => {
					throw thrown;
				},
			]).service,
		);
		expect(error).toMatchObject({kind: 'network', outcome: 'unknown'});
		expect(error).not.toHaveProperty('cause');
		expect(JSON.stringify(error) + error.stack).not.toContain(KEY);
	});
});

describe('a response', () => {
	it('is its status, its headers and the whole body, in any number of pieces', async () => {
		const text = session('{"a":"\u20ac"}');
		const headers = new Headers({'x-a': '1', 'x-b': '2'});
		for (const pieces of [[text], [text.slice(0, 21), new Uint8Array(0), text.slice(21)]]) {
			const {response, seen} = inPieces(...pieces);
			const {service} = sessionOver([() => ({...response, status: 201, headers})], {maxResponseBytes: text.length});
			const result = await createSession(REQUEST, service);
			expect(result).toMatchObject({status: 201, sdkPayloadText: '{"a":"\u20ac"}', headers: {'x-a': '1', 'x-b': '2'}});
			expect(Object.keys(result.headers)).toEqual(['x-a', 'x-b']);
			expect(result.headers).toSatisfy(Object.isFrozen);
			expect(seen.canceled).toBe(0);
		}
	});
	it('without a body is not a session', async () => {
		expect(await errorOf(sessionOver([() => new Response(null)]).service)).toHaveProperty(
			'kind',
			'unreadable-response',
		);
	});
	it.each([0, 300, 307, 399])('of status %i is not read', async status => {
		const {seen, response} = inPieces(session('{}'));
		const {service, inits} = sessionOver([() => ({...response, status})]);
		expect(await errorOf(service)).toHaveProperty('kind', 'rejected');
		await settled();
		expect(seen).toEqual({reads: 0, canceled: 1});
		expect(inits[0]?.signal.aborted).toBe(true);
	});
	it('is not read beyond its limit', async () => {
		const {seen, response} = inPieces(Uint8Array.of(1, 2), Uint8Array.of(3, 4), Uint8Array.of(5));
		const {service, inits} = sessionOver([() => response], {maxResponseBytes: 3});
		expect(await errorOf(service)).toMatchObject({kind: 'unreadable-response', outcome: 'unknown', status: 200});
		expect(seen).toEqual({reads: 2, canceled: 1});
		expect(inits[0]?.signal.aborted).toBe(true);
	});
	it('has at most one mebibyte by default', async () => {
		const text = `{"sdk_payload":{}}${' '.repeat(2 ** 20 - 18)}`;
		const {service, inits} = sessionOver([answered(text), answered(`${text} `)]);
		expect(await createSession(REQUEST, service)).toHaveProperty('sdkPayloadText', '{}');
		expect(inits[0]?.signal.aborted).toBe(false);
		expect(await errorOf(service)).toHaveProperty('kind', 'unreadable-response');
	});
	it.each([
		[200, {kind: 'timeout', outcome: 'unknown'}],
		[400, {kind: 'rejected', outcome: 'not-accepted', status: 400}],
	])('of status %i whose body never ends is %j', async (status, expected) => {
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
		const call = errorOf(sessionOver([() => new Response(new ReadableStream(), {status})]).service);
		await vi.runOnlyPendingTimersAsync();
		expect(await call).toMatchObject(expected);
	});
});

describe('a canceled call', () => {
	it('before a response, ends the fetch', async () => {
		const controller = new AbortController();
		const {service, inits} = sessionOver([
			({signal}) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
		]);
		const call = errorOf(service, REQUEST, controller.signal);
		await settled();
		controller.abort();
		expect(await call).toMatchObject({kind: 'aborted', outcome: 'unknown', attempts: 1});
		expect(inits[0]?.signal.aborted).toBe(true);
	});
	it('in the body, leaves the rest unread', async () => {
		let canceled = 0;
		const read = vi.fn(() => new Promise<{done: boolean}>(() => {}));
		const cancel = async () => {
			canceled += 1;
			throw new Error('cannot be canceled');
		};
		const controller = new AbortController();
		const response = {status: 200, headers: new Headers(), body: {getReader: () => ({read, cancel})}};
		const call = errorOf(sessionOver([() => response]).service, REQUEST, controller.signal);
		while (read.mock.calls.length === 0) await settled();
		controller.abort();
		expect(await call).toMatchObject({kind: 'aborted', outcome: 'unknown'});
		expect(canceled).toBe(1);
	});
	it('cancels the body of a response that comes too late', async () => {
		const {seen, response} = inPieces(session('{}'));
		let respond: (response: FetchResponse) => void = () => {};
		const late = new Promise<FetchResponse>(resolve => {
			respond = resolve;
		});
		const controller = new AbortController();
		const call = errorOf(sessionOver([() => late]).service, REQUEST, controller.signal);
		controller.abort();
		await call;
		respond(response);
		await settled();
		expect(seen.canceled).toBe(1);
	});
});

describe('calls on one signal', () => {
	it('share one listener, which is removed with the last call, and leave no timer', async () => {
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
		const {signal} = new AbortController();
		for (let round = 0; round < 2; round += 1) {
			const answers: (() => void)[] = [];
			const {service} = sessionOver([init => new Promise(resolve => answers.push(() => resolve(opened(init))))]);
			const calls = Array.from({length: 50}, () => createSession(REQUEST, service, {signal}));
			for (const [index, call] of calls.entries()) {
				expect(getEventListeners(signal, 'abort')).toHaveLength(1);
				answers[index]?.();
				await call;
			}
			expect(getEventListeners(signal, 'abort')).toEqual([]);
			expect(vi.getTimerCount()).toBe(0);
		}
	});
	it('share one listener on a signal of another implementation too', async () => {
		const listeners: unknown[] = [];
		const signal = {
			aborted: false,
			addEventListener: (_: 'abort', listener: () => void) => void listeners.push(listener),
			removeEventListener: () => void listeners.pop(),
		};
		const calls = Array.from({length: 2}, () => createSession(REQUEST, sessionOver().service, {signal}));
		expect(listeners).toHaveLength(1);
		await Promise.all(calls);
		expect(listeners).toEqual([]);
	});
	it('end with it, except those that have ended', async () => {
		const controller = new AbortController();
		const {service} = sessionOver([never, opened, never]);
		const calls = Array.from({length: 3}, () =>
			createSession(REQUEST, service, {signal: controller.signal}).catch(({kind}) => kind),
		);
		expect(await calls[1]).toHaveProperty('status', 200);
		controller.abort();
		expect(await Promise.all([calls[0], calls[2]])).toEqual(['aborted', 'aborted']);
		expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
	});
	it('end with it during the wait between two attempts, and leave no timer', async () => {
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
		const controller = new AbortController();
		const {service, inits} = sessionOver([status(429)], {retry: {attempts: 2}});
		const call = errorOf(service, REQUEST, controller.signal);
		while (inits.length === 0 || vi.getTimerCount() === 0) await settled();
		await settled();
		controller.abort();
		expect(await call).toMatchObject({kind: 'aborted', outcome: 'not-accepted', attempts: 1});
		expect(vi.getTimerCount()).toBe(0);
		expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
	});
});

describe('the error of a fetch', () => {
	const coded = (code: unknown, cause?: unknown) => Object.assign(new Error('failed'), {code, cause});
	const unreachable = (syscall: string) => Object.assign(new Error('failed'), {code: 'EHOSTUNREACH', syscall});
	const within = (depth: number, inner: unknown): unknown =>
		depth === 0 ? inner : Object.assign(new Error('failed'), {cause: within(depth - 1, inner)});
	it.each<[string, unknown, outcome: string, code?: string]>([
		['a code of looking up', coded('ENOTFOUND'), 'not-sent', 'ENOTFOUND'],
		['a code within', within(1, coded('ECONNREFUSED')), 'not-sent', 'ECONNREFUSED'],
		['a code two deep', within(2, coded('EAI_AGAIN')), 'unknown'],
		['the outermost of two', coded('ECONNRESET', coded('ENOTFOUND')), 'unknown', 'ECONNRESET'],
		['a number, then a code', coded(20, coded('CERT_HAS_EXPIRED')), 'not-sent', 'CERT_HAS_EXPIRED'],
		['a code of what was sent', coded('UND_ERR_SOCKET'), 'unknown', 'UND_ERR_SOCKET'],
		['a route lost while connecting', unreachable('connect'), 'not-sent', 'EHOSTUNREACH'],
		['a route lost later', unreachable('read'), 'unknown', 'EHOSTUNREACH'],
		['a TLS alert, which may answer a request', coded('ERR_SSL_ALERT'), 'unknown', 'ERR_SSL_ALERT'],
		['a code that ends like one', coded('NOT_ENOTFOUND'), 'unknown', 'NOT_ENOTFOUND'],
		['a code that begins like one', coded('ENOTFOUND_'), 'unknown', 'ENOTFOUND_'],
		['a code without a cause', coded('ENOTFOUND', null), 'not-sent', 'ENOTFOUND'],
		['that it could not connect', within(1, new Error('client error (Connect)')), 'not-sent'],
		['a code, and that', coded('EPIPE', new Error('client error (Connect)')), 'unknown', 'EPIPE'],
		['a message that is none', {message: ['client error (Connect)']}, 'unknown'],
		['nothing', undefined, 'unknown'],
		['null', null, 'unknown'],
		['a text', 'ENOTFOUND', 'unknown'],
	])('%s', async (_, thrown, outcome, code) => {
		const error = await errorOf(sessionOver([() => Promise.reject(thrown)]).service);
		expect(error).toMatchObject({kind: 'network', outcome, retryable: outcome === 'not-sent'});
		expect(error.cause).toEqual(code && expect.objectContaining({message: code, code}));
	});
	it('counts as sent once a status has arrived', async () => {
		const reader = {read: () => Promise.reject(coded('ENOTFOUND')), cancel: async () => {}};
		const {service} = sessionOver([() => ({status: 200, headers: new Headers(), body: {getReader: () => reader}})]);
		expect(await errorOf(service)).toMatchObject({kind: 'network', outcome: 'unknown', cause: {code: 'ENOTFOUND'}});
	});
});

describe('certificate checks', () => {
	it('that are turned off keep a call over https: from being sent', async () => {
		const {service, inits} = sessionOver();
		vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
		const expected = {kind: 'network', outcome: 'not-sent', cause: {code: 'NODE_TLS_REJECT_UNAUTHORIZED'}};
		expect(await errorOf(service)).toMatchObject(expected);
		expect(await errorOf(serviceAt('HTTPS://checkout.example', {fetch: never as never}))).toMatchObject(expected);
		expect(inits).toEqual([]);
		// Loopback has no certificate.
		await createSession(REQUEST, serviceAt('http://127.0.0.1', {fetch: async (_, init) => opened(init)}));
		// Its fetch ignores the variable.
		vi.stubGlobal('Deno', {});
		await createSession(REQUEST, service);
		expect(inits).toHaveLength(1);
	});
	it.each([
		['says that they are on', {env: {NODE_TLS_REJECT_UNAUTHORIZED: '1'}}],
		['is not there', {env: {}}],
		['has no environment', {}],
		['has no process', undefined],
	])('are on where the variable %s', async (_, process) => {
		const {service, inits} = sessionOver();
		vi.stubGlobal('process', process);
		const call = createSession(REQUEST, service);
		vi.unstubAllGlobals();
		await call;
		expect(inits).toHaveLength(1);
	});
});
