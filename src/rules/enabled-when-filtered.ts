// An option of type CARD or UPI that contains filters must be enabled.
import type {IssueDetails} from '../diagnostics/issue.js';
import {FILTERS_KEYS, type FilteredType} from './providers-by-type.js';

/** The issue of filters in JSON whose option is disabled. */
export function filtersOnDisabled(type: FilteredType): IssueDetails {
	const key = FILTERS_KEYS[type];
	return {
		rule: 'filters-on-disabled-type',
		problem: `${type} is disabled, but has ${key}`,
		remedy: `set enable to true, or leave ${key} out`,
		suggestion: 'true',
	};
}
