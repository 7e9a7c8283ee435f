// Whether `allowDefaultOptions` reaches inside a payment method type is a reading (`defaultsInside`). Until it is settled, parts
// that are shown are certain only under `false`, and card and UPI filters that hide only under `true`.

import type {EntryOf} from '../account/catalog-types.js';
import {isFilteredType} from '../account/providers-by-type.js';
import type {Readings} from '../account/readings.js';
import type {IssueDetails, TextOf} from '../diagnostics/issue.js';
import type {HistoryUnknown, Manner} from './conflicts.js';
import type {TypeNode} from './filter-node.js';

type ShowsRest<Type extends string> =
	`allowDefaults(true) may show the rest of ${Type} too: hide the others, or start with allowDefaults(false) and show the other types`;
type HidesRest<Type extends string> =
	`allowDefaults(false) may hide the rest of ${Type} too: show the others, or start with allowDefaults(true) and hide the other types`;

/** The issue of parts that are shown beside `true`, or hidden beside `false`. */
function reachIssue(type: string, allow: boolean): IssueDetails {
	const shows: TextOf<ShowsRest<string>> = {
		problem: `allowDefaults(true) may show the rest of ${type} too`,
		remedy: 'hide the others, or start with allowDefaults(false) and show the other types',
	};
	const hides: TextOf<HidesRest<string>> = {
		problem: `allowDefaults(false) may hide the rest of ${type} too`,
		remedy: 'show the others, or start with allowDefaults(true) and hide the other types',
	};
	const related = [{pointer: '/allowDefaultOptions', message: 'the default'}];
	return {rule: 'default-reach', ...(allow ? shows : hides), related};
}

type NoDefault<
	Shows extends string,
	Hides extends string,
> = `${Shows} needs allowDefaults(false), and ${Hides} needs allowDefaults(true): remove one of the two calls`;

/** The issue of rules of which one part needs one default and another part the other. */
function noDefault(shown: string, hidden: string): IssueDetails {
	const text: TextOf<NoDefault<string, string>> = {
		problem: `${partCall(shown, 'shows')} needs allowDefaults(false), and ${partCall(hidden, 'hides')} needs allowDefaults(true)`,
		remedy: 'remove one of the two calls',
	};
	return {rule: 'default-reach', ...text};
}

/** The call for parts of a type, as a message names it. */
type PartCall<Type extends string, Does extends string> = Type extends 'CARD' | 'UPI'
	? `.${Lowercase<Type>}${Type extends 'CARD' ? 's' : ''}(…) that ${Does} some of ${Type}`
	: `.show('${Type}', […])`;

function partCall(type: string, does: 'shows' | 'hides'): string {
	if (!isFilteredType(type)) return `.show('${type}', […])`;
	return `.${type === 'CARD' ? 'cards' : 'upi'}(…) that ${does} some of ${type}`;
}

/** Whether the calls on a type are certain only under a default; with `apply`, only A under `true` cannot be written. */
function needs({whole, shown, shows, hides}: TypeNode, allow: boolean, reading: Readings['defaultsInside']): boolean {
	if (reading === undefined) return allow ? hides : shows || shown !== undefined;
	return !allow && reading === 'apply' && whole === false && shown !== undefined;
}

/** The issue of a type whose parts are uncertain under the default of a filter, or, in rules, under either. */
export function defaultReach(
	node: TypeNode,
	options: readonly TypeNode[],
	allow: boolean | undefined,
	readings: Readings | undefined,
): IssueDetails | undefined {
	const reading = readings?.defaultsInside;
	if (allow !== undefined) return needs(node, !allow, reading) ? reachIssue(node.type, allow) : undefined;
	const [shown, hidden] = [false, true].map(one =>
		needs(node, one, reading) ? node : options.find(other => needs(other, one, reading)),
	);
	return shown && hidden && (shown === node || hidden === node) ? noDefault(shown.type, hidden.type) : undefined;
}

