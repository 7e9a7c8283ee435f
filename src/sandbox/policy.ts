// The content security policy of the sandbox's pages.
import {STYLE} from './screen/style.js';
import {TextEncoder} from './web.js';

declare const btoa: (binary: string) => string;
declare const crypto: {
	readonly subtle: {readonly digest: (algorithm: 'SHA-256', bytes: Uint8Array) => Promise<ArrayBuffer>};
};

/** Allows the style of the pages, by its hash, and nothing else: no scripts, requests, forms or frames. */
export async function contentSecurityPolicy(): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE)));
	const hash = btoa(String.fromCharCode(...digest));
	const none = ['default-src', 'base-uri', 'form-action', 'frame-ancestors'].map(name => `${name} 'none'`);
	return [...none, `style-src 'sha256-${hash}'`].join('; ');
}
