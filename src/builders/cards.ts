// The implementation of `cards-builder.ts`: each call appends one frozen card filter.

import {BUILDER, type BuilderKind} from '../diagnostics/builder-kind.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {readKnown} from '../schema/read-options.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {binRangeProblem} from '../values/bin-range.js';
import {NO_CRITERION, NOTHING_LISTED} from '../values/empty-lists.js';
import {checkList, copyOf} from '../values/list.js';
import {type Check, codeProblem} from '../values/text.js';
import type {CardFilter} from '../wire/payment-filter.js';
import {CARD_TYPES} from '../wire/payment-method.js';
import {CARD_LISTS, type CardList} from '../wire/spec.js';
import type {CardCriteria} from './cards-builder.js';
import {FilterList} from './filter-list.js';

type Criterion = keyof CardCriteria & CardList['name'];
const CRITERIA: readonly Criterion[] = CARD_LISTS.map(({name}) => name);
const SPECS = Object.fromEntries(CARD_LISTS.map(list => [list.name, list])) as {readonly [Name in Criterion]: CardList};

const CARD_FILTER = {
	what: 'card filter',
	part: 'criterion of a card filter',
	nothing: NO_CRITERION,
};

/** The checks of lists with a vocabulary or a format; every other list contains codes. */
const CHECKS: {readonly [Form in CardList['form']]: Check | undefined} = {
	code: undefined,
	'BIN range': binRangeProblem,
	'card type': value => vocabularyProblem(value, CARD_TYPES, 'card type'),
};

export class Cards extends FilterList<CardFilter> {
	get [BUILDER](): BuilderKind {
		return 'cards';
	}

	hide(criteria: unknown): this {
		return this.criteria(this.hide, criteria, false);
	}

	show(criteria: unknown): this {
		return this.criteria(this.show, criteria, true);
	}

	hideTypes(...types: readonly unknown[]): this {
		return this.list(this.hideTypes, 'types', types, false);
	}

	showTypes(...types: readonly unknown[]): this {
		return this.list(this.showTypes, 'types', types, true);
	}

	hideBrands(...brands: readonly unknown[]): this {
		return this.list(this.hideBrands, 'brands', brands, false);
	}

	showBrands(...brands: readonly unknown[]): this {
		return this.list(this.showBrands, 'brands', brands, true);
	}

	hideBins(...ranges: readonly unknown[]): this {
		return this.list(this.hideBins, 'bins', ranges, false);
	}

	showBins(...ranges: readonly unknown[]): this {
		return this.list(this.showBins, 'bins', ranges, true);
	}

	hideSubTypes(...subTypes: readonly unknown[]): this {
		return this.list(this.hideSubTypes, 'subTypes', subTypes, false);
	}

	showSubTypes(...subTypes: readonly unknown[]): this {
		return this.list(this.showSubTypes, 'subTypes', subTypes, true);
	}

	hideBanks(...banks: readonly unknown[]): this {
		return this.list(this.hideBanks, 'banks', banks, false);
	}

	showBanks(...banks: readonly unknown[]): this {
		return this.list(this.showBanks, 'banks', banks, true);
	}

	private list(called: unknown, criterion: Criterion, list: readonly unknown[], enable: boolean): this {
		return this.append(called, report => {
			const filter: Draft = {};
			filter[SPECS[criterion].key] = this.checked(SPECS[criterion], list, report);
			return finish(filter, enable);
		});
	}

	private criteria(called: unknown, criteria: unknown, enable: boolean): this {
		return this.append(called, report => {
			const filter: Draft = {};
			const given = readKnown(criteria, CRITERIA, CARD_FILTER, report);
			CARD_LISTS.forEach((list, index) => {
				if (given[index] === undefined) return;
				const items = copyOf(given[index], report, `/${list.key}`);
				if (items !== undefined) filter[list.key] = this.checked(list, items, report);
			});
			return finish(filter, enable);
		});
	}

	/** The list of one criterion. */
	private checked({key, name, form}: CardList, items: readonly unknown[], report: IssueCollector): readonly string[] {
		const check = CHECKS[form] ?? this.place.account.catalog?.check(name) ?? codeProblem;
		return checkList(items, check, report, `/${key}`, NOTHING_LISTED, form === 'BIN range');
	}
}

type Draft = {-readonly [Key in keyof CardFilter]?: readonly string[] | boolean};

function finish(filter: Draft, enable: boolean): CardFilter {
	filter.enable = enable;
	return Object.freeze(filter) as CardFilter; // each list under its own key
}
