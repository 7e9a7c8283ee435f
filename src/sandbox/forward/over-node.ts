/// <reference types="node" />
// Sends a request on over node:http: byte for byte, once, on a connection of its own.
import http from 'node:http';
import https from 'node:https';
import {DEFAULT_RESPONSE_BYTES, MOST_HEAD_BYTES} from '../../client/limits.js';
import {strictTls} from '../../client/transports/node-connection.js';
import {isBeforeSending} from '../../client/transports/transport.js';
import {watchEnd} from '../../client/waiting.js';
import {type Answer, pairsOf} from '../web.js';
import {badGateway, broken, type Delivered, type Delivery, limited, TOO_LONG, timedOut} from './delivery.js';
import {endToEnd} from './end-to-end.js';

export function sendOverNode(delivery: Delivery): Promise<Delivered> {
	const {baseUrl, method, target, headers, isChunked, body, timeoutMs, signal} = delivery;
	const {protocol, host, hostname, port, pathname} = new URL(baseUrl);
	const secure = protocol === 'https:';
	const unbracketed = hostname.replace(/[[\]]/g, '');
	return new Promise(resolve => {
		const sending = (secure ? https : http).request({
			protocol,
			host: unbracketed,
			port: port || (secure ? 443 : 80),
			// Own properties, so that none on Object.prototype leads elsewhere.
			socketPath: undefined,
			path: pathname.replace(/\/$/, '') + target,
			method,
			headers: {...grouped(headers, host), ...(isChunked && {'Transfer-Encoding': 'chunked'})},
			// A connection of its own: an idle one may be closed just when the request leaves.
			agent: false,
			insecureHTTPParser: false,
			maxHeaderSize: MOST_HEAD_BYTES,
			...(secure ? strictTls(unbracketed) : {}),
		});
		let isTimeout = false;
		const stop = watchEnd(timeoutMs, signal, reason => {
			isTimeout = reason === 'timeout';
			sending.destroy();
		});
		// Without a response, a closed connection is the end. Later errors are those of the response.
		const fail = (error: Partial<NodeJS.ErrnoException> = {}) =>
			resolve(isTimeout ? timedOut(timeoutMs) : broken(!isBeforeSending(error), error.code));
		sending.on('error', fail);
		sending.on('close', () => {
			stop();
			fail();
		});
		sending.on('response', response => {
			// Also where the service has not read the whole request.
			response.on('close', () => sending.destroy());
			const isTooLong = method !== 'HEAD' && Number(response.headers['content-length']) > DEFAULT_RESPONSE_BYTES;
			resolve(isTooLong ? badGateway(TOO_LONG) : {answer: answerOf(response)});
			if (isTooLong) response.destroy();
		});
		sending.end(body);
	});
}

function answerOf(response: http.IncomingMessage): Answer {
	const {statusCode = 0, statusMessage, rawHeaders} = response;
	return {status: statusCode, statusText: statusMessage, headers: endToEnd(rawHeaders), body: limited(response)};
}

/** The headers as `http.request` takes them: a repeated name has a list of values. The host is the service's. */
function grouped(headers: readonly string[], host: string): Record<string, string | string[]> {
	const names = new Map<string, string>();
	const all: Record<string, string | string[]> = Object.create(null);
	for (const [name, value] of [...pairsOf(headers), ['Host', host] as const]) {
		const lower = name.toLowerCase();
		const firstName = names.get(lower) ?? name;
		names.set(lower, firstName);
		all[firstName] = lower === 'host' ? host : [all[firstName] ?? [], value].flat();
	}
	return all;
}
