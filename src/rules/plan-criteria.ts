// The criteria of plan filters at the type level.
import type {Misuse} from '../diagnostics/misuse.js';
import type {Choice} from '../values/choice.js';
import type {NoCriterion, NothingListed} from '../values/empty-lists.js';
import type {Listed} from './catalog-types.js';
import type {TenureRangeLiteral} from './range-literals.js';

/** The names of the criteria, as a builder takes them. */
type PlanCriterion = 'paymentMethodType' | 'paymentMethod' | 'issuers' | 'tenures';

/** The criteria of one plan filter, or the reasons for their refusal. */
export type CheckedPlanCriteria<Catalog, Criteria> = keyof Criteria extends never
	? Misuse<NoCriterion>
	: {
			readonly [Key in keyof Criteria]: Key extends PlanCriterion
				? CheckedCriterion<Catalog, Key, Criteria[Key]>
				: Misuse<`${Key & string} is not a criterion of a plan filter: write paymentMethodType, paymentMethod, issuers or tenures`>;
		};

/** `unknown` for a criterion that is right, else the reasons: one for each wrong item of a choice. */
type CheckedCriterion<Catalog, Key extends PlanCriterion, Value> = [WrongCriterion<Catalog, Key, Value>] extends [never]
	? unknown
	: WrongCriterion<Catalog, Key, Value>;

type WrongCriterion<Catalog, Key extends PlanCriterion, Value> = [Value] extends [readonly unknown[]]
	? Key extends 'issuers' | 'tenures'
		? Misuse<NotChoice<Key>>
		: Value extends readonly []
			? Misuse<NothingListed>
			: never
	: Value extends Choice<infer Item>
		? Extract<Key extends 'issuers' ? Listed<Catalog, 'issuers', Item> : EachTenure<Item>, Misuse<string>>
		: never;

type EachTenure<Item extends string> = Item extends unknown ? TenureRangeLiteral<Item> : never;

/** The problem of a list in place of a choice, also at run time. */
export type NotChoice<Key extends string> = `a list is not a choice of ${Key}: write only(…) or except(…)`;
