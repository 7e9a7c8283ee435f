// The type-level error: how a wrong call reads to the compiler.

/** Keyed by a symbol, so that editors never offer it. */
declare const reason: unique symbol;

/**
 * A type that is refused; its one argument is the reason, in plain English, which the compiler prints at the mistake.
 *
 * @example
 * ```ts
 * import type {Misuse} from 'paylock';
 *
 * type NoCodes = Misuse<'paymentMethods is ignored for CARD: use .cards(…)'>;
 * ```
 * @source Adds no rule; each reason names its rule.
 */
export interface Misuse<Reason extends string> {
	readonly [reason]: Reason;
}

/** `Right` unless there is a reason why it is wrong. */
export type RightUnless<Reason extends string, Right> = [Reason] extends [never] ? Right : Misuse<Reason>;

/** Why a literal is wrong. A text known only at run time is checked there: a `string`, also with a brand, or a pattern. */
export type WrongLiteral<Reason extends string, Text extends string> =
	IsLiteral<Text> extends true ? Misuse<Reason> : Text;

/** `false` for a text known only at run time, whose record has an index signature instead of a required key. */
export type IsLiteral<Text extends string> = Record<never, never> extends Record<Text, 1> ? false : true;

/** The same union, which the compiler prints with its reasons first, since it cuts off a long one. */
export type ReasonFirst<Checked> = [Extract<Checked, Misuse<string>>] extends [never]
	? Checked
	: RefusedItem<ReasonOf<Checked>, Exclude<Checked, Misuse<string>>>;
type ReasonOf<Checked> = Checked extends Misuse<infer Reason> ? Reason : never;
type RefusedItem<Reason extends string, Right> = Misuse<Reason> | Right;
