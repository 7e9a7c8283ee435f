// Express 5, which passes errors of an async handler to its error handler.
import express, {type Express} from 'express';
import {checkout, type Shop} from './checkout.js';

export function expressApp(shop: Shop): Express {
	const app = express();
	app.post('/checkout/:order', async (request, response) => {
		const {status, text} = await checkout(request.params.order, shop);
		response.status(status).type('json').send(text);
	});
	return app;
}
