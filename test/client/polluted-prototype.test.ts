// Calls, repair and decode while other code has added properties to Object.prototype.
import {describe, expect, it} from 'vitest';
import {createSession, defineService, isSessionError} from '../../src/index.js';
import {decode, repair} from '../../src/inspect/index.js';
import {REQUEST} from './secrets.js';

/** What `act` returns or throws meanwhile; nothing is asserted meanwhile, since the test runner defines properties too. */
async function whilePolluted(name: string, act: () => unknown): Promise<unknown> {
	const value = name === 'get' || name === 'set' ? () => 'polluted' : name === 'failure' ? 'timeout' : true;
	Object.defineProperty(Object.prototype, name, {value, configurable: true, writable: true});
	try {
		return await act();
	} catch (error) {
		return error;
	} finally {
		Reflect.deleteProperty(Object.prototype, name);
	}
}

describe.each(['get', 'set', 'value', 'enumerable', 'writable', 'configurable'])('with Object.prototype.%s', name => {
	it('a refused call is a SessionError with its status', async () => {
		const refused = new Response('{"error_code":"order_refused"}', {status: 400});
		const service = defineService({
			baseUrl: 'https://checkout.test',
			merchantId: 'merchant',
			apiKey: 'key',
			fetch: async () => refused,
		});
		const error = await whilePolluted(name, () => createSession(REQUEST, service));
		expect(isSessionError(error) && error.status).toBe(400);
	});

	it('repair and decode work as usual', async () => {
		const broken = {optinos: [{paymentMethodType: 'CASH', enabel: 'false'}], alowDefaultOptions: 'true'};
		const extra = {allowDefaultOptions: true, options: [], [name]: 1};
		const answers = () => [repair(broken).value, repair(extra).value, decode(extra)];
		expect(await whilePolluted(name, answers)).toEqual(answers());
	});
});

const RESULT = ['failure', 'status', 'code', 'body', 'message'];

it.each(RESULT)('a session is opened with Object.prototype.%s', async name => {
	const body = {id: 'invented', status: 'NEW', sdk_payload: {}};
	const answer = Response.json(body);
	const service = defineService({
		baseUrl: 'https://checkout.test',
		merchantId: 'merchant',
		apiKey: 'key',
		fetch: async () => answer,
	});
	const opened = await whilePolluted(name, () => createSession(REQUEST, service));
	expect(opened).toMatchObject({body});
});

it('the connection of a redirect, whose body is not read, is closed with Object.prototype.body', async () => {
	let signal: AbortSignal | undefined;
	const service = defineService({
		baseUrl: 'https://checkout.test',
		merchantId: 'merchant',
		apiKey: 'key',
		fetch: async (_url, request) => {
			signal = request.signal;
			return new Response(null, {status: 302});
		},
	});
	await whilePolluted('body', () => createSession(REQUEST, service));
	expect(signal?.aborted).toBe(true);
});

it.each(['fetch', 'totalTimeoutMs', 'onEvent'])(
	'an absent option stays absent with Object.prototype.%s',
	async name => {
		const options = {baseUrl: 'https://checkout.test', merchantId: 'merchant', apiKey: 'key'};
		expect(await whilePolluted(name, () => defineService(options))).toMatchObject({merchantId: 'merchant'});
	},
);
