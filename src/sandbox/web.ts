// The web standards that the sandbox uses, typed here because the library compiles without DOM or Node types.
import type {AbortSignalLike} from '../client/signal.js';

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
	readonly method: string;
	readonly url: string;
	readonly headers: {get(name: string): string | null};
	readonly body: {
		getReader(): {read(): Promise<{readonly done?: boolean | undefined; readonly value?: Uint8Array | undefined}>};
	} | null;
	readonly signal?: AbortSignalLike | null;
}

interface StreamController {
	enqueue(bytes: Uint8Array): void;
	error(reason: unknown): void;
}

interface Platform {
	readonly Response: new (
		body: object | null,
		init: {readonly status: number; readonly headers: Readonly<Record<string, string>>},
	) => object;
	readonly ReadableStream: new (source: {pull(controller: StreamController): void}) => object;
	readonly TextEncoder: new () => {encode(text: string): Uint8Array};
	readonly URL: new (text: string) => {readonly origin: string; readonly pathname: string};
}

// Globals of every runtime with fetch.
export const {URL, TextEncoder, Response, ReadableStream} = globalThis as unknown as Platform;

/** A response before it becomes a `Response`, so that a fault can still replace it. */
export interface PlainResponse {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly text: string;
}

/** Statuses without a body. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];
const BROKEN = 'the response was cut off, as the test requested';

/** The response as a `Response`; with `cut`, the body ends halfway although the headers announce its full length. */
export function respond({status, headers, text}: PlainResponse, cut = false): WebResponse {
	const bytes = WITHOUT_BODY.includes(status) ? null : new TextEncoder().encode(text);
	const sent = {
		'cache-control': 'no-store',
		'x-content-type-options': 'nosniff',
		...(bytes === null ? {} : {'content-length': String(bytes.length)}),
		...headers,
	};
	const body = cut && bytes !== null ? half(bytes) : bytes;
	return new Response(body, {status, headers: sent}) as WebResponse; // made by the platform's own class
}

function half(bytes: Uint8Array): object {
	let hasStarted = false;
	return new ReadableStream({
		pull(controller) {
			if (hasStarted) return controller.error(new Error(BROKEN));
			hasStarted = true;
			controller.enqueue(bytes.subarray(0, Math.floor(bytes.length / 2)));
		},
	});
}
