// How lint says what is wrong or doubtful: what each rule says of its bad example, and what it says of others.
import {expect, test} from 'vitest';
import {lintRules} from '../../src/inspect/index.js';
import {filterOf, page, said, wallets} from './lint-issues.js';

const ofCodes = (paymentMethodType: string, ...paymentMethods: readonly string[]) =>
	said(filterOf(true, {paymentMethodType, enable: false, paymentMethods}));

test('each rule speaks of its bad example', () => {
	expect(lintRules.map(({id, invalid}) => `# ${id}\n${said(invalid)}`).join('\n')).toMatchInlineSnapshot(`
		"# no-effect
		warning no-effect (the whole)
		  the filter changes nothing: hide something, set allowDefaultOptions to false, or leave the filter out
		  suggestion: undefined
		warning redundant-option /options/0
		  allowDefaultOptions is true, so UPI is shown anyway: leave this option out, or set allowDefaultOptions to false
		  suggestion: undefined
		# nothing-left
		error nothing-left (the whole)
		  the filter leaves nothing to pay with: enable an option, or set allowDefaultOptions to true
		  suggestion: undefined
		warning redundant-option /options/0
		  allowDefaultOptions is false, so CARD is hidden anyway: leave this option out, or set allowDefaultOptions to true
		  suggestion: undefined
		# redundant-option
		warning redundant-option /options/1
		  allowDefaultOptions is false, so CASH is hidden anyway: leave this option out, or set allowDefaultOptions to true
		  suggestion: undefined
		# missing-field
		warning missing-field /allowDefaultOptions
		  allowDefaultOptions is missing: write true or false
		  suggestion: true
		# conflicting-type
		error conflicting-type /options/1
		  CASH is hidden already: configure it in one call
		  suggestion: undefined
		# ignored-list
		error ignored-list /options/0/cardFilters
		  cardFilters is ignored for NB: move it to an option of CARD, or leave it out
		  suggestion: undefined
		warning no-effect (the whole)
		  the filter changes nothing: hide something, set allowDefaultOptions to false, or leave the filter out
		  suggestion: undefined
		warning redundant-option /options/0
		  allowDefaultOptions is true, so NB is shown anyway: leave this option out, or set allowDefaultOptions to false
		  suggestion: undefined
		# filters-on-disabled-type
		error filters-on-disabled-type /options/0/enable
		  CARD is disabled and has cardFilters: filters inside CARD need enable true
		  suggestion: true
		# two-codes-in-one-string
		error two-codes-in-one-string /options/0/paymentMethods/0
		  "WALLET_A,WALLET_B" holds a comma: write each code as a string of its own
		  suggestion: "WALLET_A", "WALLET_B"
		# nb-code-without-nb
		error nb-code-without-nb /options/0/paymentMethods/0
		  "BANKA" is no NB code: write NB_BANKA
		  suggestion: NB_BANKA
		# duplicate-code
		warning duplicate-code /options/0/paymentMethods/1
		  "WALLET_A" stands at 0 already: leave it out here
		  suggestion: undefined
		# look-alike-code
		warning look-alike-code /options/0/paymentMethods/1
		  "Wallet_A" and "WALLET_A" look alike: keep the one that the service knows
		  suggestion: undefined
		# lower-case-code
		info lower-case-code /options/0/paymentMethods/0
		  "wallet_a" is in lower case: write "WALLET_A" if the service does
		  suggestion: WALLET_A
		# placeholder-left-in
		error placeholder-left-in /options/0/paymentMethods/0
		  a placeholder was left in: write the value that stands on your account or order
		  suggestion: undefined
		# empty-criterion
		error empty-criterion /options/0/cardFilters/0
		  a filter without a list matches every card: name what it is for
		  suggestion: undefined
		# bin-ranges-overlap
		warning bin-ranges-overlap /options/0/cardFilters/0/cardBins/1
		  411150::411250 overlaps 411111::411199: join the two, or correct an end
		  suggestion: undefined
		# bin-ranges-touch
		info bin-ranges-touch /options/0/cardFilters/0/cardBins/1
		  411200::411250 begins where 411111::411199 ends: write 411111::411250
		  suggestion: 411111::411250
		# bin-ranges-contradict
		warning bin-ranges-contradict /options/0/cardFilters/1/cardBins/0
		  411150::411160 is enabled here and 411111::411199, which it meets, disabled, and which counts is not stated: part them
		  suggestion: undefined
		warning default-reach /options/0/cardFilters
		  whether allowDefaultOptions true reaches what no filter here matches is not stated: only disable inside, or set it to false
		  suggestion: undefined
		# bin-ranges-lengths
		info bin-ranges-lengths /options/0/cardFilters/0/cardBins/1
		  the ranges of this list have 6 and 8 digits: write as many in each
		  suggestion: undefined
		# precedence-undetermined
		warning precedence-undetermined /options/0/cardFilters/1
		  this filter enables what filter 0 disables, and which counts is not stated: name other instruments in each
		  suggestion: undefined
		warning default-reach /options/0/cardFilters
		  whether allowDefaultOptions true reaches what no filter here matches is not stated: only disable inside, or set it to false
		  suggestion: undefined
		# default-reach
		warning default-reach /options/0
		  whether the other providers of WALLET are shown beside these is not stated: list those to hide with enable false, or set allowDefaultOptions to false
		  suggestion: undefined
		# emi-off-with-groups-on
		warning emi-off-with-groups-on /emiOptions/noCostEmi/enable
		  noCostEmi is disabled and credit inside it is enabled: write true, or disable both
		  suggestion: true
		# only-emi-without-emi
		error only-emi-without-emi /emiOptions/showOnlyEmi
		  only EMI is shown and every kind of it is off: enable a kind, or leave it out
		  suggestion: undefined
		# emi-with-cards-hidden
		warning emi-with-cards-hidden /emiOptions/noCostEmi/credit
		  credit EMI is enabled and CARD is hidden, and whether EMI by card goes with it is not stated: enable CARD or use cardless EMI
		  suggestion: undefined
		# emi-not-named
		info emi-not-named /emiOptions
		  allowDefaultOptions is false and emiOptions does not name standardEmi and lowCostEmi: name each kind with its enable
		  suggestion: undefined
		# emi-display-contradicted
		error emi-display-contradicted /sdk_udf
		  sdk_udf hides EMI and emiOptions shows it: make the two agree
		  suggestion: undefined
		# emi-options-twice
		warning emi-options-twice /emiOptions
		  emiOptions stands inside payment_filter too: keep the one that the account reads
		  suggestion: undefined
		# providers-not-doubled
		error providers-not-doubled /payment_filter/options/0/paymentMethods
		  a mandate session needs each NB, WALLET and CONSUMER_FINANCE provider twice: add .forMandates(servicePrefix) to the filter
		  suggestion: undefined
		# doubled-without-mandate
		warning doubled-without-mandate /payment_filter/options/0/paymentMethods
		  the providers stand twice, with PREFIX_, and the session has no mandate: drop the prefixed codes, or add the mandate fields
		  suggestion: undefined
		# mandate-ends-before-start
		error mandate-ends-before-start /mandate.end_date
		  the mandate does not end after it starts: write a later mandate.end_date
		  suggestion: undefined
		# mandate-date-in-past
		warning mandate-date-in-past /mandate.start_date
		  mandate.start_date is 2001-09-09, which is over: write a date to come, in Unix seconds
		  suggestion: undefined
		warning mandate-date-in-past /mandate.end_date
		  mandate.end_date is 2004-11-09, which is over: write a date to come, in Unix seconds
		  suggestion: undefined
		# order-id-format
		warning order-id-format /order_id
		  character 5 of the order_id is doubtful: write letters, digits, - and _ only
		  suggestion: undefined
		# sample-value
		info sample-value /customer_phone
		  customer_phone looks like a sample's: write the customer's or the order's own
		  suggestion: undefined
		# undocumented-field
		info undocumented-field /udf1
		  "udf1" is no field that the document names: it is kept and sent as it stands
		  suggestion: leave it out if the service does not know it"
	`);
});

