// Plan filters: each call makes one, in the order of the calls.

import type {AccountNode} from '../account/account-node.js';
import type {AnyCatalog, Open, TypeOf} from '../account/catalog-types.js';
import {BUILDER} from '../diagnostics/builder-kind.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import type {ItemsNode, PlanNode} from '../model/filter-node.js';
import {tenuresProblem} from '../model/write-emi-filter.js';
import {readKnown} from '../schema/read-options.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {NO_CRITERION, NOTHING_LISTED} from '../values/empty-lists.js';
import {readList} from '../values/list.js';
import {tenureRangeProblem} from '../values/ranges.js';
import {type Check, codeProblem} from '../values/text.js';
import {type CheckedPlanCriteria, emptyChoice, ONLY_AND_EXCEPT} from './checked-lists.js';
import {FilterList} from './filter-list.js';
import type {Otherwise, Recipe, Stateful} from './state.js';

/**
 * The issuers or tenures that a plan filter applies to: only these, or all except these.
 *
 * @source checkout-spec: Plan filter, `enable` of its issuers and tenures
 */
export type PlanChoice<Item extends string = string> =
	| {readonly only: readonly Item[]; readonly except?: never}
	| {readonly except: readonly Item[]; readonly only?: never};

/**
 * The criteria of one plan filter. A criterion that is `undefined` counts as absent.
 *
 * @source checkout-spec: Plan filter (element of `filters`)
 */
export interface PlanCriteria<Catalog = AnyCatalog> {
	/** A payment method type other than `RTP`. */
	readonly paymentMethodType?: Exclude<TypeOf<Catalog>, 'RTP'> | undefined;
	/** Only plans of this provider, or of these. */
	readonly paymentMethod?: string | readonly string[] | undefined;
	/** Only plans of these issuing banks, or all except these. */
	readonly issuers?: PlanChoice<Open<Catalog, 'issuers'>> | undefined;
	/** Only plans with these tenures in months, or all except these; `tenureRange(…)` returns one range. */
	readonly tenures?: PlanChoice<string> | undefined;
}

/** The criteria, or what is refused in place of a choice with a reason: a list, numbers, `only` beside `except`. */
interface PlanArgument<Catalog> extends Omit<PlanCriteria<Catalog>, 'issuers' | 'tenures'> {
	readonly issuers?: ChoiceArgument<Open<Catalog, 'issuers'>> | undefined;
	readonly tenures?: ChoiceArgument<string | number> | undefined;
}
type ChoiceArgument<Item> = {readonly only?: readonly Item[]; readonly except?: readonly Item[]} | readonly Item[];

/**
 * Configures which plans of a group to show or hide. Each call makes one plan filter, in the order of the calls.
 *
 * @example
 * ```ts
 * import {emi} from 'paylock';
 *
 * emi()
 * 	.show('noCost', groups => groups.show('credit', plans => plans.show({tenures: {only: ['3::6']}})))
 * 	.build().noCostEmi?.credit;
 * // {enable: true, filters: [{enable: true, tenureFilter: {tenures: ['3::6'], enable: true}}]}
 * ```
 * @source checkout-spec: Plan filter (element of `filters`)
 */
export interface PlansBuilder<in Catalog = AnyCatalog> extends Stateful<never, 'plan filters'> {
	/**
	 * Shows the plans that match the criteria.
	 *
	 * @param criteria - `paymentMethodType`, `paymentMethod`, `issuers`, `tenures`, at least one of them; the last two as `{only: […]}` or `{except: […]}`
	 * @throws a {@link MisuseError} for an unknown or empty criterion, or an item that is wrong
	 */
	show<const Criteria extends PlanArgument<Catalog>>(
		criteria: CheckedPlanCriteria<Catalog, Criteria, PlanCriteria<Catalog>>,
	): PlansBuilder<Catalog>;
	/**
	 * Hides the plans that match the criteria.
	 *
	 * @param criteria - `paymentMethodType`, `paymentMethod`, `issuers`, `tenures`, at least one of them; the last two as `{only: […]}` or `{except: […]}`
	 * @throws a {@link MisuseError} for an unknown or empty criterion, or an item that is wrong
	 */
	hide<const Criteria extends PlanArgument<Catalog>>(
		criteria: CheckedPlanCriteria<Catalog, Criteria, PlanCriteria<Catalog>>,
	): PlansBuilder<Catalog>;
	/**
	 * Applies one of two recipes, depending on a condition.
	 *
	 * @param condition - a boolean
	 * @param recipe - called if the condition is true: receives this builder and returns it with more calls
	 * @param otherwise - called if the condition is false; optional
	 * @throws a {@link MisuseError} for a condition that is not a boolean, or a recipe that returns something else
	 */
	when<Result = PlansBuilder<Catalog>, Other = object>(
		condition: boolean,
		recipe: Recipe<PlansBuilder<Catalog>, Result, 'plan filters'>,
		otherwise?: Otherwise<PlansBuilder<Catalog>, Other, 'plan filters'>,
	): PlansBuilder<Catalog>;
}

