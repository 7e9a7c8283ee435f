// The answer to each call: a session, or what is wrong with the request, with its status and its code.
import {describe, expect, it} from 'vitest';
import type {SandboxOptions} from '../../src/sandbox/index.js';
import {CUSTOMER, headersOf, KEY, MANDATE, NOW, open, PAGE, post} from './calling.js';

/** The status of an answer, its code and the names of its fields. */
async function found(answer: Response) {
	const {error_code, error_info = {fields: []}} = await answer.json();
	const fields = error_info.fields.map(({field_name}: {field_name: string}) => field_name);
	return {status: answer.status, code: error_code, fields};
}
const codeOf = async (answer: Response): Promise<unknown> => (await found(answer)).code;

const without = (key: keyof typeof PAGE) => Object.fromEntries(Object.entries(PAGE).filter(([name]) => name !== key));
const withOptions = (...options: object[]) => ({...PAGE, payment_filter: {allowDefaultOptions: true, options}});
const PLACE = '/payment_filter/options/0';

describe('the answer to a session', () => {
	it('has the filter fields next to the payload, and the payload has all others', async () => {
		const payment_filter = {allowDefaultOptions: true, options: []};
		const emiOptions = {standardEmi: {enable: true}};
		const answer = await post(open(), {...PAGE, payment_filter, emiOptions, sdk_udf: 'hideEMI'});
		expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
		expect(answer.headers.get('x-request-id')).toBe('session-1');
		expect(await answer.json()).toEqual({
			status: 'NEW',
			id: 'session-1',
			order_id: 'ORDER-1',
			sdk_payload: {requestId: 'session-1', payload: PAGE, payment_filter, emiOptions, sdk_udf: 'hideEMI'},
			payment_links: {web: 'http://localhost/screen/session-1'},
		});
	});
	it('and its record cannot be changed', async () => {
		const entries: unknown[] = [];
		const sandbox = open({onRequest: entry => entries.push(entry)});
		await post(sandbox, {...withOptions({paymentMethodType: 'CASH', enable: false}), udf1: {deep: ['value']}});
		const [session] = sandbox.sessions;
		const filter = session?.request.payment_filter as {readonly options: readonly object[]}; // as sent
		const parts = [sandbox, session, session?.request, session?.request.udf1, session?.issues, filter.options[0]];
		for (const part of [...parts, entries[0]]) expect(part).toSatisfy(Object.isFrozen);
	});
});

describe('the answer to a refused call', () => {
	it('is the documented error body, numbered', async () => {
		const sandbox = open();
		await post(sandbox, '');
		const answer = await post(sandbox, {...PAGE, amount: 5, order_id: ''});
		const body = await answer.json();
		const fields = [
			{field_name: expect.stringMatching(/^order_id|amount$/), reason: expect.any(String)},
			{field_name: expect.stringMatching(/^order_id|amount$/), reason: expect.any(String)},
		];
		expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
		expect(answer.headers.get('x-request-id')).toBe('request-2');
		expect(body).toEqual({
			status: 'error',
			error_code: expect.stringMatching(/^[a-z_]+$/),
			error_message: `/${body.error_info.fields[0].field_name}: ${body.error_info.fields[0].reason}`,
			error_info: {
				category: 'USER_ERROR',
				code: body.error_code,
				request_id: 'request-2',
				developer_message: `${body.error_message} (and 1 more, see fields)`,
				user_message: 'The payment could not be started.',
				fields,
			},
		});
	});
	it('has one message if there is one issue, and blames the service from 500 on', async () => {
		const sandbox = open();
		const {error_info, error_message} = await (await post(sandbox, {...PAGE, amount: 5})).json();
		expect(error_info.developer_message).toBe(error_message);
		for (const [status, category] of [
			[499, 'USER_ERROR'],
			[500, 'SERVICE_ERROR'],
		] as const) {
			sandbox.fail({status});
			const answer = await post(sandbox, PAGE);
			expect(answer.status).toBe(status);
			expect(await answer.json()).toMatchObject({
				error_code: 'injected_fault',
				error_message: `${status}, as the test requested`,
				error_info: {category, fields: []},
			});
		}
	});
});

