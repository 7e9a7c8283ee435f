// How long to wait: which values of `Retry-After` count (seconds, or a date of HTTP), and the wait without it.
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {delayMs, retryAfterMs} from '../../src/client/retry.js';

// A time zone other than UTC, in which a date read as local time would be wrong.
beforeAll(() => void vi.stubEnv('TZ', 'Asia/Kolkata'));
afterAll(() => void vi.unstubAllEnvs());

const now = Date.parse('2026-11-01T07:00:00Z');

test.each([
	['0', 0],
	['1', 1000],
	['86400', 86_400_000],
	['86401', 86_400_000],
	['999999999999999', 86_400_000],
	['Sun, 01 Nov 2026 07:00:05 GMT', 5000],
	['Sunday, 01-Nov-26 07:00:05 GMT', 5000],
	['Sun, 01 Nov 2026 07:00:00 GMT', 0],
	['Mon, 02 Nov 2026 07:00:01 GMT', 86_400_000],
	['Wed, 21 Oct 2015 07:28:00 GMT', 0],
	['1234567890123456', undefined],
	['9'.repeat(400), undefined],
	['-1', undefined],
	['1.5', undefined],
	['1e99', undefined],
	['', undefined],
	['Sat, soon', undefined],
	['2026-11-21', undefined],
	[undefined, undefined],
	['in 120', undefined],
	['120 s', undefined],
	['01 Nov 2026 07:00:05 GMT', undefined],
	['1 Sun, 01 Nov 2026 07:00:05 GMT', undefined],
])('%s asks for %s ms', (header, wait) => {
	expect(retryAfterMs(header, now)).toBe(wait);
});

test('the wait is what Retry-After asks for, up to the cap; without it the wait doubles, with jitter, up to the cap', () => {
	expect(delayMs(1, 3_600_000, 5000, 0.5)).toBe(5000);
	expect(delayMs(1, 20, 5000, 0.5)).toBe(20);
	expect([1, 2, 3, 9].map(attempts => delayMs(attempts, undefined, 5000, 1))).toEqual([200, 400, 800, 5000]);
	expect(delayMs(1, undefined, 5000, 0)).toBe(100);
});
