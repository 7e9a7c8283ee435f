// What the type of a filter remembers, and what each step adds to it.

import type {Misuse} from '../diagnostics/misuse.js';
import type {About, AlreadyConfigured, HistoryUnknown, PartsConflict} from '../rules/conflicts.js';
import type {NotRules} from '../rules/recipe-results.js';
import type {DoubledType} from '../wire/payment-method.js';
import type {kind, NotDoubled, StateOf} from './state.js';

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

/** The fact that a list of provider codes of this type adds, so that a mandate session can require their doubles. */
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
		? About<Subject, State>
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

/** The state after `forMandates`: its fact replaces the obligation. */
export type WithPrefix<State> = State extends NotDoubled ? 'servicePrefix is set' : State;
