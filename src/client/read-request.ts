// What createSession is given, as the text that is sent: a session builder, or a plain request that is checked here.

import {kindOfBuilder} from '../builders/brand.js';
import {IssueCollector, throwIssue} from '../diagnostics/issue-collector.js';
import {isMisuseError, MisuseError} from '../diagnostics/misuse-error.js';
import {readSessionRequest} from '../rules/read-session-request.js';
import type {SessionRequest} from '../wire/session.js';

/**
 * A finished `session(…)` builder, or a plain request.
 *
 * @source checkout-spec: session request fields
 */
export type SessionInput = SessionRequest | {toJSON(): SessionRequest};

/** The JSON text of a request; throws a MisuseError, whose issues quote nothing personal. */
export function requestText(input: unknown): string {
	try {
		return JSON.stringify(plainRequest(input));
	} catch (error) {
		// The issues alone: the error of a getter or a toJSON may say anything, as a cause too.
		if (isMisuseError(error)) throw new MisuseError(error.issues, error.total);
		return throwIssue('', {rule: 'unreadable', message: 'the request cannot be read: give plain JSON values'});
	}
}

function plainRequest(input: unknown): SessionRequest {
	if (typeof input !== 'object' || input === null) {
		// The kind alone: a string or a number may be personal.
		const what = input === null ? 'null' : `a value of type ${typeof input}`;
		return throwIssue('', {rule: 'invalid-type', message: `${what} is no session request: write session(…)`});
	}
	const kind = kindOfBuilder(input);
	if (kind === undefined) return checked(input);
	if (kind !== 'session') {
		const message = `a ${kind} builder is no session request: hand it to a session(…) and send that`;
		return throwIssue('', {rule: 'invalid-type', message});
	}
	const toJSON: unknown = 'toJSON' in input ? input.toJSON : undefined;
	if (typeof toJSON !== 'function') {
		return throwIssue('', {
			rule: 'missing-field',
			message: 'the session builder is not finished: say what is missing first',
		});
	}
	// A session builder checks itself; of a second copy of paylock too.
	return toJSON.call(input);
}

function checked(input: object): SessionRequest {
	const report = new IssueCollector();
	const request = readSessionRequest(input, report);
	report.throwIfAny();
	return request as SessionRequest; // it is undefined only with an issue, which has just been thrown
}
