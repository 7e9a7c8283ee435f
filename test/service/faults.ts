// Every way the service misbehaves, by name: what it sends, and what a call must make of it.
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {answerOf, type Delivery, type Fault, SESSION} from './fault-server.js';
import {EMAIL, ENCODED, ENCODED_WITH_COLON, KEY, PHONE} from './secrets.js';

export interface Case {
	/** The line of the list of faults. */
	readonly id: string;
	readonly name: string;
	readonly fault: Fault;
	readonly expected: Expected;
	/** Where fetch cannot do what node:http does. */
	readonly overFetch?: Expected;
	readonly timeoutMs?: number;
	/** 1 unless said. */
	readonly deliveries?: number;
}

/** `opened`, or kind and outcome of the error and what else it must hold. */
export interface Expected {
	readonly opened?: true;
	readonly kind?: string;
	readonly outcome?: string;
	readonly status?: number;
	readonly code?: string;
	readonly userMessage?: string;
	readonly requestId?: string;
	readonly retryAfterMs?: number;
	readonly fields?: readonly {readonly field: string; readonly reason?: string}[];
	readonly sdkPayloadText?: string;
}

const TIMEOUT: Expected = {kind: 'timeout', outcome: 'unknown'};
const NETWORK: Expected = {kind: 'network', outcome: 'unknown'};
const UNREADABLE: Expected = {kind: 'unreadable-response', outcome: 'unknown'};
const OPENED: Expected = {opened: true};

const write =
	(text: string | Buffer): Fault =>
	socket =>
		void socket.write(text);
const end =
	(text: string | Buffer): Fault =>
	socket =>
		void socket.end(text);
const answer = (status: number, body: string, ...headers: string[]): Fault => write(answerOf(status, body, headers));
const body = (text: string): Fault => answer(200, text);
const bytes = (content: Buffer, ...headers: string[]): Fault => {
	const head = ['HTTP/1.1 200 OK', ...headers, `Content-Length: ${content.length}`].join('\r\n');
	return write(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), content]));
};
const CHUNKED = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
const JSON_TEXT = '{"sdk_payload":{"a":1}}';
const MEBIBYTE = Buffer.alloc(1 << 20, 0x20);

/** Writes until the peer has gone or the body is out, heeding back pressure. */
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
		}, 20);
	};
}

const refusal = (status: number, expected: Expected): Case => ({
	id: status === 429 ? 'S19' : status === 408 || status >= 500 ? 'S18' : 'S17',
	name: `answers ${status}`,
	fault: answer(status, '{"status":"error"}'),
	expected: {status, ...expected},
});

const redirect = (status: number, where: string, to: (elsewhere: string, delivery: Delivery) => string): Case => ({
	id: 'S16',
	name: `redirects with ${status} to ${where}`,
	fault: (socket, delivery, elsewhere) =>
		void socket.write(answerOf(status, '', [`Location: ${to(elsewhere, delivery)}`])),
	expected: {kind: 'rejected', outcome: 'not-accepted', status},
});

const retryAfter = (value: string, retryAfterMs?: number): Case => ({
	id: 'S19',
	name: `answers 429 with Retry-After: ${value}`,
	fault: answer(429, '', `Retry-After: ${value}`),
	expected: {
		kind: 'unavailable',
		outcome: 'not-accepted',
		status: 429,
		...(retryAfterMs === undefined ? {} : {retryAfterMs}),
	},
});

const WITHHELD = '(withheld: it repeats a secret or personal data)';
const echo = (name: string, said: string): Case => ({
	id: 'S20',
	name: `echoes ${name}`,
	fault: answer(
		401,
		JSON.stringify({
			status: said,
			error_code: said,
			error_message: said,
			error_info: {
				category: said,
				code: said,
				request_id: said,
				developer_message: said,
				user_message: said,
				fields: [{field_name: said, reason: said}],
			},
		}),
		`X-Request-Id: ${said.replace(/[^\x20-\x7e]/g, '')}`,
		`X-Echo: ${said.replace(/[^\x20-\x7e]/g, '')}`,
	),
	expected: {
		kind: 'unauthorized',
		outcome: 'not-accepted',
		status: 401,
		code: WITHHELD,
		userMessage: WITHHELD,
		requestId: WITHHELD,
		fields: [{field: WITHHELD, reason: WITHHELD}],
	},
});

