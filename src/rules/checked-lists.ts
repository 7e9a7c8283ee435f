// The lists of card, UPI and plan filters at the type level: each literal item, or the reason for its refusal.
import type {Misuse, ReasonFirst, WrongLiteral} from '../diagnostics/misuse.js';
import type {NothingListed, OneOrMore} from '../values/empty-lists.js';
import type {NumberNotTenure} from '../values/tenure-range.js';
import type {IsHandle, NoHandle, VpaHandle} from '../values/vpa-handle.js';
import type {CodeList, CodeOfList, Listed, Open} from './catalog-types.js';
import type {BinRangeLiteral, TenureRangeLiteral} from './range-literals.js';

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
