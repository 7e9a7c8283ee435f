// The service prefix at the type level.
import type {Misuse, RightUnless} from '../diagnostics/misuse.js';
import type {NotServicePrefix} from '../values/service-prefix.js';

/** `unknown` for a literal that may be a service prefix, else the reason. */
export type PrefixCheck<Text extends string> = RightUnless<WrongPrefix<Text>>;

type WrongPrefix<Text extends string> = Text extends '' | `${string}_${string}`
	? Misuse<NotServicePrefix<Text>>
	: never;
