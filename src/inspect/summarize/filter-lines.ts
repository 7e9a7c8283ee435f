// Describes overlapping card or UPI filters: one line for each filter, which is easier to read than disjoint classes.

import type {Budget} from '../analysis/budget.js';
import {labelOfClass} from '../analysis/class-label.js';
import type {Part} from '../analysis/class-parts.js';
import type {Outcome} from '../analysis/class-tree.js';
import {meet} from '../analysis/compare-boxes.js';
import {namesIn} from '../analysis/dimension-classes.js';
import type {Box, Section} from '../analysis/section.js';
import {sectionsIn} from '../analysis/sections.js';
import {instrumentOf, walk} from '../analysis/walk.js';
import type {Dimension} from '../evaluate/attribute.js';
import {isShown, verdictOf} from '../evaluate/claim.js';
import {claimsOf} from '../evaluate/evaluator.js';
import type {Verdict} from '../evaluate/verdict.js';
import type {Subject} from '../subject/read-subject.js';
import {effectiveOptions} from '../subject/subject-parts.js';

export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = {
	shown: 'shown',
	hidden: 'hidden',
	undetermined: 'uncertain',
};

/** The verdict on what one filter shows and another hides, by the reading `precedence`. */
const WHERE_BOTH = {
	open: 'uncertain: what one filter shows and another hides',
	'hide-wins': 'hidden: what one filter shows and another hides',
	'show-wins': 'shown: what one filter shows and another hides',
	'first-wins': 'of several filters that match, the first one counts',
	'last-wins': 'of several filters that match, the last one counts',
} as const;

/** The most filters that are described one by one. */
const MOST_FILTERS = 20;

/** The lines; `undefined` if no filters overlap, if there are too many, or if something other than the filters decides. */
export function overlappingFilterLines(
	type: string,
	subject: Subject,
	parts: readonly Part<Outcome>[],
	budget: Budget,
): readonly string[] | undefined {
	const sections = sectionsIn(subject).filter(section => section.base.type === type);
	const boxes = sections.flatMap(section => section.boxes);
	if (boxes.length > MOST_FILTERS || boxes.some(({effect}) => effect === undefined)) return undefined;
	const pairs = sections.flatMap(overlapsIn);
	const option = effectiveOptions(subject).get(type);
	if (pairs.length === 0 || option === undefined) return undefined;
	const {cardFilters: _, upiFilters: __, ...whole} = option;
	const claimOf = claimsOf({...subject, options: [whole]});
	if (!parts.every(({instrument}) => isShown(claimOf(instrument)))) return undefined;
	const {precedence = 'open'} = subject.account.readings ?? {};
	return [
		...sections.flatMap(section =>
			section.boxes.map(box => `${box.effect === 'show' ? 'shown' : 'hidden'}: ${labelOfBox(box, section)}`),
		),
		...(pairs.some(([one, other]) => one.effect !== other.effect) ? [WHERE_BOTH[precedence]] : []),
		...verdictsOfRest(subject, sections, budget).map(verdict => `${VERDICT_LABELS[verdict]}: everything else`),
	];
}

/** The verdicts on what no filter matches; empty if the filters match everything. */
function verdictsOfRest(subject: Subject, sections: readonly Section[], budget: Budget): readonly Verdict[] {
	const unmatched = sections.flatMap(section =>
		[...walk(section, 'first', budget)].filter(({boxes}) => boxes.length === 0),
	);
	const claimOf = claimsOf(subject);
	return [...new Set(unmatched.map(({instrument}) => verdictOf(claimOf({...instrument, supportsMandates: true}))))];
}

function overlapsIn({boxes}: Section): readonly (readonly [Box, Box])[] {
	return boxes.flatMap((one, at) =>
		boxes.slice(at + 1).flatMap(other => (meet(one, other) ? [[one, other] as const] : [])),
	);
}

function labelOfBox({conditions}: Box, section: Section): string {
	const values = conditions.map(({attribute, intervals}) => {
		const dimension = section.dimensions.find(one => one.attribute === attribute) as Dimension; // each condition has one
		return [attribute, {named: namesIn(dimension, intervals), hasOthers: false, isEvery: false}] as const;
	});
	const instrument = instrumentOf(section, () => undefined);
	return labelOfClass({type: section.base.type, instrument, values: new Map(values), isWholeType: false});
}
