// The wording of the proposals of adjust, each goal with its patches, in their order: the one place where it is asserted.
import {expect, test} from 'vitest';
import type {JsonPatchOperation} from '../../src/diagnostics/issue.js';
import {isMisuseError} from '../../src/index.js';
import {type Account, type AdjustGoal, adjust, type Instrument} from '../../src/inspect/index.js';
import {page} from '../inspect/page.js';

const filterOf = (allowDefaultOptions: boolean, ...options: readonly object[]) => ({allowDefaultOptions, options});
const option = (paymentMethodType: string, enable: boolean, lists: object = {}) => ({
	paymentMethodType,
	enable,
	...lists,
});
const cards = (allow: boolean, ...cardFilters: readonly object[]) =>
	filterOf(allow, option('CARD', true, {cardFilters}));
const upi = (allow: boolean, ...upiFilters: readonly object[]) => filterOf(allow, option('UPI', true, {upiFilters}));
const plans = (allow: boolean, group: object, more: object = {}) => ({
	...filterOf(allow),
	emiOptions: {noCostEmi: {enable: true, cardless: group}, ...more},
});
const settled = {
	readings: {defaultsInside: 'apply', unnamedEmi: 'hidden', emiOnHiddenCards: 'shown', precedence: 'hide-wins'},
} as const;
const walletA = {type: 'WALLET', code: 'WALLET_A'} as const;
const credit = {type: 'CARD', cardType: 'CREDIT'} as const;
const bankA = {type: 'CARD', bank: 'BANK_A'} as const;
const appA = {type: 'UPI', app: 'APP_A'} as const;
const handle = {type: 'UPI', handle: '@bank'} as const;
const plan = {type: 'EMI', kind: 'noCost', group: 'cardless'} as const;
const ofA = {...plan, issuer: 'BANKA'} as const;
const nine = {...plan, tenure: 9} as const;
const only = (...issuers: readonly string[]) => ({issuerFilter: {issuers, enable: true}});
const except = (...issuers: readonly string[]) => ({issuerFilter: {issuers, enable: false}});
const months = (enable: boolean, ...tenures: readonly string[]) => ({tenureFilter: {tenures, enable}});
const broken = option('CARD', true, {cardFilters: [{enable: 'maybe', cardBanks: ['BANK_B']}]});

