// The limits of a session call, in one place.

/** The largest request in bytes: far more than the largest filter needs. */
export const MOST_REQUEST_BYTES = 0x100_0000;
/** The largest response head in bytes. */
export const MOST_HEAD_BYTES = 16_384;
/** The largest value of `maxResponseBytes`, and its default. */
export const MOST_RESPONSE_BYTES = 0x1000_0000;
export const DEFAULT_RESPONSE_BYTES = 1_048_576;
/** The longest text of the service that is kept, in characters. */
export const LONGEST_TEXT = 500;

/** The most connections of one service over `node:http`; further calls wait in order. */
export const MOST_AT_ONCE = 256;
export const MOST_ATTEMPTS = 10;

/** The longest timer: with more milliseconds it fires at once. */
export const LONGEST_TIMER_MS = 0x7fff_ffff;
export const DEFAULT_TIMEOUT_MS = 10_000;
/** The first wait between two attempts, the default of `maxDelayMs`, and its largest value. */
export const FIRST_DELAY_MS = 200;
export const DEFAULT_DELAY_MS = 5000;
export const LONGEST_DELAY_MS = 600_000;
/** The longest `Retry-After` that is reported: a day. */
export const LONGEST_RETRY_AFTER_MS = 86_400_000;

/** Common servers close idle connections after 5 s; a request sent just then may be lost, so close first. */
export const LONGEST_IDLE_MS = 4000;
