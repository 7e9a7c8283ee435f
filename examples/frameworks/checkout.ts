// The checkout that every framework shares: it opens a session for an order and turns failures into responses.
import {createSession, filter, isSessionError, type Service, session, toAmount} from 'paylock';

export interface Order {
	readonly id: string;
	/** Major currency units. */
	readonly total: number;
	readonly hasGold: boolean;
	readonly customer: {readonly id: string; readonly email: string; readonly phone: string};
}

export interface Shop {
	readonly service: Service;
	/** Reads the price on the server, never from the browser. */
	readonly findOrder: (id: string) => Promise<Order | undefined>;
}

/** The response to your own page, as JSON: the payload for the Process API, or a message. */
export interface CheckoutResponse {
	readonly status: number;
	readonly text: string;
}

export async function checkout(orderId: string, {service, findOrder}: Shop): Promise<CheckoutResponse> {
	const order = await findOrder(orderId);
	if (order === undefined) return failure(404, 'this order does not exist');
	try {
		const {sdkPayloadText} = await createSession(requestFor(order), service);
		return {status: 200, text: sdkPayloadText};
	} catch (error) {
		if (!isSessionError(error)) throw error;
		if (error.outcome === 'unknown') return failure(202, 'we are checking the status of your order');
		if (error.kind === 'rejected') return failure(422, error.userMessage ?? 'this order cannot be paid');
		return failure(502, 'please try again');
	}
}

function requestFor({id, total, hasGold, customer}: Order) {
	return session('paymentPage', {
		order_id: id,
		amount: toAmount(total),
		customer_id: customer.id,
		customer_email: customer.email,
		customer_phone: customer.phone,
		payment_page_client_id: 'client-1',
	}).paymentFilter(
		filter()
			.allowDefaults(true)
			.when(hasGold, f => f.hide('CASH').cards(cards => cards.hideTypes('CREDIT'))),
	);
}

function failure(status: number, message: string): CheckoutResponse {
	return {status, text: JSON.stringify({message})};
}
