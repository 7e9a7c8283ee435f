// The payment filter with its options, card filters and UPI filters: a row for each statement of the specification.
import {binRange, filter, paylock} from 'paylock';
import {filterOf, option, page, type Row, terms} from './row.js';

const all = () => filter().allowDefaults(true);
const only = () => filter().allowDefaults(false);
const cards = (allow: boolean, ...cardFilters: readonly object[]) =>
	filterOf(allow, option('CARD', true, {cardFilters}));
const upi = (...upiFilters: readonly object[]) => filterOf(true, option('UPI', true, {upiFilters}));
const credit = {type: 'CARD', cardType: 'CREDIT'} as const;
const debit = {type: 'CARD', cardType: 'DEBIT'} as const;
const wallet = {type: 'WALLET', code: 'WALLET_A'} as const;
const otherWallet = {type: 'WALLET', code: 'WALLET_B'} as const;

const filterObject: readonly Row[] = [
	{
		says: 'allowDefaultOptions true: with a filter that disables cards, all options except cards are shown',
		calls: [() => all().hide('CARD')],
		json: filterOf(true, option('CARD', false)),
		shows: [wallet, {type: 'UPI', app: 'APP_A'}, {type: 'CASH'}, {type: 'NB', code: 'NB_BANKA'}],
		hides: [credit, debit],
	},
	{
		says: 'allowDefaultOptions false: with a filter that enables cards, only cards are shown',
		calls: [() => only().show('CARD')],
		json: filterOf(false, option('CARD', true)),
		shows: [credit, debit],
		hides: [wallet, {type: 'UPI', app: 'APP_A'}, {type: 'CASH'}, {type: 'NB', code: 'NB_BANKA'}],
	},
	{
		says: 'allowDefaultOptions is a boolean, and required',
		refusedCalls: [`filter().hide('CASH')`, `filter().allowDefaults('true')`, `ready.allowDefaults(true)`],
		refusedJson: [
			[{allowDefaultOptions: 'true', options: []}, 'invalid-type /allowDefaultOptions'],
			[{allowDefaultOptions: 1, options: []}, 'invalid-type /allowDefaultOptions'],
		],
	},
	{
		says: 'options is an array of option objects',
		json: filterOf(true),
		lint: ['warning no-effect '],
		shows: [wallet],
		refusedJson: [[{allowDefaultOptions: true, options: {}}, 'invalid-type /options']],
	},
	{
		says: 'field names are case sensitive',
		refusedJson: [
			[{AllowDefaultOptions: true, options: []}, 'unknown-key /AllowDefaultOptions'],
			[{allowDefaultOptions: true, Options: []}, 'unknown-key /Options'],
			[filterOf(true, {PaymentMethodType: 'CASH', enable: false}), 'unknown-key /options/0/PaymentMethodType'],
			[filterOf(true, {paymentMethodType: 'CASH', Enable: false}), 'unknown-key /options/0/Enable'],
		],
	},
	{
		says: 'a type occurs once in options (open point 7)',
		refusedCalls: [
			`ready.hide('WALLET').show('WALLET')`,
			`ready.hide('CARD').cards(c => c.hideTypes('CREDIT')).show('CARD')`,
		],
		json: filterOf(true, option('CASH', false), option('CASH', true)),
		lint: ['error conflicting-type /options/1'],
		isOnlyForReaders: true,
		hides: [{type: 'CASH'}],
	},
];

