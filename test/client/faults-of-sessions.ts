// Success responses that are not sessions, and sessions with hostile JSON or text.
import {body, bytes, type Case, CHUNKED, JSON_TEXT, OPENED, UNREADABLE_RESPONSE, write} from './fault-case.js';
import {SESSION} from './fault-server.js';

export const OF_SESSIONS: readonly Case[] = [
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
		([name, text]): Case => ({
			id: 'S13',
			name: `responds with 200 with ${name}`,
			fault: body(text),
			expected: UNREADABLE_RESPONSE,
		}),
	),
	{
		id: 'S13',
		name: 'responds with 204',
		fault: write('HTTP/1.1 204 No Content\r\n\r\n'),
		expected: {...UNREADABLE_RESPONSE, status: 204},
	},
	{
		id: 'S21',
		name: 'responds with __proto__ and constructor',
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
		expected: UNREADABLE_RESPONSE,
	},
	{
		id: 'S23',
		name: 'names another charset',
		fault: bytes(Buffer.from(JSON_TEXT), 'Content-Type: application/json; charset=iso-8859-1'),
		expected: UNREADABLE_RESPONSE,
	},
	{
		id: 'S23',
		name: 'sends UTF-16',
		fault: bytes(Buffer.from(JSON_TEXT, 'utf16le')),
		expected: UNREADABLE_RESPONSE,
	},
	{id: 'ok', name: 'responds correctly', fault: write(SESSION), expected: OPENED},
];
