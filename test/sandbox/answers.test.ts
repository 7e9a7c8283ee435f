// The exact answers of the sandbox, and where its limits are.
import {describe, expect, it} from 'vitest';
import {headersOf, KEY, MANDATE, open, PAGE, post} from './calling.js';

const codeOf = async (answer: Response): Promise<unknown> => (await answer.json()).error_code;

describe('the answer to a session', () => {
	it('has the filter fields next to the payload, and the payload has all others', async () => {
		const payment_filter = {allowDefaultOptions: true, options: []};
		const emiOptions = {standardEmi: {enable: true}};
		const sandbox = open();
		const answer = await post(sandbox, {...PAGE, payment_filter, emiOptions, sdk_udf: 'hideEMI'});
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
		await post(sandbox, {
			...PAGE,
			payment_filter: {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]},
		});
		const [session] = sandbox.sessions;
		const filter = session?.request.payment_filter as {readonly options: readonly object[]}; // as sent
		const parts = [sandbox, session, session?.request, session?.issues, filter.options[0], entries[0]];
		for (const part of parts) expect(part).toSatisfy(Object.isFrozen);
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

describe('Authorization', () => {
	const basic = (value: string) => ({...headersOf(), authorization: value});
	const encoded = btoa(KEY);
	it.each([`basic ${encoded}`, `BASIC   ${encoded}`])('may be written as %s', async value => {
		expect((await post(open(), PAGE, basic(value))).status).toBe(200);
	});
	it.each(['Basic', `Basic ${encoded} ${encoded}`, `Bearer Basic ${encoded}`, encoded, ''])(
		'may not be written as %j',
		async value => {
			const answer = await post(open(), PAGE, basic(value));
			expect(answer.status).toBe(401);
			expect((await answer.json()).error_message).toContain('not of the form Basic <base64>');
		},
	);
	it.each([KEY.slice(0, -1), `${KEY.slice(0, -1)}!`, `!${KEY.slice(1)}`, `${KEY}!`, KEY.repeat(2)])(
		'is refused for the key %s',
		async key => {
			expect((await post(open(), PAGE, headersOf(key))).status).toBe(401);
		},
	);
	it.each([
		['apiKey', `${KEY}:`, "as 'apiKeyAsUser' but this sandbox expects 'apiKey'"],
		['apiKeyAsUser', KEY, "as 'apiKey' but this sandbox expects 'apiKeyAsUser'"],
	] as const)('with credentials %s names the encoding of %s', async (credentials, key, message) => {
		const answer = await post(open({account: {credentials}}), PAGE, headersOf(key));
		expect((await answer.json()).error_message).toContain(message);
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
		'application/jsonx',
		'x-application/json',
		'application/json; charset=latin1',
		'application/json; charset=utf-80',
	])('may not have the type %s', async type => {
		expect(await codeOf(await post(open(), PAGE, typed(type)))).toBe('wrong_content_type');
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
	it('has at most 2^24 bytes, whether announced or not', async () => {
		const most = new Uint8Array(2 ** 24).fill(0x20);
		expect(await codeOf(await inPieces([most]))).toBe('not_json');
		expect(await codeOf(await inPieces([most, text]))).toBe('body_too_large');
		expect((await inPieces([text], {'content-length': String(2 ** 24)})).status).toBe(200);
		expect(await codeOf(await inPieces([text], {'content-length': String(2 ** 24 + 1)}))).toBe('body_too_large');
	});
	it('has at most 200 levels', async () => {
		const nested = (levels: number) => `{"udf1":${'['.repeat(levels)}${']'.repeat(levels)}}`;
		expect(await codeOf(await post(open(), nested(200)))).not.toBe('too_deep');
		expect(await codeOf(await post(open(), nested(201)))).toBe('too_deep');
	});
	it('may be absent, which is not JSON', async () => {
		const request = new Request('http://localhost/session', {method: 'POST', headers: headersOf()});
		expect(await codeOf(await open().fetch(request))).toBe('not_json');
	});
});

describe('strict: false ignores', () => {
	it.each([
		['a wrong EMI object', {...PAGE, emiOptions: 5}],
		['a wrong display', {...PAGE, sdk_udf: 5}],
		['an order on payment management', {...PAGE, action: 'paymentManagement'}],
	])('%s', async (_, request) => {
		expect((await post(open(), request)).status).toBe(400);
		expect((await post(open({strict: false}), request)).status).toBe(200);
	});
	it('but not half a mandate', async () => {
		const {'mandate.max_amount': _, ...half} = MANDATE;
		expect(await codeOf(await post(open({strict: false}), {...PAGE, ...half}))).toBe('missing_field');
	});
});

it('nothing is at another path or under another method, and its log says so', async () => {
	const entries: object[] = [];
	const sandbox = open({onRequest: entry => entries.push(entry)});
	for (const [method, path] of [
		['POST', '/'],
		['PUT', '/screen/session-1'],
	] as const) {
		const answer = await sandbox.fetch(new Request(`http://localhost${path}`, {method}));
		expect(answer.status).toBe(404);
		expect(await codeOf(answer)).toBe('not_found');
	}
	expect(entries).toEqual([
		{number: 1, method: 'POST', path: '/', status: 404, checked: 'not_found'},
		{number: 2, method: 'PUT', path: '/screen/session-1', status: 404, checked: 'not_found'},
	]);
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
