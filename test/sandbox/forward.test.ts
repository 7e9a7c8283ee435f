// The pass-through: what reaches the service, what comes back, and what never leaves this machine.
import type {Socket} from 'node:net';
import {gzipSync} from 'node:zlib';
import {afterEach, describe, expect, it} from 'vitest';
import {createSandbox, type PassThroughOptions, startSandbox} from '../../src/sandbox/index.js';
import {certificate} from '../client/fault-server.js';
import {AUTHORIZATION, answer, between, closeAll, closing, errorIn, post} from './between.js';
import {CUSTOMER, KEY, PAGE} from './calling.js';
import {
	chunk,
	endToEnd,
	exchange,
	headOf,
	LAST_CHUNK,
	type Message,
	type Respond,
	startRawService,
} from './raw-exchange.js';

afterEach(closeAll);

const warned = {...PAGE, order_id: 'ORDER-2', payment_filter: {allowDefaultOptions: true, options: []}};
const wrong = {
	...PAGE,
	payment_filter: {allowDefaultOptions: true, options: [{paymentMethodType: 'NETBANKING', enable: false}]},
};

describe('bytes and headers', () => {
	it('trailers are refused, and nothing is sent', async () => {
		const {service, sandbox} = await between(answer([]));
		const head = headOf('POST /orders HTTP/1.1', 'Host: 127.0.0.1', 'Transfer-Encoding: chunked');
		const got = await exchange(sandbox.url, head, `${chunk('{}')}0\r\nX-Checksum: 1\r\n\r\n`);
		expect(got.start).toBe('HTTP/1.1 501 Not Implemented');
		expect(errorIn(got)).toMatchObject({
			error_code: 'trailers',
			error_message: expect.stringContaining('nothing was sent'),
		});
		expect(service.requests).toEqual([]);
	});

	it('are equal in both directions, apart from the host and the headers of the connection', async () => {
		const body = Buffer.from(`{ "order_id" :"ORDER-1",\t"action":"paymentPage","amount":"1.00" , "x":"\\u00e9é" }\n`);
		const compressed = gzipSync('{"status":"NEW"}');
		const headers = [
			'X-Request-ID: r1',
			'set-cookie: a=1',
			'Set-Cookie: b=2',
			'content-encoding: gzip',
			'X-Odd: caf\xe9',
		];
		const {service, sandbox} = await between(answer(headers, compressed));
		const sent = [
			'X-Routing-Id: C-1',
			// Only Connection names headers of the connection.
			'X-Trace: authorization',
			'x-twice: a',
			'Accept-Encoding: gzip, br',
			'X-Twice: b',
			'X-TWICE: c',
			'X-ODD: caf\xe9',
		];
		const dropped = ['Connection: close, X-Hop', 'X-Hop: 1', 'TE: trailers'];
		const got = await exchange(sandbox.url, ...post(body, ...sent, ...dropped));
		const [request] = service.requests;
		expect(request?.start).toBe('POST /api/session HTTP/1.1');
		expect(request?.body.equals(body)).toBe(true);
		expect([...endToEnd(request as Message)].sort()).toEqual(
			[
				`Host: ${new URL(service.url).host}`,
				'Content-Type: application/json',
				AUTHORIZATION,
				'X-Routing-Id: C-1',
				'X-Trace: authorization',
				'x-twice: a',
				'x-twice: b',
				'x-twice: c',
				'Accept-Encoding: gzip, br',
				'X-ODD: caf\xe9',
				`Content-Length: ${body.length}`,
			].sort(),
		);
		expect(request?.headers.join()).not.toMatch(/transfer-encoding/i);
		expect(got.start).toBe('HTTP/1.1 200 Fine By Me');
		expect(endToEnd(got)).toEqual([...headers, `Content-Length: ${compressed.length}`]);
		expect(got.body.equals(compressed)).toBe(true);
		expect(service.requests).toHaveLength(1);
	});

	it('pass in chunks, as they arrive', async () => {
		let socket: Socket | undefined;
		const {service, sandbox} = await between(given => {
			socket = given;
			given.write(headOf('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked'));
			given.write(chunk('first'));
		});
		const response = await fetch(`${sandbox.url}/session`, {
			method: 'POST',
			body: new Blob(['{"a":', '1}']).stream(),
			duplex: 'half',
		} as RequestInit);
		const reader = response.body?.getReader();
		expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
		socket?.end(chunk('second') + LAST_CHUNK);
		expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('second');
		expect((await reader?.read())?.done).toBe(true);
		expect(service.requests[0]?.headers).toContain('Transfer-Encoding: chunked');
		expect(service.requests[0]?.body.toString()).toBe('{"a":1}');
	});

	it('pass with 1 MiB each way, and one byte more of an answer is refused', async () => {
		const most = Buffer.alloc(2 ** 20, 'x');
		const {service, sandbox} = await between((socket, {body}) =>
			answer([], Buffer.concat([body.subarray(1)]))(socket, {} as Message),
		);
		const got = await exchange(sandbox.url, ...post(Buffer.concat([most, Buffer.from('y')])));
		expect(got.body.equals(Buffer.concat([most.subarray(1), Buffer.from('y')]))).toBe(true);
		const refused = await exchange(sandbox.url, ...post(Buffer.concat([most, Buffer.from('yz')])));
		expect(refused.start).toMatch(/ 502 /);
		expect(errorIn(refused).error_message).toContain('1048576');
		expect(service.requests).toHaveLength(2);
		await service.idle();
	});

	it('pass with 1 MiB in chunks, and one byte more breaks the connection', async () => {
		const {sandbox} = await between((socket, {body}) => {
			socket.write(headOf('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked'));
			socket.write(chunk('x'.repeat(2 ** 20)));
			socket.write((body.length > 2 ? chunk('y') : '') + LAST_CHUNK);
		});
		const most = await exchange(sandbox.url, ...post('{}'));
		expect([most.isComplete, most.body.length]).toEqual([true, 2 ** 20]);
		expect((await exchange(sandbox.url, ...post('{ }'))).isComplete).toBe(false);
	});

	it('pass of a HEAD, whatever length it announces', async () => {
		const {sandbox} = await between(socket => socket.end(headOf('HTTP/1.1 200 OK', 'Content-Length: 9999999')));
		const got = await exchange(sandbox.url, headOf('HEAD /orders HTTP/1.1', 'Host: localhost', 'Connection: close'));
		expect([got.start, got.headers]).toEqual(['HTTP/1.1 200 OK', expect.arrayContaining(['Content-Length: 9999999'])]);
	});

	it.each([
		['302 Found', ['Location: http://127.0.0.1:1/elsewhere']],
		['502 Bad Gateway', []],
		['401 Unauthorized', ['WWW-Authenticate: Basic']],
		['204 No Content', []],
	])('pass of a %s, which is neither followed nor repeated', async (status, headers) => {
		const {service, sandbox, log} = await between(socket =>
			socket.end(headOf(`HTTP/1.1 ${status}`, ...headers, ...(status.startsWith('204') ? [] : ['Content-Length: 0']))),
		);
		const got = await exchange(sandbox.url, ...post(JSON.stringify(PAGE), 'Connection: close'));
		expect(got.start).toBe(`HTTP/1.1 ${status}`);
		expect(endToEnd(got).filter(line => !line.startsWith('Content-Length'))).toEqual(headers);
		expect(service.requests).toHaveLength(1);
		expect(log).toMatchObject([{status: Number(status.slice(0, 3)), checked: 'clean', action: 'paymentPage'}]);
	});

	it('pass of any other call of the service too, whose path is not logged', async () => {
		const {service, sandbox, log} = await between(answer([], '{}'));
		const head = headOf('GET /orders/ORDER-1?email=ada%40example.com HTTP/1.1', 'Host: localhost', AUTHORIZATION);
		expect((await exchange(sandbox.url, head)).start).toContain(' 200 ');
		expect(service.requests[0]?.start).toBe('GET /api/orders/ORDER-1?email=ada%40example.com HTTP/1.1');
		expect(log).toMatchObject([{method: 'GET', path: '/orders/…', checked: 'not checked', status: 200}]);
	});

	it.each([
		['POST', '/v1/session', 'clean'],
		['POST', '/session/refunds', 'not checked'],
		['POST', '/orders', 'not checked'],
		['GET', '/orders/', 'not checked'],
		['GET', '/v1/screen/session-1', 'not checked'],
	])('pass of %s %s, which is %s', async (method, path, checked) => {
		const {service, sandbox, log} = await between(answer([], '{}'));
		const [head, body] = post(JSON.stringify(PAGE));
		await exchange(sandbox.url, String(head).replace('POST /session', `${method} ${path}`), body ?? '');
		expect(service.requests[0]?.start).toBe(`${method} /api${path} HTTP/1.1`);
		expect(log).toMatchObject([{method, checked, status: 200}]);
	});

	it('pass of another method at the path of sessions, unchecked', async () => {
		const {service, sandbox, log} = await between(answer([], '{}'), {failOn: 'error'});
		const [head, body] = post(JSON.stringify(wrong));
		const got = await exchange(sandbox.url, String(head).replace('POST', 'PUT'), body ?? '');
		expect(got.start).toContain(' 200 ');
		expect(service.requests[0]?.start).toBe('PUT /api/session HTTP/1.1');
		expect(log).toMatchObject([{method: 'PUT', checked: 'not checked', status: 200}]);
	});
});

