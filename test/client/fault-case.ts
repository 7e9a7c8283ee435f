// One way in which the service misbehaves: its shape, and what such ways are made of.
import {answerOf, type Fault} from './fault-server.js';

export interface Case {
	/** The line of the list of faults. */
	readonly id: string;
	readonly name: string;
	readonly fault: Fault;
	readonly expected: Expected;
	/** Where fetch cannot do what node:http does. */
	readonly overFetch?: Expected;
	readonly timeoutMs?: number;
	/** 1 by default. */
	readonly deliveries?: number;
}

/** `opened`, or the kind and outcome of the error and what else it must contain. */
export interface Expected {
	readonly opened?: true;
	readonly kind?: string;
	readonly outcome?: string;
	readonly status?: number;
	readonly code?: string;
	readonly userMessage?: string;
	readonly requestId?: string;
	readonly retryAfterMs?: number;
	readonly fields?: readonly {readonly field: string; readonly reason?: string}[];
	readonly sdkPayloadText?: string;
}

/** How long the caller waits for what never comes: far longer than a busy machine takes to deliver the request. */
export const PATIENCE_MS = 3_000;

export const TIMEOUT: Expected = {kind: 'timeout', outcome: 'unknown'};
export const NETWORK: Expected = {kind: 'network', outcome: 'unknown'};
export const UNREADABLE_RESPONSE: Expected = {kind: 'unreadable-response', outcome: 'unknown'};
export const OPENED: Expected = {opened: true};
/** What fetch does not report; it settles, and is not delivered twice. */
export const ANY: Expected = {};

export const UNAUTHORIZED: Expected = {kind: 'unauthorized', outcome: 'not-accepted'};
export const REJECTED: Expected = {kind: 'rejected', outcome: 'not-accepted'};
export const UNAVAILABLE: Expected = {kind: 'unavailable', outcome: 'unknown'};

export const write =
	(text: string | Buffer): Fault =>
	socket =>
		void socket.write(text);
export const end =
	(text: string | Buffer): Fault =>
	socket =>
		void socket.end(text);
export const answer = (status: number, body: string, ...headers: string[]): Fault =>
	write(answerOf(status, body, headers));
export const body = (text: string): Fault => answer(200, text);
export const bytes = (content: Buffer, ...headers: string[]): Fault => {
	const head = ['HTTP/1.1 200 OK', ...headers, `Content-Length: ${content.length}`].join('\r\n');
	return write(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), content]));
};
export const CHUNKED = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
export const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
export const JSON_TEXT = '{"sdk_payload":{"a":1}}';
