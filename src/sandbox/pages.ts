// The pages of the sandbox: the requests and sessions, and the views of each session.
import type {Issue} from '../diagnostics/issue.js';
import {IssueError} from '../diagnostics/issue-error.js';
import {SEVERITIES} from '../diagnostics/rules.js';
import type {JsonObject} from '../wire/session.js';
import {curlCommand} from './curl.js';
import type {Refusal} from './error-response.js';
import {type ScreenView, screenDocument} from './render-screen.js';
import {countIssues, type SandboxRequest} from './request-log.js';
import type {CheckedOptions} from './sandbox-options.js';
import {documentOf, type Tab} from './screen/document.js';
import {mandateNotice, orderLine} from './screen/facts.js';
import {type Content, type Html, html} from './screen/html.js';
import type {SandboxSession} from './session-response.js';
import {type Answer, answerOf} from './web.js';

/** What the pages show. */
export interface SandboxState {
	readonly sessions: readonly SandboxSession[];
	readonly requests: readonly LoggedRequest[];
	readonly settings: CheckedOptions;
	/** The address of the sandbox. */
	readonly origin: string;
}

/** An entry of the log, with what its page shows. */
export interface LoggedRequest {
	readonly entry: SandboxRequest;
	/** Why it was refused. */
	readonly refusal?: Refusal;
	/** Its body, as far as it could be read. */
	readonly request?: JsonObject;
}

/** The most requests that the log keeps. */
export const MAX_REQUESTS = 200;
/** The most issues of a session that a page lists. */
const MAX_ISSUES = 20;

/** The page at a path, or a "not found" page. */
export function pageAt(pathname: string, state: SandboxState): Answer {
	if (pathname === '/')
		return responseOf(documentOf({title: 'Sandbox', tabs: [listTab(true)], isLive: true, main: logPage(state)}));
	const [, folder, id, view = 'customer', ...more] = pathname.split('/');
	const isScreen = folder === 'screen' && more.length === 0;
	const session = isScreen ? state.sessions.find(one => one.id === id) : undefined;
	if (session !== undefined && (view === 'customer' || view === 'why'))
		return responseOf(screenPage(session, view, state));
	if (session !== undefined && view === 'request') return responseOf(requestPage(session));
	const refused = isScreen && state.requests.find(one => `request-${one.entry.number}` === id);
	if (refused && view === 'customer') return responseOf(refusedPage(refused));
	const main = html`<h1>Page not found</h1>
<p>The screen of a session is at <code>/screen/</code> followed by its id, until the sandbox stops. <a href="/">All requests</a></p>`;
	return responseOf(documentOf({title: 'Page not found', tabs: [listTab()], main}), 404);
}

function responseOf(text: string, status = 200): Answer {
	return answerOf(status, {'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer'}, text);
}

const listTab = (isCurrent = false): Tab => ({title: 'Sandbox', href: '/', isCurrent});

function tabsOf(session: SandboxSession, current: string): readonly Tab[] {
	const tab = (title: string, href: string, name?: string): Tab => ({title, href, isCurrent: name === current});
	const root = `/screen/${session.id}`;
	return [
		listTab(),
		tab('Customer', root, 'customer'),
		tab('Why', `${root}/why`, 'why'),
		tab('Request', `${root}/request`, 'request'),
	];
}

function screenPage(session: SandboxSession, view: ScreenView, {settings}: SandboxState): string {
	const around = {tabs: tabsOf(session, view), issues: issueList(session)};
	try {
		return screenDocument(session.request, view, settings.account, around);
	} catch (error) {
		// A filter may have too many classes.
		if (!(error instanceof IssueError)) throw error;
		const main = html`<h1>No screen</h1>\n<pre class="words">${error.message}</pre>\n${around.issues}`;
		return documentOf({title: 'No screen', tabs: around.tabs, main});
	}
}

function requestPage(session: SandboxSession): string {
	const main = html`<h1>Request</h1>
${orderLine(session.request)}
${mandateNotice(session.request)}
${issueList(session)}
<section class="card"><h2>JSON</h2><pre>${JSON.stringify(session.request, null, 2)}</pre></section>`;
	return documentOf({title: `Request of ${session.id}`, tabs: tabsOf(session, 'request'), main});
}

