// Sends a request on over a given fetch, for runtimes without node:http.
import {certificatesUnchecked, broken as failureOf, type Reader} from '../../client/transports/fetch.js';
import {watchEnd} from '../../client/waiting.js';
import {pairsOf} from '../web.js';
import {badGateway, broken, type Delivered, type Delivery, limited, timedOut} from './delivery.js';
import {endToEnd} from './end-to-end.js';
import type {ForwardFetch, ForwardInit} from './forward-options.js';

declare const AbortController: new () => {readonly signal: ForwardInit['signal']; abort(): void};

/** A fetch sets these itself, or decompresses the answer because of them. */
const OWN = ['host', 'content-length', 'accept-encoding'];

export async function sendOverFetch(fetch: ForwardFetch, delivery: Delivery): Promise<Delivered> {
	const {baseUrl, target, method, headers, body, timeoutMs} = delivery;
	if (baseUrl.startsWith('https:') && certificatesUnchecked())
		return badGateway('NODE_TLS_REJECT_UNAUTHORIZED turns certificate checks off: unset this variable');
	const controller = new AbortController();
	let isTimeout = false;
	const stop = watchEnd(timeoutMs, delivery.signal, reason => {
		isTimeout = reason === 'timeout';
		controller.abort();
	});
	try {
		const kept = pairsOf(headers).filter(([name]) => !OWN.includes(name.toLowerCase()));
		const response = await fetch(baseUrl + target, {
			method,
			headers: [...kept.map(([name, value]): [string, string] => [name, value]), ['accept-encoding', 'identity']],
			body: body.length === 0 ? null : (body.slice().buffer as ArrayBuffer), // a copy has its own buffer
			redirect: 'manual',
			signal: controller.signal,
		});
		const {status, statusText, body: answered} = response;
		const received: string[] = [];
		response.headers.forEach((value, name) => void received.push(name, value));
		const isEncoded = pairsOf(received).some(([name, value]) => name === 'content-encoding' && value !== 'identity');
		if (status === 0 || isEncoded) {
			stop();
			controller.abort();
			const what = status === 0 ? 'a redirect, which this fetch hides' : 'compressed, and a fetch would decompress it';
			return badGateway(`the answer of the service is ${what}: run the pass-through on Node, without fetch`);
		}
		const pieces = answered === null ? undefined : limited(piecesOf(answered.getReader(), stop));
		if (pieces === undefined) stop();
		return {answer: {status, statusText, headers: endToEnd(received), body: pieces}};
	} catch (error) {
		stop();
		const {sent, code} = failureOf(error, false);
		return isTimeout ? timedOut(timeoutMs) : broken(sent, code);
	}
}

/** What a reader reads, freed at the end, however that comes. */
async function* piecesOf(reader: Reader, stop: () => void): AsyncIterable<Uint8Array> {
	try {
		for (;;) {
			const {done, value} = await reader.read();
			if (done) return;
			if (value !== undefined) yield value;
		}
	} finally {
		stop();
		reader.cancel().catch(() => {});
	}
}
