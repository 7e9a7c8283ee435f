// The transport of every other runtime, and of an injected fetch: web standards only.
import type {Call, Connection, Exchange, Headers, HeaderView, HttpRequest, Transport} from './transport.js';
import {isRedirect, joined} from './transport.js';

/** The platform's `AbortSignal`, where its types are there. */
type PlatformSignal = typeof globalThis extends {AbortSignal: {prototype: infer Signal}} ? Signal : {aborted: boolean};

/**
 * What paylock asks of a fetch: the standard function, or a wrapper of it.
 *
 * @source The type is paylock's own
 */
export type FetchLike = (url: string, init: FetchInit) => Promise<FetchAnswer>;

/** The options paylock calls a fetch with. */
export interface FetchInit {
	method: 'POST';
	headers: Record<string, string>;
	body: string;
	redirect: 'manual';
	signal: PlatformSignal;
}

/** What paylock reads of a fetch's answer; a standard `Response` has it. */
export interface FetchAnswer {
	readonly status: number;
	readonly headers: {
		get(name: string): string | null;
		forEach(visit: (value: string, name: string) => void): void;
	};
	readonly body: {getReader(): Reader} | null;
}

interface Reader {
	read(): Promise<{done: boolean; value?: Uint8Array | undefined}>;
	cancel(): Promise<unknown>;
}

interface Platform {
	readonly fetch?: FetchLike;
	readonly AbortController: new () => {readonly signal: PlatformSignal; abort(): void};
	readonly Deno?: unknown;
	readonly process?: {readonly env?: Readonly<Record<string, string | undefined>>};
}

// The globals of every runtime with fetch, typed here because the library compiles without DOM or Node types.
const platform = globalThis as unknown as Platform;
// Taken at import, so that a later patch of the global sees no key.
const platformFetch = platform.fetch;

/** Calls over the platform's own fetch. */
export const transport: Transport = {
	open: (url: string): Connection => overFetch(platformFetch, url),
};

/** Calls over `fetch`; without one each call says so. */
export function overFetch(fetch: FetchLike | undefined, url: string): Connection {
	const secure = url.startsWith('https:');
	return {
		send(request, maxResponseBytes, done) {
			if (fetch === undefined) return notSent(done, 'NO_FETCH');
			if (secure && certificatesUnchecked()) return notSent(done, 'NODE_TLS_REJECT_UNAUTHORIZED');
			return exchange(fetch, request, maxResponseBytes, done);
		},
		close() {},
	};
}

function notSent(done: (exchange: Exchange) => void, code: string): Call {
	void Promise.resolve().then(() => done({sent: false, trouble: 'broken', code}));
	return {cancel() {}};
}

/** A fetch cannot be told to check certificates, and this variable tells it not to: then nothing is sent. */
function certificatesUnchecked(): boolean {
	// Deno asks the user before it reads a variable, and its fetch does not heed this one.
	if (platform.Deno !== undefined) return false;
	try {
		return platform.process?.env?.NODE_TLS_REJECT_UNAUTHORIZED === '0';
	} catch {
		return false;
	}
}

function exchange(
	fetch: FetchLike,
	{method, url, headers, body}: HttpRequest,
	maxResponseBytes: number,
	done: (exchange: Exchange) => void,
): Call {
	const controller = new platform.AbortController();
	let head: {status: number; headers: HeaderView} | undefined;
	let reader: Reader | undefined;
	let ended = false;
	const end = (rest: Omit<Exchange, 'sent'> & {sent?: boolean}): void => {
		if (ended) return;
		ended = true;
		done({sent: true, ...head, ...rest});
	};
	const stop = (rest: Omit<Exchange, 'sent'>): void => {
		end(rest);
		controller.abort();
		// For an injected fetch that does not heed the signal.
		reader?.cancel().catch(() => {});
	};

	const run = async (): Promise<void> => {
		// Headers of its own, since a wrapper may add to them.
		const init = {method, headers: {...headers}, body, redirect: 'manual', signal: controller.signal} as const;
		const answer = await fetch(url, init);
		if (typeof answer.headers.get !== 'function') throw new TypeError('an injected fetch gave no Response');
		// A browser hides a redirect behind status 0.
		const redirect = answer.status === 0 || isRedirect(answer.status);
		head = {status: answer.status, headers: viewOf(answer.headers)};
		reader = answer.body?.getReader();
		if (redirect || ended) return stop({});
		if (reader === undefined) return end({body: new Uint8Array(0)});
		const pieces: Uint8Array[] = [];
		let size = 0;
		for (;;) {
			const {done: last, value} = await reader.read();
			if (last || ended) break;
			if (value === undefined) continue;
			size += value.length;
			if (size > maxResponseBytes) return stop({trouble: 'too-large'});
			pieces.push(value);
		}
		end({body: joined(pieces, size)});
	};
	run().catch(error => end(broken(error, head !== undefined)));

	return {cancel: trouble => stop({trouble})};
}

function broken(error: unknown, answered: boolean): Omit<Exchange, 'sent'> & {sent: boolean} {
	try {
		const errors = causesOf(error);
		const code = errors.map(({code}) => code).find(told => typeof told === 'string');
		const sent = answered || !(code === undefined ? errors.some(saysConnect) : BEFORE_SENDING.test(code));
		return {sent, trouble: 'broken', ...(code === undefined ? {} : {code})};
	} catch {
		// What an injected fetch throws need not let itself be read.
		return {sent: true, trouble: 'broken'};
	}
}

interface Stateful {
	readonly code?: unknown;
	readonly message?: unknown;
	readonly cause?: unknown;
}

/** An error and its causes, where the runtimes put what they know. */
function causesOf(error: unknown): Stateful[] {
	const errors: Stateful[] = [];
	for (let at = error; typeof at === 'object' && at !== null && errors.length < 4; at = errors.at(-1)?.cause)
		errors.push(at);
	return errors;
}

/** Codes of a failure to look up, connect or shake hands; any other leaves open what was sent. */
const BEFORE_SENDING =
	/^(ECONNREFUSED|ENOTFOUND|EAI_\w+|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_\w+|ERR_SSL_\w+|\w*CERT\w*|UNABLE_TO_\w+|HOSTNAME_MISMATCH)$/;

/** Deno has no code; its text is read here and shown nowhere. */
function saysConnect({message}: Stateful): boolean {
	return typeof message === 'string' && message.includes('client error (Connect)');
}

function viewOf(headers: FetchAnswer['headers']): HeaderView {
	return {get: name => headers.get(name) ?? undefined, all: () => flat(headers)};
}

function flat(headers: FetchAnswer['headers']): Headers {
	const record: Record<string, string> = Object.create(null);
	headers.forEach((value, name) => {
		const before = record[name];
		record[name] = before === undefined ? value : `${before}, ${value}`;
	});
	return Object.freeze(record);
}
