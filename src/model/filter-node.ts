// What a filter builder and an EMI builder have configured. Options are already frozen JSON; providers are doubled only when the
// filter is written. A hidden EMI kind or group has no content, so its type has no field for any.

import type {EmiKind, PlanFilter, PlanGroupName} from '../wire/emi-filter.js';
import type {OptionParts} from '../wire/payment-filter.js';

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
/** Every group is a property, so that a copy is made fast. */
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

/** What calls configure. */
export interface RulesParts {
	readonly options: readonly OptionParts[];
	readonly emi: EmiNode | undefined;
	readonly servicePrefix: string | undefined;
}

/** What the calls of one chain configure: of rules with a name, or of a filter, which has none. */
export interface NamedParts extends RulesParts {
	readonly name: string | undefined;
}

export interface RulesNode extends NamedParts {
	/** Whose calls these are, in their order, once rules with a name are included; together they are the node. */
	readonly parts: readonly NamedParts[] | undefined;
}

/** Rules in which nothing is configured yet. */
export const NO_RULES: RulesNode = Object.freeze({
	options: Object.freeze([]),
	emi: undefined,
	servicePrefix: undefined,
	name: undefined,
	parts: undefined,
});

export interface FilterNode extends RulesNode {
	readonly allowDefaults: boolean;
}