const types = ['WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP'] as const;
const optionObject: readonly Row[] = [
	...types.map((type): Row => {
		const code: string = type === 'NB' ? 'NB_BANKA' : 'CODE_A';
		return {
			says: `paymentMethodType may be ${type}: enable false disables it, or the codes of paymentMethods`,
			calls: [() => all().hide(type, [code])],
			json: filterOf(true, option(type, false, {paymentMethods: [code]})),
			shows: [{type, code: type === 'NB' ? 'NB_BANKB' : 'CODE_B'}],
			hides: [{type, code}],
			describes: [code],
			refusedCalls: [`ready.hide('${type.toLowerCase()}')`, `ready.hide('${type}', [])`],
			refusedJson: [[filterOf(true, option(type.toLowerCase(), false)), 'unknown-value /options/0/paymentMethodType']],
		};
	}),
	...types.map(
		(type): Row => ({
			says: `paymentMethodType ${type}: enable true enables the type`,
			calls: [() => only().show(type)],
			json: filterOf(false, option(type, true)),
			shows: [{type, code: type === 'NB' ? 'NB_BANKA' : 'CODE_A'}],
			hides: [credit],
		}),
	),
	{
		says: 'paymentMethodType and enable are required',
		refusedJson: [
			[filterOf(true, {enable: false}), 'missing-field /options/0/paymentMethodType'],
			[filterOf(true, {paymentMethodType: 'CASH'}), 'missing-field /options/0/enable'],
			[filterOf(true, {paymentMethodType: 'CASH', enable: 'false'}), 'invalid-type /options/0/enable'],
			[filterOf(true, {paymentMethodType: 'CASH', enable: 0}), 'invalid-type /options/0/enable'],
		],
	},
	{
		says: 'paymentMethodType has a closed list of values',
		refusedCalls: [`ready.hide('NETBANKING')`, `ready.hide('EMI')`],
		refusedJson: [[filterOf(true, option('NETBANKING', false)), 'unknown-value /options/0/paymentMethodType']],
	},
	{
		says: 'enable true with paymentMethods: the listed codes are shown',
		calls: [() => only().show('WALLET', ['WALLET_A'])],
		json: filterOf(false, option('WALLET', true, {paymentMethods: ['WALLET_A']})),
		shows: [wallet],
		leavesOpen: [],
		describes: ['WALLET_A'],
	},
	{
		says: 'paymentMethods is an array of strings',
		refusedCalls: [`ready.hide('WALLET', 'WALLET_A')`, `ready.hide('WALLET', [1])`],
		refusedJson: [
			[filterOf(true, option('WALLET', false, {paymentMethods: 'WALLET_A'})), 'invalid-type /options/0/paymentMethods'],
			[filterOf(true, option('WALLET', false, {paymentMethods: [1]})), 'invalid-type /options/0/paymentMethods/0'],
		],
	},
	{
		says: 'paymentMethods is ignored for CARD',
		refusedCalls: [`ready.hide('CARD', ['BANK_A'])`, `ready.show('CARD', ['BANK_A'])`],
		json: filterOf(true, option('CARD', false, {paymentMethods: ['CODE_A']})),
		lint: ['error ignored-list /options/0/paymentMethods'],
		hides: [credit, debit],
	},
	{
		says: 'paymentMethods is ignored for UPI: in one variant',
		refusedCalls: [`ready.hide('UPI', ['APP_A'])`],
		json: filterOf(true, option('UPI', false, {paymentMethods: ['APP_A']})),
		lint: ['warning ignored-list /options/0/paymentMethods'],
		leavesOpen: [{type: 'UPI', code: 'APP_B'}],
	},
	{
		says: 'FPS_QR is an ordinary code',
		calls: [() => all().hide('RTP', ['FPS_QR'])],
		json: filterOf(true, option('RTP', false, {paymentMethods: ['FPS_QR']})),
		hides: [{type: 'RTP', code: 'FPS_QR'}],
	},
	{
		says: 'cardFilters is considered only for CARD',
		refusedCalls: [`ready.hide('CARD').cards(c => c.showTypes('CREDIT'))`],
		json: filterOf(true, option('CASH', false, {cardFilters: [{enable: false, cardTypes: ['CREDIT']}]})),
		lint: ['error ignored-list /options/0/cardFilters'],
		shows: [credit],
		hides: [{type: 'CASH'}],
	},
	{
		says: 'upiFilters is considered only for UPI',
		refusedCalls: [`ready.hide('UPI').upi(u => u.showIntent('APP_A'))`],
		json: filterOf(true, option('CASH', false, {upiFilters: [{enable: false, upiMethods: ['APP_A']}]})),
		lint: ['error ignored-list /options/0/upiFilters'],
		shows: [{type: 'UPI', app: 'APP_A'}],
		hides: [{type: 'CASH'}],
	},
	{
		says: 'enable must be true with cardFilters on CARD, or upiFilters on UPI',
		json: filterOf(true, option('CARD', false, {cardFilters: [{enable: false, cardTypes: ['CREDIT']}]})),
		lint: ['error filters-on-disabled-type /options/0/enable'],
		hides: [credit, debit],
	},
];

