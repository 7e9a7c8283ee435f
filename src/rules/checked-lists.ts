// The lists of card and UPI filters at the type level: each literal item, or the reason for its refusal.
import type {Misuse, ReasonFirst, WrongLiteral} from '../diagnostics/misuse.js';
import type {OneOrMore} from '../values/empty-lists.js';
import type {IsHandle, NoHandle, VpaHandle} from '../values/vpa-handle.js';
import type {CodeList, CodeOfList, Listed, Open} from './catalog-types.js';
import type {BinRangeLiteral} from './range-literals.js';

/** What a list contains: the codes of a catalog, BIN ranges, or UPI handles. */
export type ListName = CodeList | 'bins' | 'handles';

/** The arguments of a call with these items, a union: at least one, each of them checked. */
export type Items<Catalog, Name extends ListName, Item extends string> = [Item] extends [never]
	? OneOrMore<Name extends CodeList ? Open<Catalog, Name> : Name extends 'handles' ? VpaHandle : string>
	: readonly ReasonFirst<CheckedItem<Catalog, Name, Item>>[];

/** Each item of a list, or the reason for its refusal. */
export type CheckedItems<Catalog, Name extends ListName, List extends readonly string[]> = {
	readonly [Index in keyof List]: CheckedItem<Catalog, Name, List[Index]>;
};

/** Each text of a union. An empty one is still being typed: in its place editors offer what the list contains. */
type CheckedItem<Catalog, Name extends ListName, Text extends string> = Text extends unknown
	? Name extends 'bins'
		? BinRangeLiteral<Text>
		: Name extends 'handles'
			? Text extends `@${infer _First}${string}`
				? Text
				: WrongLiteral<NoHandle<Text>, Text>
			: [Name, Extract<Text, VpaHandle>] extends ['apps', never] | [Exclude<CodeList, 'apps'>, unknown]
				? Text extends ''
					? CodeOfList<Catalog, Name & CodeList>
					: Listed<Catalog, Name & CodeList, Text>
				: Misuse<IsHandle<Extract<Text, VpaHandle>>>
	: never;
