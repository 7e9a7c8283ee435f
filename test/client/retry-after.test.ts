// Which values of `Retry-After` count: seconds, or a date in one of the three forms of HTTP, all of them in UTC.
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {retryAfterMs} from '../../src/client/retry.js';

// A time zone other than UTC, in which a date read as local time would be wrong.
beforeAll(() => void vi.stubEnv('TZ', 'Asia/Kolkata'));
afterAll(() => void vi.unstubAllEnvs());

const now = Date.parse('2026-11-01T07:00:00Z');

test.each([
	['1', 1000],
	['86400', 86_400_000],
	['86401', 86_400_000],
	['Sun, 01 Nov 2026 07:00:05 GMT', 5000],
	['Sunday, 01-Nov-26 07:00:05 GMT', 5000],
	['Sun Nov  1 07:00:05 2026', 5000],
	['Sun, 01 Nov 2026 07:00:00 GMT', 0],
	['Mon, 02 Nov 2026 07:00:01 GMT', 86_400_000],
	['1234567890123456', undefined],
	['in 120', undefined],
	['120 s', undefined],
	['01 Nov 2026 07:00:05 GMT', undefined],
	['1 Sun, 01 Nov 2026 07:00:05 GMT', undefined],
])('%s asks for %s ms', (header, wait) => {
	expect(retryAfterMs(header, now)).toBe(wait);
});
