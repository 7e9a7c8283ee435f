// The lists of card and UPI filters at the type level: each literal item, or the reason for its refusal.
import type {Misuse, WrongLiteral} from '../diagnostics/misuse.js';
import type {OneOrMore} from '../values/empty-lists.js';
import type {IsHandle, NoHandle, VpaHandle} from '../values/vpa-handle.js';
import type {CodeList, Listed, Open} from './catalog-types.js';
import type {BinRangeLiteral} from './range-literals.js';

/** What a list contains: the codes of a catalog, BIN ranges, or UPI handles. */
export type ListName = CodeList | 'bins' | 'handles';

/** The arguments of a call with these items: at least one, each of them checked. */
export type Items<Catalog, Name extends ListName, List extends readonly string[]> = List extends readonly []
	? OneOrMore<Name extends CodeList ? Open<Catalog, Name> : Name extends 'handles' ? VpaHandle : string>
	: CheckedItems<Catalog, Name, List>;

/** Each item of a list, or the reason for its refusal. */
export type CheckedItems<Catalog, Name extends ListName, List extends readonly string[]> = Name extends 'bins'
	? {readonly [Index in keyof List]: BinRangeLiteral<List[Index]>}
	: {readonly [Index in keyof List]: CheckedItem<Catalog, Name, List[Index]>};

type CheckedItem<Catalog, Name extends ListName, Text extends string> = string extends Text
	? Text
	: Name extends 'handles'
		? Text extends `@${infer Bank}`
			? Bank extends ''
				? WrongLiteral<NoHandle<Text>, Text>
				: Text
			: WrongLiteral<NoHandle<Text>, Text>
		: [Name, Extract<Text, VpaHandle>] extends ['apps', never] | [Exclude<CodeList, 'apps'>, unknown]
			? Listed<Catalog, Name & CodeList, Text>
			: Misuse<IsHandle<Extract<Text, VpaHandle>>>;
