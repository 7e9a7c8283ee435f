// How EMI plans are said: kinds, the groups inside a kind, the plan filters inside a group.
import type {Misuse} from '../misuse.js';
import type {AnyCode, Listed, Word} from '../rules/catalogue.js';
import type {Free} from '../rules/once.js';
import type {Choice, NothingListed} from '../values/choice.js';
import type {EmiFilter, EmiKind, PlanGroupName, TenureRange} from '../wire/emi-filter.js';
import type {PaymentMethodType} from '../wire/payment-method.js';
import type {NoCriterion, Open} from './card-filters.js';
import type {EmiSentence, GroupSentence, said} from './sentences.js';

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
export interface PlanCriteria<Words = AnyCode> {
	readonly paymentMethodType?: PaymentMethodType;
	readonly paymentMethod?: string | readonly string[];
	readonly issuers?: Choice<Open<Words, 'issuers'>>;
	readonly tenures?: Choice<string>;
}

/** What is right at a glance; only the rest is looked at item by item. */
interface Right<Words> {
	readonly paymentMethodType: PaymentMethodType;
	readonly paymentMethod: string | readonly [string, ...string[]];
	readonly issuers: Choice<Word<Words, 'issuers'>>;
	readonly tenures: Choice<TenureRange>;
}

type CheckedCriterion<Words, Key extends keyof PlanCriteria, Value> = Value extends Right<Words>[Key]
	? unknown
	: Value extends Choice<infer Item>
		? string extends Item
			? unknown
			: Reason<Key extends 'issuers' ? WrongIssuer<Words, Item> : WrongTenure<Item>>
		: Value extends readonly []
			? Misuse<NothingListed>
			: unknown;

/** These two distribute over the items, so that a wrong one is named alone. */
type WrongIssuer<Words, Item extends string> =
	Item extends Listed<Words, 'issuers', Item> ? never : Listed<Words, 'issuers', Item>;
type WrongTenure<Item extends string> = Item extends TenureRange ? never : Misuse<NoTenureRange<Item>>;
/** The reasons, or `unknown` where there is none. */
type Reason<Wrong> = [Wrong] extends [never] ? unknown : Wrong;

/** The criteria of one plan filter, or the reason they are none. */
export type CheckedPlanCriteria<Words, Criteria> = keyof Criteria extends never
	? Misuse<NoCriterion>
	: {
			readonly [Key in keyof Criteria]: Key extends keyof PlanCriteria
				? CheckedCriterion<Words, Key, Criteria[Key]>
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
export interface PlanFilters<in out Words = AnyCode> {
	/**
	 * Shows the plans that match the criteria.
	 *
	 * @param criteria - `paymentMethodType`, `paymentMethod`, `issuers`, `tenures`, at least one of them; the last two by `only(…)` or `except(…)`
	 * @throws {@link MisuseError} for an unknown or empty criterion, or an item that is wrong
	 */
	show<const Criteria extends PlanCriteria<Words>>(
		criteria: Criteria & CheckedPlanCriteria<Words, Criteria>,
	): PlanFilters<Words>;
	/**
	 * Hides the plans that match the criteria.
	 *
	 * @param criteria - `paymentMethodType`, `paymentMethod`, `issuers`, `tenures`, at least one of them; the last two by `only(…)` or `except(…)`
	 * @throws {@link MisuseError} for an unknown or empty criterion, or an item that is wrong
	 */
	hide<const Criteria extends PlanCriteria<Words>>(
		criteria: Criteria & CheckedPlanCriteria<Words, Criteria>,
	): PlanFilters<Words>;
}

/**
 * The callback of a plan group.
 *
 * @source checkout-spec: Plan group, `filters`
 */
export type PlanRecipe<Words = AnyCode> = (plans: PlanFilters<Words>) => PlanFilters<Words>;

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
export interface PlanGroups<out Said extends GroupSentence = never, in out Words = AnyCode> {
	readonly [said]: Said;
	/**
	 * Shows a group: all its plans, or as the recipe says.
	 *
	 * @param group - `'credit'`, `'debit'` or `'cardless'`
	 * @param recipe - is given an empty list of plan filters and returns it with at least one more
	 * @throws {@link MisuseError} for a group said already, or a recipe that adds nothing
	 */
	show<Name extends PlanGroupName>(
		group: Free<Name, Said>,
		recipe?: PlanRecipe<Words>,
	): PlanGroups<Said | `${Name} is shown`, Words>;
	/**
	 * Hides a group, which has nothing inside then.
	 *
	 * @param group - `'credit'`, `'debit'` or `'cardless'`
	 * @param recipe - none: it is here so that one is refused in words
	 * @throws {@link MisuseError} for a group said already, or a recipe
	 */
	hide<Name extends PlanGroupName>(
		group: Free<Name, Said>,
		recipe?: PlanRecipe<Words> & Misuse<NothingInside<'plan group'>>,
	): PlanGroups<Said | `${Name} is hidden`, Words>;
}

/**
 * The callback of an EMI kind.
 *
 * @source checkout-spec: EmiSubFilter
 */
export type GroupRecipe<Words = AnyCode> = (groups: PlanGroups<never, Words>) => PlanGroups<GroupSentence, Words>;

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
export interface EmiBuilder<out Said extends EmiSentence = never, in out Words = AnyCode> {
	readonly [said]: Said;
	/**
	 * Shows a kind of plan: all its groups, or as the recipe says.
	 *
	 * @param kind - `'standard'`, `'lowCost'` or `'noCost'`
	 * @param recipe - is given no groups and returns them with at least one more
	 * @throws {@link MisuseError} for a kind said already, or a recipe that adds nothing
	 */
	show<Kind extends EmiKind>(
		kind: Free<Kind, Said>,
		recipe?: GroupRecipe<Words>,
	): EmiBuilder<Said | `${Kind} is shown`, Words>;
	/**
	 * Hides a kind of plan, which has nothing inside then.
	 *
	 * @param kind - `'standard'`, `'lowCost'` or `'noCost'`
	 * @param recipe - none: it is here so that one is refused in words
	 * @throws {@link MisuseError} for a kind said already, or a recipe
	 */
	hide<Kind extends EmiKind>(
		kind: Free<Kind, Said>,
		recipe?: GroupRecipe<Words> & Misuse<NothingInside<'EMI kind'>>,
	): EmiBuilder<Said | `${Kind} is hidden`, Words>;
	/** Makes EMI the only visible instrument (`showOnlyEmi: true`). */
	alone(): EmiBuilder<Said | 'shows EMI alone', Words>;
	/** The frozen `emiOptions` object. */
	build(): EmiFilter;
	/** The same as `build()`, for `JSON.stringify`. */
	toJSON(): EmiFilter;
}