describe('no answer', () => {
	it.each<[string, Respond]>([
		['resets', socket => socket.resetAndDestroy()],
		['closes', socket => socket.end()],
		['sends no HTTP', socket => socket.end('220 mail.example ESMTP\r\n')],
		[
			'sends a length and chunks',
			socket =>
				socket.end(`${headOf('HTTP/1.1 200 OK', 'Content-Length: 2', 'Transfer-Encoding: chunked')}${LAST_CHUNK}`),
		],
		['ends within its head', socket => socket.end('HTTP/1.1 200 OK\r\nContent-Le')],
	])('of a service that %s is 502, and nothing is sent again', async (_, respond) => {
		const {service, sandbox, log} = await between(respond);
		const got = await exchange(sandbox.url, ...post(JSON.stringify(PAGE)));
		expect(got.start).toMatch(/ 502 /);
		expect(errorIn(got)).toMatchObject({error_code: 'no_answer'});
		expect(errorIn(got).error_message).toContain('a session may be open');
		expect(service.requests).toHaveLength(1);
		expect(log).toMatchObject([{status: 502, checked: 'no answer: clean', sessionId: 'session-1'}]);
	});

	it('of a service that is not running says that nothing was sent', async () => {
		const {service, sandbox} = await between(answer([]));
		await service.close();
		expect(errorIn(await exchange(sandbox.url, ...post('{}'))).error_message).toMatch(/ECONNREFUSED.*nothing was sent/);
	});

	it('in time is 504, and the connection to the service closes', async () => {
		const {service, sandbox} = await between(() => {}, {timeoutMs: 50});
		expect((await exchange(sandbox.url, ...post('{}'))).start).toMatch(/ 504 /);
		await service.idle();
	});

	it('that is whole breaks the connection, as the service did', async () => {
		const {service, sandbox} = await between(socket =>
			socket.end(`${headOf('HTTP/1.1 200 OK', 'Content-Length: 100')}half`),
		);
		const got = await exchange(sandbox.url, ...post('{}'));
		expect(got.isComplete).toBe(false);
		expect('half'.startsWith(got.body.toString())).toBe(true);
		expect(service.requests).toHaveLength(1);
	});

	it.each(['self-signed', 'expired', 'other-host'])(
		'over TLS with a certificate that is %s: nothing is sent',
		async name => {
			const secure = {key: certificate('server-key'), cert: certificate(name)};
			const {service, sandbox} = await between(answer([]), {}, {secure});
			const got = await exchange(sandbox.url, ...post(JSON.stringify(PAGE)));
			expect(errorIn(got).error_message).toContain('nothing was sent');
			expect(service.requests).toEqual([]);
		},
	);

	it('is needed once the caller has left: the connection to the service closes', async () => {
		const {service, sandbox} = await between(() => leave.abort());
		const leave = new AbortController();
		const call = fetch(`${sandbox.url}/session`, {method: 'POST', body: '{}', signal: leave.signal});
		await expect(call).rejects.toThrow();
		await service.idle();
	});
});

