// What is told of a request, service or signal that is none, before anything is sent.
import {describe, expect, it} from 'vitest';
import {createSession} from '../../src/client/create-session.js';
import {byteLength} from '../../src/client/http-request.js';
import {requestText} from '../../src/client/read-request.js';
import type {ServiceEvent} from '../../src/client/service-options.js';
import {MisuseError} from '../../src/diagnostics/misuse-error.js';
import {filter} from '../../src/index.js';
import {errorOf, failureOf, serviceAt} from './calling.js';
import {SESSION_BODY, sessionOver} from './over-fetch.js';
import {KEY, REQUEST} from './secrets.js';

const BUILDER = Symbol.for('paylock.builder');
const UNREADABLE = {
	pointer: '',
	rule: 'unreadable',
	severity: 'error',
	message: 'the request cannot be read: give plain JSON values',
};
const UNFINISHED = {
	pointer: '',
	rule: 'missing-field',
	severity: 'error',
	message: 'the session builder is not finished: say what is missing first',
};
const wrongType = (message: string) => ({pointer: '', rule: 'invalid-type', severity: 'error', message});

function refusal(input: unknown): MisuseError {
	try {
		requestText(input);
	} catch (error) {
		if (error instanceof MisuseError) return error;
	}
	throw new Error('it was not refused as misuse');
}

describe('S4: the words of a request that is none', () => {
	it.each<[string, unknown, object]>([
		['null', null, wrongType('null is no session request: write session(…)')],
		['a phone number', 9_000_012_345, wrongType('a value of type number is no session request: write session(…)')],
		['a text', REQUEST.customer_email, wrongType('a value of type string is no session request: write session(…)')],
		['a function', () => REQUEST, wrongType('a value of type function is no session request: write session(…)')],
		[
			'a filter',
			filter().allowDefaults(true),
			wrongType('a filter builder is no session request: hand it to a session(…) and send that'),
		],
		['an unfinished builder', {[BUILDER]: 'session'}, UNFINISHED],
		['a builder whose toJSON is none', {[BUILDER]: 'session', toJSON: 'text'}, UNFINISHED],
		['a builder that holds a BigInt', {[BUILDER]: 'session', toJSON: () => ({a: 10n})}, UNREADABLE],
	])('%s', (_, input, issue) => {
		expect(refusal(input).issues).toEqual([issue]);
	});
	it('holds every mistake of a plain request and counts those it does not show', () => {
		const {issues, total} = refusal({...REQUEST, customer_id: undefined, customer_phone: 1});
		expect(issues.map(({pointer}) => pointer).sort()).toEqual(['/customer_id', '/customer_phone']);
		expect(total).toBe(2);
		const toJSON = () => {
			throw new MisuseError(
				[{pointer: '/a', rule: 'missing-field', severity: 'error', message: 'a is missing: add it'}],
				7,
				{cause: KEY},
			);
		};
		const many = {[BUILDER]: 'session', toJSON};
		expect(refusal(many)).toMatchObject({total: 7, issues: [{pointer: '/a'}]});
		expect(refusal(many).cause).toBeUndefined();
	});
	it('asks a session builder on itself', () => {
		const built = {
			[BUILDER]: 'session',
			held: {a: 1},
			toJSON() {
				return this.held;
			},
		};
		expect(requestText(built)).toBe('{"a":1}');
	});
});

describe('S4: the words of a call that is not sent', () => {
	it('are those of its request', async () => {
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
	it('are those of what is no service', async () => {
		const error = await failureOf(createSession(REQUEST, serviceAt as never));
		expect(error.message).toBe('POST session: nothing was sent: this is no service: make it with defineService');
		expect(error).toMatchObject({kind: 'invalid-request', outcome: 'not-sent', attempts: 0, retryable: false});
		expect(error).not.toHaveProperty('cause');
	});
	const listens = {addEventListener: () => {}, removeEventListener: () => {}};
	it.each([
		['null', null],
		['a text', 'abort'],
		['a state without listeners', {aborted: false}],
		['one to which no listener is added', {aborted: false, removeEventListener: () => {}}],
		['one from which no listener is taken', {aborted: false, addEventListener: () => {}}],
		['one without a state', listens],
		['one whose state is a text', {...listens, aborted: ''}],
	])('are those of what is no signal: %s', async (_, signal) => {
		const error = await failureOf(createSession(REQUEST, sessionOver().service, {signal: signal as never}));
		expect(error.message).toBe(
			'POST https://checkout.example/session: nothing was sent: the signal is no AbortSignal: give the signal of an AbortController',
		);
	});
	it('takes anything that is a signal, and none', async () => {
		const {service} = sessionOver();
		for (const options of [undefined, {}, {signal: undefined}, {signal: {...listens, aborted: false}}])
			expect(await createSession(REQUEST, service, options)).toHaveProperty('sdkPayloadText', SESSION_BODY.payload);
	});
});

describe('S4: a request of sixteen mebibytes', () => {
	const MOST = 2 ** 24;
	/** A finished builder whose text has so many bytes. */
	const withBytes = (bytes: number, unit = 'x') => {
		const text = unit.repeat(Math.floor((bytes - 8) / byteLength(unit)));
		const held = {a: text + 'x'.repeat(bytes - 8 - byteLength(text))};
		return {[BUILDER]: 'session', toJSON: () => held} as never; // what a builder of another copy looks like
	};
	it.each(['x', '\u20ac'])('of %s is sent, and one byte more is not', async unit => {
		const {service, bodies} = sessionOver();
		await createSession(withBytes(MOST, unit), service);
		expect(bodies.map(byteLength)).toEqual([MOST]);
		const error = await errorOf(service, withBytes(MOST + 1, unit));
		expect(error.message).toBe(
			`POST https://checkout.example/session: nothing was sent: the request is over ${MOST} bytes: shorten its filter`,
		);
		expect(error.cause).toMatchObject({issues: [{pointer: '', rule: 'too-large'}]});
		expect(bodies).toHaveLength(1);
	});
});
