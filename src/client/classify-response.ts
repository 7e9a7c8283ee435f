// Classifies an exchange: a session, or a failure with its kind and outcome.
import {parseJson} from '../schema/parse-json.js';
import {decodeUtf8} from '../utils/utf8.js';
import {readResponse, type SessionResponse} from './read-response.js';
import type {Redact} from './redact.js';
import {retryAfterMs} from './retry.js';
import {
	type FieldError,
	SessionError,
	type SessionErrorDetails,
	type SessionErrorKind,
	type SessionOutcome,
} from './session-error.js';
import type {Exchange, Headers} from './transports/transport.js';
import {isRedirect} from './transports/transport.js';

/** A failure before it is thrown: the message and the details of the error. */
export interface Failure {
	readonly message: string;
	readonly details: Omit<SessionErrorDetails, 'attempts'>;
	/** The platform's code, such as `ECONNREFUSED`. */
	readonly platformCode?: string;
}

const CHECK_ORDER = 'check the status of the order before you repeat the call';

/** Classifies an exchange; `redact` is created only if texts of the service are read. */
export function classifyResponse(
	exchange: Exchange,
	timeoutMs: number,
	redact: () => Redact,
): SessionResponse | Failure {
	const {status, headers, body, failure: transportFailure} = exchange;
	// The caller's signal takes precedence over anything received.
	if (transportFailure === 'aborted') return aborted(exchange.sent);
	// A final 1xx is not a response; some fetches pass it on.
	if (status !== undefined && status > 0 && status < 200) return broken(exchange, redact);
	if (status !== undefined && (status === 0 || status > 299)) return refusal(status, exchange, redact());
	if (transportFailure === 'timeout') return failure('timeout', exchange.sent, `no response within ${timeoutMs} ms`);
	if (transportFailure === 'broken' || status === undefined || headers === undefined) return broken(exchange, redact);
	if (transportFailure === 'encoded')
		return unreadable(status, 'the body is compressed although identity was requested');
	if (body === undefined) return unreadable(status, 'the body is too large');
	const read = readResponse(status, headers, body);
	return typeof read === 'string' ? unreadable(status, read) : read;
}

/** The caller's signal ended the call. */
export function aborted(sent: boolean): Failure {
	return failure('aborted', sent, 'aborted by the signal');
}

/** The outcomes, in ascending order of what the service may have done. */
const OUTCOMES: readonly SessionOutcome[] = ['not-sent', 'not-accepted', 'unknown'];

/** The error of a call after so many attempts; its outcome is the worst of theirs. */
export function errorOf(
	url: string,
	{message, details, platformCode}: Failure,
	attempts: number,
	earlier: SessionOutcome,
): SessionError {
	const isWorse = OUTCOMES.indexOf(earlier) > OUTCOMES.indexOf(details.outcome);
	const mayExist = isWorse && earlier === 'unknown';
	const outcome = isWorse ? earlier : details.outcome;
	const note = mayExist ? `; an earlier attempt may have created the order: ${CHECK_ORDER}` : '';
	// Not the platform's own error: some carry the bytes received or the headers sent.
	const cause = platformCode && Object.assign(new Error(platformCode), {code: platformCode});
	return new SessionError(
		`POST ${url}: ${message}${note}`,
		{...details, outcome, retryable: details.retryable && !mayExist, attempts},
		cause ? {cause} : undefined,
	);
}

function refusal(status: number, {headers, body}: Exchange, redact: Redact): Failure {
	const read = readErrorBody(body, headers, redact);
	const [kind, outcome, advice] = meaningOf(status);
	// Only what looks like a code goes into the message; anything else stays in the error's own field.
	const code = read.code !== undefined && isCode(read.code) ? ` (${read.code})` : '';
	const phrase = Object.hasOwn(PHRASES, status) ? ` ${PHRASES[status]}` : '';
	return {
		message: `${status || 'a redirect'}${phrase}${code}: ${advice}`,
		details: {
			kind,
			outcome,
			retryable: status === 429,
			status: status || undefined,
			...read,
			retryAfterMs: kind === 'unavailable' ? retryAfterMs(headers?.['retry-after'], Date.now()) : undefined,
		},
	};
}

