/// <reference types="node" />
// The transport of Node: node:http(s) with a keep-alive agent, strict in parsing and in certificates.
import {Buffer} from 'node:buffer';
import http from 'node:http';
import https from 'node:https';
import type {Socket} from 'node:net';
import type {Call, Connection, Exchange, Headers, HttpRequest, Transport} from './transport.js';
import {isRedirect, joined} from './transport.js';

/** Idle connections are closed by us first: common servers wait 5 s, and the last writer loses the race. */
const IDLE_MS = 4000;
/** Most bytes of the answer's head. */
const MOST_HEAD_BYTES = 16_384;

/** Calls over `node:http` or `node:https`. Certificates are checked whatever the environment says; no proxy is used. */
export const transport: Transport = {
	open(url: string): Connection {
		const {protocol, hostname, port, pathname} = new URL(url);
		const secure = protocol === 'https:';
		const agent = secure ? keepAlive(new https.Agent(AGENT)) : keepAlive(new http.Agent(AGENT));
		const open = secure ? https.request : http.request;
		const target = {
			agent: agent.agent,
			host: hostname.replace(/^\[|\]$/g, ''),
			...(port === '' ? {} : {port}),
			path: pathname,
			insecureHTTPParser: false,
			maxHeaderSize: MOST_HEAD_BYTES,
		};
		return {
			send(request, maxResponseBytes, done) {
				agent.wake();
				const {method, headers} = request;
				const length = Buffer.byteLength(request.body);
				const sending = open({...target, method, headers: {...headers, 'content-length': length}});
				return exchange(sending, request, secure ? 'secureConnect' : 'connect', maxResponseBytes, done);
			},
			close: agent.close,
		};
	},
};

const AGENT: https.AgentOptions = {
	keepAlive: true,
	timeout: IDLE_MS,
	scheduling: 'lifo',
	// Said here, not left to the default, which NODE_TLS_REJECT_UNAUTHORIZED=0 and --tls-min-v1.0 change.
	rejectUnauthorized: true,
	minVersion: 'TLSv1.2',
};

/** An agent that is never handed a connection older than its idle time, not even after the process was frozen. */
function keepAlive(agent: http.Agent): {agent: http.Agent; wake(): void; close(): void} {
	let lastUse = performance.now();
	let closed = false;
	const keepSocketAlive = agent.keepSocketAlive.bind(agent);
	// Node's own declaration says void; it returns whether the socket may be kept.
	agent.keepSocketAlive = (socket => {
		lastUse = performance.now();
		return !closed && keepSocketAlive(socket);
	}) as typeof agent.keepSocketAlive;
	const dropIdle = (): void => {
		for (const sockets of Object.values(agent.freeSockets)) for (const socket of [...(sockets ?? [])]) socket.destroy();
	};
	return {
		agent,
		wake(): void {
			if (performance.now() - lastUse > IDLE_MS) dropIdle();
		},
		close(): void {
			closed = true;
			dropIdle();
		},
	};
}

function exchange(
	sending: http.ClientRequest,
	{body}: HttpRequest,
	connected: 'connect' | 'secureConnect',
	maxResponseBytes: number,
	done: (exchange: Exchange) => void,
): Call {
	let sent = false;
	let ended = false;
	let head: {status: number; headers: Headers} | undefined;

	const end = (rest: Omit<Exchange, 'sent'>): void => {
		if (ended) return;
		ended = true;
		done({sent, ...head, ...rest});
	};
	const stop = (rest: Omit<Exchange, 'sent'>): void => {
		end(rest);
		sending.destroy();
	};
	const broken = (error?: NodeJS.ErrnoException): void => {
		if (ended) return;
		const stale = sending.reusedSocket && head === undefined && sending.socket?.bytesRead === bytesBefore;
		stop({trouble: 'broken', ...(error?.code === undefined ? {} : {code: error.code}), ...(stale ? {stale} : {})});
	};

	let bytesBefore = 0;
	sending.once('socket', (socket: Socket) => {
		sent = sending.reusedSocket;
		bytesBefore = socket.bytesRead;
		if (!sent) socket.once(connected, () => (sent = true));
	});
	sending.on('error', broken);
	sending.once('close', () => broken());
	sending.once('response', response => {
		const status = response.statusCode ?? 0;
		head = {status, headers: flat(response.headers)};
		response.on('error', broken);
		if (isRedirect(status)) return stop({});
		if (isEncoded(head.headers)) return stop({trouble: 'encoded'});
		if (Number(head.headers['content-length']) > maxResponseBytes) return stop({trouble: 'too-large'});
		const pieces: Uint8Array[] = [];
		let size = 0;
		response.on('data', (piece: Uint8Array) => {
			size += piece.length;
			if (size > maxResponseBytes) return stop({trouble: 'too-large'});
			pieces.push(piece);
		});
		response.once('end', () => (response.complete ? end({body: joined(pieces, size)}) : broken()));
	});
	sending.end(body);
	return {cancel: trouble => stop({trouble})};
}

/** Whether the body is packed although `identity` was asked for: it is not unpacked, so that no bomb can go off. */
function isEncoded(headers: Headers): boolean {
	const encoding = headers['content-encoding'];
	return encoding !== undefined && encoding !== '' && encoding.toLowerCase() !== 'identity';
}

function flat(headers: http.IncomingHttpHeaders): Headers {
	const record: Record<string, string> = Object.create(null);
	for (const name in headers) {
		const value = headers[name];
		if (value !== undefined) record[name] = typeof value === 'string' ? value : value.join(', ');
	}
	return Object.freeze(record);
}
