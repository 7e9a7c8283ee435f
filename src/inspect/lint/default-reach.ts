// A rule about the instruments that no list or filter inside a type or plan group matches.
import {UNREADABLE} from '../../model/subject.js';
import {activeCardFilters, activePlanFilters, activeUpiFilters, effectiveOptions} from '../../model/subject-parts.js';
import {coverAllUpi, coverEveryCard, coversEveryPlan} from '../analysis/criteria-rows.js';
import type {LintCheck} from './rule.js';

interface Flagged {
	readonly pointer: string;
	readonly enables: boolean;
	readonly disables: boolean;
	/** True if nothing is left for `allowDefaultOptions` to decide. */
	readonly isExhaustive: boolean;
}

export const defaultReach = {
	id: 'default-reach',
	severity: 'warning',
	check(subject, report) {
		const {allow} = subject.defaults;
		if (allow === UNREADABLE || subject.readings.defaultsInside !== undefined) return;
		for (const [type, {pointer, enable, providers}] of effectiveOptions(subject)) {
			if (type === 'CARD' || type === 'UPI' || enable !== true || !allow || !providers?.items.length) continue;
			report(pointer, {
				message: `the specification does not state whether the other providers of ${type} are shown: list the ones to hide, with enable false, or set allowDefaultOptions to false`,
			});
		}
		const cards = activeCardFilters(subject);
		const upi = activeUpiFilters(subject);
		const lists = [
			...(cards ? [flagsOf(cards.pointer, cards.items, coverEveryCard(cards.items))] : []),
			...(upi ? [flagsOf(upi.pointer, upi.items, coverAllUpi(upi.items))] : []),
			...activePlanFilters(subject).map(({pointer, items}) => flagsOf(pointer, items, items.some(coversEveryPlan))),
		];
		for (const {pointer, enables, disables, isExhaustive} of lists) {
			if (isExhaustive || !(allow ? enables : disables)) continue;
			const remedy = allow
				? 'use only filters that disable, or set allowDefaultOptions to false'
				: 'use only filters that enable, or set allowDefaultOptions to true';
			report(pointer, {
				message: `the specification does not state whether allowDefaultOptions ${allow} applies where none of these filters matches: ${remedy}`,
			});
		}
	},
} as const satisfies LintCheck;

function flagsOf(
	pointer: string,
	filters: readonly {readonly enable: boolean | typeof UNREADABLE}[],
	isExhaustive: boolean,
): Flagged {
	return {
		pointer,
		enables: filters.some(({enable}) => enable === true),
		disables: filters.some(({enable}) => enable === false),
		isExhaustive,
	};
}
