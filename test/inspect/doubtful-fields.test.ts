// Fields of a request that are missing, empty, doubtful or unknown: what is an error, and what is only reported.
import {describe, expect, test} from 'vitest';
import {type Account, decode, decodeSession, explain, lint, repair} from '../../src/inspect/index.js';
import {page} from './page.js';

const now = new Date('2026-01-01');
const mandate = {
	'options.create_mandate': 'OPTIONAL',
	'mandate.max_amount': '499.00',
	'mandate.start_date': '1893456000',
	'mandate.end_date': '1924992000',
};

function without(input: object, ...keys: readonly string[]): object {
	return Object.fromEntries(Object.entries(input).filter(([key]) => !keys.includes(key)));
}

/** Severity, rule and place of each issue. */
function issuesOf(input: unknown, account: Account = {}): readonly string[] {
	return lint(input, {...account, now, severities: {'sample-value': 'off', 'order-id-format': 'off'}}).map(
		({severity, rule, pointer}) => `${severity} ${rule} ${pointer}`,
	);
}

describe('a field that is missing (open point 28)', () => {
	test.each(['customer_email', 'customer_phone', 'mandate.start_date', 'mandate.end_date'])(
		'%s is a warning',
		field => {
			const input = without({...page, ...mandate}, field);
			expect(issuesOf(input)).toEqual([`warning missing-field /${field}`]);
			expect(decodeSession(input)).toMatchObject({ok: true});
			expect(repair(input)).toMatchObject({value: input, changes: []});
			expect(issuesOf(input, {optionalFields: [field as 'customer_email']})).toEqual([]);
		},
	);

	test.each([
		'order_id',
		'amount',
		'customer_id',
		'payment_page_client_id',
		'options.create_mandate',
		'mandate.max_amount',
	])('%s is an error', field => {
		const input = without({...page, ...mandate}, field);
		expect(issuesOf(input)).toEqual([`error missing-field /${field}`]);
		expect(decodeSession(input)).toMatchObject({ok: false});
	});

	test.each(['order_id', 'amount', 'customer_id', 'payment_page_client_id'] as const)(
		'%s is none where the account may leave it out',
		field => {
			const input = without(page, field);
			expect(issuesOf(input, {optionalFields: [field]})).toEqual([]);
			expect(decodeSession(input, {optionalFields: [field]})).toMatchObject({ok: true, value: input});
		},
	);

	test('an action is read as paymentPage where the request is one', () => {
		const filter = {allowDefaultOptions: true, options: []};
		const input = without({...page, payment_filter: filter}, 'action');
		const missing = lint(input).find(({pointer}) => pointer === '/action');
		expect(missing).toMatchObject({rule: 'missing-field', severity: 'warning', suggestion: '"paymentPage"'});
		expect(missing?.fix?.patch).toEqual([{op: 'add', path: '/action', value: 'paymentPage'}]);
		expect(decodeSession(input)).toMatchObject({ok: true, value: {...input, action: 'paymentPage'}});
		expect(repair(input)).toMatchObject({value: {...input, action: 'paymentPage'}});
		expect(issuesOf(without(page, 'action', 'order_id'))).toEqual([
			'error missing-field /order_id',
			'warning missing-field /action',
		]);
		expect(issuesOf(without(page, 'action', 'order_id', 'amount'))).toEqual(['error missing-field /action']);
	});
});

test('an empty customer_id is that of a guest where guests check out (open point 29)', () => {
	const input = {...page, customer_id: ''};
	expect(issuesOf(input)).toEqual(['error invalid-format /customer_id']);
	expect(issuesOf(input, {guestCheckout: true})).toEqual([]);
	expect(decodeSession(input, {guestCheckout: true})).toMatchObject({ok: true, value: input});
	expect(issuesOf({...page, customer_id: ' '}, {guestCheckout: true})).toEqual(['error invalid-format /customer_id']);
});

