// The parts of a session: each is checked, frozen and set at most once.
import type {ActionFields} from '../rules/read-session-parts.js';
import type {EmiFilter} from '../wire/emi-filter.js';
import type {MandateFields} from '../wire/mandate.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import type {Action, DetailFields, EmiDisplay, JsonObject} from '../wire/session.js';

/** Every part is an own property, so that none is read from a prototype. */
export interface SessionNode {
	readonly action: Action;
	readonly fields: ActionFields;
	readonly filter: PaymentFilter | undefined;
	/** Moved out of the filter if the account places EMI next to it. */
	readonly emi: EmiFilter | undefined;
	readonly mandate: MandateFields | undefined;
	readonly emiDisplay: EmiDisplay | undefined;
	readonly details: DetailFields | undefined;
	readonly extra: JsonObject | undefined;
}

/** A session with its fields only. */
export function emptySession(action: Action, fields: ActionFields): SessionNode {
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
