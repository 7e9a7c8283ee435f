/// <reference types="node" />
// A connection of Node: node:http(s) with a keep-alive agent, strict in parsing and in certificates.
import {Buffer} from 'node:buffer';
import http from 'node:http';
import https from 'node:https';
import {type Kept, keepAlive} from './keep-alive.js';
import type {Call, Connection, Exchange, Headers, HeaderView} from './transport.js';
import {isRedirect, joined} from './transport.js';

/** Most bytes of the answer's head. */
const MOST_HEAD_BYTES = 16_384;

/** Calls over `node:http` or `node:https`. Certificates are checked whatever the environment says; no proxy is used. */
export function open(url: string): Connection {
	const {protocol, host, hostname, port, pathname} = new URL(url);
	const secure = protocol === 'https:';
	const kept = keepAlive(secure);
	const begin = secure ? https.request : http.request;
	const target = {
		agent: kept.agent,
		host: hostname.replace(/[[\]]/g, ''),
		port,
		path: pathname,
		method: 'POST',
		insecureHTTPParser: false,
		maxHeaderSize: MOST_HEAD_BYTES,
	};
	// A flat list is written as it is, where a record is checked and copied name by name; a service's are always the same.
	let listed: Headers | undefined;
	let list: readonly string[] = [];
	return {
		send({headers, body}, maxResponseBytes, done) {
			kept.evictStale();
			if (headers !== listed) {
				listed = headers;
				list = ['host', host, ...Object.entries(headers).flat()];
			}
			const sending = begin({...target, headers: [...list, 'content-length', String(Buffer.byteLength(body))]});
			const call = exchange(sending, kept, maxResponseBytes, done);
			sending.end(body);
			return call;
		},
		close: kept.close,
	};
}

function exchange(
	sending: http.ClientRequest,
	kept: Kept,
	maxResponseBytes: number,
	done: (exchange: Exchange) => void,
): Call {
	let ended = false;
	let head: {status: number; headers: HeaderView} | undefined;

	const end = (rest: Omit<Exchange, 'sent'>): void => {
		if (ended) return;
		ended = true;
		done({sent: kept.isOpen(sending.socket), ...head, ...rest});
	};
	const stop = (rest: Omit<Exchange, 'sent'>): void => {
		end(rest);
		sending.destroy();
	};
	const broken = (error?: NodeJS.ErrnoException): void => {
		if (ended) return;
		const stale = head === undefined && sending.reusedSocket && kept.isUntouched(sending.socket);
		stop({trouble: 'broken', ...(error?.code === undefined ? {} : {code: error.code}), ...(stale ? {stale} : {})});
	};

	sending.on('error', broken);
	sending.on('close', () => broken());
	sending.on('response', response => {
		const status = response.statusCode ?? 0;
		const headers = viewOf(response.headers);
		head = {status, headers};
		response.on('error', broken);
		if (isRedirect(status)) return stop({});
		if (isEncoded(headers.get('content-encoding'))) return stop({trouble: 'encoded'});
		kept.applyKeepAliveHint(headers.get('keep-alive'));
		const pieces: Uint8Array[] = [];
		let size = 0;
		response.on('data', (piece: Uint8Array) => {
			size += piece.length;
			if (size > maxResponseBytes) return stop({trouble: 'too-large'});
			pieces.push(piece);
		});
		// A body that was cut ends in an error instead.
		response.on('end', () => end({body: joined(pieces, size)}));
	});
	return {cancel: trouble => stop({trouble})};
}

/** Whether the body is packed although `identity` was asked for: it is not unpacked, so that no bomb can go off. */
function isEncoded(encoding: string | undefined): boolean {
	return encoding !== undefined && encoding !== '' && encoding.toLowerCase() !== 'identity';
}

function viewOf(headers: http.IncomingHttpHeaders): HeaderView {
	const get = (name: string): string | undefined => {
		const value = headers[name];
		return Array.isArray(value) ? value.join(', ') : value;
	};
	return {get, all: () => flat(headers)};
}

function flat(headers: http.IncomingHttpHeaders): Headers {
	const record: Record<string, string> = Object.create(null);
	for (const name in headers) {
		const value = headers[name];
		if (value !== undefined) record[name] = typeof value === 'string' ? value : value.join(', ');
	}
	return Object.freeze(record);
}
