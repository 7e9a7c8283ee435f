// An incomplete instrument is decided if every way to complete it has the same verdict.
import {EVERY_ASSIGNMENT, NO_ASSIGNMENT} from './assignments.js';
import type {Asked, Attribute} from './attribute.js';
import {type Claim, isOpen, unionOf} from './claim.js';
import type {FilterRow} from './filter-row.js';

/** The most descriptions that are tried for one explanation; beyond that, the verdict stays undetermined. */
const MOST_TRIES = 4000;

/** The claim that all completions of a description have in common; `isIncomplete` if a fuller description may decide it. */
export function settle(
	claimOf: (asked: Asked) => {readonly claim: Claim; readonly isIncomplete: boolean},
	completions: (asked: Asked) => readonly Asked[],
): (asked: Asked) => Claim {
	return asked => {
		let tries = MOST_TRIES;
		return settled(asked);

		function settled(one: Asked): Claim {
			tries -= 1;
			const {claim, isIncomplete} = claimOf(one);
			const fuller = isIncomplete && isOpen(claim) ? completions(one) : [];
			if (fuller.length === 0) return claim;
			let show = NO_ASSIGNMENT;
			let hide = NO_ASSIGNMENT;
			const parts: Claim[] = [];
			for (const next of fuller) {
				if (tries <= 0) return claim;
				const part = settled(next);
				parts.push(part);
				show |= part.show;
				hide |= part.hide;
				if (show === EVERY_ASSIGNMENT && hide === EVERY_ASSIGNMENT) return claim;
			}
			return {
				show,
				hide,
				shownBy: () => unionOf(parts.map(part => part.shownBy())),
				hiddenBy: () => unionOf(parts.map(part => part.hiddenBy())),
				open: () => [
					...claim.open(),
					...parts.flatMap(part => part.open().filter(({reading}) => reading !== undefined)),
				],
			};
		}
	};
}

/** One description for each possible value of the first attribute that is not known and that some filter names. */
export function completionsOf(
	attributes: readonly Attribute[],
	rows: readonly FilterRow[],
): (asked: Asked) => readonly Asked[] {
	let prepared: readonly (readonly [name: string, valuesOf: (asked: Asked) => readonly unknown[]])[] | undefined;
	return asked => {
		prepared ??= attributes.flatMap(attribute => {
			const criteria = rows.flatMap(row => row.criteria.filter(one => one.attribute === attribute));
			return criteria.length === 0 ? [] : [[attribute.name, attribute.valuesOf(criteria.map(({list}) => list.items))]];
		});
		for (const [name, valuesOf] of prepared) {
			const values = valuesOf(asked);
			if (values.length > 0) return values.map(value => ({...asked, [name]: value}));
		}
		return [];
	};
}
