// The HTML document around every page.
import {type Content, type Html, html, trusted} from './html.js';
import {STYLE} from './style.js';

/** One tab of a session's pages. */
export interface Tab {
	readonly title: string;
	readonly href: string;
	readonly isCurrent: boolean;
}

export interface Page {
	readonly title: string;
	/** Above the page, where a sandbox serves it. */
	readonly tabs?: readonly Tab[] | undefined;
	readonly main: Content;
}

/** A whole document without outside references. */
export function documentOf({title, tabs, main}: Page): string {
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
${tabs !== undefined && navigation(tabs)}
<main>
${main}
</main>
</body>
</html>
`.toString();
}

function navigation(tabs: readonly Tab[]): Html {
	const links = tabs.map(
		({title, href, isCurrent}) => html`<a href="${href}"${isCurrent && trusted(' aria-current="page"')}>${title}</a>\n`,
	);
	return html`<nav aria-label="Sandbox">\n${links}</nav>`;
}
