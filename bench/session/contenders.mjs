// The same call by each client: a new order is built for each call, becomes JSON and is sent with the same headers; the
// response is read completely and parsed, and its status is checked.

import http from 'node:http';
import {createSession, defineService, filter, session} from '../../dist/index.js';

/** The fields of a new order: each call has its own id and amount. */
let orders = 0;
function fields() {
	orders += 1;
	return {
		order_id: `ORDER-${orders}`,
		amount: `${(orders % 900) + 100}.00`,
		customer_id: 'customer',
		customer_email: 'customer@example.com',
		customer_phone: '9000000000',
		payment_page_client_id: 'CLIENT_1',
	};
}

/** A new order by paylock's builders. */
const built = () =>
	session('paymentPage', fields()).paymentFilter(
		filter()
			.allowDefaults(true)
			.hide('WALLET', ['WALLET_A', 'WALLET_B'])
			.cards(cards => cards.hideTypes('CREDIT').hideBins('411111::411119'))
			.upi(upi => upi.hideCollect('@bank').hideIntent('APP_A')),
	);

/** The same order written by hand, which nothing checks. */
const literal = () => ({
	...fields(),
	action: 'paymentPage',
	payment_filter: {
		allowDefaultOptions: true,
		options: [
			{paymentMethodType: 'WALLET', paymentMethods: ['WALLET_A', 'WALLET_B'], enable: false},
			{
				paymentMethodType: 'CARD',
				cardFilters: [
					{enable: false, cardTypes: ['CREDIT']},
					{enable: false, cardBins: ['411111::411119']},
				],
				enable: true,
			},
			{
				paymentMethodType: 'UPI',
				upiFilters: [
					{enable: false, upiType: 'COLLECT', upiMethods: ['@bank']},
					{enable: false, upiType: 'INTENT', upiMethods: ['APP_A']},
				],
				enable: true,
			},
		],
	},
});

const apiKey = 'invented';
const headers = {
	accept: 'application/json',
	authorization: `Basic ${Buffer.from(apiKey).toString('base64')}`,
	'x-merchantid': 'MERCHANT_1',
	'content-type': 'application/json',
	'accept-encoding': 'identity',
};

const strict = new TextDecoder('utf-8', {fatal: true});

function opened(status, text) {
	if (status !== 200) throw new Error(`status ${status}`);
	return JSON.parse(text);
}

const settingsFor = origin => ({baseUrl: origin, merchantId: 'MERCHANT_1', apiKey});

/** A call over `node:http` with an agent of its own. */
function agentCall(call, origin) {
	const agent = new http.Agent({keepAlive: true});
	const {hostname, port} = new URL(origin);
	return () => call(agent, hostname, port);
}

function paylockCall(settings) {
	const service = defineService(settings);
	return () => createSession(built(), service);
}

/** What makes the call of each client, for the origin of the service: a client loads only itself. */
export const CONTENDERS = {
	'node:http, keep-alive agent': origin => agentCall(overHttp, origin),
	'node:http, with guards': origin => agentCall(guarded, origin),
	paylock: origin => paylockCall(settingsFor(origin)),
	'raw fetch': origin => async () => {
		const answer = await fetch(`${origin}/session`, {method: 'POST', headers, body: JSON.stringify(literal())});
		return opened(answer.status, await answer.text());
	},
	'paylock over fetch': origin => paylockCall({...settingsFor(origin), fetch: globalThis.fetch}),
	'undici Pool': async origin => {
		const {Pool} = await import('undici');
		const pool = new Pool(origin, {connections: 128});
		return async () => {
			const {statusCode, body} = await pool.request({
				path: '/session',
				method: 'POST',
				headers,
				body: JSON.stringify(literal()),
			});
			return opened(statusCode, await body.text());
		};
	},
	got: async origin => {
		const {default: got} = await import('got');
		const agent = {http: new http.Agent({keepAlive: true})};
		const client = got.extend({agent, retry: {limit: 0}, followRedirect: false, headers});
		return () => client.post(`${origin}/session`, {json: literal()}).json();
	},
	axios: async origin => {
		const {default: axios} = await import('axios');
		const instance = axios.create({httpAgent: new http.Agent({keepAlive: true}), maxRedirects: 0, headers});
		return async () => (await instance.post(`${origin}/session`, literal())).data;
	},
};

/** The call to the service that never answers. */
export function silent(origin, timeoutMs) {
	return paylockCall({...settingsFor(`${origin}/silent`), timeoutMs});
}

/** A request of `node:http` that is not sent yet, and its body. */
function requestOver(agent, hostname, port) {
	const body = JSON.stringify(literal());
	const sending = http.request({
		agent,
		hostname,
		port,
		path: '/session',
		method: 'POST',
		headers: {...headers, 'content-length': Buffer.byteLength(body)},
	});
	return {sending, body};
}

function overHttp(agent, hostname, port) {
	return new Promise((resolve, reject) => {
		const {sending, body} = requestOver(agent, hostname, port);
		sending.once('error', reject);
		sending.once('response', response => {
			const pieces = [];
			response.on('data', piece => pieces.push(piece));
			response.once('error', reject);
			response.once('end', () => {
				try {
					resolve(opened(response.statusCode, Buffer.concat(pieces).toString('utf8')));
				} catch (error) {
					reject(error);
				}
			});
		});
		sending.end(body);
	});
}

/** The same with the minimum that a program also needs: a deadline, a limit on the response, and a check of its UTF-8. */
function guarded(agent, hostname, port) {
	return new Promise((resolve, reject) => {
		const {sending, body} = requestOver(agent, hostname, port);
		const timer = setTimeout(() => sending.destroy(new Error('timeout')), 10_000);
		const fail = error => {
			clearTimeout(timer);
			reject(error);
		};
		sending.once('error', fail);
		sending.once('response', response => {
			const pieces = [];
			let size = 0;
			response.on('data', piece => {
				size += piece.length;
				if (size > 1_048_576) sending.destroy(new Error('too large'));
				else pieces.push(piece);
			});
			response.once('error', fail);
			response.once('end', () => {
				clearTimeout(timer);
				try {
					resolve(opened(response.statusCode, strict.decode(Buffer.concat(pieces))));
				} catch (error) {
					reject(error);
				}
			});
		});
		sending.end(body);
	});
}
