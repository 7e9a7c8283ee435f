// The input and the result of a decision table: axes, carts and rows.
import type {Issue} from '../../diagnostics/issue.js';

/**
 * The values of each input that a function from carts to filters depends on.
 *
 * @source The shape is paylock's own.
 */
export type CartAxes = {readonly [axis: string]: readonly unknown[]};

/**
 * One combination of the values of all axes: what `build` is called with.
 *
 * @source The shape is paylock's own.
 */
export type CartOf<Axes extends CartAxes> = {readonly [Axis in keyof Axes]: Axes[Axis][number]};

/**
 * For each axis that matters, its values: every combination of them is a cart of the row.
 *
 * @source The shape is paylock's own.
 */
export type CartCondition<Axes extends CartAxes> = {readonly [Axis in keyof Axes]?: readonly Axes[Axis][number][]};

/**
 * The carts that get the same filter.
 *
 * @source The shape is paylock's own.
 */
export interface DecisionRow<Axes extends CartAxes = CartAxes> {
	/**
	 * The conditions of the row, without the axes that do not matter. A cart of the row meets exactly one of them, and no
	 * condition of another row. How the carts are divided into conditions depends on the order of the axes.
	 */
	readonly when: readonly CartCondition<Axes>[];
	/** Every cart of the row, in the order of the axes. */
	readonly carts: readonly CartOf<Axes>[];
	/** What `build` returned for the first cart; `undefined` if it threw. */
	readonly input: unknown;
	/** What these customers see, in plain English: the text of `summarize`. Empty if `build` threw. */
	readonly summary: string;
	/** The names of the included rules that decide some verdict for these carts, as `explain` names them. */
	readonly rules: readonly string[];
	/**
	 * The issues of `lint`, under the account of each cart, except that a filter changes nothing, which is right for some carts.
	 * If `build` threw an error of paylock, the issues of that error.
	 */
	readonly issues: readonly Issue[];
	/** What `build` threw for these carts, or why its result is not a filter. */
	readonly error?: unknown;
}
