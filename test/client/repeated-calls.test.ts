// Repeated calls: what is repeated, the waits, the events, and the outcome of several attempts.
import {afterEach, describe, expect, it, vi} from 'vitest';
import {createSession, type RetryOptions, type ServiceEvent} from '../../src/index.js';
import {type Answer, answered, broken, errorOf, never, opened, refused, sessionOver, status} from './calling.js';
import {seen} from './received.js';
import {REQUEST, secretsIn} from './secrets.js';

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const idempotent = (attempts: number, maxDelayMs?: number): RetryOptions => ({attempts, maxDelayMs, idempotent: true});

describe('the failure of a repeated call', () => {
	it.each<[string, Answer[], string, boolean]>([
		['not sent', [refused, refused], 'not-sent', true],
		['not accepted', [status(429), status(429)], 'not-accepted', true],
		['not accepted, then not sent', [status(429), refused], 'not-accepted', true],
		['not sent, then not accepted', [refused, status(400)], 'not-accepted', false],
		['unknown, then not sent', [status(503), refused], 'unknown', false],
		['unknown, then not accepted', [status(503), status(400)], 'unknown', false],
		['not sent, then unknown', [refused, broken], 'unknown', false],
		['unknown twice', [status(503), broken], 'unknown', false],
		['unknown, not accepted, not sent', [status(503), status(429), refused], 'unknown', false],
	])('%s', async (_, answers, outcome, retryable) => {
		const {service, inits} = sessionOver(answers, {retry: idempotent(answers.length, 0)});
		expect(await errorOf(service)).toMatchObject({outcome, retryable, attempts: answers.length});
		expect(inits).toHaveLength(answers.length);
	});
	it.each<[string, Answer, string]>([
		['not sent', refused, 'not-sent'],
		['not accepted', status(429), 'not-accepted'],
		['unknown', status(503), 'unknown'],
	])('%s, then aborted by the signal during the wait', async (_, answer, outcome) => {
		const controller = new AbortController();
		const onEvent = ({type}: ServiceEvent) => void (type === 'retry' && controller.abort());
		const {service, inits} = sessionOver([answer], {retry: idempotent(3, 600_000), onEvent});
		const error = await errorOf(service, REQUEST, controller.signal);
		expect(error).toMatchObject({kind: 'aborted', outcome, attempts: 1, retryable: false});
		expect(inits).toHaveLength(1);
	});
	it.each(['before the call', 'in the hook'])('is aborted %s', async time => {
		const controller = new AbortController();
		if (time === 'before the call') controller.abort();
		const {service, inits} = sessionOver([opened], {onEvent: () => controller.abort()});
		const error = await errorOf(service, REQUEST, controller.signal);
		expect(error).toMatchObject({kind: 'aborted', outcome: 'not-sent', retryable: false});
		expect(error).not.toHaveProperty('cause');
		expect(inits).toEqual([]);
	});
	it('has the code of the platform as its cause, if there is one', async () => {
		const {cause} = await errorOf(sessionOver([refused]).service);
		expect(cause).toMatchObject({name: 'Error', message: 'ECONNREFUSED', code: 'ECONNREFUSED'});
		expect(await errorOf(sessionOver([broken]).service)).not.toHaveProperty('cause');
	});
});

describe('a call', () => {
	it.each<[string, RetryOptions | false, Answer[], number]>([
		['without retries', false, [refused, opened], 1],
		['that has one attempt', {attempts: 1}, [refused, opened], 1],
		['that was not sent', {attempts: 2}, [refused, opened], 2],
		['with 429', {attempts: 2}, [status(429), opened], 2],
		['with 400', idempotent(3), [status(400), opened], 1],
		['that is redirected', idempotent(3), [status(307), opened], 1],
		['that is not a session', idempotent(3), [answered('{}'), opened], 1],
		['with 503', {attempts: 3}, [status(503), opened], 1],
		['with 408', {attempts: 3}, [status(408), opened], 1],
		['whose connection breaks', {attempts: 3}, [broken, opened], 1],
		['with 503 that is idempotent', idempotent(3), [status(503), opened], 2],
		['whose connection breaks, idempotent', idempotent(3), [broken, opened], 2],
		['that fails three times', idempotent(3), [status(503)], 3],
	])('%s makes that number of attempts', async (_, retry, answers, sent) => {
		const {service, inits} = sessionOver(answers, {retry: retry && {maxDelayMs: 0, ...retry}});
		await createSession(REQUEST, service).catch(() => undefined);
		expect(inits).toHaveLength(sent);
	});
});

