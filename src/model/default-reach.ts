// Whether `allowDefaultOptions` reaches inside a payment method type is a reading (`defaultsInside`). What depends on it is
// refused: a part that is shown beside `true`, and a part of CARD or UPI that is hidden beside `false`.

import type {EntryOf} from '../account/catalog-types.js';
import type {FilteredType} from '../account/providers-by-type.js';
import type {Readings} from '../account/readings.js';
import type {IssueDetails, TextOf} from '../diagnostics/issue.js';
import type {HistoryUnknown, Manner} from './conflicts.js';

/** What the parts of a type are called. */
const PARTS = {
	CARD: 'cards',
	UPI: 'UPI handles and apps',
	WALLET: 'wallets',
	NB: 'banks',
	CONSUMER_FINANCE: 'lenders',
	REWARD: 'rewards',
} as const;
type Named = keyof typeof PARTS;
type PartsNamed<Type> = Type extends Named ? (typeof PARTS)[Type] : `${Type & string} providers`;

function partsNamed(type: string): string {
	return Object.hasOwn(PARTS, type) ? PARTS[type as Named] : `${type} providers`; // one of its keys, as just checked
}

type ShowsOthers<Parts extends string> =
	`allowDefaults(true) may show the other ${Parts} too: hide those that customers must not see, or start with allowDefaults(false)`;
type HidesOthers<Parts extends string> =
	`allowDefaults(false) may hide the other ${Parts} too: show those that customers may see, or start with allowDefaults(true)`;

/** The issue of parts that are shown beside `true`, or hidden beside `false`; `place` is where that default is set, if it is. */
function reachIssue(type: string, allow: boolean, place: string): IssueDetails {
	const others = partsNamed(type);
	const shows: TextOf<ShowsOthers<string>> = {
		problem: `allowDefaults(true) may show the other ${others} too`,
		remedy: 'hide those that customers must not see, or start with allowDefaults(false)',
	};
	const hides: TextOf<HidesOthers<string>> = {
		problem: `allowDefaults(false) may hide the other ${others} too`,
		remedy: 'show those that customers may see, or start with allowDefaults(true)',
	};
	const related = [{pointer: place, message: `needs allowDefaults(${allow})`}];
	return {rule: 'default-reach', ...(allow ? shows : hides), ...(place === '' ? {} : {related})};
}

/** What the calls on a type say, as far as it concerns the default. */
interface Said {
	readonly type: string;
	readonly whole: boolean | undefined;
	/** Provider codes. */
	readonly shown: object | undefined;
	/** Whether any card or UPI filter shows, and hides. */
	readonly shows: boolean;
	readonly hides: boolean;
}

/** The default under which the parts of a type are certain; `undefined` if under either, `null` if under none. */
function neededDefault({whole, shown, shows, hides}: Said): boolean | null | undefined {
	if (whole !== undefined) return undefined;
	if (shows && hides) return null;
	if (shown !== undefined || shows) return false;
	return hides ? true : undefined;
}

/** The issue of a type whose parts the default of a filter, or what the rest of `rules()` needs, leaves uncertain. */
export function defaultReach(
	said: Said,
	options: readonly Said[],
	allow: boolean | undefined,
	readings: Readings | undefined,
): IssueDetails | undefined {
	if (readings?.defaultsInside !== undefined) return undefined;
	const needed = neededDefault(said);
	if (needed === undefined || needed === allow) return undefined;
	if (allow !== undefined) return reachIssue(said.type, allow, '/allowDefaultOptions');
	if (needed === null) return reachIssue(said.type, true, '');
	const against = options.findIndex(other => other.type !== said.type && neededDefault(other) === !needed);
	return against < 0 ? undefined : reachIssue(said.type, !needed, `/options/${against}`);
}

type StateCodes<
	Type extends string,
	Parts extends string,
> = `the others are not known: state codes.${Type} in the account, so that the other ${Parts} can be listed`;

/** The issue of an exception from a whole type that differs from the default, without the codes of all the others. */
export function unlistedOthers(type: string): IssueDetails {
	const text: TextOf<StateCodes<string, string>> = {
		problem: 'the others are not known',
		remedy: `state codes.${type} in the account, so that the other ${partsNamed(type)} can be listed`,
	};
	return {rule: 'default-reach', ...text};
}

