// Contradictions in EMI filters of the right shape: empty lists and criteria, two codes in one string.
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {isReadable, type Recovered, readablePart, type Unrecovered} from '../schema/recovered.js';
import {codeProblem} from '../values/text.js';
import type {EmiFilter, PlanFilter} from '../wire/emi-filter.js';
import {PLAN_LIST_KEYS, PLAN_PLACES} from '../wire/spec.js';
import {emptyList, reportCriteria, reportLists} from './contradictions-in-lists.js';

/** Reports everything in an EMI filter that contradicts itself; unreadable parts are skipped. */
export function reportEmiContradictions(emi: Recovered<EmiFilter>, report: IssueCollector, pointer: string): void {
	for (const {key, group: name} of PLAN_PLACES) {
		const kind = readablePart(emi, key);
		const group = kind && readablePart(kind, name);
		const filters = group && readablePart(group, 'filters');
		if (filters !== undefined) reportPlanFilters(filters, report, `${pointer}/${key}/${name}/filters`);
	}
}

function reportPlanFilters(filters: readonly Recovered<PlanFilter>[], report: IssueCollector, place: string): void {
	if (filters.length === 0) {
		report.add(place, emptyList('filters', 'leave it out if you mean the whole group'));
	}
	filters.forEach((filter, index) => {
		if (isReadable(filter)) reportPlanFilter(filter, report, `${place}/${index}`);
	});
}

function reportPlanFilter(
	filter: Exclude<Recovered<PlanFilter>, Unrecovered>,
	report: IssueCollector,
	place: string,
): void {
	reportCriteria(filter, report, place, 'every plan');
	const paymentMethod = readablePart(filter, 'paymentMethod');
	if (typeof paymentMethod === 'string') report.add(`${place}/paymentMethod`, codeProblem(paymentMethod));
	for (const key of PLAN_LIST_KEYS) {
		const inner = readablePart(filter, key);
		if (inner !== undefined) reportLists(inner, report, `${place}/${key}`);
	}
}