const CRITERIA = ['paymentMethodType', 'paymentMethod', 'issuers', 'tenures'] as const;

const PLAN_FILTER = {
	what: 'plan filter',
	part: 'criterion of a plan filter',
	nothing: NO_CRITERION,
};

export class Plans extends FilterList<PlanNode> {
	static {
		Plans.prototype[BUILDER] = 'plan filters';
		FilterList.addCalls(Plans, '', readPlan, 1);
	}
}

function readPlan(
	{place: {account}}: Plans,
	[criteria]: readonly unknown[],
	report: IssueCollector,
): Omit<PlanNode, 'enable'> {
	const [type, methods, issuerChoice, tenureChoice] = readKnown(criteria, CRITERIA, PLAN_FILTER, report);
	const {catalog} = account;
	const paymentMethodType = readType(type, account, report);
	const issuerCheck = catalog?.check('issuers') ?? codeProblem;
	const issuers = readChoice(issuerChoice, issuerCheck, report, 'issuerFilter', 'issuers');
	const tenures = readChoice(tenureChoice, tenureRangeProblem, report, account.tenures.key, 'tenures');
	report.add('', tenuresProblem(account.tenures, issuers, tenures));
	const paymentMethods = readProviders(methods, catalog?.check(paymentMethodType) ?? codeProblem, report);
	return {paymentMethodType, paymentMethods, issuers, tenures};
}

/** A type of the account, except `RTP`, which EMI plans do not have (open point 19). */
function readType(given: unknown, account: AccountNode, report: IssueCollector): PlanNode['paymentMethodType'] {
	if (given === undefined) return undefined;
	const types = account.types.filter(type => type !== 'RTP');
	const problem = vocabularyProblem(given, types, 'payment method type of an EMI plan');
	report.add('/paymentMethodType', problem);
	return problem === undefined ? (given as PlanNode['paymentMethodType']) : undefined; // of the vocabulary
}

/** One code or several; only listed ones if the catalog closes the type. */
function readProviders(given: unknown, check: Check, report: IssueCollector): readonly string[] | undefined {
	if (given === undefined) return undefined;
	if (typeof given !== 'string') return readList(given, check, report, '/paymentMethod', NOTHING_LISTED);
	report.add('/paymentMethod', check(given));
	return Object.freeze([given]);
}

const CHOICE = {what: 'choice', part: 'part of a choice'};
/** Made once: a filter may have many. */
const CHOICES = {
	issuers: {...CHOICE, nothing: emptyChoice('issuers')},
	tenures: {...CHOICE, nothing: emptyChoice('tenures')},
};
const ONLY_OR_EXCEPT = ['only', 'except'] as const;

/** `{only: […]}` or `{except: […]}`. */
function readChoice(
	given: unknown,
	check: Check,
	report: IssueCollector,
	filter: string,
	key: 'issuers' | 'tenures',
): ItemsNode | undefined {
	if (given === undefined) return undefined;
	const place = `/${filter}`;
	if (typeof given !== 'object' || given === null || Array.isArray(given)) {
		report.add(
			place,
			wrongValue('invalid-type', given, {
				problem: `is not a choice of ${key}`,
				remedy: 'write {only: […]} or {except: […]}',
			}),
		);
		return undefined;
	}
	const [only, except] = readKnown(given, ONLY_OR_EXCEPT, CHOICES[key], report, place);
	if (only !== undefined && except !== undefined) report.add(place, {rule: 'contradiction', ...ONLY_AND_EXCEPT});
	const enable = only !== undefined;
	const list = enable ? only : except;
	if (list === undefined) return undefined;
	return {items: readList(list, check, report, `${place}/${key}`, NOTHING_LISTED), enable};
}
