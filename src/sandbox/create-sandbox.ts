// The mock of the checkout service, as one handler of standard requests.
import {pause} from '../client/signal.js';
import type {JsonObject} from '../wire/session.js';
import {unauthorized} from './authenticate.js';
import {errorResponse, type Refusal} from './error-response.js';
import {ConnectionReset, FaultQueue, type SandboxFault} from './faults.js';
import {pageAt} from './pages.js';
import {contentSecurityPolicy} from './policy.js';
import {readBody} from './read-body.js';
import {countIssues, type SandboxRequest} from './request-log.js';
import {type CheckedOptions, readOptions, type SandboxOptions} from './sandbox-options.js';
import {type SandboxSession, sessionResponse} from './session-response.js';
import {issuesOf, recordedIssues, refusalOf} from './validate.js';
import {type PlainResponse, respond, URL, type WebRequest, type WebResponse} from './web.js';

/**
 * A mock of the checkout service, for tests and for viewing payment screens: `createSandbox` makes one.
 *
 * @source checkout-spec: Create session; serving it here is paylock's own
 */
export interface Sandbox {
	/**
	 * Responds to a standard `Request` with a standard `Response`: `POST …/session`, `GET /` and `GET /screen/<id>`.
	 *
	 * Rejects only if a fault requests a reset connection.
	 */
	readonly fetch: (request: WebRequest) => Promise<WebResponse>;
	/** The sessions opened so far, oldest first; the list grows as more are opened. */
	readonly sessions: readonly SandboxSession[];
	/**
	 * Makes the next session calls fail, once or `times` times; the faults of several calls occur in the order of the calls.
	 *
	 * @throws a {@link MisuseError} for a fault that does not exist
	 */
	readonly fail: (fault: SandboxFault, times?: number) => void;
}

/**
 * Creates a sandbox, which checks credentials and requests as the specification describes, keeps sessions in memory, and
 * shows each session's payment screen. It runs wherever `Request` and `Response` exist, without a network.
 *
 * The response to a wrong request has the documented error body. `error_info.fields` lists every mistake: a field of the
 * request by its name, and anything inside a field by its JSON pointer. `error_code` is the kind of the first mistake:
 * `unauthorized`, `missing_field`, `wrong_type`, `mandate_out_of_range`, `duplicate_order_id` and more.
 *
 * @param options - see {@link SandboxOptions}; invent a merchant id and a key
 * @returns the handler, the sessions opened so far, and a way to make calls fail
 * @throws a {@link MisuseError} with every wrong option; the key is never quoted
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
	const requests: SandboxRequest[] = [];
	const orders = new Set<unknown>();
	const faults = new FaultQueue();
	let refusals = 0;

	const refuse = (refusal: Refusal): Outcome => {
		refusals += 1;
		return {response: errorResponse(refusal, `request-${refusals}`), checked: refusal.code};
	};

	const open = (request: JsonObject, origin: string): Outcome => {
		const issues = issuesOf(request, settings);
		const action = typeof request.action === 'string' ? {action: request.action} : {};
		const refusal = refusalOf(request, issues, settings.strict) ?? repeatedOrder(request, orders);
		if (refusal !== undefined) return {...refuse(refusal), ...action};
		const id = `session-${sessions.length + 1}`;
		const screenUrl = `${origin}/screen/${id}`;
		const recorded = Object.freeze(recordedIssues(issues, settings));
		const session = Object.freeze({id, request, issues: recorded, screenUrl});
		sessions.push(session);
		if (request.order_id !== undefined) orders.add(request.order_id);
		return {response: sessionResponse(session), checked: countIssues(recorded), sessionId: id, screenUrl, ...action};
	};

	const call = async (request: WebRequest, origin: string, fault: SandboxFault): Promise<Outcome> => {
		const refused = fault.status === undefined ? refusedCall(request, settings) : injectedFault(fault.status);
		if (refused !== undefined) return refuse(refused);
		const body = await readBody(request);
		return 'refused' in body ? refuse(body.refused) : open(body.json, origin);
	};

	const record = (
		{response, ...outcome}: Outcome,
		{method}: WebRequest,
		path: string,
		isReset: boolean,
	): PlainResponse => {
		const status = isReset ? {} : {status: response.status};
		const entry = Object.freeze({number: requests.length + 1, method, path, ...status, ...outcome});
		requests.push(entry);
		settings.onRequest(entry);
		return response;
	};

	return Object.freeze({
		sessions,
		fail: (fault: SandboxFault, times = 1) => faults.add(fault, times),
		async fetch(request: WebRequest) {
			const {origin, pathname} = new URL(request.url);
			if (!pathname.endsWith('/session')) {
				const page = request.method === 'GET' ? pageAt(pathname, {sessions, requests, settings}) : undefined;
				if (page === undefined) return respond(record(refuse(NOT_FOUND), request, pathname, false));
				const headers = {...page.headers, 'content-security-policy': await contentSecurityPolicy()};
				return respond({...page, headers});
			}
			const fault = faults.next();
			if (fault.delayMs !== undefined) await pause(fault.delayMs, request.signal);
			const isReset = fault.reset === true;
			const response = record(await call(request, origin, fault), request, pathname, isReset);
			if (isReset) throw new ConnectionReset();
			return respond(response, fault.truncate);
		},
	});
}

/** A response, and its log entry. */
interface Outcome extends Omit<SandboxRequest, 'number' | 'method' | 'path' | 'status'> {
	readonly response: PlainResponse;
}

/** The refusal of a call before its body is read. */
function refusedCall(request: WebRequest, settings: CheckedOptions): Refusal | undefined {
	if (request.method === 'POST') return unauthorized(request, settings);
	const message = `${request.method} does not open a session: send POST`;
	return {status: 405, code: 'method_not_allowed', message, headers: {allow: 'POST'}};
}

const NOT_FOUND: Refusal = {status: 404, code: 'not_found', message: 'there is nothing at this path: POST to /session'};

function repeatedOrder({order_id}: JsonObject, orders: ReadonlySet<unknown>): Refusal | undefined {
	if (order_id === undefined || !orders.has(order_id)) return undefined;
	const message = 'a session is already open for this order_id: send a different order_id for each order';
	return {status: 409, code: 'duplicate_order_id', message, invalidFields: [{pointer: '/order_id', message}]};
}

function injectedFault(status: number): Refusal {
	return {status, code: 'injected_fault', message: `${status}, as the test requested`};
}
