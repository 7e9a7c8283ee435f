// The mock of the service: it checks credentials and requests, and opens sessions itself.
import type {JsonObject} from '../wire/session.js';
import {unauthorized} from './authenticate.js';
import type {Memory, Outcome} from './call.js';
import {injectedFault, type Refusal} from './error-response.js';
import type {SandboxFault} from './faults.js';
import {readBody} from './read-body.js';
import {actionOf, countIssues} from './request-log.js';
import type {CheckedOptions} from './sandbox-options.js';
import {sessionResponse} from './session-response.js';
import {issuesOf, recordedIssues, refusalOf} from './validate.js';
import {answerOf, type WebRequest} from './web.js';

/** Serves one call. */
type Serve = (
	call: WebRequest,
	url: {readonly origin: string; readonly pathname: string},
	fault: SandboxFault,
) => Promise<Outcome>;

export function mock(settings: CheckedOptions, {refuse, keep}: Memory): Serve {
	const orders = new Set<unknown>();

	const open = (request: JsonObject, origin: string): Outcome => {
		const issues = issuesOf(request, settings);
		const action = actionOf(request);
		const refusal = refusalOf(request, issues, settings.strict) ?? repeatedOrder(request, orders);
		if (refusal !== undefined) return {...refuse(refusal), ...action, request};
		const session = keep({request, issues: recordedIssues(issues, settings)}, origin);
		const {id, screenUrl} = session;
		orders.add(request.order_id);
		const response = answerOf(sessionResponse(session));
		return {response, checked: countIssues(session.issues), sessionId: id, screenUrl, ...action};
	};

	return async (call, {origin, pathname}, fault) => {
		if (!pathname.endsWith('/session')) return refuse(NOT_FOUND);
		const refused = fault.status === undefined ? refusedCall(call, settings) : injectedFault(fault.status);
		if (refused !== undefined) return refuse(refused);
		const {json, refused: unreadable} = await readBody(call);
		return json === undefined ? refuse(unreadable) : open(json, origin);
	};
}

/** The refusal of a call before its body is read. */
function refusedCall(call: WebRequest, settings: CheckedOptions): Refusal | undefined {
	if (call.method === 'POST') return unauthorized(call, settings);
	const message = `${call.method} does not open a session: send POST`;
	return {status: 405, code: 'method_not_allowed', message, headers: {allow: 'POST'}};
}

const NOT_FOUND: Refusal = {status: 404, code: 'not_found', message: 'there is nothing at this path: POST to /session'};

function repeatedOrder({order_id}: JsonObject, orders: ReadonlySet<unknown>): Refusal | undefined {
	if (order_id === undefined || !orders.has(order_id)) return undefined;
	const message = 'a session is already open for this order_id: send a different order_id for each order';
	return {status: 409, code: 'duplicate_order_id', message, invalidFields: [{pointer: '/order_id', message}]};
}
