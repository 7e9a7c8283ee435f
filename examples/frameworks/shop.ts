// The service and the orders of one process. Created when the module loads, so that a missing key stops the deployment.
import {defineService} from 'paylock';
import type {Order, Shop} from './checkout.js';

const {CHECKOUT_URL = '', CHECKOUT_MERCHANT_ID = '', CHECKOUT_API_KEY = ''} = process.env;

const orders: readonly Order[] = [
	{
		id: 'order-1',
		total: 499,
		hasGold: true,
		customer: {id: 'customer-1', email: 'customer@example.com', phone: '0000000000'},
	},
];

export const shop: Shop = {
	service: defineService({
		baseUrl: CHECKOUT_URL,
		merchantId: CHECKOUT_MERCHANT_ID,
		apiKey: CHECKOUT_API_KEY,
		onEvent: ({type, attempt, status, elapsedMs}) => {
			if (type === 'failed') console.warn(`checkout ${type}, attempt ${attempt}`, {status, elapsedMs});
		},
	}),
	findOrder: async id => orders.find(order => order.id === id),
};
