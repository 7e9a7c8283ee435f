// toCode, for session requests: `paymentFilter` and `request`, checked by running the code.
import {expect, test} from 'vitest';
import {toCode} from '../../src/inspect/index.js';
import {page} from './page.js';
import {isBuilder, requestOf, run} from './run-code.js';

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
const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));
/** Another order of the same shop. */
const order = {
	order_id: 'order-2',
	amount: '20.00',
	customer_id: 'customer-2',
	customer_email: 'other@example.com',
	customer_phone: '8888888888',
};

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
	['no filter', page, null],
	['quick-pay', {...page, action: 'quickPay', udf1: 'x'}, null],
	[
		'emiOptions next to the filter',
		{...page, payment_filter, emiOptions: {noCostEmi: {enable: false}}},
		payment_filter,
	],
])('%s, as builders', async (_, request, filter) => {
	const code = toCode(request);
	expect(code).toContain('session(');
	expect(code).not.toContain('freeze(');
	const module = await run(code);
	expect(plain(module.paymentFilter)).toEqual(filter);
	expect(requestOf(module.request, request)).toEqual(request);
	expect(requestOf(module.request, order)).toEqual({...request, ...order});
	const exact = await run(toCode(request, {exact: true}));
	expect(plain(exact.paymentFilter)).toEqual(filter);
	expect(JSON.stringify(exact.request)).toBe(JSON.stringify(request));
});

test('exact keeps the fields of a request in the order of the builders as a builder', async () => {
	const {order_id, amount, customer_id, customer_email, customer_phone, payment_page_client_id, action} = page;
	const request = {order_id, amount, customer_id, customer_email, customer_phone, payment_page_client_id, action};
	const code = toCode({...request, payment_filter}, {exact: true});
	expect(code).toContain('export const request = session(');
	expect(JSON.stringify((await run(code)).request)).toBe(JSON.stringify({...request, payment_filter}));
});

test('fields that change with every order are parameters, required ones that are absent too', async () => {
	const {order_id: _, payment_page_client_id: __, ...rest} = page;
	const code = toCode({...rest, amount: 'ten', first_name: 'Ada', return_url: 'https://shop.test/back'});
	expect(code).toContain(`/** What changes with every order. */
export interface Order {
	readonly order_id: string;
	readonly amount: Amount;
	readonly customer_id: string;
	readonly customer_email: string;
	readonly customer_phone: string;
	readonly payment_page_client_id: string;
	readonly first_name: string;
}
`);
	const given = {...order, payment_page_client_id: 'client-2', first_name: 'Grace'};
	expect(requestOf((await run(code)).request, given)).toEqual({
		...given,
		action: 'paymentPage',
		return_url: 'https://shop.test/back',
	});
	expect(code).not.toContain('paymentFilter');
	expect(code.split('\n').filter(line => line.startsWith('// '))).toEqual([]);
});

test('the terms of a mandate that are absent are parameters, and the others stay', async () => {
	const request = {...page, 'options.create_mandate': 'REQUIRED', 'mandate.max_amount': '499.00'};
	const code = toCode(request);
	expect(code).toContain('\treadonly mandate_start_date: string;\n\treadonly mandate_end_date: string;\n}');
	expect(code).toContain('.startDate(mandate_start_date)');
	expect(code).toContain('.endDate(mandate_end_date)');
	const dates = {mandate_start_date: '4070908800', mandate_end_date: '4102444800'};
	expect(requestOf((await run(code)).request, {...order, ...dates})).toEqual({
		...request,
		...order,
		'mandate.start_date': dates.mandate_start_date,
		'mandate.end_date': dates.mandate_end_date,
	});
});

test('a filter that builders refuse is a plain object, which only exact freezes', () => {
	const input = {allowDefaultOptions: false, options: [{paymentMethodType: 'NB', enable: true, paymentMethods: []}]};
	expect(toCode(input)).toContain('export const paymentFilter = {');
	expect(toCode(input, {exact: true})).toContain('export const paymentFilter = freeze({');
});

test('an empty list in a disabled group changes nothing', () => {
	const emiOptions = {lowCostEmi: {enable: false, credit: {enable: false, filters: []}, debit: {enable: false}}};
	const code = toCode({allowDefaultOptions: true, options: [], emiOptions});
	expect(isBuilder(code)).toBe(true);
	expect(code).toContain('left out credit and debit, since');
});

test.each([
	['TypeScript', 'CASH', {}, 'type Amount, filter, session'],
	['a type of the account', 'SHOP_CREDIT', {types: ['SHOP_CREDIT']}, 'type Amount, paylock'],
] as const)('imports what the code of a payment page uses: %s', (_, paymentMethodType, options, names) => {
	const request = {...page, payment_filter: {allowDefaultOptions: true, options: [{paymentMethodType, enable: false}]}};
	expect(toCode(request, options)).toContain(`import {${names}} from 'paylock';`);
});

test('imports no type of an amount where a filter has none', () => {
	expect(toCode(payment_filter)).toContain("import {filter} from 'paylock';");
});

test.each([
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
		'/payment_filter/options/0/paymentMethods',
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
		'/emiOptions/noCostEmi',
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
		'/emiOptions/noCostEmi/credit/filters',
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
		expect(requestOf(module.request, request)).toEqual(plain(request));
		expect(Object.isFrozen(module.request)).toBe(exact);
	}
});

test('exact keeps what the default repairs', async () => {
	const request = {...page, amount: '1.0', payment_filter: JSON.stringify(payment_filter)};
	const repaired = await run(toCode(request));
	expect(requestOf(repaired.request, page)).toEqual({...page, payment_filter});
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
	expect(code).toMatch(/\/\/ \/emiOptions: left out [^\n]*\nexport const request = \(/);
	expect(requestOf((await run(code)).request, page)).toEqual({...page, payment_filter});
});

test('EMI that cannot be read is left out of the request, wherever it stands, with a comment there', async () => {
	const [inside, beside] = [{noCostEmi: 5}, {noCostEmi: {enable: true}, standardEmi: {enable: 'perhaps'}}];
	const code = toCode({...page, payment_filter: {...payment_filter, emiOptions: inside}, emiOptions: beside});
	expect(commentsOf(code).map(line => line.split(': ')[0])).toEqual([
		'// /payment_filter/emiOptions/noCostEmi',
		'// /payment_filter/emiOptions',
		'// /emiOptions/standardEmi/enable',
		'// /emiOptions',
	]);
	expect(code).toMatch(/\n\/\/ \/emiOptions: [^\n]*\nexport const request = \(/);
	expect(requestOf((await run(code)).request, page)).toEqual({...page, payment_filter});
});

test('options that cannot be read are left out of the filter of a request', async () => {
	const code = toCode({...page, payment_filter: {...payment_filter, options: 5}});
	expect(commentsOf(code)).toEqual([expect.stringMatching(/^\/\/ \/payment_filter\/options: left out /)]);
	expect(code).toContain('.paymentFilter(paymentFilter)');
});

test.each([
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
	expect(requestOf((await run(code)).request, request)).toEqual(request);
});
