// A service and a caller on raw sockets, so that every byte between them can be compared.
import net, {type AddressInfo, type Socket} from 'node:net';
import tls from 'node:tls';

/** A message as it arrived. */
export interface Message {
	/** The request line or status line. */
	readonly start: string;
	readonly headers: readonly string[];
	/** Without the framing of chunks. */
	readonly body: Buffer;
	/** False if the connection closed before the end. */
	readonly isComplete: boolean;
}

const HOP_BY_HOP = /^(connection|keep-alive|transfer-encoding):/i;

/** The headers that both sides must have in common. */
export const endToEnd = ({headers}: Message): readonly string[] => headers.filter(line => !HOP_BY_HOP.test(line));

export const headOf = (...lines: readonly string[]): Buffer => Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
export const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
export const LAST_CHUNK = '0\r\n\r\n';

/** Reads one message; `undefined` as long as its end is missing, unless the connection is closed. */
function messageIn(received: Buffer, isClosed: boolean): Message | undefined {
	const end = received.indexOf('\r\n\r\n');
	if (end < 0) return isClosed ? {start: '', headers: [], body: received, isComplete: false} : undefined;
	const [start = '', ...headers] = received.subarray(0, end).toString('latin1').split('\r\n');
	const rest = received.subarray(end + 4);
	const length = headers.map(line => /^content-length: *(\d+)$/i.exec(line)?.[1]).find(Boolean);
	const isChunked = headers.some(line => /^transfer-encoding: *chunked$/i.test(line));
	const {body, isComplete} = isChunked
		? dechunked(rest)
		: {body: rest, isComplete: length === undefined ? true : rest.length >= Number(length)};
	return isComplete || isClosed ? {start, headers, body, isComplete} : undefined;
}

function dechunked(framed: Buffer): {readonly body: Buffer; readonly isComplete: boolean} {
	const pieces: Buffer[] = [];
	for (let at = 0; ; ) {
		const line = framed.indexOf('\r\n', at);
		const size = line < 0 ? Number.NaN : Number.parseInt(framed.subarray(at, line).toString(), 16);
		if (size === 0 || Number.isNaN(size)) return {body: Buffer.concat(pieces), isComplete: size === 0};
		pieces.push(framed.subarray(line + 2, line + 2 + size));
		at = line + 2 + size + 2;
	}
}

export interface RawService {
	readonly url: string;
	/** Every request that arrived whole, in order. */
	readonly requests: readonly Message[];
	/** Resolves when no connection is open. */
	idle(): Promise<void>;
	close(): Promise<void>;
}

/** Responds to the whole request; `early` is called as soon as its head has arrived. */
export type Respond = (socket: Socket, request: Message) => void;

export async function startRawService(
	respond: Respond,
	{
		early,
		secure,
		host = '127.0.0.1',
	}: {readonly early?: (socket: Socket) => void; readonly secure?: tls.TlsOptions; readonly host?: string} = {},
): Promise<RawService> {
	const requests: Message[] = [];
	const sockets = new Set<Socket>();
	const serve = (socket: Socket): void => {
		let received = Buffer.alloc(0);
		let hasHead = false;
		socket.on('error', () => {});
		socket.on('data', (piece: Buffer) => {
			received = Buffer.concat([received, piece]);
			if (!hasHead && received.includes('\r\n\r\n')) {
				hasHead = true;
				early?.(socket);
			}
			const request = messageIn(received, false);
			if (request === undefined) return;
			received = Buffer.alloc(0);
			requests.push(request);
			respond(socket, request);
		});
	};
	const server = secure === undefined ? net.createServer(serve) : tls.createServer(secure, serve);
	server.on('tlsClientError', () => {});
	server.on('connection', (socket: Socket) => {
		sockets.add(socket);
		socket.on('close', () => {
			sockets.delete(socket);
			if (sockets.size === 0) server.emit('idle');
		});
	});
	await new Promise<void>(resolve => server.listen(0, host, resolve));
	const {port} = server.address() as AddressInfo; // it listens on a port
	return {
		url: `${secure === undefined ? 'http' : 'https'}://${host.includes(':') ? `[${host}]` : host}:${port}`,
		requests,
		idle: async () => {
			if (sockets.size > 0) await new Promise(resolve => server.once('idle', resolve));
		},
		async close() {
			for (const socket of sockets) socket.destroy();
			await new Promise(resolve => server.close(resolve));
		},
	};
}

/** Sends bytes to a server, and reads what comes back until the connection closes. */
export function exchange(url: string, ...pieces: readonly (Buffer | string)[]): Promise<Message> {
	const {port, hostname} = new URL(url);
	return new Promise(resolve => {
		let received = Buffer.alloc(0);
		const socket = net.connect(Number(port), hostname, () => {
			for (const piece of pieces) socket.write(piece);
		});
		const settle = (isClosed: boolean): void => {
			const message = messageIn(received, isClosed);
			if (message === undefined) return;
			socket.destroy();
			resolve(message);
		};
		socket.on('error', () => {});
		socket.on('data', (piece: Buffer) => {
			received = Buffer.concat([received, piece]);
			const end = received.indexOf('\r\n\r\n');
			// Without a length, the connection ends the body.
			if (/\r\n(content-length|transfer-encoding):/i.test(received.subarray(0, end).toString('latin1'))) settle(false);
		});
		socket.on('close', () => settle(true));
	});
}
