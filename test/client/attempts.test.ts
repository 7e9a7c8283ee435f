// One attempt and the wait between two: what ends them, and that no timer, listener or slot is leaked.
import {getEventListeners} from 'node:events';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {attempt} from '../../src/client/attempt.js';
import type {Connection, Exchange} from '../../src/client/transports/transport.js';
import {pause, semaphore, watchAbort} from '../../src/client/waiting.js';

beforeEach(() => void vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']}));
afterEach(() => {
	expect(vi.getTimerCount(), 'timers left').toBe(0);
	vi.useRealTimers();
});

const answered: Exchange = {sent: true, status: 200};

/** A connection whose responses the test sends. */
function heldBack() {
	const answers: (() => void)[] = [];
	const connection: Connection = {
		send(_, done) {
			answers.push(() => done(answered));
			return {cancel: failure => done({sent: true, failure})};
		},
		close() {},
	};
	return {answers, connection};
}

/** Calls of a service with one slot. */
function service(connection: Connection) {
	const settings = {connection, semaphore: semaphore(1)};
	return (signal?: AbortSignal, timeoutMs = 1000) => attempt(settings, {body: '{}', headers: {}}, timeoutMs, signal);
}

describe('an attempt', () => {
	it('ends with the response, and the next starts', async () => {
		const {answers, connection} = heldBack();
		const call = service(connection);
		const {signal} = new AbortController();
		const [first, second] = [call(signal), call(signal)];
		expect(answers).toHaveLength(1);
		answers[0]?.();
		expect(await first).toBe(answered);
		expect(answers).toHaveLength(2);
		answers[1]?.();
		expect(await second).toBe(answered);
		expect(getEventListeners(signal, 'abort')).toEqual([]);
	});
	it('does not start if the signal has already aborted', async () => {
		const {answers, connection} = heldBack();
		expect(await service(connection)(AbortSignal.abort())).toEqual({sent: false, failure: 'aborted'});
		expect(answers).toEqual([]);
	});
	it.each(['timeout', 'aborted'])('ends with %s, like waiting calls, which never start', async failure => {
		const {answers, connection} = heldBack();
		const call = service(connection);
		const controller = new AbortController();
		const calls = [call(controller.signal), call(controller.signal), call(controller.signal)];
		if (failure === 'aborted') controller.abort();
		else vi.advanceTimersByTime(1000);
		expect(await Promise.all(calls)).toEqual([
			{sent: true, failure},
			{sent: false, failure},
			{sent: false, failure},
		]);
		vi.advanceTimersByTime(1);
		expect(answers).toHaveLength(1);
		expect(getEventListeners(controller.signal, 'abort')).toEqual([]);

		// The slot is free again.
		const next = call();
		expect(answers).toHaveLength(2);
		answers[1]?.();
		expect(await next).toBe(answered);
	});
	it('ends with its own deadline while it waits for a slot, and is not sent', async () => {
		const call = service(heldBack().connection);
		const first = call();
		const second = call(undefined, 1);
		vi.advanceTimersByTime(1);
		expect(await second).toEqual({sent: false, failure: 'timeout'});
		vi.advanceTimersByTime(999);
		expect(await first).toEqual({sent: true, failure: 'timeout'});
		vi.advanceTimersByTime(1);
	});
	it('ends once, regardless of what the connection reports later', async () => {
		const {answers, connection} = heldBack();
		const call = service(connection);
		const [first, , third] = [call(), call(), call()];
		answers[0]?.();
		answers[0]?.();
		expect(await first).toBe(answered);
		expect(answers).toHaveLength(2);
		vi.advanceTimersByTime(1000);
		await third;
		vi.advanceTimersByTime(1);
	});
});

describe('the semaphore', () => {
	it('starts as many as it has slots, in order; what leaves the queue never starts', () => {
		const gate = semaphore(2);
		const started: string[] = [];
		const acquire = (name: string) => gate.acquire(() => started.push(name));
		const [leaveA, leaveB, leaveC, leaveD] = ['a', 'b', 'c', 'd'].map(acquire);
		expect(started).toEqual(['a', 'b']);
		leaveC?.();
		leaveA?.();
		leaveA?.();
		expect(started).toEqual(['a', 'b', 'd']);
		leaveB?.();
		leaveD?.();
		acquire('e');
		acquire('f');
		acquire('g');
		expect(started).toEqual(['a', 'b', 'd', 'e', 'f']);
	});
});

describe('the wait between two attempts', () => {
	const ended = async (wait: Promise<void>): Promise<boolean> =>
		Promise.race([wait.then(() => true), new Promise<boolean>(resolve => setImmediate(() => resolve(false)))]);

	it('ends after the given time', async () => {
		const {signal} = new AbortController();
		const wait = pause(50, signal);
		vi.advanceTimersByTime(49);
		expect(await ended(wait)).toBe(false);
		vi.advanceTimersByTime(1);
		expect(await ended(wait)).toBe(true);
		expect(getEventListeners(signal, 'abort')).toEqual([]);
	});
	it('ends without a signal', async () => {
		const wait = pause(50, undefined);
		vi.advanceTimersByTime(50);
		expect(await ended(wait)).toBe(true);
	});
	it('ends when the signal aborts, at once if it has already', async () => {
		const controller = new AbortController();
		const wait = pause(50, controller.signal);
		controller.abort();
		expect(await ended(wait)).toBe(true);
		expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
		expect(await ended(pause(50, controller.signal))).toBe(true);
	});
});

describe('a signal', () => {
	it('shares one listener on a signal, removed with the last watcher', () => {
		let listeners = 0;
		const signal = {
			aborted: false,
			addEventListener: () => {
				listeners += 1;
			},
			removeEventListener: () => {
				listeners -= 1;
			},
		};
		const stops = Array.from({length: 50}, () => watchAbort(signal, () => {}));
		expect(listeners).toBe(1);
		for (const stop of [...stops, ...stops]) stop();
		expect(listeners).toBe(0);
		watchAbort(signal, () => {});
		expect(listeners).toBe(1);
	});
	it('notifies every watcher that has not stopped', () => {
		const controller = new AbortController();
		const heard: string[] = [];
		watchAbort(controller.signal, () => heard.push('a'));
		const stop = watchAbort(controller.signal, () => heard.push('b'));
		watchAbort(controller.signal, () => heard.push('c'));
		stop();
		stop();
		expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1);
		controller.abort();
		expect(heard).toEqual(['a', 'c']);
	});
	it('gets a new listener after all watchers have stopped', () => {
		const controller = new AbortController();
		const heard: string[] = [];
		watchAbort(controller.signal, () => heard.push('a'))();
		expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
		watchAbort(controller.signal, () => heard.push('b'));
		controller.abort();
		expect(heard).toEqual(['b']);
	});
});
