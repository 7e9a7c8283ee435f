// The payment screen of a filter or session request, as an HTML document.

import type {Account} from '../account/account.js';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import {withinBudget} from '../inspect/analysis/budget.js';
import {classParts} from '../inspect/analysis/class-parts.js';
import {namedRulesOf} from '../inspect/evaluate/deciding-rules.js';
import {summarize} from '../inspect/index.js';
import {checkOptions, checkOwnOptions} from '../inspect/read/inspect-options.js';
import {plainDataOf} from '../inspect/read/snapshot.js';
import {readSubjectOrThrow} from '../inspect/subject/read-subject.js';
import type {Fields} from '../schema/shape.js';
import type {JsonObject} from '../wire/session.js';
import {customerView, managementView, textOf} from './screen/customer-view.js';
import {documentOf} from './screen/document.js';
import {type Html, html} from './screen/html.js';
import {readableCode, screenSections} from './screen/model.js';
import {whyView} from './screen/why-view.js';

/**
 * Which view of a payment screen: the page that a customer sees, or the reason for each decision.
 *
 * @source The views are paylock's own
 */
export type ScreenView = 'customer' | 'why';

/**
 * The options of {@link renderScreen}: the account, and `view`.
 *
 * @source The views are paylock's own
 */
export interface ScreenOptions extends Account {
	/** `'customer'` by default. */
	readonly view?: ScreenView | undefined;
}

/**
 * Renders the payment screen of a filter or session request as a self-contained HTML document, for tests, documentation
 * and previews.
 *
 * The `customer` view looks like a payment page on a phone: what is hidden is absent, what is undetermined is marked.
 * Each tile has the index of its class among `instrumentClasses` in `data-class`, and the one code that it stands for in `data-code`.
 * The `why` view says in English what the filter does, beside the customer's screen, and has a table of all decisions: the
 * instruments, the verdict, the names of the included rules that decide, and the rule with its pointer and the JSON there.
 *
 * @param input - a filter or a session request, as object, builder or JSON text
 * @param options - see {@link ScreenOptions}
 * @returns the document
 * @throws a {@link MisuseError} for wrong options, `InvalidInputError` for input that is not a filter or session at all
 * @example
 * ```ts
 * import {filter} from 'paylock';
 * import {renderScreen} from 'paylock/sandbox';
 *
 * const page = renderScreen(filter().allowDefaults(true).hide('CASH'), {view: 'customer'});
 * page.includes('Cash on delivery');
 * // false
 * ```
 * @source checkout-spec: payment_filter object; the pages are paylock's own
 */
export function renderScreen(input: unknown, options: ScreenOptions = {}): string {
	return reportAtCall(renderScreen, () => {
		const {account, own} = checkOwnOptions<Pick<ScreenOptions, 'view'>>(options, input, 'screen option', OWN);
		return screenDocument(input, own.view ?? 'customer', account);
	});
}

const OWN: Fields = {view: {kind: 'enum', what: 'view', enum: ['customer', 'why'] satisfies readonly ScreenView[]}};

/** The document of one view; `at` and `issues` are what a sandbox adds. */
export function screenDocument(input: unknown, view: ScreenView, account: Account, at?: string, issues?: Html): string {
	const subject = readSubjectOrThrow(input, checkOptions(account));
	const request = (plainDataOf(subject.plain) ?? {}) as JsonObject; // what can be read is an object
	const isManagement = subject.action === 'paymentManagement';
	const classes = isManagement ? [] : withinBudget(budget => classParts(subject, budget));
	// Customers see names; developers see the codes of their own filter.
	const named = screenSections(classes, code => readableCode(code, account.servicePrefix));
	const phone = isManagement ? managementView() : customerView(request, named, view);
	const amount = textOf(request.amount);
	const title = isManagement ? 'Payment methods' : amount === undefined ? 'Payment' : `Pay ${amount}`;
	if (view === 'customer') return documentOf({title, at, main: html`<div class="customer">${phone}</div>`});
	const description = isManagement ? 'No filter applies.' : summarize(input, account);
	const rules = namedRulesOf(input, subject);
	const decided =
		rules === undefined || isManagement ? classes : withinBudget(budget => classParts(subject, budget, rules));
	const sections = screenSections(decided, code => code);
	const main = whyView(request, sections, {description, phone, issues});
	return documentOf({title: `Why: ${title}`, at, main});
}
