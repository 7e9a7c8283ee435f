// What a session has been given: each part is checked and frozen, none is given twice.
import type {EmiFilter} from '../wire/emi-filter.js';
import type {Amount, MandateFields} from '../wire/mandate.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import type {Action, CustomerFields, DetailFields, EmiDisplay, JsonObject} from '../wire/session.js';

/** Every part is an own property, so that none is read from a prototype. */
export interface SessionNode {
	readonly action: Action;
	readonly fields: CustomerFields & {readonly order_id?: string; readonly amount?: Amount};
	readonly filter: PaymentFilter | undefined;
	/** Taken out of the filter where the dialect places EMI beside it. */
	readonly emi: EmiFilter | undefined;
	readonly mandate: MandateFields | undefined;
	readonly emiDisplay: EmiDisplay | undefined;
	readonly details: DetailFields | undefined;
	readonly extra: JsonObject | undefined;
}

/** A session with its fields and nothing else. */
export function emptySession(action: Action, fields: SessionNode['fields']): SessionNode {
	return Object.freeze({
		action,
		fields,
		filter: undefined,
		emi: undefined,
		mandate: undefined,
		emiDisplay: undefined,
		details: undefined,
		extra: undefined,
	});
}
