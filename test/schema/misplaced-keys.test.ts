// Keys in the wrong object: one issue for those that belong to one other object.
import {describe, expect, test} from 'vitest';
import {lint, repair, summarize} from '../../src/inspect/index.js';

const request = {
	action: 'paymentPage',
	order_id: 'order-1',
	amount: '499.00',
	customer_id: 'customer-1',
	customer_email: 'someone@shop.test',
	customer_phone: '9000000001',
	payment_page_client_id: 'shopclient',
};
const option = {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']};
const unknown = (input: unknown) =>
	lint(input)
		.filter(({rule}) => rule === 'unknown-key')
		.map(({pointer, related = []}) => [pointer, ...related.map(place => place.pointer)]);

test.each([
	['an option as the filter', {allowDefaultOptions: true, ...option}, ''],
	['an option in the session', {...request, ...option}, ''],
])('%s is one issue, which names every key', (_, input, at) => {
	expect(unknown(input)).toEqual([['paymentMethodType', 'enable', 'paymentMethods'].map(key => `${at}/${key}`)]);
});

test('an option inside cardFilters is one issue; enable is a field of both', () => {
	const card = {paymentMethodType: 'CARD', enable: true, cardFilters: [option]};
	const place = '/options/0/cardFilters/0';
	expect(unknown({allowDefaultOptions: true, options: [card]})).toEqual([
		[`${place}/paymentMethodType`, `${place}/paymentMethods`],
	]);
});

test('the keys go to the object that has most of them', () => {
	const cardFilter = {enable: false, cardBins: ['411111::411119'], cardTypes: ['CREDIT']};
	expect(unknown({allowDefaultOptions: true, options: [], ...cardFilter})).toEqual([
		['/enable', '/cardBins', '/cardTypes'],
	]);
	expect(unknown({allowDefaultOptions: true, options: [], standardEmi: {enable: false}, showOnlyEmi: true})).toEqual([
		['/standardEmi', '/showOnlyEmi'],
	]);
});

test('keys of two objects are two issues, and one key alone says its place', () => {
	const input = {allowDefaultOptions: true, options: [], paymentMethodType: 'CASH', standardEmi: {enable: false}};
	expect(unknown(input)).toEqual([['/paymentMethodType'], ['/standardEmi']]);
	expect(lint(input)[0]?.message).toContain('at options[].paymentMethodType');
});

test('a filter and a session in one object are one issue of lint', () => {
	expect(unknown({...request, allowDefaultOptions: true, options: [option]})).toEqual([
		['/allowDefaultOptions', '/options'],
	]);
});

describe('options and mandate as JSON text in a session', () => {
	const filter = {allowDefaultOptions: false, options: [option]};
	const text = {...request, options: '{"create_mandate": "OPTIONAL"}', payment_filter: filter};

	test('are one issue each with a fix, and the filter is read', () => {
		const [issue, ...others] = lint(text).filter(({pointer}) => pointer.startsWith('/options'));
		expect(issue).toMatchObject({rule: 'unknown-key', pointer: '/options'});
		expect(issue?.fix?.patch).toEqual([
			{op: 'add', path: '/options.create_mandate', value: 'OPTIONAL'},
			{op: 'remove', path: '/options'},
		]);
		expect(others).toEqual([]);
		expect(lint(text).some(({pointer}) => pointer.startsWith('/payment_filter/options/0'))).toBe(true);
		const {payment_filter: _, ...withoutFilter} = text;
		expect(summarize(withoutFilter)).toContain('Customers see every payment option');
		expect(repair(text).value).toMatchObject({'options.create_mandate': 'OPTIONAL', payment_filter: filter});
	});

	test('options of a filter, as text or as one object, still belong to the filter', () => {
		for (const options of [JSON.stringify([option]), option]) {
			expect(lint({...request, options})[0]?.message).toContain('at payment_filter.options');
		}
	});
});
