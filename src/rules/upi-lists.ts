// The lists of UPI filters at the type level.
import type {Misuse} from '../diagnostics/misuse.js';
import type {OneOrMore} from '../values/empty-lists.js';
import type {IsHandle, NoHandle, VpaHandle} from '../values/vpa-handle.js';
import type {Listed, Open} from './catalog-types.js';

type Handle<Text extends string> = string extends Text
	? Text
	: Text extends '@'
		? Misuse<NoHandle<Text>>
		: Text extends VpaHandle
			? Text
			: Misuse<NoHandle<Text>>;

/** A literal list of handles, or the reasons for its refusal. */
export type Handles<List extends readonly string[]> = List extends readonly []
	? OneOrMore<VpaHandle>
	: {readonly [Index in keyof List]: Handle<List[Index]>};

/** A literal list of apps, or the reasons for its refusal. */
export type Apps<Catalog, List extends readonly string[]> = List extends readonly []
	? OneOrMore<Open<Catalog, 'apps'>>
	: {
			readonly [Index in keyof List]: App<Catalog, List[Index]>;
		};

type App<Catalog, Text extends string> = Text extends VpaHandle
	? Misuse<IsHandle<Text>>
	: Listed<Catalog, 'apps', Text>;
