// What decides about EMI from the outside in: the screen, the kind, the group; every reason in its order and words.
import {expect, test} from 'vitest';
import {describe as inWords} from '../../src/inspect/describe/describe.js';
import {explain} from '../../src/inspect/index.js';
import {explanationsOf} from './explanation.js';
import {filterOf, page} from './lint-issues.js';

const plan = {type: 'EMI', kind: 'standard', group: 'cardless'} as const;
const credit = {...plan, group: 'credit'} as const;
const cash = {type: 'CASH'} as const;
const on = {enable: true};
const off = {enable: false};
const offWhole = {standardEmi: off, lowCostEmi: off, noCostEmi: off};

const emi = (emiOptions: object, allow = true) => ({...filterOf(allow), emiOptions});
const display = (sdk_udf: string, emiOptions?: object) =>
	page({sdk_udf, payment_filter: {...filterOf(true), ...(emiOptions === undefined ? {} : {emiOptions})}});

test('kinds and groups', () => {
	const kind = (fields: object) => emi({standardEmi: fields});
	const filters = (...list: readonly object[]) => ({...off, filters: list});
	const ofIssuer = (enable: boolean) => ({...off, issuerFilter: {issuers: ['PREFIX_BANKA'], enable}});
	expect(
		explanationsOf({
			'no filter': [page({}), plan],
			'a filter beside which EMI rules stand': [page({emiOptions: {standardEmi: on}}), plan],
			'a kind that is not named, default true': [emi({lowCostEmi: on}), plan],
			'a kind that is not named, default false': [emi({lowCostEmi: on}, false), plan],
			'a group that is not named, default true': [kind({...on, debit: off}), plan],
			'a group that is not named, default false': [emi({standardEmi: on}, false), plan],
			'a group that is not named, in a request without a filter': [page({emiOptions: {standardEmi: on}}), credit],
			'a kind that is off': [kind(off), plan],
			'a kind that is off, and all in it': [kind({...off, credit: off, cardless: filters(off)}), plan],
			'a group that is off': [kind({...on, cardless: off}), plan],
			'a group that is off, and its filters too': [kind({...on, cardless: filters(off, ofIssuer(false))}), plan],
			'a group that is on': [kind({...on, cardless: on}), plan],
			'a kind that is off around a group that is on': [kind({...off, debit: off, cardless: on}), plan],
			'a kind that is off around another group that is on': [kind({...off, credit: on}), plan],
			'a kind that is off around a group that is off, with another on': [
				kind({...off, credit: on, cardless: off}),
				plan,
			],
			'a kind that is off around a filter that is on': [kind({...off, cardless: filters(off, on)}), plan],
			'a group that is off around a filter that is on': [kind({...on, cardless: filters(ofIssuer(false), on)}), plan],
			'a group that is off around a list that is on': [
				kind({...on, cardless: filters(ofIssuer(false), ofIssuer(true))}),
				{...plan, issuer: 'BANKA'},
			],
			'a group that is off around a filter that is on, where another hides the plan': [
				kind({...on, cardless: filters(off, {...on, issuerFilter: {issuers: ['PREFIX_BANKA'], enable: true}})}),
				{...plan, issuer: 'BANKB'},
			],
			'cards hidden by their option': [
				{...filterOf(true, {paymentMethodType: 'CARD', ...off}), emiOptions: {}},
				credit,
			],
			'cards hidden by the default': [emi({standardEmi: {...on, credit: on}}, false), credit],
			'cards hidden, and the kind too': [{...filterOf(false), emiOptions: {standardEmi: off}}, credit],
			'a cardless plan where cards are hidden': [filterOf(true, {paymentMethodType: 'CARD', ...off}), plan],
		}),
	).toMatchInlineSnapshot(`
		"# no filter
		shown
		  no-filter /payment_filter: there is no payment_filter: standard EMI is shown
		# a filter beside which EMI rules stand
		shown
		  emi-kind-shown /emiOptions/standardEmi: the kind is enabled as a whole: cardless standard EMI is shown
		# a kind that is not named, default true
		shown
		  emi-default /allowDefaultOptions: emiOptions does not name standard EMI and allowDefaultOptions is true: it is shown
		# a kind that is not named, default false
		undetermined
		  emi-not-named /allowDefaultOptions: emiOptions does not name standard EMI and allowDefaultOptions is false: whether that hides EMI is not specified
		# a group that is not named, default true
		shown
		  emi-default /allowDefaultOptions: emiOptions does not name cardless standard EMI and allowDefaultOptions is true: it is shown
		# a group that is not named, default false
		shown
		  emi-kind-shown /emiOptions/standardEmi: the kind is enabled as a whole: cardless standard EMI is shown
		# a group that is not named, in a request without a filter
		shown
		  emi-kind-shown /emiOptions/standardEmi: the kind is enabled as a whole: credit standard EMI is shown
		# a kind that is off
		hidden
		  emi-kind-hidden /emiOptions/standardEmi: standard EMI is disabled and nothing inside it is enabled: it is hidden
		# a kind that is off, and all in it
		hidden
		  emi-kind-hidden /emiOptions/standardEmi: standard EMI is disabled and nothing inside it is enabled: it is hidden
		# a group that is off
		hidden
		  emi-group-hidden /emiOptions/standardEmi/cardless: cardless standard EMI is disabled and nothing inside it is enabled: it is hidden
		# a group that is off, and its filters too
		hidden
		  emi-group-hidden /emiOptions/standardEmi/cardless: cardless standard EMI is disabled and nothing inside it is enabled: it is hidden
		# a group that is on
		shown
		  emi-group-shown /emiOptions/standardEmi/cardless: cardless standard EMI is enabled: it is shown
		# a kind that is off around a group that is on
		undetermined
		  emi-enabled-inside /emiOptions/standardEmi: standard EMI is disabled and something inside it is enabled: which of the two counts is not specified
		  emi-enabled-inside /emiOptions/standardEmi/cardless: standard EMI is disabled and something inside it is enabled: which of the two counts is not specified
		# a kind that is off around another group that is on
		undetermined
		  emi-enabled-inside /emiOptions/standardEmi: standard EMI is disabled and something inside it is enabled: which of the two counts is not specified
		  emi-enabled-inside /emiOptions/standardEmi/credit: standard EMI is disabled and something inside it is enabled: which of the two counts is not specified
		# a kind that is off around a group that is off, with another on
		hidden
		  emi-group-hidden /emiOptions/standardEmi/cardless: cardless standard EMI is disabled and nothing inside it is enabled: it is hidden
		# a kind that is off around a filter that is on
		undetermined
		  emi-enabled-inside /emiOptions/standardEmi: standard EMI is disabled and something inside it is enabled: which of the two counts is not specified
		  emi-enabled-inside /emiOptions/standardEmi/cardless/filters/1: standard EMI is disabled and something inside it is enabled: which of the two counts is not specified
		  emi-enabled-inside /emiOptions/standardEmi/cardless: cardless standard EMI is disabled and something inside it is enabled: which of the two counts is not specified
		  plan-filters-disagree /emiOptions/standardEmi/cardless/filters/1: one plan filter enables the plan and another disables it: which of them counts is not specified
		  plan-filters-disagree /emiOptions/standardEmi/cardless/filters/0: one plan filter enables the plan and another disables it: which of them counts is not specified
		# a group that is off around a filter that is on
		undetermined
		  emi-enabled-inside /emiOptions/standardEmi/cardless: cardless standard EMI is disabled and something inside it is enabled: which of the two counts is not specified
		  emi-enabled-inside /emiOptions/standardEmi/cardless/filters/1: cardless standard EMI is disabled and something inside it is enabled: which of the two counts is not specified
		  plan-filter-nested /emiOptions/standardEmi/cardless/filters/0: this plan filter is disabled and has a list that covers the plan: which of the two flags counts is not specified
		  plan-filters-disagree /emiOptions/standardEmi/cardless/filters/1: one plan filter enables the plan and another disables it: which of them counts is not specified
		  plan-filters-disagree /emiOptions/standardEmi/cardless/filters/0: one plan filter enables the plan and another disables it: which of them counts is not specified
		  too-thin /emiOptions/standardEmi/cardless/filters/0: this plan filter asks for more than is known of the plan: add its issuer
		# a group that is off around a list that is on
		hidden
		  plan-filter-hides /emiOptions/standardEmi/cardless/filters/0: this plan filter disables the plan: it is hidden
		# a group that is off around a filter that is on, where another hides the plan
		hidden
		  plan-filter-hides /emiOptions/standardEmi/cardless/filters/0: this plan filter disables the plan: it is hidden
		# cards hidden by their option
		undetermined
		  emi-cards-hidden /options/0: CARD is hidden: whether that hides credit and debit EMI is not specified
		# cards hidden by the default
		undetermined
		  emi-cards-hidden /allowDefaultOptions: CARD is hidden: whether that hides credit and debit EMI is not specified
		# cards hidden, and the kind too
		hidden
		  emi-kind-hidden /emiOptions/standardEmi: standard EMI is disabled and nothing inside it is enabled: it is hidden
		# a cardless plan where cards are hidden
		shown
		  emi-default /allowDefaultOptions: emiOptions does not name standard EMI and allowDefaultOptions is true: it is shown"
	`);
});

