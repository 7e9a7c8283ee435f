// A session request given whole: what is right passes as it stands, what contradicts itself is told where it stands.
import {expect, test} from 'vitest';
import {IssueCollector} from '../../src/diagnostics/issue-collector.js';
import {readFieldsOfAction, readMandateFields} from '../../src/rules/read-session-parts.js';
import {readSessionRequest} from '../../src/rules/read-session-request.js';
import {words} from '../schema/issue-messages.js';

const customer = {
	customer_id: 'customer-1',
	customer_email: 'someone@example.com',
	customer_phone: '9000000000',
	payment_page_client_id: 'client-1',
};
const order = {...customer, order_id: 'order-1', amount: '499.00'};
const page = {action: 'paymentPage', ...order};
const mandate = {
	'options.create_mandate': 'REQUIRED',
	'mandate.max_amount': '999.00',
	'mandate.start_date': '1893456000',
	'mandate.end_date': '1924992000',
};
const wallets = (...paymentMethods: readonly string[]) => ({
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods}],
});
const alone = {showOnlyEmi: true};
const told = (request: object) => words(report => readSessionRequest(request, report));

test.each<readonly [what: string, request: object]>([
	['a payment page', page],
	['a quick-pay screen', {action: 'quickPay', ...order}],
	['a payment management', {action: 'paymentManagement', ...customer}],
	['details and an extra field', {...page, description: 'A gift', udf1: {any: ['JSON', null]}}],
	['a filter of single providers, without a mandate', {...page, payment_filter: wallets('WALLET_A')}],
	['a filter of doubled ones, with one', {...page, ...mandate, payment_filter: wallets('WALLET_A', 'P_WALLET_A')}],
	['a mandate without a filter', {...page, ...mandate}],
	['EMI beside the filter', {...page, emiOptions: alone, payment_filter: wallets('WALLET_A')}],
	['EMI hidden', {...page, sdk_udf: 'hideEMI'}],
	['EMI hidden beside a filter', {...page, sdk_udf: 'hideEMI', payment_filter: wallets('WALLET_A')}],
	['EMI hidden, and not alone', {...page, sdk_udf: 'hideEMI', emiOptions: {showOnlyEmi: false}}],
	['EMI shown, and alone', {...page, sdk_udf: 'showEMI', emiOptions: alone}],
	['EMI alone in the filter', {...page, payment_filter: {...wallets('WALLET_A'), emiOptions: alone}}],
])('%s is taken as it stands', (_, request) => {
	const report = new IssueCollector();
	expect(readSessionRequest(request, report)).toEqual(request);
	expect(report.total).toBe(0);
});

test('EMI that is shown alone is not hidden', () => {
	expect(told({...page, sdk_udf: 'hideEMI', emiOptions: alone})).toMatchInlineSnapshot(`
		"/sdk_udf emi-display-contradicted
		  message: the filter shows EMI alone: drop emiDisplay('hideEMI') or .showOnlyEmi()
		  severity: error"
	`);
	expect(told({...page, sdk_udf: 'hideEMI', payment_filter: {...wallets('WALLET_A'), emiOptions: alone}})).toBe(
		told({...page, sdk_udf: 'hideEMI', emiOptions: alone}),
	);
});

test('what contradicts itself is told from the top of the request', () => {
	const lists = {enable: true, credit: {enable: true, filters: []}};
	expect(
		told({
			...page,
			...mandate,
			'mandate.end_date': '30',
			payment_filter: {...wallets('WALLET_A,WALLET_B'), emiOptions: {noCostEmi: lists}},
			emiOptions: {standardEmi: lists},
		}),
	).toMatchInlineSnapshot(`
		"/mandate.end_date mandate-ends-before-start
		  message: the mandate does not end after it starts: write a later mandate.end_date
		  found: 30
		  severity: error
		/payment_filter/options/0/paymentMethods/0 two-codes-in-one-string
		  message: "WALLET_A,WALLET_B" holds a comma: write each code as a string of its own
		  found: "WALLET_A,WALLET_B"
		  suggestion: "WALLET_A", "WALLET_B"
		  severity: error
		/payment_filter/emiOptions/noCostEmi/credit/filters empty-list
		  message: filters is empty: leave it out to mean the whole group
		  severity: error
		/payment_filter/options/0/paymentMethods providers-not-doubled
		  message: a mandate session needs each NB, WALLET and CONSUMER_FINANCE provider twice: add .forMandates(servicePrefix) to the filter
		  severity: error
		/emiOptions/standardEmi/credit/filters empty-list
		  message: filters is empty: leave it out to mean the whole group
		  severity: error"
	`);
});

test('with a leniency contradictions are left to lint', () => {
	const report = new IssueCollector();
	const request = {...page, sdk_udf: 'hideEMI', emiOptions: alone};
	expect(readSessionRequest(request, report, {onMissing: () => undefined})).toEqual(request);
});

