// CARD and UPI with filters inside are enabled.

import type {IssueDetails} from '../diagnostics/issue.js';
import type {Misuse} from '../diagnostics/misuse.js';
import type {Allowed} from './conflicts.js';

export type FilteredType = 'CARD' | 'UPI';

/** The reason for filters inside a hidden type. */
export type FilteredWhileHidden<Type extends string> =
	`${Type} is hidden already: filters inside ${Type} need it enabled, so drop hide('${Type}')`;

/** The run-time face of {@link FilteredWhileHidden}. */
export function filteredWhileHidden(type: FilteredType, firstPlace: string): IssueDetails {
	const message: FilteredWhileHidden<FilteredType> = `${type} is hidden already: filters inside ${type} need it enabled, so drop hide('${type}')`;
	return {rule: 'conflicting-type', message, related: [{pointer: firstPlace, message: 'first configured'}]};
}

/** `unknown` where filters inside `Type` may still be said, else the reason. */
export type Filterable<Type extends FilteredType, State extends string> = `${Type} is hidden` extends State
	? Misuse<FilteredWhileHidden<Type>>
	: Allowed<Type, State>;

/** The same rule in JSON that somebody wrote. */
export function filtersOnDisabled(type: FilteredType): IssueDetails {
	const key = type === 'CARD' ? 'cardFilters' : 'upiFilters';
	return {
		rule: 'filters-on-disabled-type',
		message: `${type} is disabled and has ${key}: filters inside ${type} need enable true`,
		suggestion: 'true',
	};
}
