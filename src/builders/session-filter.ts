// The filter of a session: a builder of this copy of the package or another, or a plain filter.
import {type IssueCollector, throwIssue} from '../diagnostics/issue-collector.js';
import type {DialectNode} from '../model/dialect-node.js';
import {writePaymentFilter} from '../model/write-payment-filter.js';
import {reportContradictions} from '../rules/contradictions.js';
import {readPaymentFilter} from '../schema/payment-filter-shape.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import {kindOfBuilder} from './brand.js';
import {reportUnlistedFilter} from './catalog-check.js';
import {Filter} from './filter.js';

const POINTER = '/payment_filter';

/** The frozen filter, checked by the builders' rules and the catalog of the dialect; every issue goes to the report. */
export function filterOf(given: unknown, dialect: DialectNode, report: IssueCollector): PaymentFilter | undefined {
	const node = Filter.node(given);
	if (node !== undefined) {
		const filter = writePaymentFilter(node, POINTER);
		if (node.dialect !== dialect) reportOtherDialect(filter, dialect, report);
		return filter;
	}
	const kind = kindOfBuilder(given);
	if (kind !== undefined && kind !== 'filter') {
		const message = `this builder (${kind}) is not a payment filter: use filter().allowDefaults(…)`;
		throwIssue(POINTER, {rule: 'invalid-type', message, found: kind});
	}
	const filter = readPaymentFilter(given, report, POINTER, {types: dialect.types});
	if (filter === undefined) return undefined;
	reportContradictions(filter, report, POINTER);
	reportUnlistedFilter(filter, dialect, report, POINTER);
	return filter;
}

/** Reports the types and codes of a filter that this dialect does not have. */
function reportOtherDialect(filter: PaymentFilter, dialect: DialectNode, report: IssueCollector): void {
	filter.options.forEach(({paymentMethodType}, index) => {
		const problem = vocabularyProblem(paymentMethodType, dialect.types, 'payment method type');
		if (problem !== undefined) report.add(`${POINTER}/options/${index}/paymentMethodType`, problem);
	});
	reportUnlistedFilter(filter, dialect, report, POINTER);
}
