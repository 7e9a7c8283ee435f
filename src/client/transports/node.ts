// The transport of Node. `node:http` loads with the first service, since it takes longer to load than all of paylock.
import type {Connection, Open} from './transport.js';

/** Calls over `node:http`, with TLS for `https:`. */
export const open: Open = endpoint => lazyConnection(import('./node-connection.js').then(node => node.open(endpoint)));

/** A connection that is still being created: calls wait for it. One that cannot be created sends nothing. */
export function lazyConnection(creating: Promise<Connection>): Connection {
	// Prevents an unhandled rejection when nobody is waiting.
	creating.catch(() => {});
	return {
		async send(message, signal) {
			const connection = await creating;
			return signal.aborted ? {sent: false} : connection.send(message, signal);
		},
		close: () => void creating.then(connection => connection.close()).catch(() => {}),
	};
}
