// The seam between a session call and the wire: a request goes in; status, headers and bytes come out.

/** One HTTP request, ready to send. */
export interface HttpRequest {
	readonly method: 'POST';
	readonly url: string;
	/** Lower-case names; no `content-length`, the transport knows it. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: string;
}

/** Why the whole body could not be had. */
export type TransportFailure = 'broken' | 'too-large' | 'encoded' | 'timeout' | 'aborted';

/** How one attempt ended: all that came back, up to where it ended. */
export interface Exchange {
	/** Whether a byte of the request can have left. */
	readonly sent: boolean;
	readonly status?: number;
	readonly headers?: HeaderView;
	/** The whole body; left out where `trouble` says why. A redirect has neither, its body is not read. */
	readonly body?: Uint8Array;
	readonly trouble?: TransportFailure;
	/** The platform's name of what broke, such as `ECONNREFUSED`. */
	readonly code?: string;
	/** It broke on a kept-alive connection before a byte of the answer came. */
	readonly stale?: boolean;
}

/** Headers under lower-case names: one, or all of them as a record, which some platforms take long to make. */
export interface HeaderView {
	get(name: string): string | undefined;
	all(): Headers;
}

export type Headers = Readonly<Record<string, string>>;

/** One attempt under way. */
export interface Call {
	/** Ends the attempt at once, and its connection with it. */
	cancel(trouble: 'timeout' | 'aborted'): void;
}

/** A way to one service, which may keep connections open. */
export interface Connection {
	/** Sends; calls `done` exactly once, never before it has returned, and never throws. */
	send(request: HttpRequest, maxResponseBytes: number, done: (exchange: Exchange) => void): Call;
	/** Frees idle connections and keeps none from now on. */
	close(): void;
}

/** Opens ways to services; `#transport` exports the platform's own. */
export interface Transport {
	open(url: string): Connection;
}

/** Whether the status sends us elsewhere: its body is never read and its address never called. */
export function isRedirect(status: number): boolean {
	return status >= 300 && status < 400;
}

/** The pieces of a body as one; what arrived in one piece is not copied. */
export function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
	const [only] = pieces;
	if (only !== undefined && pieces.length === 1) return only;
	const whole = new Uint8Array(size);
	let offset = 0;
	for (const piece of pieces) {
		whole.set(piece, offset);
		offset += piece.length;
	}
	return whole;
}
