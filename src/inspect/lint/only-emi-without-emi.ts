// Inspect: a lint rule.
import {EMI_KIND_KEYS} from '../../wire/emi-filter.js';
import {enablesEmi} from './effect.js';
import {emiFilterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const onlyEmiWithoutEmi = {
	id: 'only-emi-without-emi',
	severity: 'error',
	description: 'With showOnlyEmi EMI is the only visible instrument; with every kind off nothing is left to pay with.',
	source: 'checkout-spec: EmiFilter, `showOnlyEmi`',
	invalid: emiFilterOf(true, {
		standardEmi: {enable: false},
		lowCostEmi: {enable: false},
		noCostEmi: {enable: false},
		showOnlyEmi: true,
	}),
	valid: emiFilterOf(true, {standardEmi: {enable: false}, showOnlyEmi: true}),
	check({emi, emiPointer, filter}, report) {
		if (emi?.showOnlyEmi !== true || enablesEmi(emi)) return;
		const named = Object.values(EMI_KIND_KEYS).filter(key => emi[key] !== undefined);
		// Kinds that are not named are shown where allowDefaultOptions is true.
		if (named.length === 0 || (named.length < 3 && filter?.allowDefaultOptions !== false)) return;
		report(
			`${emiPointer}/showOnlyEmi`,
			'only EMI is shown and every kind of it is off: enable a kind, or leave it out',
		);
	},
} as const satisfies LintRule;
