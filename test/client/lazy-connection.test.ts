// A connection that is still being made: calls made meanwhile are sent once it exists.
import {expect, test} from 'vitest';
import {lazyConnection} from '../../src/client/transports/node.js';
import type {Connection, Exchange} from '../../src/client/transports/transport.js';

const answered: Exchange = {sent: true, status: 200};
const MESSAGE = {body: '{}', headers: {}};
const {signal} = new AbortController();

/** A connection that the test finishes, and what is called of it. */
function unfinished() {
	const calls: string[] = [];
	const connection: Connection = {
		async send() {
			calls.push('send');
			return answered;
		},
		close: () => void calls.push('close'),
	};
	let finish: () => void = () => undefined;
	const creating = new Promise<Connection>(resolve => {
		finish = () => resolve(connection);
	});
	return {calls, waiting: lazyConnection(creating), finish: () => finish()};
}

test('a call made before the connection exists is sent once it does, like later ones', async () => {
	const {calls, waiting, finish} = unfinished();
	const first = waiting.send(MESSAGE, signal);
	expect(calls).toEqual([]);
	finish();
	expect(await first).toBe(answered);
	expect(await waiting.send(MESSAGE, signal)).toBe(answered);
	expect(calls).toEqual(['send', 'send']);
});

test('a call that is canceled before the connection exists is never sent', async () => {
	const {calls, waiting, finish} = unfinished();
	const controller = new AbortController();
	const first = waiting.send(MESSAGE, controller.signal);
	controller.abort();
	finish();
	expect(await first).toEqual({sent: false});
	await waiting.send(MESSAGE, signal);
	expect(calls).toEqual(['send']);
});

test('a connection that cannot be created sends nothing, and rejects only where somebody waits', async () => {
	const error = new Error('no such module');
	const waiting = lazyConnection(Promise.reject(error));
	await expect(waiting.send(MESSAGE, signal)).rejects.toBe(error);
	lazyConnection(Promise.reject(error)).close();
	await new Promise(setImmediate);
});

test('a connection that is closed before it exists is closed once it does', async () => {
	const {calls, waiting, finish} = unfinished();
	waiting.close();
	finish();
	await new Promise(setImmediate);
	expect(calls).toEqual(['close']);
	waiting.close();
	await new Promise(setImmediate);
	expect(calls).toEqual(['close', 'close']);
});
