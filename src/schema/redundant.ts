// Fields that mean the same if they are left out.
import type {RuleId, Severity} from '../diagnostics/rules.js';
import {PAYMENT_METHOD_TYPES} from '../wire/payment-method.js';
import {PLAN_FILTER} from './emi-filter-shape.js';
import {CARD_FILTER, UPI_FILTER} from './payment-filter-shape.js';
import {isPlainData} from './plain-object.js';
import {type Field, fieldOf, type ObjectShape, own, type Shape} from './shape.js';
import {meantName} from './vocabulary.js';

/** Filters that match everything once they have no criterion. */
export const WITH_CRITERIA: readonly ObjectShape[] = [CARD_FILTER, UPI_FILTER, PLAN_FILTER];

/** True for a field that means the same if it is left out. */
export function isRedundant({key, object, shape, isRequired}: Field, value: unknown): boolean {
	const {optional, dependentRequired = []} = shape;
	if (isRequired || !isEmpty(fieldOf(shape, key), value)) return false;
	const isGiven = (other: string) => !isEmpty(optional[other], own(object, other) ?? null);
	// Without its last criterion a filter would match everything.
	if (WITH_CRITERIA.includes(shape)) return Object.keys(optional).some(isGiven);
	return !dependentRequired.includes(key) || !dependentRequired.some(isGiven);
}

/** The severity of an optional field that is null or blank, and means the same if it is left out. */
export function severityIfAbsent(field: Field, value: unknown, rule: RuleId): Severity | undefined {
	const {key, shape} = field;
	if (!isRedundant(field, value) || shape.dependentRequired?.includes(key)) return undefined;
	// Most serializers write what is absent as null (open point 32).
	if (value === null) return 'info';
	return rule !== 'wrong-action' && fieldOf(shape, key)?.kind === 'format' ? 'warning' : undefined;
}

/** True if an optional field is empty; the meaning of an empty list is open and never decided here. */
function isEmpty(field: Shape | undefined, value: unknown): boolean {
	return value === null || (field?.kind !== 'list' && typeof value === 'string' && value.trim() === '');
}

export function typeOf(option: unknown): string | undefined {
	const type = isPlainData(option) ? own(option, 'paymentMethodType') : undefined;
	return PAYMENT_METHOD_TYPES.find(name => name === type);
}

/** How many options have each type, or a text that can only mean it. */
export function typeCounts(options: readonly unknown[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const option of options) {
		const written = isPlainData(option) ? own(option, 'paymentMethodType') : undefined;
		const type = typeof written === 'string' ? (meantName(written, PAYMENT_METHOD_TYPES) ?? written) : '';
		counts.set(type, (counts.get(type) ?? 0) + 1);
	}
	return counts;
}
