// Checks plain filters by the builders' rules.
import {readOrThrow} from '../diagnostics/issue-collector.js';
import {reportContradictions} from '../rules/contradictions.js';
import {readPaymentFilter} from '../schema/payment-filter-shape.js';
import type {ReadOptions} from '../schema/read-context.js';
import type {PaymentFilter} from '../wire/payment-filter.js';

/** A frozen copy that follows every rule. */
export function readChecked(filter: unknown, options: Pick<ReadOptions, 'types' | 'extraOptionFields'>): PaymentFilter {
	return readOrThrow(report => {
		const read = readPaymentFilter(filter, report, '', options);
		if (read !== undefined) reportContradictions(read, report, '');
		return read;
	});
}

/** A frozen copy in which no list of strings has a duplicate; BIN ranges stay as they are, as in the builders, and so does `kept`. */
export function withoutDuplicates<Value>(value: Value, kept?: readonly string[]): Value;
export function withoutDuplicates(value: unknown, kept: readonly string[] = []): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) {
		const isList = value.every(item => typeof item === 'string');
		return Object.freeze(isList ? [...new Set(value)] : value.map(item => withoutDuplicates(item, kept)));
	}
	const entries = Object.entries(value).map(([key, child]) => [
		key,
		key === 'cardBins' || kept.includes(key) ? child : withoutDuplicates(child, kept),
	]);
	return Object.freeze(Object.fromEntries(entries));
}
