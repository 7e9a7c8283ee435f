// The fields of a session for each action.
import type {MandateFields} from '../wire/mandate.js';
import type {Action, CustomerFields, DetailFields, RequestParts} from '../wire/session.js';

/** Sent in every action. */
export const CUSTOMER_FIELDS = [
	'customer_id',
	'customer_email',
	'customer_phone',
	'payment_page_client_id',
] as const satisfies readonly (keyof CustomerFields)[];

/** Sent with every payment. */
export const ORDER_FIELDS = ['order_id', 'amount'] as const satisfies readonly (keyof RequestParts)[];

/** Optional on the payment page. */
export const DETAIL_FIELDS = [
	'return_url',
	'description',
	'first_name',
	'last_name',
] as const satisfies readonly (keyof DetailFields)[];

/** On the payment page; all of them or none. */
export const MANDATE_FIELDS = [
	'options.create_mandate',
	'mandate.max_amount',
	'mandate.start_date',
	'mandate.end_date',
] as const satisfies readonly (keyof MandateFields)[];

/** Only on the payment page, like the details and the mandate (open point 21). */
export const PAGE_FIELDS = [
	'payment_filter',
	'sdk_udf',
	'emiOptions',
] as const satisfies readonly (keyof RequestParts)[];

const ONLY_ON_PAGE = [...PAGE_FIELDS, ...DETAIL_FIELDS, ...MANDATE_FIELDS];

/** Every field of a session that the specification names. */
export const SESSION_FIELDS: readonly (keyof RequestParts)[] = [
	'action',
	...CUSTOMER_FIELDS,
	...ORDER_FIELDS,
	...DETAIL_FIELDS,
	...PAGE_FIELDS,
	...MANDATE_FIELDS,
];

export function isSessionField(name: string): name is keyof RequestParts {
	return SESSION_FIELDS.some(field => field === name);
}

/**
 * The fields that an action requires in addition to the customer's, the fields that it does not have, and those of them that
 * are only doubtful in a request that is read (open point 30).
 */
interface ActionRow {
	readonly required: readonly (typeof ORDER_FIELDS)[number][];
	readonly forbidden: readonly (keyof RequestParts)[];
	readonly mayHave?: readonly (keyof RequestParts)[];
}

export const ACTION_ROWS: Readonly<Record<Action, ActionRow>> = {
	paymentPage: {required: ORDER_FIELDS, forbidden: []},
	quickPay: {
		required: ORDER_FIELDS,
		forbidden: ONLY_ON_PAGE,
		mayHave: ['sdk_udf', ...DETAIL_FIELDS],
	},
	paymentManagement: {required: [], forbidden: [...ORDER_FIELDS, ...ONLY_ON_PAGE]},
};