const cardFilters: readonly Row[] = [
	...(
		[
			['CardBrand', 'cardBrands', 'BRAND_A', 'brand', () => all().cards(c => c.hideBrands('BRAND_A'))],
			['CardSubType', 'cardSubTypes', 'SUB_A', 'subType', () => all().cards(c => c.hideSubTypes('SUB_A'))],
			['CardBanks', 'cardBanks', 'BANK_A', 'bank', () => all().cards(c => c.hideBanks('BANK_A'))],
			['CardType', 'cardTypes', 'CREDIT', 'cardType', () => all().cards(c => c.hideTypes('CREDIT'))],
			['CardBin', 'cardBins', '411111::411199', 'bin', () => all().cards(c => c.hideBins('411111::411199'))],
		] as const
	).map(([name, key, value, attribute, call]): Row => {
		const matching = attribute === 'bin' ? '411150' : value;
		const other = attribute === 'bin' ? '500000' : attribute === 'cardType' ? 'DEBIT' : 'OTHER';
		return {
			says: `${name} is ${key}, an array of strings`,
			calls: [call],
			json: cards(true, {[key]: [value], enable: false}),
			hides: [{type: 'CARD', [attribute]: matching}],
			shows: [{type: 'CARD', [attribute]: other}],
			describes: [attribute === 'cardType' ? 'credit' : attribute === 'bin' ? '411111 to 411199' : value],
			refusedJson: [
				[cards(true, {[name]: [value], enable: false}), `unknown-key /options/0/cardFilters/0/${name}`],
				[cards(true, {[key]: value, enable: false}), `invalid-type /options/0/cardFilters/0/${key}`],
				[cards(true, {[key]: [7], enable: false}), `invalid-type /options/0/cardFilters/0/${key}/0`],
			],
		};
	}),
	{
		says: 'cardBins: each entry is a range <from>::<to>',
		calls: [() => all().cards(c => c.hideBins(binRange('400000', '499999')))],
		json: cards(true, {cardBins: ['400000::499999'], enable: false}),
		refusedCalls: [`ready.cards(c => c.hideBins('411111'))`, `ready.cards(c => c.hideBins('411111-411199'))`],
		refusedJson: [
			[cards(true, {cardBins: ['411111'], enable: false}), 'invalid-format /options/0/cardFilters/0/cardBins/0'],
			[cards(true, {cardBins: ['411111:411199'], enable: false}), 'invalid-format /options/0/cardFilters/0/cardBins/0'],
		],
	},
	{
		says: 'cardTypes: DEBIT, CREDIT',
		calls: [() => all().cards(c => c.hideTypes('DEBIT', 'CREDIT'))],
		json: cards(true, {cardTypes: ['DEBIT', 'CREDIT'], enable: false}),
		lint: ['warning nothing-left-of-type /options/0'],
		hides: [credit, debit],
		refusedCalls: [`ready.cards(c => c.hideTypes('credit'))`, `ready.cards(c => c.hideTypes('PREPAID'))`],
		refusedJson: [
			[cards(true, {cardTypes: ['Credit'], enable: false}), 'unknown-value /options/0/cardFilters/0/cardTypes/0'],
		],
	},
	{
		says: 'enable is required in a card filter: true enables the matching cards',
		calls: [() => only().cards(c => c.showTypes('CREDIT'))],
		json: cards(false, {cardTypes: ['CREDIT'], enable: true}),
		shows: [credit],
		refusedJson: [
			[cards(true, {cardTypes: ['CREDIT']}), 'missing-field /options/0/cardFilters/0/enable'],
			[cards(true, {cardTypes: ['CREDIT'], Enable: false}), 'unknown-key /options/0/cardFilters/0/Enable'],
		],
	},
];

