// Whole session requests: a valid one is returned as it is, what is wrong is reported at its place.
import {expect, test} from 'vitest';
import {IssueCollector} from '../../src/diagnostics/issue-collector.js';
import {session} from '../../src/index.js';
import {readFieldsOfAction, readMandateFields} from '../../src/rules/read-session-parts.js';
import {readSessionRequest} from '../../src/rules/read-session-request.js';
import {issuesOf} from '../schema/issue-messages.js';

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
const issues = (request: object) => issuesOf(report => readSessionRequest(request, report));

test.each<readonly [what: string, request: object]>([
	['a payment page', page],
	['a quick-pay screen', {action: 'quickPay', ...order}],
	['a payment management', {action: 'paymentManagement', ...customer}],
	['details and an extra field', {...page, description: 'A gift', udf1: {any: ['JSON', null]}}],
	['a filter of single providers, without a mandate', {...page, payment_filter: wallets('WALLET_A')}],
	['a filter of doubled ones, with one', {...page, ...mandate, payment_filter: wallets('WALLET_A', 'P_WALLET_A')}],
	['a mandate without a filter', {...page, ...mandate}],
	['EMI next to the filter', {...page, emiOptions: alone, payment_filter: wallets('WALLET_A')}],
	['EMI hidden', {...page, sdk_udf: 'hideEMI'}],
	['EMI hidden next to a filter', {...page, sdk_udf: 'hideEMI', payment_filter: wallets('WALLET_A')}],
	['EMI hidden, and not alone', {...page, sdk_udf: 'hideEMI', emiOptions: {showOnlyEmi: false}}],
	['EMI shown, and alone', {...page, sdk_udf: 'showEMI', emiOptions: alone}],
	['EMI alone in the filter', {...page, payment_filter: {...wallets('WALLET_A'), emiOptions: alone}}],
])('%s is accepted unchanged', (_, request) => {
	const report = new IssueCollector();
	expect(readSessionRequest(request, report)).toEqual(request);
	expect(report.total).toBe(0);
});

test('a field that the action does not have is one issue', () => {
	expect(
		issues({action: 'quickPay', ...order, ...mandate, payment_filter: wallets('WALLET_A'), description: 'A gift'}),
	).toMatchInlineSnapshot(`
		"/options.create_mandate wrong-action
		/mandate.max_amount wrong-action
		/mandate.start_date wrong-action
		/mandate.end_date wrong-action
		/payment_filter wrong-action"
	`);
	expect(issues({action: 'quickPay', ...order, description: 5})).toBe('/description invalid-type');
	expect(issues({action: 'quickPay', ...order, 'mandate.max_amount': '1.00'})).toMatchInlineSnapshot(
		`"/mandate.max_amount wrong-action"`,
	);
	expect(issues({action: 'paymentManagement', ...order, udf1: 1})).toMatchInlineSnapshot(`
		"/order_id wrong-action
		/amount wrong-action"
	`);
});

test('a mandate without all of its fields names those that are missing', () => {
	expect(issues({...page, 'mandate.max_amount': '1.00', 'mandate.end_date': '30'})).toMatchInlineSnapshot(`
		"/options.create_mandate missing-field"
	`);
});

test('a field with its own step names that step', () => {
	const fields = {...order, action: 'paymentPage', ...mandate, description: 'A', sdk_udf: 'showEMI'};
	const others = {payment_filter: {}, emiOptions: {}, udf1: 1, Amount: 1};
	expect(issuesOf(report => readFieldsOfAction('paymentPage', {...fields, ...others}, report))).toMatchInlineSnapshot(`
		"/action unknown-key
		/options.create_mandate unknown-key
		/mandate.max_amount unknown-key
		/mandate.start_date unknown-key
		/mandate.end_date unknown-key
		/description unknown-key
		/sdk_udf unknown-key
		/payment_filter unknown-key
		/emiOptions unknown-key
		/udf1 unknown-key
		/Amount unknown-key -> amount"
	`);
	expect(
		issuesOf(report => readFieldsOfAction('quickPay', {...order, description: 'A', udf1: 1}, report)),
	).toMatchInlineSnapshot(`
		"/description wrong-action
		/udf1 unknown-key"
	`);
	expect(
		issuesOf(report => readMandateFields({...mandate, max_amount: '1.00', udf1: 1}, report)),
	).toMatchInlineSnapshot(`
		"/max_amount unknown-key
		/udf1 unknown-key"
	`);
});

test.each([
	['allowDefaultOptions', true],
	['allowDefaultOption', true],
	['allow_default_options', false],
	['cardFilters', []],
])('%s belongs in the filter and is not an extra field', (key, value) => {
	expect(issues({...page, [key]: value})).toBe(`/${key} unknown-key`);
	const write = () => session('paymentPage', {...order, amount: '499.00'}).extra({[key]: value});
	expect(write).toThrow(expect.objectContaining({issues: [expect.objectContaining({pointer: `/${key}`})]}));
});