it('a caller that leaves in the middle of an answer ends it, and nothing else', async () => {
	const {service, sandbox} = await between(socket => {
		socket.write(headOf('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked'));
		const more = (): void => void (socket.destroyed || socket.write(chunk('x'.repeat(900)), () => setImmediate(more)));
		more();
	});
	for (let calls = 1; calls <= 5; calls += 1) {
		const response = await fetch(`${sandbox.url}/session`, {method: 'POST', body: '{}'});
		const reader = response.body?.getReader();
		await reader?.read();
		await reader?.cancel();
		await service.idle();
		expect(service.requests).toHaveLength(calls);
	}
});

describe('an early answer', () => {
	it('passes, although the request has not left', async () => {
		const {service, sandbox} = await between(
			() => {},
			{},
			{
				early: socket => socket.write(`${headOf('HTTP/1.1 413 Content Too Large', 'Content-Length: 2')}{}`),
			},
		);
		const got = await exchange(sandbox.url, ...post(Buffer.alloc(2 ** 20, 'x')));
		expect([got.start, got.body.toString()]).toEqual(['HTTP/1.1 413 Content Too Large', '{}']);
		await service.idle();
	});
});

describe('checks', () => {
	it('are shown with the request, which goes to the service anyway', async () => {
		const {service, sandbox, log} = await between(answer([], '{}'));
		expect((await exchange(sandbox.url, ...post(JSON.stringify(wrong)))).start).toContain(' 200 ');
		expect(service.requests).toHaveLength(1);
		expect(log[0]?.checked).toMatch(/^1 error/);
		const [session] = sandbox.sessions;
		expect(session).toMatchObject({request: wrong, status: 200, issues: [{rule: 'unknown-value'}]});
		const page = await (await fetch(sandbox.url)).text();
		expect(page).toContain(`${service.url}/api`);
		expect(page).toContain('unknown-value');
		const why = await (await fetch(`${sandbox.url}/screen/session-1/why`)).text();
		expect(why).toContain('NETBANKING');
	});

	it('that fail, like a hook that throws, keep no request from the service', async () => {
		const service = await startRawService(answer([], '{}'));
		const broken = () => {
			throw new Error('broken');
		};
		const sandbox = await startSandbox({
			forward: {baseUrl: service.url, failOn: 'error'},
			clock: broken,
			onRequest: broken,
		});
		closing.push(service.close, sandbox.close);
		expect((await exchange(sandbox.url, ...post(JSON.stringify(PAGE)))).start).toContain(' 200 ');
		expect(service.requests).toHaveLength(1);
		expect(sandbox.sessions).toMatchObject([{request: PAGE, issues: []}]);
	});

	it('with failOn answer 400 with the issues, and nothing is sent', async () => {
		const {service, sandbox, log} = await between(answer([], '{}'), {failOn: 'error'});
		const refused = await exchange(sandbox.url, ...post(JSON.stringify(wrong)));
		expect(refused.start).toMatch(/ 400 /);
		expect(errorIn(refused).error_info.fields).toMatchObject([
			{field_name: '/payment_filter/options/0/paymentMethodType'},
		]);
		expect((await exchange(sandbox.url, ...post('no JSON'))).start).toMatch(/ 400 /);
		expect(service.requests).toEqual([]);
		expect(log[0]).toMatchObject({status: 400, checked: expect.stringMatching(/^not forwarded: 1 error/)});
		expect((await exchange(sandbox.url, ...post(JSON.stringify(warned)))).start).toContain(' 200 ');
	});

	it('refuse warnings too with failOn: warning', async () => {
		const {service, sandbox} = await between(answer([], '{}'), {failOn: 'warning'});
		expect((await exchange(sandbox.url, ...post(JSON.stringify(warned)))).start).toMatch(/ 400 /);
		expect(service.requests).toEqual([]);
	});
});

