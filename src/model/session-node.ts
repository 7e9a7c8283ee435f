// What was said of a session: each part checked and frozen as it entered, none of them twice.
import type {EmiFilter} from '../wire/emi-filter.js';
import type {Amount, MandateFields} from '../wire/mandate.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import type {Action, CustomerFields, DetailFields, EmiDisplay, JsonObject} from '../wire/session.js';

export interface SessionNode {
	readonly action: Action;
	readonly fields: CustomerFields & {readonly order_id?: string; readonly amount?: Amount};
	readonly filter?: PaymentFilter;
	/** Lifted out of the filter where the dialect places EMI beside it. */
	readonly emi?: EmiFilter;
	readonly mandate?: MandateFields;
	readonly emiDisplay?: EmiDisplay;
	readonly details?: DetailFields;
	readonly extra?: JsonObject;
}
