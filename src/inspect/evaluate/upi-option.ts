// Inspect: an option of UPI.
import {formatValue} from '../../diagnostics/format-value.js';
import type {PaymentOption} from '../../wire/payment-filter.js';
import type {UpiInstrument} from '../instrument.js';
import type {Defaults} from './defaults.js';
import {filteredEvaluator, kindsOf} from './filtered-option.js';
import {wholeType} from './provider-option.js';
import {answer, type Explanation, reason} from './verdict.js';

export function upiEvaluator(
	option: PaymentOption,
	pointer: string,
	defaults: Defaults,
): (upi: UpiInstrument) => Explanation {
	const {upiFilters: filters, enable} = option;
	if (filters === undefined || !enable) {
		const whole = wholeType(option, pointer);
		return () => whole;
	}
	if (filters.length === 0) {
		const message = 'upiFilters is empty: whether that means all of UPI or none of it is not stated';
		return () => answer('undetermined', reason(pointer, 'empty-list', message));
	}
	// A filter without upiType lists handles and apps alike: an `@` tells them apart.
	const rows = filters.map(({enable, upiType, upiMethods}) => ({
		enable,
		lists: [upiType === undefined ? undefined : [upiType], upiMethods],
	}));
	const list = {pointer: `${pointer}/upiFilters`, owner: pointer, ...kindsOf(rows), defaults};
	const evaluate = filteredEvaluator(rows, list);
	const rules = {
		shows: 'filter-shows',
		hides: 'filter-hides',
		disagree: 'filters-disagree',
		noneMatches: 'no-filter-matches',
	} as const;
	return ({handle, app}) => {
		const type = handle !== undefined ? 'COLLECT' : app !== undefined ? 'INTENT' : undefined;
		const method = handle ?? app;
		const instrument = method === undefined ? 'the UPI payment' : formatValue(method);
		return evaluate([type, method], undefined, {
			filter: 'UPI filter',
			instrument,
			rules,
			missing: () => 'handle or app',
		});
	};
}