test('what is missing is read as true, or as an empty list', () => {
	expect(said({})).toMatchInlineSnapshot(`
		"warning no-effect (the whole)
		  the filter changes nothing: hide something, set allowDefaultOptions to false, or leave the filter out
		  suggestion: undefined
		warning missing-field /allowDefaultOptions
		  allowDefaultOptions is missing: write true or false
		  suggestion: true
		warning missing-field /options
		  options is missing: write a list
		  suggestion: []"
	`);
});

test('of a type given twice the first counts', () => {
	const cash = (enable: boolean) => ({paymentMethodType: 'CASH', enable});
	expect(said(filterOf(true, cash(true), cash(false)))).toMatchInlineSnapshot(`
		"error conflicting-type /options/1
		  CASH is shown already: configure it in one call
		  suggestion: undefined
		warning no-effect (the whole)
		  the filter changes nothing: hide something, set allowDefaultOptions to false, or leave the filter out
		  suggestion: undefined
		warning redundant-option /options/0
		  allowDefaultOptions is true, so CASH is shown anyway: leave this option out, or set allowDefaultOptions to false
		  suggestion: undefined"
	`);
	expect(said(filterOf(false, cash(true), cash(false)))).toMatchInlineSnapshot(`
		"error conflicting-type /options/1
		  CASH is shown already: configure it in one call
		  suggestion: undefined"
	`);
});

