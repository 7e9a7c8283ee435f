// Fastify 5.
import fastify, {type FastifyInstance} from 'fastify';
import {checkout, type Shop} from './checkout.js';

export function fastifyApp(shop: Shop): FastifyInstance {
	const app = fastify();
	app.post<{Params: {order: string}}>('/checkout/:order', async (request, reply) => {
		const {status, text} = await checkout(request.params.order, shop);
		return reply.code(status).type('application/json').send(text);
	});
	return app;
}
