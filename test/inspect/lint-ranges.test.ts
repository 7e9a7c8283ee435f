// Lint on BIN ranges and filters that overlap, touch or contradict each other.
import {expect, test} from 'vitest';
import {lint, type Readings, repair} from '../../src/inspect/index.js';
import {cards, filterOf, listed} from './lint-issues.js';
import {page} from './page.js';

const bins = (...cardBins: readonly string[]) => ({cardBins, enable: false});

test('ranges are compared with the first that reaches farthest, in document order if they have the same start', () => {
	const list = '/options/0/cardFilters/0/cardBins';
	const issues = lint(cards(bins('4111::4119', '4111::4115', '4113::4119', '4118::4119')));
	expect(issues.map(({rule, pointer}) => `${rule} ${pointer}`)).toEqual([
		`bin-ranges-overlap ${list}/1`,
		`bin-ranges-overlap ${list}/2`,
		`bin-ranges-overlap ${list}/3`,
	]);
	for (const {related} of issues) expect(related).toMatchObject([{pointer: `${list}/0`}]);
});

test.each([
	['bin-ranges-overlap', bins('4111::4111', '41111100::41111199')],
	['bin-ranges-overlap', bins('4111::4112', '41121100::41131199')],
	['bin-ranges-lengths', bins('4111::4111', '51111100::51111199')],
	['bin-ranges-touch', bins('9007199254740992000::9007199254740992001', '9007199254740992002::9007199254740992003')],
	[undefined, bins('9007199254740992000::9007199254740992001', '9007199254740992003::9007199254740992004')],
])('ranges of unequal length are compared by their leading digits, long ones exactly: %s', (rule, filter) => {
	expect(listed(cards(filter)).split(' ')[1]).toBe(rule);
});

test('ranges of filters whose enable cannot be read are not compared', () => {
	const unreadable = {...bins('4111::4119', '4115::4125'), enable: 'maybe'};
	expect(listed(cards(unreadable))).toBe('error invalid-type /options/0/cardFilters/0/enable');
});

test('ranges overlap and touch across filters whose other lists contain the same codes, in any order', () => {
	expect(
		listed(
			cards(
				{...bins('4115::4116', '4120::4125'), cardTypes: ['CREDIT', 'DEBIT'], cardBanks: ['BANK_A', 'BANK_B']},
				{...bins('4111::4119'), cardTypes: ['DEBIT', 'CREDIT'], cardBanks: ['BANK_B', 'BANK_A']},
				{...bins('4116::4125'), cardTypes: ['DEBIT', 'CREDIT'], cardBanks: ['BANK_B']},
			),
		),
	).toMatchInlineSnapshot(`
		"warning filter-never-decides /options/0/cardFilters/2
		warning bin-ranges-overlap /options/0/cardFilters/0/cardBins/0
		info bin-ranges-touch /options/0/cardFilters/0/cardBins/1"
	`);
});

test('ranges that touch are joined if they have the same number of digits', () => {
	expect(listed(cards(bins('4111::4119', '4120::4125'), bins('41260::41269')))).toMatchInlineSnapshot(`
		"info bin-ranges-touch /options/0/cardFilters/0/cardBins/1
		info bin-ranges-touch /options/0/cardFilters/1/cardBins/0"
	`);
});

test('ranges of more than 15 digits are compared exactly, also next to filters without ranges', () => {
	expect(
		listed(
			cards(
				bins('9007199254740992001::9007199254740992002', '9007199254740992003::9007199254740992004'),
				bins('9007199254740992002::9007199254740992002'),
				{cardBrands: ['BRAND_A'], enable: false},
			),
		),
	).toMatchInlineSnapshot(`
		"warning filter-never-decides /options/0/cardFilters/1
		warning bin-ranges-overlap /options/0/cardFilters/1/cardBins/0
		info bin-ranges-touch /options/0/cardFilters/0/cardBins/1"
	`);
});

test('a range that overlaps one with the other flag reports which of them enables', () => {
	expect(
		listed(
			cards(
				{...bins('4111::4119'), enable: true},
				{...bins('4115::4116'), cardTypes: ['CREDIT']},
				{...bins('4116::4118'), cardTypes: ['DEBIT'], enable: true},
			),
		),
	).toMatchInlineSnapshot(`
		"warning filter-never-decides /options/0/cardFilters/2
		warning bin-ranges-contradict /options/0/cardFilters/1/cardBins/0
		warning default-reach /options/0/cardFilters"
	`);
});

test('a range overlaps one with the other flag that ends where it begins, but not one that ends before', () => {
	const contradicts = (range: string) =>
		listed(cards({...bins('4111::4119'), enable: true}, bins(range))).includes('bin-ranges-contradict');
	expect(['4119::4125', '4120::4125'].map(contradicts)).toEqual([true, false]);
});