test('paymentMethods on CARD and UPI are ignored, so such an option speaks of its whole type', () => {
	const whole = (paymentMethodType: string) => ({paymentMethodType, enable: true, paymentMethods: ['CODE_A']});
	expect(said(filterOf(true, whole('CARD'), whole('UPI')))).toMatchInlineSnapshot(`
		"error ignored-list /options/0/paymentMethods
		  paymentMethods is ignored for CARD: use .cards(…)
		  suggestion: undefined
		error ignored-list /options/1/paymentMethods
		  paymentMethods is ignored for UPI: use .upi(…)
		  suggestion: undefined
		warning no-effect (the whole)
		  the filter changes nothing: hide something, set allowDefaultOptions to false, or leave the filter out
		  suggestion: undefined
		warning redundant-option /options/0
		  allowDefaultOptions is true, so CARD is shown anyway: leave this option out, or set allowDefaultOptions to false
		  suggestion: undefined
		warning redundant-option /options/1
		  allowDefaultOptions is true, so UPI is shown anyway: leave this option out, or set allowDefaultOptions to false
		  suggestion: undefined"
	`);
});

test('lists that are ignored are told as such, and nothing inside them is weighed', () => {
	const cardFilters = [
		{cardBins: ['4111::4119', '4115::4120'], enable: false},
		{cardTypes: ['CREDIT'], enable: true},
	];
	const upiFilters = [
		{upiType: 'INTENT', enable: false},
		{upiType: 'INTENT', enable: true},
	];
	expect(
		said(filterOf(false, {paymentMethodType: 'NB', enable: true, cardFilters, upiFilters})),
	).toMatchInlineSnapshot(`
		"error ignored-list /options/0/cardFilters
		  cardFilters is ignored for NB: move it to an option of CARD, or leave it out
		  suggestion: undefined
		error ignored-list /options/0/upiFilters
		  upiFilters is ignored for NB: move it to an option of UPI, or leave it out
		  suggestion: undefined"
	`);
});

test('lists inside a type that is disabled are told as such, and nothing inside them is weighed', () => {
	const cardFilters = [
		{cardBins: ['4111::4119', '4115::4120'], enable: false},
		{cardTypes: ['CREDIT'], enable: true},
	];
	const upiFilters = [
		{upiType: 'INTENT', enable: false},
		{upiType: 'INTENT', enable: true},
	];
	expect(
		said(
			filterOf(
				true,
				{paymentMethodType: 'CARD', enable: false, cardFilters},
				{paymentMethodType: 'UPI', enable: false, upiFilters},
			),
		),
	).toMatchInlineSnapshot(`
		"error filters-on-disabled-type /options/0/enable
		  CARD is disabled and has cardFilters: filters inside CARD need enable true
		  suggestion: true
		error filters-on-disabled-type /options/1/enable
		  UPI is disabled and has upiFilters: filters inside UPI need enable true
		  suggestion: true"
	`);
});

test('nothing is left where each type is hidden as a whole, whatever stands inside', () => {
	const types = ['CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH'];
	const isLeft = (paymentMethodType: string, inside: object) => {
		const others = types.filter(type => type !== paymentMethodType).map(type => ({paymentMethodType: type}));
		const options = [{paymentMethodType, ...inside}, ...others].map(option => ({...option, enable: false}));
		return !said(filterOf(true, ...options)).includes('nothing-left');
	};
	expect(isLeft('CARD', {cardFilters: [{cardTypes: ['CREDIT'], enable: true}]})).toBe(false);
	expect(isLeft('UPI', {upiFilters: [{upiType: 'COLLECT', enable: true}]})).toBe(false);
	expect(isLeft('CARD', {paymentMethods: ['CODE_A']})).toBe(false);
	expect(isLeft('WALLET', {paymentMethods: ['WALLET_A']})).toBe(true);
	expect(isLeft('WALLET', {cardFilters: [{cardTypes: ['CREDIT'], enable: true}]})).toBe(false);
});

