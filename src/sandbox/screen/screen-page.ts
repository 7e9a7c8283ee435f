// Sandbox: the payment screen of a session.
import type {SandboxSession} from '../session-answer.js';
import type {Answer} from '../web.js';
import {findingsCard, mandateCard, textOf, wordsCard} from './cards.js';
import {html} from './html.js';
import {sectionsOf} from './judged.js';
import {pageOf} from './layout.js';
import {sectionOf, tallyOf} from './sections.js';

/** The screen: what the customer sees by its sections, and around them what only a developer sees. */
export function screenPage({id, request, findings}: SandboxSession): Answer {
	const {action, amount, order_id, description} = request;
	const isPayment = action !== 'paymentManagement';
	const sections = isPayment ? sectionsOf(request) : [];
	const title = isPayment ? `Pay ${textOf(amount)}` : 'Manage payment methods';
	const payment = isPayment && [
		tallyOf(sections),
		findingsCard(findings),
		mandateCard(request),
		sections.map(sectionOf),
		wordsCard(request),
	];
	const main = html`<h1>${title}</h1>
${isPayment && html`<p class="lead">Order <bdi>${textOf(order_id)}</bdi></p>`}
${description !== undefined && html`<p class="lead"><bdi>${textOf(description)}</bdi></p>`}
<p class="lead">${SCREENS[textOf(action)]}, session <bdi>${id}</bdi></p>
${payment || [MANAGEMENT, findingsCard(findings)]}`;
	return pageOf({title: `${title} · ${id}`, home: '../', main});
}

const SCREENS: Readonly<Record<string, string>> = {
	paymentPage: 'Payment page',
	quickPay: 'Quick-pay screen',
	paymentManagement: 'Payment management',
};

const MANAGEMENT = html`<section class="card"><p>Here the customer deletes stored payment methods: no filter applies.</p></section>`;
