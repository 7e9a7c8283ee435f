/// <reference types="node" />
// Keep-alive connections to one service: strict certificate checks, closed before the service closes them.
import http from 'node:http';
import https from 'node:https';
import type {Socket} from 'node:net';
import type {Duplex} from 'node:stream';

/** Common servers close idle connections after 5 s; a request sent just then may be lost, so close first. */
const LONGEST_IDLE_MS = 4000;
/** How long before the announced timeout an idle connection is closed. */
const MARGIN_MS = 1000;

/** An agent for one service, and the state of its sockets. */
export interface KeepAlive {
	readonly agent: http.Agent;
	/** Closes connections that have been idle too long although no timer fired: a process may be frozen between calls. */
	evictStale(): void;
	/** Applies a `Keep-Alive: timeout=…` header of the service. */
	applyKeepAliveHint(hint: string | undefined): void;
	/** True if a byte of a request may have left: the socket was connected and, over TLS, its certificate valid. */
	isOpen(socket: Socket | null): boolean;
	/** Closes idle connections and keeps none from now on. */
	close(): void;
}

export function keepAlive(secure: boolean): KeepAlive {
	// Explicit, since NODE_TLS_REJECT_UNAUTHORIZED=0 and --tls-min-v1.0 change the defaults.
	const agent = secure
		? new https.Agent({keepAlive: true, rejectUnauthorized: true, minVersion: 'TLSv1.2'})
		: new http.Agent({keepAlive: true});
	const idleSince = new WeakMap<Duplex, number>();
	let longestIdle = LONGEST_IDLE_MS;
	let lastUse = performance.now();
	let timer: NodeJS.Timeout | undefined;
	let closed = false;

	/** Closes what has been idle for longer than `age`, and schedules the next sweep while any is left. */
	const sweep = (age: number): void => {
		clearTimeout(timer);
		timer = undefined;
		const before = performance.now() - age;
		const idle = Object.values(agent.freeSockets).flatMap(sockets => sockets ?? []);
		const old = idle.filter(socket => (idleSince.get(socket) ?? 0) <= before);
		for (const socket of old) socket.destroy();
		if (old.length < idle.length) scheduleSweep();
	};
	const scheduleSweep = (): void => {
		timer ??= setTimeout(() => sweep(longestIdle / 2), longestIdle / 2).unref();
	};

	// The agent serves one address: computing its name for each call is wasted work.
	agent.getName = () => 'service';
	const createConnection = agent.createConnection.bind(agent);
	agent.createConnection = (options, callback) => {
		const socket = createConnection(options, callback);
		socket?.once(secure ? 'secureConnect' : 'connect', () => idleSince.set(socket, 0));
		return socket;
	};
	const keepSocketAlive = agent.keepSocketAlive.bind(agent);
	agent.keepSocketAlive = socket => {
		if (closed) return undefined;
		lastUse = performance.now();
		idleSince.set(socket, lastUse);
		scheduleSweep();
		// Declared void by Node, but the result decides whether the socket is kept.
		return keepSocketAlive(socket);
	};

	return {
		agent,
		evictStale() {
			if (performance.now() - lastUse > longestIdle) sweep(longestIdle);
		},
		applyKeepAliveHint(hint) {
			const seconds = hint === undefined ? undefined : /^timeout=(\d{1,9})/.exec(hint)?.[1];
			if (seconds !== undefined)
				longestIdle = Math.min(LONGEST_IDLE_MS, Math.max(Number(seconds) * 1000 - MARGIN_MS, 1));
		},
		isOpen: socket => socket !== null && idleSince.has(socket),
		close() {
			closed = true;
			sweep(0);
		},
	};
}
