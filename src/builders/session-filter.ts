// The filter of a session: a builder of this copy of the package or another, or a plain filter.

import {kindOfBuilder} from '../diagnostics/builder-kind.js';
import {type IssueCollector, throwIssue} from '../diagnostics/issue-collector.js';
import type {AccountNode} from '../model/account-node.js';
import {writePaymentFilter} from '../model/write-payment-filter.js';
import {reportContradictions} from '../rules/contradictions.js';
import {nothingLeft} from '../rules/nothing-left.js';
import {notFilter} from '../rules/recipe-results.js';
import {readPaymentFilter} from '../schema/payment-filter-shape.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import {Filter} from './filter.js';
import {RecipeBuilder} from './recipe-builder.js';

const POINTER = '/payment_filter';

/** The frozen filter, checked by the builders' rules and the catalog of the account; every issue goes to the report. */
export function filterOf(given: unknown, account: AccountNode, report: IssueCollector): PaymentFilter | undefined {
	if (RecipeBuilder.is(Filter, given)) {
		const filter = writePaymentFilter(given.node, given.place.account, POINTER);
		if (given.place.account !== account) reportOtherAccount(filter, account, report);
		report.add(POINTER, nothingLeft(filter));
		return filter;
	}
	const kind = kindOfBuilder(given);
	if (kind !== undefined && kind !== 'filter') {
		throwIssue(POINTER, notFilter(kind));
	}
	const filter = readPaymentFilter(given, report, POINTER, {
		types: account.types,
		extraOptionFields: account.options.extraOptionFields,
	});
	if (filter === undefined) return undefined;
	reportContradictions(filter, report, POINTER);
	reportUnlisted(filter, account, report);
	report.add(POINTER, nothingLeft(filter));
	return filter;
}

/** Reports the types and codes of a filter that this account does not have. */
function reportOtherAccount(filter: PaymentFilter, account: AccountNode, report: IssueCollector): void {
	filter.options.forEach(({paymentMethodType}, index) => {
		const problem = vocabularyProblem(paymentMethodType, account.types, 'payment method type');
		report.add(`${POINTER}/options/${index}/paymentMethodType`, problem);
	});
	reportUnlisted(filter, account, report);
}

/** Reports the codes of a filter that the catalog does not list. */
function reportUnlisted(filter: PaymentFilter, {catalog}: AccountNode, report: IssueCollector): void {
	filter.options.forEach((option, index) => {
		catalog?.reportOption(option, report, `${POINTER}/options/${index}`);
	});
	const {emiOptions} = filter;
	if (emiOptions !== undefined) catalog?.reportEmi(emiOptions, report, `${POINTER}/emiOptions`);
}
