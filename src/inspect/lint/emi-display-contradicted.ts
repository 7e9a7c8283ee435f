// Inspect: a lint rule.
import {EMI_KIND_KEYS, type EmiKind, PLAN_GROUPS} from '../../wire/emi-filter.js';
import {evaluatorOf} from '../explain/evaluator.js';
import {emiFilterOf, page} from './examples.js';
import type {LintRule} from './rule.js';

export const emiDisplayContradicted = {
	name: 'emi-display-contradicted',
	severity: 'error',
	reason: 'sdk_udf and emiOptions that say opposite things of EMI: which of the two counts is not stated.',
	source: 'checkout-spec: EMI filter values of sdk_udf; open-points: "What decides whether an instrument is shown"',
	bad: page({sdk_udf: 'hideEMI', payment_filter: emiFilterOf(true, {noCostEmi: {enable: true}})}),
	good: page({sdk_udf: 'showEMI', payment_filter: emiFilterOf(true, {noCostEmi: {enable: true}})}),
	check(subject, report) {
		if (subject.request?.sdk_udf === undefined || subject.emi === undefined) return;
		const explain = evaluatorOf(subject);
		// Object.keys widens; the keys of this constant are the kinds.
		const kinds = Object.keys(EMI_KIND_KEYS) as readonly EmiKind[];
		const plans = kinds.flatMap(kind => PLAN_GROUPS.map(group => ({type: 'EMI', kind, group, supportsMandates: true})));
		for (const instrument of [...plans, {type: 'CASH', supportsMandates: true}]) {
			const found = explain(instrument).because.find(({rule}) => rule === 'emi-contradiction');
			if (found === undefined) continue;
			report('/sdk_udf', `${found.text}, so make them agree`);
			return;
		}
	},
} as const satisfies LintRule;