describe('a wrong request', () => {
	const {'mandate.max_amount': _, ...half} = MANDATE;
	const cash = (enable: boolean) => ({paymentMethodType: 'CASH', enable});
	const wallets = (...paymentMethods: string[]) => ({paymentMethodType: 'WALLET', enable: true, paymentMethods});
	it.each<[string, object, string, readonly string[], Partial<SandboxOptions>?]>([
		['a missing field', without('amount'), 'missing_field', ['amount']],
		['a wrong type', {...PAGE, amount: 499}, 'wrong_type', ['amount']],
		['an amount with three decimals', {...PAGE, amount: '499.000'}, 'invalid_format', ['amount']],
		['an unknown action', {...PAGE, action: 'payment_page'}, 'unknown_value', ['action']],
		['half a mandate', {...PAGE, ...half}, 'missing_field', ['mandate.max_amount']],
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
			'a mandate whose start has passed by the clock',
			{...PAGE, ...MANDATE},
			'mandate_out_of_range',
			['mandate.start_date', 'mandate.end_date'],
			{clock: () => 2_000_000_000_000},
		],
		[
			'a wrong type name',
			withOptions({paymentMethodType: 'NETBANKING', enable: false}),
			'unknown_value',
			[`${PLACE}/paymentMethodType`],
		],
		[
			'a string for a boolean',
			withOptions({paymentMethodType: 'CASH', enable: 'false'}),
			'wrong_type',
			[`${PLACE}/enable`],
		],
		['a type given twice', withOptions(cash(false), cash(true)), 'conflicting_type', ['/payment_filter/options/1']],
		[
			'a provider that is not doubled for the mandate',
			{...withOptions(wallets('WALLET_A')), ...MANDATE},
			'providers_not_doubled',
			[`${PLACE}/paymentMethods`],
		],
		[
			'a provider that is doubled with a prefix other than the service prefix',
			{...withOptions(wallets('WALLET_A', 'OTHER_WALLET_A')), ...MANDATE},
			'providers_not_doubled',
			[`${PLACE}/paymentMethods`],
			{account: {servicePrefix: 'PREFIX'}},
		],
		['an order on payment management', {...PAGE, action: 'paymentManagement'}, 'wrong_action', ['order_id', 'amount']],
		[
			'several issues at once',
			{...withOptions({paymentMethodType: 'WALLETS', enable: 'true'}), amount: 5, order_id: ''},
			'invalid_format',
			['order_id', 'amount', `${PLACE}/paymentMethodType`, `${PLACE}/enable`],
		],
	])('%s', async (_, request, code, fields, options) => {
		const sandbox = open(options);
		const answer = await found(await post(sandbox, request));
		expect(answer).toMatchObject({status: 400, code});
		expect(answer.fields).toEqual(fields);
		expect(sandbox.sessions).toEqual([]);
	});

	it('does not take its order_id, which is refused twice; a customer may come again', async () => {
		const sandbox = open();
		await post(sandbox, {...PAGE, amount: 1});
		expect((await post(sandbox, PAGE)).status).toBe(200);
		const again = await found(await post(sandbox, PAGE));
		expect(again).toMatchObject({status: 409, code: 'duplicate_order_id', fields: ['order_id']});
		for (let call = 0; call < 2; call += 1)
			expect((await post(sandbox, {action: 'paymentManagement', ...CUSTOMER})).status).toBe(200);
	});

	it.each([() => NOW, () => new Date(NOW)])('is compared with a clock of dates or of milliseconds', async clock => {
		expect((await post(open({clock}), {...PAGE, ...MANDATE})).status).toBe(200);
	});
});

describe('strict: false', () => {
	it.each([
		['a wrong type name', withOptions({paymentMethodType: 'NETBANKING', enable: false}), 'unknown-value'],
		['a string for a boolean', withOptions({paymentMethodType: 'CASH', enable: 'false'}), 'invalid-type'],
		['a mandate key of another spelling', {...PAGE, mandate_max_amount: '9.00'}, 'unknown-key'],
		[
			'two codes in one string',
			withOptions({paymentMethodType: 'WALLET', enable: false, paymentMethods: ['A,B']}),
			'two-codes-in-one-string',
		],
		['a wrong EMI object', {...PAGE, emiOptions: 5}, 'invalid-type'],
		['a wrong display', {...PAGE, sdk_udf: 5}, 'invalid-type'],
		['an order on payment management', {...PAGE, action: 'paymentManagement'}, 'wrong-action'],
	])('ignores %s like the service, and records it', async (_, request, rule) => {
		const sandbox = open({strict: false});
		expect((await post(sandbox, request)).status).toBe(200);
		expect(sandbox.sessions[0]?.request).toEqual(request);
		expect(sandbox.sessions[0]?.issues.map(issue => issue.rule)).toContain(rule);
		expect((await post(open(), request)).status).toBe(400);
	});

	const {'mandate.max_amount': _, ...half} = MANDATE;
	it.each([
		['a missing field', without('customer_id'), 'missing_field'],
		['a wrong type of the session itself', {...PAGE, amount: 1}, 'wrong_type'],
		['half a mandate', {...PAGE, ...half}, 'missing_field'],
		['a mandate out of range', {...PAGE, ...MANDATE, 'mandate.end_date': '1'}, 'mandate_out_of_range'],
	])('still refuses %s', async (_, request, code) => {
		expect(await found(await post(open({strict: false}), request))).toMatchObject({status: 400, code});
	});
});

