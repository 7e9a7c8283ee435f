// The web standards that the sandbox uses, typed here because the library compiles without DOM or Node types.
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

/** A response before it becomes a `Response` or is written to a socket. */
export interface Answer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Uint8Array | undefined;
	/** True if a test requests that the connection breaks after half of the body. */
	readonly isCut?: boolean;
}

interface StreamController {
	enqueue(bytes: Uint8Array): void;
	error(reason: Error): void;
}

interface Platform {
	readonly Response: new (
		body: object | null,
		init: {
			readonly status: number;
			readonly headers: Readonly<Record<string, string>>;
		},
	) => object;
	readonly ReadableStream: new (source: {pull(controller: StreamController): void}) => object;
	readonly TextEncoder: new () => {encode(text: string): Uint8Array};
	readonly URL: new (
		text: string,
	) => {
		readonly origin: string;
		readonly pathname: string;
	};
}

// Globals of every runtime with fetch.
export const {URL, TextEncoder} = globalThis as unknown as Platform;
const {Response, ReadableStream} = globalThis as unknown as Platform;

/** An answer with a text, which the status 304 does not have. */
export function answerOf(status: number, headers: Readonly<Record<string, string>>, text: string): Answer {
	const body = status === 304 ? undefined : new TextEncoder().encode(text);
	const all = {
		'cache-control': 'no-store',
		'x-content-type-options': 'nosniff',
		...(body === undefined ? {} : {'content-length': String(body.length)}),
		...headers,
	};
	return {status, headers: all, body};
}

/** The half of the body that is sent before the connection breaks. */
export function halfOf(body: Uint8Array): Uint8Array {
	return body.subarray(0, Math.floor(body.length / 2));
}

/** The answer as a `Response`. */
export function responseOf({status, headers, body, isCut = false}: Answer): WebResponse {
	const sent = isCut && body ? broken(halfOf(body)) : (body ?? null);
	return new Response(sent, {status, headers}) as WebResponse; // of the platform's own class
}

function broken(half: Uint8Array): object {
	let isSent = false;
	return new ReadableStream({
		pull(controller) {
			if (isSent) controller.error(new Error('the response was cut off, as the test requested'));
			else controller.enqueue(half);
			isSent = true;
		},
	});
}
