// toCode, for session requests: `paymentFilter` and `request`, checked by running the code.
import {expect, test} from 'vitest';
import {toCode} from '../../src/inspect/index.js';
import {page} from './page.js';
import {isBuilder, run} from './run-code.js';

const payment_filter = {
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'PREFIX_WALLET_A']}],
};
const mandate = {
	'options.create_mandate': 'REQUIRED',
	'mandate.max_amount': '499.00',
	'mandate.start_date': '1893456000',
	'mandate.end_date': '1924992000',
};
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
const noFilter = {allowDefaultOptions: true, options: []};

const whole = {
	...page,
	payment_filter,
	...mandate,
	sdk_udf: 'showEMI',
	return_url: 'https://shop.test/back',
	description: 'Order 1',
	currency: 'INR',
	'metadata.shop': 'north',
	udf1: {list: [1, true, null, 'x']},
};

test.each([
	['every part', whole, payment_filter],
	['no filter', page, noFilter],
	['quick-pay', {...page, action: 'quickPay', udf1: 'x'}, noFilter],
	[
		'emiOptions next to the filter',
		{...page, payment_filter, emiOptions: {noCostEmi: {enable: false}}},
		payment_filter,
	],
])('%s, as builders', async (_, request, filter) => {
	for (const exact of [false, true]) {
		const code = toCode(request, {exact});
		expect(code).toContain('session(');
		expect(code).not.toContain('freeze(');
		const module = await run(code);
		expect(plain(module.paymentFilter)).toEqual(filter);
		expect(plain(module.request)).toEqual(request);
	}
});

test.each([
	['a missing field', {...page, order_id: undefined, payment_filter}, '/order_id'],
	['a mandate that ends before it starts', {...page, ...mandate, 'mandate.end_date': '1'}, '/mandate.end_date'],
	[
		'single providers',
		{
			...page,
			...mandate,
			payment_filter: {
				allowDefaultOptions: true,
				options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['A']}],
			},
		},
		'/payment_filter',
	],
	['an object as a date', {...page, payment_filter, ...mandate, 'mandate.end_date': {seconds: 1}}, '/mandate.end_date'],
	['a filter on quick-pay', {...page, action: 'quickPay', payment_filter}, '/payment_filter'],
	['EMI rules on quick-pay', {...page, action: 'quickPay', emiOptions: {noCostEmi: {enable: true}}}, '/emiOptions'],
	[
		'EMI twice',
		{
			...page,
			payment_filter: {...payment_filter, emiOptions: {noCostEmi: {enable: true}}},
			emiOptions: {noCostEmi: {enable: false}},
		},
		'/emiOptions',
	],
	[
		'hidden EMI that is shown alone',
		{...page, sdk_udf: 'hideEMI', payment_filter: {...payment_filter, emiOptions: {showOnlyEmi: true}}},
		'/sdk_udf',
	],
	[
		'a plan filter without criteria in EMI rules next to the filter',
		{
			...page,
			payment_filter,
			emiOptions: {
				noCostEmi: {
					enable: true,
					credit: {enable: true, filters: [{enable: true, paymentMethod: 'A'}, {enable: false}]},
				},
			},
		},
		'/emiOptions/noCostEmi/credit/filters/1',
	],
	[
		'plan filters in a disabled group next to the filter',
		{
			...page,
			payment_filter,
			emiOptions: {noCostEmi: {enable: true, credit: {enable: false, filters: [{enable: true, paymentMethod: 'A'}]}}},
		},
		'/emiOptions/noCostEmi/credit',
	],
	[
		'__proto__',
		JSON.parse(JSON.stringify({...page, payment_filter}).replace('{', '{"__proto__": {"a": 1},')),
		'/__proto__',
	],
])('%s makes the request a plain object', async (_, request, place) => {
	for (const exact of [false, true]) {
		const code = toCode(request, {exact});
		expect(code).toContain(`// - ${place}: `);
		const module = await run(code);
		expect(plain(module.request)).toEqual(plain(request));
		expect(Object.isFrozen(module.request)).toBe(true);
	}
});

test('exact keeps what the default repairs', async () => {
	const request = {...page, amount: '1.0', payment_filter: JSON.stringify(payment_filter)};
	const repaired = await run(toCode(request));
	expect(plain(repaired.request)).toEqual({...page, amount: '1.00', payment_filter});
	const exact = await run(toCode(request, {exact: true}));
	expect(plain(exact.request)).toEqual(request);
	expect(exact.paymentFilter).toBe(request.payment_filter);
});

test('a filter alone under payment_filter has no request', async () => {
	for (const exact of [false, true]) {
		const module = await run(toCode({payment_filter}, {exact}));
		expect(plain(module.paymentFilter)).toEqual(payment_filter);
		expect(module).not.toHaveProperty('request');
	}
});

const commentsOf = (code: string) => code.split('\n').filter(line => line.startsWith('// '));

test('EMI rules next to the filter that have no effect are left out of the request, with a comment there', async () => {
	const code = toCode({...page, payment_filter, emiOptions: {}});
	expect(code).toMatch(/\/\/ \/emiOptions: left out [^\n]*\nexport const request = session\(/);
	expect(plain((await run(code)).request)).toEqual({...page, payment_filter});
});

test.each([
	['cannot be read', {noCostEmi: {enable: 'perhaps'}}, '/emiOptions/noCostEmi/enable'],
	[
		'have a list whose meaning is open',
		{noCostEmi: {enable: true, credit: {enable: true, filters: [{enable: true, paymentMethod: []}]}}},
		'/emiOptions/noCostEmi/credit/filters/0/paymentMethod',
	],
])('EMI rules next to the filter that %s make only the request a plain object', async (_, emiOptions, place) => {
	const request = {...page, payment_filter, emiOptions};
	const code = toCode(request);
	expect(isBuilder(code)).toBe(true);
	expect(commentsOf(code).map(line => line.split(': ')[0])).toEqual([
		'// A plain object, since builders refuse this request:',
		`// - ${place}`,
	]);
	expect(plain((await run(code)).request)).toEqual(request);
});
