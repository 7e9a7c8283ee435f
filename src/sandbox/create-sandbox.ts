// The sandbox as one handler of standard requests.
import {reportAtCall} from '../diagnostics/report-at-call.js';
import type {SandboxFault} from './faults.js';
import {createHandler} from './handler.js';
import type {SandboxOptions} from './sandbox-options.js';
import type {SandboxSession} from './session-response.js';
import {responseOf, type WebRequest, type WebResponse} from './web.js';

/**
 * A mock of the checkout service, for tests and for viewing payment screens: `createSandbox` makes one.
 *
 * @source checkout-spec: Create session; serving it here is paylock's own
 */
export interface Sandbox {
	/**
	 * Responds to a standard `Request` with a standard `Response`: `POST …/session`, `GET /` and `GET /screen/<id>`.
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
	const {answer, ...rest} = reportAtCall(createSandbox, () => createHandler(options));
	return Object.freeze({...rest, fetch: async (request: WebRequest) => responseOf(await answer(request))});
}
