// Adds an option to those of a filter: calls that only hide parts of one type add up, anything else is a conflict.
import type {IssueDetails} from '../diagnostics/issue.js';
import {conflict} from '../rules/conflicts.js';
import type {CardFilter, PaymentOption, UpiFilter} from '../wire/payment-filter.js';
import type {PaymentMethodType} from '../wire/payment-method.js';

/** A provider code, or a filter. */
type Part = string | CardFilter | UpiFilter;

/** The index of a type's option, or of the next option if it has none. */
export function indexOf(options: readonly PaymentOption[], type: PaymentMethodType): number {
	const index = options.findIndex(option => option.paymentMethodType === type);
	return index < 0 ? options.length : index;
}

/** The pointer of the option at an index. */
export function optionPointer(index: number): string {
	return `/options/${index}`;
}

/** The key of the list that an option of this type may have. */
export function listKey(type: PaymentMethodType): 'cardFilters' | 'upiFilters' | 'paymentMethods' {
	if (type === 'CARD') return 'cardFilters';
	return type === 'UPI' ? 'upiFilters' : 'paymentMethods';
}

/** The provider codes or filters of an option; `undefined` for a whole type. */
export function partsOf(option: PaymentOption): readonly Part[] | undefined {
	const key = listKey(option.paymentMethodType);
	return Object.hasOwn(option, key) ? option[key] : undefined;
}

/** True for an option that hides parts of its type and shows none. */
export function hidesParts(option: PaymentOption): boolean {
	const hides = (part: Part) => !(typeof part === 'string' ? option : part).enable;
	return partsOf(option)?.every(hides) ?? false;
}

/** The conflict of a type that is already configured, unless both options only hide parts. */
export function optionConflict(
	options: readonly PaymentOption[],
	type: PaymentMethodType,
	addsParts: boolean,
): IssueDetails | undefined {
	const index = indexOf(options, type);
	const first = options[index];
	if (first === undefined || (addsParts && hidesParts(first))) return undefined;
	return conflict(type, howConfigured(first), optionPointer(index));
}

function howConfigured(option: PaymentOption): string {
	if (hidesParts(option)) return 'partly hidden';
	if (partsOf(option) !== undefined && listKey(option.paymentMethodType) !== 'paymentMethods') return 'filtered';
	return option.enable ? 'shown' : 'hidden';
}

/** The options with one more, joined to the option of its type if there is one. */
export function withOption(options: readonly PaymentOption[], added: PaymentOption): readonly PaymentOption[] {
	const index = indexOf(options, added.paymentMethodType);
	const first = options[index];
	if (first === undefined) return [...options, added];
	return options.map(option => (option === first ? joined(first, added) : option));
}

/** Both only hide parts. A provider code is listed once. */
function joined(first: PaymentOption, added: PaymentOption): PaymentOption {
	const key = listKey(first.paymentMethodType);
	const parts = [first, added].flatMap(option => partsOf(option) ?? []);
	return Object.freeze({...first, [key]: Object.freeze(key === 'paymentMethods' ? [...new Set(parts)] : parts)});
}
