// What an EMI builder has configured. A hidden kind or group has no content, so its type has no field for any.
import type {EmiKind, PlanFilter, PlanGroupName} from '../wire/emi-filter.js';

/** Issuers or tenures: `enable` is true for only these, false for all except these. */
export interface ItemsNode {
	readonly items: readonly string[];
	readonly enable: boolean;
}

/** Issuers are kept as given: bare, or with a prefix. */
export interface PlanNode {
	readonly enable: boolean;
	readonly paymentMethodType: PlanFilter['paymentMethodType'] | undefined;
	readonly paymentMethods: readonly string[] | undefined;
	readonly issuers: ItemsNode | undefined;
	readonly tenures: ItemsNode | undefined;
}

export type GroupNode = 'hidden' | readonly PlanNode[];
/** Every group is an own property, so that none is read from a prototype and a copy is made fast. */
export type GroupNodes = {readonly [Name in PlanGroupName]: GroupNode | undefined};
export type KindNode = 'hidden' | GroupNodes;

export type EmiNode = {readonly [Kind in EmiKind]: KindNode | undefined} & {readonly onlyEmi: boolean};

export const NO_GROUPS: GroupNodes = Object.freeze({credit: undefined, debit: undefined, cardless: undefined});
export const NO_EMI: EmiNode = Object.freeze({
	standard: undefined,
	lowCost: undefined,
	noCost: undefined,
	onlyEmi: false,
});

/** True if the EMI filter configures anything. */
export function hasEmi(emi: EmiNode): boolean {
	return Object.values(emi).some(Boolean);
}
