// Checks plain filters by the builders' rules.
import {readOrThrow} from '../diagnostics/issue-collector.js';
import {reportContradictions} from '../rules/contradictions.js';
import {readPaymentFilter} from '../schema/payment-filter-shape.js';
import type {PaymentFilter} from '../wire/payment-filter.js';

/** A frozen copy that follows every rule. */
export function readChecked(filter: unknown, types: readonly string[] | undefined): PaymentFilter {
	return readOrThrow(report => {
		const read = readPaymentFilter(filter, report, '', {types});
		if (read !== undefined) reportContradictions(read, report, '');
		return read;
	});
}

/** A frozen copy in which no list of strings has a duplicate; BIN ranges stay as they are, as in the builders. */
export function withoutDuplicates<Value>(value: Value): Value;
export function withoutDuplicates(value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) {
		const isList = value.every(item => typeof item === 'string');
		return Object.freeze(isList ? [...new Set(value)] : value.map(withoutDuplicates));
	}
	const entries = Object.entries(value).map(([key, child]) => [
		key,
		key === 'cardBins' ? child : withoutDuplicates(child),
	]);
	return Object.freeze(Object.fromEntries(entries));
}
