// The request of a call as JSON text: from a session builder, or from a plain request, which is checked here.
import type {kind} from '../builders/state.js';
import {kindOfBuilder} from '../diagnostics/builder-kind.js';
import type {TextOf} from '../diagnostics/issue.js';
import {readOrThrow, throwIssue} from '../diagnostics/issue-collector.js';
import type {Misuse} from '../diagnostics/misuse.js';
import {isMisuseError, MisuseError} from '../diagnostics/misuse-error.js';
import {readShape} from '../schema/read-shape.js';
import {SESSION_REQUEST} from '../schema/session-shape.js';
import {encodeUtf8} from '../utils/utf8.js';
import type {SessionRequest} from '../wire/session.js';
import {MOST_REQUEST_BYTES} from './limits.js';

/**
 * A finished `session(…)` builder, a plain request, or an object whose `toJSON` returns one.
 *
 * @source checkout-spec: session request fields
 */
export type SessionInput = SessionRequest | WritesSession;

/** Whatever writes a session. The compiler prints the name of the first property for a filter, which has it with a value. */
interface WritesSession {
	readonly ' to send a filter, pass session(…).paymentFilter(filter)'?: never;
	toJSON(): SessionRequest;
}

/**
 * A request that can be sent, else the reason why a builder cannot.
 *
 * @source checkout-spec: session request fields
 * @accepts SessionInput
 */
export type Sendable<Request> = Request extends {readonly [kind]: infer Kind extends string}
	? Kind extends 'session'
		? Request
		: Misuse<NotSession<Kind>>
	: SessionInput;
type NotSession<Kind extends string> =
	`this builder (${Kind}) is not a session request: pass a session(…) that contains it`;

/** The JSON text of a request; throws a MisuseError, whose issues quote nothing personal. */
export function requestBody(input: unknown): string {
	const body = requestText(input);
	// A character has at most three bytes.
	if (body.length > MOST_REQUEST_BYTES / 3 && encodeUtf8(body).length > MOST_REQUEST_BYTES)
		throwIssue('', {
			rule: 'too-large',
			problem: `the request has more than ${MOST_REQUEST_BYTES} bytes`,
			remedy: 'shorten its filter',
		});
	return body;
}

function requestText(input: unknown): string {
	try {
		return JSON.stringify(plainRequest(input));
	} catch (error) {
		// Keeps only the issues: what a `toJSON` throws may contain anything, so it is not passed on as a cause.
		if (isMisuseError(error)) throw new MisuseError(error.issues, error.total);
		return throwIssue('', {
			rule: 'unreadable',
			problem: 'the request cannot be read',
			remedy: 'pass plain JSON values',
		});
	}
}

function writesItself(input: object): input is {toJSON(): unknown} {
	return 'toJSON' in input && typeof input.toJSON === 'function';
}

function plainRequest(input: unknown): SessionRequest {
	const kind = kindOfBuilder(input);
	const isWriter = typeof input === 'object' && input !== null && writesItself(input);
	if (kind === undefined) {
		const request: unknown = isWriter ? input.toJSON() : input;
		// As `decodeSession` reads it.
		const options = {isTolerant: true};
		return readOrThrow(report => readShape(SESSION_REQUEST, request, report, '', options) as SessionRequest); // of that shape
	}
	// A session builder checks itself, also one of another copy of paylock.
	if (kind === 'session' && isWriter) return input.toJSON() as SessionRequest;
	const text: TextOf<NotSession<string>> = {
		problem: `this builder (${kind}) is not a session request`,
		remedy: 'pass a session(…) that contains it',
	};
	const unfinished = {problem: 'the session builder is not finished', remedy: 'add what is missing first'};
	return throwIssue('', {rule: 'invalid-type', ...(kind === 'session' ? unfinished : text)});
}
