// When to try again, and how long to wait before it: the caller's decision, within the caller's cap.

/** Longest Retry-After that is reported: a day. */
const LONGEST_ADVICE_MS = 86_400_000;
const FIRST_DELAY_MS = 200;

/**
 * What a `Retry-After` header asks for, in milliseconds, at most a day; nothing if it is neither seconds nor a date.
 *
 * @param now - milliseconds since the epoch, to hold a date against
 */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
	if (header === undefined) return undefined;
	if (/^\d{1,15}$/.test(header)) return Math.min(Number(header) * 1000, LONGEST_ADVICE_MS);
	// An HTTP date begins with its weekday; Date.parse alone takes "-1" for a year. The form that ends with the year names
	// no zone, and is of Greenwich too.
	const zone = /:\d\d \d{4}$/.test(header) ? ' GMT' : '';
	const date = /^[A-Z][a-z]{2,8},? /.test(header) ? Date.parse(header + zone) : Number.NaN;
	return Number.isNaN(date) ? undefined : Math.min(Math.max(date - now, 0), LONGEST_ADVICE_MS);
}

/** The wait before the next attempt: what the service asked for, else a random part of a doubling span; never over the cap. */
export function delayMs(attempt: number, advised: number | undefined, maxDelayMs: number, random: number): number {
	const span = FIRST_DELAY_MS * 2 ** (attempt - 1);
	return Math.min(advised ?? span * (0.5 + random / 2), maxDelayMs);
}
