// How an exchange of a pass-through ends over a given fetch, and what a pass-through keeps.
import {networkInterfaces} from 'node:os';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {createSandbox, type PassThroughOptions, type SandboxRequest} from '../../src/sandbox/index.js';
import {answer, between, closeAll, closing, errorIn, post} from './between.js';
import {PAGE} from './calling.js';
import {chunk, exchange, headOf, type Respond, startRawService} from './raw-exchange.js';

afterEach(closeAll);

type ForwardFetch = NonNullable<PassThroughOptions['forward']['fetch']>;

/** A pass-through over the platform's own fetch. */
async function overFetch(respond: Respond, forward: Partial<PassThroughOptions['forward']> = {}) {
	const service = await startRawService(respond);
	closing.push(service.close);
	const log: SandboxRequest[] = [];
	const sandbox = createSandbox({
		forward: {baseUrl: service.url, fetch: (url, init) => fetch(url, init), ...forward},
		onRequest: request => log.push(request),
	});
	const call = (init: RequestInit = {}) =>
		sandbox.fetch(new Request('http://localhost/session', {method: 'POST', body: '{}', ...init}));
	return {service, sandbox, call, log};
}

/** The start of an answer that never ends. */
const endless: Respond = socket => {
	socket.write(headOf('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked'));
	socket.write(chunk('first'));
};

describe('over a given fetch', () => {
	it('an answer that does not end in time breaks', async () => {
		const {service, call} = await overFetch(endless, {timeoutMs: 50});
		const response = await call();
		expect(response.status).toBe(200);
		await expect(response.text()).rejects.toThrow();
		await service.idle();
	});

	it('a caller that cancels the answer cancels that of the fetch', async () => {
		const cancel = vi.fn();
		const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array([0x61]));
		const {call} = await overFetch(() => {}, {fetch: async () => new Response(new ReadableStream({pull, cancel}))});
		const reader = (await call()).body?.getReader();
		expect((await reader?.read())?.value).toEqual(new Uint8Array([0x61]));
		await reader?.cancel();
		expect(cancel).toHaveBeenCalledOnce();
	});

	it('a caller that leaves before the answer is not told that the service was late', async () => {
		const leave = new AbortController();
		const {call, log} = await overFetch(() => leave.abort());
		await call({signal: leave.signal});
		expect(log).toMatchObject([{status: 502}]);
	});

	it('an answer may arrive in pieces, some of them empty', async () => {
		const pieces = [new Uint8Array([0x61]), undefined, new Uint8Array(0), new Uint8Array([0x62])];
		const read = async () => (pieces.length === 0 ? {done: true} : {done: false, value: pieces.shift()});
		const body = {getReader: () => ({read, cancel: async () => undefined})};
		const given: ForwardFetch = async () => ({status: 200, headers: new Headers(), body});
		const {call} = await overFetch(() => {}, {fetch: given});
		expect(await (await call()).text()).toBe('ab');
	});

	it('plain http needs no certificate check', async () => {
		vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
		const {call} = await overFetch(answer([], '{}'));
		expect((await call()).status).toBe(200);
		vi.unstubAllEnvs();
	});
});

describe('over node:http', () => {
	it('a caller that leaves before the answer is not told that the service was late', async () => {
		const leave = new AbortController();
		const {service, call, log} = await overFetch(() => leave.abort(), {fetch: undefined});
		await call({signal: leave.signal});
		expect(log).toMatchObject([{status: 502}]);
		await service.idle();
	});

	it('an answer without a body frees the connection', async () => {
		const respond: Respond = socket => socket.write(headOf('HTTP/1.1 204 No Content'));
		const {service, call} = await overFetch(respond, {fetch: undefined});
		const response = await call();
		expect([response.status, response.body]).toEqual([204, null]);
		await service.idle();
	});

	const hasIpv6 = Object.values(networkInterfaces()).some(own => own?.some(({address}) => address === '::1'));
	it.skipIf(!hasIpv6)('the address of the service may be an IPv6 address', async () => {
		const {service, sandbox} = await between(answer([], '{}'), {}, {host: '::1'});
		expect((await exchange(sandbox.url, ...post('{}'))).start).toContain(' 200 ');
		expect(service.requests[0]?.headers).toContain(`Host: ${new URL(service.url).host}`);
	});
});

it('a body of more than 2^24 bytes is refused, and nothing is sent', async () => {
	const {service, sandbox} = await between(answer([], '{}'));
	const head = headOf('PUT /orders HTTP/1.1', 'Host: localhost', `Content-Length: ${2 ** 24 + 1}`);
	const got = await exchange(sandbox.url, head);
	expect(got.start).toMatch(/ 413 /);
	expect(errorIn(got).error_code).toBe('body_too_large');
	// The rest of the body does not follow.
	expect(got.headers).toContain('connection: close');
	expect(service.requests).toEqual([]);
});

it('the last 1,000 requests are remembered', async () => {
	const sandbox = createSandbox({
		forward: {baseUrl: 'https://checkout.example', fetch: async () => new Response('{}')},
	});
	const send = () => sandbox.fetch(new Request('http://localhost/session', {method: 'POST', headers, body}));
	const headers = {'content-type': 'application/json'};
	const body = JSON.stringify({action: PAGE.action});
	for (let calls = 0; calls < 1000; calls += 1) await send();
	expect([sandbox.sessions.length, sandbox.sessions[0]?.id]).toEqual([1000, 'session-1']);
	await send();
	expect([sandbox.sessions.length, sandbox.sessions[0]?.id]).toEqual([1000, 'session-2']);
	expect(sandbox.sessions.at(-1)?.id).toBe('session-1001');
});
