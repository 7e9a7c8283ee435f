// The verdict on each type of instrument, with every reason: its rule and its place, in order.
import {expect, test} from 'vitest';
import {cardCases, otherCases, providers, upiCases, wholeTypes} from './explain-cases.js';
import {explanationsOf} from './explanation.js';

test('whole types', () => {
	expect(explanationsOf(wholeTypes)).toMatchInlineSnapshot(`
		"# no filter
		shown
		  no-filter /payment_filter
		# no option, default true
		shown
		  default-options /allowDefaultOptions
		# no option, default false
		hidden
		  default-options /allowDefaultOptions
		# the type is enabled
		shown
		  type-shown /options/0
		# the type is disabled
		hidden
		  type-hidden /options/0
		# a second option
		hidden
		  type-hidden /options/1"
	`);
});

test('providers by their codes', () => {
	expect(explanationsOf(providers)).toMatchInlineSnapshot(`
		"# listed, enabled
		shown
		  codes-shown /options/0
		# listed, disabled
		hidden
		  codes-hidden /options/0
		# not listed, enabled, default false
		hidden
		  codes-not-listed /allowDefaultOptions
		# not listed, enabled, default true
		undetermined
		  default-reach /allowDefaultOptions
		  default-reach /options/0
		# not listed, disabled, default true
		shown
		  codes-not-listed /allowDefaultOptions
		# not listed, disabled, default false
		hidden
		  codes-not-listed /allowDefaultOptions
		# no code, enabled, default true
		undetermined
		  default-reach /allowDefaultOptions
		  incomplete-instrument /options/0
		  default-reach /options/0
		# no code, enabled, default false
		undetermined
		  incomplete-instrument /options/0
		# no code, disabled, default true
		undetermined
		  incomplete-instrument /options/0
		# no code, disabled, default false: all are hidden
		hidden
		  codes-not-listed /allowDefaultOptions
		  codes-hidden /options/0
		# an empty list
		undetermined
		  empty-list /options/0"
	`);
});

test('cards', () => {
	expect(explanationsOf(cardCases)).toMatchInlineSnapshot(`
		"# one that shows
		shown
		  filter-shows /options/0/cardFilters/0
		# one that hides
		hidden
		  filter-hides /options/0/cardFilters/0
		# one of each kind
		undetermined
		  filters-disagree /options/0/cardFilters/0
		  filters-disagree /options/0/cardFilters/1
		# none, next to one that hides, default true
		shown
		  no-filter-matches /allowDefaultOptions
		# none, next to one that shows, default false
		hidden
		  no-filter-matches /allowDefaultOptions
		# none, next to one that shows, default true
		undetermined
		  default-reach /allowDefaultOptions
		  default-reach /options/0
		# none, next to one that hides, default false
		undetermined
		  default-reach /allowDefaultOptions
		  default-reach /options/0
		# none, next to both, default true
		undetermined
		  default-reach /allowDefaultOptions
		  default-reach /options/0
		# none, next to both, default false
		undetermined
		  default-reach /allowDefaultOptions
		  default-reach /options/0
		# no filter in the list
		shown
		  type-shown /options/0
		# no filter in the list, default false
		undetermined
		  empty-list /options/0
		# an empty list inside
		undetermined
		  empty-list /options/0/cardFilters/0
		# an empty list, and a thin card
		undetermined
		  empty-list /options/0/cardFilters/0
		  incomplete-instrument /options/0/cardFilters/1
		# nothing is known
		undetermined
		  incomplete-instrument /options/0/cardFilters/0
		# two are not known
		undetermined
		  incomplete-instrument /options/0/cardFilters/0
		# a value and the BIN are not known
		undetermined
		  default-reach /allowDefaultOptions
		  default-reach /options/0
		  incomplete-instrument /options/0/cardFilters/0
		# no BIN
		undetermined
		  default-reach /allowDefaultOptions
		  default-reach /options/0
		  incomplete-instrument /options/0/cardFilters/0
		# too few digits
		hidden
		  filter-hides /options/0/cardFilters/0"
	`);
});

test('UPI', () => {
	expect(explanationsOf(upiCases)).toMatchInlineSnapshot(`
		"# a handle is hidden
		hidden
		  filter-hides /options/0/upiFilters/0
		# an app is shown
		shown
		  filter-shows /options/0/upiFilters/0
		# another handle
		shown
		  no-filter-matches /allowDefaultOptions
		# another app
		undetermined
		  default-reach /allowDefaultOptions
		  default-reach /options/0
		# none is named, and every filter is for one
		undetermined
		  incomplete-instrument /options/0/upiFilters/0
		# none is named, and the filter is for all of UPI
		hidden
		  filter-hides /options/0/upiFilters/0
		# no filter in the list
		shown
		  type-shown /options/0
		# no filter in the list, default false
		undetermined
		  empty-list /options/0"
	`);
});

test('EMI, mandates, and an unreadable instrument', () => {
	expect(explanationsOf(otherCases)).toMatchInlineSnapshot(`
		"# a plan filter shows
		shown
		  plan-filter-shows /emiOptions/noCostEmi/cardless/filters/0
		# a plan filter hides
		hidden
		  plan-filter-hides /emiOptions/noCostEmi/cardless/filters/0
		# the first plan filter that is off around a list that is on
		undetermined
		  plan-filter-nested /emiOptions/noCostEmi/cardless/filters/2
		# emiOptions in both places
		undetermined
		  emi-options-twice /emiOptions
		  emi-options-twice /payment_filter/emiOptions
		# a credit plan while CARD is hidden
		undetermined
		  emi-cards-hidden /options/0
		# a mandate is required
		undetermined
		  mandate-required /options.create_mandate
		# an unreadable instrument
		undetermined
		  unreadable-instrument (whole input)"
	`);
});
