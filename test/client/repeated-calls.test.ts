// Repeated calls: what is repeated, the waits, the events, and the outcome of several attempts.
import {afterEach, describe, expect, it, vi} from 'vitest';
import {createSession, type RetryOptions, type ServiceEvent} from '../../src/index.js';
import {errorOf} from './calling.js';
import {SESSION_BODY, sessionOver} from './over-fetch.js';
import {REQUEST} from './secrets.js';

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const PLACE = 'POST https://checkout.example/session: ';
const ASK = 'check the status of the order before you repeat the call';
const EARLIER = `an earlier attempt may have created the order: ${ASK}`;

type Answer = () => Response;
const status =
	(code: number, headers?: Record<string, string>): Answer =>
	() =>
		new Response('', {status: code, ...(headers && {headers})});
const session: Answer = () => new Response(SESSION_BODY.text);
const refused: Answer = () => {
	throw Object.assign(new Error('refused'), {code: 'ECONNREFUSED'});
};
const broken: Answer = () => {
	throw new Error('broken');
};

describe('the failure of a repeated call', () => {
	const NO_CONNECTION = 'no connection (ECONNREFUSED): check baseUrl and that the service is running';
	const FIELDS = 'the service refused the request: see code, fields and userMessage of this error';
	const WAIT = 'wait before the next call';
	it.each<[string, Answer[], string, string]>([
		['not sent', [refused, refused], 'not-sent', NO_CONNECTION],
		['not accepted', [status(429), status(429)], 'not-accepted', `429 Too Many Requests: ${WAIT}`],
		['not accepted, then not sent', [status(429), refused], 'not-accepted', NO_CONNECTION],
		['not sent, then not accepted', [refused, status(400)], 'not-accepted', `400 Bad Request: ${FIELDS}`],
		['unknown, then not sent', [status(503), refused], 'unknown', `${NO_CONNECTION}; ${EARLIER}`],
		['unknown, then not accepted', [status(503), status(400)], 'unknown', `400 Bad Request: ${FIELDS}; ${EARLIER}`],
		['not sent, then unknown', [refused, broken], 'unknown', `the connection broke: ${ASK}`],
		['unknown twice', [status(503), broken], 'unknown', `the connection broke: ${ASK}`],
		['unknown, not accepted, not sent', [status(503), status(429), refused], 'unknown', `${NO_CONNECTION}; ${EARLIER}`],
	])('%s', async (_, answers, outcome, says) => {
		const {service, inits} = sessionOver(answers, {retry: {attempts: answers.length, maxDelayMs: 0, idempotent: true}});
		const error = await errorOf(service);
		expect(error.message).toBe(PLACE + says);
		expect(error).toMatchObject({outcome, attempts: answers.length});
		expect(inits).toHaveLength(answers.length);
	});
	it.each<[string, Answer, string, string]>([
		['not sent', refused, 'not-sent', 'aborted by the signal'],
		['not accepted', status(429), 'not-accepted', 'aborted by the signal'],
		['unknown', status(503), 'unknown', `aborted by the signal; ${EARLIER}`],
	])('%s, then aborted by the signal during the wait', async (_, answer, outcome, says) => {
		const controller = new AbortController();
		const onEvent = ({type}: ServiceEvent) => void (type === 'retry' && controller.abort());
		const {service, inits} = sessionOver([answer], {
			retry: {attempts: 3, maxDelayMs: 600_000, idempotent: true},
			onEvent,
		});
		const error = await errorOf(service, REQUEST, controller.signal);
		expect(error.message).toBe(PLACE + says);
		expect(error).toMatchObject({kind: 'aborted', outcome, attempts: 1, retryable: false});
		expect(inits).toHaveLength(1);
	});
	it('is aborted before the first attempt', async () => {
		const {service, inits} = sessionOver();
		const error = await errorOf(service, REQUEST, AbortSignal.abort());
		expect(error.message).toBe(`${PLACE}aborted by the signal`);
		expect(error).toMatchObject({kind: 'aborted', outcome: 'not-sent', attempts: 0, retryable: false});
		expect(inits).toEqual([]);
	});
	it('has the code of the platform as its cause, if there is one', async () => {
		const {cause} = await errorOf(sessionOver([refused]).service);
		expect(cause).toMatchObject({name: 'Error', message: 'ECONNREFUSED', code: 'ECONNREFUSED'});
		expect(await errorOf(sessionOver([broken]).service)).not.toHaveProperty('cause');
	});
});

