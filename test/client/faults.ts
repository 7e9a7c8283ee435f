// Every way the service misbehaves, by name, and the server's faults that reproduce them.

import {pathOf} from './check-case.js';
import {type Case, write} from './fault-case.js';
import {answerOf, type Fault, SESSION} from './fault-server.js';
import {OF_CONNECTIONS} from './faults-of-connections.js';
import {OF_REFUSALS} from './faults-of-refusals.js';
import {OF_SESSIONS} from './faults-of-sessions.js';

export const CASES: readonly Case[] = [...OF_CONNECTIONS, ...OF_SESSIONS, ...OF_REFUSALS];

/** Every case's fault under its path, and those that a test drives by hand. */
export const FAULTS: Readonly<Record<string, Fault>> = {
	...Object.fromEntries(CASES.map(({fault}, index) => [pathOf(index), fault])),
	ok: write(SESSION),
	silent: () => {},
	/** Redirects to itself endlessly if the redirect is followed. */
	S16: (socket, {run}) => void socket.write(answerOf(307, '', [`Location: /S16/${run}/session`])),
	/** Refuses once, then responds. */
	'429-then-ok': (socket, {nth}) => void socket.write(nth === 1 ? answerOf(429, '', ['Retry-After: 3600']) : SESSION),
	/** Closes every connection that is used again, as it is used. */
	'closes-when-reused': (socket, {onConnection}) => {
		if (onConnection === 1) socket.write(SESSION);
		else socket.resetAndDestroy();
	},
	/** Refuses every second call. */
	half: (socket, {nth}) => {
		if (nth % 2 === 0) socket.resetAndDestroy();
		else socket.write(SESSION);
	},
};
