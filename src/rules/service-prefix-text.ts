// The service prefix at the type level, and the issue of a call without one.
import type {IssueDetails} from '../diagnostics/issue.js';
import type {RightUnless} from '../diagnostics/misuse.js';
import type {NotServicePrefix} from '../values/service-prefix.js';
import type {EntryOf} from './catalog-types.js';

/** A literal that may be a service prefix, else the reason. */
export type PrefixLiteral<Text extends string> = RightUnless<NotServicePrefix<WrongPrefix<Text>>, Text>;

type WrongPrefix<Text> = Text extends '' | 'NB' | `${string}_${string}` ? Text : never;

/** Makes the service prefix optional if the account has one. */
// biome-ignore lint/suspicious/noConfusingVoidType: an argument may be left out for a parameter whose type has `void`
export type OptionalPrefix<Catalog> = [EntryOf<Catalog, 'servicePrefix'>] extends [never] ? never : void;

/** The issue of a call without a prefix, where the account has none. */
export const NO_SERVICE_PREFIX: IssueDetails = {
	rule: 'missing-field',
	problem: 'the service prefix is not known',
	remedy: "write .forMandates('PREFIX'), or set servicePrefix of the account",
};
