// Adds an option to those of a filter: calls that only hide parts of one type add up, anything else is a conflict.
import type {IssueDetails} from '../diagnostics/issue.js';
import {isCards, isUpi, type OptionNode} from '../model/filter-node.js';
import {conflict} from '../rules/conflicts.js';
import type {PaymentMethodType} from '../wire/payment-method.js';

/** The index of a type's option, or of the next option if it has none. */
export function indexOf(options: readonly OptionNode[], type: PaymentMethodType): number {
	const index = options.findIndex(option => option.type === type);
	return index < 0 ? options.length : index;
}

/** The pointer of the option at an index. */
export function optionPointer(index: number): string {
	return `/options/${index}`;
}

/** True for an option that hides parts of its type and shows none. */
export function hidesParts(option: OptionNode): boolean {
	if (isCards(option)) return option.cards.every(({enable}) => !enable);
	if (isUpi(option)) return option.upi.every(({enable}) => !enable);
	return !option.enable && option.providers !== undefined;
}

/** The conflict of a type that is already configured, unless both options only hide parts. */
export function optionConflict(
	options: readonly OptionNode[],
	type: PaymentMethodType,
	addsParts: boolean,
): IssueDetails | undefined {
	const index = indexOf(options, type);
	const first = options[index];
	if (first === undefined || (addsParts && hidesParts(first))) return undefined;
	return conflict(type, howConfigured(first), optionPointer(index));
}

function howConfigured(option: OptionNode): string {
	if (hidesParts(option)) return 'partly hidden';
	if (isCards(option) || isUpi(option)) return 'filtered';
	return option.enable ? 'shown' : 'hidden';
}

/** The options with one more, joined to the option of its type if there is one. */
export function withOption(options: readonly OptionNode[], added: OptionNode): readonly OptionNode[] {
	const index = indexOf(options, added.type);
	const first = options[index];
	if (first === undefined) return [...options, added];
	return options.map(option => (option === first ? joined(first, added) : option));
}

function joined(first: OptionNode, added: OptionNode): OptionNode {
	if (isCards(first) && isCards(added))
		return {type: first.type, cards: Object.freeze([...first.cards, ...added.cards])};
	if (isUpi(first) && isUpi(added)) return {type: first.type, upi: Object.freeze([...first.upi, ...added.upi])};
	const providers = [...providersOf(first), ...providersOf(added)];
	return {type: first.type, enable: false, providers: Object.freeze([...new Set(providers)])};
}

/** The provider codes of an option, none for one that has filters. */
export function providersOf(option: OptionNode | undefined): readonly string[] {
	return option === undefined || isCards(option) || isUpi(option) ? [] : (option.providers ?? []);
}
