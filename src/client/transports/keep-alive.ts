/// <reference types="node" />
// Node's own agents, whose idle connections are closed before the service closes them.
import http from 'node:http';
import https from 'node:https';
import type {Socket} from 'node:net';
import {IDLE_MARGIN_MS, LONGEST_IDLE_MS} from '../limits.js';

/** The connections of one service. */
export class KeepAlive {
	readonly agent: http.Agent;
	/** Since when each connection has been idle; the longest idle one is first. */
	readonly #idle = new Map<Socket, number>();
	readonly #connecting = new WeakSet<Socket>();
	#longestIdle = LONGEST_IDLE_MS;
	#isClosed = false;

	constructor(secure: boolean) {
		const agent = new (secure ? https : http).Agent({keepAlive: true});
		const {createConnection} = agent;
		agent.createConnection = (...given) => {
			const socket = createConnection.apply(agent, given) as Socket; // Node's own agents connect sockets only
			this.#connecting.add(socket);
			socket.once(secure ? 'secureConnect' : 'connect', () => this.#connecting.delete(socket));
			const closeIfIdle = () => this.#idle.has(socket) && socket.destroy();
			socket.on('timeout', closeIfIdle);
			// Data on an idle connection would be read as the response to the next request.
			socket.on('data', closeIfIdle);
			socket.on('close', () => this.#idle.delete(socket));
			return socket;
		};
		agent.keepSocketAlive = given => {
			if (this.#isClosed || this.#longestIdle === 0) return false;
			const socket = given as Socket; // from createConnection
			this.#idle.set(socket, performance.now());
			socket.unref();
			// Every byte restarts this timer, so it is set once; in a call it has no effect.
			if (socket.timeout !== this.#longestIdle) socket.setTimeout(this.#longestIdle);
			return true;
		};
		agent.reuseSocket = (socket, request) => {
			this.#idle.delete(socket as Socket); // from createConnection
			http.Agent.prototype.reuseSocket.call(agent, socket, request);
		};
		this.agent = agent;
	}

	/** True if no byte can have left: the connection is this agent's, and not open yet or, over TLS, not known to be secure. */
	isConnecting(socket: Socket | null): boolean {
		return socket !== null && this.#connecting.has(socket);
	}

	/** Applies a `Keep-Alive: timeout=…` header of the service. */
	applyHint(hint: string | undefined): void {
		const seconds = /(?:^|[\s,])timeout=(\d{1,9})/i.exec(hint ?? '')?.[1];
		if (seconds !== undefined)
			this.#longestIdle = Math.min(LONGEST_IDLE_MS, Math.max(Number(seconds) * 1000 - IDLE_MARGIN_MS, 0));
	}

	/** Closes connections that are idle for too long: their timers are late if the process was frozen. */
	closeStale(): void {
		const latest = performance.now() - this.#longestIdle;
		for (const [socket, since] of this.#idle) {
			if (since >= latest) return;
			socket.destroy();
		}
	}

	/** Closes idle connections and keeps none from now on. */
	close(): void {
		this.#isClosed = true;
		for (const socket of this.#idle.keys()) socket.destroy();
	}
}
