// Every way in which a session call can fail, as one class.

/**
 * What went wrong: the request itself, the credentials, a refusal, a service in trouble, time, the caller's signal, the
 * connection, or an answer that is no session.
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
 * Whether the service can have created the order: never asked, asked and refused, or not known (then ask for the order's
 * status before repeating the call).
 *
 * @source The outcomes are paylock's own; the specification names no idempotency key
 */
export type SessionOutcome = 'not-sent' | 'not-accepted' | 'unknown';

/**
 * One field that the service found wrong, by its name for it.
 *
 * @source open point 22: `error_info.fields`
 */
export interface FieldError {
	readonly field: string;
	readonly reason?: string;
}

/**
 * What a {@link SessionError} knows beside its message.
 *
 * @source open point 22
 */
export interface SessionErrorDetails {
	readonly kind: SessionErrorKind;
	/** Of a repeated call the worst of its attempts. */
	readonly outcome: SessionOutcome;
	/** How many attempts were begun; 0 where nothing was to be sent. */
	readonly attempts: number;
	/** Whether the `retry` option would repeat this failure. */
	readonly retryable: boolean;
	/** The HTTP status, where one came. */
	readonly status?: number;
	/** The service's own error code. */
	readonly code?: string;
	/** The service's text for customers. */
	readonly userMessage?: string;
	/** The fields the service names. */
	readonly fields?: readonly FieldError[];
	/** The service's number of this exchange, for its support. */
	readonly requestId?: string;
	/** How long the service asks to wait, in milliseconds, at most a day. */
	readonly retryAfterMs?: number;
}

/**
 * Thrown by `createSession` for every failure. It holds no key, no header and nothing personal: what the service echoes
 * of them is withheld.
 *
 * Across the ESM and the CommonJS copy of the package compare `error.name === 'SessionError'`, not `instanceof`.
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
 * 		if (error.outcome === 'unknown') console.log('ask for the status of the order before trying again');
 * 		return undefined;
 * 	}
 * }
 * ```
 * @source open point 22; checkout-spec: Create session
 */
export class SessionError extends Error implements SessionErrorDetails {
	override readonly name = 'SessionError';
	readonly kind: SessionErrorKind;
	readonly outcome: SessionOutcome;
	readonly attempts: number;
	readonly retryable: boolean;
	declare readonly status?: number;
	declare readonly code?: string;
	declare readonly userMessage?: string;
	declare readonly fields?: readonly FieldError[];
	declare readonly requestId?: string;
	declare readonly retryAfterMs?: number;

	/**
	 * @param message - `POST <url>: <what is so>: <what to do>`
	 * @param details - see {@link SessionErrorDetails}
	 * @param options - `cause`, free of secrets
	 */
	constructor(message: string, details: SessionErrorDetails, options?: ErrorOptions) {
		super(message, options);
		this.kind = details.kind;
		this.outcome = details.outcome;
		this.attempts = details.attempts;
		this.retryable = details.retryable;
		for (const name of OPTIONAL) {
			if (details[name] !== undefined) Object.defineProperty(this, name, {value: details[name], enumerable: true});
		}
	}
}

const OPTIONAL = ['status', 'code', 'userMessage', 'fields', 'requestId', 'retryAfterMs'] as const;
