// How EMI plans are said: kinds, the groups inside a kind, the plan filters inside a group.
import type {Misuse} from '../diagnostics/misuse.js';
import type {AnyCatalog, Listed, Word} from '../rules/catalog.js';
import type {Free} from '../rules/conflicts.js';
import type {Choice, NothingListed} from '../values/choice.js';
import type {EmiFilter, EmiKind, PlanGroupName, TenureRange} from '../wire/emi-filter.js';
import type {PaymentMethodType} from '../wire/payment-method.js';
import type {NoCriterion, Open} from './card-filters.js';
import type {EmiState, GroupState, state} from './state.js';

/** The reason for a recipe under what is hidden. */
export type NothingInside<What extends 'EMI kind' | 'plan group'> =
	`a hidden ${What} has nothing inside: drop the recipe, or show the ${What}`;

/** The reason for a text that is no tenure range. */
export type NoTenureRange<Range extends string> =
	`${Range} is no tenure range: write months::months, whole numbers from 1, from not after to`;

/**
 * What one plan filter asks of an EMI plan.
 *
 * @source checkout-spec: Plan filter (element of `filters`)
 */
export interface PlanCriteria<Catalog = AnyCatalog> {
	readonly paymentMethodType?: PaymentMethodType;
	readonly paymentMethod?: string | readonly string[];
	readonly issuers?: Choice<Open<Catalog, 'issuers'>>;
	readonly tenures?: Choice<string>;
}

/** What is right at a glance; only the rest is looked at item by item. */
interface Right<Catalog> {
	readonly paymentMethodType: PaymentMethodType;
	readonly paymentMethod: string | readonly [string, ...string[]];
	readonly issuers: Choice<Word<Catalog, 'issuers'>>;
	readonly tenures: Choice<TenureRange>;
}

type CheckedCriterion<Catalog, Key extends keyof PlanCriteria, Value> = Value extends Right<Catalog>[Key]
	? unknown
	: Value extends Choice<infer Item>
		? string extends Item
			? unknown
			: Reason<Key extends 'issuers' ? WrongIssuer<Catalog, Item> : WrongTenure<Item>>
		: Value extends readonly []
			? Misuse<NothingListed>
			: unknown;

/** These two distribute over the items, so that a wrong one is named alone. */
type WrongIssuer<Catalog, Item extends string> =
	Item extends Listed<Catalog, 'issuers', Item> ? never : Listed<Catalog, 'issuers', Item>;
type WrongTenure<Item extends string> = Item extends TenureRange ? never : Misuse<NoTenureRange<Item>>;
/** The reasons, or `unknown` where there is none. */
type Reason<Wrong> = [Wrong] extends [never] ? unknown : Wrong;

/** The criteria of one plan filter, or the reason they are none. */
export type CheckedPlanCriteria<Catalog, Criteria> = keyof Criteria extends never
	? Misuse<NoCriterion>
	: {
			readonly [Key in keyof Criteria]: Key extends keyof PlanCriteria
				? CheckedCriterion<Catalog, Key, Criteria[Key]>
				: Misuse<`${Key & string} is no criterion of a plan filter: write paymentMethodType, paymentMethod, issuers or tenures`>;
		};

/**
 * Says which plans of a group to show or hide; each call makes one plan filter, in the order of the calls.
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
export interface PlanFilters<in out Catalog = AnyCatalog> {
	/**
	 * Shows the plans that match the criteria.
	 *
	 * @param criteria - `paymentMethodType`, `paymentMethod`, `issuers`, `tenures`, at least one of them; the last two by `only(…)` or `except(…)`
	 * @throws {@link MisuseError} for an unknown or empty criterion, or an item that is wrong
	 */
	show<const Criteria extends PlanCriteria<Catalog>>(
		criteria: Criteria & CheckedPlanCriteria<Catalog, Criteria>,
	): PlanFilters<Catalog>;
	/**
	 * Hides the plans that match the criteria.
	 *
	 * @param criteria - `paymentMethodType`, `paymentMethod`, `issuers`, `tenures`, at least one of them; the last two by `only(…)` or `except(…)`
	 * @throws {@link MisuseError} for an unknown or empty criterion, or an item that is wrong
	 */
	hide<const Criteria extends PlanCriteria<Catalog>>(
		criteria: Criteria & CheckedPlanCriteria<Catalog, Criteria>,
	): PlanFilters<Catalog>;
}

