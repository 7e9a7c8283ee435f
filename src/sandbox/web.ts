// The web standards between a caller and the sandbox.
import type {AbortSignalLike} from '../client/waiting.js';

/**
 * The platform's `Response`, if its types are available.
 *
 * @source The type is paylock's own
 */
export type WebResponse = typeof globalThis extends {readonly Response: {readonly prototype: infer Response}}
	? Response
	: {readonly status: number; text(): Promise<string>};

/**
 * The part of a request that the sandbox reads; a standard `Request` has all of it.
 *
 * @source The type is paylock's own
 */
export interface WebRequest {
	/** The HTTP method, such as `POST`. */
	readonly method: string;
	/** The whole address. */
	readonly url: string;
	/** The headers, read by name. */
	readonly headers: {get(name: string): string | null};
	/** The body as a stream; `null` if there is none. */
	readonly body: {
		getReader(): {read(): Promise<{readonly done?: boolean | undefined; readonly value?: Uint8Array | undefined}>};
	} | null;
	/** Ends the request early. */
	readonly signal?: AbortSignalLike | null;
}

/** A response with a text, which the status 304 does not have. */
export function respond(status: number, headers: Readonly<Record<string, string>>, text: string): WebResponse {
	const all = {'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers};
	return new Response(status === 304 ? null : text, {status, headers: all});
}

/** The same response, whose connection breaks after half of its body. */
export async function cutOff(response: WebResponse): Promise<WebResponse> {
	if (response.body === null) return response;
	const bytes = new Uint8Array(await response.arrayBuffer());
	let isSent = false;
	const half = new ReadableStream<Uint8Array>({
		pull(controller) {
			if (isSent) controller.error(new Error('the response was cut off, as the test requested'));
			else controller.enqueue(bytes.subarray(0, bytes.length / 2));
			isSent = true;
		},
	});
	return new Response(half, {status: response.status, headers: response.headers});
}
