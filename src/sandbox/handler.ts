// Answers every request to a sandbox: pages, and the calls of the service, whose credentials and requests it checks.

import {pause} from '../client/waiting.js';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import type {JsonObject} from '../wire/session.js';
import {unauthorized} from './authenticate.js';
import {errorResponse, type Refusal} from './error-response.js';
import {ConnectionReset, FaultQueue, type SandboxFault} from './faults.js';
import {type LoggedRequest, MAX_REQUESTS, pageAt} from './pages.js';
import {readBody} from './read-body.js';
import {actionOf, countIssues, type SandboxRequest} from './request-log.js';
import {type CheckedOptions, readSandboxOptions, type SandboxOptions} from './sandbox-options.js';
import {contentSecurityPolicy} from './screen/document.js';
import {type SandboxSession, sessionResponse} from './session-response.js';
import {issuesOf, recordedIssues, refusalOf} from './validate.js';
import {type Answer, URL, type WebRequest} from './web.js';

export interface Handler {
	readonly sessions: readonly SandboxSession[];
	readonly fail: (fault: SandboxFault, times?: number) => void;
	/** Rejects only if a fault requests a reset connection, or if the caller left. */
	readonly answer: (call: WebRequest) => Promise<Answer>;
}

export function createHandler(options: SandboxOptions): Handler {
	const settings = readSandboxOptions(options);
	const sessions: SandboxSession[] = [];
	const requests: LoggedRequest[] = [];
	const orders = new Set<unknown>();
	const faults = new FaultQueue();
	const counts = {refusals: 0, requests: 0};

	const refuse = (refusal: Refusal): Outcome => {
		counts.refusals += 1;
		const response = errorResponse(refusal, `request-${counts.refusals}`);
		return {response, checked: refusal.code, refusal};
	};

	const open = (request: JsonObject, origin: string): Outcome => {
		const issues = issuesOf(request, settings);
		const action = actionOf(request);
		const refusal = refusalOf(request, issues, settings.strict) ?? repeatedOrder(request, orders);
		if (refusal !== undefined) return {...refuse(refusal), ...action, request};
		const id = `session-${sessions.length + 1}`;
		const screenUrl = `${origin}/screen/${id}`;
		const recorded = Object.freeze(recordedIssues(issues, settings));
		const session = Object.freeze({id, request, issues: recorded, screenUrl});
		sessions.push(session);
		orders.add(request.order_id);
		const response = sessionResponse(session);
		return {response, checked: countIssues(recorded), sessionId: id, screenUrl, ...action};
	};

	const serve = async (call: WebRequest, url: RequestUrl, fault: SandboxFault): Promise<Outcome> => {
		if (!url.pathname.endsWith('/session')) return refuse(NOT_FOUND);
		const refused = refusedCall(call, settings, fault);
		if (refused !== undefined) return refuse(refused);
		const {json, refused: unreadable} = await readBody(call);
		return json === undefined ? refuse(unreadable) : open(json, url.origin);
	};

	const record = (
		{response, refusal, request, ...outcome}: Outcome,
		{method}: WebRequest,
		path: string,
		isReset: boolean,
	): Answer => {
		counts.requests += 1;
		const status = isReset ? {} : {status: response.status};
		const entry = Object.freeze({number: counts.requests, method, path, ...status, ...outcome});
		requests.push({entry, ...(refusal && {refusal}), ...(request && {request})});
		if (requests.length > MAX_REQUESTS) requests.shift();
		try {
			settings.onRequest(entry);
		} catch {}
		return response;
	};

	const fail = (fault: SandboxFault, times = 1) => reportAtCall(fail, () => faults.add(fault, times));
	return {
		sessions,
		fail,
		async answer(call) {
			const url = new URL(call.url);
			const {pathname} = url;
			const isSession = pathname.endsWith('/session');
			if (!isSession && call.method === 'GET') {
				const page = pageAt(pathname, {sessions, requests, settings, origin: url.origin});
				const headers = {...page.headers, 'content-security-policy': await contentSecurityPolicy(pathname === '/')};
				return {...page, headers};
			}
			const fault = isSession ? faults.next() : {};
			if (fault.delayMs !== undefined) await pause(fault.delayMs, call.signal);
			const isReset = fault.reset === true;
			const response = record(await serve(call, url, fault), call, pathname, isReset);
			if (isReset) throw new ConnectionReset();
			return fault.truncate === true ? {...response, isCut: true} : response;
		},
	};
}

/** A response, its log entry, and what only the pages of the sandbox show. */
interface Outcome extends Omit<SandboxRequest, 'number' | 'method' | 'path' | 'status'>, Omit<LoggedRequest, 'entry'> {
	readonly response: Answer;
}

interface RequestUrl {
	readonly origin: string;
	readonly pathname: string;
}

/** The refusal of a call before its body is read. */
function refusedCall(call: WebRequest, settings: CheckedOptions, {status}: SandboxFault): Refusal | undefined {
	if (status !== undefined) return {status, code: 'injected_fault', message: `${status}, as the test requested`};
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