/** By what is adjusted: the input, and the instruments to show and to hide, each by itself. */
const CASES: Readonly<Record<string, readonly [input: object, instruments: readonly Instrument[], options?: Account]>> =
	{
		'everything shown': [
			filterOf(true),
			[walletA, {type: 'WALLET'}, {type: 'CARD'}, credit, bankA, appA, handle, plan, ofA, {...plan, group: 'credit'}],
			settled,
		],
		'everything hidden': [
			filterOf(false),
			[walletA, {type: 'WALLET'}, {type: 'CARD'}, credit, appA, plan, ofA],
			settled,
		],
		'a list of codes': [
			filterOf(true, option('WALLET', false, {paymentMethods: ['WALLET_A', 'WALLET_B']})),
			[walletA, {type: 'WALLET', code: 'WALLET_C'}, {type: 'WALLET'}],
		],
		'a list of codes alone': [
			filterOf(false, option('WALLET', true, {paymentMethods: ['WALLET_A']})),
			[walletA, {type: 'WALLET', code: 'WALLET_C'}, {type: 'WALLET'}],
			settled,
		],
		'a list of codes beside the default': [
			filterOf(true, option('WALLET', true, {paymentMethods: ['WALLET_A']})),
			[walletA, {type: 'WALLET', code: 'WALLET_C'}],
			{readings: {defaultsInside: 'ignore'}},
		],
		'a provider that is listed once in a session with a mandate': [
			{
				...page,
				'options.create_mandate': 'OPTIONAL',
				payment_filter: filterOf(true, option('WALLET', false, {paymentMethods: ['WALLET_A']})),
			},
			[walletA],
			{servicePrefix: 'P'},
		],
		'card filters that hide': [
			cards(
				true,
				{enable: false, cardTypes: ['CREDIT'], cardBanks: ['BANK_A', 'BANK_B']},
				{enable: false, cardBanks: ['BANK_C']},
			),
			[credit, bankA, {type: 'CARD', bank: 'BANK_C'}, {...credit, ...bankA}, {type: 'CARD'}],
			settled,
		],
		'a card filter that shows': [
			cards(false, {enable: true, cardBins: ['411111::411199'], cardBrands: ['VISA']}),
			[credit, {type: 'CARD', brand: 'VISA'}, {type: 'CARD', bin: '411120'}, {type: 'CARD'}],
			settled,
		],
		'a card filter that no bank divides': [
			cards(
				true,
				{enable: false, cardTypes: ['CREDIT', 'DEBIT'], cardBrands: ['VISA']},
				{enable: false, cardTypes: ['CREDIT']},
			),
			[{...credit, ...bankA}],
			settled,
		],
		'cards as a whole': [filterOf(false, option('CARD', true)), [credit, {type: 'CARD', bin: '411111'}], settled],
		'a card filter alone': [
			cards(false, {enable: true, cardBanks: ['BANK_A']}),
			[bankA],
			{readings: {...settled.readings, precedence: undefined}},
		],
		'card filters of both kinds': [
			cards(true, {enable: true, cardTypes: ['CREDIT']}, {enable: false, cardBanks: ['BANK_A']}),
			[bankA, credit],
			settled,
		],
		'UPI filters': [
			upi(true, {enable: false, upiType: 'COLLECT', upiMethods: ['@bank', '@other']}),
			[handle, appA, {type: 'UPI', handle: '@new'}, {type: 'UPI'}],
			settled,
		],
		'a UPI filter alone': [
			upi(false, {enable: true, upiType: 'INTENT', upiMethods: ['APP_A']}),
			[appA, handle],
			settled,
		],
		'an EMI group without filters': [plans(true, {enable: true}), [plan, ofA, nine, {...ofA, tenure: 9}], settled],
		'a disabled EMI group': [plans(false, {enable: false}), [plan, ofA], settled],
		'plan filters for issuers': [
			plans(true, {enable: true, filters: [{enable: true, ...only('BANKA', 'BANKB')}]}),
			[ofA, {...plan, issuer: 'BANKC'}, {...ofA, tenure: 9}],
			settled,
		],
		'plan filters for all but one issuer': [
			plans(true, {enable: true, filters: [{enable: true, ...except('BANKA')}]}),
			[ofA, {...plan, issuer: 'BANKC'}],
			settled,
		],
		'plan filters for tenures': [
			plans(true, {enable: true, filters: [{enable: true, ...months(true, '3::12')}]}),
			[nine, {...ofA, tenure: 9}, {...plan, tenure: 24}],
			settled,
		],
		'plan filters by type and provider': [
			plans(true, {
				enable: true,
				filters: [{enable: false, paymentMethodType: 'WALLET', paymentMethod: ['LENDER_A', 'LENDER_B']}],
			}),
			[
				{...plan, paymentMethodType: 'WALLET', paymentMethod: 'LENDER_A'},
				{...plan, paymentMethod: 'LENDER_C'},
			],
			settled,
		],
		'plan filters for a provider': [
			plans(true, {
				enable: true,
				filters: [
					{enable: true, paymentMethod: ['LENDER_A'], ...only('BANKA', 'BANKB')},
					{enable: true, paymentMethod: ['LENDER_B', 'LENDER_C', 'LENDER_D']},
				],
			}),
			[
				{...ofA, paymentMethod: 'LENDER_B'},
				{...ofA, paymentMethod: 'LENDER_A'},
				{...plan, paymentMethod: 'LENDER_B'},
			],
			settled,
		],
		'plan filters that disagree': [
			plans(false, {
				enable: true,
				filters: [
					{enable: false, paymentMethod: ['LENDER_A', 'LENDER_B']},
					{enable: true, ...only('BANKA')},
					{enable: true, paymentMethod: 'LENDER_A', ...except('BANKB'), ...months(true, '3::6')},
				],
			}),
			[{...ofA, paymentMethod: 'LENDER_A'}, {...plan, paymentMethod: 'LENDER_B'}, {...ofA, tenure: 3}, nine],
			{readings: {...settled.readings, precedence: 'first-wins', issuersAndTenures: 'either'}},
		],
		'plan filters that hide a provider': [
			plans(true, {
				enable: true,
				filters: [
					{enable: false, paymentMethod: ['LENDER_A', 'LENDER_B']},
					{enable: true, paymentMethod: 'LENDER_C', ...except('BANKA'), ...months(false, '3::6')},
				],
			}),
			[
				{...plan, paymentMethod: 'LENDER_A'},
				{...plan, paymentMethod: 'LENDER_C'},
				{...ofA, tenure: 3},
			],
			settled,
		],
		'issuers and tenures with one flag': [
			plans(true, {
				enable: true,
				filters: [{enable: true, issuerFilter: {issuers: ['BANKA'], tenures: ['3::12'], enable: true}}],
			}),
			[ofA, nine, {...ofA, tenure: 9}, {...plan, issuer: 'BANKC', tenure: 24}],
			{...settled, tenureEncoding: 'issuerFilter.tenures'},
		],
		'issuers and tenures with one flag that excepts': [
			plans(true, {
				enable: true,
				filters: [{enable: true, issuerFilter: {issuers: ['BANKA'], tenures: ['3::12'], enable: false}}],
			}),
			[ofA, {...ofA, tenure: 9}],
			{readings: {...settled.readings, issuersAndTenures: 'both'}, tenureEncoding: 'issuerFilter.tenures'},
		],
		'a list of issuers with the flag of tenures': [
			plans(true, {enable: true, filters: [{enable: true, ...except('BANKB')}]}),
			[ofA, nine, {...ofA, tenure: 9}],
			{...settled, tenureEncoding: 'issuerFilter.tenures'},
		],
		'tenures under the key issuerFilters': [
			plans(true, {enable: true, filters: [{enable: true, issuerFilters: {tenures: ['3::12'], enable: true}}]}),
			[nine, {...ofA, tenure: 9}],
			{...settled, tenureEncoding: 'issuerFilters'},
		],
		'issuers with a service prefix': [
			plans(true, {enable: true, filters: [{enable: true, ...only('P_BANKA')}]}),
			[ofA, nine, {...plan, issuer: 'P_BANKB'}],
			settled,
		],
		'rules of EMI on cards': [
			{
				...filterOf(true),
				emiOptions: {
					noCostEmi: {enable: true, credit: {enable: false}, cardless: {enable: false}},
					lowCostEmi: {enable: false},
				},
			},
			[
				plan,
				{...plan, group: 'credit'},
				{...plan, group: 'debit'},
				{...plan, kind: 'lowCost'},
				{...ofA, group: 'debit', paymentMethodType: 'CARD'},
				{...plan, kind: 'standard', group: 'debit'},
			],
			settled,
		],
		'EMI of one kind by its groups': [
			{
				...filterOf(false),
				emiOptions: {noCostEmi: {enable: true, debit: {enable: true, filters: [{enable: true, ...only('BANKA')}]}}},
			},
			[plan, {...plan, group: 'debit', issuer: 'BANKB'}],
			{readings: {defaultsInside: 'apply', emiOnHiddenCards: 'shown'}},
		],
		'EMI of one kind': [
			{...filterOf(false), emiOptions: {noCostEmi: {enable: true}}},
			[plan, {...plan, kind: 'lowCost'}, ofA],
		],
		'EMI alone': [{...plans(true, {enable: true}, {showOnlyEmi: true})}, [plan, walletA], settled],
		'a type with a part that cannot be read': [filterOf(true, broken), [{type: 'CARD'}, bankA, walletA], settled],
		'EMI that cannot be read': [
			{...filterOf(true), emiOptions: {noCostEmi: {enable: 'maybe'}}},
			[plan, walletA],
			settled,
		],
		'options that cannot be read': [
			{
				allowDefaultOptions: true,
				options: [null, 'WALLET', option('WALLET', false, {paymentMethods: ['WALLET_A', 'WALLET_B', 7]})],
			},
			[walletA, {type: 'WALLET', code: 'WALLET_C'}, {type: 'CASH'}],
			settled,
		],
		'a filter without a default and options': [{}, [walletA, plan]],
		'a filter with a doubtful part': [
			filterOf(
				true,
				option('WALLET', false, {paymentMethods: ['WALLET_A', 'WALLET_A', 'WALLET_B', 'WALLET_A'], note: 1}),
			),
			[walletA, {type: 'WALLET', code: 'WALLET_C'}],
		],
		'card filters that match exactly': [
			cards(true, {enable: false, cardBanks: ['BANK_A']}, {enable: true, cardTypes: ['CREDIT', 'DEBIT']}),
			[bankA, {type: 'CARD', bank: 'BANK_C'}, {type: 'CARD', cardType: 'DEBIT', bank: 'BANK_A'}],
			{readings: {...settled.readings, precedence: 'first-wins'}},
		],
		'card filters of which the last decides': [
			cards(
				true,
				{enable: true, cardBanks: ['BANK_A']},
				{enable: false, cardBanks: ['BANK_A', 'BANK_B'], cardBrands: ['VISA']},
				{enable: false, cardBanks: ['BANK_C']},
			),
			[bankA, {...bankA, brand: 'VISA'}, {type: 'CARD', bank: 'BANK_C'}],
			{readings: {...settled.readings, precedence: 'last-wins'}},
		],
		'UPI filters of both types': [
			upi(
				true,
				{enable: false, upiType: 'COLLECT'},
				{enable: true, upiType: 'INTENT'},
				{enable: false, upiMethods: ['APP_A']},
			),
			[handle, appA, {type: 'UPI', app: 'APP_B'}],
			settled,
		],
		'nothing but wallets': [filterOf(false, option('WALLET', true)), [{type: 'CARD'}, plan, credit, walletA]],
		'open readings': [filterOf(false, option('CARD', true)), [bankA, plan, {type: 'CARD'}]],
		'a service prefix': [
			filterOf(true, option('NB', false, {paymentMethods: ['NB_BANKA', 'P_BANKA']})),
			[
				{type: 'NB', code: 'NB_BANKA'},
				{type: 'NB', code: 'NB_BANKB'},
			],
			{servicePrefix: 'P'},
		],
		'a service prefix without pairs': [
			plans(true, {enable: true}),
			[walletA, ofA, nine],
			{...settled, servicePrefix: 'P'},
		],
		'a type of the account': [
			filterOf(false, option('OTC', true)),
			[{type: 'OTC'}, walletA, {type: 'OTC', code: 'SHOP_A'}] as readonly Instrument[],
			{...settled, types: ['OTC', 'VOUCHER']},
		],
		'a session': [{...page, payment_filter: filterOf(true)}, [walletA, plan]],
		'a session without a filter': [page, [walletA, plan, bankA]],
		'a session with EMI beside the filter': [
			{...page, emiOptions: {noCostEmi: {enable: true}}},
			[plan, walletA],
			{...settled, emiPlacement: 'session'},
		],
		'a session that asks for EMI beside the filter': [page, [plan], {...settled, emiPlacement: 'session'}],
		'a filter as text in a session': [
			{...page, payment_filter: JSON.stringify(filterOf(true, option('WALLET', false)))},
			[walletA, {type: 'NB', code: 'NB_A'}],
		],
		'a session with a required mandate': [
			{...page, 'options.create_mandate': 'REQUIRED', payment_filter: filterOf(true)},
			[
				{...walletA, supportsMandates: true},
				{type: 'CARD', supportsMandates: true},
				{type: 'NB', code: 'NB_BANKA'},
			],
			{...settled, servicePrefix: 'P'},
		],
		'what the account has': [
			filterOf(true),
			[walletA, credit],
			{...settled, enabled: {WALLET: ['WALLET_A', 'WALLET_B'], CARD: true}},
		],
	};

