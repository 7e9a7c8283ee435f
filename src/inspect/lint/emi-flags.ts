// Rules about flags of EMI that contradict each other.
import type {SubjectEmi} from '../../model/subject.js';
import {emiKinds, readableEmi} from '../../model/subject-parts.js';
import {hidesAll} from '../analysis/every-verdict.js';
import {mayEnableKind} from '../evaluate/emi-inside.js';
import type {LintCheck, LintSubject} from './rule.js';

export const onlyEmiWithoutEmi = {
	id: 'only-emi-without-emi',
	about: 'emi',
	check(subject, report) {
		for (const emi of readableEmi(subject)) {
			if (emi.showOnlyEmi !== true || !(disablesNamedKinds(emi, subject) || hidesAll(subject))) continue;
			report(`${emi.pointer}/showOnlyEmi`, {
				problem: 'only EMI is shown, but every plan is hidden',
				remedy: 'enable a kind, or leave showOnlyEmi out',
			});
		}
	},
} as const satisfies LintCheck;

/** True if the EMI filter disables what it names, and what it does not name is not shown by default. */
function disablesNamedKinds(emi: SubjectEmi, {defaults}: LintSubject): boolean {
	const named = emiKinds(emi).length;
	return !mayEnableKind(emi) && named > 0 && (named === 3 || defaults.allow === false);
}

export const emiOptionsTwice = {
	id: 'emi-options-twice',
	about: 'emi',
	check({emiFilters}, report) {
		if (emiFilters.length < 2) return;
		report('/emiOptions', {
			problem: 'emiOptions is also inside payment_filter',
			remedy: 'keep the one that your account reads',
			related: [{pointer: '/payment_filter/emiOptions', message: 'the other emiOptions'}],
		});
	},
} as const satisfies LintCheck;
