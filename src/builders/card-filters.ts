// How card filters are said: each call is one card filter, in order.
import type {Misuse} from '../diagnostics/misuse.js';
import type {AnyCatalog, CodeList, Listed, Word} from '../rules/catalog.js';
import type {AtLeastOne, NothingListed} from '../values/choice.js';
import type {BinRange} from '../wire/payment-filter.js';
import type {CardType} from '../wire/payment-method.js';

/** The reason for a text that is no BIN range. */
export type NoBinRange<Text extends string> = `${Text} is no BIN range: write digits::digits, from not after to`;
export type NoCriterion = 'a filter needs at least one criterion';

/**
 * What one card filter asks of a card: all the lists given must match, one value of each list is enough.
 *
 * @source checkout-spec: card filter object (element of cardFilters)
 */
export interface CardCriteria<Catalog = AnyCatalog> {
	readonly types?: readonly CardType[];
	readonly brands?: readonly Open<Catalog, 'brands'>[];
	readonly bins?: readonly string[];
	readonly subTypes?: readonly Open<Catalog, 'subTypes'>[];
	readonly banks?: readonly Open<Catalog, 'banks'>[];
}

/** Any string, without swallowing the literals beside it, so that editors still offer those. */
type Text = string & {};
/** The words of a vocabulary, for editors to offer, and any string, for the check beside it to judge. */
export type Open<Catalog, List extends CodeList> =
	string extends Word<Catalog, List> ? string : Word<Catalog, List> | Text;

type BinItem<Range extends string> = string extends Range
	? Range
	: Range extends BinRange
		? Range
		: Misuse<NoBinRange<Range>>;

/** A literal list of BIN ranges, or the reason it is none. */
export type BinRanges<List extends readonly string[]> = List extends readonly []
	? [Misuse<NothingListed>]
	: {readonly [Index in keyof List]: BinItem<List[Index]>};

/** A literal list of codes, or the reason it is none. */
export type CodesOf<Catalog, Name extends CodeList, List extends readonly string[]> = List extends readonly []
	? [Misuse<NothingListed>]
	: Catalog extends {readonly [Key in Name]: string}
		? {readonly [Index in keyof List]: Listed<Catalog, Name, List[Index]>}
		: List;

type CheckedLists<Catalog, Criteria> = {
	readonly [Key in keyof Criteria]: Key extends keyof CardCriteria
		? CheckedList<Catalog, Key, Criteria[Key]>
		: Misuse<`${Key & string} is no criterion of a card filter: write types, brands, bins, subTypes or banks`>;
};

type CheckedList<Catalog, Key, List> = List extends readonly []
	? Misuse<NothingListed>
	: List extends readonly string[]
		? Key extends 'bins'
			? BinRanges<List>
			: Key extends CodeList
				? CodesOf<Catalog, Key, List>
				: unknown
		: unknown;

/** The criteria of one card filter, or the reason they are none. */
export type CheckedCardCriteria<Catalog, Criteria> = keyof Criteria extends never
	? Misuse<NoCriterion>
	: CheckedLists<Catalog, Criteria>;

