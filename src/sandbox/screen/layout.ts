// Sandbox: what every page has around it.
import type {Answer} from '../web.js';
import {type Content, html} from './html.js';
import {STYLE} from './style.js';

/** Nothing is run, loaded, sent or framed; the stylesheet is the sandbox's own. */
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export interface Page {
	readonly title: string;
	/** From this page to the list of sessions: `./` or `../`. */
	readonly home: string;
	readonly status?: number;
	readonly main: Content;
}

/** A whole page, with headers that keep it inert. */
export function pageOf({title, home, status = 200, main}: Page): Answer {
	const text = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · sandbox</title>
<link rel="stylesheet" href="${home}style.css">
</head>
<body>
<header><a href="${home}">Sandbox</a> <span>No money moves here</span></header>
<main>
${main}
</main>
</body>
</html>
`;
	const headers = {
		'content-type': 'text/html; charset=utf-8',
		'content-security-policy': POLICY,
		'referrer-policy': 'no-referrer',
	};
	return {status, headers, text: text.toString()};
}

export function styleAnswer(): Answer {
	return {status: 200, headers: {'content-type': 'text/css; charset=utf-8'}, text: STYLE};
}
