// The HTML document around every page, and its content security policy.
import {TextEncoder} from '../web.js';
import {type Content, type Html, html, trusted} from './html.js';
import {LIVE} from './live.js';
import {MARK_PATHS} from './look.js';
import {STYLE} from './style.js';

declare const btoa: (binary: string) => string;
declare const crypto: {
	readonly subtle: {readonly digest: (algorithm: 'SHA-256', bytes: Uint8Array) => Promise<ArrayBuffer>};
};

/** One tab of a session's pages. */
export interface Tab {
	readonly title: string;
	readonly href: string;
	readonly isCurrent: boolean;
}

export interface Page {
	readonly title: string;
	/** Above the page, where a sandbox serves it: the list of requests first. */
	readonly tabs?: readonly Tab[] | undefined;
	/** Whether the page shows new requests by itself. */
	readonly isLive?: boolean;
	readonly main: Content;
}

const MARK = trusted(`<svg viewBox="0 0 24 24" aria-hidden="true">${MARK_PATHS}</svg>`);

/** A whole document without outside references. */
export function documentOf({title, tabs, isLive = false, main}: Page): string {
	return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${trusted(STYLE)}</style>
</head>
<body>
${tabs !== undefined && header(tabs, isLive)}
<main>
${main}
</main>
${isLive && html`<script>${trusted(LIVE)}</script>`}
</body>
</html>
`.toString();
}

function header(tabs: readonly Tab[], isLive: boolean): Html {
	const links = tabs.map(
		({title, href, isCurrent}, index) =>
			html`<a href="${href}"${isCurrent && trusted(' aria-current="page"')}>${index === 0 && MARK}${title}</a>\n`,
	);
	return html`<nav aria-label="Sandbox">\n${links}${isLive && html`<span class="live" role="status"></span>`}</nav>`;
}

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
