// A call whose kept-open connection is closed as it is used: with `retry` it is sent once more, at once.
import {afterAll, afterEach, beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {createSession} from '../../src/client/create-session.js';
import type {ServiceEvent} from '../../src/client/service-options.js';
import {errorOf, serviceAt} from './calling.js';
import {type FaultServer, startFaultServer} from './fault-server.js';
import {FAULTS} from './faults.js';
import {REQUEST} from './secrets.js';

let server: FaultServer;
beforeAll(async () => {
	server = await startFaultServer(FAULTS);
});
afterAll(() => server.close());
// No wait ends: what is done is done at once.
beforeEach(() => void vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']}));
afterEach(() => void vi.useRealTimers());

/** A service that breaks a connection when it is used again, over `idle` connections that were used once. */
async function broken(run: string, idle: number, attempts: number) {
	const events: string[] = [];
	const onEvent = ({type, attempt}: ServiceEvent) => void events.push(`${type} ${attempt}`);
	const retry = {attempts, maxDelayMs: 600_000};
	const service = serviceAt(`${server.origin}/closes-when-reused/${run}`, {retry, onEvent});
	await Promise.all(Array.from({length: idle}, () => createSession(REQUEST, service)));
	events.length = 0;
	return {service, events};
}

test('S11: it is sent on a new connection', async () => {
	const {service, events} = await broken('new', 1, 2);
	await createSession(REQUEST, service);
	expect(events).toEqual(['attempt 1', 'retry 1', 'attempt 2', 'opened 2']);
	expect(server.deliveries('new').map(({onConnection}) => onConnection)).toEqual([1, 2, 1]);
	service.close();
});

test('S11: it is sent once more at most, and not over the attempts that there are', async () => {
	const unknown = {kind: 'network', outcome: 'unknown', retryable: false};
	const twice = await broken('twice', 2, 5);
	expect(await errorOf(twice.service)).toMatchObject({...unknown, attempts: 2});
	expect(twice.events).toEqual(['attempt 1', 'retry 1', 'attempt 2', 'failed 2']);
	const once = await broken('once', 1, 1);
	expect(await errorOf(once.service)).toMatchObject({...unknown, attempts: 1});
	expect(once.events).toEqual(['attempt 1', 'failed 1']);
});
