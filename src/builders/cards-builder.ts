// Card filters: each call makes one, in the order of the calls.

import type {Writable} from 'type-fest';
import type {AnyCatalog, Open} from '../account/catalog-types.js';
import {BUILDER} from '../diagnostics/builder-kind.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {readKnown} from '../schema/read-options.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {type AtLeastOne, NO_CRITERION, NOTHING_LISTED} from '../values/empty-lists.js';
import {readList} from '../values/list.js';
import {binRangeProblem} from '../values/ranges.js';
import {type Check, codeProblem} from '../values/text.js';
import type {CardFilter} from '../wire/payment-filter.js';
import {CARD_TYPES, type CardType} from '../wire/payment-method.js';
import {CARD_LISTS, type CardList} from '../wire/spec.js';
import type {CheckedCardCriteria, Items} from './checked-lists.js';
import {FilterList} from './filter-list.js';
import type {Either, Otherwise, PartState, Recipe, Stateful} from './state.js';

/**
 * The criteria of one card filter: every list must match, and one value of each list is enough. A list that is
 * `undefined` counts as absent.
 *
 * @source checkout-spec: card filter object (element of cardFilters)
 */
export interface CardCriteria<Catalog = AnyCatalog> {
	/** Credit cards, debit cards, or both. */
	readonly types?: readonly CardType[] | undefined;
	/** Brands of cards, such as `'BRAND_A'`. */
	readonly brands?: readonly Open<Catalog, 'brands'>[] | undefined;
	/** Ranges of first digits, `<from>::<to>`; `binRange(…)` returns one. */
	readonly bins?: readonly string[] | undefined;
	/** Sub types of cards, as your account names them. */
	readonly subTypes?: readonly Open<Catalog, 'subTypes'>[] | undefined;
	/** Codes of issuing banks. */
	readonly banks?: readonly Open<Catalog, 'banks'>[] | undefined;
}

/**
 * Configures which cards to show or hide, inside `.cards(…)`. Each call makes one card filter, in the order of the calls.
 *
 * Without type arguments it stands for any such builder, whatever was called on it before.
 *
 * @example
 * ```ts
 * import {filter} from 'paylock';
 *
 * const {options} = filter()
 * 	.allowDefaults(true)
 * 	.cards(cards => cards.hideTypes('CREDIT').hide({banks: ['BANK_A'], bins: ['411111::411199']}))
 * 	.build();
 * options[0]?.cardFilters;
 * // [{cardTypes: ['CREDIT'], enable: false}, {cardBins: ['411111::411199'], cardBanks: ['BANK_A'], enable: false}]
 * ```
 * @source checkout-spec: card filter object (element of cardFilters)
 */
