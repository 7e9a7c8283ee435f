// Inspect: what a change of the filter changes for customers.

import {subjectOrThrow} from '../subject.js';
import {type Change, changesBetween} from './changes.js';

/**
 * What changes for customers.
 *
 * @source The shape is paylock's own.
 */
export interface Diff {
	readonly changes: readonly Change[];
}

/**
 * What changes for customers between two filters; nothing where only the spelling differs.
 *
 * Both are judged over the {@link instruments} that either can tell apart. A verdict that stays the same for another
 * reason is no change.
 *
 * @param before - a filter or a session request, as object, builder or JSON text
 * @param after - likewise
 * @returns the changes, in the order of the payment method types, EMI last
 * @throws {@link MisuseError} with the issues where `decode` refuses one of them
 * @example
 * ```ts
 * import {diff} from 'paylock/inspect';
 *
 * const before = {allowDefaultOptions: true, options: []};
 * const after = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]};
 *
 * diff(before, after).changes;
 * // [{type: 'CASH', from: 'shown', to: 'hidden', pointer: '/options/0', text: 'Cash on delivery: shown before, hidden now'}]
 * ```
 * @source open-points: "What decides whether an instrument is shown"
 */
export function diff(before: unknown, after: unknown): Diff {
	return Object.freeze({changes: Object.freeze(changesBetween(subjectOrThrow(before), subjectOrThrow(after)))});
}
