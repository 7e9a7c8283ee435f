// A service on raw sockets with a pass-through before it, and what a caller sends.
import {type PassThroughOptions, type SandboxRequest, startSandbox} from '../../src/sandbox/index.js';
import {KEY} from './calling.js';
import {headOf, type Message, type Respond, startRawService} from './raw-exchange.js';

/** What is still running; a test file ends it after each test. */
export const closing: (() => Promise<void>)[] = [];

export async function closeAll(): Promise<void> {
	for (const close of closing.splice(0).reverse()) await close();
}

export const answer =
	(head: readonly string[], body: Buffer | string = ''): Respond =>
	socket => {
		socket.write(headOf('HTTP/1.1 200 Fine By Me', ...head, `Content-Length: ${Buffer.byteLength(body)}`));
		socket.write(body);
	};

export async function between(
	respond: Respond,
	forward: Partial<PassThroughOptions['forward']> = {},
	more: Parameters<typeof startRawService>[1] = {},
) {
	const service = await startRawService(respond, more);
	const log: SandboxRequest[] = [];
	const sandbox = await startSandbox({
		forward: {baseUrl: `${service.url}/api`, ...forward},
		onRequest: request => log.push(request),
	});
	closing.push(service.close, sandbox.close);
	return {service, sandbox, log};
}

export const AUTHORIZATION = `Authorization: Basic ${Buffer.from(KEY).toString('base64')}`;

export const post = (body: Buffer | string, ...headers: readonly string[]): readonly (Buffer | string)[] => [
	headOf(
		'POST /session HTTP/1.1',
		'Host: 127.0.0.1',
		'Content-Type: application/json',
		AUTHORIZATION,
		...headers,
		`Content-Length: ${Buffer.byteLength(body)}`,
	),
	body,
];

export const errorIn = ({
	body,
}: Message): {error_code: string; error_message: string; error_info: {fields: unknown[]}} =>
	JSON.parse(body.toString());
