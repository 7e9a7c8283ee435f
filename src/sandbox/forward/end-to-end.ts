// Which headers a pass-through sends on: all but those that belong to one connection.
import {pairsOf} from '../web.js';

/** RFC 9110, "Connection", and what proxies treat alike. `Expect` is answered here. */
const HOP_BY_HOP = [
	'connection',
	'expect',
	'keep-alive',
	'proxy-authenticate',
	'proxy-authorization',
	'proxy-connection',
	'te',
	'trailer',
	'transfer-encoding',
	'upgrade',
];

/** The headers without those of the connection, in their order, with case and repetitions. */
export function endToEnd(headers: readonly string[]): readonly string[] {
	const pairs = pairsOf(headers);
	const named = valuesOf(pairs, 'connection').flatMap(value => value.toLowerCase().split(/[\s,]/));
	const dropped = new Set([...HOP_BY_HOP, ...named]);
	return pairs.filter(([name]) => !dropped.has(name.toLowerCase())).flat();
}

/** True if the body arrived in chunks, without a length. */
export function isChunked(headers: readonly string[]): boolean {
	return valuesOf(pairsOf(headers), 'transfer-encoding').some(value => /\bchunked\b/i.test(value));
}

function valuesOf(pairs: ReturnType<typeof pairsOf>, wanted: string): readonly string[] {
	return pairs.filter(([name]) => name.toLowerCase() === wanted).map(([, value]) => value);
}
