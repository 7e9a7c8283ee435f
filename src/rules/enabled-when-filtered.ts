// CARD and UPI with filters inside are enabled.
import type {Misuse, Problem} from '../misuse.js';
import type {Allowed} from './once.js';

export type FilteredType = 'CARD' | 'UPI';

/** The reason for filters inside a hidden type. */
export type FilteredWhileHidden<Type extends string> =
	`${Type} is hidden already: filters inside ${Type} need it enabled, so drop hide('${Type}')`;

/** The run-time face of {@link FilteredWhileHidden}. */
export function filteredWhileHidden(type: FilteredType, firstPlace: string): Problem {
	const message: FilteredWhileHidden<FilteredType> = `${type} is hidden already: filters inside ${type} need it enabled, so drop hide('${type}')`;
	return {code: 'said-twice', message, found: firstPlace};
}

/** `unknown` where filters inside `Type` may still be said, else the reason. */
export type Filterable<Type extends FilteredType, Said extends string> = `${Type} is hidden` extends Said
	? Misuse<FilteredWhileHidden<Type>>
	: Allowed<Type, Said>;

/** The same rule in JSON that somebody wrote. */
export function filtersOnDisabled(type: FilteredType): Problem {
	const key = type === 'CARD' ? 'cardFilters' : 'upiFilters';
	return {
		code: 'contradiction',
		message: `${type} is disabled and has ${key}: filters inside ${type} need enable true`,
		suggestion: 'true',
	};
}
