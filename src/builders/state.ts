// What a builder's type remembers of earlier calls: a union of facts, which is readable in an editor hover.

import type {Misuse} from '../diagnostics/misuse.js';
import type {AlreadyConfigured, Free, HistoryUnknown, PartsConflict} from '../rules/conflicts.js';
import type {NotRules, ResultProblem} from '../rules/recipe-results.js';
import type {EmiKind, PlanGroupName} from '../wire/emi-filter.js';
import type {DoubledType} from '../wire/payment-method.js';

/** The obligation of a filter to double its providers in a mandate session. `forMandates` removes it. */
export type NotDoubled = 'not doubled';

/**
 * What the type of a filter remembers. `… is …` conflicts with a second fact about the same subject.
 *
 * Every fact is a restriction, so that a union of two builders has every restriction of both.
 *
 * @source The facts are paylock's own.
 */
export type FilterState =
	| HistoryUnknown
	| NotDoubled
	| `${string} is ${'shown' | 'hidden' | 'partly hidden' | 'filtered'}`
	| 'servicePrefix is set'
	| 'names providers'
	| 'shows only EMI';

/**
 * What the type of an EMI builder remembers.
 *
 * @source The facts are paylock's own.
 */
export type EmiState = HistoryUnknown | `${EmiKind} is ${'shown' | 'hidden'}` | 'shows only EMI';

/**
 * What the type of the plan groups of one EMI kind remembers.
 *
 * @source The facts are paylock's own.
 */
export type GroupState = HistoryUnknown | `${PlanGroupName} is ${'shown' | 'hidden'}`;

/**
 * What the type of card filters and UPI filters remembers: filters that only hide add up, others do not.
 *
 * @source The facts are paylock's own.
 */
export type PartState = HistoryUnknown | 'shows some';

/** The key of the state in the type of a builder; does not exist at run time. */
export declare const state: unique symbol;
/**
 * Distinguishes the kinds of builders; does not exist at run time. Exported for declarations that mention it.
 *
 * @public
 */
export declare const kind: unique symbol;

/**
 * A builder of one kind, of any dialect, with its state: what a recipe returns, and what `include` and a session accept.
 *
 * @source The type is paylock's own.
 */
export interface Stateful<out State extends string, out Kind extends string> {
	readonly [state]: State;
	readonly [kind]: Kind;
}

/** The state of a builder, or of each builder in a union; `never` for anything else. */
export type StateOf<Value> = Value extends {readonly [state]: infer State extends string} ? State : never;

/** `unknown` for a builder of this kind, else the reason for its refusal. Intersect it with what a recipe returns. */
export type Returned<Result, Kind extends string> = [Result] extends [{readonly [kind]: Kind}]
	? unknown
	: Misuse<ResultProblem<Result extends {readonly [kind]: Kind} ? never : Result>>;

/** The state after a call: with the facts added, or unchanged if the call was refused. */
export type After<State, Checked, Facts> = [Extract<Checked, Misuse<string>>] extends [never] ? State | Facts : State;

/** The state after a word of a vocabulary was chosen; unchanged if the word is not known. */
export type AfterChoice<State extends string, Vocabulary extends string, Word extends string, How extends string> = [
	Vocabulary,
] extends [Word]
	? State
	: After<State, Free<Vocabulary, Word, State>, `${Word} is ${How}`>;

/** The fact that a list of provider codes adds, so that a mandate session can require their doubles. */
export type Naming<Type extends string> = Type extends DoubledType ? 'names providers' : never;

/**
 * The fact that a recipe of card or UPI filters adds; if its history is unknown, the one that conflicts least.
 * A state of `string` is the default of a signature, whose recipe is refused.
 */
export type FilteredBy<Type extends string, Result> = [Result] extends [{readonly [kind]: string}]
	? string extends StateOf<Result>
		? never
		: HistoryUnknown extends StateOf<Result>
			? `${Type} is partly hidden`
			: 'shows some' extends StateOf<Result>
				? `${Type} is filtered`
				: `${Type} is partly hidden`
	: never;

/** The fact that plans which show only EMI add to a filter; plans of unknown history are checked at run time. */
export type OnlyEmi<Plans extends string> = HistoryUnknown extends Plans ? never : Extract<Plans, 'shows only EMI'>;

/** The facts of `Added` and `State` about one subject that conflict: all, unless both only hide parts. */
type Conflicting<Added extends string, State extends string> = Added extends `${infer Subject} is partly hidden`
	? PartsConflict<Subject, State>
	: Added extends `${infer Subject} is ${string}`
		? State & `${Subject} is ${string}`
		: never;

/** `unknown` if the rules conflict with nothing, else the reason. */
export type Compatible<Added extends string, State extends string> = HistoryUnknown extends Added | State
	? unknown
	: [Conflicting<Added, State>] extends [never]
		? unknown
		: Misuse<AlreadyConfigured<Conflicting<Added, State>>>;

/** A recipe where rules are expected: it has the type of one, so that what it does with its builder is not refused too. */
export type NotRecipe<Builder> = ((filter: Builder) => unknown) & Misuse<NotRules<'a function'>>;

/** The state after `include`: the facts of both. The obligation to double is met if either meets it. */
export type Including<Added extends string, State extends string> = [Compatible<Added, State>] extends [Misuse<string>]
	? State
	: Exclude<State | Added, NotDoubled> | (NotDoubled & State & Added);

/** The state after `when`: what either branch adds counts as configured, but an obligation is met only if both meet it. */
export type Either<State, Result, Other> = [Other] extends [never]
	? State | StateOf<Result>
	: Exclude<State, NotDoubled> | StateOf<Result | Other>;

/** The state after `forMandates`. */
export type WithPrefix<State> = State extends NotDoubled ? 'servicePrefix is set' : State;
