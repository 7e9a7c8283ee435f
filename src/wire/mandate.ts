// The four mandate fields in JSON: flat, dotted, top-level keys.
import type {Digit} from '../utils/digits.js';

export const MANDATE_KINDS = ['REQUIRED', 'OPTIONAL'] as const;

/**
 * Whether a mandate is required (`REQUIRED`) or offered as an alternative to a one-time payment (`OPTIONAL`).
 *
 * @source checkout-spec: session request fields, `options.create_mandate`
 */
export type MandateKind = (typeof MANDATE_KINDS)[number];

/**
 * A decimal amount in major currency units with two decimals, such as `'499.00'`; `toAmount(…)` returns one.
 *
 * @source checkout-spec: session request fields, `amount`; open point 16
 */
export type Amount = `${number}${string}` & `${bigint}.${Digit}${Digit}`; // starts with a digit, and not with a sign

/**
 * Unix epoch seconds as a string of 1 to 10 digits, such as `'1893456000'`; `epochSeconds(…)` returns one.
 *
 * @source checkout-spec: session request fields, `mandate.start_date`; open point 14
 */
export type EpochSeconds = `${bigint}`;

/**
 * The four fields that turn a payment into a mandate flow.
 *
 * @source checkout-spec: session request fields; open points 14 to 16
 */
export interface MandateFields {
	/** Turns the payment into a mandate; needs the three `mandate.` fields. */
	readonly 'options.create_mandate': MandateKind;
	/** The largest amount of one payment under the mandate, with two decimals, as text. */
	readonly 'mandate.max_amount': Amount;
	/** When the mandate begins, in Unix seconds as text. */
	readonly 'mandate.start_date': EpochSeconds;
	/** When the mandate ends, in Unix seconds as text; after its start. */
	readonly 'mandate.end_date': EpochSeconds;
}
