// When a failed call is repeated, and how long to wait before the next attempt.
import {FIRST_DELAY_MS, LONGEST_RETRY_AFTER_MS} from './limits.js';
import type {SessionErrorDetails} from './session-error.js';

/** Kinds of failures that a repeated call can recover from; unless they are retryable, they may have been delivered. */
const RECOVERABLE: ReadonlySet<SessionErrorDetails['kind']> = new Set(['unavailable', 'network', 'timeout']);

/**
 * True if another attempt is safe: nothing was delivered, or the service refused for now (429). What may have been
 * delivered is repeated only if the caller declares the operation idempotent.
 */
export function isRepeatable(
	{kind, retryable}: Pick<SessionErrorDetails, 'kind' | 'retryable'>,
	idempotent: boolean,
): boolean {
	return retryable || (idempotent && RECOVERABLE.has(kind));
}

/**
 * The wait that a `Retry-After` header asks for, in milliseconds, at most a day; `undefined` if it is neither seconds nor
 * a date.
 *
 * @param now - milliseconds since the Unix epoch, for the date form
 */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
	if (header === undefined) return undefined;
	if (/^\d{1,15}$/.test(header)) return Math.min(Number(header) * 1000, LONGEST_RETRY_AFTER_MS);
	// An HTTP date starts with its weekday; `Date.parse` alone reads "-1" as a year.
	const date = /^[A-Z][a-z]{2,8}, /.test(header) ? Date.parse(header) : Number.NaN;
	return Number.isNaN(date) ? undefined : Math.min(Math.max(date - now, 0), LONGEST_RETRY_AFTER_MS);
}

/** The wait before the next attempt: what the service asked for, else exponential backoff with jitter; capped. */
export function delayMs(attempt: number, requested: number | undefined, maxDelayMs: number, random: number): number {
	const backoff = FIRST_DELAY_MS * 2 ** (attempt - 1);
	return Math.min(requested ?? backoff * (0.5 + random / 2), maxDelayMs);
}
