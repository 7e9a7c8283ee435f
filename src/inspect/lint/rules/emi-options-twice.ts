// emiOptions in two places of one request.
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description:
		'The request has emiOptions inside payment_filter and next to it: the specification does not state which of the two counts.',
	effect: 'Customers see the plans of one of the two, and you cannot know of which.',
	source: 'open point 4',
	wrong: {
		order_id: 'order-1',
		amount: '499.00',
		customer_id: 'customer-1',
		customer_email: 'someone@shop.test',
		customer_phone: '9000000001',
		payment_page_client_id: 'client-1',
		action: 'paymentPage',
		payment_filter: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CASH', enable: false}],
			emiOptions: {noCostEmi: {enable: false}},
		},
		emiOptions: {standardEmi: {enable: false}},
	},
	right: {
		order_id: 'order-1',
		amount: '499.00',
		customer_id: 'customer-1',
		customer_email: 'someone@shop.test',
		customer_phone: '9000000001',
		payment_page_client_id: 'client-1',
		action: 'paymentPage',
		payment_filter: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CASH', enable: false}],
			emiOptions: {noCostEmi: {enable: false}},
		},
	},
};

export const check: LintCheck = {id: 'emi-options-twice', about: 'emi', check: reportEmiOptionsTwice};

function reportEmiOptionsTwice({emiFilters}: LintSubject, report: ReportIssue): void {
	if (emiFilters.length < 2) return;
	report('/emiOptions', {
		problem: 'emiOptions is also inside payment_filter',
		remedy: 'keep the one that your account reads',
		related: [{pointer: '/payment_filter/emiOptions', message: 'the other emiOptions'}],
	});
}
