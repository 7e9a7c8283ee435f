// Subject: what any call of inspect is given, told apart: a filter, or the session request around it.
import {describe, expect, test} from 'vitest';
import {MisuseError} from '../../src/index.js';
import {subjectOf, subjectOrThrow} from '../../src/inspect/subject.js';

const emiOptions = {showOnlyEmi: true};
const filter = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]};
const request = {
	action: 'paymentPage',
	customer_id: 'customer-1',
	customer_email: 'someone@shop.test',
	customer_phone: '9000000001',
	payment_page_client_id: 'client-1',
	order_id: 'order-1',
	amount: '499.00',
};
const emi = {showOnlyEmi: false};

describe('is told apart', () => {
	const filterWithEmi = {...filter, emiOptions};
	const ofFilter = {base: '', emiPointer: '/emiOptions', emiTwice: false, notes: []};
	const ofRequest = {...ofFilter, base: '/payment_filter'};

	test.each<readonly [name: string, input: object, subject: object]>([
		['a filter', filter, {...ofFilter, filter}],
		['a filter with EMI', filterWithEmi, {...ofFilter, filter: filterWithEmi, emi: emiOptions}],
		[
			'EMI alone',
			{emiOptions},
			{...ofFilter, emi: emiOptions, notes: [{rule: 'missing-field'}, {rule: 'missing-field'}]},
		],
		['a request', request, {...ofRequest, request}],
		['a request with a filter', {...request, payment_filter: filter}, {...ofRequest, filter}],
		['a request with EMI beside', {...request, emiOptions}, {...ofRequest, emi: emiOptions}],
		[
			'a request with EMI inside its filter',
			{...request, payment_filter: filterWithEmi},
			{...ofRequest, filter: filterWithEmi, emi: emiOptions, emiPointer: '/payment_filter/emiOptions'},
		],
		[
			'a request with EMI in both places: the filter’s counts',
			{...request, payment_filter: filterWithEmi, emiOptions: emi},
			{...ofRequest, emi: emiOptions, emiPointer: '/payment_filter/emiOptions', emiTwice: true},
		],
	])('%s', (_, input, subject) => {
		for (const given of [input, JSON.stringify(input)]) {
			const found = subjectOf(given);
			expect(found).toMatchObject(subject);
			expect('request' in found).toBe('base' in subject && subject.base !== '');
			expect('filter' in found).toBe(!('request' in found) || 'payment_filter' in input);
			expect('emi' in found).toBe('emi' in subject);
			expect(subjectOrThrow(given)).toEqual(found);
		}
	});
});

describe('is refused', () => {
	test.each([
		...Object.keys(request),
		...['payment_filter', 'sdk_udf', 'options.create_mandate'],
		...['mandate.max_amount', 'mandate.start_date', 'mandate.end_date'],
	])('as a request where it has only the key %s', key => {
		const {issues = []} = subjectOf({[key]: 1});
		const missing = ['action', 'customer_id'].find(field => field !== key);
		expect(issues.map(({pointer}) => pointer)).toContain(`/${missing}`);
	});

	test('with every issue, of which the error counts more than it lists', () => {
		const options = Array.from({length: 101}, () => ({paymentMethodType: 'CASH', enable: 'true'}));
		for (const input of [
			{allowDefaultOptions: true, options},
			{...request, payment_filter: {options}},
		]) {
			const {issues, ...rest} = subjectOf(input);
			expect(issues).toHaveLength(100);
			expect(rest).toEqual({total: 101});
			expect(() => subjectOrThrow(input)).toThrow(new MisuseError(issues ?? [], 101));
		}
	});
});
