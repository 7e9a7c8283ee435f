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

/** The same value if no list of strings in it has a duplicate; BIN ranges stay as they are, as in the builders. */
export function withoutDuplicates<Value>(value: Value): Value;
export function withoutDuplicates(value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) {
		const list = value.every(item => typeof item === 'string') ? [...new Set(value)] : value.map(withoutDuplicates);
		return list.length === value.length && list.every((item, index) => item === value[index])
			? value
			: Object.freeze(list);
	}
	const entries = Object.entries(value).map(([key, child]) => {
		return [key, key === 'cardBins' ? child : withoutDuplicates(child), child] as const;
	});
	const isSame = entries.every(([, unique, child]) => unique === child);
	return isSame ? value : Object.freeze(Object.fromEntries(entries));
}
