/// <reference types="node" />
// Node's own agents, whose idle connections are closed before the service closes them.
import http from 'node:http';
import https from 'node:https';
import type {Socket} from 'node:net';
import {LONGEST_IDLE_MS, MOST_AT_ONCE} from '../limits.js';

/** The connections of one service. */
export class KeepAlive {
	readonly agent: http.Agent;
	/** Since when each connection has been idle; the longest idle one is first. */
	readonly #idle = new Map<Socket, number>();
	readonly #connecting = new WeakSet<Socket>();
	#keepsIdle = true;

	constructor(secure: boolean) {
		// The timeout closes idle connections; in a call it has no effect.
		const options = {keepAlive: true, maxSockets: MOST_AT_ONCE, timeout: LONGEST_IDLE_MS};
		const agent = new (secure ? https : http).Agent(options);
		const {createConnection, keepSocketAlive, reuseSocket} = agent;
		agent.createConnection = (...given) => {
			const socket = createConnection.apply(agent, given) as Socket; // Node's own agents connect sockets only
			this.#connecting.add(socket);
			socket.once(secure ? 'secureConnect' : 'connect', () => this.#connecting.delete(socket));
			// Data on an idle connection would be read as the response to the next request.
			socket.on('data', () => this.#idle.has(socket) && socket.destroy());
			socket.on('close', () => this.#idle.delete(socket));
			return socket;
		};
		agent.keepSocketAlive = given => {
			if (!this.#keepsIdle) return false;
			this.#idle.set(given as Socket, performance.now()); // from createConnection
			return keepSocketAlive.call(agent, given);
		};
		agent.reuseSocket = (socket, request) => {
			this.#idle.delete(socket as Socket); // from createConnection
			reuseSocket.call(agent, socket, request);
		};
		this.agent = agent;
	}

	/** True if no byte can have left: the request waits for a connection of this agent, which is in use, not open yet or, over TLS, not known to be secure. */
	isWaiting(request: http.ClientRequest): boolean {
		if (request.socket !== null) return this.#connecting.has(request.socket);
		return Object.values(this.agent.requests).some(waiting => waiting?.includes(request as never)); // an array of requests
	}

	/** Keeps no connection of a service that announces, in `Keep-Alive: timeout=…`, to close it about as soon as the agent does. */
	applyHint(hint = ''): void {
		if (/(?:^|[\s,])timeout=[0-4]\b/i.test(hint)) this.close();
	}

	/** Closes connections that are idle for too long: their timers are late if the process was frozen. */
	closeStale(): void {
		const latest = performance.now() - LONGEST_IDLE_MS;
		for (const [socket, since] of this.#idle) {
			if (since >= latest) return;
			socket.destroy();
		}
	}

	/** Closes idle connections and keeps none from now on. */
	close(): void {
		this.#keepsIdle = false;
		for (const socket of this.#idle.keys()) socket.destroy();
	}
}
