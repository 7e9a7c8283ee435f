// What is configured of payment options. Filtered types have no `enable`: they are enabled. Providers stay single.
// Every field that is read is an own property, so that none is read from a prototype.
import type {CardFilter, UpiFilter} from '../wire/payment-filter.js';
import type {PaymentMethodType} from '../wire/payment-method.js';
import type {EmiNode} from './emi-node.js';

export type OptionNode = WholeNode | CardsNode | UpiNode;

/** A whole type, or some of its providers. */
export interface WholeNode {
	readonly type: PaymentMethodType;
	readonly enable: boolean;
	readonly providers: readonly string[] | undefined;
}

export interface CardsNode {
	readonly type: 'CARD';
	readonly cards: readonly CardFilter[];
}

export interface UpiNode {
	readonly type: 'UPI';
	readonly upi: readonly UpiFilter[];
}

export interface RulesNode {
	readonly options: readonly OptionNode[];
	readonly emi: EmiNode | undefined;
	readonly servicePrefix: string | undefined;
}

export interface FilterNode extends RulesNode {
	readonly allowDefaults: boolean;
}

export function isCards(option: OptionNode): option is CardsNode {
	return Object.hasOwn(option, 'cards');
}

export function isUpi(option: OptionNode): option is UpiNode {
	return Object.hasOwn(option, 'upi');
}