const upiFilters: readonly Row[] = [
	{
		says: 'COLLECT: VPA handles in the form @<handle>; false hides them',
		calls: [() => all().upi(u => u.hideCollect('@bank'))],
		json: upi({upiType: 'COLLECT', upiMethods: ['@bank'], enable: false}),
		hides: [{type: 'UPI', handle: '@bank'}],
		shows: [
			{type: 'UPI', handle: '@other'},
			{type: 'UPI', app: 'APP_A'},
		],
		describes: ['@bank'],
		refusedCalls: [`ready.upi(u => u.hideCollect('bank'))`],
		refusedJson: [
			[
				upi({upiType: 'COLLECT', upiMethods: ['bank'], enable: false}),
				'invalid-format /options/0/upiFilters/0/upiMethods/0',
			],
		],
		isOnlyForReaders: true,
	},
	{
		says: 'INTENT: UPI app identifiers; true enables them',
		calls: [() => only().upi(u => u.showIntent('APP_A'))],
		json: filterOf(
			false,
			option('UPI', true, {upiFilters: [{upiType: 'INTENT', upiMethods: ['APP_A'], enable: true}]}),
		),
		shows: [{type: 'UPI', app: 'APP_A'}],
		describes: ['APP_A'],
		refusedCalls: [`ready.upi(u => u.hideIntent('@bank'))`],
		refusedJson: [
			[
				upi({upiType: 'INTENT', upiMethods: ['@bank'], enable: false}),
				'invalid-format /options/0/upiFilters/0/upiMethods/0',
			],
		],
		isOnlyForReaders: true,
	},
	{
		says: 'upiMethods is not required: without it, the whole upiType',
		calls: [() => all().upi(u => u.hideAllCollect())],
		json: upi({upiType: 'COLLECT', enable: false}),
		hides: [{type: 'UPI', handle: '@bank'}],
		shows: [{type: 'UPI', app: 'APP_A'}],
	},
	{
		says: 'upiType is COLLECT or INTENT, and not required',
		refusedJson: [
			[
				upi({upiType: 'Collect', upiMethods: ['@bank'], enable: false}),
				'unknown-value /options/0/upiFilters/0/upiType',
			],
		],
	},
	{
		says: 'upiType may be absent',
		json: upi({upiMethods: ['APP_A'], enable: false}),
		hides: [{type: 'UPI', app: 'APP_A'}],
		shows: [{type: 'UPI', app: 'APP_B'}],
	},
	{
		says: 'enable is required in a UPI filter',
		refusedJson: [[upi({upiType: 'INTENT', upiMethods: ['APP_A']}), 'missing-field /options/0/upiFilters/0/enable']],
	},
];

