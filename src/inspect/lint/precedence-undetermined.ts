// Inspect: a lint rule.
import {cards, filterOf} from './examples.js';
import {filteredOptions, intersects} from './filter-rows.js';
import type {LintRule} from './rule.js';

/** Comparisons made in one option, which keeps the work linear where there are thousands of filters. */
const MOST_WORK = 1_000_000;

export const precedenceUndetermined = {
	id: 'precedence-undetermined',
	severity: 'warning',
	description: 'Where one filter enables and another disables the same card or UPI method, which counts is not stated.',
	source: 'open-points: "What decides whether an instrument is shown", undetermined',
	invalid: filterOf(true, cards({cardTypes: ['CREDIT'], enable: false}, {cardBrands: ['BRAND_A'], enable: true})),
	valid: filterOf(true, cards({cardTypes: ['CREDIT'], enable: false}, {cardBrands: ['BRAND_A'], enable: false})),
	check(subject, report) {
		for (const {rows, pointer} of filteredOptions(subject)) {
			let work = MOST_WORK;
			for (const [later, row] of rows.entries()) {
				let earlier = 0;
				for (; earlier < later && work > 0; earlier += 1) {
					const other = rows[earlier];
					work -= 1 + row.size;
					// Ranges that meet are told range by range, by another rule.
					if (
						other !== undefined &&
						other.enable !== row.enable &&
						!(other.hasBins && row.hasBins) &&
						intersects(row, other)
					)
						break;
				}
				if (work <= 0) break;
				if (earlier === later) continue;
				const [here, there] = row.enable ? ['enables', 'disables'] : ['disables', 'enables'];
				report(
					`${pointer}/${later}`,
					`this filter ${here} what filter ${earlier} ${there}, and which counts is not stated: name other instruments in each`,
				);
			}
		}
	},
} as const satisfies LintRule;
