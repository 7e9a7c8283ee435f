// The criteria of plan filters: which issuers and tenures a filter applies to is `{only: […]}` or `{except: […]}`.
import type {MessageOf, TextOf} from '../diagnostics/issue.js';
import type {Misuse, ReasonFirst} from '../diagnostics/misuse.js';
import type {NoCriterion, NothingListed} from '../values/empty-lists.js';
import type {NumberNotTenure} from '../values/tenure-range.js';
import type {EntryOf, Listed} from './catalog-types.js';
import type {TenureRangeLiteral} from './range-literals.js';

/** The names of the criteria, as a builder takes them. */
type PlanCriterion = 'paymentMethodType' | 'paymentMethod' | ChoiceName;
type ChoiceName = 'issuers' | 'tenures';

/** The criteria of one plan filter, or the reasons for their refusal. */
export type CheckedPlanCriteria<Catalog, Criteria> = keyof Criteria extends never
	? Misuse<NoCriterion>
	: {
			readonly [Key in keyof Criteria]: Key extends ChoiceName
				? CheckedChoice<Catalog, Key, Criteria[Key]>
				: Key extends PlanCriterion
					? Criteria[Key] extends readonly []
						? Misuse<NothingListed>
						: unknown
					: Misuse<`${Key & string} is not a criterion of a plan filter: write paymentMethodType, paymentMethod, issuers or tenures`>;
		};

/** A choice with items that are right, or the reason for its refusal. */
type CheckedChoice<Catalog, Key extends ChoiceName, Choice> = Choice extends readonly unknown[]
	? Misuse<`a list is not a choice of ${Key}: write {only: […]} or {except: […]}`>
	: Choice extends {readonly only: readonly unknown[]; readonly except: readonly unknown[]}
		? Misuse<MessageOf<typeof ONLY_AND_EXCEPT>>
		: Choice extends {readonly only: infer Chosen} | {readonly except: infer Chosen}
			? {readonly [Name in keyof Choice]: CheckedPlanItems<Catalog, Key, Chosen>}
			: Choice extends undefined
				? unknown
				: Misuse<EmptyChoice<Key>>;

type CheckedPlanItems<Catalog, Key extends ChoiceName, List> = List extends readonly []
	? Misuse<NothingListed>
	: List extends readonly (infer Item)[]
		? readonly ReasonFirst<Key extends 'issuers' ? Issuer<Catalog, Item> : Tenure<Item>>[]
		: unknown;

/** These two distribute over the items, so that only a wrong one is named. */
type Issuer<Catalog, Item> = [EntryOf<Catalog, 'issuers'>] extends [never]
	? Item
	: Item extends string
		? Listed<Catalog, 'issuers', Item>
		: never;
type Tenure<Item> = Item extends string
	? TenureRangeLiteral<Item>
	: Item extends number
		? Misuse<NumberNotTenure>
		: never;

/** The problem of a choice with two lists. */
export const ONLY_AND_EXCEPT = {problem: 'the choice has only and except', remedy: 'remove one of the two'} as const;

type EmptyChoice<Key extends ChoiceName> = `the choice of ${Key} is empty: write {only: […]} or {except: […]}`;

/** The problem of a choice without a list. */
export function emptyChoice(key: ChoiceName): TextOf<EmptyChoice<ChoiceName>> {
	return {problem: `the choice of ${key} is empty`, remedy: 'write {only: […]} or {except: […]}'};
}
