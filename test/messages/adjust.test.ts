// The wording of the proposals of adjust, each goal with its patches, in their order: the one place where it is asserted.
import {expect, test} from 'vitest';
import type {JsonPatchOperation} from '../../src/diagnostics/issue.js';
import {type Account, type AdjustGoal, adjust, type Instrument} from '../../src/inspect/index.js';

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
		'EMI alone': [{...plans(true, {enable: true}, {showOnlyEmi: true})}, [plan, walletA], settled],
		'a type with a part that cannot be read': [filterOf(true, broken), [{type: 'CARD'}, bankA, walletA], settled],
		'EMI that cannot be read': [
			{...filterOf(true), emiOptions: {noCostEmi: {enable: 'maybe'}}},
			[plan, walletA],
			settled,
		],
		'open readings': [filterOf(false, option('CARD', true)), [bankA, plan, {type: 'CARD'}]],
		'a service prefix': [
			filterOf(true, option('NB', false, {paymentMethods: ['NB_BANKA', 'P_BANKA']})),
			[
				{type: 'NB', code: 'NB_BANKA'},
				{type: 'NB', code: 'NB_BANKB'},
			],
			{servicePrefix: 'P'},
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
			...changes.map(({pointer, code = 'no code'}) => `    ${pointer || '(whole input)'} → ${code}`),
		].join('\n'),
	);
	return [...lines, ...blocked.map(({wanted, message}) => `  blocked, wanted ${wanted}: ${message}`)].join('\n');
}

test.each(Object.entries(CASES))('%s', async (name, [input, instruments, options]) => {
	const goals = instruments.flatMap((one): readonly AdjustGoal[] => [{show: [one]}, {hide: [one]}]);
	const all = goals.map(goal => `${JSON.stringify(goal)}\n${proposalsOf(input, goal, options)}\n`);
	await expect(all.join('\n')).toMatchFileSnapshot(`expected/adjust/${name.replaceAll(' ', '-')}.txt`);
});

test('several instruments at once', async () => {
	const input = cards(true, {enable: false, cardTypes: ['CREDIT']});
	const both = proposalsOf(input, {show: [{...credit, bank: 'BANK_A'}], hide: [walletA, appA]}, settled);
	await expect(`${both}\n`).toMatchFileSnapshot('expected/adjust/several.txt');
});