describe('what stays on this machine', () => {
	it('the key is in no log, no session and no page', async () => {
		const {sandbox, log} = await between(answer([], '{}'));
		await exchange(sandbox.url, ...post(JSON.stringify(PAGE)));
		const paths = ['/', ...['', '/why', '/request'].map(view => `/screen/session-1${view}`)];
		const pages = await Promise.all(paths.map(async path => (await fetch(sandbox.url + path)).text()));
		const everything = [JSON.stringify(sandbox.sessions), JSON.stringify(log), ...pages].join('\n');
		for (const secret of [KEY, Buffer.from(KEY).toString('base64')]) expect(everything).not.toContain(secret);
		expect(JSON.stringify(log)).not.toMatch(/ada@|9000012345|ORDER-1/);
	});

	it('requests of a browser, requests for another host, and those without a path', async () => {
		const {service, sandbox} = await between(answer([], '{}'));
		const send = async (target: string, ...headers: readonly string[]) =>
			(await exchange(sandbox.url, headOf(`${target} HTTP/1.1`, ...headers, 'Connection: close'))).start;
		expect(await send('GET /favicon.ico', 'Host: localhost', 'Sec-Fetch-Site: none', 'Cookie: a=b')).toMatch(/ 403 /);
		expect(await send('GET /orders', 'Host: shop.example')).toMatch(/ 421 /);
		expect(await send(`PUT ${service.url}/orders`, 'Host: localhost')).toMatch(/ 400 /);
		expect(await send('GET /', 'Host: localhost')).toMatch(/ 200 /);
		expect(service.requests).toEqual([]);
	});
});

