// A rule about filters that contradict an earlier one.
import {Budget} from '../analysis/budget.js';
import {type Contradiction, contradictionsIn} from '../analysis/contradictions.js';
import type {Section} from '../analysis/section.js';
import {sectionsIn} from '../analysis/sections.js';
import {walk} from '../analysis/walk.js';
import {dependsOnReading} from '../evaluate/claim.js';
import {createClaims} from '../evaluate/evaluator.js';
import type {LintCheck, LintSubject} from './rule.js';

export const precedenceUndetermined = {
	id: 'precedence-undetermined',
	about: 'filters',
	check(subject, report) {
		if (subject.readings.precedence !== undefined) return;
		const reported = new Set<string>();
		for (const section of sectionsIn(subject)) {
			let isConfirmed = false;
			for (const found of contradictionsIn(section)) {
				// What else decides, such as showOnlyEmi, is the same for all of the section.
				isConfirmed ||= isAsked(found, section, subject);
				if (!isConfirmed) break;
				const {pointer} = found.later;
				if (reported.has(pointer)) continue;
				reported.add(pointer);
				const [here, there] = found.shows ? ['enables', 'disables'] : ['disables', 'enables'];
				report(pointer, {
					problem: `this filter ${here} what an earlier one ${there}, and the specification does not state which one counts`,
					remedy: 'make them match different instruments',
					related: [{pointer: found.earlier.pointer, message: `the filter that ${there} it`}],
				});
			}
		}
	},
} as const satisfies LintCheck;

/** True if the verdict on an instrument that both filters match depends on the reading. */
function isAsked({later, earlier}: Contradiction, section: Section, subject: LintSubject): boolean {
	const both = {...section, boxes: [earlier, later], keepsEachValue: false};
	for (const {instrument, boxes} of walk(both, 'every', new Budget())) {
		if (boxes.length < 2) continue;
		// Without its issues, which only give reasons.
		const claimOf = createClaims({...subject, issues: []});
		return dependsOnReading(claimOf({...instrument, supportsMandates: true}), 'precedence');
	}
	return false;
}
