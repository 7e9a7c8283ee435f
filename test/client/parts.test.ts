// The pure parts of a call, each alone.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {sessionHeaders} from '../../src/client/headers.js';
import {readResponse} from '../../src/client/read-response.js';
import {encodedKey} from '../../src/values/credentials.js';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a response', () => {
	const read = (text: string, headers?: Record<string, string>) => readResponse(200, headers ?? {}, utf8(text));

	it('is a session or a reason, for any bytes', () => {
		fc.assert(
			fc.property(fc.uint8Array(), bytes => {
				expect(typeof readResponse(200, {}, bytes)).toBe('string');
			}),
		);
	});
	it.each(['utf-8', 'UTF-8', '"utf8"', 'us-ascii'])('may name the charset %s', charset => {
		expect(read('{"sdk_payload":{}}', {'content-type': `application/json; charset=${charset}`})).toHaveProperty(
			'sdk_payload',
		);
	});
	it.each(['iso-8859-1', 'utf-16', '"windows-1252"'])('may not name the charset %s', charset => {
		expect(read('{"sdk_payload":{}}', {'content-type': `text/plain;charset=${charset}`})).toBe(
			'its charset is not UTF-8',
		);
	});
	it('keeps the text apart from a byte order mark', () => {
		expect(read('\ufeff{"sdk_payload":{"a":"\ufeff"}}')).toMatchObject({sdkPayloadText: '{"a":"\ufeff"}'});
	});
});

describe('the headers of a call', () => {
	it('of paylock override extra ones, except for accept', () => {
		const headers = sessionHeaders(
			{merchantId: 'M', apiKey: 'k', credentials: 'apiKey'},
			{accept: 'text/json', 'x-a': '1'},
		);
		expect(headers).toEqual({
			accept: 'text/json',
			'x-a': '1',
			authorization: 'Basic aw==',
			'x-merchantid': 'M',
			'content-type': 'application/json',
			'accept-encoding': 'identity',
		});
	});
	it('carry any key as base64 of its UTF-8 bytes', () => {
		fc.assert(
			fc.property(fc.string({unit: 'binary'}), apiKey => {
				expect(encodedKey({apiKey, credentials: 'apiKey'})).toBe(Buffer.from(apiKey, 'utf8').toString('base64'));
				expect(encodedKey({apiKey, credentials: 'apiKeyAsUser'})).toBe(
					Buffer.from(`${apiKey}:`, 'utf8').toString('base64'),
				);
			}),
		);
	});
});
