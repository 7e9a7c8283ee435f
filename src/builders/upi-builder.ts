// UPI filters: each call makes one, in the order of the calls.

import type {AnyCatalog, Open} from '../account/catalog-types.js';
import {BUILDER} from '../diagnostics/builder-kind.js';
import {NOTHING_LISTED} from '../values/empty-lists.js';
import {readList} from '../values/list.js';
import {appProblem, handleProblem} from '../values/vpa-handle.js';
import type {UpiFilter} from '../wire/payment-filter.js';
import type {Items} from './checked-lists.js';
import {FilterList} from './filter-list.js';
import type {Either, Otherwise, PartState, Recipe, Stateful} from './state.js';

/**
 * Configures which UPI handles and apps to show or hide, inside `.upi(…)`. Each call makes one UPI filter, in order.
 *
 * Without type arguments it stands for any such builder, whatever was called on it before.
 *
 * @example
 * ```ts
 * import {filter} from 'paylock';
 *
 * const {options} = filter()
 * 	.allowDefaults(true)
 * 	.upi(upi => upi.hideCollect('@bank').hideAllIntent())
 * 	.build();
 * options[0]?.upiFilters;
 * // [{upiType: 'COLLECT', upiMethods: ['@bank'], enable: false}, {upiType: 'INTENT', enable: false}]
 * ```
 * @source checkout-spec: UPI filter object (element of upiFilters)
 */
export interface UpiBuilder<out State extends string = PartState, in Catalog = AnyCatalog>
	extends Stateful<State, 'upi'> {
	/**
	 * Hides payments by these handles.
	 *
	 * @param handles - each `'@<handle>'`, at least one
	 * @throws a {@link MisuseError} for an empty list, or a text without `@`
	 */
	hideCollect<const Item extends string = never>(
		...handles: Items<Catalog, 'handles', Item>
	): UpiBuilder<State, Catalog>;
	/**
	 * Shows payments by these handles.
	 *
	 * @param handles - each `'@<handle>'`, at least one
	 * @throws a {@link MisuseError} for an empty list, or a text without `@`
	 */
	showCollect<const Item extends string = never>(
		...handles: Items<Catalog, 'handles', Item>
	): UpiBuilder<State | 'shows some', Catalog>;
	/**
	 * Hides these UPI apps.
	 *
	 * @param apps - app identifiers, case sensitive, at least one
	 * @throws a {@link MisuseError} for an empty list, a handle, or a code that is wrong or not in the catalog
	 */
	hideIntent<const Item extends Open<Catalog, 'apps'> = never>(
		...apps: Items<Catalog, 'apps', Item>
	): UpiBuilder<State, Catalog>;
	/**
	 * Shows these UPI apps.
	 *
	 * @param apps - app identifiers, case sensitive, at least one
	 * @throws a {@link MisuseError} for an empty list, a handle, or a code that is wrong or not in the catalog
	 */
	showIntent<const Item extends Open<Catalog, 'apps'> = never>(
		...apps: Items<Catalog, 'apps', Item>
	): UpiBuilder<State | 'shows some', Catalog>;
	/** Hides all payments by handle (`upiMethods` is left out). */
	hideAllCollect(): UpiBuilder<State, Catalog>;
	/** Shows all payments by handle (`upiMethods` is left out). */
	showAllCollect(): UpiBuilder<State | 'shows some', Catalog>;
	/** Hides all payments by app (`upiMethods` is left out). */
	hideAllIntent(): UpiBuilder<State, Catalog>;
	/** Shows all payments by app (`upiMethods` is left out). */
	showAllIntent(): UpiBuilder<State | 'shows some', Catalog>;
	/**
	 * Applies one of two recipes, depending on a condition.
	 *
	 * @param condition - a boolean
	 * @param recipe - called if the condition is true: receives this builder and returns it with more calls
	 * @param otherwise - called if the condition is false; optional
	 * @throws a {@link MisuseError} for a condition that is not a boolean, or a recipe that returns something else
	 */
	when<Result = UpiBuilder<State, Catalog>, Other = object>(
		condition: boolean,
		recipe: Recipe<UpiBuilder<State, Catalog>, Result, 'upi'>,
		otherwise?: Otherwise<UpiBuilder<State, Catalog>, Other, 'upi'>,
	): UpiBuilder<Either<State, Result, Other>, Catalog>;
}

const KINDS = [
	['Collect', 'COLLECT'],
	['Intent', 'INTENT'],
] as const;

export class Upi extends FilterList<UpiFilter> {
	static {
		Upi.prototype[BUILDER] = 'upi';
		for (const [name, upiType] of KINDS) {
			FilterList.addCalls(Upi, name, ({place: {account}}, methods, report) => {
				const appCheck = account.catalog?.check('apps', appProblem) ?? appProblem;
				const check = upiType === 'COLLECT' ? handleProblem : appCheck;
				return {upiType, upiMethods: readList(methods, check, report, '/upiMethods', NOTHING_LISTED)};
			});
			FilterList.addCalls(Upi, `All${name}`, () => ({upiType}), 0);
		}
	}
}
