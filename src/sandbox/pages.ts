// The pages of the sandbox: the requests and sessions, and the views of each session.
import type {Issue} from '../diagnostics/issue.js';
import {IssueError} from '../diagnostics/issue-error.js';
import {SEVERITIES} from '../diagnostics/rules.js';
import type {JsonObject} from '../wire/session.js';
import {curlCommand} from './curl.js';
import {type ScreenView, screenDocument} from './render-screen.js';
import {type InvalidField, type Refusal, respond, type SandboxSession, type WebResponse} from './responses.js';
import type {CheckedOptions, SandboxRequest} from './sandbox-options.js';
import {textOf} from './screen/customer-view.js';
import {CONTENT_SECURITY_POLICY, documentOf} from './screen/document.js';
import {type Content, type Html, html, pointerView} from './screen/html.js';

/** What the pages show. */
export interface SandboxState {
	readonly sessions: readonly SandboxSession[];
	readonly requests: readonly LoggedRequest[];
	readonly settings: CheckedOptions;
	/** The address of the sandbox. */
	readonly origin: string;
}

/** What became of a call: a session, or why there is none; and its body, as far as it could be read. */
export type Outcome = {readonly request?: JsonObject | undefined} & (
	| {readonly session: SandboxSession; readonly refusal?: undefined}
	| {readonly session?: undefined; readonly refusal: Refusal}
);

export type LoggedRequest = Outcome & {readonly entry: SandboxRequest};

/** The most issues that a page lists. */
const MAX_ISSUES = 20;

/** The page at a path, or a "not found" page. */
export function pageAt(pathname: string, state: SandboxState): WebResponse {
	if (pathname === '/') return responseOf(logPage(state));
	const [, id, view = 'customer'] = /^\/screen\/([^/]+)(?:\/(why|request))?$/.exec(pathname) ?? [];
	const opened = state.sessions.find(one => one.id === id);
	if (opened && view !== 'request')
		return responseOf(screenPage(opened, view === 'why' ? view : 'customer', pathname, state));
	if (opened) return responseOf(requestPage(`Request of ${id}`, pathname, issueCard(opened), opened.request));
	const refused = state.requests.find(one => one.refusal && `request-${one.entry.number}` === id);
	if (refused?.refusal) return responseOf(refusedPage(pathname, refused.entry, refused.refusal, refused.request));
	const main = html`<h1>Page not found</h1>
<p>The screen of a session is at <code>/screen/</code> followed by its id, until the sandbox stops. <a href="/">All requests</a></p>`;
	return responseOf(documentOf({title: 'Page not found', at: '', main}), 404);
}

const HEADERS = {
	'content-type': 'text/html; charset=utf-8',
	'referrer-policy': 'no-referrer',
	'content-security-policy': CONTENT_SECURITY_POLICY,
};

function responseOf(text: string, status = 200): WebResponse {
	return respond(status, HEADERS, text);
}

function screenPage(session: SandboxSession, view: ScreenView, at: string, {settings}: SandboxState): string {
	const issues = issueCard(session);
	try {
		return screenDocument(session.request, view, settings.account, at, issues);
	} catch (error) {
		// A filter may have too many classes.
		if (!(error instanceof IssueError)) throw error;
		const main = html`<h1>No screen</h1>\n<pre class="words">${error.message}</pre>\n${issues}`;
		return documentOf({title: 'No screen', at, main});
	}
}

/** What the check found in a request, and its body. */
function requestPage(title: string, at: string, found: Html, request: JsonObject | undefined): string {
	const main = html`<h1>${title}</h1>
${found}
<section class="card"><h2>JSON</h2>
${request === undefined ? html`<p class="soft">The body was not read.</p>` : html`<pre>${JSON.stringify(request, null, 2)}</pre>`}
</section>`;
	return documentOf({title, at, main});
}

function refusedPage(
	at: string,
	{number, method, path, status}: SandboxRequest,
	{code, message, fields}: Refusal,
	request: JsonObject | undefined,
): string {
	const found = html`<p class="soft">${method} <bdi>${path}</bdi></p>
<section class="card"><h2>${statusBadge(status)} <code>${code}</code></h2>
${fields.length > 0 ? issueItems(fields) : html`<p>${message}</p>`}
</section>`;
	return requestPage(`Request ${number}`, at, found, request);
}

