// The criteria of plan filters at the type level.
import type {Misuse, RightUnless} from '../diagnostics/misuse.js';
import type {Choice} from '../values/choice.js';
import type {NoCriterion, NothingListed} from '../values/empty-lists.js';
import type {PaymentMethodType} from '../wire/payment-method.js';
import type {CodeOfList, Listed} from './catalog-types.js';
import type {TenureRangeLiteral} from './range-literals.js';

/** The names of the criteria, as a builder takes them. */
type PlanCriterion = 'paymentMethodType' | 'paymentMethod' | 'issuers' | 'tenures';

/** Criteria that are valid without a closer check. */
interface ValidCriteria<Catalog> {
	readonly paymentMethodType: PaymentMethodType | undefined;
	readonly paymentMethod: string | readonly [string, ...string[]] | undefined;
	readonly issuers: Choice<CodeOfList<Catalog, 'issuers'>> | undefined;
	readonly tenures: undefined;
}

/** The criteria of one plan filter, or the reasons for their refusal. */
export type CheckedPlanCriteria<Catalog, Criteria> = keyof Criteria extends never
	? Misuse<NoCriterion>
	: {
			readonly [Key in keyof Criteria]: Key extends PlanCriterion
				? RightUnless<WrongCriterion<Catalog, Key, Criteria[Key]>>
				: Misuse<`${Key & string} is not a criterion of a plan filter: write paymentMethodType, paymentMethod, issuers or tenures`>;
		};

type WrongCriterion<Catalog, Key extends PlanCriterion, Value> = Value extends ValidCriteria<Catalog>[Key]
	? never
	: Value extends Choice<infer Item>
		? Key extends 'issuers'
			? WrongIssuer<Catalog, Item>
			: WrongTenure<Item>
		: Value extends readonly []
			? Misuse<NothingListed>
			: never;

/** These two distribute over the items, so that only a wrong one is named. */
type WrongIssuer<Catalog, Item extends string> =
	Item extends Listed<Catalog, 'issuers', Item> ? never : Listed<Catalog, 'issuers', Item>;

type WrongTenure<Item extends string> = Item extends TenureRangeLiteral<Item> ? never : TenureRangeLiteral<Item>;
