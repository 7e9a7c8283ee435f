// A service and a caller on raw sockets, so that every byte between them can be compared.
import net from 'node:net';

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

export const headOf = (...lines: readonly string[]): Buffer => Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');

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
