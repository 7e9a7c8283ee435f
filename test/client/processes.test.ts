// What only a whole process shows: trust, memory, proxies, the end, and what an import does.
import {chmod, readdir} from 'node:fs/promises';
import {type AddressInfo, createServer, type Socket} from 'node:net';
import {fileURLToPath} from 'node:url';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {pathOf} from './check-case.js';
import {answerOf, type FaultServer, startFaultServer} from './fault-server.js';
import {CASES, FAULTS} from './faults.js';
import {type Bundle, bundleCaller, type Ended, run} from './in-a-process.js';
import {secretsIn} from './secrets.js';

let server: FaultServer;
let bundle: Bundle;
beforeAll(async () => {
	[server, bundle] = await Promise.all([startFaultServer(FAULTS), bundleCaller()]);
});
afterAll(() => Promise.all([server.close(), bundle.remove()]));

const AUTHORITY = fileURLToPath(new URL('./certs/authority.pem', import.meta.url));
const TRUSTED = {NODE_EXTRA_CA_CERTS: AUTHORITY};
const UNCHECKED = {NODE_TLS_REJECT_UNAUTHORIZED: '0', NODE_NO_WARNINGS: '1'};

/** One call, with its result as one line of JSON. */
const call = (baseUrl: string, over: string, more = ''): string => `
const service = defineService({baseUrl: ${JSON.stringify(baseUrl)}, merchantId: 'M', apiKey: KEY, ${over} ${more}});
const result = await createSession(REQUEST, service).then(() => ({opened: true}), error => ({...error, cause: error.cause?.code}));
console.log(JSON.stringify(result));
`;
const resultOf = ({stdout, stderr}: Ended): unknown => {
	expect(secretsIn(stdout + stderr)).toEqual([]);
	return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
};

describe.each([
	{transport: 'node:http', over: ''},
	{transport: 'fetch', over: 'fetch: globalThis.fetch,'},
])('over $transport', ({transport, over}) => {
	const https = (name: 'trusted' | 'expired' | 'other-host' | 'self-signed') => `${server.https[name]}/ok/${name}`;

	it('a trusted certificate opens a session', async () => {
		expect(resultOf(await run(bundle, call(https('trusted'), over), TRUSTED))).toMatchObject({opened: true});
	});
	it.each(['expired', 'other-host', 'self-signed'] as const)(
		'a certificate that is %s is network, not-sent',
		async name => {
			const wanted = {kind: 'network', outcome: 'not-sent', cause: expect.stringMatching(/CERT/)};
			expect(resultOf(await run(bundle, call(https(name), over), TRUSTED))).toMatchObject(wanted);
			expect(server.deliveries(name)).toEqual([]);
		},
	);
	it.each(['expired', 'other-host', 'self-signed'] as const)(
		'a certificate that is %s is so with NODE_TLS_REJECT_UNAUTHORIZED=0 too',
		async name => {
			const result = resultOf(await run(bundle, call(https(name), over), {...TRUSTED, ...UNCHECKED}));
			expect(result).toMatchObject({kind: 'network', outcome: 'not-sent'});
			expect(server.deliveries(name)).toEqual([]);
		},
	);

	it.each(
		CASES.flatMap(({id, name}, index) => (id === 'S14' || name === 'responds with a bomb' ? [{id, name, index}] : [])),
	)('$id: a service that $name takes no more than 30 MB', async ({index}) => {
		const measured = await run(
			bundle,
			`${call(`${server.origin}/ok/warm`, over)}
				const before = process.resourceUsage().maxRSS;
				const large = defineService({baseUrl: '${server.origin}/${pathOf(index)}/memory', merchantId: 'M', apiKey: KEY, ${over}});
				const kind = await createSession(REQUEST, large).catch(error => error.kind);
				console.log(JSON.stringify({kind, kilobytes: process.resourceUsage().maxRSS - before}));`,
		);
		const result = resultOf(measured) as {kind: string; kilobytes: number};
		expect(result.kind).toBe('unreadable-response');
		expect(result.kilobytes).toBeLessThan(30 * 1024);
	});

	it('HTTP_PROXY and HTTPS_PROXY are ignored', async () => {
		const proxies = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY'];
		const env = Object.fromEntries(proxies.map(name => [name, server.elsewhere]));
		const ended = await run(bundle, call(`${server.origin}/ok/proxy`, over), env);
		expect(resultOf(ended)).toMatchObject({opened: true});
		expect(server.deliveries('proxy').length).toBeGreaterThan(0);
		expect(server.bytesElsewhere()).toBe(0);
	});

	it('a process with idle sockets ends by itself', async () => {
		const ended = await run(bundle, call(`${server.origin}/ok/end-${transport}`, over));
		expect(ended).toMatchObject({code: 0, stderr: ''});
	});
	it('so does one whose service responds before the whole request has left', async () => {
		const sockets: Socket[] = [];
		const early = createServer(socket => {
			sockets.push(socket.on('error', () => {}));
			// Nothing of the body is read.
			socket.once('data', () => socket.pause().write(answerOf(413, '{}')));
		});
		await new Promise<void>(resolve => early.listen(0, '127.0.0.1', resolve));
		const {port} = early.address() as AddressInfo; // it listens on a port
		const ended = await run(
			bundle,
			`const paymentMethods = Array.from({length: 60_000}, (_, index) => 'NB_' + 'X'.repeat(200) + index);
			REQUEST.payment_filter.options = [{paymentMethodType: 'NB', paymentMethods, enable: false}];
			${call(`http://127.0.0.1:${port}`, over)}`,
		);
		for (const socket of sockets) socket.destroy();
		early.close();
		expect(ended).toMatchObject({code: 0, stderr: ''});
		expect(resultOf(ended)).toMatchObject({kind: 'rejected', status: 413});
	});
});

describe('the import', () => {
	it('works without package.json and without a console, and writes and logs nothing', async () => {
		await chmod(bundle.folder, 0o555);
		const before = await readdir(bundle.folder);
		const silent = await run(
			bundle,
			`delete globalThis.console;
			const service = defineService({baseUrl: '${server.origin}/ok/bare', merchantId: 'M', apiKey: KEY});
			await createSession(REQUEST, service);`,
		);
		expect(silent).toEqual({code: 0, stdout: '', stderr: ''});
		expect(await readdir(bundle.folder)).toEqual(before);
		await chmod(bundle.folder, 0o755);
	});
});
