// Requests, services and signals that are refused before anything is sent.

import {describe, expect, it} from 'vitest';
import {requestBody} from '../../src/client/read-request.js';
import {issueOf} from '../../src/diagnostics/issue-collector.js';
import {createSession, filter, MisuseError, type ServiceEvent} from '../../src/index.js';
import {errorOf, failureOf, serviceAt} from './calling.js';
import {SESSION_BODY, sessionOver} from './over-fetch.js';
import {KEY, REQUEST} from './secrets.js';

const BUILDER = Symbol.for('paylock.builder');
const UNREADABLE = {pointer: '', rule: 'unreadable'};
const WRONG_TYPE = {pointer: '', rule: 'invalid-type'};

function refusal(input: unknown): MisuseError {
	try {
		requestBody(input);
	} catch (error) {
		if (error instanceof MisuseError) return error;
	}
	throw new Error('it was not refused as misuse');
}

describe('a request that is refused', () => {
	it.each<[string, unknown, object]>([
		['null', null, WRONG_TYPE],
		['a phone number', 9_000_012_345, WRONG_TYPE],
		['a text', REQUEST.customer_email, WRONG_TYPE],
		['a function', () => REQUEST, WRONG_TYPE],
		['a filter', filter().allowDefaults(true), WRONG_TYPE],
		['an unfinished builder', {[BUILDER]: 'session'}, WRONG_TYPE],
		['a builder whose toJSON is not a function', {[BUILDER]: 'session', toJSON: 'text'}, WRONG_TYPE],
		['a builder that contains a BigInt', {[BUILDER]: 'session', toJSON: () => ({a: 10n})}, UNREADABLE],
	])('%s', (_, input, issue) => {
		expect(refusal(input).issues).toMatchObject([issue]);
	});
	it('carries every issue of a plain request and counts those that are not listed', () => {
		const {issues, total} = refusal({...REQUEST, customer_id: undefined, customer_phone: 1});
		expect(issues.map(({pointer}) => pointer).sort()).toEqual(['/customer_id', '/customer_phone']);
		expect(total).toBe(2);
		const toJSON = () => {
			throw new MisuseError(
				[issueOf('/a', {rule: 'missing-field', problem: 'a is missing', remedy: 'add it'}, 'code')],
				7,
				{cause: KEY},
			);
		};
		const many = {[BUILDER]: 'session', toJSON};
		expect(refusal(many)).toMatchObject({total: 7, issues: [{pointer: '/a'}]});
		expect(refusal(many).cause).toBeUndefined();
	});
	it('is accepted from any object whose toJSON returns one', () => {
		expect(requestBody({toJSON: () => REQUEST})).toBe(JSON.stringify(REQUEST));
	});
	it('calls toJSON of a session builder on the builder', () => {
		const built = {
			[BUILDER]: 'session',
			held: {a: 1},
			toJSON() {
				return this.held;
			},
		};
		expect(requestBody(built)).toBe('{"a":1}');
	});
});

describe('a call that is not sent', () => {
	it('carries the issues of its request', async () => {
		const events: ServiceEvent[] = [];
		const service = serviceAt('https://checkout.example/api', {onEvent: event => void events.push(event)});
		const error = await errorOf(service, {...REQUEST, customer_id: ''});
		const [issue] = refusal({...REQUEST, customer_id: ''}).issues;
		expect(error.message).toBe(
			`POST https://checkout.example/api/session: nothing was sent: ${issue?.pointer}: ${issue?.message}`,
		);
		expect(error).toMatchObject({kind: 'invalid-request', outcome: 'not-sent', attempts: 0, retryable: false});
		expect(error.cause).toMatchObject({name: 'MisuseError', issues: [issue]});
		expect(events).toStrictEqual([
			{type: 'failed', attempt: 0, kind: 'invalid-request', elapsedMs: expect.any(Number)},
		]);
	});
	it('refuses what is not a service', async () => {
		const error = await failureOf(createSession(REQUEST, serviceAt as never));
		expect(error.message).toBe(
			'POST session: nothing was sent: a function is not a service: pass the result of defineService({…})',
		);
		expect(error).toMatchObject({kind: 'invalid-request', outcome: 'not-sent', attempts: 0, retryable: false});
		expect(error).not.toHaveProperty('cause');
	});
	const listens = {addEventListener: () => {}, removeEventListener: () => {}};
	it.each([
		['null', null],
		['a text', 'abort'],
		['a state without listeners', {aborted: false}],
		['one to which no listener is added', {aborted: false, removeEventListener: () => {}}],
	])('refuses what is not a signal: %s', async (_, signal) => {
		const error = await failureOf(createSession(REQUEST, sessionOver().service, {signal: signal as never}));
		expect(error).toMatchObject({kind: 'invalid-request', outcome: 'not-sent', attempts: 0});
		expect(error.cause).toMatchObject({issues: [{pointer: '/signal', rule: 'invalid-type'}]});
	});
	it('refuses an option that does not exist, with the nearest name', async () => {
		const error = await failureOf(createSession(REQUEST, sessionOver().service, {signl: undefined} as never));
		expect(error.cause).toMatchObject({issues: [{pointer: '/signl', rule: 'unknown-key', suggestion: 'signal'}]});
	});
	it('accepts any signal, and a missing one', async () => {
		const {service} = sessionOver();
		for (const options of [undefined, {}, {signal: undefined}, {signal: {...listens, aborted: false}}])
			expect(await createSession(REQUEST, service, options)).toHaveProperty('sdkPayloadText', SESSION_BODY.payload);
	});
});

describe('the limit of sixteen mebibytes for a request', () => {
	const MOST = 2 ** 24;
	const byteLength = (text: string): number => Buffer.byteLength(text);
	/** A finished builder whose text has this many bytes. */
	const withBytes = (bytes: number, unit = 'x') => {
		const text = unit.repeat(Math.floor((bytes - 8) / byteLength(unit)));
		const held = {a: text + 'x'.repeat(bytes - 8 - byteLength(text))};
		return {[BUILDER]: 'session', toJSON: () => held} as never; // what a builder of another copy looks like
	};
	it.each(['x', '\u20ac'])('filled with %s is sent, and one byte more is not', async unit => {
		const {service, bodies} = sessionOver();
		await createSession(withBytes(MOST, unit), service);
		expect(bodies.map(byteLength)).toEqual([MOST]);
		const error = await errorOf(service, withBytes(MOST + 1, unit));
		expect(error.cause).toMatchObject({issues: [{pointer: '', rule: 'too-large'}]});
		expect(bodies).toHaveLength(1);
	});
});
