// The session request in JSON.
import type {EmiFilter} from './emi-filter.js';
import type {Amount, MandateFields, MandateKind} from './mandate.js';
import type {PaymentFilter, Refused} from './payment-filter.js';

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
 * @source checkout-spec: session request fields
 */
export interface CustomerFields {
	/** Your id of the customer. */
	readonly customer_id: string;
	/** The e-mail address of the customer. */
	readonly customer_email: string;
	/** The phone number of the customer, as text. */
	readonly customer_phone: string;
	/** The client id that the service has given to your account. */
	readonly payment_page_client_id: string;
}

/** The optional fields of a payment page: the return address, the description and the customer's name. */
export interface DetailFields {
	/** Where the customer returns to after the payment: an absolute URL. */
	readonly return_url?: string;
	/** What the customer pays for, shown on the page. */
	readonly description?: string;
	/** The customer's first name. */
	readonly first_name?: string;
	/** The customer's last name. */
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

/** The parts of a request, before the action says which of them belong together. */
export interface RequestParts extends Partial<CustomerFields>, DetailFields, Partial<MandateFields> {
	/** The screen to open. */
	readonly action: Action;
	readonly customer_id: string;
	readonly payment_page_client_id: string;
	/** Your id of the order; not for `paymentManagement`. */
	readonly order_id?: string;
	/** The amount in major units, with two decimals, as text; not for `paymentManagement`. */
	readonly amount?: Amount;
	/** Which payment options the customer sees; only for `paymentPage`. */
	readonly payment_filter?: PaymentFilter;
	/** Whether the screen shows EMI. */
	readonly sdk_udf?: EmiDisplay;
	/** Which EMI plans the customer sees, for accounts that write it next to `payment_filter`. */
	readonly emiOptions?: EmiFilter;
}

/**
 * The body of `POST {base_url}/session`, as a session builder writes it and `createSession` sends it. The e-mail address, the
 * phone number and the dates of a mandate may be absent from requests that were written elsewhere.
 *
 * @source checkout-spec: session request fields; `emiOptions` here: open point 4; fields that may be absent: open point 28
 */
export type SessionRequest = OrderRequest | ManagementRequest;

/**
 * The request of a payment page or a quick-pay screen.
 *
 * @source checkout-spec: Create session, fields sent for each `action`
 */
export interface OrderRequest extends RequestParts {
	readonly action: 'paymentPage' | 'quickPay';
	readonly order_id: string;
	readonly amount: Amount;
}

/**
 * The request of the screen on which customers delete stored payment methods: nothing is paid.
 *
 * @source checkout-spec: Create session, fields sent for each `action`
 */
export interface ManagementRequest extends RequestParts {
	readonly action: 'paymentManagement';
	readonly order_id?: Refused<string, 'paymentManagement has no order_id: remove it'>;
	readonly amount?: Refused<Amount, 'paymentManagement has no amount: remove it'>;
	readonly payment_filter?: Refused<PaymentFilter, 'paymentManagement has no payment_filter: use paymentPage'>;
	readonly 'options.create_mandate'?: Refused<MandateKind, 'paymentManagement has no mandate: use paymentPage'>;
}
