// Services and calls for the tests of the client.
import {
	createSession,
	defineService,
	type FetchInit,
	type FetchResponse,
	type Service,
	type ServiceOptions,
	SessionError,
} from '../../src/index.js';
import {KEY, REQUEST} from './secrets.js';

export const TRANSPORTS: readonly {transport: string; over: Pick<ServiceOptions, 'fetch'>}[] = [
	{transport: 'node:http', over: {}},
	{transport: 'fetch', over: {fetch: globalThis.fetch}},
];

/** A service whose calls a busy machine does not end. */
export const serviceAt = (baseUrl: string, more: Partial<ServiceOptions> = {}): Service =>
	defineService({baseUrl, merchantId: 'MERCHANT_1', apiKey: KEY, timeoutMs: 600_000, ...more});

/** The response of a fetch, or its error. */
export type Answer = (init: FetchInit) => FetchResponse | Promise<FetchResponse>;

/** A response with this body, whose type is that of bytes unless a header names it. */
export const answered =
	(body: string, status = 200, headers: Record<string, string> = {}): Answer =>
	() =>
		new Response(new TextEncoder().encode(body), {status, headers});
export const opened: Answer = answered('{"sdk_payload":{"a":1}}');
export const status = (code: number, headers?: Record<string, string>): Answer => answered('', code, headers);
export const broken: Answer = () => Promise.reject(new Error('broken'));
export const refused: Answer = () => Promise.reject(Object.assign(new Error('refused'), {code: 'ECONNREFUSED'}));
export const never: Answer = () => new Promise(() => {});

/** A service over a fetch that gives these responses in order and then repeats the last; a session if there are none. */
export function sessionOver(answers: readonly Answer[] = [opened], more: Partial<ServiceOptions> = {}) {
	const inits: FetchInit[] = [];
	const service = serviceAt('https://checkout.example', {
		timeoutMs: undefined,
		...more,
		fetch: async (_, init) => {
			inits.push(init);
			const answer = answers[Math.min(inits.length, answers.length) - 1];
			if (answer === undefined) throw new TypeError('there is no response');
			return answer(init);
		},
	});
	return {service, inits};
}

/** The error of a call that must fail. */
export async function errorOf(
	service: Service,
	request: Parameters<typeof createSession>[0] = REQUEST,
	signal?: AbortSignal,
): Promise<SessionError> {
	return failureOf(createSession(request, service, {signal}));
}

export async function failureOf(call: Promise<unknown>): Promise<SessionError> {
	const error = await call.then(
		() => undefined,
		(thrown: unknown) => thrown,
	);
	if (error instanceof SessionError) return error;
	throw new Error('the call was to fail with a SessionError', {cause: error});
}

/** Waits for what a socket's peer will see soon; the limit is that of the test. */
export async function until(condition: () => boolean): Promise<void> {
	while (!condition()) await new Promise(setImmediate);
}
