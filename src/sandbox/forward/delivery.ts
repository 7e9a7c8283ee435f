// What a pass-through sends, and what comes of it.
import {DEFAULT_RESPONSE_BYTES} from '../../client/limits.js';
import type {AbortSignalLike} from '../../client/waiting.js';
import type {Refusal} from '../error-response.js';
import type {Answer} from '../web.js';

/** One request on its way to the service. */
export interface Delivery {
	readonly method: string;
	/** The address of the service without a trailing slash, and the path and query as received. */
	readonly baseUrl: string;
	readonly target: string;
	/** End to end, names and values in turn. */
	readonly headers: readonly string[];
	readonly isChunked: boolean;
	readonly body: Uint8Array;
	readonly timeoutMs: number;
	readonly signal: AbortSignalLike | null | undefined;
}

/** The answer of the service, or why there is none. */
export type Delivered = {readonly answer: Answer} | {readonly refused: Refusal};

const CHECK_ORDER = 'a session may be open: check the status of the order before you repeat the call';

export function timedOut(timeoutMs: number): Delivered {
	return {
		refused: {status: 504, code: 'no_answer', message: `the service gave no answer in ${timeoutMs} ms: ${CHECK_ORDER}`},
	};
}

/** The code of an error is shown, its message never: it may contain anything. */
export function broken(sent: boolean, code: string | undefined): Delivered {
	const shown = code !== undefined && /^\w{1,64}$/.test(code) ? ` (${code})` : '';
	return badGateway(
		sent
			? `the connection to the service broke${shown}: ${CHECK_ORDER}`
			: `no connection to the service${shown}: nothing was sent: check the address that requests are forwarded to`,
	);
}

export function badGateway(message: string): Delivered {
	return {refused: {status: 502, code: 'no_answer', message}};
}

/** The body as it arrives; what is too long throws, as does what ends early. */
export async function* limited(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
	let size = 0;
	for await (const piece of body) {
		size += piece.length;
		if (size > DEFAULT_RESPONSE_BYTES) throw new Error(TOO_LONG);
		yield piece;
	}
}

export const TOO_LONG = `the answer of the service has more than ${DEFAULT_RESPONSE_BYTES} bytes: ${CHECK_ORDER}`;
