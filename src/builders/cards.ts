// The implementation of `card-filters.ts`: each call appends one frozen card filter.

import {BUILDER, type BuilderKind} from '../diagnostics/builder-kind.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {readKnown} from '../schema/read-known.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {binRangeProblem} from '../values/bin-range.js';
import {NO_CRITERION, NOTHING_LISTED} from '../values/empty-lists.js';
import {checkList, copyOf} from '../values/list.js';
import {type Check, codeProblem} from '../values/text.js';
import type {CardFilter} from '../wire/payment-filter.js';
import {CARD_TYPES} from '../wire/payment-method.js';
import type {CardCriteria} from './card-filters.js';
import {FilterList} from './filter-list.js';

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

/** The checks of the lists with a vocabulary or a format; every other list contains codes. */
const CHECKS: {readonly [Name in Criterion]?: Check} = {
	bins: binRangeProblem,
	types: value => vocabularyProblem(value, CARD_TYPES, 'card type'),
};

export class Cards extends FilterList<CardFilter> {
	get [BUILDER](): BuilderKind {
		return 'cards';
	}

	hide(criteria: unknown): this {
		return this.criteria(criteria, false);
	}

	show(criteria: unknown): this {
		return this.criteria(criteria, true);
	}

	hideTypes(...types: readonly unknown[]): this {
		return this.list('types', types, false);
	}

	showTypes(...types: readonly unknown[]): this {
		return this.list('types', types, true);
	}

	hideBrands(...brands: readonly unknown[]): this {
		return this.list('brands', brands, false);
	}

	showBrands(...brands: readonly unknown[]): this {
		return this.list('brands', brands, true);
	}

	hideBins(...ranges: readonly unknown[]): this {
		return this.list('bins', ranges, false);
	}

	showBins(...ranges: readonly unknown[]): this {
		return this.list('bins', ranges, true);
	}

	hideSubTypes(...subTypes: readonly unknown[]): this {
		return this.list('subTypes', subTypes, false);
	}

	showSubTypes(...subTypes: readonly unknown[]): this {
		return this.list('subTypes', subTypes, true);
	}

	hideBanks(...banks: readonly unknown[]): this {
		return this.list('banks', banks, false);
	}

	showBanks(...banks: readonly unknown[]): this {
		return this.list('banks', banks, true);
	}

	private list(criterion: Criterion, list: readonly unknown[], enable: boolean): this {
		return this.append(report => {
			const filter: Draft = {};
			filter[KEYS[criterion]] = this.checked(criterion, list, report);
			return finish(filter, enable);
		});
	}

	private criteria(criteria: unknown, enable: boolean): this {
		return this.append(report => {
			const filter: Draft = {};
			const given = readKnown(criteria, CRITERIA, CARD_FILTER, report);
			CRITERIA.forEach((criterion, index) => {
				if (given[index] === undefined) return;
				const items = copyOf(given[index], report, `/${KEYS[criterion]}`);
				if (items !== undefined) filter[KEYS[criterion]] = this.checked(criterion, items, report);
			});
			return finish(filter, enable);
		});
	}

	/** The list of one criterion. */
	private checked(criterion: Criterion, items: readonly unknown[], report: IssueCollector): readonly string[] {
		const check = CHECKS[criterion] ?? this.place.account.catalog?.check(criterion) ?? codeProblem;
		return checkList(items, check, report, `/${KEYS[criterion]}`, NOTHING_LISTED, criterion === 'bins');
	}
}

type Draft = {-readonly [Key in keyof CardFilter]?: readonly string[] | boolean};

function finish(filter: Draft, enable: boolean): CardFilter {
	filter.enable = enable;
	return Object.freeze(filter) as CardFilter; // each list under its own key
}
