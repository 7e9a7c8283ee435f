// The transport of Node. `node:http` loads with the first service, since it takes longer to load than all of paylock.
import {lazyConnection} from './lazy-connection.js';
import type {Transport} from './transport.js';

/** Calls over `node:http`, with TLS for `https:`. */
export const transport: Transport = {
	open: endpoint => lazyConnection(import('./node-connection.js').then(({open}) => open(endpoint))),
};
