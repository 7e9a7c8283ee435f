// The public interface of plan filters: each call makes one plan filter, in the order of the calls.
import type {AnyCatalog, Open} from '../rules/catalog-types.js';
import type {CheckedPlanCriteria} from '../rules/plan-criteria.js';
import type {Choice} from '../values/choice.js';
import type {PaymentMethodType} from '../wire/payment-method.js';
import type {Returned, Stateful} from './state.js';

/**
 * The criteria of one plan filter. A criterion that is `undefined` counts as absent.
 *
 * @source checkout-spec: Plan filter (element of `filters`)
 */
export interface PlanCriteria<Catalog = AnyCatalog> {
	readonly paymentMethodType?: PaymentMethodType | undefined;
	readonly paymentMethod?: string | readonly string[] | undefined;
	readonly issuers?: Choice<Open<Catalog, 'issuers'>> | undefined;
	readonly tenures?: Choice<string> | undefined;
}

/**
 * Configures which plans of a group to show or hide. Each call makes one plan filter, in the order of the calls.
 *
 * @example
 * ```ts
 * import {emi, only} from 'paylock';
 *
 * emi()
 * 	.show('noCost', groups => groups.show('credit', plans => plans.show({tenures: only('3::6')})))
 * 	.build().noCostEmi?.credit;
 * // {enable: true, filters: [{enable: true, tenureFilter: {tenures: ['3::6'], enable: true}}]}
 * ```
 * @source checkout-spec: Plan filter (element of `filters`)
 */
export interface PlanFilters<in Catalog = AnyCatalog> extends Stateful<never, 'plan filters'> {
	/**
	 * Shows the plans that match the criteria.
	 *
	 * @param criteria - `paymentMethodType`, `paymentMethod`, `issuers`, `tenures`, at least one of them; the last two with `only(…)` or `except(…)`
	 * @throws {@link MisuseError} for an unknown or empty criterion, or an item that is wrong
	 */
	show<const Criteria extends PlanCriteria<Catalog>>(
		criteria: Criteria & CheckedPlanCriteria<Catalog, Criteria>,
	): PlanFilters<Catalog>;
	/**
	 * Hides the plans that match the criteria.
	 *
	 * @param criteria - `paymentMethodType`, `paymentMethod`, `issuers`, `tenures`, at least one of them; the last two with `only(…)` or `except(…)`
	 * @throws {@link MisuseError} for an unknown or empty criterion, or an item that is wrong
	 */
	hide<const Criteria extends PlanCriteria<Catalog>>(
		criteria: Criteria & CheckedPlanCriteria<Catalog, Criteria>,
	): PlanFilters<Catalog>;
	/**
	 * Applies one of two recipes, depending on a condition.
	 *
	 * @param condition - a boolean
	 * @param recipe - called if the condition is true: receives this builder and returns it with more calls
	 * @param otherwise - called if the condition is false; optional
	 * @throws {@link MisuseError} for a condition that is not a boolean, or a recipe that returns something else
	 */
	when<Result = PlanFilters<Catalog>, Other = never>(
		condition: boolean,
		recipe: (plans: PlanFilters<Catalog>) => Result & Returned<Result, 'plan filters'>,
		otherwise?: (plans: PlanFilters<Catalog>) => Other & Returned<Other, 'plan filters'>,
	): PlanFilters<Catalog>;
}

/**
 * The callback of a plan group.
 *
 * @source checkout-spec: Plan group, `filters`
 */
export type PlanRecipe<Catalog = AnyCatalog> = (plans: PlanFilters<Catalog>) => Stateful<never, 'plan filters'>;
