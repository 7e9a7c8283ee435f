// What a filter builder and an EMI builder have configured. How an option is written, and its doubled providers, depend on all
// calls, so both are decided when the filter is written. A hidden EMI kind or group has no content, so its type has no field for
// any.

import type {Codes} from '../account/account.js';
import type {AccountNode} from '../account/account-node.js';
import type {Readings} from '../account/readings.js';
import type {IncludedRules} from '../diagnostics/builder-kind.js';
import type {EmiKind, PlanFilter, PlanGroupName} from '../wire/emi-filter.js';
import type {CardFilter, UpiFilter} from '../wire/payment-filter.js';
import type {PaymentMethodType} from '../wire/payment-method.js';
import type {JsonObject} from '../wire/session.js';
import type {ConflictNames} from './conflicts.js';
import type {Parts} from './parts.js';

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

/** What the calls on one payment method type say. */
export interface TypeNode {
	readonly type: PaymentMethodType;
	/** What the calls on the whole type say. */
	readonly whole: boolean | undefined;
	/** Provider codes; from the whole type, or from the default, they are exceptions. */
	readonly shown: Parts<string> | undefined;
	readonly hidden: Parts<string> | undefined;
	/** Card or UPI filters, and whether any of them shows, and hides. */
	readonly filters: Parts<CardFilter | UpiFilter> | undefined;
	readonly shows: boolean;
	readonly hides: boolean;
	/** Fields of the option that the specification does not name. */
	readonly extra: JsonObject | undefined;
}

/** A type of which only this is configured. */
export function typeNode(type: PaymentMethodType, says: Partial<TypeNode>): TypeNode {
	const {whole, shown, hidden, filters, shows = false, hides = false, extra} = says;
	return {type, whole, shown, hidden, filters, shows, hides, extra};
}

/** What calls configure. */
export interface RulesParts {
	/** In the order in which the types were first configured. */
	readonly options: readonly TypeNode[];
	readonly emi: EmiNode | undefined;
	readonly servicePrefix: string | undefined;
	/** `undefined` in rules, whose filter decides. */
	readonly allowDefaults: boolean | undefined;
	/** What is hidden whatever the calls show; `undefined` without `hideOutages`. */
	readonly outages: OutageNode | undefined;
}

/** What the calls of one chain configure: of rules with a name, or of a filter, which has none. */
export interface NamedParts extends RulesParts {
	readonly name: string | undefined;
}

export interface RulesNode extends NamedParts {
	/** Whose calls these are, in their order, once rules with a name are included; together they are the node. */
	readonly parts: readonly NamedParts[] | undefined;
	/** `undefined` while neither these rules nor included ones have a name. */
	readonly naming: Naming | undefined;
	/** The closed lists of the accounts of included rules. */
	readonly codes: Codes | undefined;
}

/** What names the rules that calls are in. `named-parts.ts` implements it, which only programs with such rules load. */
export interface Naming {
	/** The parts of a node with those of another; none while all calls are of one chain. */
	withParts(node: RulesNode, added: RulesNode): readonly NamedParts[] | undefined;
	/** Whose calls disagree about a payment method type, an EMI kind or the service prefix: those of a node, and those added. */
	namesOfConflict(subject: string, node: RulesNode, added: RulesNode): ConflictNames;
	/** The rules with names that a filter includes. */
	includedRules(node: FilterNode, account: AccountNode): IncludedRules | undefined;
}

/** Rules in which nothing is configured yet; a copy of a frozen object takes several times as long. */
export const NO_RULES: RulesNode = {
	options: Object.freeze([]),
	emi: undefined,
	servicePrefix: undefined,
	codes: undefined,
	allowDefaults: undefined,
	outages: undefined,
	name: undefined,
	parts: undefined,
	naming: undefined,
};

/** What is down. `outages.ts` implements it, which only programs with `hideOutages` load. */
export interface OutageNode {
	/** These and others. */
	and(others: OutageNode): OutageNode;
	/** What the calls on each type of a filter say, without what is down. */
	hideIn(filter: FilterNode, types: readonly string[], reading: Readings['defaultsInside']): readonly TypeNode[];
}

export interface FilterNode extends RulesNode {
	readonly allowDefaults: boolean;
}
