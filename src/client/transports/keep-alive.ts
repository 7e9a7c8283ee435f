/// <reference types="node" />
// Keep-alive connections to one service, closed before the service closes them.
import type http from 'node:http';
import type {Socket} from 'node:net';

/** Common servers close idle connections after 5 s; a request sent just then may be lost, so close first. */
const LONGEST_IDLE_MS = 4000;
/** How long before the announced timeout an idle connection is closed. */
const MARGIN_MS = 1000;

/** The connections of one service. */
export interface KeepAlive {
	readonly agent: http.Agent;
	/** Applies a `Keep-Alive: timeout=…` header of the service. */
	applyKeepAliveHint(hint: string | undefined): void;
	/** How many times a request got a connection from here. */
	uses(): number;
	/** True if no byte can have left: the socket is one of these, and not connected yet or, over TLS, not known to be secure. */
	isConnecting(socket: Socket): boolean;
	/** Closes idle connections and keeps none from now on. */
	close(): void;
}

/**
 * Node's own agent copies its options and searches its lists for every request, which takes about a fifth of the processor
 * time of a call. A request calls only `addRequest` of its agent, and emits `free` on its socket once the response has
 * ended and the connection can be used again.
 */
export function keepAlive(secure: boolean, connect: () => Socket): KeepAlive {
	/** The most recently used one is last, and is used next. */
	const idle: Socket[] = [];
	/** Since when each open connection has been idle; 0 while it is used. */
	const idleSince = new WeakMap<Socket, number>();
	const connecting = new WeakSet<Socket>();
	let longestIdle = LONGEST_IDLE_MS;
	let timer: NodeJS.Timeout | undefined;
	let uses = 0;
	let closed = false;

	/** Closes what has been idle for longer than `age`, and schedules the next sweep while any is left. */
	const sweep = (age: number): void => {
		clearTimeout(timer);
		timer = undefined;
		const before = performance.now() - age;
		for (const socket of idle.splice(0)) {
			if ((idleSince.get(socket) ?? 0) <= before) socket.destroy();
			else if (socket.writable) idle.push(socket);
		}
		if (idle.length > 0) scheduleSweep();
	};
	const scheduleSweep = (): void => {
		timer ??= setTimeout(() => sweep(longestIdle / 2), longestIdle / 2).unref();
	};

	const keep = (socket: Socket): void => {
		if (closed || longestIdle === 0 || !socket.writable || !idleSince.has(socket)) return void socket.destroy();
		idleSince.set(socket, performance.now());
		idle.push(socket.unref());
		scheduleSweep();
	};
	const open = (): Socket => {
		const socket = connect();
		connecting.add(socket);
		socket.once(secure ? 'secureConnect' : 'connect', () => {
			connecting.delete(socket);
			idleSince.set(socket, 0);
		});
		socket.on('free', () => keep(socket));
		// A request listens for errors itself; errors of an idle connection do not matter.
		socket.on('error', () => {});
		// Data on an idle connection would be read as the response to the next request.
		socket.on('data', () => {
			if ((idleSince.get(socket) ?? 0) > 0) socket.destroy();
		});
		return socket;
	};
	/** The most recently used connection that has not been idle too long; the timer may be late, if the process was frozen between calls. */
	const takeIdle = (): Socket | undefined => {
		const before = performance.now() - longestIdle;
		for (let socket = idle.pop(); socket !== undefined; socket = idle.pop()) {
			if (socket.writable && (idleSince.get(socket) ?? 0) >= before) {
				idleSince.set(socket, 0);
				return socket.ref();
			}
			socket.destroy();
		}
		return undefined;
	};
	const agent = {
		protocol: secure ? 'https:' : 'http:',
		keepAlive: true,
		addRequest: (request: http.ClientRequest) => {
			uses += 1;
			request.onSocket(takeIdle() ?? open());
		},
	};

	return {
		// The members that a request uses.
		agent: agent as unknown as http.Agent,
		applyKeepAliveHint(hint) {
			const seconds = hint === undefined ? undefined : /^timeout=(\d{1,9})/.exec(hint)?.[1];
			if (seconds !== undefined)
				longestIdle = Math.min(LONGEST_IDLE_MS, Math.max(Number(seconds) * 1000 - MARGIN_MS, 0));
		},
		uses: () => uses,
		isConnecting: socket => connecting.has(socket),
		close() {
			closed = true;
			sweep(0);
		},
	};
}
