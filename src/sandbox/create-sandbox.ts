// The sandbox as one handler of standard requests: pages, and the calls of the service.
import {pause} from '../client/waiting.js';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import type {JsonObject} from '../wire/session.js';
import {methodList, type OutageCodes} from './method-list.js';
import {countIssues, type LoggedRequest, type Outcome, pageAt} from './pages.js';
import {credentialsProblem, readCall, type WebRequest} from './read-call.js';
import {
	cutOff,
	errorResponse,
	jsonResponse,
	Refusal,
	type SandboxSession,
	sessionResponse,
	type WebResponse,
} from './responses.js';
import {
	type CheckedOptions,
	checkFault,
	checkOutages,
	readSandboxOptions,
	type SandboxFault,
	type SandboxOptions,
} from './sandbox-options.js';
import {checkRequest} from './validate.js';

/** The most requests that the log keeps. */
const MAX_REQUESTS = 200;

/**
 * A mock of the checkout service, for tests and for viewing payment screens: `createSandbox` makes one.
 *
 * @source checkout-spec: Create session; serving it here is paylock's own
 */
export interface Sandbox {
	/**
	 * Responds to a standard `Request` with a standard `Response`: `POST …/session`, `GET …/merchants/<merchantId>/paymentmethods`
	 * (the list of payment methods of the sandbox's account), `GET /` and `GET /screen/<id>`.
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
	/**
	 * Sets what the list of payment methods names as down from now on, as provider codes by payment method type:
	 * `{NB: ['NB_BANKB']}`; `{}` ends every outage.
	 *
	 * @throws a {@link MisuseError} for anything but lists of codes
	 */
	readonly setOutages: (codes: OutageCodes) => void;
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
 * const merchant = {merchantId: 'MERCHANT_1', apiKey: 'an-invented-key'};
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
	return createHandler(reportAtCall(createSandbox, () => readSandboxOptions(options)));
}

export function createHandler(settings: CheckedOptions): Sandbox {
	const sessions: SandboxSession[] = [];
	const requests: LoggedRequest[] = [];
	const orders = new Set<unknown>();
	const faults: {readonly fault: SandboxFault; times: number}[] = [];
	let count = 0;
	let outages: OutageCodes = {};

	const nextFault = (): SandboxFault => {
		const [first] = faults;
		if (first === undefined) return {};
		first.times -= 1;
		if (first.times === 0) faults.shift();
		return first.fault;
	};

	const open = (request: JsonObject, origin: string): SandboxSession => {
		const issues = checkRequest(request, settings, orders);
		const id = `session-${sessions.length + 1}`;
		const session = Object.freeze({id, request, issues, screenUrl: `${origin}/screen/${id}`});
		sessions.push(session);
		if (request.order_id !== undefined) orders.add(request.order_id);
		return session;
	};

	const outcomeOf = async (call: WebRequest, {origin, pathname}: URL, status?: number): Promise<Outcome> => {
		let request: JsonObject | undefined;
		try {
			if (status !== undefined) throw new Refusal(status, 'injected_fault', `${status}, as the test requested`);
			request = await readCall(call, pathname, settings);
			return {request, session: open(request, origin)};
		} catch (error) {
			if (error instanceof Refusal) return {request, refusal: error};
			throw error;
		}
	};

	/** The response to a call, which is added to the log. */
	const respondTo = ({method}: WebRequest, path: string, outcome: Outcome, isReset: boolean): WebResponse => {
		const {request, session, refusal} = outcome;
		count += 1;
		const response = session === undefined ? errorResponse(refusal, `request-${count}`) : sessionResponse(session);
		const entry = Object.freeze({
			number: count,
			method,
			path,
			...(typeof request?.action === 'string' && {action: request.action}),
			...(!isReset && {status: response.status}),
			...(session === undefined
				? {checked: refusal.code}
				: {checked: countIssues(session.issues), sessionId: session.id, screenUrl: session.screenUrl}),
		});
		requests.push({entry, ...outcome});
		if (requests.length > MAX_REQUESTS) requests.shift();
		try {
			settings.onRequest(entry);
		} catch {}
		return response;
	};

	const fail = (fault: SandboxFault, times = 1): void => {
		reportAtCall(fail, () => checkFault(fault, times));
		faults.push({fault: {...fault}, times});
	};
	const setOutages = (codes: OutageCodes): void => {
		reportAtCall(setOutages, () => checkOutages(codes));
		outages = codes;
	};

	/** The list of payment methods, which is neither logged nor part of the screen. */
	const listMethods = (call: WebRequest, merchantId: string, query: URLSearchParams): WebResponse => {
		count += 1;
		const id = `request-${count}`;
		const problem = credentialsProblem(call, settings);
		if (problem !== undefined) return errorResponse(new Refusal(401, 'unauthorized', problem), id);
		if (merchantId === settings.merchantId) return jsonResponse(methodList(settings.account, outages, query), id);
		return errorResponse(new Refusal(404, 'not_found', 'the path names another merchant: check merchantId'), id);
	};

	return Object.freeze({
		sessions,
		fail,
		setOutages,
		async fetch(call: WebRequest) {
			const url = new URL(call.url);
			const {origin, pathname, searchParams} = url;
			const [, listOf] = /\/merchants\/([^/]+)\/paymentmethods$/.exec(pathname) ?? [];
			if (listOf !== undefined && call.method === 'GET')
				return listMethods(call, decodeURIComponent(listOf), searchParams);
			const isSession = pathname.endsWith('/session');
			if (!isSession && call.method === 'GET') return pageAt(pathname, {sessions, requests, settings, origin});
			const {delayMs, status, reset = false, truncate = false} = isSession ? nextFault() : {};
			if (delayMs !== undefined) await pause(delayMs, call.signal);
			const response = respondTo(call, pathname, await outcomeOf(call, url, status), reset);
			if (reset) throw new Error('the connection was reset, as the test requested');
			return truncate ? cutOff(response) : response;
		},
	});
}
