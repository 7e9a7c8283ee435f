// The payment screen of a filter or session request, as an HTML document.

import {IssueCollector} from '../diagnostics/issue-collector.js';
import {withinBudget} from '../inspect/analysis/budget.js';
import {instrumentClasses} from '../inspect/analysis/instrument-classes.js';
import {describe, type EvaluateOptions} from '../inspect/index.js';
import {checkOptions, checkReadings} from '../inspect/read/inspect-options.js';
import {subjectOrThrow} from '../inspect/read/subject.js';
import {readKnown} from '../schema/read-known.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import type {Readings} from '../wire/readings.js';
import {plainInput} from './plain-input.js';
import {customerView, managementView, textOf} from './screen/customer-view.js';
import {documentOf, type Tab} from './screen/document.js';
import {screenSections} from './screen/model.js';
import {readableCode} from './screen/readable.js';
import {whyView} from './screen/why-view.js';

export const SCREEN_VIEWS = ['customer', 'why'] as const;

/**
 * Which view of a payment screen: the page that a customer sees, or the reason for each decision.
 *
 * @source The views are paylock's own
 */
export type ScreenView = (typeof SCREEN_VIEWS)[number];

/**
 * The options of {@link renderScreen}.
 *
 * @source The views are paylock's own; `readings`: open-points, readings
 */
export interface ScreenOptions {
	/** `'customer'` by default. */
	readonly view?: ScreenView | undefined;
	/** How your account behaves where the specification is silent. */
	readonly readings?: Readings | undefined;
}

/**
 * Renders the payment screen of a filter or session request as a self-contained HTML document, for tests, documentation
 * and previews.
 *
 * The `customer` view looks like a payment page on a phone: what is hidden is absent, what is undetermined is marked.
 * The `why` view explains each decision with its rule, its pointer and the JSON there.
 *
 * @param input - a filter or a session request, as object, builder or JSON text
 * @param options - see {@link ScreenOptions}
 * @returns the document
 * @throws {@link MisuseError} for wrong options, `InvalidInputError` for input that is not a filter or session at all
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
	const collector = new IssueCollector();
	const [view = 'customer', readings] = readKnown(options, ['view', 'readings'], OPTIONS, collector);
	collector.add('/view', vocabularyProblem(view, SCREEN_VIEWS, 'view'));
	const settings = {readings: checkReadings(readings, collector, '/readings')};
	collector.throwIfAny();
	return screenDocument(input, view as ScreenView, settings); // one of the views, just checked
}

const OPTIONS = {what: 'set of screen options', part: 'screen option'};

/** The document of one view, with tabs above it where a sandbox serves it. */
export function screenDocument(
	input: unknown,
	view: ScreenView,
	settings: EvaluateOptions,
	tabs?: readonly Tab[],
): string {
	const options = checkOptions(settings);
	const subject = subjectOrThrow(input, options.account);
	const request = plainInput(input);
	const isManagement = request.action === 'paymentManagement';
	// Customers see names; developers see the codes of their own filter.
	const write = (code: string) => (view === 'why' ? code : readableCode(code, settings.servicePrefix));
	const classes = isManagement ? [] : withinBudget(() => instrumentClasses(subject, options));
	const sections = screenSections(classes, write);
	const amount = textOf(request.amount);
	const title = isManagement ? 'Payment methods' : amount === undefined ? 'Payment' : `Pay ${amount}`;
	if (view === 'why') {
		const description = isManagement ? 'No filter applies.' : describe(input, settings);
		return documentOf({title: `Why: ${title}`, tabs, main: whyView(request, sections, description)});
	}
	return documentOf({title, tabs, main: isManagement ? managementView() : customerView(request, sections)});
}