/** A request that opened no session: why, each mistake with its place, and the body. */
function refusedPage({entry: {number, method, path, status}, refusal, request}: LoggedRequest): string {
	const title = `Request ${number}`;
	const fields = refusal?.invalidFields ?? [];
	const mistakes = fields.map(
		({pointer, message}) =>
			html`<li><span class="badge error">error</span> ${message} <span class="soft">at <code>${pointer}</code></span></li>\n`,
	);
	const main = html`<h1>${title}</h1>
<p class="soft">${method} <bdi>${path}</bdi></p>
<section class="card"><h2>${statusBadge(status)} <code>${refusal?.code ?? ''}</code></h2>
${fields.length > 0 ? html`<ul class="issues">\n${mistakes}</ul>` : html`<p>${refusal?.message ?? 'There is no answer to show.'}</p>`}
</section>
<section class="card"><h2>JSON</h2>
${request === undefined ? html`<p class="soft">The body was not read.</p>` : html`<pre>${JSON.stringify(request, null, 2)}</pre>`}
</section>`;
	return documentOf({title, tabs: [listTab()], main});
}

function issueList({issues}: SandboxSession): Html {
	return html`<section class="card"><h2>Issues ${countBadge(issues)}</h2>
${issueItems(issues)}</section>`;
}

function statusBadge(status: number | undefined): Html {
	return html`<span class="badge ${status !== undefined && status < 400 ? 'shown' : 'error'}">${status ?? 'reset'}</span>`;
}

function countBadge(issues: readonly Issue[]): Html {
	const worst = SEVERITIES.find(severity => issues.some(issue => issue.severity === severity));
	return html`<span class="badge ${worst ?? 'shown'}">${countIssues(issues)}</span>`;
}

function issueItems(issues: readonly Issue[]): Html {
	const items = issues
		.slice(0, MAX_ISSUES)
		.map(
			({severity, message, pointer, rule}) =>
				html`<li><span class="badge ${severity}">${severity}</span> ${message} <span class="soft"><code>${rule}</code> at <code>${pointer === '' ? '(whole request)' : pointer}</code></span></li>\n`,
		);
	const rest = issues.length - items.length;
	return html`<ul class="issues">\n${items}${rest > 0 && html`<li>and ${rest} more</li>`}</ul>`;
}

function logPage({requests, sessions, settings, origin}: SandboxState): Content {
	const byId = new Map(sessions.map(session => [session.id, session]));
	const rows = [...requests].reverse().map(logged => logRow(logged, byId.get(logged.entry.sessionId ?? '')));
	const table = html`<table class="log">
<thead><tr><th>#</th><th>Request</th><th>Action</th><th>Order</th><th>Response</th><th>Checked</th><th>Screen</th></tr></thead>
<tbody>
${rows}</tbody>
</table>`;
	const list = html`<section class="card">
${requests.length === 0 ? html`<p>None yet. A request appears here by itself.</p>` : table}
</section>`;
	const start = startView(origin, settings);
	return html`<h1>Requests</h1>
<p class="soft">A local mock of the checkout service. No money moves here.</p>
${requests.length === 0 ? [start, list] : [list, start]}`;
}

/** How to call the sandbox. */
function startView(origin: string, settings: CheckedOptions): Html {
	return html`<section class="card"><h2>Send a request</h2>
<dl><dt>Address</dt><dd><code>${origin}</code></dd><dt>Merchant id</dt><dd><code>${settings.merchantId}</code></dd><dt>API key</dt><dd><code>${settings.apiKey}</code></dd></dl>
<pre>${curlCommand(origin, settings)}</pre></section>
`;
}

/** A request with its answer, what the check found, and where to see more. */
function logRow({entry, refusal, request: body}: LoggedRequest, session: SandboxSession | undefined): Html {
	const {number, method, path, action, status, checked, sessionId} = entry;
	const {order_id, amount} = session?.request ?? body ?? {};
	const facts = [order_id, amount].filter(fact => typeof fact === 'string' && fact !== '') as readonly string[];
	return html`<tr>
<td>${number}</td><td>${method} <bdi>${path}</bdi></td><td>${action ?? ''}</td>
<td>${facts.map((fact, index) => html`${index > 0 && ' · '}<bdi>${fact}</bdi>`)}</td>
<td>${statusBadge(status)}</td>
<td>${checkedView(checked, refusal, session)}</td>
<td>${sessionId !== undefined ? html`<a href="/screen/${sessionId}">${sessionId}</a>` : refusal !== undefined && html`<a href="/screen/request-${number}">details</a>`}</td>
</tr>
`;
}

/** What the check found: the first problem, and how many more. */
function checkedView(checked: string, refusal: LoggedRequest['refusal'], session: SandboxSession | undefined): Content {
	const more = (count = 0) => count > 1 && ` (and ${count - 1} more)`;
	if (session === undefined || checked !== countIssues(session.issues))
		return html`<code>${checked}</code> ${refusal?.message}${more(refusal?.invalidFields?.length)}`;
	const [first] = session.issues;
	return html`${countBadge(session.issues)}${first && html` <code>${first.rule}</code> ${first.message}`}${more(session.issues.length)}`;
}