type ListOthers<Type extends string> =
	`the other ${Type} codes are not known: state codes.${Type} in the account, so that they can be listed`;

/** The issue of all but some codes of a type under `false`, without the codes of all the others. */
export function othersUnknown(type: string): IssueDetails {
	const text: TextOf<ListOthers<string>> = {
		problem: `the other ${type} codes are not known`,
		remedy: `state codes.${type} in the account, so that they can be listed`,
	};
	return {rule: 'codes-needed', ...text};
}

/**
 * What the compiler knows of the default. `true` has no fact, and each next one has those before it: of two filters with
 * different defaults, one has the type of both, so that a conditional expression can be called.
 */
export type DefaultFact = HidesByDefault | DefaultUnknown;
type HidesByDefault = 'hides by default' | OthersUnknown;
/** Removed by `include`, since rules may bring codes. */
export type OthersUnknown = 'others unknown';
type DefaultUnknown = 'default unknown';

/** The facts of a filter that starts with a default. */
export type StartsWith<Allow> = [Allow] extends [true]
	? never
	: 'hides by default' | 'others unknown' | ([Allow] extends [false] ? never : DefaultUnknown);

/** In rules, whose default is not known: what parts need of it, such as `NB needs false`. */
export type Demand = `${string} needs ${boolean}`;

/** What makes parts that a call leaves `How` uncertain: the default of the filter, or what rules demand; else `never`. */
export type FactsAgainst<Catalog, State extends string, How extends Manner, Kind> = [
	EntryOf<Catalog, 'defaultsInside'>,
] extends [never]
	? Kind extends 'filter'
		? How extends 'shown'
			? [State & ('hides by default' | HistoryUnknown)] extends [never]
				? true
				: never
			: [State & 'hides by default'] extends [never]
				? never
				: [State & (DefaultUnknown | HistoryUnknown)] extends [never]
					? false
					: never
		: [State & HistoryUnknown] extends [never]
			? State & `${string} needs ${How extends 'shown' ? true : false}`
			: never
	: never;

/** What rules demand if a call leaves parts of a type `How`; nothing in a filter. */
export type DemandOf<Catalog, Type extends string, How extends Manner, Other, Kind> = Kind extends 'rules'
	? [Other | EntryOf<Catalog, 'defaultsInside'>] extends [never]
		? `${Type} needs ${How extends 'shown' ? false : true}`
		: never
	: never;

/** Why parts of a type that are left `How` are uncertain. */
export type Uncertain<Type, Other, How> = Type extends string
	? Other extends true
		? ShowsRest<Type>
		: Other extends false
			? HidesRest<Type>
			: Other extends `${infer OtherType} needs ${boolean}`
				? How extends 'shown'
					? NoDefault<PartCall<Type, 'shows'>, PartCall<OtherType, 'hides'>>
					: NoDefault<PartCall<OtherType, 'shows'>, PartCall<Type, 'hides'>>
				: never
	: never;

/** Why what included rules demand is not met, else `never`; what makes shown and hidden parts uncertain is known. */
export type Unmet<Demands, NoShow, NoHide> = Demands extends `${infer Type} needs ${infer Allow}`
	? Allow extends 'false'
		? Uncertain<Type, NoShow, 'shown'>
		: Uncertain<Type, NoHide, 'hidden'>
	: never;

/** The facts of a filter that lists the others of a whole type of which codes are hidden; `never` if it never does. */
export type Others<State extends string> = [State & OthersUnknown] extends [never]
	? never
	: [State & (DefaultUnknown | HistoryUnknown)] extends [never]
		? {readonly others: State}
		: never;

/** Why the others cannot be listed, else `never`. */
export type Unlisted<Catalog, Type extends string, State extends string> = [State & `${Type} is shown`] extends [never]
	? never
	: [EntryOf<Catalog, Type>] extends [never]
		? ListOthers<Type>
		: never;
