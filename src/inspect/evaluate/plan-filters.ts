// Evaluates EMI plans against the plan filters of a plan group.
import type {SubjectDefaults, SubjectFilters, SubjectPlanFilter} from '../../model/subject.js';
import {listed} from '../../schema/vocabulary.js';
import {PAYMENT_METHOD_TYPES, type PaymentMethodType} from '../../wire/payment-method.js';
import type {ReadingName, Readings} from '../../wire/readings.js';
import {byReading, type Claim, reason} from './claim.js';
import {settle} from './completions.js';
import type {Context} from './context.js';
import {FilterList} from './filter-list.js';
import {Match} from './match.js';
import {planCompletions} from './plan-completions.js';
import {type Plan, typeOf} from './plan-list.js';
import {outcomeOf} from './plan-outcome.js';
import {type PlanRow, planRow} from './plan-row.js';
import {relevantRows} from './plan-rows.js';
import type {ExplainRule, Reason} from './verdict.js';

const LABELS = {
	filter: 'plan filter',
	instrument: 'the plan',
	rules: {
		shows: 'plan-filter-shows',
		hides: 'plan-filter-hides',
		disagree: 'plan-filters-disagree',
		noneMatches: 'no-plan-filter-matches',
	},
} as const;

/** The open question of a plan filter whose meaning depends on a reading. */
const QUESTIONS: {readonly [Name in ReadingName]?: readonly [rule: ExplainRule, question: string]} = {
	emptyList: [
		'empty-list',
		'has an empty list: the specification does not state whether it is ignored or matches nothing',
	],
	outerFlag: [
		'plan-filter-nested',
		'is disabled and has a list that covers the plan: the specification does not state which of the two flags counts',
	],
	issuersAndTenures: [
		'issuers-and-tenures',
		'excludes issuers and tenures: the specification does not state whether a plan in only one list is hidden',
	],
};

/** Evaluates the plans of a group by its filters alone; the caller evaluates the group's own `enable`. */
export function planFilterClaims(
	filters: SubjectFilters<SubjectPlanFilter>,
	group: string,
	defaults: SubjectDefaults,
	context: Context,
): (plan: Plan) => Claim {
	const {items, pointer, isComplete} = filters;
	const bare = bareIssuer(context.servicePrefix);
	const rows = items.map((filter, at) => planRow(filter, at, bare));
	const relevant = relevantRows(rows, bare);
	const list = new FilterList({context, defaults, owner: group, labels: LABELS, pointer, isComplete, filters: items});
	const types: readonly string[] = [...PAYMENT_METHOD_TYPES, ...context.types];
	const kind = {
		claimOf(plan: Plan) {
			const match = new Match();
			const claim = claimOf(plan, context.readings, match);
			return {claim, isIncomplete: match.isIncomplete};
		},
		completions: planCompletions(rows, bare, types as readonly PaymentMethodType[]), // account types are types, too
	};
	return plan => settle(kind, plan);

	/** `outer` records whether some filter depends on a detail that the plan lacks. */
	function claimOf(plan: Plan, readings: Readings, outer: Match): Claim {
		const match = new Match();
		for (const row of relevant(plan)) {
			const outcome = outcomeOf(row, plan, readings);
			if (outcome === undefined) continue;
			if ('needs' in outcome) {
				const {needs} = outcome;
				return byReading(
					readings,
					needs,
					() => question(needs, row.filter.pointer),
					choice => claimOf(plan, {...readings, [needs]: choice}, outer),
				);
			}
			const {mayShow, mayHide, mayNotMatch, isIncomplete, unreadable} = outcome;
			const isCertain = !mayNotMatch && mayShow !== mayHide;
			if (mayShow) match.show.add(row.at, row.at, isCertain);
			if (mayHide) match.hide.add(row.at, row.at, isCertain);
			if (isCertain) continue;
			if (isIncomplete) match.markIncomplete(row.at);
			match.unreadable.push(...unreadable.map(context.unreadable));
		}
		if (match.isIncomplete) outer.markIncomplete(match.incompleteAt);
		return list.claimOf(match, LABELS.instrument, at => missing(plan, rows[at]), readings);
	}
}

/** Removes the service prefix of the account from an issuer, and no other prefix. */
function bareIssuer(servicePrefix: string | undefined): (issuer: string) => string {
	if (servicePrefix === undefined) return issuer => issuer;
	const prefix = `${servicePrefix}_`;
	return issuer => (issuer.startsWith(prefix) && issuer !== prefix ? issuer.slice(prefix.length) : issuer);
}

function question(name: ReadingName, pointer: string): readonly Reason[] {
	const [rule, text] = QUESTIONS[name] ?? [];
	return rule === undefined ? [] : [reason(pointer, rule, `this plan filter ${text}`, name)];
}

/** The attributes that a filter depends on and the plan lacks. */
function missing(plan: Plan, row: PlanRow | undefined): string {
	if (row === undefined) return '';
	const {lists, paymentMethodType, methods} = row.filter;
	const asked = [
		...(lists.some(({what}) => what === 'issuers') && plan.issuer === undefined ? ['issuer'] : []),
		...(lists.some(({what}) => what === 'tenures') && plan.tenure === undefined ? ['tenure'] : []),
		...(paymentMethodType !== undefined && typeOf(plan) === undefined ? ['paymentMethodType'] : []),
		...(methods !== undefined && plan.paymentMethod === undefined ? ['paymentMethod'] : []),
	];
	return listed(asked, 'and');
}
