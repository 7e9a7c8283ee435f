// Lint on EMI filters: what is left open, and when a filter changes nothing or leaves nothing.
import {describe, expect, test} from 'vitest';
import {PAYMENT_METHOD_TYPES} from '../../src/index.js';
import {explain, lint} from '../../src/inspect/index.js';
import {filterOf, listed, page} from './lint-issues.js';

const on = {enable: true};
const off = {enable: false};
const cash = {paymentMethodType: 'CASH', enable: true};
const plan = {enable: true, paymentMethod: 'CODE_A'};
const hidden = {enable: false, paymentMethod: 'CODE_A'};

const rulesOf = (subject: unknown) => lint(subject).map(({rule}) => rule);

test('an EMI filter that names nothing is one info', () => {
	const infos = (allow: boolean, emiOptions: object, options?: object) =>
		lint({...filterOf(allow, {paymentMethodType: 'CASH', enable: !allow}), emiOptions}, options).map(
			({severity, rule, pointer}) => `${severity} ${rule} ${pointer}`,
		);
	expect(infos(true, {})).toEqual(['info no-effect /emiOptions']);
	expect(infos(false, {})).toEqual([
		'info emi-not-named /emiOptions',
		'info emi-with-cards-hidden /allowDefaultOptions',
	]);
	expect(infos(false, {}, {readings: {unnamedEmi: 'shown', emiOnHiddenCards: 'shown'}})).toEqual([]);
	expect(infos(true, {showOnlyEmi: false})).toEqual([]);
	expect(lint(page({payment_filter: filterOf(false, cash), emiOptions: {}}))).toMatchObject([
		{pointer: '/emiOptions'},
		{pointer: '/payment_filter/allowDefaultOptions'},
	]);
});

test.each<[string, object, readonly string[]]>([
	['is empty', {}, ['no-effect']],
	['enables a kind', {noCostEmi: on}, ['no-effect']],
	[
		'enables each kind and group',
		{standardEmi: {...on, credit: on, debit: on, cardless: on}, lowCostEmi: on},
		['no-effect'],
	],
	['says not to show only EMI', {noCostEmi: on, showOnlyEmi: false}, ['no-effect']],
	['disables a kind', {noCostEmi: on, lowCostEmi: off}, []],
	['shows only EMI', {noCostEmi: on, showOnlyEmi: true}, []],
	['disables a group of credit', {noCostEmi: {...on, credit: off}}, []],
	['disables a group of debit', {noCostEmi: {...on, credit: on, debit: off}}, []],
	['disables a group without a card', {noCostEmi: {...on, cardless: off}}, []],
	['hides plans of a group', {noCostEmi: {...on, credit: {...on, filters: [hidden]}}}, []],
	['hides plans next to a whole group', {noCostEmi: {...on, credit: on, debit: {...on, filters: [hidden]}}}, []],
])('an EMI filter that %s changes something or nothing', (_, emiOptions, rules) => {
	expect(rulesOf({...filterOf(true), emiOptions})).toEqual(rules);
});

describe('a filter that hides every documented type', () => {
	const hidesTypes = filterOf(
		true,
		...PAYMENT_METHOD_TYPES.map(paymentMethodType => ({paymentMethodType, enable: false})),
	);
	const everyKind = {standardEmi: off, lowCostEmi: off, noCostEmi: off};

	test.each<[string, object, object, string]>([
		['leaves EMI, which follows allowDefaultOptions', {}, {}, 'warning nothing-left /payment_filter'],
		['leaves the other kinds', {emiOptions: {noCostEmi: off}}, {}, 'warning nothing-left /payment_filter'],
		['leaves nothing without any kind', {emiOptions: everyKind}, {}, 'error nothing-left /payment_filter'],
		['leaves nothing without EMI', {}, {sdk_udf: 'hideEMI'}, 'error nothing-left /payment_filter'],
		['leaves EMI that it enables', {emiOptions: {noCostEmi: on}}, {}, ''],
	])('%s', (_, emi, fields, expected) => {
		const issues = listed(page({payment_filter: {...hidesTypes, ...emi}, ...fields})).split('\n');
		expect(issues.filter(issue => issue.includes('nothing-left')).join('\n')).toBe(expected);
	});
});

