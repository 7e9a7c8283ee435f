// What is refused before anything is sent.

import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {throwIssue} from '../../src/diagnostics/issue-collector.js';
import {createSession, filter, mandate, rules} from '../../src/index.js';
import {errorOf, failureOf, serviceAt, TRANSPORTS} from './calling.js';
import {type FaultServer, startFaultServer} from './fault-server.js';
import {FAULTS} from './faults.js';
import {seen} from './received.js';
import {REQUEST, secretsIn} from './secrets.js';

let server: FaultServer;
let runs = 0;
const freshRun = (): string => {
	runs += 1;
	return `run-${runs}`;
};

beforeAll(async () => {
	server = await startFaultServer(FAULTS);
});
afterAll(() => server.close());

describe.each(TRANSPORTS)('over $transport', ({over}) => {
	const at = (fault: string, run: string) => serviceAt(`${server.origin}/${fault}/${run}`, over);

	describe('a value that is not a request', () => {
		const cycle: Record<string, unknown> = {...REQUEST};
		cycle.self = cycle;
		it.each([
			['a BigInt', {...REQUEST, order_id: 10n}],
			['a cycle', cycle],
			[
				'a throwing toJSON',
				{
					...REQUEST,
					toJSON() {
						throw new Error(REQUEST.customer_email);
					},
				},
			],
			['a missing field', {...REQUEST, customer_id: undefined}],
			['a wrong type', {...REQUEST, customer_phone: 9_000_012_345}],
			['an unknown field', {...REQUEST, customer_mail: REQUEST.customer_email}],
			['a string', JSON.stringify(REQUEST)],
			['a phone number', 9_000_012_345],
			['nothing', undefined],
			['null', null],
			['a list', [REQUEST]],
			['a function', () => REQUEST],
			['a builder of another kind', {[Symbol.for('paylock.builder')]: 'filter', toJSON: () => REQUEST}],
			['a filter builder', filter().allowDefaults(true)],
			['a filter without allowDefaults', filter()],
			['rules', rules()],
			['a mandate', mandate('REQUIRED')],
			['an unfinished builder', {[Symbol.for('paylock.builder')]: 'session'}],
			[
				'a session builder that refuses',
				{
					[Symbol.for('paylock.builder')]: 'session',
					toJSON() {
						throwIssue('/amount', {rule: 'missing-field', problem: 'the amount is missing', remedy: 'add it'});
					},
				},
			],
		])('is refused before a connection: %s', async (_, request) => {
			const run = freshRun();
			const error = await failureOf(createSession(request as never, at('ok', run)));
			expect(error).toMatchObject({kind: 'invalid-request', outcome: 'not-sent', attempts: 0, retryable: false});
			expect(error.cause).toMatchObject({name: 'MisuseError'});
			expect(secretsIn(seen(error))).toEqual([]);
			expect(server.deliveries(run)).toEqual([]);
		});
		it('is refused above the size cap', async () => {
			const run = freshRun();
			const builder = {
				[Symbol.for('paylock.builder')]: 'session',
				toJSON: () => ({...REQUEST, udf1: 'x'.repeat(2 ** 24)}),
			};
			const error = await errorOf(at('ok', run), builder as never);
			expect(error).toMatchObject({kind: 'invalid-request', outcome: 'not-sent'});
			expect(error.message.length).toBeLessThan(500);
			expect(server.deliveries(run)).toEqual([]);
		});
		it('is left unchanged', async () => {
			const request = structuredClone(REQUEST);
			await createSession(request, at('ok', freshRun()));
			expect(request).toEqual(REQUEST);
			expect(Object.isFrozen(request)).toBe(false);
		});
	});

	it('refuses a signal in place of the options', async () => {
		const {signal} = new AbortController();
		const error = await failureOf(createSession(REQUEST, at('ok', freshRun()), signal as never));
		expect(error).toMatchObject({kind: 'invalid-request', outcome: 'not-sent'});
	});
	it('refuses a value that is not a signal', async () => {
		for (const signal of [{}, 'abort', {aborted: false}]) {
			const error = await failureOf(createSession(REQUEST, at('ok', freshRun()), {signal: signal as never}));
			expect(error).toMatchObject({kind: 'invalid-request', outcome: 'not-sent'});
		}
	});
});
