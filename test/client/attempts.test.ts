// One attempt and the wait between two: what ends them, and that no timer, listener or slot is leaked.
import {getEventListeners} from 'node:events';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {attempt} from '../../src/client/attempt.js';
import type {Connection, Exchange} from '../../src/client/transports/transport.js';
import {type CallSignal, pause, Semaphore, watchEnd} from '../../src/client/waiting.js';

beforeEach(() => void vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']}));
afterEach(() => {
	expect(vi.getTimerCount(), 'timers left').toBe(0);
	vi.useRealTimers();
});

const answered: Exchange = {sent: true, status: 200};

/** A connection whose responses the test sends. */
function heldBack() {
	const answers: (() => void)[] = [];
	const signals: CallSignal[] = [];
	const connection: Connection = {
		send: (_, signal) =>
			new Promise(resolve => {
				signals.push(signal);
				answers.push(() => resolve(answered));
				signal.addEventListener('abort', () => resolve({sent: true}));
			}),
		close() {},
	};
	return {answers, signals, connection};
}

/** Calls of a service with one slot. */
function service(connection: Connection) {
	const settings = {connection, semaphore: new Semaphore(1)};
	return (signal?: AbortSignal, timeoutMs = 1000) => attempt(settings, {body: '{}', headers: {}}, timeoutMs, signal);
}
/** Until all that can run without a timer has run. */
const settled = () => new Promise(setImmediate);

describe('an attempt', () => {
	it('ends with the response, and the next starts', async () => {
		const {answers, connection} = heldBack();
		const call = service(connection);
		const {signal} = new AbortController();
		const [first, second] = [call(signal), call(signal)];
		await settled();
		expect(answers).toHaveLength(1);
		answers[0]?.();
		expect(await first).toBe(answered);
		await settled();
		expect(answers).toHaveLength(2);
		answers[1]?.();
		expect(await second).toBe(answered);
		expect(getEventListeners(signal, 'abort')).toEqual([]);
	});
	it('aborts the signal of the connection unless the whole body was read', async () => {
		for (const [body, aborted] of [
			[new Uint8Array(0), false],
			[undefined, true],
		] as const) {
			const signals: CallSignal[] = [];
			const send: Connection['send'] = async (_, signal) => {
				signals.push(signal);
				return {...answered, ...(body && {body})};
			};
			await service({send, close() {}})();
			expect(signals.map(signal => signal.aborted)).toEqual([aborted]);
		}
	});
	it('is not sent if the connection refuses to send', async () => {
		const send = () => Promise.reject(new TypeError('no such header'));
		expect(await service({send, close() {}})()).toEqual({sent: false, failure: 'broken'});
	});
	it('does not start if the signal has already aborted', async () => {
		const {answers, connection} = heldBack();
		expect(await service(connection)(AbortSignal.abort())).toEqual({sent: false, failure: 'aborted'});
		expect(answers).toEqual([]);
	});
	it('does not start if the signal aborts before the connection is asked', async () => {
		const {answers, connection} = heldBack();
		const controller = new AbortController();
		const call = service(connection)(controller.signal);
		controller.abort();
		expect(await call).toEqual({sent: false, failure: 'aborted'});
		expect(answers).toEqual([]);
	});
	it.each(['timeout', 'aborted'])('ends with %s, like waiting calls, which never start', async failure => {
		const {answers, connection} = heldBack();
		const call = service(connection);
		const controller = new AbortController();
		const calls = [call(controller.signal), call(controller.signal), call(controller.signal)];
		await settled();
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
		await settled();
		expect(answers).toHaveLength(2);
		answers[1]?.();
		expect(await next).toBe(answered);
	});
	it('ends with its deadline before a waiting call whose deadline is the same could start', async () => {
		const {answers, connection} = heldBack();
		const call = service(connection);
		const calls = [call(), call()];
		// Unlike one large step, this lets promises settle between two timers.
		await vi.advanceTimersByTimeAsync(1000);
		expect(await Promise.all(calls)).toEqual([
			{sent: true, failure: 'timeout'},
			{sent: false, failure: 'timeout'},
		]);
		expect(answers).toHaveLength(1);
		await vi.advanceTimersByTimeAsync(1);
	});
	it('ends with its own deadline while it waits for a slot, and is not sent', async () => {
		const call = service(heldBack().connection);
		const first = call();
		const second = call(undefined, 1);
		await settled();
		vi.advanceTimersByTime(1);
		expect(await second).toEqual({sent: false, failure: 'timeout'});
		vi.advanceTimersByTime(999);
		expect(await first).toEqual({sent: true, failure: 'timeout'});
		vi.advanceTimersByTime(1);
	});
});

describe('the semaphore', () => {
	it('starts as many as it has slots, in order; what leaves the queue never starts', async () => {
		const gate = new Semaphore(2);
		const ends: string[] = [];
		const {signal} = new AbortController();
		const acquire = (name: string, until = signal) =>
			void gate.acquire(until).then(hasSlot => ends.push(`${name} ${hasSlot}`));
		const leaves = new AbortController();
		for (const name of ['a', 'b']) acquire(name);
		acquire('c', leaves.signal);
		for (const name of ['d', 'e']) acquire(name);
		await settled();
		expect(ends.splice(0)).toEqual(['a true', 'b true']);
		leaves.abort();
		gate.release();
		await settled();
		expect(ends.splice(0)).toEqual(['c false', 'd true']);
		gate.release();
		gate.release();
		await settled();
		for (const name of ['f', 'g']) acquire(name);
		await settled();
		expect(ends).toEqual(['e true', 'f true']);
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
	const watch = (signal: Parameters<typeof watchEnd>[1], onEnd: () => void) => watchEnd(1000, signal, onEnd);

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
		const stops = Array.from({length: 50}, () => watch(signal, () => {}));
		expect(listeners).toBe(1);
		for (const stop of [...stops, ...stops]) stop();
		expect(listeners).toBe(0);
		const stop = watch(signal, () => {});
		expect(listeners).toBe(1);
		stop();
	});
	it('notifies every watcher that has not stopped, once', () => {
		const controller = new AbortController();
		const heard: string[] = [];
		watch(controller.signal, () => heard.push('a'));
		const stop = watch(controller.signal, () => heard.push('b'));
		watch(controller.signal, () => heard.push('c'));
		stop();
		stop();
		expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1);
		controller.abort();
		expect(heard).toEqual(['a', 'c']);
		expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
		vi.advanceTimersByTime(1000);
		expect(heard).toEqual(['a', 'c']);
	});
	it('gets a new listener after all watchers have stopped', () => {
		const controller = new AbortController();
		const heard: string[] = [];
		watch(controller.signal, () => heard.push('a'))();
		expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
		watch(controller.signal, () => heard.push('b'));
		controller.abort();
		expect(heard).toEqual(['b']);
	});
});
