// Which rules apply to a cart, and the session of a cart.
import {type AnyFilter, type SessionBuilder, toAmount} from 'paylock';
import {filter, mandate, session} from './account.js';
import {blockedLenders, festival, noCashForGold, noContract, noUpiAbroad, subscriptions, underReview} from './rules.js';

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

/** The payment policy: each rule, and the carts that it is for. */
function policy(cart: Cart) {
	return [
		{when: true, rules: noContract},
		{when: true, rules: underReview},
		{when: cart.total >= 3000, rules: festival},
		{when: cart.hasGold, rules: noCashForGold},
		{when: cart.isAbroad, rules: noUpiAbroad},
		{when: true, rules: blockedLenders(cart.blockedLenders)},
	];
}

/** The payment options of a one-time payment. */
export function options(cart: Cart): AnyFilter {
	return policy(cart)
		.filter(({when}) => when)
		.reduce<AnyFilter>((all, {rules}) => all.include(rules), filter().allowDefaults(true));
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
