// The rules that depend on one cart, on top of the shop's rules.
import {type SessionBuilder, toAmount} from 'paylock';
import {filter, mandate, session} from './account.js';
import {base, festival, subscriptions} from './rules.js';

export interface Cart {
	readonly orderId: string;
	/** Major currency units. */
	readonly total: number;
	readonly hasGold: boolean;
	readonly isAbroad: boolean;
	/** Lenders that fraud prevention has blocked for this customer. */
	readonly blockedLenders: readonly string[];
	/** Set for a subscription: its start and end. */
	readonly subscription?: {readonly from: Date; readonly to: Date};
}

const CUSTOMER = {
	customer_id: 'customer-1',
	customer_email: 'customer@example.com',
	customer_phone: '0000000000',
	payment_page_client_id: 'client-1',
} as const;

/** The payment options of a one-time payment. */
export function options({hasGold, isAbroad, blockedLenders, total}: Cart) {
	return filter()
		.allowDefaults(true)
		.include(base)
		.when(total >= 3000, more => more.include(festival))
		.when(hasGold, more => more.hide('CASH'))
		.when(isAbroad, more => more.hide('UPI'))
		.when(blockedLenders.length > 0, more => more.hide('CONSUMER_FINANCE', blockedLenders));
}

/** The session of a cart. A subscription shows only what can be charged again. */
export function checkout(cart: Cart): SessionBuilder {
	const page = session('paymentPage', {...CUSTOMER, order_id: cart.orderId, amount: toAmount(cart.total)}).details({
		return_url: 'https://shop.example/orders',
		description: `Order ${cart.orderId}`,
	});
	const {subscription} = cart;
	if (subscription === undefined) return page.paymentFilter(options(cart));
	return page
		.paymentFilter(filter().allowDefaults(false).include(subscriptions))
		.mandate(mandate('REQUIRED').maxAmount(toAmount(cart.total)).startDate(subscription.from).endDate(subscription.to));
}