test('a code twice is told where it stands, in each list', () => {
	const twice = ['CODE_A', 'CODE_A'];
	expect(
		said(
			filterOf(
				true,
				{paymentMethodType: 'WALLET', enable: false, paymentMethods: twice},
				{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardBrands: twice, enable: false}]},
				{
					paymentMethodType: 'UPI',
					enable: true,
					upiFilters: [
						{upiType: 'COLLECT', enable: false},
						{upiType: 'INTENT', upiMethods: twice, enable: false},
					],
				},
			),
		),
	).toMatchInlineSnapshot(`
		"warning duplicate-code /options/0/paymentMethods/1
		  "CODE_A" stands at 0 already: leave it out here
		  suggestion: undefined
		warning duplicate-code /options/1/cardFilters/0/cardBrands/1
		  "CODE_A" stands at 0 already: leave it out here
		  suggestion: undefined
		warning duplicate-code /options/2/upiFilters/1/upiMethods/1
		  "CODE_A" stands at 0 already: leave it out here
		  suggestion: undefined"
	`);
});

test('codes that look alike, or stand in lower case, are told code by code', () => {
	expect(
		ofCodes('WALLET', 'WALLET_A', 'wallet-a', 'WALLET_B', 'walletA', 'wallet_c', 'CODE_\u0421', '1', '--', '__'),
	).toMatchInlineSnapshot(`
		"warning look-alike-code /options/0/paymentMethods/1
		  "wallet-a" and "WALLET_A" look alike: keep the one that the service knows
		  suggestion: undefined
		warning look-alike-code /options/0/paymentMethods/3
		  "walletA" and "WALLET_A" look alike: keep the one that the service knows
		  suggestion: undefined
		warning look-alike-code /options/0/paymentMethods/5
		  "CODE_\\u0421" mixes letters that look alike: type it again in plain letters
		  suggestion: undefined
		info lower-case-code /options/0/paymentMethods/1
		  "wallet-a" is in lower case: write "WALLET-A" if the service does
		  suggestion: WALLET-A
		info lower-case-code /options/0/paymentMethods/4
		  "wallet_c" is in lower case: write "WALLET_C" if the service does
		  suggestion: WALLET_C"
	`);
});

test('tenures of the same digits do not look alike', () => {
	const emiOptions = {
		noCostEmi: {
			enable: true,
			credit: {enable: true, filters: [{enable: true, tenureFilter: {tenures: ['1::112', '11::12'], enable: true}}]},
		},
	};
	expect(said({...filterOf(true), emiOptions})).toBe('');
});

test('two codes in one string, and codes of NB, are told with the right spelling', () => {
	expect(ofCodes('NB', 'NB_A,NB_B', 'BANKA', 'nb_BANKB', 'NB_')).toMatchInlineSnapshot(`
		"error two-codes-in-one-string /options/0/paymentMethods/0
		  "NB_A,NB_B" holds a comma: write each code as a string of its own
		  suggestion: "NB_A", "NB_B"
		error nb-code-without-nb /options/0/paymentMethods/1
		  "BANKA" is no NB code: write NB_BANKA
		  suggestion: NB_BANKA
		error nb-code-without-nb /options/0/paymentMethods/2
		  "nb_BANKB" is no NB code: write NB_BANKB
		  suggestion: NB_BANKB
		error nb-code-without-nb /options/0/paymentMethods/3
		  "NB_" is no NB code: write the bank behind NB_
		  suggestion: undefined"
	`);
});

test('a prefix is named with each list that it doubles', () => {
	const options = [
		{paymentMethodType: 'NB', enable: true, paymentMethods: ['NB_A', 'PREFIX_A']},
		{paymentMethodType: 'REWARD', enable: true, paymentMethods: ['REWARD_A']},
		wallets('WALLET_A', 'PREFIX_WALLET_A'),
		{paymentMethodType: 'CONSUMER_FINANCE', enable: true},
	];
	expect(said(page({payment_filter: filterOf(false, ...options)}))).toMatchInlineSnapshot(`
		"warning doubled-without-mandate /payment_filter/options/0/paymentMethods
		  the providers stand twice, with PREFIX_, and the session has no mandate: drop the prefixed codes, or add the mandate fields
		  suggestion: undefined
		warning doubled-without-mandate /payment_filter/options/2/paymentMethods
		  the providers stand twice, with PREFIX_, and the session has no mandate: drop the prefixed codes, or add the mandate fields
		  suggestion: undefined"
	`);
	expect(said(filterOf(false, ...options))).toBe('');
});

