// Inspect: a plan group whose filters judge its plans.
import type {PlanFilter, PlanGroup} from '../../wire/emi-filter.js';
import type {Defaults} from './defaults.js';
import {type FilterLabel, kindsOf, verdictOf} from './filtered-option.js';
import {planCandidates} from './plan-candidates.js';
import {type Plan, planEvaluator, planLists} from './plan-filter.js';
import {Matches} from './ternary.js';
import {answer, type Explanation, reason} from './verdict.js';

const RULES = {
	shows: 'plan-filter-shows',
	hides: 'plan-filter-hides',
	disagree: 'plan-filters-disagree',
	noneMatches: 'no-plan-filter-matches',
} as const satisfies FilterLabel['rules'];

/** Judges the plans of a group by its filters alone; the group's own `enable` is the caller's. */
export function planFiltersEvaluator(
	filters: NonNullable<PlanGroup['filters']>,
	group: string,
	defaults: Defaults,
): (plan: Plan) => Explanation {
	if (filters.length === 0) {
		const message = 'filters is empty: whether that means all plans or none is not stated';
		return () => answer('undetermined', reason(group, 'empty-list', message));
	}
	const candidates = planCandidates(filters.map((filter, at) => ({filter, at, judge: planEvaluator(filter)})));
	const list = {pointer: `${group}/filters`, owner: group, ...kindsOf(filters), defaults};
	return plan => {
		const matches = new Matches();
		for (const {at, judge} of candidates(plan)) {
			const {worlds, open} = judge(plan);
			// Its worlds tell which of the three it says.
			matches.add(worlds, {show: at, hide: at, doubt: at}, open);
		}
		const missing = (at: number) => missingFrom(plan, filters[at]);
		return verdictOf(matches, list, {filter: 'plan filter', instrument: 'the plan', rules: RULES, missing});
	};
}

/** What the filter asks for and the plan does not tell. */
function missingFrom(plan: Plan, filter: PlanFilter | undefined): string {
	if (filter === undefined) return '';
	const asked = new Set<keyof Plan>(planLists(filter).map(list => list.what));
	if (filter.paymentMethodType !== undefined && plan.group === 'cardless') asked.add('paymentMethodType');
	if (filter.paymentMethod !== undefined) asked.add('paymentMethod');
	return [...asked].filter(name => plan[name] === undefined).join(', ');
}
