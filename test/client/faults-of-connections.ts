// What goes wrong below the response: silence, cuts, resets, broken HTTP, floods, redirects.
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {
	ANY,
	bytes,
	type Case,
	CHUNKED,
	chunk,
	end,
	JSON_TEXT,
	NETWORK,
	OPENED,
	PATIENCE_MS,
	REJECTED,
	TIMEOUT,
	UNREADABLE_RESPONSE,
	write,
} from './fault-case.js';
import {answerOf, type Delivery, type Fault, SESSION} from './fault-server.js';

const MEBIBYTE = Buffer.alloc(1 << 20, 0x20);

/** Writes until the peer closes or the body is complete, with back pressure. */
function pour(head: string, piece: Buffer, pieces: number): Fault {
	return socket => {
		socket.write(head);
		let left = pieces;
		const more = (): void => {
			while (left > 0 && !socket.destroyed) {
				left -= 1;
				if (!socket.write(piece)) return void socket.once('drain', more);
			}
		};
		more();
	};
}

function drip(text: string): Fault {
	return socket => {
		let at = 0;
		const timer = setInterval(() => {
			if (socket.destroyed || at >= text.length) clearInterval(timer);
			else socket.write(text.charAt(at++));
		}, 100);
	};
}

const redirect = (status: number, where: string, to: (elsewhere: string, delivery: Delivery) => string): Case => ({
	id: 'S16',
	name: `redirects with ${status} to ${where}`,
	fault: (socket, delivery, elsewhere) =>
		void socket.write(answerOf(status, '', [`Location: ${to(elsewhere, delivery)}`])),
	expected: {kind: 'rejected', outcome: 'not-accepted', status},
});

