// An edge function: no Node modules, settings in `env`, one route.
import {defineService} from 'paylock';
import {checkout, type Shop} from './checkout.js';

export interface Env {
	readonly CHECKOUT_URL: string;
	readonly CHECKOUT_MERCHANT_ID: string;
	readonly CHECKOUT_API_KEY: string;
	/** Reads an order from the platform's store. */
	readonly findOrder: Shop['findOrder'];
}

export default {
	async fetch(request: Request, env: Env): Promise<Response> {
		const [, route, order] = new URL(request.url).pathname.split('/');
		if (request.method !== 'POST' || route !== 'checkout' || order === undefined)
			return new Response(null, {status: 404});
		const service = defineService({
			baseUrl: env.CHECKOUT_URL,
			merchantId: env.CHECKOUT_MERCHANT_ID,
			apiKey: env.CHECKOUT_API_KEY,
			fetch,
		});
		const {status, text} = await checkout(order, {service, findOrder: env.findOrder});
		return new Response(text, {status, headers: {'content-type': 'application/json'}});
	},
};
