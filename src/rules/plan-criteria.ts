// The criteria of plan filters at the type level.
import type {Misuse} from '../diagnostics/misuse.js';
import type {Choice} from '../values/choice.js';
import type {NoCriterion, NothingListed} from '../values/empty-lists.js';
import type {CodeOfList, Listed} from './catalog-types.js';
import type {TenureRangeLiteral} from './range-literals.js';

/** The names of the criteria, as a builder takes them. */
type PlanCriterion = 'paymentMethodType' | 'paymentMethod' | 'issuers' | 'tenures';

/** Criteria that are valid without a closer check. */
interface ValidCriteria<Catalog> {
	readonly paymentMethodType: unknown;
	readonly paymentMethod: unknown;
	readonly issuers: Choice<CodeOfList<Catalog, 'issuers'>> | undefined;
	readonly tenures: undefined;
}

/** The criteria of one plan filter, or the reasons for their refusal. */
export type CheckedPlanCriteria<Catalog, Criteria> = keyof Criteria extends never
	? Misuse<NoCriterion>
	: {
			readonly [Key in keyof Criteria]: Key extends PlanCriterion
				? Criteria[Key] extends readonly unknown[]
					? WrongList<Key, Criteria[Key]>
					: UnknownUnless<WrongCriterion<Catalog, Key, Criteria[Key]>>
				: Misuse<`${Key & string} is not a criterion of a plan filter: write paymentMethodType, paymentMethod, issuers or tenures`>;
		};

type UnknownUnless<Reasons> = [Reasons] extends [never] ? unknown : Reasons;

type WrongList<Key, List> = Key extends 'issuers' | 'tenures'
	? Misuse<NotChoice<Key>>
	: List extends readonly []
		? Misuse<NothingListed>
		: unknown;

/** One reason for each wrong item of a choice. */
type WrongCriterion<Catalog, Key extends PlanCriterion, Value> = Value extends ValidCriteria<Catalog>[Key]
	? never
	: Value extends Choice<infer Item>
		? Key extends 'issuers'
			? WrongIssuer<Catalog, Item>
			: WrongTenure<Item>
		: never;

/** These two distribute over the items, so that only a wrong one is named. */
type WrongIssuer<Catalog, Item extends string> =
	Item extends Listed<Catalog, 'issuers', Item> ? never : Listed<Catalog, 'issuers', Item>;
type WrongTenure<Item extends string> = Item extends TenureRangeLiteral<Item> ? never : TenureRangeLiteral<Item>;

/** The problem of a list in place of a choice, also at run time. */
export type NotChoice<Key extends string> = `a list is not a choice of ${Key}: write only(…) or except(…)`;
