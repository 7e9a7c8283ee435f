// What an exchange means: a session, or which failure with which outcome.
import {readErrorBody} from './read-error-body.js';
import {readResponse, type SessionResponse} from './read-response.js';
import type {Redact} from './redact.js';
import {retryAfterMs} from './retry.js';
import type {SessionErrorDetails, SessionErrorKind, SessionOutcome} from './session-error.js';
import type {Exchange} from './transports/transport.js';
import {isRedirect} from './transports/transport.js';

/** A failure before it is thrown: what is so and what to do, and what the error will carry. */
export interface Failure {
	readonly message: string;
	readonly details: Omit<SessionErrorDetails, 'attempts'>;
	/** The platform's name of what broke. */
	readonly brokeWith?: string;
}

const ASK = 'ask for the status of the order before repeating the call';

/** Reads an exchange; `withhold` is made only where the service's own words are read. */
export function classifyResponse(
	exchange: Exchange,
	timeoutMs: number,
	redact: () => Redact,
): SessionResponse | Failure {
	const {status, headers, body, trouble} = exchange;
	// The caller's own wish comes before all that was heard.
	if (trouble === 'aborted') return failure('aborted', outcomeOf(exchange), 'aborted by the signal');
	// A final 1xx is no answer; some fetches pass one on.
	if (status !== undefined && status > 0 && status < 200) return broken(exchange, redact);
	if (status !== undefined && (status === 0 || status > 299)) return refusal(status, exchange, redact());
	if (trouble === 'timeout') return failure('timeout', outcomeOf(exchange), `no response within ${timeoutMs} ms`);
	if (trouble === 'broken' || status === undefined || headers === undefined) return broken(exchange, redact);
	if (body === undefined) {
		const what = trouble === 'encoded' ? 'the body is compressed, which was not asked for' : 'the body is too large';
		return unreadable(status, what);
	}
	const read = readResponse(status, headers, body);
	return typeof read === 'string' ? unreadable(status, read) : read;
}

/** From the least that the service can have done to the most. */
const OUTCOMES: readonly SessionOutcome[] = ['not-sent', 'not-accepted', 'unknown'];

/** A failure after earlier attempts, of which `earlier` is the worst outcome: the call has done no less than they did. */
export function withEarlier(failure: Failure, earlier: SessionOutcome): Failure {
	const {message: says, details} = failure;
	if (OUTCOMES.indexOf(details.outcome) >= OUTCOMES.indexOf(earlier)) return failure;
	const told = earlier === 'unknown' ? `${says}; an earlier attempt may have created the order: ${ASK}` : says;
	return {...failure, message: told, details: {...details, outcome: earlier}};
}

function refusal(status: number, {headers, body}: Exchange, redact: Redact): Failure {
	const told = readErrorBody(body, headers, redact);
	const [kind, outcome, advice] = meaningOf(status);
	const wait = kind === 'unavailable' ? retryAfterMs(headers?.get('retry-after'), Date.now()) : undefined;
	// In the message only what looks like a code; the rest is in the error's own field.
	const code = told.code !== undefined && isCode(told.code) ? ` (${told.code})` : '';
	const known = status === 0 ? {} : {status};
	const shown = status === 0 ? 'a redirect' : [status, PHRASES[status]].filter(Boolean).join(' ');
	return {
		message: `${shown}${code}: ${advice}`,
		details: {
			kind,
			outcome,
			retryable: kind === 'unavailable',
			...known,
			...told,
			...(wait === undefined ? {} : {retryAfterMs: wait}),
		},
	};
}

function meaningOf(status: number): [SessionErrorKind, SessionOutcome, string] {
	if (status === 401 || status === 403) {
		return [
			'unauthorized',
			'not-accepted',
			"check apiKey, merchantId and the credentials option ('apiKey' or 'apiKey:')",
		];
	}
	if (status === 429) return ['unavailable', 'not-accepted', 'too many calls: wait before the next one'];
	if (status === 408 || status >= 500) return ['unavailable', 'unknown', ASK];
	// A browser hides a redirect behind status 0.
	if (status === 0 || isRedirect(status)) {
		return ['rejected', 'not-accepted', 'a redirect is never followed: set baseUrl to the address that answers itself'];
	}
	return [
		'rejected',
		'not-accepted',
		'the service refuses the request: see code, fields and userMessage of this error',
	];
}

function broken({sent, status, code: told}: Exchange, redact: () => Redact): Failure {
	const outcome = sent ? 'unknown' : 'not-sent';
	// An injected fetch may call anything a code.
	const code = told !== undefined && isCode(told) && redact()(told) === told ? told : undefined;
	const what = !sent ? 'no connection' : status === undefined ? 'the connection broke' : 'the answer broke off';
	if (code === undefined) return failure('network', outcome, what);
	return {...failure('network', outcome, `${what} (${code})`, ADVICE[code]), brokeWith: code};
}

function unreadable(status: number, what: string): Failure {
	const told = failure('unreadable-response', 'unknown', `${status}, but ${what}`);
	return {...told, details: {...told.details, status}};
}

function failure(kind: SessionErrorKind, outcome: SessionOutcome, what: string, advice?: string): Failure {
	const unknown = outcome === 'unknown' ? ASK : undefined;
	const retryable = outcome === 'not-sent' && kind !== 'aborted';
	const then = advice ?? unknown;
	return {message: then === undefined ? what : `${what}: ${then}`, details: {kind, outcome, retryable}};
}

/** What may stand in a message: short, one word. */
function isCode(text: string): boolean {
	return /^[\w.:-]{1,64}$/.test(text);
}

function outcomeOf({sent}: Exchange): SessionOutcome {
	return sent ? 'unknown' : 'not-sent';
}

const ADVICE: Readonly<Record<string, string>> = {
	NO_FETCH: 'give defineService a fetch',
	NODE_TLS_REJECT_UNAUTHORIZED: 'unset this variable, it switches the check of certificates off',
	ECONNREFUSED: 'check baseUrl and that the service listens',
	ENOTFOUND: 'check the host in baseUrl',
};

/** Ours, not the service's: a reason phrase may say anything. */
const PHRASES: Readonly<Record<number, string>> = {
	301: 'Moved Permanently',
	302: 'Found',
	303: 'See Other',
	304: 'Not Modified',
	307: 'Temporary Redirect',
	308: 'Permanent Redirect',
	400: 'Bad Request',
	401: 'Unauthorized',
	403: 'Forbidden',
	404: 'Not Found',
	405: 'Method Not Allowed',
	408: 'Request Timeout',
	409: 'Conflict',
	413: 'Content Too Large',
	415: 'Unsupported Media Type',
	422: 'Unprocessable Content',
	429: 'Too Many Requests',
	500: 'Internal Server Error',
	502: 'Bad Gateway',
	503: 'Service Unavailable',
	504: 'Gateway Timeout',
};
