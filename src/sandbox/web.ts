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
	readonly method: string;
	readonly url: string;
	readonly headers: {get(name: string): string | null};
	readonly body: {
		getReader(): {read(): Promise<{readonly done?: boolean | undefined; readonly value?: Uint8Array | undefined}>};
	} | null;
	readonly signal?: AbortSignalLike | null;
}

/** A response before it becomes a `Response` or is written to a socket. */
export interface Answer {
	readonly status: number;
	/** Names and values in turn: case, order and repetitions are kept. */
	readonly headers: readonly string[];
	readonly body: AsyncIterable<Uint8Array> | undefined;
}

/** A response that the sandbox makes itself. */
export interface PlainResponse {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly text: string;
}

interface StreamController {
	enqueue(bytes: Uint8Array): void;
	close(): void;
}

interface Platform {
	readonly Response: new (
		body: object | null,
		init: {
			readonly status: number;
			readonly headers: readonly (readonly [string, string])[];
		},
	) => object;
	readonly ReadableStream: new (source: {
		pull(controller: StreamController): Promise<void>;
		cancel(): Promise<unknown>;
	}) => object;
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

/** Statuses without a body. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

export function answerOf({status, headers, text}: PlainResponse): Answer {
	const bytes = WITHOUT_BODY.includes(status) ? undefined : new TextEncoder().encode(text);
	const all = {
		'cache-control': 'no-store',
		'x-content-type-options': 'nosniff',
		...(bytes === undefined ? {} : {'content-length': String(bytes.length)}),
		...headers,
	};
	return {status, headers: Object.entries(all).flat(), body: bytes && once(bytes)};
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
	yield bytes;
}

/** The same answer, whose body ends early although the headers announce its full length. */
export function cut(answer: Answer): Answer {
	return {...answer, body: answer.body && half(answer.body)};
}

async function* half(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
	for await (const bytes of body) {
		yield bytes.subarray(0, Math.floor(bytes.length / 2));
		throw new Error('the response was cut off, as the test requested');
	}
}

/** The answer as a `Response`. */
export function responseOf({status, headers, body}: Answer): WebResponse {
	const stream = body === undefined ? null : streamOf(body);
	return new Response(stream, {status, headers: pairsOf(headers)}) as WebResponse; // of the platform's own class
}

/** A flat list of headers as pairs. */
function pairsOf(headers: readonly string[]): readonly (readonly [name: string, value: string])[] {
	return headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? ''] as const] : []));
}

function streamOf(body: AsyncIterable<Uint8Array>): object {
	const pieces = body[Symbol.asyncIterator]();
	return new ReadableStream({
		async pull(controller) {
			const {done, value} = await pieces.next();
			if (done) controller.close();
			else controller.enqueue(value);
		},
		cancel: async () => pieces.return?.(),
	});
}
