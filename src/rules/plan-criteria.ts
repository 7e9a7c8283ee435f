// The criteria of plan filters: which issuers and tenures a filter applies to is `{only: […]}` or `{except: […]}`.
import type {MessageOf, TextOf} from '../diagnostics/issue.js';
import type {Misuse} from '../diagnostics/misuse.js';
import type {NoCriterion, NothingListed} from '../values/empty-lists.js';
import type {CheckedList} from './checked-lists.js';

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
type CheckedChoice<Catalog, Key extends ChoiceName, Choice> = Choice extends OneList
	? UnlessRight<Choice, CheckedList<Catalog, Key, Extract<Choice[keyof Choice], readonly unknown[]>>>
	: Choice extends undefined
		? unknown
		: Misuse<
				Choice extends readonly unknown[]
					? `a list is not a choice of ${Key}: write {only: […]} or {except: […]}`
					: Choice extends {readonly only: unknown; readonly except: unknown}
						? MessageOf<typeof ONLY_AND_EXCEPT>
						: EmptyChoice<Key>
			>;
type OneList =
	| {readonly only: readonly unknown[]; readonly except?: never}
	| {readonly except: readonly unknown[]; readonly only?: never};
type UnlessRight<Choice, Checked> = unknown extends Checked ? unknown : {readonly [Name in keyof Choice]: Checked};

/** The problem of a choice with two lists. */
export const ONLY_AND_EXCEPT = {problem: 'the choice has only and except', remedy: 'remove one of the two'} as const;

type EmptyChoice<Key extends ChoiceName> = `the choice of ${Key} is empty: write {only: […]} or {except: […]}`;

/** The problem of a choice without a list. */
export function emptyChoice(key: ChoiceName): TextOf<EmptyChoice<ChoiceName>> {
	return {problem: `the choice of ${key} is empty`, remedy: 'write {only: […]} or {except: […]}'};
}
