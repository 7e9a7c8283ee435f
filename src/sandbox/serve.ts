/// <reference types="node" />
// Serves a sandbox on this machine only, with Node's own HTTP server.

import type {IncomingMessage, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import {createHandler, type Sandbox} from './create-sandbox.js';
import type {WebRequest} from './read-call.js';
import {readSandboxOptions, type SandboxOptions} from './sandbox-options.js';

/**
 * A sandbox that listens on this machine: `startSandbox` makes one.
 *
 * @source checkout-spec: Create session; serving it here is paylock's own
 */
export interface RunningSandbox extends Omit<Sandbox, 'fetch'> {
	/** The base URL of the service, such as `http://127.0.0.1:49152`; in a browser it shows the requests and sessions. */
	readonly url: string;
	/** Ends every connection and stops listening. */
	readonly close: () => Promise<void>;
}

/**
 * Starts a sandbox on `127.0.0.1`, never on another address; needs `node:http`. It responds only to requests for the hosts
 * `127.0.0.1` and `localhost`.
 *
 * @param options - see {@link SandboxOptions}; and `port`, 0 to 65535, any free one by default
 * @returns its address, its sessions, `fail` to make calls fail, `setOutages`, and `close`
 * @throws a {@link MisuseError} for wrong options
 * @example
 * ```ts
 * import {startSandbox} from 'paylock/sandbox';
 *
 * const sandbox = await startSandbox({merchantId: 'MERCHANT_1', apiKey: 'an-invented-key'});
 * console.log(new URL(sandbox.url).hostname);
 * // 127.0.0.1
 * await sandbox.close();
 * ```
 * @source checkout-spec: Create session; serving it here is paylock's own
 */
export async function startSandbox(options: SandboxOptions & {readonly port?: number}): Promise<RunningSandbox> {
	const settings = reportAtCall(startSandbox, () => readSandboxOptions(options));
	const {fetch, sessions, fail, setOutages} = createHandler(settings);
	// Imported here, so that the handler also runs without Node.
	const {createServer} = await import('node:http');
	const server = createServer((request, response) => void handle(request, response, fetch));
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(settings.port, '127.0.0.1', resolve);
	});
	const address = server.address() as AddressInfo; // it listens on a port
	const url = `http://127.0.0.1:${address.port}`;
	const close = (): Promise<void> =>
		new Promise(resolve => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
	return Object.freeze({url, sessions, fail, setOutages, close});
}

async function handle(request: IncomingMessage, response: ServerResponse, fetch: Sandbox['fetch']): Promise<void> {
	// A caller may leave at any time.
	response.on('error', () => {});
	try {
		const host = request.headers.host ?? '';
		if (!isLoopback(host)) {
			// Protects against DNS rebinding: a page of another site could read the responses.
			response
				.writeHead(421, {connection: 'close', 'content-type': 'text/plain'})
				.end('this server responds on loopback only: open http://127.0.0.1');
			return;
		}
		const {status, headers, body} = await fetch(callOf(request, response, host));
		response.writeHead(status, {...Object.fromEntries(headers), ...(!request.complete && {connection: 'close'})});
		for await (const piece of body ?? []) await new Promise<unknown>(written => response.write(piece, written));
		response.end();
	} catch {
		// The fault requests it; no other failure may look like a response either.
		request.socket.destroy();
	}
}

function isLoopback(host: string): boolean {
	return /^(127\.0\.0\.1|localhost)(:\d+)?$/i.test(host) && URL.canParse(`http://${host}`);
}

/** Only what the handler reads. */
function callOf(request: IncomingMessage, response: ServerResponse, host: string): WebRequest {
	const abort = new AbortController();
	response.once('close', () => abort.abort());
	const {method, url} = request as IncomingMessage & {method: string; url: string}; // a request has both
	const pieces: AsyncIterator<Uint8Array> = request[Symbol.asyncIterator]();
	return {
		method,
		url: new URL(url.startsWith('/') ? `http://${host}${url}` : `http://${host}/`).href,
		headers: {get: name => request.headers[name]?.toString() ?? null},
		body: {getReader: () => ({read: () => pieces.next()})},
		signal: abort.signal,
	};
}
