// Hono 4, on any runtime.
import {Hono} from 'hono';
import {checkout, type Shop} from './checkout.js';

export function honoApp(shop: Shop): Hono {
	const app = new Hono();
	app.post('/checkout/:order', async context => {
		const {status, text} = await checkout(context.req.param('order'), shop);
		return new Response(text, {status, headers: {'content-type': 'application/json'}});
	});
	return app;
}