test('empty lists, filters without a criterion, and codes listed twice or joined are reported at their places', () => {
	const filters = [
		{enable: true},
		{enable: true, paymentMethod: 'A,B'},
		{enable: true, paymentMethod: ['A', 'B,C', 'A']},
		{enable: true, paymentMethod: []},
		{enable: true, issuerFilter: {enable: true, issuers: [], tenures: []}},
		{enable: true, issuerFilter: {enable: true, issuers: ['A', 'A'], tenures: ['3::6', '3::6']}},
		...['tenureFilter', 'issuerFilters'].flatMap(key =>
			[[], ['3::6', '3::6']].map(tenures => ({enable: true, [key]: {enable: true, tenures}})),
		),
	];
	const emiOptions = {noCostEmi: {...on, credit: {...on, filters}, debit: {...on, filters: []}}};
	const place = '/emiOptions/noCostEmi';
	const rules = ['empty-list', 'empty-criterion', 'two-codes-in-one-string', 'duplicate-code'];
	const found = lint({...filterOf(true), emiOptions}).filter(({rule}) => rules.includes(rule));
	expect(found.map(({pointer, rule}) => `${pointer} ${rule}`).sort()).toEqual([
		`${place}/credit/filters/0 empty-criterion`,
		`${place}/credit/filters/1/paymentMethod two-codes-in-one-string`,
		`${place}/credit/filters/2/paymentMethod/1 two-codes-in-one-string`,
		`${place}/credit/filters/2/paymentMethod/2 duplicate-code`,
		`${place}/credit/filters/3/paymentMethod empty-list`,
		`${place}/credit/filters/4/issuerFilter/issuers empty-list`,
		`${place}/credit/filters/4/issuerFilter/tenures empty-list`,
		`${place}/credit/filters/5/issuerFilter/issuers/1 duplicate-code`,
		`${place}/credit/filters/5/issuerFilter/tenures/1 duplicate-code`,
		`${place}/credit/filters/6/tenureFilter/tenures empty-list`,
		`${place}/credit/filters/7/tenureFilter/tenures/1 duplicate-code`,
		`${place}/credit/filters/8/issuerFilters/tenures empty-list`,
		`${place}/credit/filters/9/issuerFilters/tenures/1 duplicate-code`,
		`${place}/debit/filters empty-list`,
	]);
});

test('a kind or group that is disabled around something enabled is reported at its enable', () => {
	const emiOptions = {
		standardEmi: {...off, credit: off, debit: {...off, filters: [hidden, plan]}},
		lowCostEmi: {...off, cardless: on},
		noCostEmi: {...on, credit: {...off, filters: [plan]}, debit: {...off, filters: [hidden]}},
	};
	expect(listed({...filterOf(true), emiOptions})).toMatchInlineSnapshot(`
		"warning emi-off-with-groups-on /emiOptions/standardEmi/enable
		warning emi-off-with-groups-on /emiOptions/standardEmi/debit/enable
		warning precedence-undetermined /emiOptions/standardEmi/debit/filters/1
		warning emi-off-with-groups-on /emiOptions/lowCostEmi/enable
		warning emi-off-with-groups-on /emiOptions/noCostEmi/credit/enable"
	`);
});

test.each([
	[{}, 'set enable to true and add the other groups with enable false, or disable everything inside it'],
	[{debit: off, cardless: off}, 'set enable to true, or disable everything inside it'],
])('the remedy for a disabled kind that names credit and %j says which groups to add', (others, remedy) => {
	const [issue] = lint({...filterOf(true), emiOptions: {noCostEmi: {...off, credit: on, ...others}}});
	expect(issue?.remedy).toBe(`${remedy}, or settle the reading outerFlag`);
});

test('a list that is enabled inside disabled plan filters is reported, since explain reads it', () => {
	const inside = {...off, filters: [{...off, tenureFilter: {tenures: ['3::6'], enable: true}}]};
	const input = {...filterOf(true), emiOptions: {standardEmi: {...off, credit: inside}}};
	const plan = {type: 'EMI', kind: 'standard', group: 'credit', tenure: 4} as const;
	expect(explain(input, plan).because.some(({reading}) => reading === 'outerFlag')).toBe(true);
	expect(listed(input)).toBe(
		'warning emi-off-with-groups-on /emiOptions/standardEmi/enable\nwarning emi-off-with-groups-on /emiOptions/standardEmi/credit/enable\nwarning plan-list-in-disabled-filter /emiOptions/standardEmi/credit/filters/0/enable',
	);
});

