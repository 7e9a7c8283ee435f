// A lint rule.
import {EMI_KIND_KEYS, PLAN_GROUPS} from '../../wire/emi-filter.js';
import type {LintCheck} from './rule.js';
import {emiKinds, readableEmi} from './walk.js';

export const emiNotNamed = {
	id: 'emi-not-named',
	severity: 'warning',
	description:
		'The specification does not state whether allowDefaultOptions false hides the EMI kinds that emiOptions does not name, and the plan groups that a kind leaves out while it names others.',
	source: 'open-points: "What decides whether an instrument is shown", reading unnamedEmi',
	check(subject, report) {
		if (subject.defaults.allow !== false || subject.readings.unnamedEmi !== undefined) return;
		for (const emi of readableEmi(subject)) {
			reportMissing(emi.pointer, Object.values(EMI_KIND_KEYS), Object.keys(emi.kinds).map(kindKey));
			for (const {kind} of emiKinds(emi)) {
				const named = Object.keys(kind.groups);
				if (kind.enable === true && named.length > 0) reportMissing(kind.pointer, PLAN_GROUPS, named);
			}
		}

		function reportMissing(pointer: string, all: readonly string[], named: readonly string[]): void {
			for (const name of all) {
				if (named.includes(name)) continue;
				report(`${pointer}/${name}`, {
					message: `${name} is not named, and the specification does not state whether allowDefaultOptions false hides it: add it with its enable`,
				});
			}
		}
	},
} as const satisfies LintCheck;

function kindKey(kind: string): string {
	return EMI_KIND_KEYS[kind as keyof typeof EMI_KIND_KEYS]; // the keys of the subject's kinds
}
