// Each kind of wrong request, its status and its body in the documented shape.
import {describe, expect, it} from 'vitest';
import {createSandbox, MisuseError} from '../../src/sandbox/index.js';
import {CUSTOMER, headersOf, KEY, MANDATE, type MERCHANT, NOW, open, PAGE, post} from './calling.js';

async function refused(answer: Response) {
	expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
	const body: Record<string, unknown> & {error_info: {fields: {field_name: string; reason: string}[]}} =
		await answer.json();
	expect(body).toEqual({
		status: 'error',
		error_code: expect.any(String),
		error_message: expect.any(String),
		error_info: {
			category: expect.any(String),
			code: body.error_code,
			request_id: answer.headers.get('x-request-id'),
			developer_message: expect.any(String),
			user_message: expect.any(String),
			fields: expect.any(Array),
		},
	});
	const fields = Object.fromEntries(body.error_info.fields.map(({field_name, reason}) => [field_name, reason]));
	return {
		status: answer.status,
		code: body.error_code,
		message: body.error_message,
		fields,
		text: JSON.stringify(body),
	};
}

const without = (key: keyof typeof PAGE) => Object.fromEntries(Object.entries(PAGE).filter(([name]) => name !== key));
const withOption = (option: object) => ({...PAGE, payment_filter: {allowDefaultOptions: true, options: [option]}});

it('an order is refused twice, and a customer who manages payment methods is not', async () => {
	const sandbox = open();
	const manage = {action: 'paymentManagement', ...CUSTOMER};
	const statuses = [];
	for (const request of [PAGE, PAGE, manage, manage]) statuses.push((await post(sandbox, request)).status);
	expect(statuses).toEqual([200, 409, 200, 200]);
});

it('the log names an action only if it is a text', async () => {
	const actions: unknown[] = [];
	const sandbox = open({onRequest: entry => actions.push('action' in entry ? entry.action : 'none')});
	for (const action of ['paymentPage', 'other', 7]) await post(sandbox, {...PAGE, action});
	expect(actions).toEqual(['paymentPage', 'other', 'none']);
});

