// Every filter on the side of the verdict is named, in document order; a doubtful one only where it matters.
import {expect, test} from 'vitest';
import {type CardInstrument, explain} from '../../src/inspect/index.js';

/** The verdict, then each reason's rule and the place of its filter. */
function decided(cardFilters: readonly object[], card: Omit<CardInstrument, 'type'>): readonly string[] {
	const options = [{paymentMethodType: 'CARD', enable: true, cardFilters}];
	const {verdict, because} = explain({allowDefaultOptions: true, options}, {type: 'CARD', ...card});
	return [verdict, ...because.map(({rule, pointer}) => `${rule} ${pointer.replace('/options/0/cardFilters/', '')}`)];
}

const hide = (lists: object = {}) => ({enable: false, ...lists});
const show = (lists: object = {}) => ({enable: true, ...lists});
const credit = {cardTypes: ['CREDIT']};
const brandA = {cardBrands: ['BRAND_A']};
const brandB = {cardBrands: ['BRAND_B']};
const bankA = {cardBanks: ['BANK_A']};
const bins = (...cardBins: readonly string[]) => ({cardBins});
const card = {cardType: 'CREDIT', brand: 'BRAND_A', bank: 'BANK_A', bin: '123456'} as const;

test.each<[name: string, filters: readonly object[], card: Omit<CardInstrument, 'type'>, decided: readonly string[]]>([
	['the same lists twice', [hide(credit), hide(credit)], card, ['hidden', 'filter-hides 0', 'filter-hides 1']],
	[
		'other lists between two that name the same',
		[hide(brandB), hide(credit), hide(brandA)],
		card,
		['hidden', 'filter-hides 1', 'filter-hides 2'],
	],
	[
		'the same of filters that show',
		[show(brandB), show(credit), show(brandA)],
		card,
		['shown', 'filter-shows 1', 'filter-shows 2'],
	],
	[
		'a range before a filter for all cards',
		[hide(bins('10::19')), hide()],
		card,
		['hidden', 'filter-hides 0', 'filter-hides 1'],
	],
	[
		'a filter for all cards before a range',
		[hide(), hide(bins('10::19'))],
		card,
		['hidden', 'filter-hides 0', 'filter-hides 1'],
	],
	[
		'a range of more digits before one of fewer',
		[hide(bins('123000::123999')), hide(bins('12::12'))],
		card,
		['hidden', 'filter-hides 0', 'filter-hides 1'],
	],
	[
		'a range of fewer digits before one of more',
		[show(bins('12::12')), show(bins('123000::123999'))],
		card,
		['shown', 'filter-shows 0', 'filter-shows 1'],
	],
	[
		'ranges that overlap in the first, the second and both',
		[hide(bins('20::29', '12::15')), hide(bins('10::19', '12::12'))],
		card,
		['hidden', 'filter-hides 0', 'filter-hides 1'],
	],
	[
		'many of both kinds',
		[hide(brandB), show(bankA), hide(brandA), show(credit), hide(credit)],
		card,
		['undetermined', 'filters-disagree 1', 'filters-disagree 2', 'filters-disagree 3', 'filters-disagree 4'],
	],
	[
		'one that certainly hides after one that may hide',
		[hide(bankA), hide(credit)],
		{cardType: 'CREDIT'},
		['hidden', 'filter-hides 1'],
	],
	[
		'one that certainly shows after one that may show',
		[show(bankA), show(credit)],
		{cardType: 'CREDIT'},
		['shown', 'filter-shows 1'],
	],
	[
		'one that may show next to one that certainly hides',
		[hide(credit), show(bankA)],
		{cardType: 'CREDIT'},
		['undetermined', 'filters-disagree 0', 'filters-disagree 1', 'incomplete-instrument 1'],
	],
	[
		'one that may hide next to one that certainly shows',
		[show(credit), hide(bankA), show(brandA)],
		{cardType: 'CREDIT'},
		[
			'undetermined',
			'filters-disagree 0',
			'filters-disagree 1',
			'incomplete-instrument 1',
			'incomplete-instrument 2',
			'filters-disagree 2',
		],
	],
	[
		'certain filters of both kinds, and one that may match last',
		[show(credit), show(brandB), hide(brandA), hide(bankA), show(bankA)],
		{cardType: 'CREDIT', brand: 'BRAND_A'},
		[
			'undetermined',
			'filters-disagree 0',
			'filters-disagree 2',
			'incomplete-instrument 3',
			'filters-disagree 3',
			'filters-disagree 4',
		],
	],
	[
		'a card with too few details for some filters, next to one with an empty list',
		[show(credit), hide({...brandA, cardBanks: []}), show(brandA), hide(bankA)],
		{cardType: 'CREDIT', brand: 'BRAND_A'},
		[
			'undetermined',
			'filters-disagree 0',
			'empty-list 1',
			'filters-disagree 1',
			'filters-disagree 2',
			'incomplete-instrument 3',
			'filters-disagree 3',
		],
	],
	[
		'the same list with and without an empty one next to it',
		[hide(brandA), show({...brandA, cardTypes: []})],
		card,
		['undetermined', 'filters-disagree 0', 'empty-list 1', 'filters-disagree 1'],
	],
	[
		'an empty list of ranges next to a list that excludes the card',
		[hide({...brandB, cardBins: []}), hide(credit)],
		card,
		['hidden', 'filter-hides 1'],
	],
])('%s', (_, filters, known, expected) => {
	expect(decided(filters, known)).toEqual(expected);
});
