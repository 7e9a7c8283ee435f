// What a builder's type remembers of earlier calls: a union of facts, which is readable in an editor hover.

import type {Misuse} from '../diagnostics/misuse.js';
import type {Free, HistoryUnknown} from '../rules/conflicts.js';
import type {ResultProblem} from '../rules/recipe-results.js';

/** The key of the state in the type of a builder; does not exist at run time. */
export declare const state: unique symbol;
/**
 * Distinguishes the kinds of builders; does not exist at run time. Exported for declarations that mention it.
 *
 * @public
 */
export declare const kind: unique symbol;

/**
 * A builder of one kind, of any account, with its state: what a recipe returns, and what `include` and a session accept.
 *
 * @source The type is paylock's own.
 */
export interface Stateful<out State extends string, out Kind extends string> {
	readonly [state]: State;
	readonly [kind]: Kind;
}

/** The state of a builder, or of each builder in a union; `never` for anything else. */
export type StateOf<Value> = Value extends {readonly [state]: infer State extends string} ? State : never;

/** What a recipe returns if it is a builder of this kind, else the reason for its refusal. */
export type Returned<Result, Kind extends string> = [Result] extends [{readonly [kind]: Kind}]
	? Result
	: Misuse<ResultProblem<Result extends {readonly [kind]: Kind} ? never : Result>>;

/** The state after a call: with the facts added, or unchanged if the call was refused. */
export type After<State, Checked, Facts> = [Extract<Checked, Misuse<string>>] extends [never] ? State | Facts : State;

/** The state after a word of a vocabulary was chosen; unchanged if the word is not known. */
export type AfterChoice<State extends string, Vocabulary extends string, Word extends string, How extends string> = [
	Vocabulary,
] extends [Word]
	? State
	: After<State, Free<Vocabulary, Word, State>, `${Word} is ${How}`>;

/** Obligations of a filter in a mandate session: a service prefix, and the doubles of its providers. `forMandates` removes them. */
export type Obligation = 'no service prefix' | 'providers not doubled';

/**
 * The state after `when`: what either branch adds counts as configured, but an obligation is met only if both meet it. A
 * conditional type, since editors would show a union by this name instead of its facts.
 */
export type Either<State, Result, Other> = [Result] extends [unknown]
	? Exclude<State, Obligation> | StateOf<Result | Other>
	: never;

/**
 * What the type of card filters and UPI filters remembers: filters that only hide add up, others do not.
 *
 * @source The facts are paylock's own.
 */
export type PartState = HistoryUnknown | 'shows some';
