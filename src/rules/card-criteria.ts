// The criteria of card filters at the type level.
import type {Misuse} from '../diagnostics/misuse.js';
import type {NoCriterion} from '../values/empty-lists.js';
import type {CheckedList} from './checked-lists.js';

/** The names of the criteria, as a builder takes them. */
type CardCriterion = 'types' | 'brands' | 'bins' | 'subTypes' | 'banks';

/** The criteria of one card filter, or the reasons for their refusal. */
export type CheckedCardCriteria<Catalog, Criteria> = keyof Criteria extends never
	? Misuse<NoCriterion>
	: {
			readonly [Key in keyof Criteria]: Key extends CardCriterion
				? Criteria[Key] extends readonly unknown[]
					? CheckedList<Catalog, Key, Criteria[Key]>
					: unknown
				: Misuse<`${Key & string} is not a criterion of a card filter: write types, brands, bins, subTypes or banks`>;
		};
