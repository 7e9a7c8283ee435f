// The transport of Node, without a service: what it sends, how a call ends, and how long a connection is kept.
import {request} from 'node:http';
import {type AddressInfo, createServer, Socket} from 'node:net';
import tls, {TLSSocket} from 'node:tls';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {attempt} from '../../src/client/create-session.js';
import {KeepAlive} from '../../src/client/transports/keep-alive.js';
import {open} from '../../src/client/transports/node-connection.js';
import type {Connection} from '../../src/client/transports/transport.js';
import {answerOf, certificate, type FaultServer, SESSION, startFaultServer} from './fault-server.js';

let server: FaultServer;
const opened: Connection[] = [];

beforeAll(async () => {
	const ends = (head: string) => `HTTP/1.1 200 OK\r\n${head}Content-Length: 2\r\n\r\n{}`;
	server = await startFaultServer({
		ok: socket => void socket.write(SESSION),
		silent: () => {},
		moved: socket => void socket.write('HTTP/1.1 307 Go\r\nLocation: /\r\nContent-Length: 9\r\n\r\n'),
		gzip: socket => void socket.write('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 9\r\n\r\n'),
		identity: socket => void socket.write(ends('Content-Encoding: Identity\r\n')),
		'no-encoding': socket => void socket.write(ends('Content-Encoding: \r\n')),
		cut: socket => void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{'),
		'two-lengths': socket =>
			void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'),
		resets: socket => void socket.resetAndDestroy(),
		expected: socket =>
			void socket.write(answerOf(200, '{}', ['Set-Cookie: a', 'Set-Cookie: b', 'X-One: 1', 'x-one: 2'])),
		'second-breaks': (socket, {onConnection}) => void (onConnection === 1 ? socket.write(SESSION) : socket.end()),
		'second-is-cut': (socket, {onConnection}) =>
			void (onConnection === 1 ? socket.write(SESSION) : socket.end('HTTP/1.1 200 OK\r\nX-')),
		'says-more': socket => {
			socket.write(SESSION);
			setTimeout(() => socket.write(SESSION), 5);
		},
		'waits-5': socket => void socket.write(answerOf(200, '{}', ['Keep-Alive: timeout=5, max=9'])),
		'waits-20': socket => void socket.write(answerOf(200, '{}', ['Keep-Alive: timeout=20'])),
		'waits-0': socket => void socket.write(answerOf(200, '{}', ['Keep-Alive: timeout=0'])),
		'waits-4': socket => void socket.write(answerOf(200, '{}', ['Keep-Alive: timeout=4'])),
		'waits-3-capital': socket => void socket.write(answerOf(200, '{}', ['Keep-Alive: max=9, Timeout=3'])),
		'waits-otherwise': socket => void socket.write(answerOf(200, '{}', ['Keep-Alive: x-timeout=3'])),
	});
});
afterAll(() => server.close());
afterEach(() => {
	for (const connection of opened.splice(0)) connection.close();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

let runs = 0;
interface Given {
	readonly origin?: string;
	readonly headers?: Record<string, string>;
	readonly most?: number;
}
/** A connection to the service with a fault, and calls over it. */
function at(fault: string, {origin = server.origin, headers = {'x-a': '1'}, most = 1000}: Given = {}) {
	runs += 1;
	const run = `run-${runs}`;
	const url = `${origin}/${fault}/${run}/session`;
	const connection = open({url, headers, maxResponseBytes: most});
	opened.push(connection);
	const send = (body = '{}', more: Record<string, string> = {}) => {
		const controller = new AbortController();
		const end = attempt(connection, {body, headers: more}, 60_000, controller.signal);
		return {end, cancel: () => controller.abort()};
	};
	/** Of each delivery, which one it was on its connection. */
	const places = () => server.deliveries(run).map(({onConnection}) => onConnection);
	return {run, send, places, close: () => connection.close()};
}
const until = (condition: () => boolean): Promise<unknown> => vi.waitUntil(condition, {timeout: 8000, interval: 2});
const TEXT = SESSION.slice(SESSION.indexOf('{'));

describe('what is written', () => {
	it('is the address, the headers as given and the length in bytes', async () => {
		const {run, send} = at('ok', {headers: {'x-a': '1', accept: 'b'}});
		await send('\u20ac').end;
		await send('').end;
		const host = server.origin.slice('http://'.length);
		const lines = server
			.deliveries(run)
			.map(({head}) => head.split('\r\n').filter(line => !/^connection:/i.test(line)));
		const first = `POST /ok/${run}/session HTTP/1.1`;
		expect(lines).toEqual([
			[first, `host: ${host}`, 'x-a: 1', 'accept: b', 'content-length: 3'],
			[first, `host: ${host}`, 'x-a: 1', 'accept: b', 'content-length: 0'],
		]);
	});
});

describe('how a call ends', () => {
	it('is with the status, the headers and the whole body', async () => {
		const exchange = await at('expected').send().end;
		expect(exchange).toMatchObject({sent: true, status: 200, body: Buffer.from('{}')});
		expect(exchange).not.toHaveProperty('failure');
		const {headers} = exchange;
		expect(headers).toEqual({'x-one': '1, 2', 'set-cookie': 'a,b', 'content-length': '2'});
		expect(Object.isFrozen(headers)).toBe(true);
	});
	it.each(['identity', 'no-encoding'])('includes the body if it is not compressed: %s', async fault => {
		expect(await at(fault).send().end).toMatchObject({body: Buffer.from('{}')});
	});
	const head = {sent: true, headers: expect.anything()};
	it.each([
		['moved', {...head, status: 307}],
		['gzip', {...head, status: 200, failure: 'encoded'}],
		['cut', {...head, status: 200, failure: 'broken', code: 'ECONNRESET'}],
		['resets', {sent: true, failure: 'broken', code: 'ECONNRESET'}],
	])('comes at once if the service %s', async (fault, expected) => {
		const {send} = at(fault);
		expect(await send().end).toStrictEqual(expected);
		await until(() => server.connections().now === 0);
	});
	it('is reported once the body exceeds the limit', async () => {
		const ended = (most: number) => at('ok', {most}).send().end;
		expect(await ended(TEXT.length)).toHaveProperty('body.length', TEXT.length);
		expect(await ended(TEXT.length - 1)).toStrictEqual({...head, status: 200, failure: 'too-large'});
	});
	it('is not sent if no server listens', async () => {
		const expected = {sent: false, failure: 'broken', code: 'ECONNREFUSED'};
		expect(await at('ok', {origin: server.refusing}).send().end).toStrictEqual(expected);
	});
	it('is not sent if no server listens at an IPv6 address, which needs no look-up', async () => {
		const {code} = await at('ok', {origin: server.refusing.replace('127.0.0.1', '[::1]')}).send().end;
		expect(['ECONNREFUSED', 'EADDRNOTAVAIL', 'EAFNOSUPPORT']).toContain(code);
	});
	it('is not sent if the certificate is not trusted', async () => {
		const {run, send} = at('ok', {origin: server.https['self-signed']});
		const expected = {sent: false, failure: 'broken', code: 'DEPTH_ZERO_SELF_SIGNED_CERT'};
		expect(await send().end).toStrictEqual(expected);
		expect(server.deliveries(run)).toEqual([]);
	});
	it('comes at once if the call is canceled, and closes the connection', async () => {
		const {run, send} = at('silent');
		const {end, cancel} = send();
		await until(() => server.deliveries(run).length === 1);
		cancel();
		expect(await end).toStrictEqual({sent: true, failure: 'aborted'});
		await until(() => server.connections().now === 0);
	});
	it('is broken if the response has a length and chunks', async () => {
		const exchange = await at('two-lengths').send().end;
		expect(exchange).toMatchObject({sent: true, failure: 'broken', code: expect.stringMatching(/^HPE_/)});
		expect(exchange).not.toHaveProperty('status');
	});
	it('is not sent if the call is canceled before there is a connection', async () => {
		const {run, send} = at('ok');
		// From here, connections open before the next `setImmediate`.
		await new Promise(setImmediate);
		const {end, cancel} = send();
		// The socket is known, and its connection is not open before the event loop goes on.
		for (let tick = 0; tick < 3; tick += 1) await new Promise<void>(resolve => process.nextTick(resolve));
		cancel();
		expect(await end).toStrictEqual({sent: false, failure: 'aborted'});
		// What the first call had sent would have arrived before the second.
		await send().end;
		expect(server.deliveries(run)).toHaveLength(1);
	});
});

describe('how long an idle connection is kept', () => {
	const free = () => server.connections().now;

	it('is four seconds, also if no call follows', async () => {
		const {send, places} = at('ok');
		await Promise.all([send().end, send().end]);
		expect(free()).toBe(2);
		await until(() => free() === 0);
		await send().end;
		expect(places()).toEqual([1, 1, 1]);
	});
	it.each(['ok', 'waits-5', 'waits-20', 'waits-otherwise'])('is at most four seconds: %s', async fault => {
		// The clock moves on, but no timer fires, as in a process that was frozen.
		let passed = 0;
		vi.spyOn(performance, 'now').mockImplementation(() => passed);
		const {send, places} = at(fault);
		await send().end;
		passed += 4000;
		await send().end;
		passed += 4001;
		await send().end;
		expect(places()).toEqual([1, 2, 1]);
	});
	it.each(['waits-0', 'waits-4', 'waits-3-capital'])(
		'is not at all if the service closes it as soon: %s',
		async fault => {
			const {send, places} = at(fault);
			await send().end;
			await send().end;
			expect(places()).toEqual([1, 1]);
			await until(() => free() === 0);
		},
	);
	it('is not at all if the response comes before the whole request has been written', async () => {
		const sockets = new Set<Socket>();
		const early = createServer(socket => {
			sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
			// Nothing of the body is read.
			socket.once('data', () => socket.pause().write(answerOf(413, '{}')));
		});
		await new Promise<void>(resolve => early.listen(0, '127.0.0.1', resolve));
		const {port} = early.address() as AddressInfo; // it listens on a port
		const {send} = at('any', {origin: `http://127.0.0.1:${port}`});
		for (let call = 0; call < 3; call += 1)
			expect(await send('x'.repeat(16_000_000)).end).toHaveProperty('status', 413);
		for (const socket of sockets) socket.resume();
		await until(() => sockets.size === 0);
		early.close();
	});
	it('ends if the service sends what nobody asked for, which is not the response to the next request', async () => {
		const {send, places} = at('says-more');
		await send().end;
		// Before the next sweep.
		await vi.waitUntil(() => free() === 0, {timeout: 1000, interval: 2});
		await send().end;
		expect(places()).toEqual([1, 1]);
	});
	it('ends with close, which keeps none from then on', async () => {
		const {send, close, places} = at('ok');
		await send().end;
		const underWay = send();
		await new Promise(setImmediate);
		close();
		expect(await underWay.end).toHaveProperty('body.length', TEXT.length);
		await send().end;
		await until(() => free() === 0);
		expect(places()).toEqual([1, 2, 1]);
	});
});

describe('connections over https:', () => {
	it('are kept, and are open once the certificate is known to be right', async () => {
		const {hostname: host, port} = new URL(server.https.trusted);
		const kept = new KeepAlive(true);
		runs += 1;
		const run = `over-tls-${runs}`;
		const trusted = {agent: kept.agent, ca: certificate('authority'), servername: ''};
		/** Whether a byte may have left by the time the response arrives. */
		const call = () =>
			new Promise<boolean>((resolve, reject) => {
				const target = {...trusted, protocol: 'https:', host, port, path: `/ok/${run}/session`};
				const sending = request({...target, method: 'POST'}, response => {
					const isOpen = !kept.isWaiting(sending);
					response.resume().on('end', () => resolve(isOpen));
				});
				sending.on('error', reject).end();
			});
		for (let nth = 1; nth <= 2; nth += 1) expect(await call()).toBe(true);
		expect(server.deliveries(run).map(({onConnection}) => onConnection)).toEqual([1, 2]);
		kept.close();
	});
	it('set every check explicitly, regardless of the environment', async () => {
		const connect = vi.spyOn(tls, 'connect').mockImplementation(() => new TLSSocket(new Socket()));
		at('ok', {origin: 'https://checkout.example'}).send();
		await new Promise(setImmediate);
		const checks = {servername: 'checkout.example', rejectUnauthorized: true, minVersion: 'TLSv1.2'};
		expect(connect).toHaveBeenCalledWith(expect.objectContaining(checks));
	});
});
