// What contradicts itself in an EMI filter of the right shape: lists and criteria that name nothing, two codes in one.
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {codeProblem} from '../values/text.js';
import {EMI_KIND_KEYS, type EmiFilter, PLAN_GROUPS, type PlanFilter} from '../wire/emi-filter.js';
import {reportList} from './contradictions-in-lists.js';

/** Reports everything in an EMI filter that contradicts itself; `pointer` is where it stands. */
export function reportEmiContradictions(emi: EmiFilter, report: IssueCollector, pointer: string): void {
	for (const kind of Object.values(EMI_KIND_KEYS)) {
		for (const group of PLAN_GROUPS) {
			const filters = emi[kind]?.[group]?.filters;
			if (filters === undefined) continue;
			const place = `${pointer}/${kind}/${group}/filters`;
			if (filters.length === 0) {
				report.add(place, {rule: 'empty-list', message: 'filters is empty: leave it out to mean the whole group'});
			}
			filters.forEach((filter, index) => {
				reportPlanFilter(filter, report, `${place}/${index}`);
			});
		}
	}
}

function reportPlanFilter(filter: PlanFilter, report: IssueCollector, place: string): void {
	const {paymentMethod, issuerFilter, tenureFilter, issuerFilters} = filter;
	if (Object.keys(filter).length === 1) {
		report.add(place, {rule: 'empty-list', message: 'a plan filter without a criterion matches every plan: name one'});
	}
	if (typeof paymentMethod === 'string') {
		const problem = codeProblem(paymentMethod);
		if (problem !== undefined) report.add(`${place}/paymentMethod`, problem);
	} else if (paymentMethod !== undefined) {
		reportList('paymentMethod', paymentMethod, report, `${place}/paymentMethod`);
	}
	for (const [key, inner] of Object.entries({issuerFilter, tenureFilter, issuerFilters})) {
		for (const [list, codes] of Object.entries(inner ?? {})) {
			if (Array.isArray(codes)) reportList(list, codes, report, `${place}/${key}/${list}`);
		}
	}
}
