// A call over each transport: what is sent, what comes back, and what is known of a connection that fails.
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSession, filter, type ServiceOptions, session} from '../../src/index.js';
import {errorOf, serviceAt, TRANSPORTS} from './calling.js';
import {answerOf, type FaultServer, startFaultServer} from './fault-server.js';
import {FAULTS} from './faults.js';
import {seen} from './received.js';
import {ENCODED, ENCODED_WITH_COLON, FIELDS, REQUEST, secretsIn} from './secrets.js';

let server: FaultServer;
beforeAll(async () => {
	const body = '{"id":1,"sdk_payload":{"n":9007199254740993,"e":"\\u00e9","z":1,"a":2}}';
	const exact = answerOf(201, body, ['X-One: 1', 'x-one: 2']);
	server = await startFaultServer({...FAULTS, exact: socket => void socket.write(exact)});
});
afterAll(() => server.close());

let runs = 0;
const freshRun = (): string => {
	runs += 1;
	return `run-${runs}`;
};

describe.each(TRANSPORTS)('over $transport', ({over}) => {
	const at = (fault: string, run = freshRun(), more: Partial<ServiceOptions> = {}) =>
		serviceAt(`${server.origin}/${fault}/${run}`, {...over, ...more});

	describe('what is sent', () => {
		/** The lines of the head of each delivery, with names in lower case, and its body. */
		const sent = async (
			more: Partial<ServiceOptions> = {},
			headers?: Record<string, string>,
			request: Parameters<typeof createSession>[0] = REQUEST,
			fault = 'ok',
		) => {
			const run = freshRun();
			await createSession(request, at(fault, run, more), {headers}).catch(() => undefined);
			return server.deliveries(run).map(({head, body}) => {
				const lines = head.split('\r\n').map(line => line.replace(/^[^:]+:/, name => name.toLowerCase()));
				return {lines, body, run};
			});
		};
		it('is POST {base_url}/session with the documented headers and the request as JSON', async () => {
			const [delivery] = await sent({headers: {'X-Own': 'own'}});
			expect(delivery?.lines).toEqual(
				expect.arrayContaining([
					`POST /ok/${delivery?.run}/session HTTP/1.1`,
					`authorization: Basic ${ENCODED}`,
					'x-merchantid: MERCHANT_1',
					'content-type: application/json',
					'accept-encoding: identity',
					'x-own: own',
				]),
			);
			expect(delivery?.lines.filter(line => line.startsWith('transfer-encoding'))).toEqual([]);
			expect(JSON.parse(delivery?.body ?? '')).toEqual(REQUEST);
		});
		it('is the content of a session builder, and complete text of any script', async () => {
			const composed = session('paymentPage', FIELDS)
				.paymentFilter(filter().allowDefaults(true).hide('CASH'))
				.details({description: 'é€😀 \u0905'});
			const [delivery] = await sent({}, undefined, composed);
			expect(delivery?.body).toBe(JSON.stringify(composed));
		});
		it.each([
			['the key with a colon', {credentials: 'apiKeyAsUser'}, ENCODED_WITH_COLON],
			['the key in UTF-8, then base64', {apiKey: 'kéy€😀'}, Buffer.from('kéy€😀', 'utf8').toString('base64')],
		] as const)('is %s', async (_, more, encoded) => {
			expect((await sent(more))[0]?.lines).toContain(`authorization: Basic ${encoded}`);
		});
		it('are the headers of the call with every attempt, in place of those of the service', async () => {
			const more = {headers: {'X-Routing-Id': 'default', 'x-shop': 'S'}, retry: {attempts: 2, maxDelayMs: 0}};
			const deliveries = await sent(more, {'x-routing-id': 'R-1', 'x-odd': '\u00e9'}, REQUEST, '429-then-ok');
			expect(deliveries).toHaveLength(2);
			for (const {lines} of deliveries) {
				expect(lines).toEqual(expect.arrayContaining(['x-odd: \u00e9', 'x-shop: S']));
				expect(lines.filter(line => line.startsWith('x-routing-id'))).toEqual(['x-routing-id: R-1']);
			}
			for (const headers of [undefined, {}]) {
				expect((await sent(more, headers))[0]?.lines).toContain('x-routing-id: default');
			}
		});
	});

	it('gives the parsed payload, its exact text, the body, status and headers, frozen', async () => {
		const opened = await createSession(REQUEST, at('exact'));
		expect(opened.sdkPayloadText).toBe('{"n":9007199254740993,"e":"\\u00e9","z":1,"a":2}');
		expect(opened.sdk_payload).toEqual(JSON.parse(opened.sdkPayloadText));
		expect(opened.body).toEqual({id: 1, sdk_payload: opened.sdk_payload});
		expect(opened.status).toBe(201);
		expect(opened.headers['x-one']).toBe('1, 2');
		expect(Object.isFrozen(opened)).toBe(true);
		expect(Object.getPrototypeOf(opened.body)).toBe(Object.prototype);
	});

	describe('a connection that closes as it is used again', () => {
		it('has maybe delivered the request, which is not repeated', async () => {
			const run = freshRun();
			const service = at('closes-when-reused', run, {retry: {attempts: 3, maxDelayMs: 0}});
			const failures: unknown[] = [];
			for (let call = 0; call < 6; call += 1)
				await createSession(REQUEST, service).catch(error => failures.push(error));
			expect(server.deliveries(run)).toHaveLength(6);
			expect(failures.length).toBeGreaterThan(0);
			for (const error of failures)
				expect(error).toMatchObject({kind: 'network', outcome: 'unknown', retryable: false, attempts: 1});
			service.close();
		});
		it('is followed by another call if the operation is declared idempotent', async () => {
			const run = freshRun();
			const service = at('closes-when-reused', run, {retry: {attempts: 3, maxDelayMs: 0, idempotent: true}});
			for (let call = 0; call < 4; call += 1) await createSession(REQUEST, service);
			expect(server.deliveries(run).length).toBeGreaterThan(4);
			service.close();
		});
	});

	it('a refused connection and an unknown host are network, not-sent, and may be tried again', async () => {
		for (const baseUrl of [server.refusing, 'https://no-such-host.invalid']) {
			const error = await errorOf(serviceAt(baseUrl, {...over, retry: {attempts: 2, maxDelayMs: 1}}));
			expect(error).toMatchObject({kind: 'network', outcome: 'not-sent', attempts: 2, retryable: true});
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

	it('a reset before anything was read is network', async () => {
		const error = await errorOf(serviceAt(server.resetting, over));
		expect(error.kind).toBe('network');
		expect(['unknown', 'not-sent']).toContain(error.outcome);
	});
});