describe('the time', () => {
	/** The milliseconds after which each step of a call is made, with timers that are faked. */
	const stepsOf = async (answers: readonly Answer[], more: object) => {
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']});
		const steps: unknown[] = [];
		const onEvent = ({type, elapsedMs}: ServiceEvent) => steps.push(type, elapsedMs);
		const call = createSession(REQUEST, sessionOver(answers, {onEvent, ...more}).service).catch(error => error);
		await vi.advanceTimersByTimeAsync(100_000);
		return {steps, end: await call};
	};
	it.each([
		// Exponential backoff with jitter up to the limit, which is five seconds by default.
		[1, [status(503)], idempotent(7), [200, 400, 800, 1600, 3200, 5000]],
		[0, [status(503)], idempotent(3), [100, 200]],
		[1, [status(503)], idempotent(4, 300), [200, 300, 300]],
		// What Retry-After asks for, up to the limit.
		[1, [status(429, {'retry-after': '2'}), status(503), opened], idempotent(3, 2000), [2000, 400]],
		[1, [status(429, {'retry-after': '3600'}), opened], idempotent(2), [5000]],
	])('between two attempts, with random numbers of %f', async (random, answers, retry, waits) => {
		vi.spyOn(Math, 'random').mockReturnValue(random);
		const {steps} = await stepsOf(answers, {retry});
		const starts = steps.flatMap((type, index) => (type === 'attempt' ? [Number(steps[index + 1])] : []));
		expect(starts.slice(1).map((at, index) => at - (starts[index] ?? 0))).toEqual(waits);
	});
	it.each([
		['of an attempt is ten seconds', {}, ['attempt', 0, 'failed', 10_000]],
		['of an attempt is limited', {timeoutMs: 800}, ['attempt', 0, 'failed', 800]],
		['of all attempts ends the last one', {totalTimeoutMs: 20}, ['attempt', 0, 'failed', 20]],
		[
			'that remains is that of a later attempt',
			{totalTimeoutMs: 1000, timeoutMs: 800, retry: idempotent(3, 0)},
			['attempt', 0, 'retry', 800, 'attempt', 801, 'failed', 1000],
		],
		['does not repeat what may have been accepted', {retry: {attempts: 3}}, ['attempt', 0, 'failed', 10_000]],
	])('%s', async (_, more, expected) => {
		const {steps, end} = await stepsOf([never], more);
		expect(steps).toEqual(expected);
		expect(end).toMatchObject({kind: 'timeout', outcome: 'unknown', retryable: false});
	});
	it('leaves out a repeat for which none is left', async () => {
		const answers = [status(503, {'retry-after': '60'}), opened];
		const {service, inits} = sessionOver(answers, {totalTimeoutMs: 50_000, retry: idempotent(2, 60_000)});
		expect(await errorOf(service)).toMatchObject({kind: 'unavailable', attempts: 1, retryAfterMs: 60_000});
		expect(inits).toHaveLength(1);
	});
});

describe('events', () => {
	it('are the steps of a call, with a status only if one was received, and without payload, header or key', async () => {
		const events: ServiceEvent[] = [];
		const onEvent = (event: ServiceEvent) => void events.push(event);
		await createSession(
			REQUEST,
			sessionOver([refused, status(503), opened], {retry: idempotent(3, 0), onEvent}).service,
		);
		await errorOf(sessionOver([broken], {onEvent}).service);
		const elapsedMs = expect.any(Number);
		expect(events).toStrictEqual([
			{type: 'attempt', attempt: 1, elapsedMs},
			{type: 'retry', attempt: 1, kind: 'network', elapsedMs},
			{type: 'attempt', attempt: 2, elapsedMs},
			{type: 'retry', attempt: 2, status: 503, kind: 'unavailable', elapsedMs},
			{type: 'attempt', attempt: 3, elapsedMs},
			{type: 'opened', attempt: 3, status: 200, elapsedMs},
			{type: 'attempt', attempt: 1, elapsedMs},
			{type: 'failed', attempt: 1, kind: 'network', elapsedMs},
		]);
		expect(events.every(Object.isFrozen)).toBe(true);
		expect(events.every(event => event.elapsedMs >= 0)).toBe(true);
		expect(secretsIn(seen(events))).toEqual([]);
	});
	it.each<[string, (event: ServiceEvent) => unknown]>([
		[
			'throws',
			() => {
				throw new Error('hook');
			},
		],
		['rejects', () => Promise.reject(new Error('hook'))],
		['returns null', () => null],
		['writes to the event', event => Object.assign(event, {type: 'opened'})],
	])('change no outcome when the hook %s', async (_, hook) => {
		const unhandled: unknown[] = [];
		const onUnhandled = (reason: unknown) => void unhandled.push(reason);
		process.on('unhandledRejection', onUnhandled);
		const onEvent = hook as () => void; // what a JavaScript hook may return, regardless of its type
		await createSession(REQUEST, sessionOver([opened], {onEvent}).service);
		expect(await errorOf(sessionOver([status(503)], {onEvent}).service)).toMatchObject({kind: 'unavailable'});
		await new Promise(setImmediate);
		process.off('unhandledRejection', onUnhandled);
		expect(unhandled).toEqual([]);
	});
});
