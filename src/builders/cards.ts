// Below the interface of `card-filters.ts`: one cell a call, each a frozen card filter.
import {IssueCollector, throwIssue} from '../diagnostics/issue-collector.js';
import {type Cell, countOf, inOrder, say} from '../model/cells.js';
import {type Catalog, codeCheck} from '../rules/catalog.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {binRangeProblem} from '../values/bin-range.js';
import {NOTHING_LISTED} from '../values/choice.js';
import {readList} from '../values/list.js';
import type {Check} from '../values/text.js';
import type {CardFilter} from '../wire/payment-filter.js';
import {CARD_TYPES} from '../wire/payment-method.js';
import {BUILDER, type BuilderKind} from './brand.js';
import type {CardCriteria} from './card-filters.js';
import {readKnown} from './read-known.js';

type Criterion = keyof CardCriteria;
/** In the order of the document's table, which is the order they travel in. */
const CRITERIA = ['brands', 'bins', 'types', 'subTypes', 'banks'] as const satisfies readonly Criterion[];
const KEYS = {
	brands: 'cardBrands',
	bins: 'cardBins',
	types: 'cardTypes',
	subTypes: 'cardSubTypes',
	banks: 'cardBanks',
} as const satisfies Record<Criterion, keyof CardFilter>;

const CARD_FILTER = {
	what: 'card filter',
	part: 'criterion of a card filter',
	nothing: 'a filter needs at least one criterion',
};

const cardTypeProblem: Check = value => vocabularyProblem(value, CARD_TYPES, 'card type');

export class Cards {
	readonly #codes: Catalog;
	readonly #place: string;
	readonly #newest: Cell<CardFilter> | undefined;

	constructor(codes: Catalog, place: string, newest?: Cell<CardFilter>) {
		this.#codes = codes;
		this.#place = place;
		this.#newest = newest;
	}

	/** Whether a recipe's answer is the builder it was given with more said. */
	static continues(start: Cards, value: unknown): value is Cards {
		if (typeof value !== 'object' || value === null || !(#newest in value)) return false;
		return value.#newest !== undefined && value.#codes === start.#codes && value.#place === start.#place;
	}

	/** The filters said, oldest first. */
	static filters(cards: Cards): readonly CardFilter[] {
		return inOrder(cards.#newest);
	}

	get [BUILDER](): BuilderKind {
		return 'cards';
	}

	hide(criteria: unknown): Cards {
		return this.#filter(criteria, false);
	}

	show(criteria: unknown): Cards {
		return this.#filter(criteria, true);
	}

	hideTypes(...types: readonly unknown[]): Cards {
		return this.#list('types', types, false);
	}

	showTypes(...types: readonly unknown[]): Cards {
		return this.#list('types', types, true);
	}

	hideBrands(...brands: readonly unknown[]): Cards {
		return this.#list('brands', brands, false);
	}

	showBrands(...brands: readonly unknown[]): Cards {
		return this.#list('brands', brands, true);
	}

	hideBins(...ranges: readonly unknown[]): Cards {
		return this.#list('bins', ranges, false);
	}

	showBins(...ranges: readonly unknown[]): Cards {
		return this.#list('bins', ranges, true);
	}

	hideSubTypes(...subTypes: readonly unknown[]): Cards {
		return this.#list('subTypes', subTypes, false);
	}

	showSubTypes(...subTypes: readonly unknown[]): Cards {
		return this.#list('subTypes', subTypes, true);
	}

	hideBanks(...banks: readonly unknown[]): Cards {
		return this.#list('banks', banks, false);
	}

	showBanks(...banks: readonly unknown[]): Cards {
		return this.#list('banks', banks, true);
	}

	toJSON(): never {
		return throwIssue('', {
			rule: 'invalid-recipe',
			message: 'card filters are a part of a filter: return them from .cards(…)',
		});
	}

	#list(criterion: Criterion, list: readonly unknown[], enable: boolean): Cards {
		return this.#say({[criterion]: list}, enable, new IssueCollector());
	}

	#filter(criteria: unknown, enable: boolean): Cards {
		const report = new IssueCollector();
		const given = readKnown(criteria, CRITERIA, CARD_FILTER, report, () => this.#here());
		return this.#say(given, enable, report);
	}

	#here(): string {
		return `${this.#place}/cardFilters/${countOf(this.#newest)}`;
	}

	#say(given: {readonly [Name in Criterion]?: unknown}, enable: boolean, report: IssueCollector): Cards {
		const filter: {-readonly [Key in keyof CardFilter]?: readonly string[] | boolean} = {};
		for (const criterion of CRITERIA) {
			if (!Object.hasOwn(given, criterion)) continue;
			const key = KEYS[criterion];
			const place = () => `${this.#here()}/${key}`;
			filter[key] = readList(
				given[criterion],
				this.#check(criterion),
				report,
				place,
				NOTHING_LISTED,
				criterion === 'bins',
			);
		}
		report.throwIfAny();
		filter.enable = enable;
		const state = Object.freeze(filter) as CardFilter; // each list under its own key, just checked
		return new Cards(this.#codes, this.#place, say(this.#newest, state));
	}

	#check(criterion: Criterion): Check {
		if (criterion === 'bins') return binRangeProblem;
		return criterion === 'types' ? cardTypeProblem : codeCheck(this.#codes, criterion);
	}
}
