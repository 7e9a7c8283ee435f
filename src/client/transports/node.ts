// The transport of Node; what it stands on is loaded with the first service, since that takes longer than all the rest.
import {awaited} from './lazy-connection.js';
import type {Transport} from './transport.js';

/** Calls over `node:http` or `node:https`. */
export const transport: Transport = {
	open: url => awaited(import('./node-connection.js').then(({open}) => open(url))),
};
