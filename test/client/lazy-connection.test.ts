// A connection that is still being made: calls made meanwhile are sent once it exists, or end when they are canceled.
import {expect, test} from 'vitest';
import {lazyConnection} from '../../src/client/transports/lazy-connection.js';
import type {Call, Connection, Exchange} from '../../src/client/transports/transport.js';

function promised<Value>() {
	let resolve: (value: Value) => void = () => undefined;
	const promise = new Promise<Value>(give => {
		resolve = give;
	});
	return {promise, resolve};
}

const answered: Exchange = {sent: true, status: 200};

/** A connection that responds at once if configured to, and records its calls. */
function made(send: Connection['send']) {
	const calls: string[] = [];
	const connection: Connection = {
		send(...args) {
			calls.push('send');
			return send(...args);
		},
		close: () => void calls.push('close'),
	};
	return {calls, connection};
}

const answers: Connection['send'] = (_, done) => {
	void Promise.resolve().then(() => done(answered));
	return {cancel: failure => done({sent: true, failure})};
};

/** Sends, and returns the call and how it ends. */
function send(connection: Connection): {call: Call; end: Promise<Exchange>} {
	const {promise, resolve} = promised<Exchange>();
	return {call: connection.send({body: '{}', headers: {}}, resolve), end: promise};
}

test('a call made before the connection exists is sent once it does, like later ones', async () => {
	const {calls, connection} = made(answers);
	const {promise, resolve} = promised<Connection>();
	const waiting = lazyConnection(promise);
	const first = send(waiting);
	expect(calls).toEqual([]);
	resolve(connection);
	expect(await first.end).toBe(answered);
	expect(await send(waiting).end).toBe(answered);
	expect(calls).toEqual(['send', 'send']);
});

test('a call that is canceled before the connection exists is never sent', async () => {
	const {calls, connection} = made(answers);
	const {promise, resolve} = promised<Connection>();
	const waiting = lazyConnection(promise);
	const first = send(waiting);
	first.call.cancel('timeout');
	expect(await first.end).toEqual({sent: false, failure: 'timeout'});
	resolve(connection);
	await send(waiting).end;
	expect(calls).toEqual(['send']);
});

test('a call that waited can be canceled while it is in progress', async () => {
	const {connection} = made((_, done) => ({cancel: failure => done({sent: true, failure})}));
	const waiting = lazyConnection(Promise.resolve(connection));
	const {call, end} = send(waiting);
	await new Promise(setImmediate);
	call.cancel('aborted');
	expect(await end).toEqual({sent: true, failure: 'aborted'});
});

test('a connection that cannot be created, or refuses to send, ends the call unsent', async () => {
	const broken = {sent: false, failure: 'broken'};
	expect(await send(lazyConnection(Promise.reject(new Error('no such module')))).end).toEqual(broken);
	const {connection} = made(() => {
		throw new TypeError('no such header');
	});
	expect(await send(lazyConnection(Promise.resolve(connection))).end).toEqual(broken);
});

test('a connection that is closed before it exists is closed once it does', async () => {
	const {calls, connection} = made(answers);
	const {promise, resolve} = promised<Connection>();
	const waiting = lazyConnection(promise);
	waiting.close();
	resolve(connection);
	await new Promise(setImmediate);
	expect(calls).toEqual(['close']);
	waiting.close();
	await new Promise(setImmediate);
	expect(calls).toEqual(['close', 'close']);
});

test('a canceled call ends once, even if the connection cannot be created', async () => {
	let refuse: (reason: Error) => void = () => undefined;
	const making = new Promise<Connection>((_, reject) => {
		refuse = reject;
	});
	const ends: Exchange[] = [];
	lazyConnection(making)
		.send({body: '{}', headers: {}}, exchange => void ends.push(exchange))
		.cancel('timeout');
	refuse(new Error('no such module'));
	await new Promise(setImmediate);
	expect(ends).toEqual([{sent: false, failure: 'timeout'}]);
});
