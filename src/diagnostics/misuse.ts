// The type-level error: how a wrong call reads to the compiler.

/** Keyed by a symbol, so that editors never offer it. */
declare const reason: unique symbol;

/**
 * A type that no value has; its one argument is the reason, in plain English, which the compiler prints at the mistake.
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

/**
 * The reasons, or `unknown` if there are none. A check that distributes over a union collects its reasons first, since one
 * member that is right would hide the others: `unknown | Misuse<…>` is `unknown`.
 */
export type RightUnless<Reasons> = [Reasons] extends [never] ? unknown : Reasons;
