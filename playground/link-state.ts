// The state of the page in the hash of its address: JSON, compressed by the browser, in base64url.
import type {Account} from './messages.js';

export interface LinkState {
	readonly mode: 'code' | 'json' | 'carts';
	readonly text: string;
	/** The chosen row of the table of carts, from 0. */
	readonly row?: number;
	readonly instrument?: Readonly<Record<string, unknown>>;
	readonly account?: Account;
}

const PREFIX = '#s=';

async function through(
	bytes: Uint8Array<ArrayBuffer>,
	stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
	return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export async function hashOf(state: LinkState): Promise<string> {
	const bytes = await through(new TextEncoder().encode(JSON.stringify(state)), new CompressionStream('deflate-raw'));
	let binary = '';
	for (const byte of bytes) binary += String.fromCharCode(byte);
	return PREFIX + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The state in a hash, undefined if it has none, or `damaged` if it cannot be read. */
export async function stateOf(hash: string): Promise<LinkState | 'damaged' | undefined> {
	if (!hash.startsWith(PREFIX)) return undefined;
	try {
		const binary = atob(hash.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/'));
		const bytes = Uint8Array.from(binary, character => character.charCodeAt(0));
		const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
		const state: unknown = JSON.parse(text);
		return isState(state) ? state : 'damaged';
	} catch {
		return 'damaged';
	}
}

function isState(value: unknown): value is LinkState {
	if (typeof value !== 'object' || value === null || !('mode' in value) || !('text' in value)) return false;
	return ['code', 'json', 'carts'].some(mode => mode === value.mode) && typeof value.text === 'string';
}
