// What would settle undetermined orders.
import type {ImpactGroup} from '../../inspect/index.js';
import {sectionFinder} from '../../inspect/orders/section-values.js';
import type {Subject} from '../../inspect/read/subject.js';

/** What to add to the call so that the orders of these groups have a verdict: columns that no order has, and readings. */
export function settlingOptions(
	groups: readonly ImpactGroup[],
	subjects: readonly Subject[],
	known: ReadonlySet<string>,
): readonly string[] {
	const sectionOf = sectionFinder(subjects);
	const columns = groups.flatMap(({witness, because}) => {
		if (because.every(({reading}) => reading !== undefined)) return [];
		return sectionOf(witness)
			.attributes.map(({name}) => name)
			.filter(name => !Object.hasOwn(witness, name) && !known.has(name));
	});
	const readings = groups.flatMap(({because}) => because.flatMap(({reading}) => reading ?? []));
	return [
		...Array.from(new Set(columns), name => `--column ${name}=…`),
		...Array.from(new Set(readings), name => `--readings ${name}=…`),
	];
}