/** Not the phrase of the response, which may contain any text and is absent in HTTP/2. */
const PHRASES: Readonly<Record<number, string>> = {
	400: 'Bad Request',
	401: 'Unauthorized',
	403: 'Forbidden',
	404: 'Not Found',
	409: 'Conflict',
	422: 'Unprocessable Content',
	429: 'Too Many Requests',
	500: 'Internal Server Error',
	502: 'Bad Gateway',
	503: 'Service Unavailable',
	504: 'Gateway Timeout',
};

function meaningOf(status: number): [SessionErrorKind, SessionOutcome, string] {
	if (status === 401 || status === 403)
		return ['unauthorized', 'not-accepted', 'check apiKey, merchantId and credentials'];
	if (status === 429) return ['unavailable', 'not-accepted', 'wait before the next call'];
	if (status === 408 || status >= 500) return ['unavailable', 'unknown', CHECK_ORDER];
	// A browser hides a redirect behind status 0.
	const isMoved = status === 0 || isRedirect(status);
	const moved = 'redirects are not followed: set baseUrl to the final address';
	const refused = 'the service refused the request: see code, fields and userMessage of this error';
	return ['rejected', 'not-accepted', isMoved ? moved : refused];
}

/** Reads an error body leniently: any body, with any part of the known shapes missing (open point 22). */
export function readErrorBody(
	body: Uint8Array | undefined,
	headers: Headers | undefined,
	redact: Redact,
): Pick<SessionErrorDetails, 'code' | 'userMessage' | 'fields' | 'requestId'> {
	const top = membersOf(body && parseJson(decodeUtf8(body) ?? ''));
	const info = membersOf(top.error_info);
	const text = (value: unknown): string | undefined =>
		typeof value === 'string' && value.trim() !== '' ? redact(value) : undefined;
	const list = info.fields ?? top.fields;
	const fields = (Array.isArray(list) ? list.map(membersOf) : []).flatMap((item): FieldError[] => {
		const field = text(item.field_name) ?? text(item.field);
		const reason = text(item.reason);
		return field === undefined ? [] : [Object.freeze({field, ...(reason !== undefined && {reason})})];
	});
	return {
		code: text(top.error_code) ?? text(info.code),
		userMessage: text(info.user_message) ?? text(top.user_message) ?? text(top.error_message),
		fields: fields.length === 0 ? undefined : Object.freeze(fields),
		requestId: text(info.request_id) ?? text(top.request_id) ?? text(headers?.['x-request-id']),
	};
}

/** The members of an object; none of anything else. */
function membersOf(value: unknown): Readonly<Record<string, unknown>> {
	// An object from `JSON.parse` has string keys.
	return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function broken({sent, status, code: given}: Exchange, redact: () => Redact): Failure {
	const what = !sent ? 'no connection' : status === undefined ? 'the connection broke' : 'the response is incomplete';
	// The errors of a wrapper of fetch may have any text as their code.
	if (given === undefined || !isCode(given) || redact()(given) !== given) return failure('network', sent, what);
	const advice = Object.hasOwn(ADVICE, given) ? ADVICE[given] : undefined;
	return {...failure('network', sent, `${what} (${given})`, advice), platformCode: given};
}

function unreadable(status: number, what: string): Failure {
	const {message, details} = failure('unreadable-response', true, `${status}, but ${what}`);
	return {message, details: {...details, status}};
}

/** A failure without a refusal of the service: if a byte was sent, the order may exist. */
function failure(kind: SessionErrorKind, sent: boolean, what: string, advice?: string): Failure {
	const remedy = [advice, sent ? CHECK_ORDER : undefined].filter(Boolean).join('; ');
	return {
		message: remedy === '' ? what : `${what}: ${remedy}`,
		details: {kind, outcome: sent ? 'unknown' : 'not-sent', retryable: !sent && kind !== 'aborted'},
	};
}

/** Text that may appear in a message: one short word. */
function isCode(text: string): boolean {
	return /^[\w.:-]{1,64}$/.test(text);
}

const ADVICE: Readonly<Record<string, string>> = {
	NO_FETCH: 'pass a fetch function to defineService',
	HTTP_VERSION: 'the service must respond with HTTP/1',
	NODE_TLS_REJECT_UNAUTHORIZED: 'unset this variable, which turns certificate checks off',
	ECONNREFUSED: 'check baseUrl and that the service is running',
	ENOTFOUND: 'check the host in baseUrl',
};