const UNAUTHORIZED: Expected = {kind: 'unauthorized', outcome: 'not-accepted'};
const REJECTED: Expected = {kind: 'rejected', outcome: 'not-accepted'};
const UNAVAILABLE: Expected = {kind: 'unavailable', outcome: 'unknown'};

export const CASES: readonly Case[] = [
	{id: 'S6', name: 'is silent', fault: () => {}, expected: TIMEOUT, timeoutMs: 150},
	{
		id: 'S7',
		name: 'sends headers, then stalls in the body',
		fault: write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"sdk'),
		expected: TIMEOUT,
		timeoutMs: 150,
	},
	{
		id: 'S7',
		name: 'stalls in the headers',
		fault: write('HTTP/1.1 200 OK\r\nContent-'),
		expected: TIMEOUT,
		timeoutMs: 150,
	},
	{id: 'S8', name: 'drips a byte at a time', fault: drip(SESSION), expected: TIMEOUT, timeoutMs: 250},
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
	{id: 'S12', name: 'sends 1xx first', fault: write(`HTTP/1.1 103 Early Hints\r\n\r\n${SESSION}`), expected: OPENED},
	{
		id: 'S12',
		name: 'sends nothing but 1xx',
		fault: pour('', Buffer.from('HTTP/1.1 103 Early Hints\r\nLink: <a>\r\n\r\n'.repeat(500)), 1e9),
		expected: TIMEOUT,
		timeoutMs: 300,
	},
	{
		id: 'S12',
		name: 'switches protocols',
		fault: write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
		expected: NETWORK,
	},
	...(
		[
			['HTML', '<!doctype html><title>Sign in</title>'],
			['cut JSON', '{"sdk_payload":{"a":'],
			['nothing', ''],
			['null', 'null'],
			['a list', '[]'],
			['a string', '"sdk_payload"'],
			['no sdk_payload', '{"id":1}'],
			['an inherited name only', '{"__proto__":{"sdk_payload":{}}}'],
			['sdk_payload null', '{"sdk_payload":null}'],
			['sdk_payload a string', '{"sdk_payload":"{}"}'],
			['sdk_payload a list', '{"sdk_payload":[]}'],
			['two JSON values', '{"sdk_payload":{}}{}'],
		] as const
	).map(
		([name, text]): Case => ({id: 'S13', name: `answers 200 with ${name}`, fault: body(text), expected: UNREADABLE}),
	),
	{
		id: 'S13',
		name: 'answers 204',
		fault: write('HTTP/1.1 204 No Content\r\n\r\n'),
		expected: {...UNREADABLE, status: 204},
	},
	{
		id: 'S14',
		name: 'sends 300 MB with Content-Length',
		fault: pour(`HTTP/1.1 200 OK\r\nContent-Length: ${300 << 20}\r\n\r\n`, MEBIBYTE, 300),
		expected: UNREADABLE,
	},
	{
		id: 'S14',
		name: 'sends 300 MB without Content-Length',
		fault: pour(CHUNKED, Buffer.concat([Buffer.from('100000\r\n'), MEBIBYTE, Buffer.from('\r\n')]), 300),
		expected: UNREADABLE,
	},
	{
		id: 'S15',
		name: 'answers gzip although identity was asked',
		fault: bytes(gzipSync(JSON_TEXT), 'Content-Encoding: gzip'),
		expected: UNREADABLE,
		overFetch: {opened: true, sdkPayloadText: '{"a":1}'},
	},
	{
		id: 'S15',
		name: 'answers br although identity was asked',
		fault: bytes(brotliCompressSync(JSON_TEXT), 'Content-Encoding: br'),
		expected: UNREADABLE,
		overFetch: {opened: true, sdkPayloadText: '{"a":1}'},
	},
	{
		id: 'S15',
		name: 'answers zstd although identity was asked',
		// What fetch makes of a name it does not know differs; the bytes are no JSON and no zstd either.
		fault: bytes(Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0xff]), 'Content-Encoding: zstd'),
		expected: UNREADABLE,
		overFetch: {outcome: 'unknown'},
	},
	{
		id: 'S15',
		name: 'answers a bomb',
		fault: bytes(gzipSync(Buffer.alloc(64 << 20, 0x20)), 'Content-Encoding: gzip'),
		expected: UNREADABLE,
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
	refusal(400, REJECTED),
	refusal(401, UNAUTHORIZED),
	refusal(403, UNAUTHORIZED),
	refusal(404, REJECTED),
	refusal(422, REJECTED),
	{
		id: 'S17',
		name: 'tells code, message, fields and request id',
		fault: answer(
			400,
			JSON.stringify({
				status: 'error',
				error_code: 'INVALID_AMOUNT',
				error_message: 'short',
				error_info: {
					category: 'INPUT',
					code: 'IN_1',
					request_id: 'REQ-1',
					developer_message: 'amount: two decimals',
					user_message: 'The amount is wrong',
					fields: [
						{field_name: 'amount', reason: 'two decimals'},
						{field_name: 'order_id'},
						{reason: 'nameless'},
						null,
						1,
					],
				},
			}),
		),
		expected: {
			...REJECTED,
			status: 400,
			code: 'INVALID_AMOUNT',
			userMessage: 'The amount is wrong',
			requestId: 'REQ-1',
			fields: [{field: 'amount', reason: 'two decimals'}, {field: 'order_id'}],
		},
	},
	{
		id: 'S17',
		name: 'tells less, in other places',
		fault: answer(422, '{"status":"BAD","error_info":{"code":"C"},"error_message":"no"}', 'X-Request-Id: REQ-2'),
		expected: {...REJECTED, status: 422, code: 'C', userMessage: 'no', requestId: 'REQ-2'},
	},
	...[
		'<h1>no</h1>',
		'null',
		'"no"',
		'[1]',
		'{"error_info":[],"error_code":{}}',
		'{"error_info":{"fields":{"length":3}}}',
	].map(
		(text): Case => ({
			id: 'S17',
			name: `answers 400 with ${text}`,
			fault: answer(400, text),
			expected: {...REJECTED, status: 400},
		}),
	),
	{
		id: 'S17',
		name: 'answers 401 and cuts the body',
		fault: end('HTTP/1.1 401 No\r\nContent-Length: 100\r\n\r\n{'),
		expected: {...UNAUTHORIZED, status: 401},
	},
	{
		id: 'S17',
		name: 'answers 400 and stalls in the body',
		fault: write('HTTP/1.1 400 No\r\nContent-Length: 100\r\n\r\n{'),
		expected: {...REJECTED, status: 400},
		timeoutMs: 150,
	},
	...[408, 500, 502, 503, 504].map(status => refusal(status, UNAVAILABLE)),
	retryAfter('3600', 3_600_000),
	retryAfter('99999999', 86_400_000),
	retryAfter('Wed, 21 Oct 2015 07:28:00 GMT', 0),
	retryAfter('-1'),
	retryAfter('1e99'),
	retryAfter('soon'),
	echo('the key', `the key ${KEY} is wrong`),
	echo('the key in base64', `Basic ${ENCODED} is wrong`),
	echo('the key with a colon in base64', ENCODED_WITH_COLON),
	echo('the e-mail', `no customer ${EMAIL.toUpperCase()}`),
	echo('the e-mail in percent escapes', `/customers/${encodeURIComponent(EMAIL)}`),
	echo('the phone', `${PHONE.slice(0, 5)} ${PHONE.slice(5)} is not reachable`),
	{
		id: 'S20',
		name: 'echoes the key in the status line and in broken HTTP',
		fault: end(`HTTP/1.1 2x0 ${KEY} ${ENCODED} ${PHONE}\r\n\r\n`),
		expected: NETWORK,
	},
	{
		id: 'S20',
		name: 'echoes the key in the reason phrase',
		fault: write(`HTTP/1.1 500 ${ENCODED} ${PHONE}\r\nContent-Length: 0\r\n\r\n`),
		expected: {...UNAVAILABLE, status: 500},
	},
	{
		id: 'S21',
		name: 'answers with __proto__ and constructor',
		fault: body(
			'{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"sdk_payload":{"__proto__":{"polluted":1}}}',
		),
		expected: {opened: true, sdkPayloadText: '{"__proto__":{"polluted":1}}'},
	},
	{
		id: 'S22',
		name: 'nests 100,000 lists',
		fault: body(`{"sdk_payload":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`),
		expected: OPENED,
	},
	{
		id: 'S22',
		name: 'writes sdk_payload twice, once with escapes',
		fault: body('{"sdk_payload":{"n":1},"sdk\\u005fpayload" : { "n" : 9007199254740993 } , "z":{"sdk_payload":3}}'),
		expected: {opened: true, sdkPayloadText: '{ "n" : 9007199254740993 }'},
	},
	{
		id: 'S23',
		name: 'splits UTF-8 at every byte',
		fault: socket => {
			const text = Buffer.from('{"sdk_payload":{"s":"é€😀"}}');
			socket.write(CHUNKED);
			for (const byte of text)
				socket.write(Buffer.concat([Buffer.from('1\r\n'), Buffer.from([byte]), Buffer.from('\r\n')]));
			socket.write('0\r\n\r\n');
		},
		expected: {opened: true, sdkPayloadText: '{"s":"é€😀"}'},
	},
	{
		id: 'S23',
		name: 'begins with a byte order mark',
		fault: body(`\ufeff${JSON_TEXT}`),
		expected: {opened: true, sdkPayloadText: '{"a":1}'},
	},
	{
		id: 'S23',
		name: 'sends invalid UTF-8',
		fault: bytes(Buffer.concat([Buffer.from('{"sdk_payload":{"s":"'), Buffer.from([0xc3, 0x28]), Buffer.from('"}}')])),
		expected: UNREADABLE,
	},
	{
		id: 'S23',
		name: 'names another charset',
		fault: bytes(Buffer.from(JSON_TEXT), 'Content-Type: application/json; charset=iso-8859-1'),
		expected: UNREADABLE,
	},
	{
		id: 'S23',
		name: 'sends UTF-16',
		fault: bytes(Buffer.from(JSON_TEXT, 'utf16le')),
		expected: UNREADABLE,
	},
	{id: 'ok', name: 'answers rightly', fault: write(SESSION), expected: OPENED},
];

/** The path of a case. */
export const pathOf = (index: number): string => `case-${index}`;

/** Every case's fault under its path, and those that a test drives by hand. */
export const FAULTS: Readonly<Record<string, Fault>> = {
	...Object.fromEntries(CASES.map(({fault}, index) => [pathOf(index), fault])),
	ok: write(SESSION),
	silent: () => {},
	/** Redirects to itself for ever, should anyone follow. */
	S16: (socket, {run}) => void socket.write(answerOf(307, '', [`Location: /S16/${run}/session`])),
	/** Fails once, then answers. */
	'503-then-ok': (socket, {nth}) => void socket.write(nth === 1 ? answerOf(503, '') : SESSION),
	'429-then-ok': (socket, {nth}) => void socket.write(nth === 1 ? answerOf(429, '', ['Retry-After: 3600']) : SESSION),
	'always-503': answer(503, ''),
	/** Closes every connection that is used again, as it is used. */
	'closes-when-reused': (socket, {onConnection}) => {
		if (onConnection === 1) socket.write(SESSION);
		else socket.resetAndDestroy();
	},
	/** Refuses every second call. */
	half: (socket, {nth}) => {
		if (nth % 2 === 0) socket.resetAndDestroy();
		else socket.write(SESSION);
	},
};
