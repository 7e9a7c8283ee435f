// Connections and signals: kept, bounded, freed; no call lost or doubled, no listener left.
import {getEventListeners} from 'node:events';
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {createSession, type FetchLike, SessionError} from '../../src/index.js';
import {errorOf, failureOf, serviceAt, TRANSPORTS, until} from './calling.js';
import {answerOf, type FaultServer, SESSION, startFaultServer} from './fault-server.js';
import {FAULTS} from './faults.js';
import {KEY, REQUEST} from './secrets.js';

let server: FaultServer;
const warnings: Error[] = [];
const onWarning = (warning: Error): void => void warnings.push(warning);

beforeAll(() => void process.on('warning', onWarning));
afterAll(() => {
	process.off('warning', onWarning);
	expect(warnings).toEqual([]);
});
beforeEach(async () => {
	server = await startFaultServer({
		...FAULTS,
		'waits-2-seconds': socket => void socket.write(answerOf(200, '{"sdk_payload":{}}', ['Keep-Alive: timeout=2'])),
		'takes-5-seconds': socket => void setTimeout(() => socket.write(SESSION), 5000),
		stalled: socket => void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"sdk'),
	});
	return () => server.close();
});

describe.each(TRANSPORTS)('over $transport', ({transport, over}) => {
	const at = (fault: string, run = 'run', more = {}) =>
		serviceAt(`${server.origin}/${fault}/${run}`, {...over, ...more});

	it('calls that follow each other share a connection', async () => {
		const service = at('ok');
		for (let call = 0; call < 20; call += 1) await createSession(REQUEST, service);
		expect(server.deliveries('run')).toHaveLength(20);
		// Fetch may take a second one, since it frees the first a moment after the response.
		expect(server.connections().most).toBeLessThanOrEqual(transport === 'fetch' ? 2 : 1);
	});

	it('a connection that the service closed while it was idle costs no call', async () => {
		const service = at('ok');
		for (let call = 0; call < 5; call += 1) {
			await createSession(REQUEST, service);
			server.dropIdle();
			await until(() => server.connections().now === 0);
		}
		expect(server.deliveries('run')).toHaveLength(5);
	});

	/** Calls until a connection is used a second time; the error, or nothing if the call was saved. */
	const useAgain = async (retry: {attempts: number; maxDelayMs: number} | false) => {
		const service = at('closes-when-reused', 'run', {retry});
		for (let call = 1; call <= 3; call += 1) {
			const outcome = await createSession(REQUEST, service).catch((error: unknown) => error);
			if (outcome instanceof SessionError) return {outcome, calls: call};
		}
		return {outcome: undefined, calls: 3};
	};

	it('a call whose reused connection breaks is not repeated automatically', async () => {
		const {outcome, calls} = await useAgain(false);
		expect(outcome).toMatchObject({kind: 'network', outcome: 'unknown', attempts: 1});
		expect(server.deliveries('run')).toHaveLength(calls);
	});

	it('a signal that has aborted sends nothing', async () => {
		const error = await errorOf(at('ok'), REQUEST, AbortSignal.abort(new Error(KEY)));
		expect(error).toMatchObject({kind: 'aborted', outcome: 'not-sent', attempts: 0, retryable: false});
		expect(error.cause).toBeUndefined();
		expect(server.connections().most).toBe(0);
	});

	it.each(['silent', 'stalled'])('a signal ends a call whose service is %s', async fault => {
		const controller = new AbortController();
		const call = failureOf(createSession(REQUEST, at(fault), {signal: controller.signal}));
		await until(() => server.deliveries('run').length === 1);
		controller.abort();
		expect(await call).toMatchObject({kind: 'aborted', outcome: 'unknown', attempts: 1});
		expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
		// Node's fetch opens a new connection in place of the one it closes, and sends nothing on it.
		if (transport !== 'fetch') await until(() => server.connections().now === 0);
		expect(server.deliveries('run')).toHaveLength(1);
	});

	it('a signal that aborts in the hook, before the attempt, sends nothing', async () => {
		const controller = new AbortController();
		const service = at('ok', 'run', {onEvent: () => controller.abort()});
		expect(await errorOf(service, REQUEST, controller.signal)).toMatchObject({kind: 'aborted', outcome: 'not-sent'});
		expect(server.deliveries('run')).toEqual([]);
	});

	it('10,000 calls on one signal leave no listener and give no warning', async () => {
		const {signal} = new AbortController();
		// The response comes at once, since the test counts listeners and not the network.
		const fetch: FetchLike = async () => new Response('{"sdk_payload":{}}');
		const service = serviceAt('https://checkout.example', {fetch});
		for (let round = 0; round < 100; round += 1) {
			await Promise.all(Array.from({length: 100}, () => createSession(REQUEST, service, {signal})));
		}
		await createSession(REQUEST, at('ok'), {signal});
		expect(getEventListeners(signal, 'abort')).toEqual([]);
	});

	it('a patched or missing global fetch is not called', async () => {
		const stolen: unknown[] = [];
		vi.stubGlobal('fetch', (...given: unknown[]) => stolen.push(given));
		try {
			await createSession(REQUEST, at('ok'));
			vi.stubGlobal('fetch', undefined);
			await createSession(REQUEST, at('ok'));
		} finally {
			vi.unstubAllGlobals();
		}
		expect(stolen).toEqual([]);
	});
});

