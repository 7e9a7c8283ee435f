// What decides about each type of instrument: a filter or session, an instrument, the verdict, and every reason in order.
import {page} from './page.js';

const on = {enable: true};
const off = {enable: false};
const filter = (allowDefaultOptions: boolean, ...options: readonly object[]) => ({allowDefaultOptions, options});
const option = (type: string, enable: boolean, lists: object = {}) => ({paymentMethodType: type, enable, ...lists});
const session = (payment_filter: object, fields: object = {}) => ({...page, ...fields, payment_filter});

const cash = {type: 'CASH'} as const;
const walletA = {type: 'WALLET', code: 'WALLET_A'} as const;
const walletB = {type: 'WALLET', code: 'WALLET_B'} as const;
const anyWallet = {type: 'WALLET'} as const;
const wallets = (allow: boolean, enable: boolean, ...paymentMethods: readonly string[]) =>
	filter(allow, option('WALLET', enable, {paymentMethods}));

const cards = (allow: boolean, ...cardFilters: readonly object[]) => filter(allow, option('CARD', true, {cardFilters}));
const creditOff = {...off, cardTypes: ['CREDIT']};
const bankOn = {...on, cardBanks: ['BANK_A']};
const every = {cardBrands: ['BRAND_A'], cardTypes: ['DEBIT'], cardSubTypes: ['SUB_A'], cardBanks: ['BANK_A']};
const withBin = {...bankOn, cardBins: ['10::19']};
const debitCard = {type: 'CARD', cardType: 'DEBIT'} as const;
const creditCard = {type: 'CARD', cardType: 'CREDIT'} as const;
const ofBankA = {bank: 'BANK_A'};
const ofBankB = {bank: 'BANK_B'};

const upi = (allow: boolean, ...upiFilters: readonly object[]) => filter(allow, option('UPI', true, {upiFilters}));
const collect = {...off, upiType: 'COLLECT', upiMethods: ['@bank']};
const intent = {...on, upiType: 'INTENT', upiMethods: ['APP_A']};

const emi = (emiOptions: object, allow = true, ...options: readonly object[]) => ({
	...filter(allow, ...options),
	emiOptions,
});
const kind = (fields: object, allow = true) => emi({standardEmi: fields}, allow);
const cardless = (group: object) => kind({...on, cardless: group});
const planFilters = (allow: boolean, ...filters: readonly object[]) => kind({...on, cardless: {...on, filters}}, allow);
const offFilters = (...filters: readonly object[]) => ({...off, filters});
const only = (enable: boolean, ...issuers: readonly string[]) => ({...off, issuerFilter: {issuers, enable}});
const ofIssuer = {...on, issuerFilter: {issuers: ['PREFIX_BANKA'], ...on}};
const noTenures = {tenureFilter: {tenures: [], ...on}};
const plan = {type: 'EMI', kind: 'standard', group: 'cardless'} as const;
const creditPlan = {...plan, group: 'credit'} as const;
const planA = {...plan, issuer: 'BANKA'};
const planB = {...plan, issuer: 'BANKB'};
const everyDetail = {
	...off,
	paymentMethodType: 'WALLET',
	paymentMethod: 'LENDER_A',
	issuerFilter: {issuers: ['PREFIX_BANKA'], ...on},
	tenureFilter: {tenures: ['3::6'], ...off},
};
const ofCards = {...everyDetail, paymentMethodType: 'CARD'};

const everyKindOff = {standardEmi: off, lowCostEmi: off, noCostEmi: off};
const display = (sdk_udf: string, emiOptions?: object) =>
	session({...filter(true), ...(emiOptions && {emiOptions})}, {sdk_udf});
const mandate = {
	...page,
	'options.create_mandate': 'REQUIRED',
	'mandate.max_amount': '10.00',
	'mandate.start_date': '1893456000',
	'mandate.end_date': '1924992000',
};
const all = {...mandate, sdk_udf: 'ShowEMIWithoutCards', emiOptions: {showOnlyEmi: true}};

const reach = 'undetermined: default-reach /allowDefaultOptions, default-reach /options/0';
const planReach = 'undetermined: default-reach /allowDefaultOptions, default-reach /emiOptions/standardEmi/cardless';
const incomplete = 'undetermined: incomplete-instrument /options/0';
const standard = '/emiOptions/standardEmi';
const group = `${standard}/cardless`;
const [first, second] = [`${group}/filters/0`, `${group}/filters/1`];
const insideKind = `undetermined: emi-enabled-inside ${standard}, emi-enabled-inside ${group}`;
const insideGroup = `undetermined: emi-enabled-inside ${group}, plan-filter-nested ${first}`;

