// What the type of a filter remembers, and what each step adds to it.
import type {Misuse} from '../diagnostics/misuse.js';
import type {Agreeing, HistoryUnknown, Manner} from '../rules/conflicts.js';
import type {MaybeRules, NotRules} from '../rules/refused-calls.js';
import type {After, FactsOf, kind, StateOf, Undoubled} from './state.js';

/**
 * What the type of a filter remembers: for each type and EMI kind, whether something of it is shown, and whether something is
 * hidden. A fact `… is …` conflicts with another one about the same subject.
 *
 * Every fact is a restriction, so that a union of two builders has every restriction of both.
 *
 * @source The facts are paylock's own.
 */
export type FilterState =
	| HistoryUnknown
	| Undoubled
	| `${string} is ${Manner}`
	| `servicePrefix is ${string}`
	| 'shows only EMI';

/** The state after a part with these facts is added: cards, UPI filters or EMI plans. */
export type Adding<State extends string, Facts extends string> = [string] extends [Facts]
	? State
	: After<State, Agreeing<Facts, State>, Facts>;

/**
 * Rules that a filter can include, else the reason.
 *
 * @accepts RulesBuilder
 */
export type Includable<Rules, State extends string, Builder> = [Rules] extends [{readonly [kind]: 'rules'}]
	? Agreeing<FactsOf<Rules>, State, Rules>
	: [unknown] extends [Rules]
		? NotRecipe<Builder, NotRules<'a function'>> // not inferred yet: a recipe needs the type of its parameter
		: undefined extends Rules
			? Misuse<MaybeRules>
			: Rules extends {readonly [kind]: infer Kind extends string}
				? Misuse<NotRules<Kind>>
				: NotRecipe<Builder, NotRules<'a function'>>;

/** The state after `include`, for each set of rules in a union: the facts of both; one service prefix is enough for both. */
export type Including<Rules, State extends string> = [Includable<Rules, State, never>] extends [Misuse<string>]
	? State
	: Rules extends unknown
		? Exclude<State | StateOf<Rules>, Undoubled> | StillSingle<State, StateOf<Rules>>
		: never;
type StillSingle<State, Added> = ['sends codes as written' & State & Added] extends [never]
	? never
	: Undoubled & (State | Added);

/** A recipe in place of rules or a filter: it has the type of one, so that what it does with its builder is not refused too. */
export type NotRecipe<Builder, Reason extends string> = ((filter: Builder) => unknown) & Misuse<Reason>;

/** The fact that a service prefix is set; none for one known only at run time, which is compared there. */
export type PrefixFact<Prefix extends string> = string extends Prefix ? never : `servicePrefix is ${Prefix}`;