/**
 * Says which cards to show or hide, inside `.cards(…)`; each call makes one card filter, in the order of the calls.
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
export interface CardFilters<in out Catalog = AnyCatalog> {
	/**
	 * Hides the cards that match all the criteria.
	 *
	 * @param criteria - `types`, `brands`, `bins`, `subTypes`, `banks`, at least one of them, each with at least one item
	 * @throws {@link MisuseError} for an unknown or empty criterion, or an item that is wrong
	 */
	hide<const Criteria extends CardCriteria<Catalog>>(
		criteria: Criteria & CheckedCardCriteria<Catalog, Criteria>,
	): CardFilters<Catalog>;
	/**
	 * Shows the cards that match all the criteria.
	 *
	 * @param criteria - `types`, `brands`, `bins`, `subTypes`, `banks`, at least one of them, each with at least one item
	 * @throws {@link MisuseError} for an unknown or empty criterion, or an item that is wrong
	 */
	show<const Criteria extends CardCriteria<Catalog>>(
		criteria: Criteria & CheckedCardCriteria<Catalog, Criteria>,
	): CardFilters<Catalog>;
	/**
	 * Hides cards of these types.
	 *
	 * @param types - `'DEBIT'`, `'CREDIT'`
	 * @throws {@link MisuseError} for an empty list or another word
	 */
	hideTypes<const List extends readonly CardType[]>(...types: AtLeastOne<List>): CardFilters<Catalog>;
	/**
	 * Shows cards of these types.
	 *
	 * @param types - `'DEBIT'`, `'CREDIT'`
	 * @throws {@link MisuseError} for an empty list or another word
	 */
	showTypes<const List extends readonly CardType[]>(...types: AtLeastOne<List>): CardFilters<Catalog>;
	/**
	 * Hides cards of these brands.
	 *
	 * @param brands - brand codes, case sensitive, at least one
	 * @throws {@link MisuseError} for an empty list, or a code that is none or not in the catalogue
	 */
	hideBrands<const List extends readonly Open<Catalog, 'brands'>[]>(
		...brands: CodesOf<Catalog, 'brands', List>
	): CardFilters<Catalog>;
	/**
	 * Shows cards of these brands.
	 *
	 * @param brands - brand codes, case sensitive, at least one
	 * @throws {@link MisuseError} for an empty list, or a code that is none or not in the catalogue
	 */
	showBrands<const List extends readonly Open<Catalog, 'brands'>[]>(
		...brands: CodesOf<Catalog, 'brands', List>
	): CardFilters<Catalog>;
	/**
	 * Hides cards in these BIN ranges, both ends included.
	 *
	 * @param ranges - `'<from>::<to>'`, digits, as many on both sides; at least one
	 * @throws {@link MisuseError} for an empty list or a text that is no BIN range
	 */
	hideBins<const List extends readonly string[]>(...ranges: BinRanges<List>): CardFilters<Catalog>;
	/**
	 * Shows cards in these BIN ranges, both ends included.
	 *
	 * @param ranges - `'<from>::<to>'`, digits, as many on both sides; at least one
	 * @throws {@link MisuseError} for an empty list or a text that is no BIN range
	 */
	showBins<const List extends readonly string[]>(...ranges: BinRanges<List>): CardFilters<Catalog>;
	/**
	 * Hides cards of these sub types.
	 *
	 * @param subTypes - sub type codes, case sensitive, at least one
	 * @throws {@link MisuseError} for an empty list, or a code that is none or not in the catalogue
	 */
	hideSubTypes<const List extends readonly Open<Catalog, 'subTypes'>[]>(
		...subTypes: CodesOf<Catalog, 'subTypes', List>
	): CardFilters<Catalog>;
	/**
	 * Shows cards of these sub types.
	 *
	 * @param subTypes - sub type codes, case sensitive, at least one
	 * @throws {@link MisuseError} for an empty list, or a code that is none or not in the catalogue
	 */
	showSubTypes<const List extends readonly Open<Catalog, 'subTypes'>[]>(
		...subTypes: CodesOf<Catalog, 'subTypes', List>
	): CardFilters<Catalog>;
	/**
	 * Hides cards of these banks.
	 *
	 * @param banks - bank codes without the service prefix, case sensitive, at least one
	 * @throws {@link MisuseError} for an empty list, or a code that is none or not in the catalogue
	 */
	hideBanks<const List extends readonly Open<Catalog, 'banks'>[]>(
		...banks: CodesOf<Catalog, 'banks', List>
	): CardFilters<Catalog>;
	/**
	 * Shows cards of these banks.
	 *
	 * @param banks - bank codes without the service prefix, case sensitive, at least one
	 * @throws {@link MisuseError} for an empty list, or a code that is none or not in the catalogue
	 */
	showBanks<const List extends readonly Open<Catalog, 'banks'>[]>(
		...banks: CodesOf<Catalog, 'banks', List>
	): CardFilters<Catalog>;
}

/**
 * The callback of `.cards(…)`.
 *
 * @source checkout-spec: option object, `cardFilters`
 */
export type CardRecipe<Catalog = AnyCatalog> = (cards: CardFilters<Catalog>) => CardFilters<Catalog>;
