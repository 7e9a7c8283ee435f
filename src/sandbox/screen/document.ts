// The HTML document around every page, and its content security policy.
import {type Content, type Html, html, trusted} from './html.js';
import {LIVE} from './live.js';
import {MARK_PATHS} from './look.js';
import {STYLE} from './style.js';

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

/** Allows styles and, by its hash, the script of the list, which may load the list again; nothing else. */
export const CONTENT_SECURITY_POLICY =
	"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'; script-src 'sha256-lYSOjWAR1Ue3FRtlqyHT802e3zpR/MEg0ZZlBu8zLVI='; connect-src 'self'";