export const OF_CONNECTIONS: readonly Case[] = [
	{id: 'S6', name: 'is silent', fault: () => {}, expected: TIMEOUT, timeoutMs: PATIENCE_MS},
	{
		id: 'S7',
		name: 'sends headers, then stalls in the body',
		fault: write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"sdk'),
		expected: TIMEOUT,
		timeoutMs: PATIENCE_MS,
	},
	{
		id: 'S7',
		name: 'stalls in the headers',
		fault: write('HTTP/1.1 200 OK\r\nContent-'),
		expected: TIMEOUT,
		timeoutMs: PATIENCE_MS,
	},
	{id: 'S8', name: 'drips a byte at a time', fault: drip(SESSION), expected: TIMEOUT, timeoutMs: PATIENCE_MS},
	{
		id: 'S9',
		name: 'is cut by Content-Length',
		fault: end(`HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n${JSON_TEXT}`),
		expected: NETWORK,
	},
	{id: 'S9', name: 'is cut in a chunk', fault: end(`${CHUNKED}40\r\n${JSON_TEXT}`), expected: NETWORK},
	{id: 'S9', name: 'sends all JSON without the last chunk', fault: end(CHUNKED + chunk(JSON_TEXT)), expected: NETWORK},
	{
		id: 'S10',
		name: 'resets after it read the request',
		fault: socket => void socket.resetAndDestroy(),
		expected: NETWORK,
	},
	{id: 'S10', name: 'closes after it read the request', fault: socket => void socket.end(), expected: NETWORK},
	{id: 'S12', name: 'is not HTTP', fault: end('SSH-2.0-server\r\n\r\n'), expected: NETWORK},
	{
		id: 'S12',
		name: 'sends two Content-Lengths',
		fault: end(`HTTP/1.1 200 OK\r\nContent-Length: 23\r\nContent-Length: 22\r\n\r\n${JSON_TEXT}`),
		expected: NETWORK,
	},
	{
		id: 'S12',
		name: 'sends Content-Length and chunks',
		fault: end(
			`HTTP/1.1 200 OK\r\nContent-Length: 23\r\nTransfer-Encoding: chunked\r\n\r\n${chunk(JSON_TEXT)}0\r\n\r\n`,
		),
		expected: NETWORK,
	},
	{
		id: 'S12',
		name: 'sends a header of 24 kB',
		fault: end(`HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(24_000)}\r\nContent-Length: 23\r\n\r\n${JSON_TEXT}`),
		expected: NETWORK,
	},
	{
		id: 'S12',
		name: 'sends 100,000 headers',
		fault: end(`HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(100_000)}Content-Length: 23\r\n\r\n${JSON_TEXT}`),
		expected: NETWORK,
	},
	{
		id: 'S12',
		name: 'responds in HTTP/2.0',
		fault: write(SESSION.replace('HTTP/1.1', 'HTTP/2.0')),
		expected: NETWORK,
		overFetch: ANY,
	},
	{
		id: 'S12',
		name: 'sends a blank before the colon of a header',
		fault: write(SESSION.replace('\r\n', '\r\nX-One : 1\r\n')),
		expected: NETWORK,
		overFetch: ANY,
	},
	{id: 'S12', name: 'sends 1xx first', fault: write(`HTTP/1.1 103 Early Hints\r\n\r\n${SESSION}`), expected: OPENED},
	{
		id: 'S12',
		name: 'sends nothing but 1xx',
		fault: pour('', Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: <a>\r\n\r\n'.repeat(500)), 1e9),
		expected: TIMEOUT,
		timeoutMs: PATIENCE_MS,
	},
	{
		id: 'S12',
		name: 'switches protocols',
		fault: write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
		expected: NETWORK,
	},
	{
		id: 'S14',
		name: 'sends 300 MB with Content-Length',
		fault: pour(`HTTP/1.1 200 OK\r\nContent-Length: ${300 << 20}\r\n\r\n`, MEBIBYTE, 300),
		expected: UNREADABLE_RESPONSE,
	},
	{
		id: 'S14',
		name: 'sends 300 MB without Content-Length',
		fault: pour(CHUNKED, Buffer.concat([Buffer.from('100000\r\n'), MEBIBYTE, Buffer.from('\r\n')]), 300),
		expected: UNREADABLE_RESPONSE,
	},
	{
		id: 'S15',
		name: 'responds with gzip although identity was requested',
		fault: bytes(gzipSync(JSON_TEXT), 'Content-Encoding: gzip'),
		expected: UNREADABLE_RESPONSE,
		overFetch: {opened: true, sdkPayloadText: '{"a":1}'},
	},
	{
		id: 'S15',
		name: 'responds with br although identity was requested',
		fault: bytes(brotliCompressSync(JSON_TEXT), 'Content-Encoding: br'),
		expected: UNREADABLE_RESPONSE,
		overFetch: {opened: true, sdkPayloadText: '{"a":1}'},
	},
	{
		id: 'S15',
		name: 'calls plain JSON gzip',
		fault: bytes(Buffer.from(JSON_TEXT), 'Content-Encoding: gzip'),
		expected: UNREADABLE_RESPONSE,
		overFetch: {outcome: 'unknown'},
	},
	{
		id: 'S15',
		name: 'responds with zstd although identity was requested',
		// Fetch implementations treat unknown encodings differently; the bytes are not JSON or zstd.
		fault: bytes(Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0xff]), 'Content-Encoding: zstd'),
		expected: UNREADABLE_RESPONSE,
		overFetch: {outcome: 'unknown'},
	},
	{
		id: 'S15',
		name: 'responds with a bomb',
		fault: bytes(gzipSync(Buffer.alloc(64 << 20, 0x20)), 'Content-Encoding: gzip'),
		expected: UNREADABLE_RESPONSE,
	},
	...[301, 302, 303, 307, 308].flatMap(status => [
		redirect(status, 'another host', elsewhere => `${elsewhere}/session`),
		redirect(status, 'another scheme', elsewhere => `${elsewhere.replace('http:', 'https:')}/session`),
		redirect(status, 'itself', (_, {run}) => `/S16/${run}/session`),
	]),
	{
		id: 'S16',
		name: 'redirects and stalls in the body',
		fault: (socket, _, elsewhere) =>
			void socket.write(`HTTP/1.1 307 Go\r\nLocation: ${elsewhere}\r\nContent-Length: 9\r\n\r\n`),
		expected: {...REJECTED, status: 307},
	},
];
