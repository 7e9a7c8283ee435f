// The content security policy of the sandbox's pages.
import {LIVE} from './screen/live.js';
import {STYLE} from './screen/style.js';
import {TextEncoder} from './web.js';

declare const btoa: (binary: string) => string;
declare const crypto: {
	readonly subtle: {readonly digest: (algorithm: 'SHA-256', bytes: Uint8Array) => Promise<ArrayBuffer>};
};

/**
 * Allows the style of the pages, by its hash, and nothing else: no scripts, requests, forms or frames. The list of requests
 * has one script, also by its hash, which may load the list again.
 */
export async function contentSecurityPolicy(isList: boolean): Promise<string> {
	const none = ['default-src', 'base-uri', 'form-action', 'frame-ancestors'].map(name => `${name} 'none'`);
	const list = isList ? [`script-src ${await hashOf(LIVE)}`, "connect-src 'self'"] : [];
	return [...none, `style-src ${await hashOf(STYLE)}`, ...list].join('; ');
}

async function hashOf(text: string): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
	return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}
