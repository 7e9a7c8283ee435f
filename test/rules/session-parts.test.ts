// The parts of a session that its builder takes one call each.
import {expect, test} from 'vitest';
import {IssueCollector} from '../../src/diagnostics/issue-collector.js';
import {readDetails, readFieldsOfAction, readMandateFields} from '../../src/rules/read-session-parts.js';
import type {Action} from '../../src/wire/session.js';

const customer = {
	customer_id: 'customer-1',
	customer_email: 'someone@example.com',
	customer_phone: '9000000000',
	payment_page_client_id: 'client-1',
};
const order = {...customer, order_id: 'order-1', amount: '499.00'};

function told<Value>(read: (report: IssueCollector) => Value) {
	const report = new IssueCollector();
	return {value: read(report), issues: report.issues.map(({pointer, rule}) => `${pointer} ${rule}`)};
}
const fields = (action: Action, input: unknown) => told(report => readFieldsOfAction(action, input, report));

test('an action takes exactly the fields of its row', () => {
	expect(fields('paymentPage', order)).toEqual({value: order, issues: []});
	expect(fields('quickPay', order)).toEqual({value: order, issues: []});
	expect(fields('paymentManagement', customer)).toEqual({value: customer, issues: []});
	expect(fields('paymentManagement', order).issues).toEqual(['/order_id wrong-action', '/amount wrong-action']);
	expect(fields('paymentPage', {...order, amount: 499, customer_phone: ' '}).issues).toEqual([
		'/customer_phone invalid-format',
		'/amount invalid-type',
	]);
	expect(fields('quickPay', customer).issues).toEqual(['/order_id missing-field', '/amount missing-field']);
});

test('a field of another call, a misspelled field and an extra field are unknown keys', () => {
	expect(fields('paymentPage', {...order, return_url: 'x', sdk_udf: 'x', Amount: '1.00', udf1: 1}).issues).toEqual(
		['/return_url', '/sdk_udf', '/Amount', '/udf1'].map(pointer => `${pointer} unknown-key`),
	);
});

test('an action that is none is named, whatever its name', () => {
	for (const action of ['paymentpage', '__proto__', 'toString', undefined]) {
		expect(fields(action as Action, order).issues).toHaveLength(1);
	}
});

test('details are optional one by one', () => {
	const details = {return_url: 'https://example.com/back', first_name: 'A'};
	expect(told(report => readDetails(details, report))).toEqual({value: details, issues: []});
	expect(
		told(report => readDetails({return_url: 'javascript:alert(1)', frist_name: 'A'}, report, '/details')).issues,
	).toEqual(['/details/return_url invalid-format', '/details/frist_name unknown-key']);
});

test('a plain mandate has four fields and ends after it starts', () => {
	const mandate = {
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '999.00',
		'mandate.start_date': '1893456000',
		'mandate.end_date': '1924992000',
	};
	expect(told(report => readMandateFields(mandate, report))).toEqual({value: mandate, issues: []});
	expect(told(report => readMandateFields({...mandate, 'mandate.end_date': '1893456000'}, report))).toEqual({
		value: undefined,
		issues: ['/mandate.end_date mandate-ends-before-start'],
	});
	expect(told(report => readMandateFields({max_amount: '1.00'}, report)).issues).toHaveLength(5);
});