describe('a wrong request', () => {
	it.each([
		['a missing field', without('amount'), 'missing_field', ['amount']],
		['a wrong type', {...PAGE, amount: 499}, 'wrong_type', ['amount']],
		['an amount with three decimals', {...PAGE, amount: '499.000'}, 'invalid_format', ['amount']],
		['an unknown action', {...PAGE, action: 'payment_page'}, 'unknown_value', ['action']],
		[
			'half a mandate',
			{
				...PAGE,
				'options.create_mandate': 'REQUIRED',
				'mandate.start_date': '1893456000',
				'mandate.end_date': '1924992000',
			},
			'missing_field',
			['mandate.max_amount'],
		],
		[
			'a mandate that ends before it starts',
			{...PAGE, ...MANDATE, 'mandate.end_date': '1893455999'},
			'mandate_out_of_range',
			['mandate.end_date'],
		],
		[
			'a mandate whose dates are over',
			{...PAGE, ...MANDATE, 'mandate.start_date': '1700000000', 'mandate.end_date': '1710000000'},
			'mandate_out_of_range',
			['mandate.start_date', 'mandate.end_date'],
		],
		[
			'a wrong type name',
			withOption({paymentMethodType: 'NETBANKING', enable: false}),
			'unknown_value',
			['/payment_filter/options/0/paymentMethodType'],
		],
		[
			'a string for a boolean',
			withOption({paymentMethodType: 'CASH', enable: 'false'}),
			'wrong_type',
			['/payment_filter/options/0/enable'],
		],
		[
			'a type given twice',
			{
				...PAGE,
				payment_filter: {
					allowDefaultOptions: true,
					options: [
						{paymentMethodType: 'CASH', enable: false},
						{paymentMethodType: 'CASH', enable: true},
					],
				},
			},
			'conflicting_type',
			['/payment_filter/options/1'],
		],
		[
			'a provider that is not doubled for the mandate',
			{...withOption({paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']}), ...MANDATE},
			'providers_not_doubled',
			['/payment_filter/options/0/paymentMethods'],
		],
		['an order on payment management', {...PAGE, action: 'paymentManagement'}, 'wrong_action', ['order_id', 'amount']],
	])('%s', async (_, request, code, fields) => {
		const sandbox = open();
		const answer = await refused(await post(sandbox, request));
		expect(answer).toMatchObject({status: 400, code});
		expect(Object.keys(answer.fields)).toEqual(fields);
		expect(sandbox.sessions).toEqual([]);
	});

	it('names every issue at once', async () => {
		const answer = await refused(
			await post(open(), {...withOption({paymentMethodType: 'WALLETS', enable: 'true'}), amount: 5, order_id: ''}),
		);
		expect(Object.keys(answer.fields)).toEqual(
			['order_id', 'amount', '/payment_filter/options/0/paymentMethodType', '/payment_filter/options/0/enable'].sort(
				(one, other) => Object.keys(answer.fields).indexOf(one) - Object.keys(answer.fields).indexOf(other),
			),
		);
		expect(answer.fields['/payment_filter/options/0/paymentMethodType']).toContain('WALLET');
	});

	it('doubled with a prefix other than the service prefix is refused', async () => {
		const paymentMethods = ['WALLET_A', 'OTHER_WALLET_A'];
		const request = {...withOption({paymentMethodType: 'WALLET', enable: true, paymentMethods}), ...MANDATE};
		expect((await post(open(), request)).status).toBe(200);
		expect((await refused(await post(open({account: {servicePrefix: 'PREFIX'}}), request))).code).toBe(
			'providers_not_doubled',
		);
	});

	it('does not take its order_id', async () => {
		const sandbox = open();
		await post(sandbox, {...PAGE, amount: 1});
		expect((await post(sandbox, PAGE)).status).toBe(200);
		const again = await refused(await post(sandbox, PAGE));
		expect(again).toMatchObject({status: 409, code: 'duplicate_order_id'});
		expect(Object.keys(again.fields)).toEqual(['order_id']);
	});
});

describe('a body that is not a JSON object in UTF-8', () => {
	it.each([
		['an empty one', '', 'not_json'],
		['cut JSON', '{"action": ', 'not_json'],
		['a list', '[]', 'not_json'],
		['null', 'null', 'not_json'],
		['bytes that are not UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 'not_utf8'],
		['20,000 levels', `{"udf1":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 'too_deep'],
	])('%s', async (_, body, code) => {
		expect(await refused(await post(open(), body))).toMatchObject({status: 400, code});
	});

	it('is also recognized by its type', async () => {
		const headers = {...headersOf(), 'content-type': 'text/plain'};
		expect(await refused(await post(open(), PAGE, headers))).toMatchObject({status: 415, code: 'wrong_content_type'});
	});

	it('is not read further than its limit', async () => {
		let pulled = 0;
		const body = new ReadableStream({
			pull(controller) {
				pulled += 1;
				controller.enqueue(new Uint8Array(2 ** 20).fill(0x20));
			},
		});
		const init = {method: 'POST', headers: headersOf(), body, duplex: 'half'};
		const answer = await open().fetch(new Request('http://localhost/session', init));
		expect(await refused(answer)).toMatchObject({status: 413, code: 'body_too_large'});
		expect(pulled).toBeLessThan(20);
	});

	it('leaves prototypes as they are', async () => {
		const body = `{"__proto__": {"polluted": true}, ${JSON.stringify(PAGE).slice(1)}`;
		expect(await refused(await post(open(), body))).toMatchObject({status: 400, code: 'unknown_field'});
		expect(await refused(await post(open(), `{"constructor": 1, ${body.slice(1)}`))).toMatchObject({status: 400});
		expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
	});
});

describe('wrong credentials', () => {
	const basic = (text: string) => ({...headersOf(), authorization: `Basic ${btoa(text)}`});
	it.each([
		['none', {'x-merchantid': 'MERCHANT_1', 'content-type': 'application/json'}, 'Authorization is missing'],
		['a bare key', {...headersOf(), authorization: KEY}, 'not of the form Basic'],
		['another scheme', {...headersOf(), authorization: `Bearer ${btoa(KEY)}`}, 'not of the form Basic'],
		['another key', basic('another-key'), 'check apiKey'],
		['a longer key', basic(`${KEY}${KEY}`), 'check apiKey'],
		['the other encoding', basic(`${KEY}:`), "'apiKeyAsUser'"],
		[
			'no merchant',
			{authorization: headersOf().authorization ?? '', 'content-type': 'application/json'},
			'x-merchantid is missing',
		],
		['another merchant', {...headersOf(), 'x-merchantid': 'MERCHANT_2'}, 'check merchantId'],
	])('%s', async (_, headers, why) => {
		const given = await post(open(), PAGE, headers);
		expect(given.headers.get('www-authenticate')).toBe('Basic');
		const answer = await refused(given);
		expect(answer).toMatchObject({status: 401, code: 'unauthorized'});
		expect(answer.message).toContain(why);
		for (const secret of [KEY, btoa(KEY), 'another-key']) expect(answer.text).not.toContain(secret);
	});

	it('come before the body', async () => {
		expect((await post(open(), 'not JSON', basic('another-key'))).status).toBe(401);
	});
});

it('opens sessions with POST alone', async () => {
	for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
		const answer = await open().fetch(new Request('http://localhost/session', {method, headers: headersOf()}));
		expect(answer.headers.get('allow')).toBe('POST');
		expect(await refused(answer)).toMatchObject({status: 405, code: 'method_not_allowed'});
	}
});

describe('strict: false', () => {
	it.each([
		['a wrong type name', withOption({paymentMethodType: 'NETBANKING', enable: false}), 'unknown-value'],
		['a string for a boolean', withOption({paymentMethodType: 'CASH', enable: 'false'}), 'invalid-type'],
		['a mandate key of another spelling', {...PAGE, mandate_max_amount: '9.00'}, 'unknown-key'],
		[
			'two codes in one string',
			withOption({paymentMethodType: 'WALLET', enable: false, paymentMethods: ['A,B']}),
			'two-codes-in-one-string',
		],
	])('ignores %s like the service, and records it', async (_, request, rule) => {
		const sandbox = open({strict: false});
		expect((await post(sandbox, request)).status).toBe(200);
		expect(sandbox.sessions[0]?.request).toEqual(request);
		expect(sandbox.sessions[0]?.issues.map(issue => issue.rule)).toContain(rule);
		expect((await post(open(), request)).status).toBe(400);
	});

	it.each([
		['a missing field', without('customer_id'), 'missing_field'],
		['a wrong type of the session itself', {...PAGE, amount: 1}, 'wrong_type'],
		['a mandate out of range', {...PAGE, ...MANDATE, 'mandate.end_date': '1'}, 'mandate_out_of_range'],
	])('still refuses %s', async (_, request, code) => {
		expect(await refused(await post(open({strict: false}), request))).toMatchObject({status: 400, code});
	});
});

it('records and accepts what is only doubtful', async () => {
	const sandbox = open();
	const {allowDefaultOptions: _, ...partial} = {
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'CASH', enable: false}],
	};
	expect((await post(sandbox, {...PAGE, payment_filter: partial})).status).toBe(200);
	expect(sandbox.sessions[0]?.issues).toMatchObject([{rule: 'missing-field', severity: 'warning'}]);
});

it('records an issue with the severity of the account, or not at all', async () => {
	const nothing = {allowDefaultOptions: false, options: []};
	const recorded = async (severity: 'off' | 'info') => {
		const sandbox = open({account: {severities: {'nothing-left': severity}}});
		await post(sandbox, {...PAGE, payment_filter: nothing});
		return sandbox.sessions[0]?.issues;
	};
	expect(await recorded('off')).toEqual([]);
	expect(await recorded('info')).toMatchObject([{rule: 'nothing-left', severity: 'info'}]);
});

it('accepts what builders accept, such as a filter that leaves nothing', async () => {
	const sandbox = open();
	const nothing = {allowDefaultOptions: false, options: []};
	expect((await post(sandbox, {...PAGE, payment_filter: nothing})).status).toBe(200);
	expect(sandbox.sessions[0]?.issues).toMatchObject([{rule: 'nothing-left', severity: 'error'}]);
});

describe('createSandbox', () => {
	it('takes a clock of dates or of milliseconds', async () => {
		for (const clock of [() => NOW, () => new Date(NOW)]) {
			expect((await post(open({clock}), {...PAGE, ...MANDATE})).status).toBe(200);
		}
		const late = open({clock: () => 2_000_000_000_000});
		expect(await refused(await post(late, {...PAGE, ...MANDATE}))).toMatchObject({code: 'mandate_out_of_range'});
	});

	it('refuses wrong options all at once, without the key', () => {
		const wrong = {
			merchantId: '',
			apiKey: `${KEY}\n`,
			account: {credentials: KEY, servicePrefix: 'P_'},
			clock: 5,
			strict: 'no',
			keys: 1,
		};
		// As a caller without types would.
		const make = () => createSandbox(wrong as unknown as typeof MERCHANT);
		expect(make).toThrow(MisuseError);
		try {
			make();
		} catch (error) {
			expect(error).toBeInstanceOf(MisuseError);
			const {issues, message} = error as MisuseError;
			expect(issues.map(({pointer}) => pointer).sort()).toEqual([
				'/account/credentials',
				'/account/servicePrefix',
				'/apiKey',
				'/clock',
				'/keys',
				'/merchantId',
				'/strict',
			]);
			expect(message).not.toContain(KEY);
		}
	});
});