const byIntent: readonly Row[] = [
	...(
		[
			['WALLET', wallet],
			['NB', {type: 'NB', code: 'NB_BANKA'}],
			['CASH', {type: 'CASH'}],
			['CARD', credit],
			['UPI', {type: 'UPI', app: 'APP_A'}],
		] as const
	).map(
		([type, instrument]): Row => ({
			says: `intent: hide a whole section, ${type}`,
			calls: [() => all().hide(type)],
			json: filterOf(true, option(type, false)),
			hides: [instrument],
			shows: [{type: 'REWARD', code: 'REWARD_A'}],
		}),
	),
	{
		says: 'intent: show only UPI',
		calls: [() => only().show('UPI')],
		json: filterOf(false, option('UPI', true)),
		shows: [
			{type: 'UPI', app: 'APP_A'},
			{type: 'UPI', handle: '@bank'},
		],
		hides: [credit, wallet, {type: 'CASH'}, {type: 'EMI', kind: 'standard', group: 'credit'}],
		describes: ['UPI'],
	},
	{
		says: 'intent: hide credit cards',
		calls: [() => all().cards(c => c.hideTypes('CREDIT')), () => all().cards(c => c.hide({types: ['CREDIT']}))],
		json: cards(true, {cardTypes: ['CREDIT'], enable: false}),
		hides: [credit],
		shows: [debit, wallet],
		describes: ['credit'],
	},
	{
		says: 'intent: hide BIN ranges',
		calls: [() => all().cards(c => c.hideBins('411111::411199', '522222::522299'))],
		json: cards(true, {cardBins: ['411111::411199', '522222::522299'], enable: false}),
		hides: [
			{type: 'CARD', bin: '411111'},
			{type: 'CARD', bin: '411199'},
			{type: 'CARD', bin: '522250'},
		],
		shows: [
			{type: 'CARD', bin: '411110'},
			{type: 'CARD', bin: '411200'},
		],
		describes: ['411111', '522299'],
	},
	{
		says: 'intent: hide specific wallets',
		calls: [() => all().hide('WALLET', ['WALLET_A', 'WALLET_C'])],
		json: filterOf(true, option('WALLET', false, {paymentMethods: ['WALLET_A', 'WALLET_C']})),
		hides: [wallet, {type: 'WALLET', code: 'WALLET_C'}],
		shows: [otherWallet],
		describes: ['WALLET_A', 'WALLET_C'],
	},
	{
		says: 'intent: hide UPI apps or handles',
		calls: [() => all().upi(u => u.hideCollect('@bank').hideIntent('APP_A'))],
		json: upi(
			{upiType: 'COLLECT', upiMethods: ['@bank'], enable: false},
			{upiType: 'INTENT', upiMethods: ['APP_A'], enable: false},
		),
		hides: [
			{type: 'UPI', handle: '@bank'},
			{type: 'UPI', app: 'APP_A'},
		],
		shows: [
			{type: 'UPI', handle: '@other'},
			{type: 'UPI', app: 'APP_B'},
		],
		describes: ['@bank', 'APP_A'],
	},
];

const mandate = {...page, ...terms, 'options.create_mandate': 'OPTIONAL'};
const doubling: readonly Row[] = (
	[
		['NB', 'NB_BANKA', 'PREFIX_BANKA'],
		['WALLET', 'WALLET_A', 'PREFIX_WALLET_A'],
		['CONSUMER_FINANCE', 'LENDER_A', 'PREFIX_LENDER_A'],
	] as [type: 'NB' | 'WALLET' | 'CONSUMER_FINANCE', code: string, prefixed: string][]
).flatMap(([type, code, prefixed]): readonly Row[] => [
	{
		says: `doubling for ${type}: the normal code, and the same code with the service prefix`,
		account: {servicePrefix: 'PREFIX'},
		calls: [
			() => only().show(type, [code]).forMandates('PREFIX'),
			() => paylock({servicePrefix: 'PREFIX'}).filter().allowDefaults(false).show(type, [code]).forMandates(),
		],
		json: filterOf(false, option(type, true, {paymentMethods: [code, prefixed]})),
		shows: [{type, code}],
		hides: [credit],
	},
	{
		says: `a mandate flow needs both codes of ${type}`,
		refusedCalls: [
			`page.mandate(terms).paymentFilter(only.show('${type}', ['${code}']))`,
			`page.paymentFilter(only.show('${type}', ['${code}'])).mandate(terms)`,
		],
		json: {...mandate, payment_filter: filterOf(false, option(type, true, {paymentMethods: [code]}))},
		lint: ['error providers-not-doubled /payment_filter/options/0/paymentMethods'],
		isOnlyForReaders: true,
	},
	{
		says: `a mandate flow with both codes of ${type}`,
		json: {...mandate, payment_filter: filterOf(false, option(type, true, {paymentMethods: [code, prefixed]}))},
		shows: [{type, code}],
	},
]);

export const filterRows: readonly Row[] = [
	...filterObject,
	...optionObject,
	...cardFilters,
	...upiFilters,
	...byIntent,
	...doubling,
	{
		says: 'the four other types need no second code in a mandate flow',
		json: {
			...mandate,
			payment_filter: filterOf(false, option('REWARD', true, {paymentMethods: ['REWARD_A']}), option('CASH', true)),
		},
		shows: [{type: 'REWARD', code: 'REWARD_A'}],
		hides: [wallet],
	},
];
