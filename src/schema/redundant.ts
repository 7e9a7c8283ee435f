// Fields that mean the same if they are left out.
import type {RuleId, Severity} from '../diagnostics/rules.js';
import {type Field, fieldOf, own, type Shape} from './shape.js';

/** True for a field that means the same if it is left out. */
export function isRedundant({key, object, shape, isRequired}: Field, value: unknown): boolean {
	const {optional, dependentRequired = []} = shape;
	if (isRequired || !isEmpty(fieldOf(shape, key), value)) return false;
	const isGiven = (other: string) => !isEmpty(optional[other], own(object, other) ?? null);
	// Without its last criterion a filter would match everything.
	if (shape.hasCriteria) return Object.keys(optional).some(isGiven);
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

/** True for a field that is only a warning in handwritten JSON, and read as absent. */
export function isAbsent(field: Field, value: unknown, isForbidden: boolean): boolean {
	return severityIfAbsent(field, value, isForbidden ? 'wrong-action' : 'invalid-format') !== undefined;
}

/** True if an optional field is empty; the meaning of an empty list is open and never decided here. */
function isEmpty(field: Shape | undefined, value: unknown): boolean {
	return value === null || (field?.kind !== 'list' && typeof value === 'string' && value.trim() === '');
}