/**
 * The callback of a plan group.
 *
 * @source checkout-spec: Plan group, `filters`
 */
export type PlanRecipe<Catalog = AnyCatalog> = (plans: PlanFilters<Catalog>) => PlanFilters<Catalog>;

/**
 * Says which plan groups of a kind to show or hide.
 *
 * @example
 * ```ts
 * import {emi} from 'paylock';
 *
 * emi()
 * 	.show('standard', groups => groups.show('credit').hide('debit'))
 * 	.build();
 * // {"standardEmi":{"enable":true,"credit":{"enable":true},"debit":{"enable":false}}}
 * ```
 * @source checkout-spec: EmiSubFilter, `credit`, `debit`, `cardless`
 */
export interface PlanGroups<out State extends GroupState = never, in out Catalog = AnyCatalog> {
	readonly [state]: State;
	/**
	 * Shows a group: all its plans, or as the recipe says.
	 *
	 * @param group - `'credit'`, `'debit'` or `'cardless'`
	 * @param recipe - is given an empty list of plan filters and returns it with at least one more
	 * @throws {@link MisuseError} for a group said already, or a recipe that adds nothing
	 */
	show<Name extends PlanGroupName>(
		group: Free<Name, State>,
		recipe?: PlanRecipe<Catalog>,
	): PlanGroups<State | `${Name} is shown`, Catalog>;
	/**
	 * Hides a group, which has nothing inside then.
	 *
	 * @param group - `'credit'`, `'debit'` or `'cardless'`
	 * @param recipe - none: it is here so that one is refused in words
	 * @throws {@link MisuseError} for a group said already, or a recipe
	 */
	hide<Name extends PlanGroupName>(
		group: Free<Name, State>,
		recipe?: PlanRecipe<Catalog> & Misuse<NothingInside<'plan group'>>,
	): PlanGroups<State | `${Name} is hidden`, Catalog>;
}

/**
 * The callback of an EMI kind.
 *
 * @source checkout-spec: EmiSubFilter
 */
export type GroupRecipe<Catalog = AnyCatalog> = (groups: PlanGroups<never, Catalog>) => PlanGroups<GroupState, Catalog>;

/**
 * Says which EMI plans the customer sees; immutable: each call gives a new builder.
 *
 * @example
 * ```ts
 * import {emi} from 'paylock';
 *
 * emi().hide('standard').show('noCost').build();
 * // {"standardEmi":{"enable":false},"noCostEmi":{"enable":true}}
 * ```
 * @source checkout-spec: EMI filter structure (emiOptions)
 */
export interface EmiBuilder<out State extends EmiState = never, in out Catalog = AnyCatalog> {
	readonly [state]: State;
	/**
	 * Shows a kind of plan: all its groups, or as the recipe says.
	 *
	 * @param kind - `'standard'`, `'lowCost'` or `'noCost'`
	 * @param recipe - is given no groups and returns them with at least one more
	 * @throws {@link MisuseError} for a kind said already, or a recipe that adds nothing
	 */
	show<Kind extends EmiKind>(
		kind: Free<Kind, State>,
		recipe?: GroupRecipe<Catalog>,
	): EmiBuilder<State | `${Kind} is shown`, Catalog>;
	/**
	 * Hides a kind of plan, which has nothing inside then.
	 *
	 * @param kind - `'standard'`, `'lowCost'` or `'noCost'`
	 * @param recipe - none: it is here so that one is refused in words
	 * @throws {@link MisuseError} for a kind said already, or a recipe
	 */
	hide<Kind extends EmiKind>(
		kind: Free<Kind, State>,
		recipe?: GroupRecipe<Catalog> & Misuse<NothingInside<'EMI kind'>>,
	): EmiBuilder<State | `${Kind} is hidden`, Catalog>;
	/** Makes EMI the only visible instrument (`showOnlyEmi: true`). */
	showOnlyEmi(): EmiBuilder<State | 'shows EMI alone', Catalog>;
	/** The frozen `emiOptions` object. */
	build(): EmiFilter;
	/** The same as `build()`, for `JSON.stringify`. */
	toJSON(): EmiFilter;
}
