// A service that misbehaves: raw sockets, one fault for each path, every delivery counted. It also runs alone, for other runtimes.
import {readFileSync} from 'node:fs';
import net, {type AddressInfo, type Socket} from 'node:net';
import tls from 'node:tls';

/** A request as it arrived, whole. */
export interface Delivery {
	readonly head: string;
	readonly body: string;
	/** The last part of the path before `/session`: one test's own number. */
	readonly run: string;
	/** Which delivery of this run it is, from 1. */
	readonly nth: number;
	/** Which request on this connection it is, from 1. */
	readonly onConnection: number;
}

/** Responds, or does not. */
export type Fault = (socket: Socket, delivery: Delivery, elsewhere: string) => void;

export interface FaultServer {
	/** `<origin>/<fault>/<run>` is the base URL that meets a fault. */
	readonly origin: string;
	/** Accepts and resets before it reads. */
	readonly resetting: string;
	/** No server listens here. */
	readonly refusing: string;
	/** A second host: only the test of that case may reach it. */
	readonly elsewhere: string;
	readonly https: Readonly<Record<Certificate, string>>;
	deliveries(run: string): readonly Delivery[];
	/** Bytes that reached the second host. */
	bytesElsewhere(): number;
	/** Connections open at the main server now, and the most there were. */
	connections(): {now: number; most: number};
	/** Ends connections on which nothing is under way. */
	dropIdle(): void;
	close(): Promise<void>;
}

const CERTIFICATES = ['trusted', 'expired', 'other-host', 'self-signed'] as const;
export type Certificate = (typeof CERTIFICATES)[number];

export const certificate = (name: string): string =>
	readFileSync(new URL(`./certs/${name}.pem`, import.meta.url), 'utf8');

export async function startFaultServer(faults: Readonly<Record<string, Fault>>): Promise<FaultServer> {
	const runs = new Map<string, Delivery[]>();
	const sockets = new Set<Socket>();
	const busy = new Set<Socket>();
	let most = 0;
	let bytesElsewhere = 0;

	const serve = (socket: Socket): void => {
		sockets.add(socket);
		most = Math.max(most, sockets.size);
		let received = Buffer.alloc(0);
		let onConnection = 0;
		socket.on('error', () => {});
		socket.on('close', () => {
			sockets.delete(socket);
			busy.delete(socket);
		});
		socket.on('data', (chunk: Buffer) => {
			received = Buffer.concat([received, chunk]);
			for (;;) {
				const end = received.indexOf('\r\n\r\n');
				if (end < 0) return;
				const head = received.subarray(0, end).toString('latin1');
				const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
				if (received.length < end + 4 + length) return;
				const body = received.subarray(end + 4, end + 4 + length).toString('utf8');
				received = received.subarray(end + 4 + length);
				const [, fault = '', run = ''] = /^POST \/([^/ ]*)\/([^/ ]*)\/session /.exec(head) ?? [];
				const earlier = runs.get(run) ?? [];
				onConnection += 1;
				const delivery = {head, body, run, nth: earlier.length + 1, onConnection};
				runs.set(run, [...earlier, delivery]);
				busy.add(socket);
				const answer = faults[fault];
				if (answer === undefined) socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n');
				else answer(socket, delivery, elsewhere);
				if (!socket.writableLength) busy.delete(socket);
				else socket.once('drain', () => busy.delete(socket));
			}
		});
	};

	const servers: net.Server[] = [];
	const listen = async (server: net.Server, scheme = 'http'): Promise<string> => {
		servers.push(server);
		await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
		return `${scheme}://127.0.0.1:${portOf(server)}`;
	};
	const elsewhere = await listen(
		net.createServer(socket => {
			socket.on('error', () => {});
			socket.on('data', chunk => {
				bytesElsewhere += chunk.length;
				socket.end(SESSION);
			});
		}),
	);
	const origin = await listen(net.createServer(serve));
	const resetting = await listen(net.createServer(socket => socket.resetAndDestroy()));
	const key = certificate('server-key');
	const https: Partial<Record<Certificate, string>> = {};
	for (const name of CERTIFICATES) {
		const server = tls.createServer({key, cert: certificate(name)}, serve);
		server.on('tlsClientError', () => {});
		https[name] = await listen(server, 'https');
	}
	const unused = net.createServer();
	const refusing = await listen(unused);
	await new Promise(resolve => unused.close(resolve));

	return {
		origin,
		resetting,
		refusing,
		elsewhere,
		https: https as Record<Certificate, string>,
		deliveries: run => runs.get(run) ?? [],
		bytesElsewhere: () => bytesElsewhere,
		connections: () => ({now: sockets.size, most}),
		dropIdle() {
			for (const socket of sockets) if (!busy.has(socket)) socket.end();
		},
		async close() {
			for (const socket of sockets) socket.destroy();
			await Promise.all(
				servers.filter(({listening}) => listening).map(server => new Promise(done => server.close(done))),
			);
		},
	};
}

/** A valid response. */
const PAYLOAD = '{"sdk_payload":{"requestId":"R-1","payload":{"action":"paymentPage"}}}';
export const SESSION: string = answerOf(200, PAYLOAD);

/** One response as text; `headers` are lines. */
export function answerOf(status: number, body: string, headers: readonly string[] = []): string {
	const lines = [`HTTP/1.1 ${status} Any Phrase`, ...headers, `Content-Length: ${Buffer.byteLength(body)}`];
	return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

function portOf(server: net.Server): number {
	// A server that listens on a port has such an address.
	return (server.address() as AddressInfo).port;
}
