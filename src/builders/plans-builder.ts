// The public interface of plan filters: each call makes one plan filter, in the order of the calls.
import type {AnyCatalog, Open, TypeOf} from '../rules/catalog-types.js';
import type {CheckedPlanCriteria} from '../rules/plan-criteria.js';
import type {Returned, Stateful} from './state.js';

/**
 * The issuers or tenures that a plan filter applies to: only these, or all except these.
 *
 * @source checkout-spec: Plan filter, `issuerFilter` and tenure filter with their `enable`
 */
export type Choice<Item extends string = string> =
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
	readonly issuers?: Choice<Open<Catalog, 'issuers'>> | undefined;
	/** Only plans with these tenures in months, or all except these; `tenureRange(…)` returns one range. */
	readonly tenures?: Choice<string> | undefined;
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
		criteria: Criteria & CheckedPlanCriteria<Catalog, Criteria>,
	): PlansBuilder<Catalog>;
	/**
	 * Hides the plans that match the criteria.
	 *
	 * @param criteria - `paymentMethodType`, `paymentMethod`, `issuers`, `tenures`, at least one of them; the last two as `{only: […]}` or `{except: […]}`
	 * @throws a {@link MisuseError} for an unknown or empty criterion, or an item that is wrong
	 */
	hide<const Criteria extends PlanArgument<Catalog>>(
		criteria: Criteria & CheckedPlanCriteria<Catalog, Criteria>,
	): PlansBuilder<Catalog>;
	/**
	 * Applies one of two recipes, depending on a condition.
	 *
	 * @param condition - a boolean
	 * @param recipe - called if the condition is true: receives this builder and returns it with more calls
	 * @param otherwise - called if the condition is false; optional
	 * @throws a {@link MisuseError} for a condition that is not a boolean, or a recipe that returns something else
	 */
	when<Result = PlansBuilder<Catalog>, Other = PlansBuilder<Catalog>>(
		condition: boolean,
		recipe: (plans: PlansBuilder<Catalog>) => Returned<Result, 'plan filters'>,
		otherwise?: (plans: PlansBuilder<Catalog>) => Returned<Other, 'plan filters'>,
	): PlansBuilder<Catalog>;
}

/**
 * The callback of a plan group.
 *
 * @source checkout-spec: Plan group, `filters`
 */
export type PlanRecipe<Catalog = AnyCatalog> = (plans: PlansBuilder<Catalog>) => Stateful<never, 'plan filters'>;
