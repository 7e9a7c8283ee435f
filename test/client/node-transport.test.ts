// Calls over node:http: how they end, and how long a connection is kept.
import {type AddressInfo, createServer, Socket} from 'node:net';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {createSession, type Service, type ServiceOptions} from '../../src/index.js';
import {errorOf, serviceAt, until} from './calling.js';
import {answerOf, type FaultServer, SESSION, startFaultServer} from './fault-server.js';
import {REQUEST} from './secrets.js';

let server: FaultServer;
const opened: Service[] = [];
/** Writes to the last connection what nobody asked for. */
let sayMore: () => void = () => {};

const TEXT = SESSION.slice(SESSION.indexOf('{'));

beforeAll(async () => {
	const responding = (...headers: string[]) => {
		return (socket: Socket) => void socket.write(answerOf(200, TEXT, headers));
	};
	server = await startFaultServer({
		ok: socket => void socket.write(SESSION),
		silent: () => {},
		moved: socket => void socket.write('HTTP/1.1 307 Go\r\nLocation: /\r\nContent-Length: 9\r\n\r\n'),
		gzip: socket => void socket.write('HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 9\r\n\r\n'),
		cut: socket => void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{'),
		resets: socket => void socket.resetAndDestroy(),
		'two-lengths': socket =>
			void socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n'),
		identity: responding('Content-Encoding: Identity', 'Set-Cookie: a', 'Set-Cookie: b'),
		'no-encoding': responding('Content-Encoding: '),
		'says-more': socket => {
			socket.write(SESSION);
			sayMore = () => void socket.write(SESSION);
		},
		'waits-5': responding('Keep-Alive: timeout=5, max=9'),
		'waits-20': responding('Keep-Alive: timeout=20'),
		'waits-0': responding('Keep-Alive: timeout=0'),
		'waits-4': responding('Keep-Alive: timeout=4'),
		'waits-3-capital': responding('Keep-Alive: max=9, Timeout=3'),
		'waits-otherwise': responding('Keep-Alive: x-timeout=3'),
	});
});
afterAll(() => server.close());
afterEach(() => {
	for (const service of opened.splice(0)) service.close();
	vi.restoreAllMocks();
});

let runs = 0;
/** A service with a fault, and calls of it. */
function at(fault: string, {origin = server.origin, ...more}: Partial<ServiceOptions> & {origin?: string} = {}) {
	runs += 1;
	const run = `run-${runs}`;
	const service = serviceAt(`${origin}/${fault}/${run}`, more);
	opened.push(service);
	/** Of each delivery, which one it was on its connection. */
	const places = () => server.deliveries(run).map(({onConnection}) => onConnection);
	return {service, places, send: () => createSession(REQUEST, service)};
}
const free = () => server.connections().now;

describe('how a call ends', () => {
	it.each(['identity', 'no-encoding'])('is with a session if the body is not compressed: %s', async fault => {
		const {headers, sdkPayloadText} = await at(fault).send();
		expect(TEXT).toContain(sdkPayloadText);
		expect(headers['set-cookie']).toBe(fault === 'identity' ? 'a,b' : undefined);
		expect(headers).toSatisfy(Object.isFrozen);
	});
	it.each([
		['moved', {kind: 'rejected', status: 307}],
		['gzip', {kind: 'unreadable-response', status: 200}],
		['cut', {kind: 'network', outcome: 'unknown', cause: {code: 'ECONNRESET'}}],
		['resets', {kind: 'network', outcome: 'unknown', cause: {code: 'ECONNRESET'}}],
		['two-lengths', {kind: 'network', outcome: 'unknown', cause: {code: expect.stringMatching(/^HPE_/)}}],
	])('closes the connection if the service %s', async (fault, expected) => {
		expect(await errorOf(at(fault).service)).toMatchObject(expected);
		await until(() => free() === 0);
	});
	it('is with an error once the body exceeds the limit', async () => {
		expect(await at('ok', {maxResponseBytes: TEXT.length}).send()).toHaveProperty('status', 200);
		const {service} = at('ok', {maxResponseBytes: TEXT.length - 1});
		expect(await errorOf(service)).toMatchObject({kind: 'unreadable-response', outcome: 'unknown', status: 200});
	});
	it('is not sent if no server listens at an IPv6 address, which needs no look-up', async () => {
		const error = await errorOf(at('ok', {origin: server.refusing.replace('127.0.0.1', '[::1]')}).service);
		expect(error.outcome).toBe('not-sent');
		expect(error).toHaveProperty('cause.code', expect.stringMatching(/^(ECONNREFUSED|EADDRNOTAVAIL|EAFNOSUPPORT)$/));
	});
	it('is not sent if the connection breaks before the certificate is known', async () => {
		const breaks = createServer(socket => socket.on('error', () => {}).once('data', () => socket.destroy()));
		await new Promise<void>(resolve => breaks.listen(0, '127.0.0.1', resolve));
		const {port} = breaks.address() as AddressInfo; // it listens on a port
		const {service} = at('ok', {origin: `https://127.0.0.1:${port}`});
		expect(await errorOf(service)).toMatchObject({kind: 'network', outcome: 'not-sent'});
		breaks.close();
	});
	it('is at once if the call is canceled, and closes the connection', async () => {
		const {service, places} = at('silent');
		const controller = new AbortController();
		const call = errorOf(service, REQUEST, controller.signal);
		await until(() => places().length === 1);
		controller.abort();
		expect(await call).toMatchObject({kind: 'aborted', outcome: 'unknown'});
		await until(() => free() === 0);
	});
	it.each(['before the transport is loaded', 'before there is a connection'])(
		'is not sent if canceled %s',
		async time => {
			const {service, places, send} = at('ok');
			// From here, connections open before the next `setImmediate`.
			if (time === 'before there is a connection') await new Promise(setImmediate);
			const controller = new AbortController();
			const call = errorOf(service, REQUEST, controller.signal);
			// The socket is known, and its connection is not open before the event loop goes on.
			if (time === 'before there is a connection')
				for (let tick = 0; tick < 3; tick += 1) await new Promise<void>(resolve => process.nextTick(resolve));
			controller.abort();
			expect(await call).toMatchObject({kind: 'aborted', outcome: 'not-sent'});
			// What the first call had sent would have arrived before the second.
			await send();
			expect(places()).toHaveLength(1);
		},
	);
});

describe('how long an idle connection is kept', () => {
	const noneIsIdleForTooLong = () => vi.spyOn(Socket.prototype, 'setTimeout').mockReturnThis();

	it('is four seconds, also if no call follows', async () => {
		const {send, places} = at('ok');
		await Promise.all([send(), send()]);
		expect(free()).toBe(2);
		await until(() => free() === 0);
		await send();
		expect(places()).toEqual([1, 1, 1]);
	});
	it.each(['ok', 'waits-5', 'waits-20', 'waits-otherwise'])('is at most four seconds: %s', async fault => {
		// The clock moves on, but no timer fires, as in a process that was frozen.
		let passed = 0;
		vi.spyOn(performance, 'now').mockImplementation(() => passed);
		const {send, places} = at(fault);
		for (const wait of [0, 4000, 4001]) {
			passed += wait;
			await send();
		}
		expect(places()).toEqual([1, 2, 1]);
	});
	it.each(['waits-0', 'waits-4', 'waits-3-capital'])(
		'is not at all if the service closes it as soon: %s',
		async fault => {
			const {send, places} = at(fault);
			await send();
			await send();
			expect(places()).toEqual([1, 1]);
			await until(() => free() === 0);
		},
	);
	it('is not at all if the response comes before the whole request has been written', async () => {
		noneIsIdleForTooLong();
		const sockets = new Set<Socket>();
		const early = createServer(socket => {
			sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
			// Nothing of the body is read.
			socket.once('data', () => socket.pause().write(answerOf(413, '{}')));
		});
		await new Promise<void>(resolve => early.listen(0, '127.0.0.1', resolve));
		const {port} = early.address() as AddressInfo; // it listens on a port
		const {service} = at('any', {origin: `http://127.0.0.1:${port}`});
		const toJSON = () => ({a: 'x'.repeat(16_000_000)});
		const request = {[Symbol.for('paylock.builder')]: 'session', toJSON} as never; // what a builder of another copy looks like
		for (let call = 0; call < 3; call += 1) expect(await errorOf(service, request)).toHaveProperty('status', 413);
		for (const socket of sockets) socket.resume();
		await until(() => sockets.size === 0);
		early.close();
	});
	it('ends if the service sends what nobody asked for, which is not the response to the next request', async () => {
		noneIsIdleForTooLong();
		const {send, places} = at('says-more');
		await send();
		sayMore();
		await until(() => free() === 0);
		await send();
		expect(places()).toEqual([1, 1]);
	});
	it.each(['later', 'before the first call'])('ends with close, which keeps none from then on: %s', async time => {
		const {service, send, places} = at('ok');
		const {close} = service;
		if (time === 'later') await send();
		const underWay = send();
		if (time === 'later') await new Promise(setImmediate);
		close();
		expect(await underWay).toHaveProperty('status', 200);
		await send();
		await until(() => free() === 0);
		expect(places()).toEqual(time === 'later' ? [1, 2, 1] : [1, 1]);
		close();
	});
});
