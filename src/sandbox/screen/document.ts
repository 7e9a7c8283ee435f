// The HTML document around every page, and its content security policy.
import {type Content, type Html, html, trusted} from './html.js';
import {MARK_PATHS} from './look.js';
import {STYLE} from './style.js';

export interface Page {
	readonly title: string;
	/** The path at which a sandbox serves the page. */
	readonly at?: string | undefined;
	readonly main: Content;
}

const MARK = trusted(`<svg viewBox="0 0 24 24" aria-hidden="true">${MARK_PATHS}</svg>`);

/** A whole document without outside references; the list of requests shows new ones by itself. */
export function documentOf({title, at, main}: Page): string {
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
${at !== undefined && header(at)}
<main>
${main}
</main>
${at === '/' && html`<script>${trusted(LIVE)}</script>`}
</body>
</html>
`.toString();
}

/** Links to the list and to the pages of the session. */
function header(at: string): Html {
	const root = /^\/screen\/session-\d+/.exec(at)?.[0];
	const pages = [
		['Customer', root],
		['Why', `${root}/why`],
		['Request', `${root}/request`],
	];
	const links = [['Sandbox', '/'], ...(root === undefined ? [] : pages)].map(
		([title, href], index) =>
			html`<a href="${href}"${href === at && trusted(' aria-current="page"')}>${index === 0 && MARK}${title}</a>\n`,
	);
	return html`<nav aria-label="Sandbox">\n${links}${at === '/' && html`<span class="live" role="status"></span>`}</nav>`;
}

/** The script of the list of requests: replaces the list once it has changed; says when the sandbox has stopped. */
export const LIVE = `
const state = document.querySelector('.live');
state.textContent = 'live';
setInterval(async () => {
	if (document.hidden) return;
	try {
		const page = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html');
		const [shown, next] = [document, page].map(one => one.querySelector('main'));
		if (next.innerHTML !== shown.innerHTML) shown.replaceWith(next);
		state.textContent = 'live';
	} catch {
		state.textContent = 'stopped';
	}
}, 2000);
`;

/** Allows styles and, by its hash, the script of the list, which may load the list again; nothing else. */
export const CONTENT_SECURITY_POLICY =
	"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'; script-src 'sha256-vtAlZXJOsOd6kwo6p6ZmvF0H0smxpnCaWmzZ+HvHVsM='; connect-src 'self'";
