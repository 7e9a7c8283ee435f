// A lint rule.
import {mayEnableEmi} from './effect.js';
import type {LintCheck} from './rule.js';
import {emiKinds, readableEmi} from './walk.js';

export const onlyEmiWithoutEmi = {
	id: 'only-emi-without-emi',
	severity: 'error',
	description:
		'With showOnlyEmi, EMI is the only visible instrument; if every kind is disabled, nothing is left to pay with.',
	source: 'checkout-spec: EmiFilter, `showOnlyEmi`',
	check(subject, report) {
		for (const emi of readableEmi(subject)) {
			if (emi.showOnlyEmi !== true || mayEnableEmi(emi)) continue;
			const named = emiKinds(emi).length;
			// Kinds that are not named are shown where allowDefaultOptions is true.
			if (named === 0 || (named < 3 && subject.defaults.allow !== false)) continue;
			report(`${emi.pointer}/showOnlyEmi`, {
				message: 'only EMI is shown, but every EMI kind is disabled: enable a kind, or leave showOnlyEmi out',
			});
		}
	},
} as const satisfies LintCheck;
