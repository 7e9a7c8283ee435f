/// <reference types="node" />
// Sandbox: served on this machine alone, over Node's own HTTP server.
import type {IncomingMessage, ServerResponse} from 'node:http';
import {createSandbox, type Sandbox} from './create-sandbox.js';
import type {SandboxOptions} from './sandbox-options.js';
import type {WebRequest} from './web.js';

/**
 * A sandbox that listens on this machine: `startSandbox` makes one.
 *
 * @source checkout-spec: Create session; serving it here is paylock's own
 */
export interface RunningSandbox extends Omit<Sandbox, 'fetch'> {
	/** The base URL of the service, such as `http://127.0.0.1:49152`; opened in a browser it lists the sessions. */
	readonly url: string;
	/** Ends every connection and stops listening. */
	readonly close: () => Promise<void>;
}

/**
 * Starts a sandbox on `127.0.0.1`, never on another address; on Node, and where `node:http` is. It answers to the names
 * `127.0.0.1` and `localhost` only.
 *
 * @param options - see {@link SandboxOptions}; and `port`, 0 to 65535, any free one by default
 * @returns its address, its sessions, `fail` to make calls go wrong, and `close`
 * @throws {@link MisuseError} for wrong options, {@link RangeError} for a port that is none
 * @example
 * ```ts
 * import {startSandbox} from 'paylock/sandbox';
 *
 * const sandbox = await startSandbox({merchantId: 'MERCHANT_1', apiKey: 'an invented key'});
 * console.log(new URL(sandbox.url).hostname);
 * // 127.0.0.1
 * await sandbox.close();
 * ```
 * @source checkout-spec: Create session; serving it here is paylock's own
 */
export async function startSandbox(options: SandboxOptions & {readonly port?: number}): Promise<RunningSandbox> {
	const {port = 0, ...rest} = {...options};
	const {fetch, sessions, fail} = createSandbox(rest);
	if (!Number.isInteger(port) || port < 0 || port > 65_535) {
		throw new RangeError('port is no port: write a whole number from 0 to 65535');
	}
	// Only here, so that the handler alone can be had where there is no Node.
	const {createServer} = await import('node:http');
	const server = createServer((request, response) => void answer(request, response, fetch));
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, '127.0.0.1', resolve);
	});
	const address = server.address();
	const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
	const close = (): Promise<void> =>
		new Promise(resolve => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
	return Object.freeze({url, sessions, fail, close});
}

async function answer(request: IncomingMessage, response: ServerResponse, fetch: Sandbox['fetch']): Promise<void> {
	try {
		const host = request.headers.host ?? '';
		if (!isLoopback(host)) {
			// A page elsewhere whose name was made to lead here would read what this server says.
			response
				.writeHead(421, {connection: 'close', 'content-type': 'text/plain'})
				.end('this server is for loopback alone');
			return;
		}
		const given = await fetch(webRequest(request, response, host));
		if (!request.complete) response.setHeader('connection', 'close');
		response.writeHead(given.status, Object.fromEntries(given.headers));
		for await (const chunk of given.body ?? []) {
			await new Promise(resolve => response.write(chunk, resolve));
		}
		response.end();
	} catch {
		// A fault asked for it; whatever else breaks must not look like an answer either.
		request.socket.destroy();
	}
}

function isLoopback(host: string): boolean {
	return /^(127\.0\.0\.1|localhost)(:\d+)?$/i.test(host);
}

/** Only what the handler asks for: any method and any header that came must get to it. */
function webRequest(request: IncomingMessage, response: ServerResponse, host: string): WebRequest {
	const gone = new AbortController();
	response.once('close', () => gone.abort());
	const {method = '', url = '/'} = request;
	const pieces: AsyncIterator<Uint8Array> = request[Symbol.asyncIterator]();
	return {
		method,
		url: new URL(url.startsWith('/') ? `http://${host}${url}` : `http://${host}/`).href,
		headers: {get: name => [request.headers[name] ?? []].flat().join(', ') || null},
		body: {getReader: () => ({read: () => pieces.next()})},
		signal: gone.signal,
	};
}
