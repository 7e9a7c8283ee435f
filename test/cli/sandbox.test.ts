// `paylock sandbox`: the start, the log, faults and the end.
import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {folderOf, start} from './cli.js';
import {clean, page} from './filters.js';

type Child = ReturnType<typeof start>;
const running: Child[] = [];
afterEach(() => {
	for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** A sandbox that listens, with what it prints. */
async function sandbox(...args: readonly string[]) {
	const child = start(['sandbox', ...args]);
	running.push(child);
	let out = '';
	child.stdout.setEncoding('utf8').on('data', chunk => {
		out += chunk;
	});
	const printed = async (pattern: RegExp): Promise<RegExpExecArray> => {
		for (;;) {
			const match = pattern.exec(out);
			if (match !== null) return match;
			await once(child.stdout, 'data');
		}
	};
	const [, url = ''] = await printed(/(http:\/\/127\.0\.0\.1:\d+)[^/]/);
	const post = (body: object, headers: object = {}) =>
		fetch(`${url}/session`, {
			method: 'POST',
			body: JSON.stringify(body),
			headers: {
				authorization: `Basic ${btoa('sandbox-key')}`,
				'x-merchantid': 'SANDBOX_MERCHANT',
				'content-type': 'application/json',
				...headers,
			},
		});
	return {child, url, post, printed};
}

test.each(['SIGINT', 'SIGTERM'] as const)('prints how to call it, and exits with 0 on %s', async signal => {
	const {child, printed} = await sandbox();
	await printed(/url +http.*\n {2}api key +sandbox-key\n {2}merchant id +SANDBOX_MERCHANT\n[\s\S]*Ctrl\+C/);
	child.kill(signal);
	const [code] = await once(child, 'close');
	expect(code).toBe(0);
});

/** The options of a configuration in which the key is the user name. */
function keyAsUser(): readonly string[] {
	return ['--config', join(folderOf({'config.json': {credentials: 'apiKeyAsUser'}}), 'config.json')];
}

test.each([
	['with no options', () => []],
	['with a key as the user name', () => ['--api-key', 'schlüssel-€', ...keyAsUser()]],
])('the printed curl line works as it is, and again, started %s', async (_, args) => {
	const {printed} = await sandbox(...args());
	const [line] = await printed(/^curl [\s\S]*?}'$/m);
	await printed(/Ctrl\+C/);
	for (const id of ['session-1', 'session-2']) {
		// A shell splits the line as it would for curl, which a bare machine lacks.
		const words = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${line}`], {encoding: 'utf8'}).split(
			'\0',
		);
		const [url = '', ...options] = words;
		const valuesOf = (name: string) => options.filter((_, index) => options[index - 1] === name);
		const headers = valuesOf('-H').map(header => header.split(': ') as [string, string]); // each has one colon
		const answer = await fetch(url, {method: 'POST', headers, body: valuesOf('-d')[0] ?? ''});
		expect(await answer.json()).toMatchObject({id, order_id: expect.stringMatching(/^order\w{6,15}$/)});
	}
});

test('logs each request with its action, its status, the result of the checks, and the screen', async () => {
	const {url, post, printed} = await sandbox();
	expect((await post({...page, payment_filter: clean})).status).toBe(200);
	await printed(new RegExp(`^POST /session paymentPage 200 clean ${url}/screen/session-1$`, 'm'));
	expect((await post({...page, order_id: 'order-2'}, {authorization: 'Basic x'})).status).toBe(401);
	await printed(/^POST \/session 401 unauthorized$/m);
	expect((await fetch(`${url}/session`)).status).toBe(405);
	await printed(/^GET \/session 405 method_not_allowed$/m);
	expect(await (await fetch(`${url}/screen/session-1`)).text()).toContain('499.00');
});

test('--lenient records what is otherwise refused', async () => {
	const wrong = {
		...page,
		payment_filter: {allowDefaultOptions: true, options: [{paymentMethodType: 'NETBANKING', enable: false}]},
	};
	const lenient = await sandbox('--lenient');
	expect((await lenient.post(wrong)).status).toBe(200);
	await lenient.printed(/^POST \/session paymentPage 200 1 error.* http/m);
	const strict = await sandbox();
	expect((await strict.post(wrong)).status).toBe(400);
	await strict.printed(/^POST \/session paymentPage 400 unknown_value$/m);
});

test('--fault makes the next calls fail', async () => {
	const {post, printed} = await sandbox('--fault', 'unavailable', '--fault', '500', '--fault', 'reset');
	expect([(await post(page)).status, (await post(page)).status]).toEqual([503, 500]);
	await expect(post(page)).rejects.toThrow();
	await printed(/^POST \/session paymentPage reset /m);
	expect((await post({...page, order_id: 'order-2'})).status).toBe(200);
});

test('the credentials of the configuration, --merchant-id and --api-key are what it expects', async () => {
	const {post} = await sandbox(...keyAsUser(), '--merchant-id', 'M', '--api-key', 'K');
	const headers = {authorization: `Basic ${btoa('K:')}`, 'x-merchantid': 'M'};
	expect((await post(page, headers)).status).toBe(200);
	expect((await post(page)).status).toBe(401);
});

test('--readings settle the screen', async () => {
	const options = [{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']}];
	const open = {...page, payment_filter: {allowDefaultOptions: true, options}};
	const screen = async (...args: readonly string[]) => {
		const {url, post} = await sandbox(...args);
		await post(open);
		return (await fetch(`${url}/screen/session-1`)).text();
	};
	expect(await screen()).toContain('class="unsure"');
	const settled = await screen('--readings', 'defaultsInside=ignore');
	expect(settled).toContain('Wallet A');
	expect(settled).not.toContain('class="unsure"');
	expect(settled).not.toContain('Other wallets');
});

test('--format json prints one line at the start and one for each request', async () => {
	const {url, post, printed} = await sandbox('--format', 'json');
	const [first] = await printed(/^.*\n/);
	expect(JSON.parse(first)).toEqual({version: 1, url, apiKey: 'sandbox-key', merchantId: 'SANDBOX_MERCHANT'});
	await post(page);
	const [, second = ''] = await printed(/\n(.*)\n/);
	expect(JSON.parse(second)).toEqual({
		number: 1,
		method: 'POST',
		path: '/session',
		status: 200,
		checked: 'clean',
		sessionId: 'session-1',
		screenUrl: `${url}/screen/session-1`,
		action: 'paymentPage',
	});
});

test('a port in use exits with 2', async () => {
	const {url} = await sandbox();
	const second = start(['sandbox', '--port', new URL(url).port]);
	running.push(second);
	let err = '';
	second.stderr.setEncoding('utf8').on('data', chunk => {
		err += chunk;
	});
	const [code] = await once(second, 'close');
	expect({code, err}).toEqual({code: 2, err: 'paylock: the port is in use: choose another with --port\n'});
});
