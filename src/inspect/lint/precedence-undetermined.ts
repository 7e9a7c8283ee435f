// A rule about filters that contradict an earlier one.

import {activeCardFilters, activeUpiFilters} from '../../model/subject-parts.js';
import {cardRows, type FilterRow, intersects, upiRows} from '../analysis/criteria-rows.js';
import {planContradictions} from './plan-contradictions.js';
import type {LintCheck} from './rule.js';

/** The most comparisons in one list, which keeps the work linear for thousands of filters. */
const MOST_WORK = 1_000_000;

export const precedenceUndetermined = {
	id: 'precedence-undetermined',
	severity: 'warning',
	check(subject, report) {
		if (subject.readings.precedence !== undefined) return;
		const lists = [
			cardRows(activeCardFilters(subject)?.items ?? [], 'certain'),
			upiRows(activeUpiFilters(subject)?.items ?? [], 'certain'),
		];
		const found = [
			...lists.flatMap(rows =>
				Array.from(contradictions(rows), ([{pointer, shows}, earlier]) => ({pointer, shows, earlier: earlier.pointer})),
			),
			...planContradictions(subject),
		];
		for (const {pointer, shows, earlier} of found) {
			const [here, there] = shows ? ['enables', 'disables'] : ['disables', 'enables'];
			report(pointer, {
				message: `this filter ${here} what an earlier one ${there}, and the specification does not state which one counts: make them match different instruments`,
				related: [{pointer: earlier, message: `the filter that ${there} it`}],
			});
		}
	},
} as const satisfies LintCheck;

/** Each filter that contradicts an earlier one, with the first that it contradicts. */
function* contradictions(rows: readonly FilterRow[]): Generator<readonly [row: FilterRow, earlier: FilterRow]> {
	let work = MOST_WORK;
	for (const [later, row] of rows.entries()) {
		for (let index = 0; index < later; index += 1) {
			const other = rows[index];
			work -= 1 + row.size;
			if (work <= 0) return;
			if (other === undefined || !disagree(other, row) || areComparedByRange(other, row) || !intersects(row, other))
				continue;
			yield [row, other];
			break;
		}
	}
}

function disagree(one: FilterRow, other: FilterRow): boolean {
	return (one.shows && other.hides) || (one.hides && other.shows);
}

/** Filters with BIN ranges that differ in nothing else are compared range by range, by another rule. */
function areComparedByRange({binKind: one}: FilterRow, {binKind: other}: FilterRow): boolean {
	if (one === undefined || other === undefined) return false;
	return one === other || one === WITHOUT_OTHER_CRITERIA || other === WITHOUT_OTHER_CRITERIA;
}

const WITHOUT_OTHER_CRITERIA = JSON.stringify([undefined, undefined, undefined, undefined]);
