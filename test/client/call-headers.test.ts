// The headers of one call: added to those of the service, checked and redacted like them.
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSession, isMisuseError, type ServiceOptions} from '../../src/index.js';
import {failureOf, serviceAt, TRANSPORTS} from './calling.js';
import {answerOf, type FaultServer, SESSION, startFaultServer} from './fault-server.js';
import {seen} from './received.js';
import {ENCODED, REQUEST} from './secrets.js';

const ROUTING_ID = 'invented-routing-id-9';
let server: FaultServer;
beforeAll(async () => {
	server = await startFaultServer({
		ok: socket => void socket.write(SESSION),
		busy: socket => void socket.write(answerOf(429, '')),
		echoes: socket => void socket.write(answerOf(400, JSON.stringify({error_message: `no route ${ROUTING_ID}`}))),
	});
});
afterAll(() => server.close());

describe.each(TRANSPORTS)('over $transport', ({transport, over}) => {
	let runs = 0;
	/** One call, and its headers as they arrived, by lower-case name. */
	async function call(headers: Record<string, string> | undefined, more: Partial<ServiceOptions> = {}, fault = 'ok') {
		runs += 1;
		const run = `${transport.replace(':', '-')}-${runs}`;
		const service = serviceAt(`${server.origin}/${fault}/${run}`, {...over, ...more});
		const outcome = await createSession(REQUEST, service, {headers}).catch((error: unknown) => error);
		service.close();
		const lines = server.deliveries(run)[0]?.head.split('\r\n').slice(1) ?? [];
		const arrived = lines.map(line => /^([^:]*): *(.*)$/.exec(line)?.slice(1) ?? []);
		return {outcome, arrived: arrived.map(([name = '', value = '']) => [name.toLowerCase(), value])};
	}

	it('are added to those of the service', async () => {
		const {arrived} = await call({'X-Routing-Id': ROUTING_ID, 'x-odd': '\u00e9'}, {headers: {'x-shop': 'S'}});
		expect(arrived).toContainEqual(['x-routing-id', ROUTING_ID]);
		expect(arrived).toContainEqual(['x-odd', '\u00e9']);
		expect(arrived).toContainEqual(['x-shop', 'S']);
		expect(arrived).toContainEqual(['authorization', `Basic ${ENCODED}`]);
	});
	it('replace one of the service, and are those of one call only', async () => {
		const more = {headers: {'X-Routing-Id': 'default', accept: 'text/json'}};
		const {arrived} = await call({'x-routing-id': ROUTING_ID}, more);
		expect(arrived.filter(([name]) => name === 'x-routing-id')).toEqual([['x-routing-id', ROUTING_ID]]);
		expect(arrived).toContainEqual(['accept', 'text/json']);
		for (const headers of [undefined, {}])
			expect((await call(headers, more)).arrived).toContainEqual(['x-routing-id', 'default']);
	});
	it('are sent with every attempt', async () => {
		runs += 1;
		const run = `${transport.replace(':', '-')}-${runs}`;
		const retry = {attempts: 2, maxDelayMs: 0};
		const service = serviceAt(`${server.origin}/busy/${run}`, {...over, retry});
		await failureOf(createSession(REQUEST, service, {headers: {'x-a': '1'}}));
		const heads = server.deliveries(run).map(({head}) => head);
		expect(heads).toEqual([expect.stringMatching(/^x-a: 1$/m), expect.stringMatching(/^x-a: 1$/m)]);
		service.close();
	});
	it.each([
		...['Authorization', 'x-merchantid', 'Content-Type', 'content-length', 'content-language', 'Host'],
		...['connection', 'Transfer-Encoding', 'te', 'accept-encoding', 'proxy-authorization', '__proto__', 'a b'],
	])('cannot be %s: nothing is sent', async name => {
		const {outcome, arrived} = await call({[name]: ROUTING_ID});
		expect(outcome).toMatchObject({kind: 'invalid-request', outcome: 'not-sent', attempts: 0});
		expect(outcome).toHaveProperty('cause.issues.0.pointer', `/headers/${name}`);
		expect(arrived).toEqual([]);
		expect(seen(outcome)).not.toContain(ROUTING_ID);
	});
	it.each([
		['a line break', {'x-a': `${ROUTING_ID}\r\nx-b: 1`}],
		['a character above U+00FF', {'x-a': `${ROUTING_ID}\u20ac`}],
		['a number', {'x-a': 1}],
		['a list', [ROUTING_ID]],
		['a text', ROUTING_ID],
	])('are refused with %s, which no message quotes', async (_, headers) => {
		const {outcome, arrived} = await call(headers as Record<string, string>); // what JavaScript may pass
		expect(outcome).toMatchObject({kind: 'invalid-request', outcome: 'not-sent'});
		expect(isMisuseError((outcome as Error).cause)).toBe(true); // a SessionError by the line above
		expect(arrived).toEqual([]);
		expect(seen(outcome)).not.toContain(ROUTING_ID);
	});
	it('are redacted where the service repeats them', async () => {
		const {outcome} = await call({'x-routing-id': ROUTING_ID}, {}, 'echoes');
		expect(outcome).toMatchObject({kind: 'rejected', status: 400});
		expect(seen(outcome)).not.toContain(ROUTING_ID);
	});
});
