// The public interface of `filter()` before `allowDefaults`.

import type {AnyCatalog, TypeOf} from '../account/catalog-types.js';
import type {Misuse} from '../diagnostics/misuse.js';
import type {DefaultFact, StartsWith} from '../model/default-reach.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import type {CardsBuilder} from './cards-builder.js';
import type {EmiBuilder} from './emi-builder.js';
import type {FilterBuilder} from './filter-builder.js';
import type {NoAllowDefaults} from './refused-calls.js';
import type {kind, Stateful} from './state.js';
import type {UpiBuilder} from './upi-builder.js';

/**
 * The first step of a filter: `allowDefaultOptions` is required, so it comes first.
 *
 * The other steps are declared only so that the compiler can refuse them with a reason.
 *
 * @source checkout-spec: payment_filter object, `allowDefaultOptions`
 */
export interface NeedsAllowDefaults<in Catalog = AnyCatalog> {
	readonly [kind]: 'filter without allowDefaults';
	/**
	 * Sets whether the service also shows what the filter does not name.
	 *
	 * @param allow - `true`: also show everything that the filter does not name; `false`: show only what the filter shows
	 */
	allowDefaults<const Allow extends boolean>(allow: Allow): FilterBuilder<'no prefix' | StartsWith<Allow>, Catalog>;
	/** @deprecated Call `allowDefaults` first. */
	show(this: Misuse<NoAllowDefaults>, type: TypeOf<Catalog>, codes?: readonly string[]): Started<Catalog>;
	/** @deprecated Call `allowDefaults` first. */
	hide(this: Misuse<NoAllowDefaults>, type: TypeOf<Catalog>, codes?: readonly string[]): Started<Catalog>;
	/** @deprecated Call `allowDefaults` first. */
	extra(this: Misuse<NoAllowDefaults>, type: TypeOf<Catalog>, fields: object): Started<Catalog>;
	/** @deprecated Call `allowDefaults` first. */
	cards(this: Misuse<NoAllowDefaults>, recipe: (cards: CardsBuilder<never, Catalog>) => unknown): Started<Catalog>;
	/** @deprecated Call `allowDefaults` first. */
	upi(this: Misuse<NoAllowDefaults>, recipe: (upi: UpiBuilder<never, Catalog>) => unknown): Started<Catalog>;
	/** @deprecated Call `allowDefaults` first. */
	emi(
		this: Misuse<NoAllowDefaults>,
		recipe: ((emi: EmiBuilder<never, Catalog>) => unknown) | Stateful<string, 'emi'>,
	): Started<Catalog>;
	/** @deprecated Call `allowDefaults` first. */
	when(
		this: Misuse<NoAllowDefaults>,
		condition: boolean,
		recipe: (filter: Started<Catalog>) => unknown,
		otherwise?: (filter: Started<Catalog>) => unknown,
	): Started<Catalog>;
	/** @deprecated Call `allowDefaults` first. */
	include(this: Misuse<NoAllowDefaults>, rules: Stateful<string, 'rules'>): Started<Catalog>;
	/** @deprecated Call `allowDefaults` first. */
	forMandates(this: Misuse<NoAllowDefaults>, servicePrefix?: string): Started<Catalog>;
	/** @deprecated Call `allowDefaults` first. */
	build(this: Misuse<NoAllowDefaults>): PaymentFilter;
	/** @deprecated Call `allowDefaults` first. */
	toJSON(this: Misuse<NoAllowDefaults>): PaymentFilter;
}

/** A filter of which nothing is known, so that what follows a refused step is not refused too. */
type Started<Catalog> = FilterBuilder<'no prefix' | DefaultFact, Catalog>;
