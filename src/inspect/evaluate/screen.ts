// Whether `sdk_udf` and `emiOptions` contradict each other.
import {type NormalSubject, UNREADABLE_PART} from '../../model/subject.js';
import {enabledInEmi} from './emi-inside.js';
import {disablesEveryKind} from './emi-screen.js';

/** True if they certainly do. */
export function displayContradictsEmi({emiFilters, display}: NormalSubject): boolean {
	const [emi] = emiFilters;
	if (emi === undefined || emi === UNREADABLE_PART || display === undefined || display === UNREADABLE_PART)
		return false;
	return display === 'hideEMI' ? enabledInEmi(emi).enabledAt !== undefined : disablesEveryKind(emi);
}
