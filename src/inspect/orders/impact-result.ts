// The result of impact, as types.
import type {Instrument} from '../../wire/instrument.js';
import type {Verdict} from '../evaluate/verdict.js';

/**
 * Orders that a change affects in the same way.
 *
 * @source The shape is paylock's own.
 */
export interface ImpactGroup {
	/** The instruments in plain English: of a change, in the words of `diff`; otherwise by type. */
	readonly label: string;
	/** The verdict before the change. */
	readonly from: Verdict;
	/** The verdict after the change. */
	readonly to: Verdict;
	/** The number of orders. */
	readonly orders: number;
	/** The sum of their amounts as text with two decimals, such as `'1499.00'`. */
	readonly amount: string;
	/**
	 * One of the instruments: for it, `explain` returns `from` before and `to` after. A BIN has only as many digits as the
	 * filters compare.
	 */
	readonly witness: Instrument;
}

/** What happens to an order. */
export type Effect = 'kept' | 'lost' | 'gained' | 'undetermined';

/**
 * What a change would have done to orders: the numbers of orders, their amounts, and the groups of orders.
 *
 * @source The shape is paylock's own.
 */
export interface Impact {
	/** The number of all orders. */
	readonly orders: number;
	/** Orders whose instrument is shown before and after, or hidden before and after. */
	readonly kept: number;
	/** Orders whose instrument the change hides. */
	readonly lost: number;
	/** Orders whose instrument the change shows; it was hidden before. */
	readonly gained: number;
	/** Orders whose verdict before or after the change is undetermined. */
	readonly undetermined: number;
	/** The sums of the amounts of the same orders, as text with two decimals. */
	readonly amounts: {
		readonly [Name in 'orders' | 'kept' | 'lost' | 'gained' | 'undetermined']: string;
	};
	/** Every order is in one group: first lost, then undetermined, gained and kept groups, each by descending number of orders. */
	readonly groups: readonly ImpactGroup[];
}
