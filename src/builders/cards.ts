// The implementation of `card-filters.ts`: each call appends one frozen card filter.
import {IssueCollector, throwIssue} from '../diagnostics/issue-collector.js';
import {append, type Cell, countOf, toArray} from '../model/cells.js';
import {type Catalog, codeCheck} from '../rules/catalog.js';
import {NO_CRITERION} from '../rules/empty-lists.js';
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
import {RecipeBuilder, type Step} from './recipe-builder.js';

type Criterion = keyof CardCriteria;
/** In the order of the specification's table, which is also the order of the keys. */
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
	nothing: NO_CRITERION,
};

const cardTypeProblem: Check = value => vocabularyProblem(value, CARD_TYPES, 'card type');

/** The option that receives the filters, and how many it already has. */
export interface FilterPlace {
	readonly option: string;
	readonly filters: number;
}

export class Cards extends RecipeBuilder {
	readonly #codes: Catalog;
	/** Where the filters are written. */
	readonly #base: FilterPlace;
	readonly #newest: Cell<CardFilter> | undefined;

	constructor(codes: Catalog, base: FilterPlace, newest?: Cell<CardFilter>, step?: Step) {
		super(step);
		this.#codes = codes;
		this.#base = base;
		this.#newest = newest;
	}

	/** The filters, oldest first. */
	static filters(cards: Cards): readonly CardFilter[] {
		return toArray(cards.#newest);
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
			message: 'card filters are part of a filter: return them from .cards(…)',
		});
	}

	#list(criterion: Criterion, list: readonly unknown[], enable: boolean): Cards {
		return this.#append({[criterion]: list}, enable, new IssueCollector());
	}

	#filter(criteria: unknown, enable: boolean): Cards {
		const report = new IssueCollector();
		const given = readKnown(criteria, CRITERIA, CARD_FILTER, report, () => this.pointer());
		return this.#append(given, enable, report);
	}

	protected override at(step: Step | undefined): this {
		return new Cards(this.#codes, this.#base, this.#newest, step) as this; // the class has no subclasses
	}

	protected override pointer(): string {
		return `${this.#base.option}/cardFilters/${this.#base.filters + countOf(this.#newest)}`;
	}

	#append(given: {readonly [Name in Criterion]?: unknown}, enable: boolean, report: IssueCollector): Cards {
		const filter: {-readonly [Key in keyof CardFilter]?: readonly string[] | boolean} = {};
		for (const criterion of CRITERIA) {
			if (!Object.hasOwn(given, criterion)) continue;
			const key = KEYS[criterion];
			const place = () => `${this.pointer()}/${key}`;
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
		const item = Object.freeze(filter) as CardFilter; // each list under its own key, just checked
		return new Cards(this.#codes, this.#base, append(this.#newest, item), this.next());
	}

	#check(criterion: Criterion): Check {
		if (criterion === 'bins') return binRangeProblem;
		return criterion === 'types' ? cardTypeProblem : codeCheck(this.#codes, criterion);
	}
}
