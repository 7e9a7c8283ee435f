// The options of one or several subjects as sections: the cards, UPI, and the providers of other types.
import {type SubjectOption, UNREADABLE} from '../../model/subject.js';
import {BinScale} from '../../values/intervals.js';
import {CARD_TYPES, type UpiType} from '../../wire/payment-method.js';
import {boxesOfFilter, plainEffect} from './filter-boxes.js';
import {codeList, FilterParts, rangeList, roleOf} from './filter-parts.js';
import type {CodeDimension, Dimension, Section} from './section.js';

/** An option that counts, or may count, for a type; `owner` distinguishes subjects. */
export interface OwnedOption {
	readonly owner: string;
	readonly option: SubjectOption;
}

const CODE_DIMENSIONS = [
	{attribute: 'brand', stem: 'OTHER', closed: undefined},
	{attribute: 'cardType', stem: 'OTHER', closed: CARD_TYPES},
	{attribute: 'subType', stem: 'OTHER', closed: undefined},
	{attribute: 'bank', stem: 'OTHER', closed: undefined},
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
		const {brands, types, subTypes, banks, bins, enable} = filter;
		const parts = new FilterParts(owner, filter);
		parts.addCodes('brand', brands);
		parts.addCodes('cardType', types);
		parts.addCodes('subType', subTypes);
		parts.addCodes('bank', banks);
		parts.add('bin', bins, list => {
			const intervals = list.items.map(range => scale.interval(range));
			return rangeList('bin', intervals, domain, roleOf(list));
		});
		return boxesOfFilter(filter, order, parts, plainEffect(enable, parts.notes.length === 1));
	});
	const bin = {attribute: 'bin', ...domain, write: (end: number | bigint) => scale.bin(end) ?? ''};
	return {base: {type: 'CARD'}, dimensions: [...CODE_DIMENSIONS, bin], boxes};
}

export function upiSections(options: readonly OwnedOption[]): readonly Section[] {
	const apps = upiSection(options, 'INTENT', {attribute: 'app', stem: 'OTHER', closed: undefined});
	const handles = upiSection(options, 'COLLECT', {attribute: 'handle', stem: '@other', closed: undefined});
	return handles.boxes.length + apps.boxes.length === 0 ? [{...apps, isWhole: true}] : [handles, apps];
}

function upiSection(
	options: readonly OwnedOption[],
	type: UpiType,
	dimension: CodeDimension & {readonly attribute: 'handle' | 'app'},
): Section {
	const boxes = options.flatMap(({owner, option}) => {
		const filters = option.enable === false ? [] : (option.upiFilters?.items ?? []);
		return filters.flatMap((filter, order) => {
			const {upiType, methods, enable} = filter;
			if (upiType !== undefined && upiType !== UNREADABLE && upiType !== type) return [];
			const parts = new FilterParts(owner, filter);
			if (upiType === UNREADABLE) parts.notes.push('upiType');
			parts.add('methods', methods, list => {
				const codes = list.items.filter(method => method.startsWith('@') === (type === 'COLLECT'));
				return codeList(dimension.attribute, codes, roleOf(list));
			});
			return boxesOfFilter(filter, order, parts, plainEffect(enable, parts.notes.length === 1));
		});
	});
	return {base: {type: 'UPI'}, dimensions: [dimension], boxes, keepsEachValue: true};
}

export function providerSection(type: string, options: readonly OwnedOption[]): Section {
	const boxes = options.flatMap(({owner, option: {providers, enable, pointer}}) =>
		providers === undefined || providers.items.length === 0
			? []
			: boxesOfFilter(
					{enable, pointer},
					0,
					{notes: [owner, String(enable)], lists: [codeList('code', providers.items, roleOf(providers))]},
					() => undefined,
				),
	);
	// Cash on delivery has no providers unless a filter names some, or a list of them that cannot be read.
	const isListed = options.some(({option: {providers}}) => providers?.isComplete === false);
	const isWhole = type === 'CASH' && boxes.length === 0 && !isListed;
	const dimensions = isWhole
		? []
		: [{attribute: 'code', stem: type === 'NB' ? 'NB_OTHER' : 'OTHER', closed: undefined}];
	return {base: {type}, dimensions, boxes, keepsEachValue: !isWhole};
}
