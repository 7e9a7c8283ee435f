// What a builder's type remembers of earlier calls: a union of facts, which is readable in an editor hover.
import type {Misuse} from '../diagnostics/misuse.js';
import type {Free, HistoryUnknown, Manner} from '../model/conflicts.js';
import type {ResultProblem} from './refused-calls.js';

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

/**
 * The state of a builder, as the first property of its interface, whose name says what to do if another builder is assigned.
 * The name begins with a space, so that editors never offer it. The compiler prints it only because this is a template: about
 * a type parameter in one, it compares the properties of two builders once it has found that their arguments differ.
 */
export type Printed<State extends string> = `${State}`;

/** A builder of any kind. */
export interface AnyBuilder {
	readonly [kind]: string;
}

/** The state of a builder, or of each builder in a union; `never` for anything else. */
export type StateOf<Value> = Value extends {readonly [state]: infer State extends string} ? State : never;

/** A recipe that returns a builder of this kind and agrees with the calls before it, else the reason for its refusal. */
export type Recipe<Builder, Result, Kind extends string, Agreed = unknown> = [Result] extends [{readonly [kind]: Kind}]
	? Agreed extends Misuse<infer Reason>
		? RefusedRecipe<Reason, Builder>
		: (builder: Builder) => Result
	: RefusedRecipe<ResultProblem<Result extends {readonly [kind]: Kind} ? never : Result>, Builder>;

/** The recipe for the other case of a condition; while there is none, `Other` is `object`, which is short in a hover. */
export type Otherwise<Builder, Other, Kind extends string> = [object] extends [Other]
	? (builder: Builder) => object
	: Recipe<Builder, Other, Kind>;

/**
 * The type of a recipe that is refused: the compiler prints the reason at the expression that an arrow function returns, else at
 * the function. What the recipe does with its builder is not refused too.
 *
 * @source Adds no rule; each reason names its rule.
 */
export interface RefusedRecipe<Reason extends string, Builder> {
	/** @param builder - the builder that the recipe receives */
	(builder: Builder): Misuse<Reason>;
}

/** The state after a call: with the facts added, or unchanged if the call was refused. */
export type After<State, Checked, Facts> = [Extract<Checked, Misuse<string>>] extends [never] ? State | Facts : State;

/**
 * The state after a word of a vocabulary was shown or hidden; unchanged if the word is not known. What is hidden may be
 * hidden again, what is shown may not, since its content may differ.
 */
export type AfterChoice<State extends string, Vocabulary extends string, Word extends string, How extends Manner> = [
	Vocabulary,
] extends [Word]
	? State
	: After<State, Free<Vocabulary, Word, State, Against<How>>, `${Word} is ${How}`>;

/** The earlier choices of a word with which a choice is a conflict. */
export type Against<How extends Manner> = How extends 'hidden' ? 'shown' : Manner;

/**
 * What a mandate session needs to know of a filter: that it sends its codes as they are written, without their doubles, and
 * whether it lists any. `forMandates` removes both.
 */
export type Undoubled = 'no prefix' | 'lists codes';

/**
 * The state after `when`: what either branch adds counts as configured, but codes count as doubled only if both double them.
 * A conditional type, since editors would show a union by this name instead of its facts.
 */
export type Either<State, Result, Other> = [object] extends [Other]
	? State | StateOf<Result>
	: Exclude<State, Undoubled> | StateOf<Result | Other>;

/** The facts that a part adds to a builder, for each part in a union; none for one of unknown history, or that is not one. */
export type FactsOf<Part> = Part extends unknown
	? HistoryUnknown extends StateOf<Part>
		? never
		: StateOf<Part>
	: never;

/**
 * What the type of card filters and UPI filters remembers: whether they show anything. Calls that hide change no type, so that
 * a loop or `reduce` may make them; whether a recipe also hides, so that no other call agrees with it, is checked at run time.
 */
export type PartState = HistoryUnknown | 'shows some';

/** What the card or UPI filters of a recipe say about their type, which are at least one; nothing if their history is unknown. */
export type Filtering<Type extends 'CARD' | 'UPI', Result> = Result extends unknown
	? Filtered<Type, StateOf<Result>>
	: never;
type Filtered<Type extends 'CARD' | 'UPI', State> = HistoryUnknown extends State
	? never
	: `${Type} is ${'shows some' extends State ? 'shown' : 'hidden'}`;
