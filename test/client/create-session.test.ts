// A call: what is sent, what comes back, what is refused before anything is sent, and when it is repeated.
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {createSession, filter, type ServiceEvent, session} from '../../src/index.js';
import {errorOf, serviceAt, TRANSPORTS, until} from './calling.js';
import {answerOf, type FaultServer, startFaultServer} from './fault-server.js';
import {FAULTS} from './faults.js';
import {seen} from './received.js';
import {ENCODED, ENCODED_WITH_COLON, FIELDS, REQUEST, secretsIn} from './secrets.js';

let server: FaultServer;
let runs = 0;
const freshRun = (): string => {
	runs += 1;
	return `run-${runs}`;
};

beforeAll(async () => {
	server = await startFaultServer({
		...FAULTS,
		exact: socket =>
			void socket.write(
				answerOf(201, '{"id":1,"sdk_payload":{"n":9007199254740993,"e":"\\u00e9","z":1,"a":2}}', [
					'X-One: 1',
					'x-one: 2',
				]),
			),
	});
});
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

describe.each(TRANSPORTS)('over $transport', ({over}) => {
	const at = (fault: string, run: string, more = {}) =>
		serviceAt(`${server.origin}/${fault}/${run}`, {...over, ...more});

	describe('what is sent', () => {
		it('is POST {base_url}/session with the documented headers and the request as JSON', async () => {
			const run = freshRun();
			await createSession(REQUEST, at('ok', run, {headers: {'X-Own': 'own'}}));
			const [delivery] = server.deliveries(run);
			const head = delivery?.head.toLowerCase().split('\r\n') ?? [];
			expect(head[0]).toBe(`post /ok/${run}/session http/1.1`);
			expect(head).toContain(`authorization: basic ${ENCODED.toLowerCase()}`);
			expect(delivery?.head).toContain(`Basic ${ENCODED}`);
			expect(head).toContain('x-merchantid: merchant_1');
			expect(head).toContain('content-type: application/json');
			expect(head).toContain('accept-encoding: identity');
			expect(head).toContain('x-own: own');
			expect(head.filter(line => line.startsWith('transfer-encoding'))).toEqual([]);
			expect(JSON.parse(delivery?.body ?? '')).toEqual(REQUEST);
		});
		it('is the content of a session builder', async () => {
			const run = freshRun();
			const composed = session('paymentPage', FIELDS).paymentFilter(filter().allowDefaults(true).hide('CASH'));
			await createSession(composed, at('ok', run));
			expect(server.deliveries(run)[0]?.body).toBe(JSON.stringify(composed));
			expect(JSON.parse(server.deliveries(run)[0]?.body ?? '')).toMatchObject({
				...FIELDS,
				payment_filter: REQUEST.payment_filter,
			});
		});
		it("is the key with a colon, where credentials is 'apiKeyAsUser'", async () => {
			const run = freshRun();
			await createSession(REQUEST, at('ok', run, {credentials: 'apiKeyAsUser'}));
			expect(server.deliveries(run)[0]?.head).toContain(`Basic ${ENCODED_WITH_COLON}`);
		});
		it('is the key in UTF-8, then base64', async () => {
			const run = freshRun();
			await createSession(REQUEST, at('ok', run, {apiKey: 'kéy€😀'}));
			expect(server.deliveries(run)[0]?.head).toContain(`Basic ${Buffer.from('kéy€😀', 'utf8').toString('base64')}`);
		});
		it('is complete text of any script', async () => {
			const run = freshRun();
			await createSession({...REQUEST, description: 'é€😀 \u0905'}, at('ok', run));
			expect(JSON.parse(server.deliveries(run)[0]?.body ?? '').description).toBe('é€😀 \u0905');
		});
	});

	it('gives the parsed payload, its exact text, the body, status and headers, frozen', async () => {
		const opened = await createSession(REQUEST, at('exact', freshRun()));
		expect(opened.sdkPayloadText).toBe('{"n":9007199254740993,"e":"\\u00e9","z":1,"a":2}');
		expect(opened.sdk_payload).toEqual(JSON.parse(opened.sdkPayloadText));
		expect(opened.body).toEqual({id: 1, sdk_payload: opened.sdk_payload});
		expect(opened.status).toBe(201);
		expect(opened.headers['x-one']).toBe('1, 2');
		expect(Object.isFrozen(opened)).toBe(true);
		expect(Object.getPrototypeOf(opened.body)).toBe(Object.prototype);
	});

	describe('retry', () => {
		it('is one attempt by default', async () => {
			const run = freshRun();
			expect(await errorOf(at('503-then-ok', run))).toMatchObject({attempts: 1, retryable: false, outcome: 'unknown'});
			expect(server.deliveries(run)).toHaveLength(1);
		});
		it('repeats 503 if the operation is declared idempotent', async () => {
			const run = freshRun();
			await createSession(REQUEST, at('503-then-ok', run, {retry: {attempts: 2, maxDelayMs: 1, idempotent: true}}));
			expect(server.deliveries(run)).toHaveLength(2);
		});
		it('stops after the given number of attempts', async () => {
			const run = freshRun();
			const error = await errorOf(at('always-503', run, {retry: {attempts: 3, maxDelayMs: 1, idempotent: true}}));
			expect(error).toMatchObject({kind: 'unavailable', attempts: 3, status: 503});
			expect(server.deliveries(run)).toHaveLength(3);
		});
		it('waits as long as Retry-After asks for, within the cap', async () => {
			const run = freshRun();
			await createSession(REQUEST, at('429-then-ok', run, {retry: {attempts: 2, maxDelayMs: 1}}));
			expect(server.deliveries(run)).toHaveLength(2);
		});
		const thrice = {retry: {attempts: 3, maxDelayMs: 1}};
		it('does not repeat what is redirected', async () => {
			const run = freshRun();
			await errorOf(at('S16', run, thrice));
			expect(server.deliveries(run)).toHaveLength(1);
		});
		it('does not repeat what may have been accepted before a reset', async () => {
			const run = freshRun();
			const service = at('half', run, thrice);
			await createSession(REQUEST, service);
			// A new connection, on which the second response is a reset.
			service.close();
			await errorOf(at('half', run, thrice));
			expect(server.deliveries(run)).toHaveLength(2);
		});
		it('does not repeat what was delivered before the time was over', async () => {
			vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
			const run = freshRun();
			const failing = errorOf(at('silent', run, thrice));
			await until(() => server.deliveries(run).length === 1);
			await vi.runOnlyPendingTimersAsync();
			expect(await failing).toMatchObject({kind: 'timeout', outcome: 'unknown', attempts: 1});
			expect(server.deliveries(run)).toHaveLength(1);
		});
		it('repeats what was not sent', async () => {
			const error = await errorOf(serviceAt(server.refusing, {...over, retry: {attempts: 3, maxDelayMs: 1}}));
			expect(error).toMatchObject({kind: 'network', outcome: 'not-sent', attempts: 3, retryable: true});
		});
		it('stops between two attempts when the signal aborts', async () => {
			const run = freshRun();
			const controller = new AbortController();
			const onEvent = ({type}: ServiceEvent): void => {
				if (type === 'retry') controller.abort();
			};
			const service = at('always-503', run, {retry: {attempts: 3, maxDelayMs: 600_000, idempotent: true}, onEvent});
			expect(await errorOf(service, REQUEST, controller.signal)).toMatchObject({
				kind: 'aborted',
				outcome: 'unknown',
				attempts: 1,
			});
		});
	});

	describe('events', () => {
		it('report each step, without payload, header or key', async () => {
			const events: ServiceEvent[] = [];
			const onEvent = (event: ServiceEvent): void => void events.push(event);
			await createSession(
				REQUEST,
				at('503-then-ok', freshRun(), {retry: {attempts: 2, maxDelayMs: 1, idempotent: true}, onEvent}),
			);
			await errorOf(at('always-503', freshRun(), {onEvent}));
			await errorOf(at('ok', freshRun(), {onEvent}), {} as never);
			expect(events.map(({elapsedMs, ...rest}) => (elapsedMs >= 0 ? rest : elapsedMs))).toEqual([
				{type: 'attempt', attempt: 1},
				{type: 'retry', attempt: 1, status: 503, kind: 'unavailable'},
				{type: 'attempt', attempt: 2},
				{type: 'opened', attempt: 2, status: 200},
				{type: 'attempt', attempt: 1},
				{type: 'failed', attempt: 1, status: 503, kind: 'unavailable'},
				{type: 'failed', attempt: 0, kind: 'invalid-request'},
			]);
			expect(secretsIn(seen(events))).toEqual([]);
		});
		it.each([
			[
				'throws',
				(): void => {
					throw new Error('hook');
				},
			],
			['rejects', async (): Promise<void> => Promise.reject(new Error('hook'))],
			['writes to the event', (event: ServiceEvent): void => void Object.assign(event, {type: 'opened'})],
		])('change no outcome when the hook %s', async (_, onEvent) => {
			await createSession(REQUEST, at('ok', freshRun(), {onEvent}));
			expect(await errorOf(at('always-503', freshRun(), {onEvent}))).toMatchObject({kind: 'unavailable'});
		});
	});

	it('a refused connection and an unknown host are network, not-sent', async () => {
		for (const baseUrl of [server.refusing, 'https://no-such-host.invalid']) {
			const error = await errorOf(serviceAt(baseUrl, over));
			expect(error).toMatchObject({kind: 'network', outcome: 'not-sent', attempts: 1});
			expect(error.cause).toHaveProperty('code');
			expect(secretsIn(seen(error))).toEqual([]);
		}
	});

	it.each(['self-signed', 'expired', 'other-host', 'trusted'] as const)(
		'an untrusted certificate (%s) is network, not-sent',
		async name => {
			for (const baseUrl of [server.https[name], server.https[name].replace('127.0.0.1', 'localhost')]) {
				const error = await errorOf(serviceAt(`${baseUrl}/ok/${name}`, over));
				expect(error).toMatchObject({kind: 'network', outcome: 'not-sent'});
			}
			expect(server.deliveries(name)).toEqual([]);
		},
	);

	it('a reset before anything was read is network, and nothing was delivered', async () => {
		const error = await errorOf(serviceAt(server.resetting, {...over, retry: {attempts: 1}}));
		expect(error.kind).toBe('network');
		expect(['unknown', 'not-sent']).toContain(error.outcome);
	});
});