test('what the screen does not carry is told so, and no more of it', () => {
	expect(
		told({action: 'quickPay', ...order, ...mandate, payment_filter: wallets('WALLET_A'), description: 'A gift'}),
	).toMatchInlineSnapshot(`
		"/options.create_mandate wrong-action
		  message: a quickPay session carries no options.create_mandate: leave it out
		  severity: error
		/mandate.max_amount wrong-action
		  message: a quickPay session carries no mandate.max_amount: leave it out
		  severity: error
		/mandate.start_date wrong-action
		  message: a quickPay session carries no mandate.start_date: leave it out
		  severity: error
		/mandate.end_date wrong-action
		  message: a quickPay session carries no mandate.end_date: leave it out
		  severity: error
		/payment_filter wrong-action
		  message: a quickPay session carries no payment_filter: leave it out
		  severity: error
		/description wrong-action
		  message: a quickPay session carries no description: leave it out
		  severity: error"
	`);
	expect(told({action: 'quickPay', ...order, 'mandate.max_amount': '1.00'})).toMatchInlineSnapshot(`
		"/mandate.max_amount wrong-action
		  message: a quickPay session carries no mandate.max_amount: leave it out
		  severity: error"
	`);
	expect(told({action: 'paymentManagement', ...order, udf1: 1})).toMatchInlineSnapshot(`
		"/order_id wrong-action
		  message: a paymentManagement session carries no order_id: leave it out
		  severity: error
		/amount wrong-action
		  message: a paymentManagement session carries no amount: leave it out
		  severity: error"
	`);
});

test('half a mandate is told what is missing', () => {
	expect(told({...page, 'mandate.max_amount': '1.00', 'mandate.end_date': '30'})).toMatchInlineSnapshot(`
		"/options.create_mandate missing-field
		  message: options.create_mandate is missing: give all of options.create_mandate, mandate.max_amount, mandate.start_date and mandate.end_date, or none
		  severity: error
		/mandate.start_date missing-field
		  message: mandate.start_date is missing: give all of options.create_mandate, mandate.max_amount, mandate.start_date and mandate.end_date, or none
		  severity: error"
	`);
});

test('a field that has a call of its own is sent there', () => {
	const fields = {...order, action: 'paymentPage', ...mandate, description: 'A', sdk_udf: 'showEMI'};
	const others = {payment_filter: {}, emiOptions: {}, udf1: 1, Amount: 1};
	expect(words(report => readFieldsOfAction('paymentPage', {...fields, ...others}, report))).toMatchInlineSnapshot(`
		"/action unknown-key
		  message: action does not stand among the fields of session(…): it is the first argument of session(…)
		  found: "action"
		  severity: error
		/options.create_mandate unknown-key
		  message: options.create_mandate does not stand among the fields of session(…): set it with .mandate(…)
		  found: "options.create_mandate"
		  severity: error
		/mandate.max_amount unknown-key
		  message: mandate.max_amount does not stand among the fields of session(…): set it with .mandate(…)
		  found: "mandate.max_amount"
		  severity: error
		/mandate.start_date unknown-key
		  message: mandate.start_date does not stand among the fields of session(…): set it with .mandate(…)
		  found: "mandate.start_date"
		  severity: error
		/mandate.end_date unknown-key
		  message: mandate.end_date does not stand among the fields of session(…): set it with .mandate(…)
		  found: "mandate.end_date"
		  severity: error
		/description unknown-key
		  message: description does not stand among the fields of session(…): set it with .details({…})
		  found: "description"
		  severity: error
		/sdk_udf unknown-key
		  message: sdk_udf does not stand among the fields of session(…): set it with .emiDisplay(…)
		  found: "sdk_udf"
		  severity: error
		/payment_filter unknown-key
		  message: payment_filter does not stand among the fields of session(…): set it with .paymentFilter(…)
		  found: "payment_filter"
		  severity: error
		/emiOptions unknown-key
		  message: emiOptions does not stand among the fields of session(…): set it with .paymentFilter(…)
		  found: "emiOptions"
		  severity: error
		/udf1 unknown-key
		  message: "udf1" is no field of a paymentPage session: add it with .extra({…})
		  found: "udf1"
		  allowed: customer_id, customer_email, customer_phone, payment_page_client_id, order_id, amount
		  severity: error
		/Amount unknown-key
		  message: "Amount" is no field of a paymentPage session: write amount
		  found: "Amount"
		  allowed: customer_id, customer_email, customer_phone, payment_page_client_id, order_id, amount
		  suggestion: amount
		  severity: error"
	`);
	expect(
		words(report => readFieldsOfAction('quickPay', {...order, description: 'A', udf1: 1}, report)),
	).toMatchInlineSnapshot(`
		"/description wrong-action
		  message: a quickPay session carries no description: leave it out
		  severity: error
		/udf1 unknown-key
		  message: "udf1" is no field of a quickPay session: add it with .extra({…})
		  found: "udf1"
		  allowed: customer_id, customer_email, customer_phone, payment_page_client_id, order_id, amount
		  severity: error"
	`);
	expect(words(report => readMandateFields({...mandate, max_amount: '1.00', udf1: 1}, report))).toMatchInlineSnapshot(`
		"/max_amount unknown-key
		  message: "max_amount" is no field of a mandate: write options.create_mandate, mandate.max_amount, mandate.start_date or mandate.end_date, or leave it out
		  found: "max_amount"
		  allowed: options.create_mandate, mandate.max_amount, mandate.start_date, mandate.end_date
		  severity: error
		/udf1 unknown-key
		  message: "udf1" is no field of a mandate: write options.create_mandate, mandate.max_amount, mandate.start_date or mandate.end_date, or leave it out
		  found: "udf1"
		  allowed: options.create_mandate, mandate.max_amount, mandate.start_date, mandate.end_date
		  severity: error"
	`);
});
