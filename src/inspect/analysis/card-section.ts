// The card filters of one or several subjects as one section.
import type {SubjectList, SubjectOption} from '../../model/subject.js';
import {BinScale} from '../../values/intervals.js';
import {CARD_TYPES} from '../../wire/payment-method.js';
import {boxesOfFilter, codeList, type FilterList, plainEffect, rangeList} from './filter-boxes.js';
import type {Dimension, Section} from './section.js';

/** An option that counts, or may count, for a type; `owner` distinguishes subjects. */
export interface OwnedOption {
	readonly owner: string;
	readonly option: SubjectOption;
}

const CODE_DIMENSIONS = [
	{attribute: 'brand', stem: 'OTHER'},
	{attribute: 'cardType', stem: 'OTHER', closed: CARD_TYPES},
	{attribute: 'subType', stem: 'OTHER'},
	{attribute: 'bank', stem: 'OTHER'},
] as const satisfies readonly Dimension[];

/** Digits of a BIN where no filter has ranges. */
const USUAL_BIN = 6;

export function cardSection(options: readonly OwnedOption[]): Section {
	const filters = options.flatMap(({owner, option}) =>
		option.enable === false ? [] : (option.cardFilters?.items ?? []).map((filter, order) => ({owner, filter, order})),
	);
	const widest = BinScale.of(filters.flatMap(({filter}) => filter.bins?.items ?? []));
	const scale = widest.width === 0 ? new BinScale(USUAL_BIN) : widest;
	const domain = {first: scale.lowest(''), last: scale.highest('')};
	const boxes = filters.flatMap(({owner, filter, order}) => {
		const {brands, types, subTypes, banks, bins, enable, isComplete, pointer} = filter;
		const lists: FilterList[] = [];
		const notes: string[] = [`${owner} ${enable}`];
		if (!isComplete) notes.push('incomplete');
		for (const [attribute, list] of [
			['brand', brands],
			['cardType', types],
			['subType', subTypes],
			['bank', banks],
		] as const) {
			if (list === undefined) continue;
			if (list.items.length > 0) lists.push(codeList(attribute, list.items, roleOf(list)));
			else notes.push(`${attribute} ${list.isComplete}`);
		}
		if (bins !== undefined && bins.items.length > 0) {
			const intervals = bins.items.map(range => scale.interval(range));
			lists.push(rangeList('bin', intervals, domain, roleOf(bins)));
		} else if (bins !== undefined) notes.push(`bin ${bins.isComplete}`);
		return boxesOfFilter({notes, enable, order, pointer}, lists, plainEffect(enable, notes.length === 1));
	});
	const bin = {attribute: 'bin', ...domain, write: (end: number | bigint) => scale.bin(end) ?? ''};
	return {base: {type: 'CARD'}, dimensions: [...CODE_DIMENSIONS, bin], boxes};
}

/** What lies outside a list that could not be read in full may still be in it. */
export function roleOf({isComplete}: SubjectList): FilterList['role'] {
	return isComplete ? 'required' : 'distinguished';
}
