// The lists of card, UPI and plan filters and the criteria of card filters at the type level: each literal item, or the reason for its refusal.
import type {Misuse, ReasonFirst, WrongLiteral} from '../diagnostics/misuse.js';
import type {IsDigits} from '../utils/digits.js';
import type {NotBinRange} from '../values/bin-range.js';
import type {NoCriterion, NothingListed, OneOrMore} from '../values/empty-lists.js';
import type {NotTenureRange, NumberNotTenure} from '../values/tenure-range.js';
import type {IsHandle, NoHandle, VpaHandle} from '../values/vpa-handle.js';
import type {CodeList, CodeOfList, Listed, Open} from './catalog-types.js';

/** What a list contains: the codes of a catalog, card types, BIN ranges, tenure ranges, or UPI handles. */
export type ListName = CodeList | 'types' | 'bins' | 'tenures' | 'handles';

/** The arguments of a call with these items, a union: at least one, each of them checked. */
export type Items<Catalog, Name extends ListName, Item extends string> = [Item] extends [never]
	? OneOrMore<Name extends CodeList ? Open<Catalog, Name> : Name extends 'handles' ? VpaHandle : string>
	: readonly ReasonFirst<CheckedItem<Catalog, Name, Item>>[];

/**
 * The reason for the refusal of a list, or of each wrong item. A list that is right is not repeated, since the compiler would
 * compute every member of both array types.
 */
export type CheckedList<
	Catalog,
	Name extends ListName,
	List extends readonly unknown[],
> = List extends readonly string[]
	? List extends readonly []
		? Misuse<NothingListed>
		: [Extract<CheckedItem<Catalog, Name, List[number]>, Misuse<string>>] extends [never]
			? unknown
			: {readonly [Index in keyof List]: CheckedItem<Catalog, Name, List[Index]>}
	: Misuse<NumberNotTenure>;

/** Each item of a union, or the reason for its refusal. */
type CheckedItem<Catalog, Name extends ListName, Item extends string> = Item extends unknown
	? Name extends 'bins'
		? BinRangeLiteral<Item>
		: Name extends CodeList
			? CheckedCode<Catalog, Name, Item>
			: Name extends 'tenures'
				? TenureRangeLiteral<Item>
				: Name extends 'handles'
					? HandleLiteral<Item>
					: Item
	: never;

type HandleLiteral<Text extends string> = Text extends `@${infer _First}${string}`
	? Text
	: WrongLiteral<NoHandle<Text>, Text>;

/** An empty code is still being typed: in its place editors offer the codes of the list. */
type CheckedCode<Catalog, List extends CodeList, Code extends string> = Code extends ''
	? CodeOfList<Catalog, List>
	: [List, Code] extends ['apps', VpaHandle]
		? Misuse<IsHandle<Code & VpaHandle>>
		: Listed<Catalog, List, Code>;

/** A literal BIN range, or the reason for its refusal. */
type BinRangeLiteral<Text extends string> = Text extends `${infer From}::${infer To}`
	? [IsDigits<From>, IsDigits<To>] extends [true, true]
		? Text
		: WrongLiteral<NotBinRange<Text>, Text>
	: WrongLiteral<NotBinRange<Text>, Text>;

/** A literal tenure range, or the reason for its refusal. */
type TenureRangeLiteral<Text extends string> = Text extends `${infer From}::${infer To}`
	? [IsDigits<From>, IsDigits<To>, From] extends [true, true, Exclude<From, '0'>]
		? Text
		: WrongLiteral<NotTenureRange<Text>, Text>
	: WrongLiteral<NotTenureRange<Text>, Text>;

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