describe('512 calls at once over node:http', () => {
	it('end with one signal, including those that wait for a connection', async () => {
		const controller = new AbortController();
		const service = serviceAt(`${server.origin}/silent/run`);
		const calls = Array.from({length: 512}, () => errorOf(service, REQUEST, controller.signal));
		await until(() => server.deliveries('run').length === 256);
		expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1);
		controller.abort();
		const outcomes = (await Promise.all(calls)).map(({outcome}) => outcome);
		expect(outcomes.filter(outcome => outcome === 'unknown')).toHaveLength(256);
		expect(outcomes.filter(outcome => outcome === 'not-sent')).toHaveLength(256);
	});

	it('settle over bounded sockets if the service refuses half', async () => {
		const service = serviceAt(`${server.origin}/half/run`);
		const calls = await Promise.allSettled(Array.from({length: 512}, () => createSession(REQUEST, service)));
		expect(calls.filter(({status}) => status === 'fulfilled')).toHaveLength(256);
		expect(server.deliveries('run')).toHaveLength(512);
		expect(server.connections().most).toBeLessThanOrEqual(256);
	});
});

describe('an idle connection over node:http', () => {
	/** Two calls between which the clock moves on, but no timer runs: a process that was frozen. */
	const aroundPause = async (ms: number, fault = 'ok') => {
		const service = serviceAt(`${server.origin}/${fault}/run`);
		await createSession(REQUEST, service);
		await new Promise(setImmediate);
		const now = performance.now.bind(performance);
		const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
		await createSession(REQUEST, service);
		clock.mockRestore();
		return server.deliveries('run').map(({onConnection}) => onConnection);
	};
	it('is used again soon', async () => {
		expect(await aroundPause(3000)).toEqual([1, 2]);
	});
	it('is not used after 4 seconds', async () => {
		expect(await aroundPause(4001)).toEqual([1, 1]);
	});
	it('is not used if the service announces to close it sooner', async () => {
		expect(await aroundPause(0, 'waits-2-seconds')).toEqual([1, 1]);
	});
});

it('a response over node:http may take longer than an idle connection is kept', async () => {
	const service = serviceAt(`${server.origin}/takes-5-seconds/run`);
	expect(await createSession(REQUEST, service)).toMatchObject({status: 200});
	service.close();
});

describe('close', () => {
	it('frees idle connections, keeps none from then on, and lets a call in progress finish', async () => {
		const service = serviceAt(`${server.origin}/ok/run`);
		await Promise.all([createSession(REQUEST, service), createSession(REQUEST, service)]);
		expect(server.connections().now).toBe(2);
		const underWay = createSession(REQUEST, service);
		service.close();
		await underWay;
		await createSession(REQUEST, service);
		await until(() => server.connections().now === 0);
		const {close} = service;
		close();
	});
});
