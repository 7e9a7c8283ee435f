// The lists and criteria of card filters at the type level.
import type {Misuse} from '../diagnostics/misuse.js';
import type {NoCriterion, NothingListed, OneOrMore} from '../values/empty-lists.js';
import type {CodeList, ListedCodes, Open} from './catalog-types.js';
import type {BinRangeLiteral} from './range-literals.js';

/** The names of the criteria, as a builder takes them. */
type CardCriterion = 'types' | 'brands' | 'bins' | 'subTypes' | 'banks';

/** A literal list of BIN ranges, or the reasons for its refusal. */
export type BinRanges<List extends readonly string[]> = List extends readonly []
	? OneOrMore<string>
	: BinRangeList<List>;

type BinRangeList<List extends readonly string[]> = {readonly [Index in keyof List]: BinRangeLiteral<List[Index]>};

/** A literal list of codes, or the reasons for its refusal. */
export type CodesOf<Catalog, Name extends CodeList, List extends readonly string[]> = List extends readonly []
	? OneOrMore<Open<Catalog, Name>>
	: ListedCodes<Catalog, Name, List>;

/** The criteria of one card filter, or the reasons for their refusal. */
export type CheckedCardCriteria<Catalog, Criteria> = keyof Criteria extends never
	? Misuse<NoCriterion>
	: {
			readonly [Key in keyof Criteria]: Key extends CardCriterion
				? CheckedList<Catalog, Key, Criteria[Key]>
				: Misuse<`${Key & string} is not a criterion of a card filter: write types, brands, bins, subTypes or banks`>;
		};

type CheckedList<Catalog, Key, List> = List extends readonly []
	? Misuse<NothingListed>
	: List extends readonly string[]
		? Key extends 'bins'
			? BinRangeList<List>
			: Key extends CodeList
				? ListedCodes<Catalog, Key, List>
				: unknown
		: unknown;
