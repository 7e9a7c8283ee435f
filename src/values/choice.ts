// `only(…)` and `except(…)`: a list that is either the whole choice or its exception.

import {IssueCollector} from '../diagnostics/issue-collector.js';
import type {Misuse} from '../diagnostics/misuse.js';
import {readList} from './list.js';
import {codeProblem} from './text.js';

/**
 * Issuers or tenures to choose (`only`) or to leave out (`except`).
 *
 * @source checkout-spec: Plan filter, `issuerFilter` and tenure filter with their `enable`
 */
export interface Choice<out Item extends string = string> {
	readonly items: readonly Item[];
	readonly enable: boolean;
}

/** The reason for a list without items. */
export type NothingListed = 'name at least one';
export const NOTHING_LISTED: NothingListed = 'name at least one';

/** A literal list with at least one item; a run-time list passes and is checked when it is used. */
export type AtLeastOne<List extends readonly unknown[]> = List extends readonly [] ? [Misuse<NothingListed>] : List;

/** What `only` and `except` make: frozen, and its items checked. */
class Made<Item extends string> implements Choice<Item> {
	readonly #made = true;

	constructor(
		readonly items: readonly Item[],
		readonly enable: boolean,
	) {
		Object.freeze(this);
	}

	static is(value: unknown): value is Choice {
		return typeof value === 'object' && value !== null && #made in value && value.#made;
	}

	/** Registered, so that a second copy of the library reads what the first one made. */
	get [Symbol.for('paylock.builder')](): string {
		return 'choice';
	}

	toJSON(): Choice<Item> {
		return {items: this.items, enable: this.enable};
	}
}

/** Whether this copy of the library made it. */
export function isChoice(value: unknown): value is Choice {
	return Made.is(value);
}

/**
 * Chooses exactly these issuers or tenures (`enable: true`).
 *
 * @param items - bank codes (bare or with the service prefix), or tenure ranges such as `'3::6'`; at least one
 * @throws {@link MisuseError} for an empty list or an item that is no code
 * @example
 * ```ts
 * import {emi, only} from 'paylock';
 *
 * emi().show('noCost', groups => groups.show('credit', plans => plans.show({tenures: only('3::6')})));
 * ```
 * @source checkout-spec: Plan filter, `issuerFilter` and tenure filter
 */
export function only<const List extends readonly string[]>(...items: AtLeastOne<List>): Choice<List[number]> {
	return choice(items, true);
}

/**
 * Chooses all but these issuers or tenures (`enable: false`).
 *
 * @param items - bank codes (bare or with the service prefix), or tenure ranges such as `'3::6'`; at least one
 * @throws {@link MisuseError} for an empty list or an item that is no code
 * @example
 * ```ts
 * import {emi, except} from 'paylock';
 *
 * emi().show('standard', groups => groups.show('debit', plans => plans.show({issuers: except('BANK_A')})));
 * ```
 * @source checkout-spec: Plan filter, `issuerFilter` and tenure filter
 */
export function except<const List extends readonly string[]>(...items: AtLeastOne<List>): Choice<List[number]> {
	return choice(items, false);
}

function choice<Item extends string>(items: readonly unknown[], enable: boolean): Choice<Item> {
	const report = new IssueCollector();
	const list = readList(items, codeProblem, report, () => '', NOTHING_LISTED);
	report.throwIfAny();
	return new Made(list as readonly Item[], enable); // the very items the caller typed
}
