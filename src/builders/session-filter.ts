// What a session takes as its filter: a builder, of this copy of the library or another, or a plain filter.
import {type IssueCollector, throwIssue} from '../diagnostics/issue-collector.js';
import type {DialectNode} from '../model/dialect-node.js';
import {writePaymentFilter} from '../model/write-payment-filter.js';
import {reportContradictions} from '../rules/contradictions.js';
import {readPaymentFilter} from '../schema/payment-filter-shape.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import {kindOfBuilder} from './brand.js';
import {reportUnlistedFilter} from './catalog-check.js';
import {Filter} from './filter.js';

export interface AttachedFilter {
	readonly payment_filter: PaymentFilter;
	/** The prefix its providers are doubled with, where a builder said it. */
	readonly servicePrefix?: string;
}

const PLACE = '/payment_filter';
const NONE: PaymentFilter = Object.freeze({allowDefaultOptions: true, options: Object.freeze([])});

/** The filter, frozen and checked by the builders' rules and the dialect's catalogue; every issue goes to the report. */
export function filterOf(given: unknown, dialect: DialectNode, report: IssueCollector): AttachedFilter {
	const node = Filter.node(given);
	if (node !== undefined) {
		const payment_filter = writePaymentFilter(node, PLACE);
		if (node.dialect !== dialect) reportUnlistedFilter(payment_filter, dialect, report, PLACE);
		return node.servicePrefix === undefined ? {payment_filter} : {payment_filter, servicePrefix: node.servicePrefix};
	}
	const kind = kindOfBuilder(given);
	if (kind !== undefined && kind !== 'filter') {
		throwIssue(PLACE, {
			rule: 'invalid-type',
			message: `${kind} is no payment filter: hand over filter().allowDefaults(…)`,
			found: kind,
		});
	}
	const payment_filter = readPaymentFilter(given, report, PLACE);
	if (payment_filter !== undefined) {
		reportContradictions(payment_filter, report, PLACE);
		reportUnlistedFilter(payment_filter, dialect, report, PLACE);
	}
	return {payment_filter: payment_filter ?? NONE};
}