test('two filters that match one instrument report which of them enables; BIN ranges are compared one by one', () => {
	expect(
		listed(
			cards(
				{cardBrands: ['BRAND_A', 'BRAND_B'], enable: true},
				{cardBrands: ['BRAND_C'], enable: false},
				{cardBrands: ['BRAND_B', 'BRAND_C'], enable: false},
				{cardBins: ['4111::4111'], cardBrands: ['BRAND_C'], enable: true},
				{cardBins: ['4222::4222'], enable: false},
			),
		),
	).toMatchInlineSnapshot(`
		"warning precedence-undetermined /options/0/cardFilters/2
		warning precedence-undetermined /options/0/cardFilters/3
		warning precedence-undetermined /options/0/cardFilters/4
		warning default-reach /options/0/cardFilters"
	`);
});

test('UPI filters intersect if both type and method do', () => {
	const upiFilters = [
		{upiType: 'INTENT', upiMethods: ['APP_A'], enable: true},
		{upiType: 'INTENT', upiMethods: ['APP_B'], enable: false},
		{upiType: 'COLLECT', enable: false},
		{upiType: 'INTENT', upiMethods: ['APP_B', 'APP_A'], enable: false},
	];
	expect(listed(filterOf(false, {paymentMethodType: 'UPI', enable: true, upiFilters}))).toMatchInlineSnapshot(`
		"warning filter-never-decides /options/0/upiFilters/1
		warning precedence-undetermined /options/0/upiFilters/3
		warning default-reach /options/0/upiFilters"
	`);
});

test('of ranges that overlap in one list the fix writes one, where both have as many digits; a fix never joins lists', () => {
	const fixes = (...filters: readonly object[]) => lint(cards(...filters)).map(({rule, fix}) => [rule, fix?.title]);
	expect(fixes(bins('4111::4119', '4115::4125'))).toEqual([['bin-ranges-overlap', 'Replace both with 4111::4125']]);
	expect(fixes(bins('4111::4119'), bins('4115::4125'))).toEqual([['bin-ranges-overlap', undefined]]);
	expect(fixes(bins('4111::4119', '41195::41250'))[0]).toEqual(['bin-ranges-overlap', undefined]);
	expect(fixes(bins('4111::4119', '4120::4125'))).toEqual([['bin-ranges-touch', undefined]]);
});

test('the fix that joins two ranges waits until both are right; repair corrects and joins them', () => {
	const input = cards(bins('4111-4119', '4115::4125'));
	const [misspelled, overlap] = lint(input);
	expect(misspelled).toMatchObject({rule: 'invalid-format', fix: {patch: [{op: 'replace', value: '4111::4119'}]}});
	expect(overlap).toMatchObject({rule: 'bin-ranges-overlap'});
	expect(overlap).not.toHaveProperty('fix');
	expect(repair(input)).toMatchObject({value: cards(bins('4111::4125')), issues: []});
});

test('repair joins a chain of ranges that overlap, in any order, and leaves the others', () => {
	const chain = Array.from({length: 200}, (_, at) => `${4000 + at * 10}::${4000 + at * 10 + 15}`);
	const shuffled = chain.map((_, at) => chain[(at * 37) % 200] ?? '');
	for (const list of [chain, chain.toReversed(), shuffled]) {
		const {value, issues} = repair(cards(bins(...list, '7000::7009')));
		expect(issues).toEqual([]);
		expect(value).toEqual(cards(bins(...[`4000::${4000 + 1990 + 15}`, '7000::7009'])));
	}
});

test.each([
	[{cardBanks: []}, {cardTypes: ['DEBIT']}],
	[{cardBrands: []}, {}],
	[{cardSubTypes: []}, {cardBanks: ['BANK_Q']}],
])('filters with ranges that contradict each other are reported next to an empty list: %j %j', (empty, others) => {
	const input = cards({...bins('43::44'), ...empty}, {cardBins: ['43::43'], enable: true, ...others});
	const rulesUnder = (readings: Readings) => lint(input, {readings}).map(({rule}) => rule);
	expect(rulesUnder({})).toContain('precedence-undetermined');
	expect(rulesUnder({emptyList: 'ignored'})).toContain('bin-ranges-contradict');
	expect(rulesUnder({emptyList: 'ignored'}).includes('precedence-undetermined')).toBe(false);
});

test('ranges contradict each other only where the filter applies', () => {
	const payment_filter = cards(bins('41::41'), {...bins('41::41'), enable: true});
	const rulesOn = (action: string) => lint({...page, action, payment_filter}).map(({rule}) => rule);
	expect(rulesOn('paymentPage')).toContain('bin-ranges-contradict');
	expect(rulesOn('paymentManagement')).not.toContain('bin-ranges-contradict');
});

test('where no card is shown, ranges contradict each other without effect', () => {
	const filter = cards({...bins('4111::4119'), enable: true}, bins('4111::4125'));
	const rules = (more: object, account = {}) => lint({...filter, ...more}, account).map(({rule}) => rule);
	const onPage = (sdk_udf: string) => lint({...page, sdk_udf, payment_filter: filter}).map(({rule}) => rule);
	expect(rules({})).toContain('bin-ranges-contradict');
	expect(rules({emiOptions: {showOnlyEmi: true}})).not.toContain('bin-ranges-contradict');
	expect(rules({}, {enabled: {CARD: false}})).not.toContain('bin-ranges-contradict');
	expect(onPage('showEMI')).toContain('bin-ranges-contradict');
	expect(onPage('ShowEMIWithoutCards')).not.toContain('bin-ranges-contradict');
});
