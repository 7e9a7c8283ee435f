// An option of type CARD or UPI that contains filters must be enabled.
import type {IssueDetails} from '../diagnostics/issue.js';
import type {About, PartsConflict, Unless} from './conflicts.js';
import {FILTERS_KEYS, type FilteredType} from './providers-by-type.js';

/** `unknown` if filters inside `Type` may be added, else the reason; `Fact` is the fact that they add. */
export type Filterable<Type extends FilteredType, State extends string, Fact extends string> = Unless<
	Fact extends `${Type} is filtered` ? About<Type, State> : PartsConflict<Type, State>,
	State,
	unknown
>;

/** The issue of filters in JSON whose option is disabled. */
export function filtersOnDisabled(type: FilteredType): IssueDetails {
	const key = FILTERS_KEYS[type];
	return {
		rule: 'filters-on-disabled-type',
		message: `${type} is disabled, but has ${key}: set enable to true, or leave ${key} out`,
		suggestion: 'true',
	};
}
