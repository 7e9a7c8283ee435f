// The criteria of card filters at the type level.
import type {Misuse} from '../diagnostics/misuse.js';
import type {NoCriterion, NothingListed} from '../values/empty-lists.js';
import type {CheckedItems, ListName} from './checked-lists.js';

/** The names of the criteria, as a builder takes them. */
type CardCriterion = 'types' | 'brands' | 'bins' | 'subTypes' | 'banks';

/** The criteria of one card filter, or the reasons for their refusal. */
export type CheckedCardCriteria<Catalog, Criteria> = keyof Criteria extends never
	? Misuse<NoCriterion>
	: {
			readonly [Key in keyof Criteria]: Key extends CardCriterion
				? CheckedList<Catalog, Key, Criteria[Key]>
				: Misuse<`${Key & string} is not a criterion of a card filter: write types, brands, bins, subTypes or banks`>;
		};

/** A list of another type, and that of the closed vocabulary, are left to the type of the criterion itself. */
type CheckedList<Catalog, Key, List> = List extends readonly []
	? Misuse<NothingListed>
	: [List, Key] extends [readonly string[], ListName]
		? CheckedItems<Catalog, Key & ListName, List & readonly string[]>
		: unknown;
