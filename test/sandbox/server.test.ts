// The server of a sandbox: its addresses, and what it says before a request is read.
import {execFile} from 'node:child_process';
import net from 'node:net';
import {networkInterfaces} from 'node:os';
import {promisify} from 'node:util';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {type RunningSandbox, startSandbox} from '../../src/sandbox/index.js';
import {MERCHANT} from './calling.js';
import {exchange, headOf} from './raw-exchange.js';

let sandbox: RunningSandbox;
beforeEach(async () => {
	sandbox = await startSandbox(MERCHANT);
});
afterEach(() => sandbox.close());

describe('a running sandbox', () => {
	it('cannot be reached at another address of the machine', async () => {
		const port = Number(new URL(sandbox.url).port);
		const others = Object.values(networkInterfaces())
			.flatMap(own => own ?? [])
			.filter(({address, scopeid}) => address !== '127.0.0.1' && !scopeid);
		for (const {address} of others) {
			const isReached = await new Promise(resolve => {
				const socket = net.connect(port, address, () => resolve(true));
				socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
			});
			expect([address, isReached]).toEqual([address, false]);
		}
	});

	it.each([
		...['shop.example', 'localhost.shop.example', 'not-localhost', 'localhost:99999'].map(
			host => [host, ['GET / HTTP/1.1', `Host: ${host}`]] as const,
		),
		['no host', ['GET / HTTP/1.0']],
	] as const)('refuses a request for %s, against DNS rebinding, and closes the connection', async (_, head) => {
		const got = await exchange(sandbox.url, headOf(...head));
		expect(got.start).toBe('HTTP/1.1 421 Misdirected Request');
		expect(got.headers).toEqual(expect.arrayContaining(['connection: close', 'content-type: text/plain']));
		expect(got.body.toString()).toContain('http://127.0.0.1');
	});

	it('answers before the body has arrived, and closes the connection', async () => {
		const got = await exchange(
			sandbox.url,
			headOf('POST /session HTTP/1.1', 'Host: localhost', 'Content-Length: 100'),
			'{"action":',
		);
		expect(got.start).toBe('HTTP/1.1 401 Unauthorized');
		expect(got.headers).toEqual(expect.arrayContaining(['www-authenticate: Basic', 'connection: close']));
	});

	it('keeps the connection after a request that has arrived', async () => {
		const got = await exchange(sandbox.url, headOf('GET / HTTP/1.1', 'Host: localhost'));
		expect(got.start).toBe('HTTP/1.1 200 OK');
		expect(got.headers).toEqual(expect.arrayContaining(['cache-control: no-store', 'Connection: keep-alive']));
	});

	it('answers a request without a path', async () => {
		const got = await exchange(sandbox.url, headOf('OPTIONS * HTTP/1.1', 'Host: localhost:80', 'Connection: close'));
		expect(got.start).toBe('HTTP/1.1 404 Not Found');
	});

	it('answers with a status that has no body', async () => {
		sandbox.fail({status: 304});
		const response = await fetch(`${sandbox.url}/session`, {method: 'POST'});
		expect([response.status, await response.text()]).toEqual([304, '']);
	});

	it('does not start at a port that is in use', async () => {
		const port = Number(new URL(sandbox.url).port);
		await expect(startSandbox({...MERCHANT, port})).rejects.toMatchObject({code: 'EADDRINUSE'});
	});
});

it('shows a curl command that opens a session without an issue, again and again', async () => {
	const page = await (await fetch(sandbox.url)).text();
	const [, shown = ''] = /<pre>(curl [\s\S]*?)<\/pre>/.exec(page) ?? [];
	const command = shown
		.replaceAll('&#34;', '"')
		.replaceAll('&#39;', "'")
		.replaceAll('&#60;', '<')
		.replaceAll('&#62;', '>')
		.replaceAll('&#38;', '&');
	const before = sandbox.sessions.length;
	for (const count of [1, 2]) {
		const {stdout} = await promisify(execFile)('sh', ['-c', command]);
		expect(JSON.parse(stdout)).toMatchObject({status: 'NEW'});
		expect(sandbox.sessions).toHaveLength(before + count);
		expect(sandbox.sessions.at(-1)?.issues).toEqual([]);
	}
});