function written({op, path, ...rest}: JsonPatchOperation): string {
	return `${op} ${path || '(whole input)'}${'value' in rest ? ` ${JSON.stringify(rest.value)}` : ''}`;
}

function proposalsOf(input: object, goal: AdjustGoal, options?: Account): string {
	const {proposals, blocked} = adjust(input, goal, options);
	const lines = proposals.map(({message, exact, patch, changes, sideEffects}) =>
		[
			`  ${exact ? 'exact' : `with ${sideEffects.length} side effects`}: ${message || 'nothing'}`,
			...patch.map(operation => `    ${written(operation)}`),
			...changes.map(({pointer, code}) => `    ${pointer} → ${code}`),
			...sideEffects.map(({pointer, message: effect}) => `    ${pointer}: ${effect}`),
		].join('\n'),
	);
	const reasons = blocked.map(({wanted, message, pointer, choices = [], witness}) =>
		[
			`  blocked, wanted ${wanted}: ${message}`,
			`    by ${pointer || '(whole input)'}${witness === undefined ? '' : `, such as ${JSON.stringify(witness)}`}`,
			...choices.map(
				({choice, exact, message: edits = ''}) => `    ${choice}: ${exact ? edits || 'nothing' : 'not exact'}`,
			),
		].join('\n'),
	);
	return [...lines, ...reasons].join('\n');
}