export interface CardsBuilder<out State extends string = PartState, in Catalog = AnyCatalog>
	extends Stateful<State, 'cards'> {
	/**
	 * Hides the cards that match all the criteria.
	 *
	 * @param criteria - `types`, `brands`, `bins`, `subTypes`, `banks`, at least one of them, each with at least one item
	 * @throws a {@link MisuseError} for an unknown or empty criterion, or an item that is wrong
	 */
	hide<const Criteria extends CardCriteria<Catalog>>(
		criteria: CheckedCardCriteria<Catalog, Criteria, CardCriteria<Catalog>>,
	): CardsBuilder<State, Catalog>;
	/**
	 * Shows the cards that match all the criteria.
	 *
	 * @param criteria - `types`, `brands`, `bins`, `subTypes`, `banks`, at least one of them, each with at least one item
	 * @throws a {@link MisuseError} for an unknown or empty criterion, or an item that is wrong
	 */
	show<const Criteria extends CardCriteria<Catalog>>(
		criteria: CheckedCardCriteria<Catalog, Criteria, CardCriteria<Catalog>>,
	): CardsBuilder<State | 'shows some', Catalog>;
	/**
	 * Hides cards of these types.
	 *
	 * @param types - `'DEBIT'`, `'CREDIT'`
	 * @throws a {@link MisuseError} for an empty list, or an unknown card type
	 */
	hideTypes<Type extends CardType = never>(...types: AtLeastOne<Type, CardType>): CardsBuilder<State, Catalog>;
	/**
	 * Shows cards of these types.
	 *
	 * @param types - `'DEBIT'`, `'CREDIT'`
	 * @throws a {@link MisuseError} for an empty list, or an unknown card type
	 */
	showTypes<Type extends CardType = never>(
		...types: AtLeastOne<Type, CardType>
	): CardsBuilder<State | 'shows some', Catalog>;
	/**
	 * Hides cards of these brands.
	 *
	 * @param brands - brand codes, case sensitive, at least one
	 * @throws a {@link MisuseError} for an empty list, or a code that is wrong or not in the catalog
	 */
	hideBrands<const Item extends Open<Catalog, 'brands'> = never>(
		...brands: Items<Catalog, 'brands', Item>
	): CardsBuilder<State, Catalog>;
	/**
	 * Shows cards of these brands.
	 *
	 * @param brands - brand codes, case sensitive, at least one
	 * @throws a {@link MisuseError} for an empty list, or a code that is wrong or not in the catalog
	 */
	showBrands<const Item extends Open<Catalog, 'brands'> = never>(
		...brands: Items<Catalog, 'brands', Item>
	): CardsBuilder<State | 'shows some', Catalog>;
	/**
	 * Hides cards in these BIN ranges, both ends included.
	 *
	 * @param ranges - `'<from>::<to>'`, 1 to 19 digits on each side, the same number on both; at least one
	 * @throws a {@link MisuseError} for an empty list, or a text that is not a BIN range
	 */
	hideBins<const Item extends string = never>(...ranges: Items<Catalog, 'bins', Item>): CardsBuilder<State, Catalog>;
	/**
	 * Shows cards in these BIN ranges, both ends included.
	 *
	 * @param ranges - `'<from>::<to>'`, 1 to 19 digits on each side, the same number on both; at least one
	 * @throws a {@link MisuseError} for an empty list, or a text that is not a BIN range
	 */
	showBins<const Item extends string = never>(
		...ranges: Items<Catalog, 'bins', Item>
	): CardsBuilder<State | 'shows some', Catalog>;
	/**
	 * Hides cards of these sub types.
	 *
	 * @param subTypes - sub type codes, case sensitive, at least one
	 * @throws a {@link MisuseError} for an empty list, or a code that is wrong or not in the catalog
	 */
	hideSubTypes<const Item extends Open<Catalog, 'subTypes'> = never>(
		...subTypes: Items<Catalog, 'subTypes', Item>
	): CardsBuilder<State, Catalog>;
	/**
	 * Shows cards of these sub types.
	 *
	 * @param subTypes - sub type codes, case sensitive, at least one
	 * @throws a {@link MisuseError} for an empty list, or a code that is wrong or not in the catalog
	 */
	showSubTypes<const Item extends Open<Catalog, 'subTypes'> = never>(
		...subTypes: Items<Catalog, 'subTypes', Item>
	): CardsBuilder<State | 'shows some', Catalog>;
	/**
	 * Hides cards of these banks.
	 *
	 * @param banks - bank codes without the service prefix, case sensitive, at least one
	 * @throws a {@link MisuseError} for an empty list, or a code that is wrong or not in the catalog
	 */
	hideBanks<const Item extends Open<Catalog, 'banks'> = never>(
		...banks: Items<Catalog, 'banks', Item>
	): CardsBuilder<State, Catalog>;
	/**
	 * Shows cards of these banks.
	 *
	 * @param banks - bank codes without the service prefix, case sensitive, at least one
	 * @throws a {@link MisuseError} for an empty list, or a code that is wrong or not in the catalog
	 */
	showBanks<const Item extends Open<Catalog, 'banks'> = never>(
		...banks: Items<Catalog, 'banks', Item>
	): CardsBuilder<State | 'shows some', Catalog>;
	/**
	 * Applies one of two recipes, depending on a condition.
	 *
	 * @param condition - a boolean
	 * @param recipe - called if the condition is true: receives this builder and returns it with more calls
	 * @param otherwise - called if the condition is false; optional
	 * @throws a {@link MisuseError} for a condition that is not a boolean, or a recipe that returns something else
	 */
	when<Result = CardsBuilder<State, Catalog>, Other = object>(
		condition: boolean,
		recipe: Recipe<CardsBuilder<State, Catalog>, Result, 'cards'>,
		otherwise?: Otherwise<CardsBuilder<State, Catalog>, Other, 'cards'>,
	): CardsBuilder<Either<State, Result, Other>, Catalog>;
}

const CRITERIA = CARD_LISTS.map(({name}) => name);

const CARD_FILTER = {
	what: 'card filter',
	part: 'criterion of a card filter',
	nothing: NO_CRITERION,
};

type Lists = Writable<Partial<CardFilter>>;

/** The checks of lists with a vocabulary or a format; every other list contains codes. */
const CHECKS: {readonly [Form in CardList['form']]: Check | undefined} = {
	code: undefined,
	'BIN range': binRangeProblem,
	'card type': value => vocabularyProblem(value, CARD_TYPES, 'card type'),
};

export class Cards extends FilterList<CardFilter> {
	static {
		Cards.prototype[BUILDER] = 'cards';
		FilterList.addCalls(
			Cards,
			'',
			(cards, [criteria], report) => {
				const given = readKnown(criteria, CRITERIA, CARD_FILTER, report);
				const filter: Lists = {};
				CARD_LISTS.forEach((list, index) => {
					if (given[index] !== undefined) cards.add(filter, list, given[index], report);
				});
				return filter;
			},
			1,
		);
		for (const list of CARD_LISTS) {
			const name = list.name.charAt(0).toUpperCase() + list.name.slice(1);
			FilterList.addCalls(Cards, name, (cards, items, report) => cards.add({}, list, items, report));
		}
	}

	/** Adds the list of one criterion. */
	private add(filter: Lists, {key, name, form}: CardList, items: unknown, report: IssueCollector): Lists {
		const check = CHECKS[form] ?? this.place.account.catalog?.check(name) ?? codeProblem;
		// A computed key in a literal would take longer.
		filter[key] = readList(items, check, report, `/${key}`, NOTHING_LISTED) as never; // of the items that this key takes
		return filter;
	}
}
