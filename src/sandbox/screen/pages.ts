// Sandbox: what a browser may ask for: the sessions, a session's screen, the stylesheet.
import type {SandboxSession} from '../session-answer.js';
import type {Answer} from '../web.js';
import {type Html, html} from './html.js';
import {pageOf, styleAnswer} from './layout.js';
import {screenPage} from './screen-page.js';

/** The page at a path. */
export function pageAt(pathname: string, sessions: readonly SandboxSession[]): Answer {
	if (pathname === '/') return listPage(sessions);
	if (pathname === '/style.css') return styleAnswer();
	const session = sessions.find(({id}) => pathname === `/screen/${id}`);
	return session === undefined ? missingPage() : screenPage(session);
}

function listPage(sessions: readonly SandboxSession[]): Answer {
	const list = html`<ol reversed>${[...sessions].reverse().map(entryOf)}</ol>`;
	const none = html`<section class="card"><p>None yet: POST one to <code>/session</code>.</p></section>`;
	return pageOf({title: 'Sessions', home: './', main: [html`<h1>Sessions</h1>\n`, sessions.length > 0 ? list : none]});
}

function entryOf({id, request, findings}: SandboxSession): Html {
	const {action, order_id, amount} = request;
	const told = [action, order_id, amount].filter(value => typeof value === 'string');
	const count = findings.length === 1 ? '1 finding' : `${findings.length} findings`;
	return html`<li class="card">
<a href="./screen/${id}">${id}</a>
<p class="soft">${told.map((text, index) => html`${index > 0 && ' · '}<bdi>${text}</bdi>`)}</p>
${findings.length > 0 && html`<p><span class="badge warning">${count}</span></p>`}
</li>
`;
}

function missingPage(): Answer {
	const main = html`<h1>No such page</h1>
<p class="lead">A session's screen stands at <code>/screen/</code> and its id, until the sandbox stops.</p>`;
	// From a path that may be any, only the root is known.
	return pageOf({title: 'No such page', home: '/', status: 404, main});
}
