/// <reference types="node" />
// A connection over node:http with a keep-alive agent, strict parsing and strict certificate checks.
import {Buffer} from 'node:buffer';
import http from 'node:http';
import https from 'node:https';
import {isIP} from 'node:net';
import {MOST_HEAD_BYTES} from '../limits.js';
import type {CallSignal} from '../waiting.js';
import {KeepAlive} from './keep-alive.js';
import type {Connection, Endpoint, Exchange, Headers} from './transport.js';
import {isBeforeSending, isRedirect} from './transport.js';

/** Calls over `node:http`, with TLS for `https:`. Certificates are always checked, regardless of the environment; no proxy is used. */
export function open({url, headers, maxResponseBytes}: Endpoint): Connection {
	const {protocol, host, hostname, port, pathname} = new URL(url);
	const secure = protocol === 'https:';
	const unbracketed = hostname.replace(/[[\]]/g, '');
	const kept = new KeepAlive(secure);
	const target = {
		agent: kept.agent,
		protocol,
		host: unbracketed,
		port,
		path: pathname,
		method: 'POST',
		insecureHTTPParser: false,
		maxHeaderSize: MOST_HEAD_BYTES,
		// NODE_TLS_REJECT_UNAUTHORIZED=0 and --tls-min-v1.0 change the defaults, and other code may replace the agent. TLS announces host
		// names only, never IP addresses.
		...(secure && {
			servername: isIP(unbracketed) === 0 ? unbracketed : '',
			rejectUnauthorized: true,
			minVersion: 'TLSv1.2' as const,
		}),
	};
	return {
		async send({body, headers: more}, signal) {
			// ASCII is the same in Latin-1, in which Node sends a text in one piece with the head.
			const bytes = isAscii(body) ? body : Buffer.from(body);
			const all = {host, ...headers, ...more, 'content-length': String(bytes.length)};
			kept.closeStale();
			// Looked up in each call, since tracers and mocks replace these functions.
			const sending = (secure ? https : http).request({...target, headers: all});
			const received = exchange(sending, kept, maxResponseBytes, signal);
			try {
				sending.end(bytes, 'latin1');
			} catch (error) {
				// Other code may throw after it has sent.
				sending.destroy(error instanceof Error ? error : undefined);
			}
			return received;
		},
		close: () => kept.close(),
	};
}

function isAscii(text: string): boolean {
	return !/[^\0-\x7f]/.test(text);
}

function exchange(
	sending: http.ClientRequest,
	kept: KeepAlive,
	maxResponseBytes: number,
	signal: CallSignal,
): Promise<Exchange> {
	return new Promise(resolve => {
		let head: {status: number; headers: Headers} | undefined;
		// Of a connection that other code opened, nothing is known.
		const isUnsent = () => kept.isWaiting(sending);
		const end = (rest: Omit<Exchange, 'sent'>, sent = !isUnsent()): void => resolve({sent, ...head, ...rest});
		const broken = (error?: NodeJS.ErrnoException): void => {
			const sent = !isUnsent() && (head !== undefined || !isBeforeSending(error ?? {}));
			end({failure: 'broken', ...(error?.code !== undefined && {code: error.code})}, sent);
		};

		sending.on('error', broken);
		// Once there is a response, its own end counts: mocks close the request before it.
		sending.on('close', () => head === undefined && broken());
		sending.on('response', response => {
			const {statusCode: status = 0, httpVersion, httpVersionMajor} = response;
			const lines = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
			const headers: Headers = Object.freeze(Object.fromEntries(lines));
			head = {status, headers};
			response.on('error', broken);
			response.on('close', () => response.complete || broken());
			// A mock may have no version.
			if (httpVersionMajor !== 1 && httpVersion !== null) return end({failure: 'broken', code: 'HTTP_VERSION'});
			if (isRedirect(status)) return end({});
			// Although `identity` was requested; not decompressed, in case it is a bomb.
			if (!/^(identity)?$/i.test(headers['content-encoding'] ?? '')) return end({failure: 'encoded'});
			kept.applyHint(headers['keep-alive']);
			const pieces: Uint8Array[] = [];
			let size = 0;
			response.on('data', (piece: Uint8Array) => {
				size += piece.length;
				if (size > maxResponseBytes) return end({failure: 'too-large'});
				pieces.push(piece);
			});
			// A truncated body ends in an error instead.
			response.on('end', () => {
				end({body: Buffer.concat(pieces)});
				// Otherwise the connection would wait forever for a service that does not read the rest.
				if (!sending.writableFinished) sending.destroy();
			});
		});
		signal.addEventListener('abort', () => {
			const wasUnsent = isUnsent();
			end({});
			// A deadline or signal often ends many calls: first all of them settle, then their connections are closed.
			if (wasUnsent) sending.destroy();
			else setImmediate(() => sending.destroy());
		});
	});
}
