// Which fields of a session each action carries.
import type {MandateFields} from '../wire/mandate.js';
import type {Action, CustomerFields, DetailFields, SessionRequest} from '../wire/session.js';

/** Sent in every action. */
export const CUSTOMER_FIELDS = [
	'customer_id',
	'customer_email',
	'customer_phone',
	'payment_page_client_id',
] as const satisfies readonly (keyof CustomerFields)[];

/** Sent where a payment is made. */
export const ORDER_FIELDS = ['order_id', 'amount'] as const satisfies readonly (keyof SessionRequest)[];

/** Optional on the payment page. */
export const DETAIL_FIELDS = [
	'return_url',
	'description',
	'first_name',
	'last_name',
] as const satisfies readonly (keyof DetailFields)[];

/** On the payment page, all or none. */
export const MANDATE_FIELDS = [
	'options.create_mandate',
	'mandate.max_amount',
	'mandate.start_date',
	'mandate.end_date',
] as const satisfies readonly (keyof MandateFields)[];

/** On the payment page only, like the details and the mandate (open point 21). */
export const PAGE_FIELDS = [
	'payment_filter',
	'sdk_udf',
	'emiOptions',
] as const satisfies readonly (keyof SessionRequest)[];

/** What the row of an action requires beside the customer's fields, and what it does not carry. */
export interface ActionRow {
	readonly required: readonly (typeof ORDER_FIELDS)[number][];
	readonly forbidden: readonly (readonly (keyof SessionRequest)[])[];
}

export const ACTION_ROWS: Readonly<Record<Action, ActionRow>> = {
	paymentPage: {required: ORDER_FIELDS, forbidden: []},
	quickPay: {required: ORDER_FIELDS, forbidden: [PAGE_FIELDS, DETAIL_FIELDS, MANDATE_FIELDS]},
	paymentManagement: {required: [], forbidden: [ORDER_FIELDS, PAGE_FIELDS, DETAIL_FIELDS, MANDATE_FIELDS]},
};
