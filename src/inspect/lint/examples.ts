// Inspect: the parts that the examples of lint's rules share.
import type {Json, JsonObject} from '../../wire/session.js';

/** A filter with these options. */
export function filterOf(allowDefaultOptions: boolean, ...options: readonly JsonObject[]): JsonObject {
	return {allowDefaultOptions, options};
}

/** A filter with `emiOptions`. */
export function emiFilterOf(allowDefaultOptions: boolean, emiOptions: JsonObject): JsonObject {
	return {allowDefaultOptions, options: [{paymentMethodType: 'CASH', enable: !allowDefaultOptions}], emiOptions};
}

/** An option of `CARD` with these filters. */
export function cards(...cardFilters: readonly JsonObject[]): JsonObject {
	return {paymentMethodType: 'CARD', enable: true, cardFilters};
}

/** A request for the payment page. */
export function page(fields: {readonly [key: string]: Json}): JsonObject {
	return {
		order_id: 'order-1',
		amount: '499.00',
		customer_id: 'customer-1',
		customer_email: 'someone@shop.test',
		customer_phone: '9000000001',
		payment_page_client_id: 'client-1',
		action: 'paymentPage',
		...fields,
	};
}

/** The four fields of a mandate; the dates are Unix seconds. */
export function mandateOf(start: string, end: string): JsonObject {
	return {
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '499.00',
		'mandate.start_date': start,
		'mandate.end_date': end,
	};
}