export const explainCases = {
	'no filter': [page, cash, 'shown: no-filter /payment_filter'],
	'no filter, for EMI': [page, plan, 'shown: no-filter /payment_filter'],
	'quick-pay, where a filter does not count': [
		{...session(filter(false)), action: 'quickPay'},
		cash,
		'shown: no-filter /action',
	],
	'stored payment methods': [
		{action: 'paymentManagement', customer_id: 'c'},
		cash,
		'hidden: payment-management /action',
	],
	'an unreadable instrument': [filter(true), {type: 'CARD', bin: 'x'}, 'undetermined: unreadable-instrument '],

	'no option, default true': [filter(true), cash, 'shown: default-options /allowDefaultOptions'],
	'no option, default false': [filter(false), cash, 'hidden: default-options /allowDefaultOptions'],
	'the type is enabled': [filter(false, option('CASH', true)), cash, 'shown: type-shown /options/0'],
	'the type is disabled': [filter(true, option('CASH', false)), cash, 'hidden: type-hidden /options/0'],
	'a second option': [filter(true, option('RTP', true), option('CASH', false)), cash, 'hidden: type-hidden /options/1'],
	'the type is configured twice': [
		filter(true, option('CASH', true), option('CASH', false)),
		cash,
		'shown: type-shown /options/0',
	],
	'an option of a session': [
		session(filter(true, option('CASH', false))),
		cash,
		'hidden: type-hidden /payment_filter/options/0',
	],

	'listed, enabled': [wallets(false, true, 'WALLET_A'), walletA, 'shown: codes-shown /options/0'],
	'listed, disabled': [wallets(true, false, 'WALLET_A'), walletA, 'hidden: codes-hidden /options/0'],
	'not listed, enabled, default false': [
		wallets(false, true, 'WALLET_A'),
		walletB,
		'hidden: codes-not-listed /allowDefaultOptions',
	],
	'not listed, enabled, default true': [wallets(true, true, 'WALLET_A'), walletB, reach],
	'not listed, disabled, default true': [
		wallets(true, false, 'WALLET_A'),
		walletB,
		'shown: codes-not-listed /allowDefaultOptions',
	],
	'not listed, disabled, default false': [
		wallets(false, false, 'WALLET_A'),
		walletB,
		'hidden: codes-not-listed /allowDefaultOptions',
	],
	'no code, enabled, default true': [
		wallets(true, true, 'WALLET_A'),
		anyWallet,
		'undetermined: default-reach /allowDefaultOptions, incomplete-instrument /options/0, default-reach /options/0',
	],
	'no code, enabled, default false': [wallets(false, true, 'WALLET_A'), anyWallet, incomplete],
	'no code, disabled, default true': [wallets(true, false, 'WALLET_A'), anyWallet, incomplete],
	'no code, disabled, default false: all are hidden': [
		wallets(false, false, 'WALLET_A'),
		anyWallet,
		'hidden: codes-not-listed /allowDefaultOptions, codes-hidden /options/0',
	],
	'an empty list': [wallets(false, true), walletA, 'undetermined: empty-list /options/0'],

	'a card filter shows': [
		cards(false, bankOn),
		{...debitCard, ...ofBankA},
		'shown: filter-shows /options/0/cardFilters/0',
	],
	'a card filter hides': [cards(true, creditOff), creditCard, 'hidden: filter-hides /options/0/cardFilters/0'],
	'no card filter matches, next to one that hides, default true': [
		cards(true, creditOff),
		debitCard,
		'shown: no-filter-matches /allowDefaultOptions',
	],
	'no card filter matches, next to one that shows, default false': [
		cards(false, bankOn),
		{...debitCard, ...ofBankB},
		'hidden: no-filter-matches /allowDefaultOptions',
	],
	'no card filter matches, next to one that shows, default true': [
		cards(true, bankOn),
		{...debitCard, ...ofBankB},
		reach,
	],
	'no card filter matches, next to one that hides, default false': [cards(false, creditOff), debitCard, reach],
	'no card filter matches, next to both, default true': [
		cards(true, creditOff, bankOn),
		{...debitCard, ...ofBankB},
		reach,
	],
	'no card filter matches, next to both, default false': [
		cards(false, creditOff, bankOn),
		{...debitCard, ...ofBankB},
		reach,
	],
	'no card filter in the list': [cards(true), creditCard, 'shown: type-shown /options/0'],
	'no card filter in the list, default false': [cards(false), creditCard, 'undetermined: empty-list /options/0'],
	'an empty list inside': [
		cards(true, {...off, cardBrands: []}),
		creditCard,
		'undetermined: empty-list /options/0/cardFilters/0',
	],
	'an empty list, and a thin card': [
		cards(true, {...off, cardBanks: []}, {...bankOn, ...off}),
		creditCard,
		'undetermined: empty-list /options/0/cardFilters/0, incomplete-instrument /options/0/cardFilters/1',
	],
	'nothing is known': [cards(true, {...off, ...every}), {type: 'CARD'}, `${incomplete}/cardFilters/0`],
	'two are not known': [
		cards(true, {...off, ...every}),
		{...debitCard, subType: 'SUB_A'},
		`${incomplete}/cardFilters/0`,
	],
	'a value and the BIN are not known': [
		cards(true, withBin),
		creditCard,
		`${reach}, incomplete-instrument /options/0/cardFilters/0`,
	],
	'no BIN': [
		cards(true, withBin),
		{...creditCard, ...ofBankA},
		`${reach}, incomplete-instrument /options/0/cardFilters/0`,
	],
	'card filters that disagree': [
		cards(true, creditOff, bankOn),
		{...creditCard, ...ofBankA},
		'undetermined: filters-disagree /options/0/cardFilters/0, filters-disagree /options/0/cardFilters/1',
	],

	'a handle is hidden': [
		upi(true, collect),
		{type: 'UPI', handle: '@bank'},
		'hidden: filter-hides /options/0/upiFilters/0',
	],
	'an app is shown': [upi(false, intent), {type: 'UPI', app: 'APP_A'}, 'shown: filter-shows /options/0/upiFilters/0'],
	'another handle': [
		upi(true, collect),
		{type: 'UPI', handle: '@other'},
		'shown: no-filter-matches /allowDefaultOptions',
	],
	'another app': [upi(true, intent), {type: 'UPI', app: 'APP_B'}, reach],
	'neither, and every filter is for one': [upi(true, collect), {type: 'UPI'}, `${incomplete}/upiFilters/0`],
	'neither, and the filter is for all of UPI': [
		upi(true, off),
		{type: 'UPI'},
		'hidden: filter-hides /options/0/upiFilters/0',
	],
	'no UPI filter in the list': [upi(true), {type: 'UPI', app: 'APP_A'}, 'shown: type-shown /options/0'],
	'no UPI filter in the list, default false': [
		upi(false),
		{type: 'UPI', app: 'APP_A'},
		'undetermined: empty-list /options/0',
	],

	'a kind that decides and is not known': [kind(off), {type: 'EMI'}, 'undetermined: incomplete-instrument '],
	'a group that decides and is not known': [
		cardless(off),
		{type: 'EMI', kind: 'standard'},
		'undetermined: incomplete-instrument ',
	],
	'a kind that is not named, default true': [emi({lowCostEmi: on}), plan, 'shown: emi-default /allowDefaultOptions'],
	'a kind that is not named, default false': [
		emi({lowCostEmi: on}, false),
		plan,
		'undetermined: emi-not-named /allowDefaultOptions',
	],
	'a group that is not named, default true': [
		kind({...on, debit: off}),
		plan,
		'shown: emi-default /allowDefaultOptions',
	],
	'a group that is not named, default false': [kind(on, false), plan, `shown: emi-kind-shown ${standard}`],
	'EMI rules in a request without a filter': [
		{...page, emiOptions: {standardEmi: on}},
		creditPlan,
		`shown: emi-kind-shown ${standard}`,
	],
	'a kind that is off': [kind(off), plan, `hidden: emi-kind-hidden ${standard}`],
	'a kind that is off, and all in it': [
		kind({...off, credit: off, cardless: offFilters(off)}),
		plan,
		`hidden: emi-kind-hidden ${standard}`,
	],
	'a group that is off': [cardless(off), plan, `hidden: emi-group-hidden ${group}`],
	'a group that is off, and its filters too': [
		cardless(offFilters(off, only(false, 'PREFIX_BANKA'))),
		plan,
		`hidden: emi-group-hidden ${group}`,
	],
	'a group that is on': [cardless(on), plan, `shown: emi-group-shown ${group}`],
	'a kind that is off around a group that is on': [kind({...off, debit: off, cardless: on}), plan, insideKind],
	'a kind that is off around another group that is on': [
		kind({...off, credit: on}),
		plan,
		`hidden: emi-kind-hidden ${standard}`,
	],
	'a kind that is off around a group that is off, with another on': [
		kind({...off, credit: on, cardless: off}),
		plan,
		`hidden: emi-group-hidden ${group}`,
	],
	'a kind that is off around a filter that is on': [
		kind({...off, cardless: offFilters(off, on)}),
		plan,
		`${insideKind}, plan-filters-disagree ${first}, emi-enabled-inside ${second}, plan-filters-disagree ${second}`,
	],
	'a group that is off around a filter that is on': [
		cardless(offFilters(only(false, 'PREFIX_BANKA'), on)),
		plan,
		`${insideGroup}, plan-filters-disagree ${first}, incomplete-instrument ${first}, ` +
			`emi-enabled-inside ${second}, plan-filters-disagree ${second}`,
	],
	'a group that is off around a list that is on': [
		cardless(offFilters(only(false, 'PREFIX_BANKA'), only(true, 'PREFIX_BANKA'))),
		planA,
		`${insideGroup}, emi-enabled-inside ${second}, plan-filter-nested ${second}`,
	],
	'a group that is off around a filter that is on, where another hides the plan': [
		cardless(offFilters(off, ofIssuer)),
		planB,
		`hidden: plan-filter-hides ${first}`,
	],
	'cards hidden by their option': [
		emi({}, true, option('CARD', false)),
		creditPlan,
		'undetermined: emi-cards-hidden /options/0',
	],
	'cards hidden by the default': [
		kind({...on, credit: on}, false),
		creditPlan,
		'undetermined: emi-cards-hidden /allowDefaultOptions',
	],
	'cards hidden, and the kind too': [kind(off, false), creditPlan, `hidden: emi-kind-hidden ${standard}`],
	'a cardless plan where cards are hidden': [
		filter(true, option('CARD', false)),
		plan,
		'shown: emi-default /allowDefaultOptions',
	],

	'a plan filter shows': [planFilters(false, on), plan, `shown: plan-filter-shows ${first}`],
	'a plan filter hides': [planFilters(true, off), plan, `hidden: plan-filter-hides ${first}`],
	'plan filters that disagree': [
		planFilters(true, off, on),
		plan,
		`undetermined: plan-filters-disagree ${first}, plan-filters-disagree ${second}`,
	],
	'a plan filter that is off around a list that is off': [
		planFilters(true, only(false, 'BANKA')),
		planA,
		`undetermined: plan-filter-nested ${first}`,
	],
	'no plan filter matches, next to one that shows, default false': [
		planFilters(false, ofIssuer),
		planB,
		'hidden: no-plan-filter-matches /allowDefaultOptions',
	],
	'no plan filter matches, next to one that shows, default true': [planFilters(true, ofIssuer), planB, planReach],
	'no plan filter matches, next to one that hides, default true': [
		planFilters(true, only(true, 'BANKA')),
		planB,
		'shown: no-plan-filter-matches /allowDefaultOptions',
	],
	'no plan filter matches, next to one that hides, default false': [
		planFilters(false, only(true, 'BANKA')),
		planB,
		planReach,
	],
	'no plan filter matches, next to both': [planFilters(true, only(true, 'BANKA'), ofIssuer), planB, planReach],
	'no plan filter at all': [planFilters(true), planA, `shown: emi-group-shown ${group}`],
	'no plan filter at all, default false': [planFilters(false), plan, `undetermined: empty-list ${group}`],
	'nothing known of the plan': [planFilters(true, everyDetail), plan, `undetermined: incomplete-instrument ${first}`],
	'issuer and type known': [
		planFilters(true, everyDetail),
		{...planA, paymentMethodType: 'WALLET'},
		`undetermined: incomplete-instrument ${first}`,
	],
	'tenure and provider known': [
		planFilters(true, everyDetail),
		{...plan, tenure: 3, paymentMethod: 'LENDER_A'},
		`undetermined: plan-filter-nested ${first}, incomplete-instrument ${first}`,
	],
	'a plan of the group credit': [
		kind({...on, credit: {...on, filters: [ofCards]}}),
		creditPlan,
		`undetermined: incomplete-instrument ${standard}/credit/filters/0`,
	],
	'empty tenures': [
		planFilters(true, {...off, ...noTenures}),
		{...plan, tenure: 3},
		`undetermined: empty-list ${first}`,
	],
	'empty issuers, and an issuer that is not known': [
		planFilters(true, {...only(false), ...on}),
		plan,
		`shown: plan-filter-shows ${first}`,
	],
	'empty issuers, next to tenures that exclude the plan': [
		planFilters(false, {...ofIssuer, ...noTenures}),
		planB,
		'hidden: no-plan-filter-matches /allowDefaultOptions',
	],
	'one thin and one empty': [
		planFilters(true, only(false), only(true, 'BANKA')),
		plan,
		`undetermined: plan-filters-disagree ${first}, plan-filter-nested ${second}, ` +
			`plan-filters-disagree ${second}, incomplete-instrument ${second}`,
	],

	'only EMI, something else': [emi({showOnlyEmi: true}), cash, 'hidden: only-emi /emiOptions/showOnlyEmi'],
	'only EMI, a plan': [emi({showOnlyEmi: true}), plan, 'shown: emi-default /allowDefaultOptions'],
	'EMI hidden, a plan': [display('hideEMI'), plan, 'hidden: hide-emi /sdk_udf'],
	'EMI hidden, something else': [
		display('hideEMI'),
		cash,
		'shown: default-options /payment_filter/allowDefaultOptions',
	],
	'EMI shown, where the default hides': [
		session(emi({}, false), {sdk_udf: 'showEMI'}),
		plan,
		'shown: show-emi /sdk_udf',
	],
	'EMI shown where cards are hidden': [
		session(emi({}, false), {sdk_udf: 'showEMI'}),
		creditPlan,
		'undetermined: emi-cards-hidden /payment_filter/allowDefaultOptions',
	],
	'EMI shown without cards, a card': [
		display('ShowEMIWithoutCards'),
		{type: 'CARD'},
		'hidden: emi-without-cards /sdk_udf',
	],
	'EMI shown without cards, a plan on credit cards': [
		session(emi({}, false), {sdk_udf: 'ShowEMIWithoutCards'}),
		creditPlan,
		'shown: show-emi /sdk_udf',
	],
	'EMI hidden twice': [display('hideEMI', everyKindOff), plan, 'hidden: hide-emi /sdk_udf'],
	'EMI hidden, and a kind enabled': [
		display('hideEMI', {lowCostEmi: off, noCostEmi: on}),
		plan,
		'undetermined: emi-contradiction /sdk_udf, emi-contradiction /payment_filter/emiOptions/noCostEmi',
	],
	'EMI hidden, and a group enabled': [
		display('hideEMI', {noCostEmi: {...off, debit: on}}),
		plan,
		'undetermined: emi-contradiction /sdk_udf, emi-contradiction /payment_filter/emiOptions/noCostEmi/debit',
	],
	'EMI hidden, and a filter enabled': [
		display('hideEMI', {lowCostEmi: {...off, credit: offFilters(off, on)}}),
		plan,
		'undetermined: emi-contradiction /sdk_udf, ' +
			'emi-contradiction /payment_filter/emiOptions/lowCostEmi/credit/filters/1',
	],
	'EMI hidden, disabled, and the only thing shown, a plan': [
		display('hideEMI', {...everyKindOff, showOnlyEmi: true}),
		plan,
		'hidden: hide-emi /sdk_udf',
	],
	'EMI hidden, and the only thing shown, something else': [
		display('hideEMI', {showOnlyEmi: true}),
		cash,
		'undetermined: emi-contradiction /sdk_udf, emi-contradiction /payment_filter/emiOptions/showOnlyEmi',
	],
	'EMI shown, and every kind disabled': [
		display('showEMI', everyKindOff),
		plan,
		'undetermined: emi-contradiction /sdk_udf, emi-contradiction /payment_filter/emiOptions',
	],
	'EMI rules in two places': [
		{...session(kind(off)), emiOptions: {standardEmi: on}},
		plan,
		'undetermined: emi-options-twice /payment_filter/emiOptions, emi-options-twice /emiOptions',
	],
	'EMI rules in two places that agree': [
		{...session(kind(on)), emiOptions: {standardEmi: on}},
		plan,
		'shown: emi-kind-shown /payment_filter/emiOptions/standardEmi, emi-kind-shown /emiOptions/standardEmi',
	],
	'a mandate, supported': [mandate, {...cash, supportsMandates: true}, 'shown: no-filter /payment_filter'],
	'a mandate, not supported': [
		mandate,
		{...cash, supportsMandates: false},
		'hidden: mandate-required /options.create_mandate',
	],
	'a mandate, not known': [mandate, cash, 'undetermined: mandate-required /options.create_mandate'],
	'a mandate, not known of what is hidden anyway': [
		{...mandate, payment_filter: filter(false)},
		cash,
		'hidden: default-options /payment_filter/allowDefaultOptions',
	],
	'everything at once, a card': [
		all,
		{type: 'CARD', supportsMandates: false},
		'hidden: mandate-required /options.create_mandate, emi-without-cards /sdk_udf, only-emi /emiOptions/showOnlyEmi',
	],
	'everything at once, a plan': [all, {...plan, supportsMandates: true}, 'shown: no-filter /payment_filter'],
} as const;