test('EMI by card is reported where CARD is hidden, by an option or by default', () => {
	const emiOptions = {
		standardEmi: {...on, credit: on, debit: on, cardless: on},
		lowCostEmi: {...on, credit: off},
		noCostEmi: {...off, credit: on},
	};
	const cardsHidden = (allow: boolean, ...options: readonly object[]) =>
		listed(
			{...filterOf(allow, ...options), emiOptions},
			{
				severities: {'emi-off-with-groups-on': 'off', 'emi-not-named': 'off'},
			},
		);
	const card = (enable: boolean) => ({paymentMethodType: 'CARD', enable});
	expect(cardsHidden(true, card(false))).toMatchInlineSnapshot(`
		"warning emi-with-cards-hidden /emiOptions/standardEmi/credit
		warning emi-with-cards-hidden /emiOptions/standardEmi/debit
		warning emi-with-cards-hidden /emiOptions/noCostEmi/credit"
	`);
	expect(cardsHidden(false)).toBe(cardsHidden(true, card(false)));
	expect(cardsHidden(true)).toBe('');
	expect(cardsHidden(false, card(true))).toBe('');
	expect(
		listed({...filterOf(true, card(false)), emiOptions: {standardEmi: emiOptions.standardEmi, showOnlyEmi: true}}),
	).toBe(
		'warning emi-with-cards-hidden /emiOptions/standardEmi/credit\nwarning emi-with-cards-hidden /emiOptions/standardEmi/debit',
	);
});

test('kinds that emiOptions does not name are reported where allowDefaultOptions is false', () => {
	const card = {paymentMethodType: 'CARD', enable: true};
	const unnamed = (emiOptions: object) => listed({...filterOf(false, card), emiOptions});
	expect(unnamed({standardEmi: on, noCostEmi: on})).toMatchInlineSnapshot(
		`"warning emi-not-named /emiOptions/lowCostEmi"`,
	);
	expect(unnamed({standardEmi: on, lowCostEmi: off, noCostEmi: on})).toBe('');
	expect(listed(page({emiOptions: {standardEmi: off}}))).toBe('');
});

test('kinds that are not named are not reported where sdk_udf shows them', () => {
	const payment_filter = {...filterOf(false, {paymentMethodType: 'CARD', enable: true}), emiOptions: {noCostEmi: on}};
	const found = (sdk_udf: string) => rulesOf(page({payment_filter, sdk_udf})).filter(rule => rule === 'emi-not-named');
	expect(['showEMI', 'ShowEMIWithoutCards'].flatMap(found)).toEqual([]);
	expect(found('hideEMI')).toHaveLength(2);
});

test('only EMI with every kind off leaves nothing, where kinds that are not named are off too', () => {
	const cash = {paymentMethodType: 'CASH', enable: true};
	const only = (allow: boolean, emiOptions: object) =>
		rulesOf({...filterOf(allow, cash), emiOptions: {...emiOptions, showOnlyEmi: true}}).includes(
			'only-emi-without-emi',
		);
	const every = {standardEmi: off, lowCostEmi: off, noCostEmi: off};
	expect([only(true, every), only(false, every)]).toEqual([true, true]);
	expect([only(true, {noCostEmi: off}), only(false, {noCostEmi: off})]).toEqual([false, true]);
	expect([only(true, {}), only(false, {})]).toEqual([false, false]);
	expect(only(true, {...every, noCostEmi: {...off, credit: on}})).toBe(false);
	expect(rulesOf(page({emiOptions: {...every, showOnlyEmi: true}}))).toEqual(['only-emi-without-emi']);
	expect(rulesOf(page({emiOptions: {noCostEmi: off, showOnlyEmi: true}}))).toEqual([]);
});

test('sdk_udf and emiOptions that contradict each other are reported at sdk_udf', () => {
	const emiOptions = {standardEmi: off, lowCostEmi: off, noCostEmi: off};
	expect(listed(page({sdk_udf: 'ShowEMIWithoutCards', emiOptions}))).toMatchInlineSnapshot(
		`"error emi-display-contradicted /sdk_udf"`,
	);
	expect(listed(page({sdk_udf: 'hideEMI', emiOptions: {...emiOptions, noCostEmi: on}}))).toMatchInlineSnapshot(
		`"error emi-display-contradicted /sdk_udf"`,
	);
});

test.each([
	[true, {paymentMethodType: 'CARD', enable: false}, 'disable credit and debit EMI in emiOptions, or enable CARD'],
	[false, {paymentMethodType: 'CARD', enable: true}, 'name each kind in emiOptions'],
	[false, {paymentMethodType: 'CARD', enable: true, cardFilters: [{cardTypes: ['DEBIT'], enable: true}]}, 'emiOptions'],
	[true, {paymentMethodType: 'CASH', enable: false}, undefined],
	[false, {paymentMethodType: 'CASH', enable: true}, undefined],
])('a filter without emiOptions has one info where explain names a reading: %s %j', (allow, option, remedy) => {
	const found = lint({allowDefaultOptions: allow, options: [option]}).filter(({rule}) => rule.startsWith('emi-'));
	expect(found).toHaveLength(remedy === undefined ? 0 : 1);
	if (remedy === undefined) return;
	expect(found[0]).toMatchObject({severity: 'info', remedy: expect.stringContaining(remedy)});
	expect(found[0]?.problem).not.toContain('names no kind');
});
