// What is configured of EMI plans. A hidden kind or group has no content, so its type has no field for it.
import type {Choice} from '../values/choice.js';
import type {EmiKind, PlanGroupName} from '../wire/emi-filter.js';
import type {PaymentMethodType} from '../wire/payment-method.js';

/** Issuers are kept as given: bare, or with a prefix. */
export interface PlanNode {
	readonly enable: boolean;
	readonly paymentMethodType: PaymentMethodType | undefined;
	readonly paymentMethods: readonly string[] | undefined;
	readonly issuers: Choice | undefined;
	readonly tenures: Choice | undefined;
}

export type GroupNode = 'hidden' | readonly PlanNode[];
export type GroupNodes = {readonly [Name in PlanGroupName]?: GroupNode};
export type KindNode = 'hidden' | GroupNodes;

export interface EmiNode {
	readonly onlyEmi: boolean;
	readonly kinds: {readonly [Kind in EmiKind]?: KindNode};
}

export const NO_GROUPS: GroupNodes = Object.freeze({});
export const NO_EMI: EmiNode = Object.freeze({onlyEmi: false, kinds: Object.freeze({})});

/** True if the EMI filter configures anything. */
export function hasEmi({onlyEmi, kinds}: EmiNode): boolean {
	return onlyEmi || Object.keys(kinds).length > 0;
}