describe('createSandbox', () => {
	const handlerFor = (forward: PassThroughOptions['forward']) => createSandbox({forward});
	const call = (sandbox: ReturnType<typeof createSandbox>, body: string) =>
		sandbox.fetch(new Request('http://localhost/session?x=1', {method: 'POST', body, headers: {'x-merchantid': 'M'}}));

	it('forwards standard requests over node:http', async () => {
		const service = await startRawService(answer(['X-Id: 1'], '{"a":1}'));
		closing.push(service.close);
		const response = await call(handlerFor({baseUrl: service.url}), '{ }');
		expect([response.status, response.statusText, await response.text()]).toEqual([200, 'Fine By Me', '{"a":1}']);
		expect(response.headers.get('x-id')).toBe('1');
		expect(response.headers.get('cache-control')).toBeNull();
		expect(service.requests).toMatchObject([{start: 'POST /session?x=1 HTTP/1.1', body: Buffer.from('{ }')}]);
		await service.idle();
	});

	it('forwards over a given fetch, once, with the body as it is', async () => {
		const calls: [string, {body: unknown; redirect: string; headers: unknown}][] = [];
		const sandbox = handlerFor({
			baseUrl: 'https://checkout.example/api/',
			async fetch(url, init) {
				calls.push([url, init]);
				return new Response('{"a":1}', {status: 201, headers: {'X-Id': '1'}});
			},
		});
		const response = await call(sandbox, '{ }');
		expect([response.status, await response.text(), response.headers.get('x-id')]).toEqual([201, '{"a":1}', '1']);
		expect(calls).toHaveLength(1);
		const [[url, init] = ['', undefined]] = calls;
		expect(url).toBe('https://checkout.example/api/session?x=1');
		expect(Buffer.from(init?.body as ArrayBuffer).toString()).toBe('{ }');
		expect(init).toMatchObject({redirect: 'manual', method: 'POST'});
		expect(init?.headers).toContainEqual(['accept-encoding', 'identity']);
		expect(init?.headers).toContainEqual(['x-merchantid', 'M']);
	});

	it('leaves to a given fetch what it sets itself', async () => {
		let sent: {body: unknown; headers: [string, string][]} | undefined;
		const sandbox = handlerFor({
			baseUrl: 'https://checkout.example',
			async fetch(_, init) {
				sent = init;
				return new Response(null, {status: 204, headers: {'content-encoding': 'identity'}});
			},
		});
		const headers = {'content-length': '0', 'accept-encoding': 'gzip', 'x-id': '1'};
		const response = await sandbox.fetch(new Request('http://localhost/orders', {headers}));
		expect([response.status, response.body]).toEqual([204, null]);
		expect(sent?.body).toBeNull();
		expect(sent?.headers.sort()).toEqual([
			['accept-encoding', 'identity'],
			['x-id', '1'],
		]);
	});

	it.each([
		['is compressed', () => new Response('x', {headers: {'content-encoding': 'gzip'}})],
		['is a redirect that the fetch hides', () => Response.error()],
	])('refuses an answer of a given fetch that %s', async (_, fetched) => {
		const response = await call(handlerFor({baseUrl: 'https://checkout.example', fetch: async () => fetched()}), '{}');
		expect([response.status, JSON.parse(await response.text()).error_code]).toEqual([502, 'no_answer']);
	});

	it.each([
		['/forward/baseUrl', {baseUrl: 'http://checkout.example'}],
		['/forward/baseUrl', {}],
		['/forward/failOn', {baseUrl: 'https://checkout.example', failOn: 'info'}],
		['/forward/timeoutMs', {baseUrl: 'https://checkout.example', timeoutMs: 0}],
		['/forward/fetch', {baseUrl: 'https://checkout.example', fetch: 1}],
		['/forward/follow', {baseUrl: 'https://checkout.example', follow: true}],
	])('refuses %s', (pointer, forward) => {
		expect(() => createSandbox({forward: forward as never})).toThrow(
			expect.objectContaining({issues: [expect.objectContaining({pointer})]}),
		);
	});

	it('keeps what a fault does', async () => {
		const service = await startRawService(answer([], '{"a":1}'));
		closing.push(service.close);
		const sandbox = handlerFor({baseUrl: service.url});
		sandbox.fail({status: 503});
		expect((await call(sandbox, '{}')).status).toBe(503);
		expect(service.requests).toEqual([]);
		sandbox.fail({reset: true});
		await expect(call(sandbox, JSON.stringify({...CUSTOMER}))).rejects.toThrow();
		sandbox.fail({truncate: true});
		await expect((await call(sandbox, '{}')).text()).rejects.toThrow();
		expect(service.requests).toHaveLength(2);
		await service.idle();
	});
});
