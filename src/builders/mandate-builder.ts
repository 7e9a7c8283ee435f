// How a mandate is said: three terms in any order, then it is complete.
import type {Misuse} from '../diagnostics/misuse.js';
import type {Allowed} from '../rules/conflicts.js';
import type {Amount, EpochSeconds, MandateFields} from '../wire/mandate.js';
import type {state} from './state.js';

/** What a mandate has been told. */
export type MandateState = `${'max_amount' | 'start_date' | 'end_date'} is set`;

/** A literal amount with two decimals, or the reason it is none; the wide `Amount` of `amount(…)` passes. */
export type WrittenAmount<Text extends string> = Amount extends Text
	? unknown
	: Text extends `${bigint}.${infer Cents}`
		? Cents extends `${Digit}${Digit}`
			? unknown
			: Misuse<NoAmount<Text>>
		: Misuse<NoAmount<Text>>;
type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type NoAmount<Text extends string> = `${Text} is no amount: write two decimals, or make it with amount(…)`;

/** A mandate that may lack terms. */
export interface Incomplete {
	readonly [state]: MandateState;
}

/** `unknown` for a finished mandate, else the reason. */
export type Complete<Mandate> = Mandate extends {readonly [state]: infer State extends string}
	? Misuse<`the mandate has no ${Missing<State>} yet: set all three terms`>
	: unknown;
type Missing<State extends string> = Exclude<MandateState, State> extends `${infer Term} is set` ? Term : never;

/** The builder while terms are missing, the finished one after. */
type Step<State extends MandateState> = [MandateState] extends [State] ? MandateBuilder : MandateTerms<State>;

/**
 * A mandate whose terms are being said, in any order.
 *
 * @source checkout-spec: session request fields, `mandate.max_amount`, `mandate.start_date`, `mandate.end_date`
 */
export interface MandateTerms<State extends MandateState = never> {
	readonly [state]: State;
	/**
	 * The most one payment may take, in major currency units with two decimals.
	 *
	 * @param amount - digits, a dot, two digits; `amount(…)` makes one
	 * @throws {@link MisuseError} for anything else, or a second call
	 */
	maxAmount<const Text extends Amount>(
		amount: Text & WrittenAmount<Text> & Allowed<'max_amount', State>,
	): Step<State | 'max_amount is set'>;
	/**
	 * When the mandate starts: a `Date`, or Unix seconds as 1 to 10 digits.
	 *
	 * @param date - a `Date` from 1970 to 2286, or the digits
	 * @throws {@link MisuseError} for anything else, a second call, or a start that is not before the end
	 */
	startDate<When extends Date | EpochSeconds>(
		date: When & Allowed<'start_date', State>,
	): Step<State | 'start_date is set'>;
	/**
	 * When the mandate ends, after its start: a `Date`, or Unix seconds as 1 to 10 digits.
	 *
	 * @param date - a `Date` from 1970 to 2286, or the digits
	 * @throws {@link MisuseError} for anything else, a second call, or an end that is not after the start
	 */
	endDate<When extends Date | EpochSeconds>(date: When & Allowed<'end_date', State>): Step<State | 'end_date is set'>;
}

/**
 * A mandate with all its terms.
 *
 * @source checkout-spec: session request fields, `options.create_mandate`
 */
export interface MandateBuilder {
	/** The frozen four fields, under their flat dotted keys. */
	build(): MandateFields;
	/** The same as `build()`, for `JSON.stringify`. */
	toJSON(): MandateFields;
}
