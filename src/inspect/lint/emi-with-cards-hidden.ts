// Inspect: a lint rule.
import {EMI_KIND_KEYS} from '../../wire/emi-filter.js';
import {countingOptions} from './effect.js';
import {filterOf} from './examples.js';
import type {LintRule} from './rule.js';

export const emiWithCardsHidden = {
	id: 'emi-with-cards-hidden',
	severity: 'warning',
	description: 'Credit and debit EMI are paid by card; whether they go when CARD is hidden is not stated.',
	source: 'open-points: "What decides whether an instrument is shown", undetermined',
	invalid: {
		...filterOf(true, {paymentMethodType: 'CARD', enable: false}),
		emiOptions: {noCostEmi: {enable: true, credit: {enable: true}}},
	},
	valid: {
		...filterOf(true, {paymentMethodType: 'CARD', enable: false}),
		emiOptions: {noCostEmi: {enable: true, cardless: {enable: true}}},
	},
	check({filter, emi, emiPointer}, report) {
		if (filter === undefined || emi === undefined || emi.showOnlyEmi === true) return;
		const [option] = countingOptions(filter).get('CARD') ?? [];
		if (option === undefined ? filter.allowDefaultOptions : option.enable) return;
		for (const key of Object.values(EMI_KIND_KEYS)) {
			for (const name of ['credit', 'debit'] as const) {
				if (emi[key]?.enable !== true || emi[key][name]?.enable !== true) continue;
				report(
					`${emiPointer}/${key}/${name}`,
					`${name} EMI is enabled and CARD is hidden, and whether EMI by card goes with it is not stated: enable CARD or use cardless EMI`,
				);
			}
		}
	},
} as const satisfies LintRule;
