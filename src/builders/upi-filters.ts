// How UPI filters are said: each call is one UPI filter, in order.
import type {Misuse} from '../diagnostics/misuse.js';
import type {AnyCatalog, Listed} from '../rules/catalog.js';
import type {NothingListed} from '../values/choice.js';
import type {IsHandle, NoHandle, VpaHandle} from '../values/vpa-handle.js';
import type {Open} from './card-filters.js';

type Handle<Text extends string> = string extends Text
	? Text
	: Text extends '@'
		? Misuse<NoHandle<Text>>
		: Text extends VpaHandle
			? Text
			: Misuse<NoHandle<Text>>;

/** A literal list of handles, or the reason it is none. */
export type Handles<List extends readonly string[]> = List extends readonly []
	? [Misuse<NothingListed>]
	: {readonly [Index in keyof List]: Handle<List[Index]>};

/** A literal list of apps, or the reason it is none. */
export type Apps<Catalog, List extends readonly string[]> = List extends readonly []
	? [Misuse<NothingListed>]
	: {
			readonly [Index in keyof List]: List[Index] extends VpaHandle
				? Misuse<IsHandle<List[Index]>>
				: Listed<Catalog, 'apps', List[Index]>;
		};

/**
 * Says which UPI handles and apps to show or hide, inside `.upi(…)`; each call makes one UPI filter, in order.
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
export interface UpiFilters<in out Catalog = AnyCatalog> {
	/**
	 * Hides payment by these handles, each `@<handle>`.
	 *
	 * @param handles - each `'@<handle>'`, at least one
	 * @throws {@link MisuseError} for an empty list or a text without `@`
	 */
	hideCollect<const List extends readonly string[]>(...handles: Handles<List>): UpiFilters<Catalog>;
	/**
	 * Shows payment by these handles, each `@<handle>`.
	 *
	 * @param handles - each `'@<handle>'`, at least one
	 * @throws {@link MisuseError} for an empty list or a text without `@`
	 */
	showCollect<const List extends readonly string[]>(...handles: Handles<List>): UpiFilters<Catalog>;
	/**
	 * Hides these UPI apps.
	 *
	 * @param apps - app identifiers, case sensitive, at least one
	 * @throws {@link MisuseError} for an empty list, a handle, or a code that is none or not in the catalogue
	 */
	hideIntent<const List extends readonly Open<Catalog, 'apps'>[]>(...apps: Apps<Catalog, List>): UpiFilters<Catalog>;
	/**
	 * Shows these UPI apps.
	 *
	 * @param apps - app identifiers, case sensitive, at least one
	 * @throws {@link MisuseError} for an empty list, a handle, or a code that is none or not in the catalogue
	 */
	showIntent<const List extends readonly Open<Catalog, 'apps'>[]>(...apps: Apps<Catalog, List>): UpiFilters<Catalog>;
	/** Hides payment by handle altogether: `upiMethods` is left out. */
	hideAllCollect(): UpiFilters<Catalog>;
	/** Shows payment by handle altogether: `upiMethods` is left out. */
	showAllCollect(): UpiFilters<Catalog>;
	/** Hides payment by app altogether: `upiMethods` is left out. */
	hideAllIntent(): UpiFilters<Catalog>;
	/** Shows payment by app altogether: `upiMethods` is left out. */
	showAllIntent(): UpiFilters<Catalog>;
}

/**
 * The callback of `.upi(…)`.
 *
 * @source checkout-spec: option object, `upiFilters`
 */
export type UpiRecipe<Catalog = AnyCatalog> = (upi: UpiFilters<Catalog>) => UpiFilters<Catalog>;
