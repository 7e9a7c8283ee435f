// Every fault of the service, over both transports: no hang, no leak, no false success, no second delivery.
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {createSession, defineService, SessionError} from '../../src/index.js';
import {checkCase, type Paylock} from './check-case.js';
import {type FaultServer, startFaultServer} from './fault-server.js';
import {CASES, FAULTS} from './faults.js';
import {seen} from './received.js';
import {secretsIn} from './secrets.js';

// The suite hands over plain data, as JavaScript does; the types are tested in test-d.
const paylock = {createSession, defineService} as Paylock;
const logged: string[] = [];
let server: FaultServer;

beforeAll(async () => {
	server = await startFaultServer(FAULTS);
	for (const name of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) {
		vi.spyOn(console, name).mockImplementation((...parts) => void logged.push(parts.map(seen).join(' ')));
	}
	process.on('warning', onWarning);
});
afterAll(async () => {
	process.off('warning', onWarning);
	vi.restoreAllMocks();
	await server.close();
	expect(logged, 'nothing is logged and no warning given').toEqual([]);
	expect(server.bytesElsewhere(), 'not a byte reaches another host').toBe(0);
});

const onWarning = (warning: Error): void => void logged.push(seen(warning));

describe.each([
	{transport: 'node:http', overFetch: false},
	{transport: 'fetch', overFetch: true},
])('over $transport, when the service', {concurrent: true}, ({overFetch}) => {
	it.each(CASES.map((one, index) => ({...one, index})))('$id $name', async ({index, ...one}) => {
		const run = {paylock, origin: server.origin, overFetch, ...(overFetch ? {fetch: globalThis.fetch} : {})};
		const {thrown, wrong} = await checkCase(index, one, {...run, deliveries: id => server.deliveries(id).length});
		expect(wrong).toEqual([]);
		if (thrown === undefined) return;
		expect(thrown).toBeInstanceOf(SessionError);
		expect(secretsIn(seen(thrown))).toEqual([]);
	});
});
