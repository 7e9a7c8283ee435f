// What is configured of a filter. Its options are already JSON, and frozen; providers are single until the filter is written.
// Every field that is read is an own property, so that none is read from a prototype.
import type {PaymentOption} from '../wire/payment-filter.js';
import type {EmiNode} from './emi-node.js';

export interface RulesNode {
	readonly options: readonly PaymentOption[];
	readonly emi: EmiNode | undefined;
	readonly servicePrefix: string | undefined;
}

/** Rules that configure nothing. */
export const NO_RULES: RulesNode = Object.freeze({
	options: Object.freeze([]),
	emi: undefined,
	servicePrefix: undefined,
});

export interface FilterNode extends RulesNode {
	readonly allowDefaults: boolean;
}
