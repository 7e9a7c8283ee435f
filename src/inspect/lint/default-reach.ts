// A rule about the instruments that no list or filter inside a type or plan group matches.
import {UNREADABLE} from '../../model/subject.js';
import {activeCardFilters, activePlanFilters, activeUpiFilters, effectiveOptions} from '../../model/subject-parts.js';
import {leaveNothing} from '../analysis/covers-all.js';
import {sectionsIn} from '../analysis/sections.js';
import type {LintCheck} from './rule.js';

export const defaultReach = {
	id: 'default-reach',
	check(subject, report) {
		const {
			defaults: {allow},
			readings,
		} = subject;
		if (allow === UNREADABLE || readings.defaultsInside !== undefined) return;
		for (const [type, {pointer, enable, providers}] of effectiveOptions(subject)) {
			if (type === 'CARD' || (type === 'UPI' && readings.upiProviderCodes !== 'counts')) continue;
			if (enable !== true || !allow || providers === undefined) continue;
			if (providers.items.length === 0 && readings.emptyList !== 'matches-nothing') continue;
			report(pointer, {
				message: `the specification does not state whether the other providers of ${type} are shown: list the ones to hide, with enable false, or ${turnedTo(false)}`,
			});
		}
		const lists = [activeCardFilters(subject), activeUpiFilters(subject), ...activePlanFilters(subject)];
		for (const filters of lists) {
			if (!filters?.items.some(({enable}) => enable === allow) || leaveNothing(filters, sectionsIn(subject))) continue;
			const {pointer} = filters;
			const remedy = allow
				? `use only filters that disable, or ${turnedTo(false)}`
				: `use only filters that enable, or ${turnedTo(true)}`;
			report(pointer, {
				message: `the specification does not state whether allowDefaultOptions ${allow} applies where none of these filters matches: ${remedy}`,
			});
		}
	},
} as const satisfies LintCheck;

/** The other default, which also turns every type that no option names. */
function turnedTo(allow: boolean): string {
	return `set allowDefaultOptions to ${allow} and add an option for each other type that stays ${allow ? 'hidden' : 'visible'}`;
}