test('fields of the payment page on quick-pay are a warning (open point 30)', () => {
	const details = {return_url: 'https://shop.test/', description: 'Tea', first_name: 'A', last_name: 'B'};
	const input = {...page, ...details, action: 'quickPay', sdk_udf: 'showEMI'};
	expect([...issuesOf(input)].sort()).toEqual(
		[...Object.keys(details), 'sdk_udf'].sort().map(field => `warning wrong-action /${field}`),
	);
	expect(decodeSession(input)).toMatchObject({ok: true, value: input});
	expect(repair(input)).toMatchObject({value: input, changes: []});
	expect(issuesOf({...page, ...mandate, action: 'quickPay'}).every(issue => issue.startsWith('error'))).toBe(true);
	expect(issuesOf({...without(page, 'order_id', 'amount'), ...details, action: 'paymentManagement'})).toEqual(
		Object.keys(details).map(field => `error wrong-action /${field}`),
	);
});

describe('a key of an option that the specification does not name (open point 31)', () => {
	const filterWith = (more: object) => ({
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'CASH', enable: false, ...more}],
	});

	test('is sent unchanged, with a warning', () => {
		const input = filterWith({display: true, displayMessage: {text: 'Closed'}});
		expect(issuesOf(input)).toEqual([
			'warning unknown-key /options/0/display',
			'warning unknown-key /options/0/displayMessage',
		]);
		expect(decode(input)).toMatchObject({ok: true, value: input});
		expect(repair(input)).toMatchObject({value: input, changes: []});
		expect(issuesOf(input, {extraOptionFields: ['display', 'displayMessage']})).toEqual([]);
	});

	test('is a warning in each of more options than issues are listed', () => {
		const options = Array.from({length: 150}, (_, index) => ({
			paymentMethodType: `T${index}`,
			enable: true,
			display: 1,
		}));
		const types = options.map(({paymentMethodType}) => paymentMethodType);
		const input = {allowDefaultOptions: true, options};
		expect(decode(input, {types})).toMatchObject({ok: true, value: input});
	});

	test('is an error if it resembles a field, or is one of another object', () => {
		expect(lint(filterWith({paymentMethod: ['CASH_A']}))[0]).toMatchObject({rule: 'unknown-key', severity: 'error'});
		expect(issuesOf(filterWith({cardBanks: ['BANK_A']}))).toEqual(['error unknown-key /options/0/cardBanks']);
		expect(issuesOf(filterWith({constructor: 1}))).toEqual(['error unknown-key /options/0/constructor']);
	});

	test('is an error elsewhere in a filter', () => {
		expect(
			issuesOf({allowDefaultOptions: false, options: [{paymentMethodType: 'CASH', enable: true}], display: 1}),
		).toEqual(['error unknown-key /display']);
	});
});

