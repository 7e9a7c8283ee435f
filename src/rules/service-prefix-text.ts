// The service prefix at the type level, and the issue of a call without one.
import type {IssueDetails} from '../diagnostics/issue.js';
import type {Misuse, RightUnless} from '../diagnostics/misuse.js';
import type {NotServicePrefix} from '../values/service-prefix.js';
import type {HasPrefix} from './catalog-types.js';

/** A literal that may be a service prefix, else the reason. */
export type PrefixLiteral<Text extends string> = RightUnless<NotServicePrefix<WrongPrefix<Text>>, Text>;

type WrongPrefix<Text> = Text extends '' | 'NB' | `${string}_${string}` ? Text : never;

/** The prefix is optional if the account has one. */
export type PrefixArguments<Catalog, Text extends string> =
	HasPrefix<Catalog> extends true
		? [servicePrefix?: PrefixLiteral<Text> | undefined]
		: [Text] extends [never]
			? []
			: [servicePrefix: PrefixLiteral<Text>];

const UNKNOWN_PREFIX =
	"the service prefix is not known: write .forMandates('PREFIX'), or set servicePrefix of the account";

/** The issue of a call without a prefix, where the account has none. */
export const NO_SERVICE_PREFIX: IssueDetails = {rule: 'missing-field', message: UNKNOWN_PREFIX};

/** `unknown` if there is a prefix, else the reason. */
export type PrefixNamed<Catalog, Text> = [HasPrefix<Catalog>, Text] extends [false, never]
	? Misuse<typeof UNKNOWN_PREFIX>
	: unknown;