describe('repeats and the waits between them', () => {
	it('is what Retry-After asks for, else exponential backoff', async () => {
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
		vi.spyOn(Math, 'random').mockReturnValue(1);
		const answers = [status(503, {'retry-after': '2'}), status(503), session];
		const {service, inits} = sessionOver(answers, {retry: {attempts: 3, maxDelayMs: 2000, idempotent: true}});
		const call = createSession(REQUEST, service);
		await vi.advanceTimersByTimeAsync(1999);
		expect(inits).toHaveLength(1);
		await vi.advanceTimersByTimeAsync(1);
		expect(inits).toHaveLength(2);
		await vi.advanceTimersByTimeAsync(399);
		expect(inits).toHaveLength(2);
		await vi.advanceTimersByTimeAsync(1);
		expect(await call).toHaveProperty('sdkPayloadText', SESSION_BODY.payload);
		expect(inits).toHaveLength(3);
	});
	it.each([
		['one attempt', {attempts: 1}, [refused, session], 1],
		['not sent', {attempts: 2}, [refused, session], 2],
		['429', {attempts: 2}, [status(429), session], 2],
		['400', {attempts: 3, idempotent: true}, [status(400), session], 1],
		['503', {attempts: 3}, [status(503), session], 1],
		['408', {attempts: 3}, [status(408), session], 1],
		['a broken connection', {attempts: 3}, [broken, session], 1],
		['503, idempotent', {attempts: 3, idempotent: true}, [status(503), session], 2],
		['a broken connection, idempotent', {attempts: 3, idempotent: true}, [broken, session], 2],
	] satisfies [string, RetryOptions, Answer[], number][])('after %s', async (_, retry, answers, sent) => {
		const {service, inits} = sessionOver(answers, {retry: {maxDelayMs: 0, ...retry}});
		await createSession(REQUEST, service).catch(() => undefined);
		expect(inits).toHaveLength(sent);
	});
});

describe('totalTimeoutMs', () => {
	it('ends the last attempt when the total time is over', async () => {
		const never = () => new Promise<Response>(() => {});
		const {service} = sessionOver([never as unknown as Answer], {totalTimeoutMs: 20, timeoutMs: 60_000});
		expect(await errorOf(service)).toMatchObject({kind: 'timeout', outcome: 'unknown', attempts: 1});
	});
	it('leaves a later attempt only the time that remains', async () => {
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'performance']});
		const events: ServiceEvent[] = [];
		const never = () => new Promise<Response>(() => {});
		const {service} = sessionOver([never as unknown as Answer], {
			totalTimeoutMs: 1000,
			timeoutMs: 800,
			retry: {attempts: 3, maxDelayMs: 0, idempotent: true},
			onEvent: event => void events.push(event),
		});
		const error = errorOf(service);
		await vi.advanceTimersByTimeAsync(2000);
		expect(await error).toMatchObject({kind: 'timeout', outcome: 'unknown', attempts: 2});
		expect(events.map(({type, elapsedMs}) => [type, elapsedMs])).toEqual([
			['attempt', 0],
			['retry', 800],
			['attempt', 801],
			['failed', 1000],
		]);
	});
	it('leaves out a repeat for which no time is left', async () => {
		const answers = [status(503, {'retry-after': '60'}), session];
		const retry = {attempts: 2, maxDelayMs: 60_000, idempotent: true};
		const {service, inits} = sessionOver(answers, {totalTimeoutMs: 50_000, retry});
		expect(await errorOf(service)).toMatchObject({kind: 'unavailable', attempts: 1, retryAfterMs: 60_000});
		expect(inits).toHaveLength(1);
	});
});

describe('events', () => {
	it('are the steps of a call, with a status only if one was received', async () => {
		const events: ServiceEvent[] = [];
		const onEvent = (event: ServiceEvent) => void events.push(event);
		const retry = {attempts: 3, maxDelayMs: 0, idempotent: true};
		await createSession(REQUEST, sessionOver([refused, status(503), session], {retry, onEvent}).service);
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
		expect(events.every(event => event.elapsedMs >= 0 && event.elapsedMs < 5000)).toBe(true);
	});
	it('ignore a hook that returns null or a promise that rejects', async () => {
		const unhandled: unknown[] = [];
		const onUnhandled = (reason: unknown) => void unhandled.push(reason);
		process.on('unhandledRejection', onUnhandled);
		for (const given of [null, Promise.reject(new Error('hook'))]) {
			// What a JavaScript hook may return, regardless of its type.
			const onEvent = (() => given) as () => void;
			await createSession(REQUEST, sessionOver([session], {onEvent}).service);
		}
		await new Promise(setImmediate);
		process.off('unhandledRejection', onUnhandled);
		expect(unhandled).toEqual([]);
	});
});
