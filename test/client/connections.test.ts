// Many calls: connections are kept, bounded and freed; no call is lost or doubled, no listener left, and no warning given.
import {getEventListeners} from 'node:events';
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {createSession} from '../../src/index.js';
import {errorOf, failureOf, serviceAt, TRANSPORTS, until} from './calling.js';
import {type FaultServer, SESSION, startFaultServer} from './fault-server.js';
import {FAULTS} from './faults.js';
import {REQUEST} from './secrets.js';

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
		'takes-5-seconds': socket => void setTimeout(() => socket.write(SESSION), 5000),
		stalled: socket => void socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"sdk'),
	});
	return () => server.close();
});

describe.each(TRANSPORTS)('over $transport', ({transport, over}) => {
	const at = (fault: string) => serviceAt(`${server.origin}/${fault}/run`, over);

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

it('a response over node:http may take longer than an idle connection is kept', async () => {
	const service = serviceAt(`${server.origin}/takes-5-seconds/run`);
	expect(await createSession(REQUEST, service)).toMatchObject({status: 200});
	service.close();
});
