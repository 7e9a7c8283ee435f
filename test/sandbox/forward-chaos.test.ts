// Many calls at once through the pass-through, each with its own fault: nothing is lost, repeated or leaked, and whatever
// arrives is what the service sent, byte for byte.
import {createHash} from 'node:crypto';
import type {Socket} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {type RunningSandbox, startSandbox} from '../../src/sandbox/index.js';
import {KEY, PAGE} from './calling.js';
import {
	chunk,
	endToEnd,
	exchange,
	headOf,
	LAST_CHUNK,
	type Message,
	type RawService,
	startRawService,
} from './raw-exchange.js';

const CALLS = 240;
const CONCURRENCY = 16;

/** Bytes that depend on their seed alone; they repeat after a number that divides no size of a buffer. */
function bytesOf(seed: string, length: number): Buffer {
	return Buffer.alloc(length, createHash('sha512').update(seed).digest().subarray(0, 61));
}

interface Fault {
	/** What the service sends to a call. */
	respond(socket: Socket, run: string): void;
	/** The whole answer; without one, the caller gets 502 or a connection that breaks. */
	answer?(run: string): Buffer;
	readonly status?: number;
}

const whole = (status: number, length: number): Fault => ({
	status,
	answer: run => bytesOf(run, length),
	respond(socket, run) {
		socket.write(headOf(`HTTP/1.1 ${status} Any`, `X-Run: ${run}`, `Content-Length: ${length}`));
		socket.end(bytesOf(run, length));
	},
});

/** Writes the next piece once the one before has left. */
function writeSlowly(socket: Socket, pieces: readonly (Buffer | string)[], end: () => void): void {
	const [first, ...rest] = pieces;
	if (first === undefined) end();
	else socket.write(first, () => setImmediate(() => writeSlowly(socket, rest, end)));
}

const FAULTS: readonly Fault[] = [
	whole(200, 40),
	whole(502, 100),
	whole(302, 0),
	whole(200, 2 ** 20),
	{
		status: 200,
		answer: run => bytesOf(run, 5000),
		respond(socket, run) {
			const body = bytesOf(run, 5000);
			const pieces = Array.from({length: 50}, (_, index) => body.subarray(index * 100, index * 100 + 100));
			const framed = pieces.flatMap(piece => [`${piece.length.toString(16)}\r\n`, piece, '\r\n']);
			const head = headOf('HTTP/1.1 200 Any', `X-Run: ${run}`, 'Transfer-Encoding: chunked');
			writeSlowly(socket, [head, ...framed, LAST_CHUNK], () => socket.end());
		},
	},
	{
		status: 200,
		answer: run => bytesOf(run, 300),
		// The connection ends the body.
		respond(socket, run) {
			socket.write(headOf('HTTP/1.1 200 Any', `X-Run: ${run}`, 'Connection: close'));
			socket.end(bytesOf(run, 300));
		},
	},
	{respond: socket => void socket.resetAndDestroy()},
	{respond: socket => void socket.end()},
	{respond: (socket, run) => void socket.end(`${headOf('HTTP/1.1 200 Any', 'Content-Length: 99')}${run}`)},
	{
		respond: (socket, run) =>
			void socket.write(`${headOf('HTTP/1.1 200 Any', 'Transfer-Encoding: chunked')}${chunk(run)}`, () =>
				socket.resetAndDestroy(),
			),
	},
	{respond: socket => void socket.end('not HTTP\r\n\r\n')},
];

let service: RawService;
let sandbox: RunningSandbox;
beforeAll(async () => {
	service = await startRawService((socket, {headers}) => {
		const [, run = '', fault = ''] = /^X-Run: ((\d+)-\d+)$/m.exec(headers.join('\n')) ?? [];
		FAULTS[Number(fault)]?.respond(socket, run);
	});
	sandbox = await startSandbox({forward: {baseUrl: service.url, timeoutMs: 60_000}});
});
afterAll(async () => {
	await sandbox.close();
	await service.close();
});

/** Every sixth body is large, and every fourth one goes in chunks. */
function requestOf(index: number, run: string): readonly (Buffer | string)[] {
	const padding = index % 6 === 0 ? bytesOf(run, 200_000).toString('hex') : '';
	const body = JSON.stringify({...PAGE, order_id: `O-${run}`, description: padding});
	const head = ['POST /session HTTP/1.1', 'Host: localhost', `X-Run: ${run}`, 'Content-Type: application/json'];
	const key = `Authorization: Basic ${btoa(KEY)}`;
	return index % 4 === 0
		? [headOf(...head, key, 'Transfer-Encoding: chunked'), chunk(body.slice(0, 30)), chunk(body.slice(30)), LAST_CHUNK]
		: [headOf(...head, key, `Content-Length: ${body.length}`), body];
}

const bodyOf = ([, ...pieces]: readonly (Buffer | string)[], isChunked: boolean): string =>
	isChunked
		? pieces
				.slice(0, -1)
				.map(piece => String(piece).replace(/^[\da-f]+\r\n|\r\n$/g, ''))
				.join('')
		: pieces.join('');

it(`${CALLS} calls through ${FAULTS.length} faults`, async () => {
	const answers = new Map<number, Message>();
	let next = 0;
	const worker = async (): Promise<void> => {
		while (next < CALLS) {
			const index = next++;
			answers.set(index, await exchange(sandbox.url, ...requestOf(index, `${index % FAULTS.length}-${index}`)));
		}
	};
	await Promise.all(Array.from({length: CONCURRENCY}, worker));

	const runOf = ({headers}: Message) => headers.find(line => line.startsWith('X-Run: '))?.slice(7) ?? '';
	const runs = service.requests.map(runOf);
	expect(new Set(runs).size).toBe(CALLS);
	expect(runs).toHaveLength(CALLS);
	for (const request of service.requests) {
		const index = Number(runOf(request).split('-')[1]);
		const isChunked = index % 4 === 0;
		expect(request.body.toString() === bodyOf(requestOf(index, runOf(request)), isChunked)).toBe(true);
	}
	for (const [index, answer] of answers) {
		const fault = FAULTS[index % FAULTS.length];
		const run = `${index % FAULTS.length}-${index}`;
		const expected = fault?.answer?.(run);
		if (expected !== undefined) {
			expect([run, answer.start, answer.isComplete]).toEqual([run, `HTTP/1.1 ${fault?.status} Any`, true]);
			expect(endToEnd(answer)).toContain(`X-Run: ${run}`);
			expect(answer.body.equals(expected)).toBe(true);
		} else if (answer.isComplete) {
			expect([run, answer.start]).toEqual([run, 'HTTP/1.1 502 Bad Gateway']);
			expect(answer.body.toString()).not.toMatch(new RegExp(`${KEY}|${btoa(KEY)}|O-`));
		} else expect(run.startsWith(answer.body.toString())).toBe(true);
	}
	// Nothing stays open.
	await service.idle();
	expect(sandbox.sessions).toHaveLength(CALLS);
}, 60_000);
