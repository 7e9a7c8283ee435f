// Requests, services, signals and headers that are refused before anything is sent.
import {describe, expect, it} from 'vitest';
import {
	type CallOptions,
	createSession,
	filter,
	MisuseError,
	mandate,
	rules,
	type ServiceEvent,
} from '../../src/index.js';
import {errorOf, failureOf, serviceAt, sessionOver} from './calling.js';
import {seen} from './received.js';
import {EMAIL, KEY, REQUEST, secretsIn} from './secrets.js';

const BUILDER = Symbol.for('paylock.builder');
const UNREADABLE = {pointer: '', rule: 'unreadable'};
const WRONG_TYPE = {pointer: '', rule: 'invalid-type'};
const NOT_SENT = {kind: 'invalid-request', outcome: 'not-sent', attempts: 0, retryable: false};

/** The misuse for which a call is not sent. */
async function refusalOf(request: unknown, options?: CallOptions): Promise<MisuseError> {
	const {service, inits} = sessionOver();
	const error = await failureOf(createSession(request as never, service, options));
	expect(error).toMatchObject(NOT_SENT);
	expect(inits).toEqual([]);
	expect(secretsIn(seen(error))).toEqual([]);
	if (error.cause instanceof MisuseError) return error.cause;
	throw new Error('it was not refused as misuse');
}
/** Sent for a request, as text. */
async function bodyOf(request: unknown): Promise<string | undefined> {
	const {service, inits} = sessionOver();
	await createSession(request as never, service);
	return inits[0]?.body;
}

describe('a request that is refused', () => {
	const throws = (error: Error) => () => {
		throw error;
	};
	const cycle: Record<string, unknown> = {...REQUEST};
	cycle.self = cycle;
	it.each<[string, unknown, object]>([
		['nothing', undefined, WRONG_TYPE],
		['null', null, WRONG_TYPE],
		['a phone number', 9_000_012_345, WRONG_TYPE],
		['a text', REQUEST.customer_email, WRONG_TYPE],
		['JSON text', JSON.stringify(REQUEST), WRONG_TYPE],
		['a list', [REQUEST], WRONG_TYPE],
		['a function', () => REQUEST, WRONG_TYPE],
		['a filter', filter().allowDefaults(true), WRONG_TYPE],
		['a filter without allowDefaults', filter(), WRONG_TYPE],
		['rules', rules(), WRONG_TYPE],
		['a mandate', mandate('REQUIRED'), WRONG_TYPE],
		['a builder of another kind', {[BUILDER]: 'filter', toJSON: () => REQUEST}, WRONG_TYPE],
		['an unfinished builder', {[BUILDER]: 'session'}, WRONG_TYPE],
		['a builder whose toJSON is not a function', {[BUILDER]: 'session', toJSON: 'text'}, WRONG_TYPE],
		['a builder that contains a BigInt', {[BUILDER]: 'session', toJSON: () => ({a: 10n})}, UNREADABLE],
		['a throwing toJSON', {...REQUEST, toJSON: throws(new Error(REQUEST.customer_email))}, UNREADABLE],
		['a cycle', cycle, {rule: 'too-large'}],
		['a BigInt', {...REQUEST, order_id: 10n}, {pointer: '/order_id', rule: 'invalid-type'}],
		['an unknown field', {...REQUEST, customer_mail: EMAIL}, {pointer: '/customer_mail', rule: 'unknown-key'}],
	])('%s', async (_, input, issue) => {
		expect((await refusalOf(input)).issues).toMatchObject([issue]);
	});
	it('carries every issue of a plain request and counts those that are not listed', async () => {
		const wrong = {...REQUEST, customer_id: undefined, customer_phone: 1};
		const {issues, total} = await refusalOf(wrong);
		expect(issues.map(({pointer}) => pointer).sort()).toEqual(['/customer_id', '/customer_phone']);
		expect(total).toBe(2);
		const many = {[BUILDER]: 'session', toJSON: throws(new MisuseError(issues, 7, {cause: KEY}))};
		const refusal = await refusalOf(many);
		expect(refusal).toMatchObject({total: 7, issues});
		expect(refusal.cause).toBeUndefined();
		const events: ServiceEvent[] = [];
		await errorOf(serviceAt('https://checkout.example', {onEvent: event => void events.push(event)}), wrong as never);
		const elapsedMs = expect.any(Number);
		expect(events).toStrictEqual([{type: 'failed', attempt: 0, kind: 'invalid-request', elapsedMs}]);
	});
});

