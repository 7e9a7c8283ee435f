// Compares two filters by what customers see.

import type {Account} from '../../account/account.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import type {Verdict} from '../evaluate/verdict.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubjectOrThrow} from '../subject/read-subject.js';
import {withinBudget} from './budget.js';
import {changesBetween, type DiffChange} from './changes.js';
import {optionFieldChanges} from './option-field-changes.js';

/**
 * How `after` compares with `before`, where hidden < undetermined < shown.
 *
 * `equal`: every instrument has the same verdict. `shows-more`: every verdict that differs is higher. `shows-less`: every
 * verdict that differs is lower. `incomparable`: some verdicts are higher and some lower.
 *
 * @source The names are paylock's own.
 */
export type Relation = 'equal' | 'shows-more' | 'shows-less' | 'incomparable';

/**
 * What changes for customers.
 *
 * @source The shape is paylock's own.
 */
export interface Diff {
	/** How the second filter compares with the first. */
	readonly relation: Relation;
	/** What changes for customers; empty if the filters are equal. */
	readonly changes: readonly DiffChange[];
}

/**
 * Compares two filters by what customers see: which instruments get a different verdict. The result is exact for filters of any size.
 *
 * It compares the verdicts of every class of instruments that either filter can distinguish. A verdict that stays the same
 * for another reason is not a change, and neither is another way to write the same filter. Without `readings`, the verdict
 * `undetermined` is compared like any other. A changed field of an option is also listed if the account names it in
 * `extraOptionFields`; the relation does not depend on it.
 *
 * Cards that only shared filters match are not compared, so a small change to a large filter is cheap. Filters that differ in
 * more than tens of millions of classes are refused: the result is never based on a sample.
 *
 * @param before - a filter or a session request, as object, builder or JSON text
 * @param after - the other filter or session request, in the same forms
 * @param options - what is known about the account
 * @returns the relation, and the changes in the order of the payment method types, EMI last
 * @throws an {@link InvalidInputError} for input that is not a filter or session at all
 * @throws a {@link MisuseError} for unknown options, and for filters with too many classes
 * @example
 * ```ts
 * import {diff} from 'paylock/inspect';
 *
 * const before = {allowDefaultOptions: true, options: []};
 * const after = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]};
 *
 * const {relation, changes} = diff(before, after);
 * relation;
 * // 'shows-less'
 * changes[0]?.message;
 * // 'Cash on delivery: shown before, hidden now'
 * changes[0]?.witness;
 * // {type: 'CASH'}
 * ```
 * @source open-points: "What decides whether an instrument is shown"
 */
export function diff(before: unknown, after: unknown, options?: Account): Diff {
	return reportAtCall(diff, () => {
		const read = (input: unknown) => readSubjectOrThrow(input, checkOptions(options, input));
		const [was, is] = [read(before), read(after)];
		const changes = withinBudget(budget => [...changesBetween(was, is, budget), ...optionFieldChanges(was, is)]);
		return Object.freeze({relation: relationOf(changes), changes: Object.freeze(changes)});
	});
}

/** Verdicts in ascending order of how much customers see. */
export const RANKS: Readonly<Record<Verdict, number>> = {hidden: 0, undetermined: 1, shown: 2};

function relationOf(changes: readonly DiffChange[]): Relation {
	const differing = changes.filter(({from, to}) => from !== to);
	const directions = new Set(differing.map(({from, to}) => RANKS[to] > RANKS[from]));
	if (directions.size === 2) return 'incomparable';
	return directions.has(true) ? 'shows-more' : directions.has(false) ? 'shows-less' : 'equal';
}