function issueCard({issues}: SandboxSession): Html {
	return html`<section class="card"><h2>Issues ${countBadge(issues)}</h2>
${issueItems(issues)}</section>`;
}

function statusBadge(status: number | undefined): Html {
	return html`<span class="badge ${status !== undefined && status < 400 ? 'shown' : 'error'}">${status ?? 'reset'}</span>`;
}

/** `1 error, 2 warnings`, or `clean`. */
export function countIssues(issues: readonly Issue[]): string {
	const parts = SEVERITIES.flatMap(severity => {
		const count = issues.filter(issue => issue.severity === severity).length;
		return count === 0 ? [] : [`${count} ${severity}${count === 1 || severity === 'info' ? '' : 's'}`];
	});
	return parts.length === 0 ? 'clean' : parts.join(', ');
}

function countBadge(issues: readonly Issue[]): Html {
	// The most serious is first.
	return html`<span class="badge ${issues[0]?.severity ?? 'shown'}">${countIssues(issues)}</span>`;
}

function issueItems(issues: readonly InvalidField[]): Html {
	const items = issues
		.slice(0, MAX_ISSUES)
		.map(
			({severity, message, pointer, rule}) =>
				html`<li><span class="badge ${severity}">${severity}</span> ${message} <span class="soft">${rule !== undefined && html`<code>${rule}</code> `}at ${pointerView(pointer === '' ? '(whole request)' : pointer)}</span></li>\n`,
		);
	const rest = issues.length - items.length;
	return html`<ul class="issues">\n${items}${rest > 0 && html`<li>and ${rest} more</li>`}</ul>`;
}

function logPage({requests, settings, origin}: SandboxState): string {
	const table = html`<table class="log">
<thead><tr><th>#</th><th>Request</th><th>Action</th><th>Order</th><th>Response</th><th>Checked</th><th>Screen</th></tr></thead>
<tbody>
${[...requests].reverse().map(logRow)}</tbody>
</table>`;
	const main = html`<h1>Requests</h1>
<p class="soft">A local mock of the checkout service. No money moves here.</p>
<section class="card">
${requests.length === 0 ? html`<p>None yet. A request appears here by itself.</p>` : table}
</section>
<section class="card"><h2>Send a request</h2>
<dl><dt>Address</dt><dd><code>${origin}</code></dd><dt>Merchant id</dt><dd><code>${settings.merchantId}</code></dd><dt>API key</dt><dd><code>${settings.apiKey}</code></dd></dl>
<pre>${curlCommand(origin, settings)}</pre>
</section>`;
	return documentOf({title: 'Sandbox', at: '/', main});
}

/** A request with its answer, what the check found, and where to see more. */
function logRow({entry, request, ...outcome}: LoggedRequest): Html {
	const {number, method, path, action, status, sessionId} = entry;
	const {order_id, amount} = request ?? {};
	const facts = [order_id, amount].flatMap(fact => textOf(fact) ?? []);
	const [page, link] = sessionId === undefined ? [`request-${number}`, 'details'] : [sessionId, sessionId];
	return html`<tr>
<td>${number}</td><td>${method} <bdi>${path}</bdi></td><td>${action ?? ''}</td>
<td>${facts.map((fact, index) => html`${index > 0 && ' · '}<bdi>${fact}</bdi>`)}</td>
<td>${statusBadge(status)}</td>
<td>${foundView(outcome)}</td>
<td><a href="/screen/${page}">${link}</a></td>
</tr>
`;
}

/** What the check found: the first problem, and how many more. */
function foundView({session, refusal}: Outcome): Content {
	const more = (count: number) => count > 1 && ` (and ${count - 1} more)`;
	if (session === undefined) return html`<code>${refusal.code}</code> ${refusal.message}${more(refusal.fields.length)}`;
	const {issues} = session;
	const [first] = issues;
	return html`${countBadge(issues)}${first && html` <code>${first.rule}</code> ${first.message}`}${more(issues.length)}`;
}