test.each(Object.entries(CASES))('%s', async (name, [input, instruments, options]) => {
	const goals = instruments.flatMap((one): readonly AdjustGoal[] => [{show: [one]}, {hide: [one]}]);
	const all = goals.map(goal => `${JSON.stringify(goal)}\n${proposalsOf(input, goal, options)}\n`);
	await expect(all.join('\n')).toMatchFileSnapshot(`expected/adjust/${name.replaceAll(' ', '-')}.txt`);
});

test('goals that are refused', async () => {
	const goals: readonly unknown[] = [
		[walletA],
		{},
		{shows: [walletA]},
		{show: walletA},
		{hide: [{type: 'WALLETS'}, 7]},
		{show: [walletA], hide: [{type: 'WALLET'}]},
	];
	const messages = goals.map(goal => {
		try {
			return proposalsOf(filterOf(true), goal as AdjustGoal);
		} catch (error) {
			return isMisuseError(error) ? error.message : error;
		}
	});
	await expect(`${messages.join('\n')}\n`).toMatchFileSnapshot('expected/adjust/refused.txt');
});

/** Several instruments at once, by what is adjusted. */
const SEVERAL: Readonly<Record<string, readonly [input: object, goals: readonly AdjustGoal[], options?: Account]>> = {
	'cards, a wallet and UPI': [
		cards(true, {enable: false, cardTypes: ['CREDIT']}),
		[{show: [{...credit, bank: 'BANK_A'}], hide: [walletA, appA]}],
		settled,
	],
	'a bank and all cards but one type': [
		cards(true, {enable: false, cardBanks: ['BANK_A', 'BANK_B']}),
		[
			{show: [{...credit, bank: 'BANK_A'}], hide: [{type: 'CARD', cardType: 'DEBIT', bank: 'BANK_C'}]},
			{hide: [{type: 'CARD', bin: '411111'}, {type: 'CARD', bin: '42'}, appA, handle]},
		],
		settled,
	],
	'every group of a kind': [
		{...filterOf(true), emiOptions: {noCostEmi: {enable: true, credit: {enable: false}}}},
		[
			{hide: [plan, {...plan, group: 'credit'}, {...plan, group: 'debit'}]},
			{show: [plan, {...plan, group: 'credit'}, {...plan, group: 'debit'}]},
			{
				show: [ofA],
				hide: [
					{...plan, group: 'debit', issuer: 'BANKB'},
					{...plan, kind: 'lowCost'},
				],
			},
		],
		settled,
	],
	'parts that block each other': [
		filterOf(false, option('CARD', true)),
		[{show: [plan, walletA], hide: [bankA]}, {hide: [bankA, {...plan, group: 'credit'}]}],
	],
};

test.each(Object.entries(SEVERAL))('at once: %s', async (name, [input, goals, options]) => {
	const all = goals.map(goal => `${JSON.stringify(goal)}\n${proposalsOf(input, goal, options)}\n`);
	await expect(all.join('\n')).toMatchFileSnapshot(`expected/adjust/several/${name.replaceAll(' ', '-')}.txt`);
});
