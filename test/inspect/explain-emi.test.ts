// What decides about EMI from the outside in: the screen, the kind, the group; every reason in order.
import {describe, expect, test} from 'vitest';
import {PLAN_GROUPS} from '../../src/index.js';
import {explain, summarize} from '../../src/inspect/index.js';
import {kindsAndGroups, off, offWhole, on, plan, wholeScreen} from './explain-emi-cases.js';
import {explanationsOf} from './explanation.js';
import {filterOf, page} from './lint-issues.js';

test('kinds and groups', () => {
	expect(explanationsOf(kindsAndGroups)).toMatchInlineSnapshot(`
		"# no filter
		shown
		  no-filter /payment_filter
		# a filter with EMI rules next to it
		shown
		  emi-kind-shown /emiOptions/standardEmi
		# a kind that is not named, default true
		shown
		  emi-default /allowDefaultOptions
		# a kind that is not named, default false
		undetermined
		  emi-not-named /allowDefaultOptions
		# a group that is not named, default true
		shown
		  emi-default /allowDefaultOptions
		# a group that is not named, default false
		shown
		  emi-kind-shown /emiOptions/standardEmi
		# a group that is not named, in a request without a filter
		shown
		  emi-kind-shown /emiOptions/standardEmi
		# a kind that is off
		hidden
		  emi-kind-hidden /emiOptions/standardEmi
		# a kind that is off, and all in it
		hidden
		  emi-kind-hidden /emiOptions/standardEmi
		# a group that is off
		hidden
		  emi-group-hidden /emiOptions/standardEmi/cardless
		# a group that is off, and its filters too
		hidden
		  emi-group-hidden /emiOptions/standardEmi/cardless
		# a group that is on
		shown
		  emi-group-shown /emiOptions/standardEmi/cardless
		# a kind that is off around a group that is on
		undetermined
		  emi-enabled-inside /emiOptions/standardEmi
		  emi-enabled-inside /emiOptions/standardEmi/cardless
		# a kind that is off around another group that is on
		hidden
		  emi-kind-hidden /emiOptions/standardEmi
		# a kind that is off around a group that is off, with another on
		hidden
		  emi-group-hidden /emiOptions/standardEmi/cardless
		# a kind that is off around a filter that is on
		undetermined
		  emi-enabled-inside /emiOptions/standardEmi
		  emi-enabled-inside /emiOptions/standardEmi/cardless
		  plan-filters-disagree /emiOptions/standardEmi/cardless/filters/0
		  emi-enabled-inside /emiOptions/standardEmi/cardless/filters/1
		  plan-filters-disagree /emiOptions/standardEmi/cardless/filters/1
		# a group that is off around a filter that is on
		undetermined
		  emi-enabled-inside /emiOptions/standardEmi/cardless
		  plan-filter-nested /emiOptions/standardEmi/cardless/filters/0
		  plan-filters-disagree /emiOptions/standardEmi/cardless/filters/0
		  incomplete-instrument /emiOptions/standardEmi/cardless/filters/0
		  emi-enabled-inside /emiOptions/standardEmi/cardless/filters/1
		  plan-filters-disagree /emiOptions/standardEmi/cardless/filters/1
		# a group that is off around a list that is on
		undetermined
		  emi-enabled-inside /emiOptions/standardEmi/cardless
		  plan-filter-nested /emiOptions/standardEmi/cardless/filters/0
		  emi-enabled-inside /emiOptions/standardEmi/cardless/filters/1
		  plan-filter-nested /emiOptions/standardEmi/cardless/filters/1
		# a group that is off around a filter that is on, where another hides the plan
		hidden
		  plan-filter-hides /emiOptions/standardEmi/cardless/filters/0
		# cards hidden by their option
		undetermined
		  emi-cards-hidden /options/0
		# cards hidden by the default
		undetermined
		  emi-cards-hidden /allowDefaultOptions
		# cards hidden, and the kind too
		hidden
		  emi-kind-hidden /emiOptions/standardEmi
		# a cardless plan where cards are hidden
		shown
		  emi-default /allowDefaultOptions"
	`);
});

