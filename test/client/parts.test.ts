// The pure parts of a call, each alone.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {sessionHeaders} from '../../src/client/headers.js';
import {readResponse} from '../../src/client/read-response.js';
import {personalTexts, redaction} from '../../src/client/redact.js';
import {delayMs, retryAfterMs} from '../../src/client/retry.js';
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

describe('Retry-After', () => {
	const now = Date.parse('2026-11-21T07:00:00Z');
	it.each([
		['0', 0],
		['120', 120_000],
		['3600', 3_600_000],
		['999999999999999', 86_400_000],
		['Sat, 21 Nov 2026 07:00:05 GMT', 5000],
		['Saturday, 21-Nov-26 07:00:05 GMT', 5000],
		['Wed, 21 Oct 2015 07:28:00 GMT', 0],
		['Sat, 21 Nov 2099 07:00:00 GMT', 86_400_000],
		['-1', undefined],
		['1e99', undefined],
		['1.5', undefined],
		['9'.repeat(400), undefined],
		['', undefined],
		['soon', undefined],
		['Sat, soon', undefined],
		['2026-11-21', undefined],
		[undefined, undefined],
	])('%s asks for %s ms', (header, wait) => {
		expect(retryAfterMs(header, now)).toBe(wait);
	});
	it('is a bounded number or absent, for any value', () => {
		fc.assert(
			fc.property(fc.string(), header => {
				const wait = retryAfterMs(header, now) ?? 0;
				expect(wait).toBeGreaterThanOrEqual(0);
				expect(wait).toBeLessThanOrEqual(86_400_000);
			}),
		);
	});
	it('is the wait, up to the cap; without it the wait doubles, with jitter, up to the cap', () => {
		expect(delayMs(1, 3_600_000, 5000, 0.5)).toBe(5000);
		expect(delayMs(1, 20, 5000, 0.5)).toBe(20);
		expect([1, 2, 3, 9].map(attempts => delayMs(attempts, undefined, 5000, 1))).toEqual([200, 400, 800, 5000]);
		expect(delayMs(1, undefined, 5000, 0)).toBe(100);
	});
});

describe('a text of the service', () => {
	const redact = redaction(['key-ABC123', 'a@b.example', '90000 12345', 'Al', '!!']);
	it.each([
		'key-ABC123',
		'KEY-abc123',
		'key ABC 123',
		'xkey-ABC123x',
		'%6bey-ABC123',
		'the mail a@b.example',
		'a%40b.example',
		'9000012345',
		'+91 90000-12345',
		'dear Al,',
		'AL',
		'so!!',
	])('is redacted if it repeats a secret: %s', text => {
		expect(redact(text)).toMatch(/redacted/);
	});
	it.each(['the amount is wrong', 'also', 'key-ABC', 'order 90000', '100%', '%zz %ff'])(
		'is kept otherwise: %s',
		text => {
			expect(redact(text)).toBe(text);
		},
	);
	it('is shortened', () => {
		expect(redact('x '.repeat(5000)).length).toBeLessThan(600);
	});
	it('treats every value of a request as personal, except those about the order', () => {
		const request = {
			order_id: 'O',
			amount: '1.00',
			payment_filter: {a: 'filter'},
			customer_id: 'c',
			udf: {a: ['deep', 7, null, true]},
		};
		expect(personalTexts(JSON.stringify(request)).sort()).toEqual(['7', 'c', 'deep']);
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
