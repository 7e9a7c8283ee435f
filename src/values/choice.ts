// `only(…)` and `except(…)`: the issuers or tenures of a plan filter.

import {BUILDER, type BuilderKind} from '../diagnostics/builder-kind.js';
import {readOrThrow} from '../diagnostics/issue-collector.js';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import {type AtLeastOne, NOTHING_LISTED} from './empty-lists.js';
import {checkList} from './list.js';
import {codeProblem} from './text.js';

/**
 * The issuers or tenures that a plan filter applies to (`only`), or all except these (`except`).
 *
 * @source checkout-spec: Plan filter, `issuerFilter` and tenure filter with their `enable`
 */
export interface Choice<out Item extends string = string> {
	readonly items: readonly Item[];
	readonly enable: boolean;
}

/** What `only` and `except` return: frozen, with checked items. */
class CheckedChoice<Item extends string> implements Choice<Item> {
	readonly #isChecked = true;

	constructor(
		readonly items: readonly Item[],
		readonly enable: boolean,
	) {
		Object.freeze(this);
	}

	static is(value: unknown): value is Choice {
		return typeof value === 'object' && value !== null && #isChecked in value;
	}

	get [BUILDER](): BuilderKind {
		return 'choice';
	}

	toJSON(): Choice<Item> {
		return {items: this.items, enable: this.enable};
	}
}

/** True for a choice made by this copy of the package: its items are checked as codes. */
export function isChoice(value: unknown): value is Choice {
	return CheckedChoice.is(value);
}

/**
 * Selects only these issuers or tenures (`enable: true`).
 *
 * @param item - a bank code, bare or with the service prefix, or a tenure range such as `'3::6'`
 * @param more - more of them
 * @returns the list with its flag, for `issuers` and `tenures` of a plan filter
 * @throws a {@link MisuseError} for an empty list, or an item that is not a code
 * @example
 * ```ts
 * import {emi, only} from 'paylock';
 *
 * emi().show('noCost', groups => groups.show('credit', plans => plans.show({tenures: only('3::6')})));
 * ```
 * @source checkout-spec: Plan filter, `issuerFilter` and tenure filter
 */
export function only<Item extends string>(item: Item, ...more: readonly Item[]): Choice<Item>;
/**
 * Selects only these, a list that is known only at run time.
 *
 * @param items - bank codes or tenure ranges, at least one
 * @returns the list with its flag
 * @throws a {@link MisuseError} for an empty list, or an item that is not a code
 * @source checkout-spec: Plan filter, `issuerFilter` and tenure filter
 */
export function only<Item extends string = never>(...items: AtLeastOne<Item, string>): Choice<Item>;
export function only<Item extends string>(...items: readonly unknown[]): Choice<Item> {
	return reportAtCall(only, () => choice(items, true));
}

/**
 * Selects all issuers or tenures except these (`enable: false`).
 *
 * @param item - a bank code, bare or with the service prefix, or a tenure range such as `'3::6'`
 * @param more - more of them
 * @returns the list with its flag, for `issuers` and `tenures` of a plan filter
 * @throws a {@link MisuseError} for an empty list, or an item that is not a code
 * @example
 * ```ts
 * import {emi, except} from 'paylock';
 *
 * emi().show('standard', groups => groups.show('debit', plans => plans.show({issuers: except('BANK_A')})));
 * ```
 * @source checkout-spec: Plan filter, `issuerFilter` and tenure filter
 */
export function except<Item extends string>(item: Item, ...more: readonly Item[]): Choice<Item>;
/**
 * Selects all except these, a list that is known only at run time.
 *
 * @param items - bank codes or tenure ranges, at least one
 * @returns the list with its flag
 * @throws a {@link MisuseError} for an empty list, or an item that is not a code
 * @source checkout-spec: Plan filter, `issuerFilter` and tenure filter
 */
export function except<Item extends string = never>(...items: AtLeastOne<Item, string>): Choice<Item>;
export function except<Item extends string>(...items: readonly unknown[]): Choice<Item> {
	return reportAtCall(except, () => choice(items, false));
}

function choice<Item extends string>(items: readonly unknown[], enable: boolean): Choice<Item> {
	const list = readOrThrow(report => checkList(items, codeProblem, report, '', NOTHING_LISTED));
	return new CheckedChoice(list as readonly Item[], enable); // the caller's own items
}