test('the whole screen', () => {
	expect(explanationsOf(wholeScreen)).toMatchInlineSnapshot(`
		"# only EMI, something else
		hidden
		  only-emi /emiOptions/showOnlyEmi
		# only EMI, a plan
		shown
		  emi-default /allowDefaultOptions
		# EMI hidden, a plan
		hidden
		  hide-emi /sdk_udf
		# EMI hidden, something else
		shown
		  default-options /payment_filter/allowDefaultOptions
		# EMI shown without cards, a card
		hidden
		  emi-without-cards /sdk_udf
		# EMI shown without cards, something else
		shown
		  default-options /payment_filter/allowDefaultOptions
		# EMI shown without cards, a plan on credit cards
		shown
		  emi-default /payment_filter/allowDefaultOptions
		# EMI hidden twice
		hidden
		  hide-emi /sdk_udf
		# EMI hidden, and a kind enabled
		undetermined
		  emi-contradiction /sdk_udf
		  emi-contradiction /payment_filter/emiOptions/noCostEmi
		# EMI hidden, and a group enabled
		undetermined
		  emi-contradiction /sdk_udf
		  emi-contradiction /payment_filter/emiOptions/noCostEmi/debit
		# EMI hidden, and a filter enabled
		undetermined
		  emi-contradiction /sdk_udf
		  emi-contradiction /payment_filter/emiOptions/lowCostEmi/credit/filters/1
		# EMI hidden, disabled, and the only thing shown, a plan
		hidden
		  hide-emi /sdk_udf
		# EMI hidden, and the only thing shown, a plan
		undetermined
		  emi-contradiction /sdk_udf
		  emi-contradiction /payment_filter/emiOptions/showOnlyEmi
		# EMI hidden, and the only thing shown, something else
		undetermined
		  emi-contradiction /sdk_udf
		  emi-contradiction /payment_filter/emiOptions/showOnlyEmi
		# EMI shown, and every kind disabled
		undetermined
		  emi-contradiction /sdk_udf
		  emi-contradiction /payment_filter/emiOptions
		# EMI shown, and every kind disabled, something else
		shown
		  default-options /payment_filter/allowDefaultOptions
		# every kind disabled
		hidden
		  emi-kind-hidden /emiOptions/standardEmi
		# a mandate, supported
		shown
		  no-filter /payment_filter
		# a mandate, not supported
		hidden
		  mandate-required /options.create_mandate
		# a mandate, not known
		undetermined
		  mandate-required /options.create_mandate
		# everything at once, a card
		hidden
		  mandate-required /options.create_mandate
		  emi-without-cards /sdk_udf
		  only-emi /emiOptions/showOnlyEmi
		# everything at once, a plan
		shown
		  no-filter /payment_filter
		# EMI rules in two places
		undetermined
		  emi-options-twice /payment_filter/emiOptions
		  emi-options-twice /emiOptions"
	`);
});

// Shown together with every kind disabled, or hidden together with anything enabled.
test.each<[sdk_udf: string | undefined, emiOptions: object | undefined, contradict: boolean]>([
	['showEMI', offWhole, true],
	['ShowEMIWithoutCards', offWhole, true],
	['showEMI', {...offWhole, noCostEmi: {...off, cardless: off}}, true],
	['showEMI', {...offWhole, noCostEmi: {...off, cardless: on}}, false],
	['showEMI', {...offWhole, standardEmi: on}, false],
	['showEMI', {standardEmi: off, lowCostEmi: off}, false],
	['showEMI', {lowCostEmi: off}, false],
	['showEMI', {}, false],
	['showEMI', undefined, false],
	['hideEMI', {noCostEmi: on}, true],
	['hideEMI', {...offWhole, lowCostEmi: {...off, debit: on}}, true],
	['hideEMI', {showOnlyEmi: true}, true],
	['hideEMI', {showOnlyEmi: false}, false],
	['hideEMI', offWhole, false],
	['hideEMI', {}, false],
	['hideEMI', undefined, false],
	[undefined, offWhole, false],
	[undefined, {standardEmi: on}, false],
])('sdk_udf %s and emiOptions %j contradict each other: %s', (sdk_udf, emiOptions, contradict) => {
	const subject = page({
		...(sdk_udf === undefined ? {} : {sdk_udf}),
		payment_filter: {...filterOf(true), ...(emiOptions === undefined ? {} : {emiOptions})},
	});
	const kinds = ['standard', 'lowCost', 'noCost'] as const;
	const plans = kinds.flatMap(kind => PLAN_GROUPS.map(group => ({...plan, kind, group})));
	const rules = plans.flatMap(one => explain(subject, one).because.map(({rule}) => rule));
	expect(rules.includes('emi-contradiction')).toBe(contradict);
	expect(summarize(subject).includes('(reading emiDisplay)')).toBe(contradict);
});

describe('with emiOptions and sdk_udf absent and a default that hides, a plan on a card stays open only where CARD is enabled', () => {
	const card = (enable: unknown, type: unknown = 'CARD') => ({paymentMethodType: type, enable});
	/** The verdicts if EMI that is not named is shown, if it is hidden, and while that is open. */
	const verdicts = (options: unknown) =>
		[{unnamedEmi: 'shown'} as const, {unnamedEmi: 'hidden'} as const, {}].map(
			readings =>
				explain(
					{allowDefaultOptions: false, options},
					{type: 'EMI', kind: 'noCost', group: 'credit'},
					{
						readings: {emiOnHiddenCards: 'shown', ...readings},
					},
				).verdict,
		);
	test.each<[string, unknown, readonly string[]]>([
		['enabled', [card(true)], ['shown', 'hidden', 'undetermined']],
		['disabled', [card(false)], ['hidden', 'hidden', 'hidden']],
		['absent', [card(true, 'CASH')], ['hidden', 'hidden', 'hidden']],
		['enabled, and again disabled', [card(true), card(false)], ['shown', 'hidden', 'undetermined']],
		['disabled, and again enabled', [card(false), card(true)], ['hidden', 'hidden', 'hidden']],
		['a flag that cannot be read', [card('no')], ['undetermined', 'hidden', 'undetermined']],
		['perhaps an option of an unreadable type', [card(true, 7)], ['undetermined', 'hidden', 'undetermined']],
		['perhaps a disabled one', [card(false, 7)], ['undetermined', 'hidden', 'undetermined']],
		['perhaps in a list that cannot be read', 7, ['undetermined', 'hidden', 'undetermined']],
	])('%s', (_, options, expected) => {
		expect(verdicts(options)).toEqual(expected);
	});
});