describe('a request that is sent', () => {
	it('is any object whose toJSON returns one, and what a session builder writes of itself', async () => {
		expect(await bodyOf({toJSON: () => REQUEST})).toBe(JSON.stringify(REQUEST));
		const built = {
			[BUILDER]: 'session',
			held: {a: 1},
			toJSON() {
				return this.held;
			},
		};
		expect(await bodyOf(built)).toBe('{"a":1}');
	});
	it('is left unchanged', async () => {
		const request = structuredClone(REQUEST);
		await bodyOf(request);
		expect(request).toEqual(REQUEST);
		expect(Object.isFrozen(request)).toBe(false);
	});
	it.each(['x', '\u20ac'])('has at most sixteen mebibytes, filled with %s', async unit => {
		const MOST = 2 ** 24;
		/** A finished builder whose text has this many bytes. */
		const withBytes = (bytes: number) => {
			const text = unit.repeat(Math.floor((bytes - 8) / Buffer.byteLength(unit)));
			const held = {a: text + 'x'.repeat(bytes - 8 - Buffer.byteLength(text))};
			return {[BUILDER]: 'session', toJSON: () => held};
		};
		expect(Buffer.byteLength((await bodyOf(withBytes(MOST))) ?? '')).toBe(MOST);
		const {issues, message} = await refusalOf(withBytes(MOST + 1));
		expect(issues).toMatchObject([{pointer: '', rule: 'too-large'}]);
		expect(message.length).toBeLessThan(500);
	});
});

describe('an option of a call that is refused', () => {
	it.each<readonly [options: object, pointer: string, rule: string]>([
		...[null, 'abort', {}, {aborted: false}, {aborted: false, removeEventListener: () => {}}].map(
			signal => [{signal}, '/signal', 'invalid-type'] as const,
		),
		[{signl: undefined}, '/signl', 'unknown-key'],
		[new AbortController().signal, '', 'invalid-type'],
		...[
			...['Authorization', 'x-merchantid', 'Content-Type', 'content-length', 'content-language', 'Host'],
			...['connection', 'Transfer-Encoding', 'te', 'accept-encoding', 'proxy-authorization', '__proto__', 'a b'],
		].map(name => [{headers: {[name]: KEY}}, `/headers/${name}`, 'invalid-format'] as const),
		[{headers: {'x-a': `${KEY}\r\nx-b: 1`}}, '/headers/x-a', 'invalid-format'],
		[{headers: {'x-a': `${KEY}\u20ac`}}, '/headers/x-a', 'invalid-format'],
		[{headers: {'x-a': 1}}, '/headers/x-a', 'invalid-type'],
		[{headers: [KEY]}, '/headers', 'invalid-type'],
		[{headers: KEY}, '/headers', 'invalid-type'],
	])('%j', async (options, pointer, rule) => {
		expect((await refusalOf(REQUEST, options as never)).issues).toMatchObject([{pointer, rule}]);
	});
	it('suggests the nearest name', async () => {
		expect((await refusalOf(REQUEST, {signl: undefined} as never)).issues).toMatchObject([{suggestion: 'signal'}]);
	});
});

it('a call takes any signal, and a missing one', async () => {
	const signal = {addEventListener: () => {}, removeEventListener: () => {}, aborted: false};
	for (const options of [undefined, {}, {signal: undefined, headers: undefined}, {signal}])
		expect(await createSession(REQUEST, sessionOver().service, options)).toHaveProperty('sdkPayloadText');
});

it('what is not a service is refused', async () => {
	for (const service of [serviceAt, {...serviceAt('https://checkout.example')}, undefined, null, 'service']) {
		const error = await failureOf(createSession(REQUEST, service as never));
		expect(error).toMatchObject(NOT_SENT);
		expect(error.message).toContain('defineService');
		expect(error).not.toHaveProperty('cause');
		expect(secretsIn(seen(error))).toEqual([]);
	}
});