describe('a session is opened and its issues are recorded', () => {
	const nothing = {allowDefaultOptions: false, options: []};
	it.each<[string, object, object[], Partial<SandboxOptions>?]>([
		[
			'that are only doubtful',
			{options: [{paymentMethodType: 'CASH', enable: false}]},
			[{rule: 'missing-field', severity: 'warning'}],
		],
		['that builders accept', nothing, [{rule: 'nothing-left', severity: 'error'}]],
		[
			'with the severity of the account',
			nothing,
			[{rule: 'nothing-left', severity: 'info'}],
			{account: {severities: {'nothing-left': 'info'}}},
		],
		['that the account turns off', nothing, [], {account: {severities: {'nothing-left': 'off'}}}],
	])('%s', async (_, payment_filter, issues, options) => {
		const sandbox = open(options);
		expect((await post(sandbox, {...PAGE, payment_filter})).status).toBe(200);
		expect(sandbox.sessions[0]?.issues).toMatchObject(issues);
	});
});

describe('the body', () => {
	const typed = (type: string) => ({...headersOf(), 'content-type': type});
	it.each(['application/json', 'Application/JSON; charset=utf-8', 'application/json ;  charset = "UTF-8"'])(
		'may have the type %s',
		async type => {
			expect((await post(open(), PAGE, typed(type))).status).toBe(200);
		},
	);
	it.each([
		...['text/plain', 'application/jsonx', 'x-application/json'],
		...['application/json; charset=latin1', 'application/json; charset=utf-80'],
	])('may not have the type %s', async type => {
		const answer = await found(await post(open(), PAGE, typed(type)));
		expect(answer).toMatchObject({status: 415, code: 'wrong_content_type'});
	});
	const nested = (levels: number) => `{"udf1":${'['.repeat(levels)}${']'.repeat(levels)}}`;
	it.each([
		['empty', '', 'not_json'],
		['cut JSON', '{"action": ', 'not_json'],
		['a list', '[]', 'not_json'],
		['null', 'null', 'not_json'],
		['absent', undefined, 'not_json'],
		['bytes that are not UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), 'not_utf8'],
		['of 200 levels', nested(200), 'too_large'],
		['of 201 levels', nested(201), 'too_deep'],
		['of 20,000 levels', nested(20_000), 'too_deep'],
		['of prototypes', `{"__proto__": {"polluted": true}, ${JSON.stringify(PAGE).slice(1)}`, 'unknown_field'],
	])('may not be %s', async (_, body, code) => {
		const init = {method: 'POST', headers: headersOf(), ...(body !== undefined && {body})};
		const answer = await open().fetch(new Request('http://localhost/session', init));
		expect(await found(answer)).toMatchObject({status: 400, code});
		expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
	});
	/** A request whose body arrives in these pieces. */
	const inPieces = (pieces: readonly Uint8Array[], more: Readonly<Record<string, string>> = {}) => {
		const given: Readonly<Record<string, string>> = {...headersOf(), ...more};
		const rest = pieces.map(value => ({done: false, value}));
		const read = async () => rest.shift() ?? {done: true};
		return open().fetch({
			method: 'POST',
			url: 'http://localhost/session',
			headers: {get: name => given[name] ?? null},
			body: {getReader: () => ({read})},
		});
	};
	const text = new TextEncoder().encode(JSON.stringify(PAGE));
	it('may arrive in pieces, some of them empty', async () => {
		const pieces = [text.slice(0, 9), new Uint8Array(0), text.slice(9)];
		expect((await inPieces(pieces)).status).toBe(200);
	});
	it('has at most 2^24 bytes, whether announced or not, and is not read further', async () => {
		const most = new Uint8Array(2 ** 24).fill(0x20);
		expect(await codeOf(await inPieces([most]))).toBe('not_json');
		expect((await inPieces([text], {'content-length': String(2 ** 24)})).status).toBe(200);
		expect(await codeOf(await inPieces([text], {'content-length': String(2 ** 24 + 1)}))).toBe('body_too_large');
		let pulled = 0;
		const body = new ReadableStream({
			pull(controller) {
				pulled += 1;
				controller.enqueue(new Uint8Array(2 ** 20).fill(0x20));
			},
		});
		const init = {method: 'POST', headers: headersOf(), body, duplex: 'half'};
		const answer = await open().fetch(new Request('http://localhost/session', init));
		expect(await found(answer)).toMatchObject({status: 413, code: 'body_too_large'});
		expect(pulled).toBeLessThan(20);
	});
});

describe('Authorization', () => {
	const encoded = btoa(KEY);
	it.each([`basic ${encoded}`, `BASIC   ${encoded}`])('may be written as %s', async authorization => {
		expect((await post(open(), PAGE, {...headersOf(), authorization})).status).toBe(200);
	});
	const {authorization: _, ...noKey} = headersOf();
	const {'x-merchantid': __, ...noMerchant} = headersOf();
	it.each<[string, Record<string, string>, ('apiKey' | 'apiKeyAsUser')?]>([
		['is missing', noKey],
		...['Basic', `Basic ${encoded} ${encoded}`, `Bearer Basic ${encoded}`, `Bearer ${encoded}`, encoded, KEY, ''].map(
			(authorization): [string, Record<string, string>] => [`is ${authorization}`, {...headersOf(), authorization}],
		),
		...[KEY.slice(0, -1), `${KEY.slice(0, -1)}!`, `!${KEY.slice(1)}`, `${KEY}!`, KEY.repeat(2), 'another-key'].map(
			(key): [string, Record<string, string>] => [`has the key ${key}`, headersOf(key)],
		),
		['has the other encoding', headersOf(`${KEY}:`)],
		['has the other encoding as the user', headersOf(KEY), 'apiKeyAsUser'],
		['is without a merchant', noMerchant],
		['is of another merchant', {...headersOf(), 'x-merchantid': 'MERCHANT_2'}],
	])('is refused before the body is read if it %s', async (_, headers, credentials) => {
		const answer = await post(open({account: {credentials}}), 'not JSON', headers);
		expect(answer.headers.get('www-authenticate')).toBe('Basic');
		const text = await answer.clone().text();
		expect(await found(answer)).toMatchObject({status: 401, code: 'unauthorized', fields: []});
		for (const secret of [KEY, encoded, 'another-key']) expect(text).not.toContain(secret);
	});
});

it.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('a session is not opened with %s', async method => {
	const answer = await open().fetch(new Request('http://localhost/session', {method, headers: headersOf()}));
	expect(answer.headers.get('allow')).toBe('POST');
	expect(await found(answer)).toMatchObject({status: 405, code: 'method_not_allowed'});
});

it('a delay ends when the caller aborts', async () => {
	const sandbox = open();
	sandbox.fail({delayMs: 2 ** 31 - 1, status: 503});
	const controller = new AbortController();
	const answer = sandbox.fetch(
		new Request('http://localhost/session', {method: 'POST', headers: headersOf(), signal: controller.signal}),
	);
	controller.abort();
	expect((await answer).status).toBe(503);
});

describe('onRequest', () => {
	it('receives each request to the service, without personal data', async () => {
		const requests: object[] = [];
		const sandbox = open({onRequest: request => requests.push(request)});
		await post(sandbox, PAGE);
		await post(sandbox, {...PAGE, order_id: 'ORDER-2', amount: 'much'});
		sandbox.fail({reset: true});
		await expect(post(sandbox, {...PAGE, order_id: 'ORDER-3'})).rejects.toThrow();
		await sandbox.fetch(new Request('http://localhost/'));
		for (const [method, path] of [
			['PUT', '/screen/session-1'],
			['POST', '/'],
		] as const)
			expect(await codeOf(await sandbox.fetch(new Request(`http://localhost${path}`, {method})))).toBe('not_found');
		const session = {method: 'POST', path: '/session', action: 'paymentPage'};
		const screenUrl = 'http://localhost/screen/session-1';
		expect(requests).toEqual([
			{number: 1, ...session, status: 200, checked: 'clean', sessionId: 'session-1', screenUrl},
			{number: 2, ...session, status: 400, checked: 'invalid_format'},
			expect.objectContaining({number: 3, ...session, checked: 'clean', sessionId: 'session-2'}),
			{number: 4, method: 'PUT', path: '/screen/session-1', status: 404, checked: 'not_found'},
			{number: 5, method: 'POST', path: '/', status: 404, checked: 'not_found'},
		]);
		expect(requests[2]).not.toHaveProperty('status');
		expect(JSON.stringify(requests)).not.toMatch(/ada@|9000012345|C-1/);
	});
	it('names an action only if it is a text', async () => {
		const actions: unknown[] = [];
		const sandbox = open({onRequest: entry => actions.push('action' in entry ? entry.action : 'none')});
		for (const action of ['paymentPage', 'other', 7]) await post(sandbox, {...PAGE, action});
		expect(actions).toEqual(['paymentPage', 'other', 'none']);
	});
});
