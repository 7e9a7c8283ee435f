// The error of a failed session call.

/**
 * What went wrong: the request itself, the credentials, a refusal, an unavailable service, a timeout, the caller's signal,
 * the connection, or a response that is not a session.
 *
 * @source The kinds are paylock's own; checkout-spec: "Error codes, status codes and error bodies: not shown"
 */
export type SessionErrorKind =
	| 'invalid-request'
	| 'unauthorized'
	| 'rejected'
	| 'unavailable'
	| 'timeout'
	| 'aborted'
	| 'network'
	| 'unreadable-response';

/**
 * Whether the service may have created the order: the request was not sent, was refused, or the outcome is unknown (then
 * check the status of the order before you repeat the call).
 *
 * @source The outcomes are paylock's own; the specification defines no idempotency key
 */
export type SessionOutcome = 'not-sent' | 'not-accepted' | 'unknown';

/**
 * One field that the service rejected, under the service's own name.
 *
 * @source open point 22: `error_info.fields`
 */
export interface FieldError {
	readonly field: string;
	readonly reason?: string;
}

/**
 * Thrown by `createSession` for every failure. It contains no key, no header and no personal data: texts of the service
 * that repeat them are redacted.
 *
 * Use {@link isSessionError} instead of `instanceof` if the ESM and the CommonJS copies of the package may both be loaded.
 *
 * @example
 * ```ts
 * import {createSession, type Service, SessionError, type SessionRequest} from 'paylock';
 *
 * async function open(request: SessionRequest, service: Service) {
 * 	try {
 * 		return await createSession(request, service);
 * 	} catch (error) {
 * 		if (!(error instanceof SessionError)) throw error;
 * 		if (error.outcome === 'unknown') console.log('check the status of the order before you try again');
 * 		return undefined;
 * 	}
 * }
 * ```
 * @source open point 22; checkout-spec: Create session
 */
export class SessionError extends Error {
	override readonly name = 'SessionError';
	declare readonly kind: SessionErrorKind;
	/** If the call was repeated, the worst outcome of its attempts. */
	declare readonly outcome: SessionOutcome;
	/** The number of attempts; 0 if nothing could be sent. */
	declare readonly attempts: number;
	/** True only if repeating the call is safe for any operation: nothing was sent, or the service responded with 429. */
	declare readonly retryable: boolean;
	/** The HTTP status, if one was received. */
	declare readonly status?: number | undefined;
	/** The service's own error code. */
	declare readonly code?: string | undefined;
	/** The service's text for customers. */
	declare readonly userMessage?: string | undefined;
	/** The fields that the service rejected. */
	declare readonly fields?: readonly FieldError[] | undefined;
	/** The service's id of this exchange, for its support. */
	declare readonly requestId?: string | undefined;
	/** How long the service asks you to wait, in milliseconds, at most a day. */
	declare readonly retryAfterMs?: number | undefined;

	/**
	 * @param message - `POST <url>: <problem>: <remedy>`
	 * @param details - the properties of the error
	 * @param options - `cause`, without secrets
	 */
	constructor(message: string, details: SessionErrorDetails, options?: {readonly cause?: unknown}) {
		super(message, options);
		for (const [name, value] of Object.entries(details))
			if (value !== undefined) Object.defineProperty(this, name, {value, enumerable: true});
	}
}

/**
 * The data of a {@link SessionError} besides its message. A detail that is `undefined` counts as absent.
 *
 * @source open point 22
 */
export type SessionErrorDetails = Omit<SessionError, keyof Error>;

/**
 * True if `error` is a {@link SessionError}, even one from another copy of paylock (ESM next to CommonJS).
 *
 * @param error - anything that was thrown
 * @returns whether it is a `SessionError`
 * @example
 * ```ts
 * import {isSessionError} from 'paylock';
 *
 * const mayRepeat = (error: unknown) => isSessionError(error) && error.retryable;
 * ```
 * @source The guard is paylock's own.
 */
export function isSessionError(error: unknown): error is SessionError {
	return error instanceof Error && error.name === 'SessionError' && 'outcome' in error;
}