describe('an optional field that is empty (open point 32)', () => {
	test.each([
		['null', null, 'info invalid-type'],
		['blank', ' ', 'warning invalid-format'],
	])('is left out if it is %s', (_, value, issue) => {
		const input = {...page, first_name: value};
		expect(issuesOf(input)).toEqual([`${issue} /first_name`]);
		expect(lint(input).find(({pointer}) => pointer === '/first_name')?.fix?.patch).toEqual([
			{op: 'remove', path: '/first_name'},
		]);
		expect(decodeSession(input)).toMatchObject({ok: true, value: page});
		expect(decodeSession(input)).not.toHaveProperty('value.first_name');
		expect(repair(input)).toMatchObject({value: page});
	});

	test('may be one that the action does not have', () => {
		expect(issuesOf({...page, action: 'quickPay', payment_filter: null})).toEqual([
			'info wrong-action /payment_filter',
		]);
		expect(issuesOf({...page, action: 'quickPay', description: null})).toEqual(['info wrong-action /description']);
		expect(issuesOf({...without(page, 'order_id'), action: 'paymentManagement', amount: ''})).toEqual([
			'error wrong-action /amount',
		]);
		expect(issuesOf({...page, sdk_udf: ''})).toEqual(['error unknown-value /sdk_udf']);
	});

	test('may be in a filter', () => {
		const input = {allowDefaultOptions: false, options: [{paymentMethodType: 'CASH', enable: true, cardFilters: null}]};
		expect(issuesOf(input)).toEqual(['info invalid-type /options/0/cardFilters']);
		expect(decode(input)).toMatchObject({ok: true});
	});

	test('is an error where it is the last criterion, or is required', () => {
		const option = {paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardBanks: null}]};
		expect(issuesOf({allowDefaultOptions: true, options: [option]})).toContain(
			'error invalid-type /options/0/cardFilters/0/cardBanks',
		);
		expect(issuesOf({...page, customer_email: null})).toEqual(['error invalid-type /customer_email']);
	});

	test('may be one that the account makes optional', () => {
		const input = {...page, customer_email: null};
		const account = {optionalFields: ['customer_email']} as const;
		expect(issuesOf(input, account)).toEqual(['info invalid-type /customer_email']);
		expect(repair(input, account)).toMatchObject({patch: [{op: 'remove', path: '/customer_email'}]});
		expect(decodeSession(input, account)).toMatchObject({ok: true});
	});
});

test('extra fields are one info, which never says to leave them out (open point 20)', () => {
	const input = {...page, currency: 'A', udf1: 'B', 'metadata.a': {b: 1}};
	const [issue, ...others] = lint(input).filter(({rule}) => rule === 'undocumented-field');
	expect(others).toEqual([]);
	expect(issue).toMatchObject({severity: 'info', pointer: ''});
	expect(issue?.related?.map(({pointer}) => pointer)).toEqual(['/currency', '/udf1', '/metadata.a']);
	expect(issue?.message).toMatch(/: sent unchanged$/);
	expect(issuesOf(input, {extraFields: ['currency', 'udf*', 'metadata.*']})).toEqual([]);
	const unnamed = (...extraFields: readonly string[]) =>
		lint(input, {extraFields}).flatMap(({related = []}) => related.map(({pointer}) => pointer));
	expect(unnamed('udf*')).toEqual(['/currency', '/metadata.a']);
	expect(issuesOf({...page, user: 'A'}, {extraFields: ['udf*']})).toEqual(['info undocumented-field ']);
	expect(unnamed('currency')).toEqual(['/udf1', '/metadata.a']);
	expect(unnamed('currency', 'udf')).toEqual(['/udf1', '/metadata.a']);
});

test('another name for a field is meant as it where the request lacks it', () => {
	const lacking = {...without(page, 'customer_phone'), mobile: '9000000001'};
	const problemOf = (input: object) =>
		lint(input).find(({pointer, suggestion}) => pointer === '/mobile' && suggestion === 'customer_phone')?.rule;
	expect(problemOf(lacking)).toBe('unknown-key');
	expect(problemOf({...page, mobile: '9000000001'})).toBeUndefined();
});

