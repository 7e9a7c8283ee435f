// Inspect: a lint rule.
import {EMI_KIND_KEYS} from '../../wire/emi-filter.js';
import {emiFilterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const emiNotNamed = {
	id: 'emi-not-named',
	severity: 'info',
	description: 'Whether allowDefaultOptions false hides the EMI kinds that emiOptions does not name is not stated.',
	source: 'open-points: "What decides whether an instrument is shown", undetermined',
	invalid: emiFilterOf(false, {noCostEmi: {enable: true}}),
	valid: emiFilterOf(true, {noCostEmi: {enable: false}}),
	check({filter, emi, emiPointer}, report) {
		if (filter?.allowDefaultOptions !== false || emi === undefined) return;
		const missing = Object.values(EMI_KIND_KEYS).filter(key => emi[key] === undefined);
		if (missing.length === 0) return;
		report(
			emiPointer,
			`allowDefaultOptions is false and emiOptions does not name ${missing.join(' and ')}: name each kind with its enable`,
		);
	},
} as const satisfies LintRule;
