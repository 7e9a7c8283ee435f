/// <reference types="node" />
// Opens connections to one service, over TLS with strict checks.
import net, {type Socket} from 'node:net';
import tls from 'node:tls';

/** Where to connect; an IPv6 address without brackets. */
export interface Target {
	readonly secure: boolean;
	readonly host: string;
	readonly port: number;
}

/** Every check of a certificate, explicitly: NODE_TLS_REJECT_UNAUTHORIZED=0 and --tls-min-v1.0 change the defaults. */
export function strictTls(host: string): {servername: string; rejectUnauthorized: true; minVersion: 'TLSv1.2'} {
	// TLS announces host names only, never IP addresses.
	return {servername: net.isIP(host) === 0 ? host : '', rejectUnauthorized: true, minVersion: 'TLSv1.2'};
}

/** Returns a function that opens a connection; `more` are further options for TLS. */
export function connector({secure, host, port}: Target, more: tls.ConnectionOptions = {}): () => Socket {
	// An own `path`: otherwise a property added to Object.prototype could name a pipe to connect to.
	const options = {host, port, path: '', noDelay: true, keepAlive: true, keepAliveInitialDelay: 1000};
	if (!secure) return () => net.connect(options);
	// The same protocol as Node's agent announces, since some gateways route by it.
	const checked = {...options, ...strictTls(host), ALPNProtocols: ['http/1.1'], ...more};
	let session: Buffer | undefined;
	return () => {
		const socket = tls.connect(session === undefined ? checked : {...checked, session});
		socket.on('session', next => {
			session = next;
		});
		socket.once('close', hadError => {
			if (hadError) session = undefined;
		});
		return socket;
	};
}