describe('fields of a session nested in options', () => {
	const {
		'options.create_mandate': create_mandate,
		'mandate.max_amount': max_amount,
		'mandate.start_date': start_date,
		'mandate.end_date': end_date,
	} = mandate;
	const terms = {max_amount, start_date, mandate_end_date: end_date};
	const extra = {metadata: {a: 1}, 'metadata.b': 2, udf1: 'x', udf10: 'y', order_id: page.order_id};
	const input = {...page, options: {create_mandate, mandate: terms, get_token: true, ...extra}};

	test('keep their full names, but for those that stand at the top of a session', () => {
		const flat = {...page, ...mandate, 'options.get_token': true, ...extra};
		expect(issuesOf(input)).toEqual(['error unknown-key /options', 'info undocumented-field ']);
		expect(repair(input).value).toEqual(flat);
		expect(repair({...page, options: JSON.stringify(input.options)}).value).toEqual(flat);
	});

	test('have their issues at their places', () => {
		const wrong = {...page, options: {create_mandate, mandate: {...terms, max_amount: 499}}};
		expect(issuesOf(wrong)).toContain('error invalid-type /options/mandate/max_amount');
	});

	test.each<[name: string, fields: object, place: string]>([
		['a list', {mandate: ['x']}, '/mandate'],
		['a text', {mandate: 'x'}, '/mandate'],
		['a text in a text', {mandate: '"abc"'}, '/mandate'],
		['a number', {mandate: 7}, '/mandate'],
	])('are not taken from %s', (_, fields, place) => {
		const request = {...page, ...fields};
		expect(issuesOf(request)).toEqual([`error unknown-key ${place}`]);
		expect(repair(request)).toMatchObject({value: request, patch: []});
	});

	test('are not taken from a payment option, which stays where it is', () => {
		const option = {paymentMethodType: 'CASH', enable: false, note: 'x'};
		expect(repair({...page, options: option}).value).toEqual({...page, options: option});
	});

	test('an optional mandate that cannot be read is not said to be required', () => {
		const {because} = explain(input, {type: 'WALLET', code: 'WALLET_A'});
		expect(because.map(({message}) => message).join()).not.toContain('mandate is required');
	});
});

test('CARD is not said to be hidden where its flag cannot be read', () => {
	const emiOptions = {standardEmi: {enable: true}};
	for (const option of [
		{paymentMethodType: 'CARD', enable: 'maybe'},
		{paymentMethodType: 'C_1', enable: false},
	]) {
		const filter = {allowDefaultOptions: true, options: [option], emiOptions};
		const {because} = explain(filter, {type: 'EMI', kind: 'standard', group: 'credit'});
		expect(because.map(({message}) => message).join()).not.toContain('CARD is hidden');
	}
});

test.each([
	['a webhook', {id: 'evt-1', event_name: 'ORDER_SUCCEEDED', content: {order: {}}}],
	['a response', {id: 'session-1', order_id: 'order-1', status: 'NEW', payment_links: {}, sdk_payload: {}}],
	['an error response', {status: 'error', error_code: 'invalid', error_message: 'x'}],
	['a signed client payload', {orderDetails: '{}', signature: 'x', merchantKeyId: '1'}],
	['a set of payment rules', {payment_rules: []}],
	['a client payload', {requestId: '1', service: 's', payload: {clientId: 'client-1', amount: '1.0', orderId: 'o-1'}}],
	['a status answer', {order_id: 'order-1', status: 'CHARGED', status_id: 21, amount: 1, customer_id: 'customer-1'}],
	['a status answer', {status: 'PENDING', txn_id: 'shop-order-1-1', customer_email: 'someone@shop.test'}],
	['a refund request', {unique_request_id: 'refund-1', amount: '1.00'}],
	['an HTTP request', {method: 'POST', url: 'https://shop.test/session', headers: {}, body: {amount: '1.00'}}],
	['an HTTP request', {headers: {}, data: '{"order_id": "order-1"}'}],
])('%s is named and left alone', (what, input) => {
	expect(lint(input)).toMatchObject([{rule: 'invalid-type', pointer: '', severity: 'error'}]);
	expect(lint(input)[0]?.message).toContain(`looks like ${what}`);
	expect(repair(input)).toMatchObject({value: input, changes: []});
	expect(decodeSession(input).ok).toBe(false);
});

test.each([
	['allowDefaultOptions', true],
	['payment_filter', {allowDefaultOptions: true}],
	['action', 'paymentPage'],
	['payment_page_client_id', 'client'],
])('an object with %s is a filter or a request, whatever else it has', (key, value) => {
	const atTop = ({pointer, rule}: {pointer: string; rule: string}) => pointer === '' && rule === 'invalid-type';
	expect(lint({headers: {}, body: {}}).filter(atTop)).toHaveLength(1);
	expect(lint({headers: {}, body: {}, [key]: value}).filter(atTop)).toEqual([]);
});
