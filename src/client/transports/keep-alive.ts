/// <reference types="node" />
// Connections kept open to one service: strict in certificates, idle for no longer than the service waits.
import http from 'node:http';
import https from 'node:https';
import type {Socket} from 'node:net';
import type {Duplex} from 'node:stream';

/** Idle connections are closed by us first: common servers wait 5 s, and who closes second may lose a call. */
const LONGEST_IDLE_MS = 4000;
/** How much sooner than the service says it closes, we do. */
const MARGIN_MS = 1000;

/** An agent for one service, and what is known of its sockets. */
export interface Kept {
	readonly agent: http.Agent;
	/** Drops what has been idle for too long, should timers have stood still: a process may be frozen between two calls. */
	evictStale(): void;
	/** Keeps to a `Keep-Alive: timeout=…` of the service. */
	applyKeepAliveHint(hint: string | undefined): void;
	/** Whether a byte of a request can have left: the socket was connected, and over TLS its certificate was right. */
	isOpen(socket: Socket | null): boolean;
	/** Whether a reused socket has received nothing since. */
	isUntouched(socket: Socket | null): boolean;
	/** Drops idle sockets and keeps none from now on. */
	close(): void;
}

interface Known {
	readonly idleSince: number;
	readonly bytesRead: number;
}

export function keepAlive(secure: boolean): Kept {
	// Said here, not left to the defaults, which NODE_TLS_REJECT_UNAUTHORIZED=0 and --tls-min-v1.0 change.
	const agent = secure
		? new https.Agent({keepAlive: true, rejectUnauthorized: true, minVersion: 'TLSv1.2'})
		: new http.Agent({keepAlive: true});
	const known = new WeakMap<Duplex, Known>();
	let longestIdle = LONGEST_IDLE_MS;
	let lastUse = performance.now();
	let timer: NodeJS.Timeout | undefined;
	let closed = false;

	/** Drops what has been idle for longer than `age`, and comes again while anything is left. */
	const sweep = (age: number): void => {
		clearTimeout(timer);
		timer = undefined;
		const before = performance.now() - age;
		const idle = Object.values(agent.freeSockets).flatMap(sockets => sockets ?? []);
		const old = idle.filter(socket => (known.get(socket)?.idleSince ?? 0) <= before);
		for (const socket of old) socket.destroy();
		if (old.length < idle.length) comeAgain();
	};
	const comeAgain = (): void => {
		timer ??= setTimeout(() => sweep(longestIdle / 2), longestIdle / 2).unref();
	};

	// The agent serves one address, so that no name need be made of it for each call.
	agent.getName = () => 'service';
	const createConnection = agent.createConnection.bind(agent);
	agent.createConnection = (options, callback) => {
		const socket = createConnection(options, callback);
		socket?.once(secure ? 'secureConnect' : 'connect', () => known.set(socket, {idleSince: 0, bytesRead: 0}));
		return socket;
	};
	const keepSocketAlive = agent.keepSocketAlive.bind(agent);
	agent.keepSocketAlive = socket => {
		if (closed) return undefined;
		const {bytesRead} = socket as Socket; // of its own making, in createConnection
		lastUse = performance.now();
		known.set(socket, {idleSince: lastUse, bytesRead});
		comeAgain();
		// Node's declaration says void; what it returns is whether the socket may be kept.
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
		isOpen: socket => socket !== null && known.has(socket),
		isUntouched: socket => socket !== null && known.get(socket)?.bytesRead === socket.bytesRead,
		close() {
			closed = true;
			sweep(0);
		},
	};
}
