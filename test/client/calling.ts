// Services and calls for the tests of the client.
import {createSession, defineService, type Service, type ServiceOptions, SessionError} from '../../src/index.js';
import {KEY, REQUEST} from './secrets.js';

export const TRANSPORTS: readonly {transport: string; over: Pick<ServiceOptions, 'fetch'>}[] = [
	{transport: 'node:http', over: {}},
	{transport: 'fetch', over: {fetch: globalThis.fetch}},
];

export const serviceAt = (baseUrl: string, more: Partial<ServiceOptions> = {}): Service =>
	defineService({baseUrl, merchantId: 'MERCHANT_1', apiKey: KEY, ...more});

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
