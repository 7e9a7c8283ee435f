// The session request in JSON.
import type {EmiFilter} from './emi-filter.js';
import type {Amount, MandateFields} from './mandate.js';
import type {PaymentFilter} from './payment-filter.js';

/**
 * The actions of a session, as a frozen tuple.
 *
 * @source checkout-spec: session request fields, `action`
 */
export const SESSION_ACTIONS = /* @__PURE__ */ Object.freeze(['paymentPage', 'quickPay', 'paymentManagement'] as const);

/**
 * The screen to open: the payment page, the quick-pay screen, or the screen on which customers delete stored payment methods.
 *
 * @source checkout-spec: session request fields, `action`
 */
export type Action = (typeof SESSION_ACTIONS)[number];

export const EMI_DISPLAYS = ['showEMI', 'hideEMI', 'ShowEMIWithoutCards'] as const;

/**
 * The EMI display switch, sent as `sdk_udf`; the specification writes the third value with a capital S.
 *
 * @source checkout-spec: EMI filter values of sdk_udf
 */
export type EmiDisplay = (typeof EMI_DISPLAYS)[number];

/**
 * The fields of every action.
 *
 * @source checkout-spec: Create session, fields sent for each `action`
 */
export interface CustomerFields {
	readonly customer_id: string;
	readonly customer_email: string;
	readonly customer_phone: string;
	readonly payment_page_client_id: string;
}

/**
 * The optional fields of a payment page: the return address, the description and the customer's name.
 *
 * @source checkout-spec: session request fields; Create session, payment locking
 */
export interface DetailFields {
	/** An absolute URL. */
	readonly return_url?: string;
	readonly description?: string;
	readonly first_name?: string;
	readonly last_name?: string;
}

/**
 * Any JSON value, deeply readonly.
 *
 * @source RFC 8259; open point 20
 */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/**
 * A JSON object, deeply readonly.
 *
 * @source RFC 8259; open point 20
 */
export interface JsonObject {
	readonly [key: string]: Json;
}

/**
 * The body of `POST {base_url}/session`, as a session builder writes it and `createSession` sends it.
 *
 * @source checkout-spec: session request fields; `emiOptions` here: open point 4
 */
export interface SessionRequest extends CustomerFields, DetailFields, Partial<MandateFields> {
	readonly action: Action;
	readonly order_id?: string;
	readonly amount?: Amount;
	readonly payment_filter?: PaymentFilter;
	readonly sdk_udf?: EmiDisplay;
	readonly emiOptions?: EmiFilter;
}