const mandate = {
	'options.create_mandate': 'REQUIRED',
	'mandate.max_amount': '499.00',
	'mandate.start_date': '1800000000',
	'mandate.end_date': '1900000000',
};

test('providers named once in a mandate session are written twice with the prefix, where it is known', () => {
	const request = (...options: readonly object[]) => page({...mandate, payment_filter: filterOf(false, ...options)});
	const nb = {paymentMethodType: 'NB', enable: true, paymentMethods: ['NB_A', 'PREFIX_A', 'NB_B']};
	expect(said(request(wallets('WALLET_A')))).toMatchInlineSnapshot(`
		"error providers-not-doubled /payment_filter/options/0/paymentMethods
		  a mandate session needs each NB, WALLET and CONSUMER_FINANCE provider twice: add .forMandates(servicePrefix) to the filter
		  suggestion: undefined"
	`);
	expect(said(request(wallets('WALLET_A'), nb), {servicePrefix: 'PREFIX'})).toMatchInlineSnapshot(`
		"error providers-not-doubled /payment_filter/options/0/paymentMethods
		  a mandate session needs each NB, WALLET and CONSUMER_FINANCE provider twice: add .forMandates(servicePrefix) to the filter
		  suggestion: ["WALLET_A","PREFIX_WALLET_A"]
		error providers-not-doubled /payment_filter/options/1/paymentMethods
		  a mandate session needs each NB, WALLET and CONSUMER_FINANCE provider twice: add .forMandates(servicePrefix) to the filter
		  suggestion: ["NB_A","PREFIX_A","NB_B","PREFIX_B"]"
	`);
});

test('a list of more than 20 providers is not written out, since its half would be pasted for the whole', () => {
	const suggestion = (providers: number) => {
		const codes = Array.from({length: providers}, (_, index) => `WALLET_${index}`);
		const request = page({...mandate, payment_filter: filterOf(false, wallets(...codes))});
		return said(request, {servicePrefix: 'PREFIX'}).split('\n')[2];
	};
	expect(suggestion(20)).toContain('"WALLET_19","PREFIX_WALLET_19"]');
	expect(suggestion(21)).toBeUndefined();
});

test('a date is over when it is more than a day past, in any time zone', () => {
	const now = new Date(1_800_086_400_000);
	expect(said(page(mandate), {now})).toBe('');
	expect(said(page(mandate), {now: new Date(now.getTime() + 1)})).toMatchInlineSnapshot(`
		"warning mandate-date-in-past /mandate.start_date
		  mandate.start_date is 2027-01-15, which is over: write a date to come, in Unix seconds
		  suggestion: undefined"
	`);
});

test('an order_id is doubted for its length and for the first sign in it', () => {
	expect(said(page({order_id: 'order-7890_234567890'}))).toBe('');
	expect(said(page({order_id: '#1'}))).toContain('character 0 of the order_id is doubtful');
	expect(said(page({order_id: 'order/7890.2345678901'}))).toMatchInlineSnapshot(`
		"warning order-id-format /order_id
		  the order_id has 21 characters: write at most 20
		  suggestion: undefined
		warning order-id-format /order_id
		  character 5 of the order_id is doubtful: write letters, digits, - and _ only
		  suggestion: undefined"
	`);
});

test('a text of up to 255 characters is held against the samples', () => {
	const isFound = (length: number) =>
		said(page({description: 'lorem ipsum'.padEnd(length, '.')})).includes('sample-value');
	expect([255, 256].map(isFound)).toEqual([true, false]);
});

test('fields that the document does not name are told each', () => {
	expect(said(page({udf1: 'value', 'metadata.a': 'value'}))).toMatchInlineSnapshot(`
		"info undocumented-field /udf1
		  "udf1" is no field that the document names: it is kept and sent as it stands
		  suggestion: leave it out if the service does not know it
		info undocumented-field /metadata.a
		  "metadata.a" is no field that the document names: it is kept and sent as it stands
		  suggestion: leave it out if the service does not know it"
	`);
});