test('the whole screen', () => {
	const mandate = {
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '10.00',
		'mandate.start_date': '1893456000',
		'mandate.end_date': '1924992000',
	};
	const all = page({...mandate, sdk_udf: 'ShowEMIWithoutCards', emiOptions: {showOnlyEmi: true}});
	expect(
		explanationsOf({
			'only EMI, something else': [emi({showOnlyEmi: true}), cash],
			'only EMI, a plan': [emi({showOnlyEmi: true}), plan],
			'EMI hidden, a plan': [display('hideEMI'), plan],
			'EMI hidden, something else': [display('hideEMI'), cash],
			'EMI shown without cards, a card': [display('ShowEMIWithoutCards'), {type: 'CARD'}],
			'EMI shown without cards, something else': [display('ShowEMIWithoutCards'), cash],
			'EMI shown without cards, a plan on credit cards': [display('ShowEMIWithoutCards'), credit],
			'EMI hidden twice': [display('hideEMI', offWhole), plan],
			'EMI hidden, and a kind enabled': [display('hideEMI', {lowCostEmi: off, noCostEmi: on}), plan],
			'EMI hidden, and a group enabled': [display('hideEMI', {noCostEmi: {...off, debit: on}}), plan],
			'EMI hidden, and a filter enabled': [
				display('hideEMI', {lowCostEmi: {...off, credit: {...off, filters: [off, on]}}}),
				plan,
			],
			'EMI hidden, disabled, and the only thing shown, a plan': [
				display('hideEMI', {...offWhole, showOnlyEmi: true}),
				{...plan, kind: 'noCost'},
			],
			'EMI hidden, and the only thing shown, a plan': [display('hideEMI', {showOnlyEmi: true}), plan],
			'EMI hidden, and the only thing shown, something else': [display('hideEMI', {showOnlyEmi: true}), cash],
			'EMI shown, and every kind disabled': [display('showEMI', offWhole), plan],
			'EMI shown, and every kind disabled, something else': [display('showEMI', offWhole), cash],
			'every kind disabled': [emi(offWhole), plan],
			'a mandate, supported': [page(mandate), {...cash, supportsMandates: true}],
			'a mandate, not supported': [page(mandate), {...cash, supportsMandates: false}],
			'a mandate, not known': [page(mandate), cash],
			'everything at once, a card': [all, {type: 'CARD', supportsMandates: false}],
			'everything at once, a plan': [all, {...plan, supportsMandates: true}],
			'EMI rules in two places': [page({payment_filter: emi({standardEmi: off}), emiOptions: {standardEmi: on}}), plan],
		}),
	).toMatchInlineSnapshot(`
		"# only EMI, something else
		hidden
		  only-emi /emiOptions/showOnlyEmi: showOnlyEmi is true: EMI is the only visible instrument
		# only EMI, a plan
		shown
		  emi-default /allowDefaultOptions: emiOptions does not name standard EMI and allowDefaultOptions is true: it is shown
		# EMI hidden, a plan
		hidden
		  hide-emi /sdk_udf: sdk_udf is hideEMI: EMI is hidden
		# EMI hidden, something else
		shown
		  default-options /payment_filter/allowDefaultOptions: no option names CASH and allowDefaultOptions is true: CASH is shown
		# EMI shown without cards, a card
		hidden
		  emi-without-cards /sdk_udf: sdk_udf is ShowEMIWithoutCards: card payment is hidden
		# EMI shown without cards, something else
		shown
		  default-options /payment_filter/allowDefaultOptions: no option names CASH and allowDefaultOptions is true: CASH is shown
		# EMI shown without cards, a plan on credit cards
		shown
		  emi-default /payment_filter/allowDefaultOptions: emiOptions does not name standard EMI and allowDefaultOptions is true: it is shown
		# EMI hidden twice
		hidden
		  hide-emi /sdk_udf: sdk_udf is hideEMI: EMI is hidden
		# EMI hidden, and a kind enabled
		undetermined
		  emi-contradiction /sdk_udf: sdk_udf hides EMI and emiOptions enables it: which of the two counts is not specified
		  emi-contradiction /payment_filter/emiOptions/noCostEmi: sdk_udf hides EMI and emiOptions enables it: which of the two counts is not specified
		# EMI hidden, and a group enabled
		undetermined
		  emi-contradiction /sdk_udf: sdk_udf hides EMI and emiOptions enables it: which of the two counts is not specified
		  emi-contradiction /payment_filter/emiOptions/noCostEmi/debit: sdk_udf hides EMI and emiOptions enables it: which of the two counts is not specified
		# EMI hidden, and a filter enabled
		undetermined
		  emi-contradiction /sdk_udf: sdk_udf hides EMI and emiOptions enables it: which of the two counts is not specified
		  emi-contradiction /payment_filter/emiOptions/lowCostEmi/credit/filters/1: sdk_udf hides EMI and emiOptions enables it: which of the two counts is not specified
		# EMI hidden, disabled, and the only thing shown, a plan
		hidden
		  hide-emi /sdk_udf: sdk_udf is hideEMI: EMI is hidden
		# EMI hidden, and the only thing shown, a plan
		undetermined
		  emi-contradiction /sdk_udf: sdk_udf hides EMI and emiOptions enables it: which of the two counts is not specified
		  emi-contradiction /payment_filter/emiOptions/showOnlyEmi: sdk_udf hides EMI and emiOptions enables it: which of the two counts is not specified
		# EMI hidden, and the only thing shown, something else
		undetermined
		  emi-contradiction /sdk_udf: sdk_udf hides EMI and showOnlyEmi shows nothing else: which of the two counts is not specified
		  emi-contradiction /payment_filter/emiOptions/showOnlyEmi: sdk_udf hides EMI and showOnlyEmi shows nothing else: which of the two counts is not specified
		# EMI shown, and every kind disabled
		undetermined
		  emi-contradiction /sdk_udf: sdk_udf shows EMI and emiOptions disables every kind of it: which of the two counts is not specified
		  emi-contradiction /payment_filter/emiOptions: sdk_udf shows EMI and emiOptions disables every kind of it: which of the two counts is not specified
		# EMI shown, and every kind disabled, something else
		shown
		  default-options /payment_filter/allowDefaultOptions: no option names CASH and allowDefaultOptions is true: CASH is shown
		# every kind disabled
		hidden
		  emi-kind-hidden /emiOptions/standardEmi: standard EMI is disabled and nothing inside it is enabled: it is hidden
		# a mandate, supported
		shown
		  no-filter /payment_filter: there is no payment_filter: every type is shown
		# a mandate, not supported
		hidden
		  mandate-required /options.create_mandate: the mandate is required and the instrument does not support mandates: it cannot be used
		# a mandate, not known
		undetermined
		  mandate-required /options.create_mandate: the mandate is required and whether the instrument supports mandates is not known: set supportsMandates
		# everything at once, a card
		hidden
		  emi-without-cards /sdk_udf: sdk_udf is ShowEMIWithoutCards: card payment is hidden
		# everything at once, a plan
		shown
		  no-filter /payment_filter: there is no payment_filter: standard EMI is shown
		# EMI rules in two places
		undetermined
		  emi-options-twice /payment_filter/emiOptions: emiOptions is in the filter and beside it: which of the two counts is not specified
		  emi-options-twice /emiOptions: emiOptions is in the filter and beside it: which of the two counts is not specified"
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
	const rules = kinds.flatMap(kind => explain(subject, {...plan, kind}).because.map(({rule}) => rule));
	expect(rules.includes('emi-contradiction')).toBe(contradict);
	expect(inWords(subject).includes('Two settings for EMI contradict each other')).toBe(contradict);
});

test('a filter alone contradicts nothing', () => {
	expect(inWords(emi({showOnlyEmi: true, ...offWhole}))).not.toContain('contradict');
});
