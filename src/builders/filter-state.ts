// What the type of a filter remembers, and what each step adds to it.
import type {Misuse} from '../diagnostics/misuse.js';
import type {Allowed, AlreadyConfigured, HistoryUnknown} from '../rules/conflicts.js';
import type {NothingLeft} from '../rules/nothing-left.js';
import type {FilteredType} from '../rules/providers-by-type.js';
import type {NotRules} from '../rules/recipe-results.js';
import type {After, kind, Obligation, StateOf} from './state.js';

/**
 * What the type of a filter remembers. `… is …` conflicts with a second fact about the same subject.
 *
 * Every fact is a restriction, so that a union of two builders has every restriction of both.
 *
 * @source The facts are paylock's own.
 */
export type FilterState =
	| HistoryUnknown
	| Obligation
	| 'no defaults'
	| `${string} is ${'shown' | 'hidden' | 'partly hidden' | 'filtered' | 'set'}`
	| 'shows only EMI'
	| 'shows nothing';

/** How a recipe of card or UPI filters leaves its type; if its history is unknown, the way that conflicts least. */
type Filtering<Result> = [Result] extends [{readonly [kind]: string}]
	? string extends StateOf<Result>
		? never // the default of a signature, whose recipe is refused
		: [HistoryUnknown & StateOf<Result>, 'shows some'] extends [never, StateOf<Result>]
			? 'filtered'
			: 'partly hidden'
	: never;

/** `unknown` if the filters that a recipe returns may be added to `Type`, else the reason; a refused recipe has its own. */
export type Filterable<Type extends FilteredType, State extends string, Result> = Allowed<
	Type,
	State,
	[Filtering<Result>] extends [never] ? string : Filtering<Result> & 'partly hidden'
>;

/** The state after `cards` or `upi`. */
export type AfterFiltering<Type extends FilteredType, State extends string, Result> = After<
	State,
	Filterable<Type, State, Result>,
	`${Type} is ${Filtering<Result>}`
>;

/** The state after `emi`. */
export type WithEmi<State extends string, Plans> = After<
	State,
	Allowed<'emiOptions', State>,
	'emiOptions is set' | (Plans extends unknown ? FactsOfEmi<StateOf<Plans>> : never)
>;

/** The facts of EMI plans that affect their filter; plans of unknown history are checked at run time. */
type FactsOfEmi<Plans extends string> = HistoryUnknown extends Plans
	? never
	:
			| (Plans & 'shows only EMI')
			| ([NoEmi, Plans & 'depends on a condition'] extends [Plans, never] ? 'shows nothing' : never);
type NoEmi = 'shows only EMI' | `${'standard' | 'lowCost' | 'noCost'} is hidden`;

/** Rules that a filter can include, else the reason. */
export type Includable<Rules, State extends string, Builder> = [Rules] extends [{readonly [kind]: 'rules'}]
	? [Conflicting<StateOf<Rules>, State>] extends [never]
		? Rules
		: Misuse<AlreadyConfigured<Conflicting<StateOf<Rules>, State>>>
	: Rules extends {readonly [kind]: infer Kind extends string}
		? Misuse<NotRules<Kind>>
		: NotRecipe<Builder, NotRules<'a function'>>;

/** The facts of a state that conflict with those of rules: facts about one subject, unless both only hide parts. */
type Conflicting<Added extends string, State extends string> = HistoryUnknown extends Added | State
	? never
	: Added extends `${infer Subject} is ${infer How}`
		? State extends `${Subject} is ${infer Before}`
			? [How, Before] extends ['partly hidden', 'partly hidden']
				? never
				: State
			: never
		: never;

/** The state after `include`, for each set of rules in a union: the facts of both; one service prefix is enough for both. */
export type Including<Rules, State extends string> = [Includable<Rules, State, never>] extends [Misuse<string>]
	? State
	: Rules extends unknown
		? Exclude<State | StateOf<Rules>, Obligation> | Unmet<State, StateOf<Rules>>
		: never;
type Unmet<State, Added> = ['no service prefix' & State & Added] extends [never] ? never : Obligation & (State | Added);

/** A recipe in place of rules or a filter: it has the type of one, so that what it does with its builder is not refused too. */
export type NotRecipe<Builder, Reason extends string> = ((filter: Builder) => unknown) & Misuse<Reason>;

/** Why a filter leaves nothing to pay with, as far as its type shows; `never` for any other filter. */
export type WhyNothingLeft<State extends string> = [HistoryUnknown & State] extends [never]
	? [State & 'shows nothing'] extends [never]
		? [State & 'no defaults'] extends [never]
			? never
			: [State & Shown] extends [never]
				? NothingLeft
				: never
		: NothingLeft
	: never;

/** The facts that may show something to pay with. */
type Shown = `${string} is ${'shown' | 'filtered'}` | `${FilteredType} is partly hidden` | 'emiOptions is set';
