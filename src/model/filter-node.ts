// What a filter builder has configured. Its options are already frozen JSON; providers are doubled only when the filter is
// written.
// Every field that is read is an own property, so that none is read from a prototype.
import type {OptionParts} from '../wire/payment-filter.js';
import type {EmiNode} from './emi-node.js';

export interface RulesNode {
	readonly options: readonly OptionParts[];
	readonly emi: EmiNode | undefined;
	readonly servicePrefix: string | undefined;
}

/** Rules in which nothing is configured yet. */
export const NO_RULES: RulesNode = Object.freeze({
	options: Object.freeze([]),
	emi: undefined,
	servicePrefix: undefined,
});

export interface FilterNode extends RulesNode {
	readonly allowDefaults: boolean;
}
