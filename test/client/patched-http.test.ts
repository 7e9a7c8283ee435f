// Other code in the process replaces http.request, https.request or the agent, as tracers, mocks and proxies do.
import http from 'node:http';
import https from 'node:https';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {createSession} from '../../src/index.js';
import {failureOf, serviceAt, until} from './calling.js';
import {certificate, type FaultServer, SESSION, startFaultServer} from './fault-server.js';
import {ENCODED, REQUEST} from './secrets.js';

let server: FaultServer;
beforeAll(async () => {
	server = await startFaultServer({
		ok: socket => void socket.write(SESSION),
		drops: socket => void socket.destroy(),
		silent: () => {},
	});
});
afterAll(() => server.close());
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
	vi.useRealTimers();
});

type Options = https.RequestOptions & {headers: object};
const modules = {http, https};

/** Replaces the function of one module; `change` gets the options of each call. */
function patch(scheme: 'http' | 'https', change: (options: Options) => Options) {
	const original = modules[scheme].request;
	const patched = (options: Options) => original(change(options));
	// The one signature that is called here.
	return vi.spyOn(modules[scheme], 'request').mockImplementation(patched as typeof original);
}

/** The agent of other code, which trusts the authority of the test. */
const foreign = {
	http: () => new http.Agent(),
	https: () => new https.Agent({ca: certificate('authority')}),
};
const originOf = (scheme: 'http' | 'https') => (scheme === 'http' ? server.origin : server.https.trusted);

describe.each(['http', 'https'] as const)('over %s:', scheme => {
	it('the headers arrive, each once, though a tracer copies them as an object', async () => {
		const spy = patch(scheme, options => ({
			...options,
			agent: foreign[scheme](),
			headers: Object.assign({}, options.headers, {traceparent: '00-1-2-01'}),
		}));
		await createSession(REQUEST, serviceAt(`${originOf(scheme)}/ok/${scheme}-traced`, {headers: {'x-more': '\u00e9'}}));
		expect(spy).toHaveBeenCalledTimes(1);
		const [delivery] = server.deliveries(`${scheme}-traced`);
		const lines = (delivery?.head ?? '').split('\r\n').slice(1);
		const byName = new Map(lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line]));
		expect(byName.size).toBe(lines.length);
		expect([...byName.keys()].filter(name => /^\d+$/.test(name))).toEqual([]);
		expect(byName.get('authorization')).toMatch(new RegExp(`^authorization: Basic ${ENCODED}$`, 'i'));
		expect(byName.get('x-merchantid')).toMatch(/: MERCHANT_1$/);
		expect(byName.get('content-type')).toMatch(/: application\/json$/);
		expect(byName.get('x-more')).toMatch(/: \u00e9$/);
		expect(byName.get('traceparent')).toMatch(/: 00-1-2-01$/);
	});
	it('only the function of the right module is called', async () => {
		const other = vi.spyOn(modules[scheme === 'http' ? 'https' : 'http'], 'request');
		const own = patch(scheme, options => ({...options, agent: foreign[scheme]()}));
		await createSession(REQUEST, serviceAt(`${originOf(scheme)}/ok/${scheme}-module`));
		expect(own).toHaveBeenCalledTimes(1);
		expect(other).not.toHaveBeenCalled();
	});
	it('an order whose connection breaks behind the agent of other code is unknown and delivered once', async () => {
		patch(scheme, options => ({...options, agent: foreign[scheme]()}));
		const run = `${scheme}-reset`;
		const service = serviceAt(`${originOf(scheme)}/drops/${run}`, {retry: {attempts: 3, maxDelayMs: 0}});
		const error = await failureOf(createSession(REQUEST, service));
		expect(error).toMatchObject({kind: 'network', outcome: 'unknown', retryable: false, attempts: 1});
		expect(server.deliveries(run)).toHaveLength(1);
	});
	it('so is one that is silent until the deadline', async () => {
		patch(scheme, options => ({...options, agent: foreign[scheme]()}));
		const run = `${scheme}-silent`;
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
		const call = failureOf(createSession(REQUEST, serviceAt(`${originOf(scheme)}/silent/${run}`)));
		await until(() => server.deliveries(run).length === 1);
		await vi.runOnlyPendingTimersAsync();
		expect(await call).toMatchObject({kind: 'timeout', outcome: 'unknown'});
	});
	it('a refused connection is not sent behind the agent of other code either', async () => {
		patch(scheme, options => ({...options, agent: foreign[scheme]()}));
		const service = serviceAt(server.refusing.replace('http', scheme));
		expect(await failureOf(createSession(REQUEST, service))).toMatchObject({kind: 'network', outcome: 'not-sent'});
	});
});

it('connections over https: are kept, and an order may have been sent once the certificate is known to be right', async () => {
	patch('https', options => ({...options, ca: certificate('authority')}));
	const service = serviceAt(`${server.https.trusted}/ok/kept`);
	for (let call = 0; call < 2; call += 1) await createSession(REQUEST, service);
	expect(server.deliveries('kept').map(({onConnection}) => onConnection)).toEqual([1, 2]);
	service.close();
	const error = await failureOf(createSession(REQUEST, serviceAt(`${server.https.trusted}/drops/dropped`)));
	expect(error).toMatchObject({kind: 'network', outcome: 'unknown'});
});

it('an order is not sent if other code throws before that', async () => {
	patch('http', () => {
		throw new TypeError('no such header');
	});
	const error = await failureOf(createSession(REQUEST, serviceAt(`${server.origin}/ok/never`)));
	expect(error).toMatchObject({kind: 'network', outcome: 'not-sent', retryable: true});
});

it('an order is unknown if other code throws after it has sent', async () => {
	const original = http.request;
	const patched = (options: Options) => {
		const request = original({...options, agent: new http.Agent()});
		vi.spyOn(request, 'end').mockImplementation(() => {
			throw new Error('a hook failed');
		});
		return request;
	};
	// The one signature that is called here.
	vi.spyOn(http, 'request').mockImplementation(patched as typeof original);
	const service = serviceAt(`${server.origin}/silent/throws`, {retry: {attempts: 3, maxDelayMs: 0}});
	const error = await failureOf(createSession(REQUEST, service));
	expect(error).toMatchObject({kind: 'network', outcome: 'unknown', attempts: 1});
});

it('certificates are checked behind the agent of other code, regardless of the environment', async () => {
	vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
	patch('https', options => ({...options, agent: new https.Agent()}));
	for (const origin of [server.https['self-signed'], server.https['other-host'], server.https.expired]) {
		const error = await failureOf(createSession(REQUEST, serviceAt(`${origin}/ok/unchecked`)));
		expect(error).toMatchObject({kind: 'network', outcome: 'not-sent'});
	}
	expect(server.deliveries('unchecked')).toEqual([]);
});

it('every check of a certificate is in the options of the request', async () => {
	let seen: Options | undefined;
	patch('https', options => {
		seen = options;
		return options;
	});
	await failureOf(createSession(REQUEST, serviceAt(server.refusing.replace('http', 'https'))));
	expect(seen).toMatchObject({rejectUnauthorized: true, minVersion: 'TLSv1.2', servername: ''});
	expect(Object.keys(seen?.headers ?? {})).toContain('authorization');
});
