// The parts of a session that its builder sets in one step each.
import {expect, test} from 'vitest';
import {IssueCollector} from '../../src/diagnostics/issue-collector.js';
import {
	readDetails,
	readExtraFields,
	readFieldsOfAction,
	readMandateFields,
} from '../../src/rules/read-session-parts.js';
import type {Action} from '../../src/wire/session.js';

const customer = {
	customer_id: 'customer-1',
	customer_email: 'someone@example.com',
	customer_phone: '9000000000',
	payment_page_client_id: 'client-1',
};
const order = {...customer, order_id: 'order-1', amount: '499.00'};

function outcome<Value>(read: (report: IssueCollector) => Value) {
	const report = new IssueCollector();
	return {value: read(report), issues: report.issues.map(({pointer, rule}) => `${pointer} ${rule}`)};
}
const messages = (read: (report: IssueCollector) => unknown): string => {
	const report = new IssueCollector();
	read(report);
	return report.issues.map(({pointer, message}) => `${pointer} ${message}`).join('\n');
};
const fields = (action: Action, input: unknown) => outcome(report => readFieldsOfAction(action, input, report));

test('an action takes exactly its fields', () => {
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

test('the fields may be those of an instance of a class; a builder, a date and an empty object have none', () => {
	class Order {
		constructor(fields: object) {
			Object.assign(this, fields);
		}
	}
	expect(fields('paymentPage', new Order(order))).toEqual({value: order, issues: []});
	const unfinished = Object.create({[Symbol.for('paylock.builder')]: 'session'});
	for (const input of [Object.assign(unfinished, order), Object.assign(new Date(), order), new Order({})])
		expect(fields('paymentPage', input).issues).toEqual([' invalid-type']);
});

test('any unknown action is one issue', () => {
	for (const action of ['paymentpage', '__proto__', 'toString', undefined]) {
		expect(fields(action as Action, order).issues).toHaveLength(1);
	}
});

test('a field that belongs elsewhere names its step', () => {
	const misplaced = {
		...order,
		action: 'paymentPage',
		description: 'A gift',
		sdk_udf: 'showEMI',
		payment_filter: {},
		emiOptions: {},
		'mandate.max_amount': '1.00',
		Amount: '1.00',
		udf1: 1,
	};
	expect(messages(report => readFieldsOfAction('paymentPage', misplaced, report))).toMatchInlineSnapshot(`
		"/action action is the first argument of session(…): remove it here
		/description description has its own step: use .details(…)
		/sdk_udf sdk_udf has its own step: use .emiDisplay(…)
		/payment_filter payment_filter has its own step: use .paymentFilter(…)
		/emiOptions emiOptions has its own step: use .paymentFilter(…)
		/mandate.max_amount mandate.max_amount has its own step: use .mandate(…)
		/Amount "Amount" is not a field of a paymentPage session: write "amount"
		/udf1 "udf1" is not a field of a paymentPage session: add it with .extra({…})"
	`);
	expect(
		messages(report => readFieldsOfAction('quickPay', {...order, description: 'A gift'}, report)),
	).toMatchInlineSnapshot(`"/description a quickPay session has no description: leave it out"`);
	expect(
		messages(report =>
			readExtraFields('paymentPage', {amount: '1.00', description: 'A gift', action: 'quickPay'}, report),
		),
	).toMatchInlineSnapshot(`
		"/amount amount is one of the fields of session(…): write it there
		/description description has its own step: use .details(…)
		/action action is the first argument of session(…): remove it here"
	`);
	expect(messages(report => readExtraFields('quickPay', {description: 'A gift'}, report))).toMatchInlineSnapshot(
		`"/description a quickPay session has no description: leave it out"`,
	);
	expect(
		messages(report => readDetails({frist_name: 'A', order_id: 'x', sdk_udf: 'x'}, report)),
	).toMatchInlineSnapshot(`
		"/frist_name "frist_name" is not a field of a details object: write "first_name"
		/order_id order_id is one of the fields of session(…): write it there
		/sdk_udf sdk_udf has its own step: use .emiDisplay(…)"
	`);
});

test('details are optional one by one, and undefined counts as absent', () => {
	const details = {return_url: 'https://example.com/back', first_name: 'A'};
	expect(outcome(report => readDetails({...details, last_name: undefined}, report))).toEqual({
		value: details,
		issues: [],
	});
	expect(
		outcome(report => readDetails({return_url: 'javascript:alert(1)', frist_name: 'A', last_name: null}, report))
			.issues,
	).toEqual(['/return_url invalid-format', '/frist_name unknown-key', '/last_name invalid-type']);
	expect(outcome(report => readDetails(undefined, report)).issues).toEqual([' invalid-type']);
});

test('extra fields are any JSON, and undefined counts as absent', () => {
	const extra = {udf1: {any: ['JSON', null]}, udf2: 5};
	expect(outcome(report => readExtraFields('quickPay', {...extra, udf3: undefined}, report))).toEqual({
		value: extra,
		issues: [],
	});
	expect(
		outcome(report => readExtraFields('quickPay', {udf1: undefined, udf2: 1n, order_id: 'x'}, report)).issues,
	).toEqual(['/udf2 invalid-type', '/order_id unknown-key']);
	const negative = outcome(report => readExtraFields('quickPay', {udf1: -0, udf2: [-0]}, report));
	expect(negative.value).toStrictEqual({udf1: 0, udf2: [0]});
});

test('a plain mandate has four fields and ends after it starts', () => {
	const mandate = {
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '999.00',
		'mandate.start_date': '1893456000',
		'mandate.end_date': '1924992000',
	};
	expect(outcome(report => readMandateFields(mandate, report))).toEqual({value: mandate, issues: []});
	expect(outcome(report => readMandateFields({...mandate, 'mandate.end_date': '1893456000'}, report))).toEqual({
		value: undefined,
		issues: ['/mandate.end_date mandate-ends-before-start'],
	});
	expect(outcome(report => readMandateFields({max_amount: '1.00'}, report)).issues).toHaveLength(5);
});
