// Inspect: a lint rule.
import {displayContradictsEmi} from '../evaluate/screen.js';
import {emiFilterOf, page} from './examples.js';
import type {LintRule} from './rule.js';

export const emiDisplayContradicted = {
	id: 'emi-display-contradicted',
	severity: 'error',
	description: 'sdk_udf and emiOptions that say opposite things of EMI: which of the two counts is not stated.',
	source: 'checkout-spec: EMI filter values of sdk_udf; open-points: "What decides whether an instrument is shown"',
	invalid: page({sdk_udf: 'hideEMI', payment_filter: emiFilterOf(true, {noCostEmi: {enable: true}})}),
	valid: page({sdk_udf: 'showEMI', payment_filter: emiFilterOf(true, {noCostEmi: {enable: true}})}),
	check(subject, report) {
		if (!displayContradictsEmi(subject)) return;
		const display = subject.request?.sdk_udf;
		const [says, other] = display === 'hideEMI' ? ['hides', 'shows'] : ['shows', 'hides'];
		report('/sdk_udf', `sdk_udf ${says} EMI and emiOptions ${other} it: make the two agree`);
	},
} as const satisfies LintRule;
