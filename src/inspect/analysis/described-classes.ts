// Describes classes of instruments in as few words as possible.
import type {Instrument} from '../evaluate/instrument.js';
import {attributeOf, type Representative} from './equivalence-classes.js';
import {labelOf} from './label.js';

/** The most classes that are named. */
const MOST_NAMED = 5;
/** The most instruments that are tried to find out which attributes of one class matter. */
const MOST_TRIED = 64;

/** How many more instruments may be tried for all changes together; without any, every attribute is named. */
export interface Allowance {
	left: number;
}

/**
 * The classes in words, such as `credit cards (bank BANK_A), UPI and 3 more`.
 *
 * An attribute is left out if the result does not depend on its value.
 *
 * @param classes - some of the classes; at least one
 * @param total - how many there are
 * @param isAlike - true if an instrument of the section belongs with these classes
 */
export function describedClasses(
	classes: readonly Representative[],
	total: number,
	namesKinds: boolean,
	isAlike: (instrument: Instrument) => boolean,
	allowance: Allowance,
): string {
	const named: string[] = [];
	let rest = classes;
	for (let [first] = rest; first !== undefined && named.length < MOST_NAMED; [first] = rest) {
		const described = withoutIrrelevant(first, isAlike, allowance);
		named.push(labelOf(described, namesKinds));
		rest = rest.filter(other => !isCovered(other, described));
	}
	const more = total - classes.length + rest.length;
	return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** True if the words for `described` are right for the other class too. */
function isCovered(other: Representative, described: Representative): boolean {
	if (other.alternatives !== described.alternatives) return false;
	return [...described.relevant, 'supportsMandates'].every(
		attribute => attributeOf(other.instrument, attribute) === attributeOf(described.instrument, attribute),
	);
}

/** The representative with fewer relevant attributes: one after another is dropped if every value of it is alike. */
function withoutIrrelevant(
	representative: Representative,
	isAlike: (instrument: Instrument) => boolean,
	allowance: Allowance,
): Representative {
	let tried: readonly Instrument[] = [representative.instrument];
	const relevant = new Set(representative.relevant);
	for (const attribute of representative.relevant) {
		const values = representative.alternatives.get(attribute) ?? [];
		const count = values.length * tried.length;
		if (count > Math.min(MOST_TRIED, allowance.left)) continue;
		allowance.left -= count;
		const wider = tried.flatMap(one => values.map(({value}) => ({...one, [attribute]: value})));
		if (!wider.every(isAlike)) continue;
		tried = wider;
		relevant.delete(attribute);
	}
	return {...representative, relevant};
}
