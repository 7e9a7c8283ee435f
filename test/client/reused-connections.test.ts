// A keep-alive connection that closes as it is used again: the request may have been delivered, so it is not repeated.
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createSession, type RetryOptions} from '../../src/index.js';
import {serviceAt, TRANSPORTS} from './calling.js';
import {type FaultServer, startFaultServer} from './fault-server.js';
import {FAULTS} from './faults.js';
import {REQUEST} from './secrets.js';

let server: FaultServer;
beforeAll(async () => {
	server = await startFaultServer(FAULTS);
});
afterAll(() => server.close());

describe.each(TRANSPORTS)('over $transport', ({transport, over}) => {
	test('no call is delivered twice, with retry too', async () => {
		const run = `once-${transport.replace(':', '-')}`;
		const service = serviceAt(`${server.origin}/closes-when-reused/${run}`, {
			retry: {attempts: 3, maxDelayMs: 0},
			...over,
		});
		const failures: unknown[] = [];
		for (let call = 0; call < 6; call += 1) await createSession(REQUEST, service).catch(error => failures.push(error));
		expect(server.deliveries(run)).toHaveLength(6);
		expect(failures.length).toBeGreaterThan(0);
		for (const error of failures)
			expect(error).toMatchObject({kind: 'network', outcome: 'unknown', retryable: false, attempts: 1});
		service.close();
	});

	test('a call is repeated on a new connection if the operation is declared idempotent', async () => {
		const run = `again-${transport.replace(':', '-')}`;
		const retry: RetryOptions = {attempts: 3, maxDelayMs: 0, idempotent: true};
		const service = serviceAt(`${server.origin}/closes-when-reused/${run}`, {retry, ...over});
		for (let call = 0; call < 4; call += 1) await createSession(REQUEST, service);
		expect(server.deliveries(run).length).toBeGreaterThan(4);
		service.close();
	});
});
