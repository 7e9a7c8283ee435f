// Issues and changes with one cause in several places: a wrong habit is reported once.
import {groupBy} from '../../utils/group-by.js';

/** What two issues or changes of one habit share: the severity, the rule and the template of the problem. */
interface OfHabit {
	readonly rule: string;
	readonly severity?: string;
	readonly problem: string;
	/** The problem without the value in it. */
	readonly template?: string;
	readonly remedy: string;
	readonly related?: readonly unknown[];
	/** The value that was found, of an issue and of a change. */
	readonly found?: string;
	readonly from?: string;
	/** The right name of an unknown key, of an issue and of a change. */
	readonly suggestion?: string;
	readonly to?: string;
}

/** The issues in groups, each group in the place of its first issue; one that is about other places too stays alone. */
export function groupByHabit<One extends OfHabit>(all: readonly One[]): readonly (readonly [One, ...One[]])[] {
	return groupBy<One, unknown>(all, one => (one.related === undefined ? habitOf(one) : one));
}

/** A key that is renamed to another name is another habit. */
function habitOf({severity, rule, problem, template = problem, suggestion, to}: OfHabit): string {
	const name = rule === 'unknown-key' ? (suggestion ?? to) : '';
	return `${severity} ${rule} ${template} ${name}`;
}

/** How many places are listed. */
const MOST_PLACES = 10;

/** The places of the issues that follow the first, and what differs; empty if there are none. */
export function otherPlaces<One extends OfHabit>(
	[first, ...others]: readonly [One, ...One[]],
	placeOf: (one: One) => string,
): string {
	const places = others.map(one => placeOf(one) + differenceFrom(first, one));
	// Several places inside one text are one place of the file.
	const all = [...new Set(places)].filter(place => place !== placeOf(first));
	const listed = all.slice(0, MOST_PLACES);
	const more = all.length - listed.length;
	return [...listed, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

/** The value at another place, and its remedy where that is another one. */
function differenceFrom(first: OfHabit, {problem, remedy, from = '', found = from}: OfHabit): string {
	const value = problem === first.problem ? '' : found;
	const parts = [value, remedy === first.remedy ? '' : remedy].filter(part => part !== '');
	return parts.length === 0 ? '' : ` (${parts.join(': ')})`;
}
