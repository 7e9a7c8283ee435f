// Next.js 15 and later: app/checkout/[order]/route.ts. A route handler takes a Request and returns a Response.
import {checkout} from './checkout.js';
import {shop} from './shop.js';

export async function POST(_request: Request, {params}: {params: Promise<{order: string}>}): Promise<Response> {
	const {order} = await params;
	const {status, text} = await checkout(order, shop);
	return new Response(text, {status, headers: {'content-type': 'application/json'}});
}
