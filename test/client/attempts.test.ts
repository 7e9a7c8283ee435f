// One attempt and the wait between two: what ends them, and that no timer or listener is leaked.
import {getEventListeners} from 'node:events';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {attempt} from '../../src/client/create-session.js';
import type {Connection, Exchange} from '../../src/client/transports/transport.js';
import type {CallSignal} from '../../src/client/waiting.js';
import {pause, watchEnd} from '../../src/client/waiting.js';

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

/** Calls of a service. */
function service(connection: Connection) {
	return (signal?: AbortSignal) => attempt(connection, {body: '{}', headers: {}}, 1000, signal);
}
describe('an attempt', () => {
	it('ends with the response', async () => {
		const {answers, connection} = heldBack();
		const {signal} = new AbortController();
		const call = service(connection)(signal);
		answers[0]?.();
		expect(await call).toBe(answered);
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
	it.each(['timeout', 'aborted'])('ends with %s', async failure => {
		const {answers, connection} = heldBack();
		const controller = new AbortController();
		const call = service(connection)(controller.signal);
		if (failure === 'aborted') controller.abort();
		else vi.advanceTimersByTime(1000);
		expect(await call).toEqual({sent: true, failure});
		expect(answers).toHaveLength(1);
		expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
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
