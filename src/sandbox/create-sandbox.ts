// Sandbox: the service in miniature, as one web-standard handler.
import type {JsonObject} from '../wire/session.js';
import {unauthorized} from './authenticate.js';
import {errorAnswer, type Refusal} from './error-answer.js';
import {ConnectionReset, FaultQueue, pause, type SandboxFault} from './faults.js';
import {readBody} from './read-body.js';
import {type CheckedOptions, readOptions, type SandboxOptions} from './sandbox-options.js';
import {pageAt} from './screen/pages.js';
import {type SandboxSession, sessionAnswer} from './session-answer.js';
import {findingsOf, refusalOf} from './validate.js';
import {type Answer, respond, URL, type WebRequest, type WebResponse} from './web.js';

/**
 * An embedded checkout service for tests and for looking at: `createSandbox` makes one.
 *
 * @source checkout-spec: Create session; serving it here is paylock's own
 */
export interface Sandbox {
	/**
	 * Answers a standard `Request` with a standard `Response`: `POST …/session`, `GET /` and `GET /screen/<id>`.
	 *
	 * Rejects only where a fault asks for a reset connection.
	 */
	readonly fetch: (request: WebRequest) => Promise<WebResponse>;
	/** The sessions opened so far, oldest first; the list grows as more are opened. */
	readonly sessions: readonly SandboxSession[];
	/**
	 * Makes the next session calls go wrong, once or `times` times; faults of several calls follow each other.
	 *
	 * @throws {@link MisuseError} for a fault that is none
	 */
	readonly fail: (fault: SandboxFault, times?: number) => void;
}

/**
 * Makes a sandbox: checks who is calling and what is sent, as the specification has it, opens sessions that live in memory,
 * and shows each session's payment screen. It runs wherever `Request` and `Response` do, and speaks to no network.
 *
 * A wrong request is answered with the documented error body; `error_info.fields` names every mistake, a field of the
 * request by its name and whatever lies deeper by its JSON pointer. `error_code` tells the kinds apart: `unauthorized`,
 * `missing_field`, `wrong_type`, `mandate_out_of_range`, `duplicate_order_id` and more.
 *
 * @param options - see {@link SandboxOptions}; invent a merchant id and a key
 * @returns the handler, the sessions opened so far, and a way to make calls fail
 * @throws {@link MisuseError} for wrong options, all at once; the key is never quoted
 * @example
 * ```ts
 * import {createSession, defineService, session} from 'paylock';
 * import {createSandbox} from 'paylock/sandbox';
 *
 * const merchant = {merchantId: 'MERCHANT_1', apiKey: 'an invented key'};
 * const sandbox = createSandbox(merchant);
 * const service = defineService({
 * 	...merchant,
 * 	baseUrl: 'http://localhost',
 * 	fetch: (url, init) => sandbox.fetch(new Request(url, init)),
 * });
 * const request = session('paymentManagement', {
 * 	customer_id: 'C-1',
 * 	customer_email: 'ada@example.com',
 * 	customer_phone: '9000000000',
 * 	payment_page_client_id: 'CLIENT_1',
 * });
 *
 * const opened = await createSession(request, service);
 * opened.body.id;
 * // 'session-1'
 * sandbox.sessions.length;
 * // 1
 * ```
 * @source checkout-spec: Create session, Authentication; open points 8, 22 and 23
 */
export function createSandbox(options: SandboxOptions): Sandbox {
	const settings = readOptions(options);
	const sessions: SandboxSession[] = [];
	const orders = new Set<unknown>();
	const faults = new FaultQueue();
	let refusals = 0;
	const requestId = (): string => `request-${++refusals}`;

	const open = (request: JsonObject, origin: string): Refusal | SandboxSession => {
		const findings = findingsOf(request, settings);
		const refusal = refusalOf(findings, settings.strict) ?? repeated(request, orders);
		if (refusal !== undefined) return refusal;
		const id = `session-${sessions.length + 1}`;
		const session = Object.freeze({
			id,
			request,
			findings: Object.freeze(findings),
			screenUrl: `${origin}/screen/${id}`,
		});
		sessions.push(session);
		if (request.order_id !== undefined) orders.add(request.order_id);
		return session;
	};

	const call = async (request: WebRequest, origin: string, fault: SandboxFault): Promise<Answer> => {
		const refused = fault.status === undefined ? refusedCall(request, settings) : injected(fault.status);
		if (refused !== undefined) return errorAnswer(refused, requestId());
		const body = await readBody(request);
		const opened = 'refused' in body ? body.refused : open(body.json, origin);
		return 'code' in opened ? errorAnswer(opened, requestId()) : sessionAnswer(opened);
	};

	return Object.freeze({
		sessions,
		fail: (fault: SandboxFault, times = 1) => faults.add(fault, times),
		async fetch(request: WebRequest) {
			const {origin, pathname} = new URL(request.url);
			if (!pathname.endsWith('/session')) {
				return respond(request.method === 'GET' ? pageAt(pathname, sessions) : errorAnswer(notFound, requestId()));
			}
			const fault = faults.next();
			if (fault.delayMs !== undefined) await pause(fault.delayMs, request.signal);
			const answer = await call(request, origin, fault);
			if (fault.reset) throw new ConnectionReset();
			return respond(answer, fault.truncate);
		},
	});
}

/** What is wrong with a call before its body is read. */
function refusedCall(request: WebRequest, settings: CheckedOptions): Refusal | undefined {
	if (request.method === 'POST') return unauthorized(request, settings);
	const message = `${request.method} opens no session: send POST`;
	return {status: 405, code: 'method_not_allowed', message, headers: {allow: 'POST'}};
}

const notFound: Refusal = {status: 404, code: 'not_found', message: 'nothing is here: send POST to /session'};

function repeated({order_id}: JsonObject, orders: ReadonlySet<unknown>): Refusal | undefined {
	if (order_id === undefined || !orders.has(order_id)) return undefined;
	const message = 'a session was opened for this order_id already: send an order_id of its own for each order';
	return {status: 409, code: 'duplicate_order_id', message, wrong: [{pointer: '/order_id', message}]};
}

function injected(status: number): Refusal {
	return {status, code: 'injected_fault', message: `${status}, as the sandbox was told`};
}
