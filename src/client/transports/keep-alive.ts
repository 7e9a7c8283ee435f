/// <reference types="node" />
// Node's own agents, whose idle connections are closed before the service closes them.
import http from 'node:http';
import https from 'node:https';
import type {Socket} from 'node:net';
import {IDLE_MARGIN_MS, LONGEST_IDLE_MS} from '../limits.js';

/** The connections of one service. */
export interface KeepAlive {
	readonly agent: http.Agent;
	/** How many times a request got a connection from this agent. */
	uses(): number;
	/** True if no byte can have left: the connection is this agent's, and not open yet or, over TLS, not known to be secure. */
	isConnecting(socket: Socket): boolean;
	/** Applies a `Keep-Alive: timeout=…` header of the service. */
	applyKeepAliveHint(hint: string | undefined): void;
	/** Closes connections that are idle for too long: their timers are late if the process was frozen. */
	closeStale(): void;
	/** Closes idle connections and keeps none from now on. */
	close(): void;
}

export function keepAlive(secure: boolean): KeepAlive {
	const agent = new (secure ? https : http).Agent({keepAlive: true});
	const {createConnection} = agent;
	/** Since when each connection has been idle; the longest idle one is first. */
	const idle = new Map<Socket, number>();
	const connecting = new WeakSet<Socket>();
	let longestIdle = LONGEST_IDLE_MS;
	let isClosed = false;
	let uses = 0;

	agent.createConnection = (...given) => {
		const socket = createConnection.apply(agent, given) as Socket; // Node's own agents connect sockets only
		uses += 1;
		connecting.add(socket);
		socket.once(secure ? 'secureConnect' : 'connect', () => connecting.delete(socket));
		const closeIfIdle = () => idle.has(socket) && socket.destroy();
		socket.on('timeout', closeIfIdle);
		// Data on an idle connection would be read as the response to the next request.
		socket.on('data', closeIfIdle);
		socket.on('close', () => idle.delete(socket));
		return socket;
	};
	agent.keepSocketAlive = given => {
		if (isClosed || longestIdle === 0) return false;
		const socket = given as Socket; // from createConnection
		idle.set(socket, performance.now());
		socket.setTimeout(longestIdle).unref();
		return true;
	};
	agent.reuseSocket = (given, request) => {
		const socket = given as Socket; // from createConnection
		uses += 1;
		idle.delete(socket);
		socket.setTimeout(0);
		http.Agent.prototype.reuseSocket.call(agent, socket, request);
	};
	const closeIdleSince = (latest: number): void => {
		for (const [socket, since] of idle) {
			if (since >= latest) return;
			socket.destroy();
		}
	};
	return {
		agent,
		uses: () => uses,
		isConnecting: socket => connecting.has(socket),
		applyKeepAliveHint(hint) {
			const seconds = hint === undefined ? undefined : /^timeout=(\d{1,9})/.exec(hint)?.[1];
			if (seconds !== undefined)
				longestIdle = Math.min(LONGEST_IDLE_MS, Math.max(Number(seconds) * 1000 - IDLE_MARGIN_MS, 0));
		},
		closeStale: () => closeIdleSince(performance.now() - longestIdle),
		close() {
			isClosed = true;
			closeIdleSince(Number.POSITIVE_INFINITY);
		},
	};
}
