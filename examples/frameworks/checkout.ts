// The same checkout for every framework: an order becomes a session, and whatever fails becomes an answer.
import {amount, createSession, filter, type Service, SessionError, session} from 'paylock';

export interface Order {
	readonly id: string;
	/** Major currency units. */
	readonly total: number;
	readonly hasGold: boolean;
	readonly customer: {readonly id: string; readonly email: string; readonly phone: string};
}

export interface Shop {
	readonly service: Service;
	/** What an order costs is asked of the shop, never of the browser. */
	readonly findOrder: (id: string) => Promise<Order | undefined>;
}

/** JSON for the shop's own page: the payload of the Process API, or a message. */
export interface Answer {
	readonly status: number;
	readonly text: string;
}

export async function checkout(orderId: string, {service, findOrder}: Shop): Promise<Answer> {
	const order = await findOrder(orderId);
	if (order === undefined) return answer(404, 'there is no such order');
	try {
		const {sdkPayloadText} = await createSession(requestFor(order), service);
		return {status: 200, text: sdkPayloadText};
	} catch (error) {
		if (!(error instanceof SessionError)) throw error;
		if (error.outcome === 'unknown') return answer(202, 'we are asking whether your payment was begun');
		if (error.kind === 'rejected') return answer(422, error.userMessage ?? 'this order cannot be paid');
		return answer(502, 'please try again');
	}
}

function requestFor({id, total, hasGold, customer}: Order) {
	return session('paymentPage', {
		order_id: id,
		amount: amount(total),
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

function answer(status: number, message: string): Answer {
	return {status, text: JSON.stringify({message})};
}
