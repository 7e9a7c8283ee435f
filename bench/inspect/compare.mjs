// What comparing two filters exactly costs, from hand-written filters to an adversarial one; nothing is sampled.
import {diff, instrumentClasses, lint} from '../../dist/inspect.js';
import {duration, table, time} from '../measure.mjs';

/** The same numbers in every run. */
function randomly(seed) {
	let state = seed;
	return () => {
		state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
		return state / 0x7fffffff;
	};
}

const codes = (stem, length) => Array.from({length}, (_, at) => `${stem}_${at}`);
const cards = (...cardFilters) => ({
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'CARD', enable: true, cardFilters}],
});

function someOf(values, random, share) {
	const chosen = values.filter(() => random() < share);
	return chosen.length > 0 ? chosen : values.slice(0, 1);
}

const BRANDS = codes('BRAND', 30);
const BANKS = codes('BANK', 30);
const SUB_TYPES = codes('SUB', 30);

/** Card filters, each with these lists of some 10 of 30 codes, or 5 ranges that overlap others. */
function dense(length, lists, seed = 1) {
	const random = randomly(seed);
	const range = () => {
		const from = 400_000 + Math.floor(random() * 90_000);
		return `${from}::${from + 10_000}`;
	};
	return Array.from({length}, () => ({
		enable: random() < 0.5,
		...(lists.includes('brands') && {cardBrands: someOf(BRANDS, random, 1 / 3)}),
		...(lists.includes('banks') && {cardBanks: someOf(BANKS, random, 1 / 3)}),
		...(lists.includes('subTypes') && {cardSubTypes: someOf(SUB_TYPES, random, 1 / 3)}),
		...(lists.includes('types') && {cardTypes: someOf(['CREDIT', 'DEBIT'], random, 2 / 3)}),
		...(lists.includes('bins') && {cardBins: Array.from({length: 5}, range)}),
	}));
}

const withLastFlipped = filters =>
	filters.map((one, at) => (at < filters.length - 1 ? one : {...one, enable: !one.enable}));

const handWritten = {
	allowDefaultOptions: true,
	options: [
		{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']},
		{paymentMethodType: 'CASH', enable: false},
		{
			paymentMethodType: 'CARD',
			enable: true,
			cardFilters: [
				{enable: false, cardTypes: ['CREDIT'], cardBanks: ['BANK_A']},
				{enable: false, cardBins: ['411111::411119']},
			],
		},
	],
};
const handWrittenNext = {
	...handWritten,
	options: handWritten.options.with(0, {paymentMethodType: 'WALLET', enable: false}),
};

const hidden = {enable: false, cardBrands: BRANDS, cardBanks: BANKS, cardSubTypes: SUB_TYPES};
const oneShown = {enable: true, cardBrands: ['BRAND_17'], cardBanks: ['BANK_23'], cardSubTypes: ['SUB_5']};

const ranges = Array.from({length: 100_000}, (_, at) => `${100_000_000 + at * 20}::${100_000_000 + at * 20 + 9}`);
const oneFewer = ranges.toSpliced(70_000, 1);
const each = list => cards(...list.map(range => ({enable: false, cardBins: [range]})));
const some = ranges.slice(0, 10_000);

const ofTwoLists = dense(60, ['brands', 'banks']);
const ofThreeLists = dense(60, ['brands', 'banks', 'bins']);
const ofAllLists = dense(24, ['brands', 'banks', 'subTypes', 'types', 'bins']);

const ofFourLists = dense(200, ['brands', 'banks', 'subTypes', 'bins']);

const plans = length => ({
	allowDefaultOptions: true,
	options: [],
	emiOptions: {
		noCostEmi: {
			enable: true,
			cardless: {
				enable: true,
				filters: Array.from({length}, (_, at) => ({
					enable: true,
					issuerFilter: {issuers: [`BANK${at}`], enable: true},
					tenureFilter: {tenures: [`${(at % 30) + 1}::${(at % 30) + 6}`], enable: true},
				})),
			},
		},
	},
});

/** What is compared, the goal's name if there is one, and the comparison. */
const CASES = [
	['two hand-written filters', 'diff, two hand-written filters', () => diff(handWritten, handWrittenNext)],
	['one card shown of 30 brands × 30 banks × 30 sub types', '', () => diff(cards(hidden), cards(hidden, oneShown))],
	[
		'100,000 BIN ranges in one filter, one fewer',
		'diff, 100,000 ranges',
		() => diff(cards({enable: false, cardBins: ranges}), cards({enable: false, cardBins: oneFewer})),
	],
	['10,000 card filters of one BIN range, one fewer', '', () => diff(each(some), each(some.toSpliced(7_000, 1)))],
	[
		'60 dense card filters of two lists, one flipped',
		'diff, 60 dense card filters',
		() => diff(cards(...ofTwoLists), cards(...withLastFlipped(ofTwoLists))),
	],
	[
		'60 dense card filters of two lists and BIN ranges, one flipped',
		'diff, 60 dense card filters with BIN ranges',
		() => diff(cards(...ofThreeLists), cards(...withLastFlipped(ofThreeLists))),
	],
	[
		'60 dense card filters and 60 others',
		'',
		() => diff(cards(...ofTwoLists), cards(...dense(60, ['brands', 'banks'], 2))),
	],
	[
		'24 filters of all five lists, one flipped',
		'',
		() => diff(cards(...ofAllLists), cards(...withLastFlipped(ofAllLists))),
	],
	[
		'24 filters of all five lists and 24 others',
		'',
		() => diff(cards(...ofAllLists), cards(...dense(24, ['brands', 'banks', 'subTypes', 'types', 'bins'], 2))),
	],
	[
		'200 filters of four lists, one flipped',
		'',
		() => diff(cards(...ofFourLists), cards(...withLastFlipped(ofFourLists))),
	],
	[
		'200 filters of four lists and 200 others: the error',
		'',
		() => refused(() => diff(cards(...ofFourLists), cards(...dense(200, ['brands', 'banks', 'subTypes', 'bins'], 2)))),
	],
	['2,000 EMI plan filters, one fewer', '', () => diff(plans(2_000), plans(1_999))],
	['instrument classes of 60 dense card filters of two lists', '', () => instrumentClasses(cards(...ofTwoLists))],
	['lint of 60 dense card filters of two lists', '', () => lint(cards(...ofTwoLists))],
];

function refused(compare) {
	try {
		return compare();
	} catch (error) {
		return error;
	}
}

/** Markdown: processor time of each comparison, reading both filters included. */
export function comparisons() {
	const figures = {};
	const rows = CASES.map(([name, figure, compare]) => {
		const ns = time(compare, {rounds: 5, milliseconds: 1});
		if (figure !== '') figures[figure] = ns / 1e6;
		return [name, duration(ns)];
	});
	return {markdown: table(['diff', 'took'], rows), figures};
}

if (process.argv[1]?.endsWith('compare.mjs')) console.log(comparisons().markdown);