// For the compiler, the default is the fact `defaults is shown` or `defaults is hidden`, and parts that need the opposite are
// `some NB is shown`: recorded where the default is not known, as in rules().

/** The fact of a default that the compiler knows, unless the account settles the reading. */
export type DefaultFact<Catalog, Allow> = [EntryOf<Catalog, 'defaultsInside'>] extends [never]
	? [boolean] extends [Allow]
		? never
		: Allow extends true
			? 'defaults is shown'
			: 'defaults is hidden'
	: never;

/** The fact that a part is shown, or a part of CARD or UPI hidden, whose rest only the default decides. */
export type PartFact<Catalog, Type extends string, State extends string, How extends Manner> = [
	EntryOf<Catalog, 'defaultsInside'>,
] extends [never]
	? [State & (`${Type} is ${Manner}` | 'defaults is shown' | 'defaults is hidden' | HistoryUnknown)] extends [never]
		? `some ${Type} is ${How}`
		: never
	: never;

/**
 * Why parts that a call leaves `How` are uncertain, else `never`. The first condition does not depend on `Type`, which may be a
 * type parameter.
 */
export type Uncertain<Catalog, Type extends string, State extends string, How extends Manner> = [
	State & MayBeUncertain<How>,
] extends [never]
	? never
	: [HistoryUnknown & State] extends [never]
		? [EntryOf<Catalog, 'defaultsInside'>] extends [never]
			? [State & `${Type} is ${Manner}`] extends [never]
				? Reason<Type, How>
				: never
			: never
		: never;
/** The facts without which nothing that a call leaves `How` is uncertain. */
export type MayBeUncertain<How extends Manner> = `defaults is ${How}` | `some ${string} is ${Opposite[How]}`;
interface Opposite {
	readonly shown: 'hidden';
	readonly hidden: 'shown';
}
type Reason<Type, How> = Type extends string
	? How extends 'shown'
		? ShowsOthers<PartsNamed<Type>>
		: HidesOthers<PartsNamed<Type>>
	: never;

/** The same for provider codes, of which hidden ones are always certain; or why the others of the whole type are not known. */
export type UncertainCodes<Catalog, Type extends string, State extends string, How extends Manner> =
	| (How extends 'shown'
			? [Type & FilteredType] extends [never]
				? Uncertain<Catalog, Type, State, How>
				: never
			: never)
	| ([State & `defaults is ${How}`] extends [never] ? never : Unlisted<Catalog, Type, State, How>);
type Unlisted<Catalog, Type extends string, State extends string, How extends Manner> = [
	State & `${string} is ${Opposite[How]}`,
] extends [never]
	? never
	: [HistoryUnknown & State] extends [never]
		? [State & `${Type} is ${Opposite[How]}`] extends [never]
			? never
			: [EntryOf<Catalog, Type>] extends [never]
				? StateCodes<Type, PartsNamed<Type>>
				: never
		: never;

/**
 * Why the parts that facts such as `some NB is shown` are about are uncertain, else `never`. A call on all of NB, also among the
 * facts, makes them certain; cards that are filtered have the same fact as a call on all of CARD.
 */
export type UncertainFacts<
	Catalog,
	Facts,
	State extends string,
	All = Facts,
> = Facts extends `some ${infer Type} is ${infer How extends Manner}`
	? Uncertain<Catalog, Type, State | (Type extends FilteredType ? never : All & `${Type} is ${Manner}`), How>
	: never;

/** The facts of calls, without those about parts. */
export type WithoutParts<Facts extends string> = Facts extends `some ${string}` ? never : Facts;

/**
 * The state without the facts about parts of a type, of which a call configures the whole. The first condition does not depend
 * on `Type`: where it does, the compiler looks at each fact for each call.
 */
export type WithoutPartsOf<State extends string, Type extends string> = [State & `some ${string}`] extends [never]
	? State
	: Exclude<State, `some ${Type} is ${Manner}`>;
