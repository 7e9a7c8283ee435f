// The packed package beside the libraries that replace parts of node:http: tracers, mocks and proxies.
import {execFile} from 'node:child_process';
import {cpSync, readFileSync} from 'node:fs';
import http, {type IncomingMessage, type ServerResponse} from 'node:http';
import https from 'node:https';
import net, {type AddressInfo} from 'node:net';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, inject, test} from 'vitest';

const run = promisify(execFile);
const certificates = fileURLToPath(new URL('../client/certs/', import.meta.url));
const home = join(inject('consumer'), 'tracing');

interface Arrival {
	readonly origin: string;
	readonly path: string;
	/** Names in lower case and values, alternating, as they arrived. */
	readonly headers: readonly string[];
}
/** Requests that reached the network, by the program that made them. */
const arrivals = new Map<string, Arrival[]>();
let proxied = 0;

/** `/<program>/ok/session` opens a session; `/<program>/breaks/session` breaks the connection once the request is read. */
function serve(request: IncomingMessage, response: ServerResponse): void {
	const [, program = '', path = ''] = (request.url ?? '').split('/');
	const {encrypted} = request.socket as {encrypted?: boolean}; // of TLS sockets only
	const headers = request.rawHeaders.map((text, index) => (index % 2 === 0 ? text.toLowerCase() : text));
	const arrived = {origin: encrypted === true ? 'https' : 'http', path, headers};
	arrivals.set(program, [...(arrivals.get(program) ?? []), arrived]);
	request.resume().on('end', () => {
		if (path === 'breaks') request.socket.destroy();
		else response.end('{"sdk_payload":{"mocked":false}}');
	});
}
const key = readFileSync(join(certificates, 'server-key.pem'));
const cert = readFileSync(join(certificates, 'trusted.pem'));
/** A proxy: a tunnel for https:, one request passed on for http:. */
const proxy = http.createServer((request, response) => {
	proxied += 1;
	const options = {method: 'POST', headers: request.headers, agent: false};
	const onward = http.request(request.url ?? '', options, answer => answer.pipe(response));
	onward.on('error', () => request.socket.destroy());
	request.pipe(onward);
});
proxy.on('connect', (request: IncomingMessage, socket: net.Socket) => {
	proxied += 1;
	const onward = net.connect(Number(request.url?.split(':')[1]), '127.0.0.1');
	socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
	socket.pipe(onward).pipe(socket);
	for (const end of [socket, onward]) end.on('error', () => end.destroy());
});
const plain = http.createServer(serve);
const secure = https.createServer({key, cert}, serve);
const servers = [plain, secure, proxy];
const portOf = (server: net.Server) => (server.address() as AddressInfo).port; // it listens on a port

beforeAll(async () => {
	cpSync(fileURLToPath(new URL('./programs/', import.meta.url)), home, {recursive: true});
	for (const server of servers) await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
	for (const server of servers) server.close();
});

/** Runs a program over http: and https:; what became of its calls, in order. */
async function outcomesOf(program: string, flags: readonly string[] = [], nock = ''): Promise<unknown[]> {
	const id = `${program}-${flags.join('').replaceAll(/\W+/g, '-')}`;
	const origins = [`http://127.0.0.1:${portOf(plain)}/${id}`, `https://127.0.0.1:${portOf(secure)}/${id}`];
	const env = {
		PATH: process.env.PATH,
		NODE_EXTRA_CA_CERTS: join(certificates, 'authority.pem'),
		GLOBAL_AGENT_HTTP_PROXY: `http://127.0.0.1:${portOf(proxy)}`,
		NOCK: nock,
	};
	const {stdout} = await run(process.execPath, [...flags, program, ...origins], {cwd: home, env});
	return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
const arrivedFrom = (program: string, ...flags: readonly string[]): readonly Arrival[] =>
	arrivals.get(`${program}-${flags.join('').replaceAll(/\W+/g, '-')}`) ?? [];

const UNKNOWN = {path: 'breaks', kind: 'network', outcome: 'unknown', attempts: 1};
const BEFORE = {mjs: '--import', cjs: '--require'} as const;
const FORMATS = ['mjs', 'cjs'] as const;

/** The values of a header, one for each time that it arrived. */
const valuesOf = ({headers}: Arrival, name: string): readonly (string | undefined)[] =>
	headers.flatMap((text, index) => (index % 2 === 0 && text === name ? [headers[index + 1]] : []));

/** Both calls, over both schemes: one session, and one order that is delivered once and then unknown. */
async function expectDeliveries(program: string, ...flags: readonly string[]): Promise<readonly Arrival[]> {
	const outcomes = await outcomesOf(program, flags);
	const opened = {path: 'ok', mocked: false};
	expect(outcomes).toMatchObject([opened, UNKNOWN, opened, UNKNOWN]);
	const arrived = arrivedFrom(program, ...flags);
	expect(arrived.map(({origin, path}) => `${origin} ${path}`)).toEqual([
		...['http ok', 'http breaks'],
		...['https ok', 'https breaks'],
	]);
	for (const arrival of arrived) {
		expect(valuesOf(arrival, 'authorization')).toEqual([`Basic ${btoa('invented-key')}`]);
		expect(valuesOf(arrival, 'x-merchantid')).toEqual(['MERCHANT_1']);
		expect(valuesOf(arrival, 'content-type')).toEqual(['application/json']);
		expect(arrival.headers.filter((text, index) => index % 2 === 0 && /^\d+$/.test(text))).toEqual([]);
	}
	return arrived;
}

describe.concurrent('credentials arrive, each header once, and an order whose connection breaks is delivered once', () => {
	test.for(
		FORMATS.flatMap(format => [
			// It replaces http.request.
			{title: 'OpenTelemetry', format, load: `./opentelemetry.${format}`, header: 'traceparent'},
			// It adds its headers to the request that Node.js announces on a channel.
			{title: 'Sentry', format, load: `./sentry.${format}`, header: 'sentry-trace'},
		]),
	)('under $title, $format', async ({format, load, header}) => {
		const arrived = await expectDeliveries(`plain.${format}`, BEFORE[format], load);
		// The library was at work.
		for (const arrival of arrived) expect(valuesOf(arrival, header)).toHaveLength(1);
	});
	test.for(FORMATS)('where the agent is replaced, %s', async format => {
		await expectDeliveries(`plain.${format}`, BEFORE[format], './patched.cjs');
	});
	test.for(FORMATS)('through the proxy of global-agent, %s', async format => {
		const before = proxied;
		await expectDeliveries(`plain.${format}`, BEFORE[format], './global-agent.cjs');
		expect(proxied).toBeGreaterThanOrEqual(before + 4);
	});
});

describe.concurrent('a mock answers, and nothing reaches the network', () => {
	// nock 14 and msw share @mswjs/interceptors; nock 13 replaces http.request itself.
	test.for(['nock-13', 'nock-14'].flatMap(nock => FORMATS.map(format => ({nock, format}))))(
		'by $nock, $format',
		async ({nock, format}) => {
			const mocked = {path: 'mocked', mocked: true};
			const unmatched = {path: 'unmatched', kind: 'network'};
			expect(await outcomesOf(`nock.${format}`, [], nock)).toMatchObject([mocked, unmatched, mocked, unmatched]);
			expect(arrivedFrom(`nock.${format}`)).toEqual([]);
		},
	);
});
