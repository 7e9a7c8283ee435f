// Sandbox: the payment screen of a session.
import {describe} from '../../inspect/describe.js';
import type {Verdict} from '../../inspect/explain/verdict.js';
import type {Finding} from '../../inspect/lint/finding.js';
import {MisuseError} from '../../misuse.js';
import type {JsonObject} from '../../wire/session.js';
import type {SandboxSession} from '../session-answer.js';
import type {Answer} from '../web.js';
import {type Html, html} from './html.js';
import {type Group, type Section, sectionsOf, VERDICTS} from './judged.js';
import {pageOf} from './layout.js';

/** Most instruments of a group, and groups of a section, that are shown; the rest is counted. */
const MOST_ITEMS = 60;
const MOST_GROUPS = 40;

const MARKS: Readonly<Record<Verdict, readonly [sign: string, words: string]>> = {
	shown: ['✓', 'Shown'],
	undetermined: ['?', 'Not determined'],
	hidden: ['✕', 'Hidden'],
};

export function screenPage({id, request, findings}: SandboxSession): Answer {
	const isPayment = request.action !== 'paymentManagement';
	const sections = isPayment ? sectionsOf(request) : [];
	const title = isPayment ? `Pay ${textOf(request.amount)}` : 'Manage payment methods';
	const order = isPayment && html`<p class="lead">Order <bdi>${textOf(request.order_id)}</bdi></p>`;
	const description =
		request.description !== undefined && html`<p class="lead"><bdi>${textOf(request.description)}</bdi></p>`;
	const main = html`<h1>${title}</h1>
${order}${description}
<p class="lead">${SCREENS[textOf(request.action)]}, session <bdi>${id}</bdi></p>
${isPayment ? [tallyOf(sections), findingsOf(findings), mandateOf(request), sections.map(sectionOf), wordsOf(request)] : [MANAGEMENT, findingsOf(findings)]}`;
	return pageOf({title: `${title} · ${id}`, home: '../', main});
}

const SCREENS: Readonly<Record<string, string>> = {
	paymentPage: 'Payment page',
	quickPay: 'Quick-pay screen',
	paymentManagement: 'Payment management',
};

const MANAGEMENT = html`<section class="card"><p>Here the customer deletes stored payment methods: no filter applies.</p></section>`;

function textOf(value: JsonObject[string] | undefined): string {
	return typeof value === 'string' ? value : '';
}

/** How many sections are shown, in part, or hidden. */
function tallyOf(sections: readonly Section[]): Html {
	const groups = sections.flatMap(section => section.groups);
	const counts = VERDICTS.map(verdict => {
		const count = groups
			.filter(group => group.verdict === verdict)
			.reduce((sum, group) => sum + Math.max(group.items.length, 1), 0);
		return count > 0 && html`<li>${badge(verdict, String(count))}</li> `;
	});
	return html`<ul class="tally" aria-label="Instruments that the filter tells apart">${counts}</ul>`;
}

function badge(verdict: Verdict, more = ''): Html {
	const [sign, words] = MARKS[verdict];
	return html`<span class="badge ${verdict}"><span aria-hidden="true">${sign}</span> ${more} ${words}</span>`;
}

function mandateOf(request: JsonObject): Html | false {
	const kind = request['options.create_mandate'];
	if (kind === undefined) return false;
	const day = (value: JsonObject[string] | undefined): string =>
		new Date(Number(value) * 1000).toISOString().slice(0, 10);
	return html`<section class="card">
<header><h2>Mandate</h2> <code>${textOf(kind)}</code></header>
<dl>
<dt>Who sets it up</dt><dd>${kind === 'REQUIRED' ? 'Every customer: other options cannot be used' : 'Customers who wish to'}</dd>
<dt>At most</dt><dd>${textOf(request['mandate.max_amount'])}</dd>
<dt>From</dt><dd>${day(request['mandate.start_date'])}</dd>
<dt>Until</dt><dd>${day(request['mandate.end_date'])}</dd>
</dl>
</section>`;
}

/** The filter in plain English, EMI and mandate included. */
function wordsOf(request: JsonObject): Html | false {
	let words: readonly string[];
	try {
		words = describe(request).split('\n');
	} catch (error) {
		if (error instanceof MisuseError) return false;
		throw error;
	}
	const [start, ...lines] = words;
	const items = lines.map(line => html`<li class="level-${levelOf(line)}">${line.replace(/^\s*(- )?/, '')}</li>\n`);
	return html`<section class="card">
<h2>In words</h2>
<p class="words">${start}</p>
${items.length > 0 && html`<ul class="words">${items}</ul>`}
</section>`;
}

/** How far inside other lines a line stands: the first is a list's own, by `- `, the next begin at four blanks. */
function levelOf(line: string): number {
	return Math.max((line.search(/\S/) >> 1) - 1, 0);
}

function sectionOf({title, code, groups}: Section): Html {
	const [first] = groups;
	const only = groups.length === 1 && first !== undefined ? first.verdict : undefined;
	const shown = groups.slice(0, MOST_GROUPS);
	const more = groups.length - shown.length;
	return html`<section class="card ${only}">
<header><h2>${title}</h2> ${code !== undefined && html`<code>${code}</code>`} ${only !== undefined && badge(only)}</header>
${shown.map(group => groupOf(group, only === undefined))}
${more > 0 && html`<p class="group soft">and for ${more} more reasons, not listed here</p>`}
</section>
`;
}

function groupOf({verdict, why, eachItsOwn, items}: Group, hasBadge: boolean): Html {
	const shown = items.slice(0, MOST_ITEMS);
	const more = items.length - shown.length;
	const chips = html`<ul class="chips ${verdict}">
${shown.map(item => html`<li>${item}</li>\n`)}${more > 0 && html`<li>and ${more} more</li>`}</ul>`;
	const others = eachItsOwn && '; likewise the others';
	return html`<div class="group">
${hasBadge && badge(verdict)}
${items.length > 0 && chips}
${why.map(({text, pointers}) => html`<p class="why">${text}${others} ${pointers.map(codeOf)}</p>\n`)}
</div>
`;
}

function codeOf(pointer: string): Html {
	return html`<code>${pointer || 'the whole request'}</code>`;
}

function findingsOf(findings: readonly Finding[]): Html | false {
	if (findings.length === 0) return false;
	const items = findings.map(
		({severity, pointer, message}) =>
			html`<li><span class="badge ${severity}">${severity}</span> ${message} ${codeOf(pointer)}</li>\n`,
	);
	return html`<section class="card">
<h2>Findings</h2>
<ul class="findings">${items}</ul>
</section>`;
}
