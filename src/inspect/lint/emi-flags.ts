// Rules about flags of EMI that contradict each other.
import type {SubjectEmi, SubjectEmiKind, SubjectPlanGroup} from '../../model/subject.js';
import {emiKinds, planGroups, readableEmi} from '../../model/subject-parts.js';
import {hidesAll} from '../analysis/every-verdict.js';
import {
	contradictsDisplay,
	type EnabledInside,
	enabledInGroup,
	enabledInKind,
	mayEnableKind,
} from '../evaluate/emi-inside.js';
import type {LintCheck, LintSubject} from './rule.js';

export const emiOffWithGroupsOn = {
	id: 'emi-off-with-groups-on',
	about: 'emi',
	check(subject, report) {
		if (subject.readings.outerFlag !== undefined) return;
		for (const {key, kind} of readableEmi(subject).flatMap(emiKinds)) {
			reportInside(key, kind, enabledInKind(kind));
			for (const {name, group} of planGroups(kind)) reportInside(`${name} of ${key}`, group, enabledInGroup(group));
		}

		function reportInside(
			what: string,
			{pointer, enable}: SubjectEmiKind | SubjectPlanGroup,
			{enabledAt}: EnabledInside,
		): void {
			if (enable !== false || enabledAt === undefined) return;
			report(`${pointer}/enable`, {
				problem: `${what} is disabled, but something inside it is enabled`,
				remedy: 'set enable to true, or disable everything inside it',
				suggestion: 'true',
				related: [{pointer: enabledAt, message: 'enabled inside it'}],
			});
		}
	},
} as const satisfies LintCheck;

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

export const emiDisplayContradicted = {
	id: 'emi-display-contradicted',
	about: 'emi',
	check(subject, report) {
		const {display, readings} = subject;
		if (readings.emiDisplay !== undefined) return;
		const other = readableEmi(subject).find(emi => contradictsDisplay(emi, display));
		if (other === undefined) return;
		const [here, there] = display === 'hideEMI' ? ['hides', 'shows'] : ['shows', 'hides'];
		report('/sdk_udf', {
			problem: `sdk_udf ${here} EMI and emiOptions ${there} it`,
			remedy: 'make the two agree',
			related: [{pointer: other.pointer, message: `emiOptions, which ${there} EMI`}],
		});
	},
} as const satisfies LintCheck;

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
