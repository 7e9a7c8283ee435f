// adjust: proposals of each kind, their patches and builder calls, what blocks, and goals that are refused.
import {describe, expect, test} from 'vitest';
import {filter, isMisuseError} from '../../src/index.js';
import {type Account, type AdjustGoal, adjust, compile, diff, type Instrument} from '../../src/inspect/index.js';
import {applyPatch} from './apply-patch.js';

const filterOf = (allowDefaultOptions: boolean, ...options: readonly object[]) => ({allowDefaultOptions, options});
const cards = (allow: boolean, ...cardFilters: readonly object[]) =>
	filterOf(allow, {paymentMethodType: 'CARD', enable: true, cardFilters});
const wallets = filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']});
const walletA: Instrument = {type: 'WALLET', code: 'WALLET_A'};

interface ExactCase {
	readonly what: string;
	readonly input: object;
	readonly goal: AdjustGoal;
	readonly patch: readonly object[];
	readonly options?: Account;
}

const exactCases: readonly ExactCase[] = (
	[
		['a code out of a list', wallets, {show: [walletA]}, [{op: 'remove', path: '/options/0/paymentMethods/0'}]],
		[
			'a code into a list',
			wallets,
			{hide: [{type: 'WALLET', code: 'WALLET_C'}]},
			[{op: 'add', path: '/options/0/paymentMethods/2', value: 'WALLET_C'}],
		],
		[
			'the last code with its option',
			filterOf(true, {...wallets.options[0], paymentMethods: ['WALLET_A']}),
			{show: [walletA]},
			[{op: 'remove', path: '/options/0'}],
		],
		[
			'one code where an account has a service prefix and the session no mandate',
			filterOf(true),
			{hide: [walletA]},
			[
				{
					op: 'add',
					path: '/options/0',
					value: {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']},
				},
			],
			{servicePrefix: 'P'},
		],
		[
			'both codes of a provider that is listed twice',
			filterOf(true, {
				paymentMethodType: 'NB',
				enable: false,
				paymentMethods: ['NB_BANKA', 'P_BANKA', 'NB_BANKB', 'P_BANKB'],
			}),
			{show: [{type: 'NB', code: 'NB_BANKA'}]},
			[
				{op: 'remove', path: '/options/0/paymentMethods/1'},
				{op: 'remove', path: '/options/0/paymentMethods/0'},
			],
		],
		[
			'a filter that a session has as text',
			{order_id: 'order-1', payment_filter: JSON.stringify(wallets)},
			{show: [walletA]},
			[
				{
					op: 'replace',
					path: '/payment_filter',
					value: filterOf(true, {...wallets.options[0], paymentMethods: ['WALLET_B']}),
				},
			],
		],
		[
			'a whole type',
			filterOf(true),
			{hide: [{type: 'NB'}]},
			[{op: 'add', path: '/options/0', value: {paymentMethodType: 'NB', enable: false}}],
		],
		[
			'a range divided in two',
			cards(true, {enable: false, cardBins: ['411111::411199']}),
			{show: [{type: 'CARD', bin: '411120'}]},
			[
				{op: 'remove', path: '/options/0/cardFilters/0/cardBins/0'},
				{op: 'add', path: '/options/0/cardFilters/0/cardBins/0', value: '411111::411119'},
				{op: 'add', path: '/options/0/cardFilters/0/cardBins/1', value: '411121::411199'},
			],
		],
		[
			'a card filter divided by bank and type',
			cards(true, {enable: false, cardTypes: ['CREDIT', 'DEBIT'], cardBanks: ['BANK_A', 'BANK_B']}),
			{show: [{type: 'CARD', bank: 'BANK_A', cardType: 'CREDIT'}]},
			[
				{op: 'remove', path: '/options/0/cardFilters/0/cardTypes/0'},
				{
					op: 'add',
					path: '/options/0/cardFilters/1',
					value: {enable: false, cardTypes: ['CREDIT'], cardBanks: ['BANK_B']},
				},
			],
		],
		[
			'a UPI filter',
			filterOf(true),
			{hide: [{type: 'UPI', app: 'APP_A'}]},
			[
				{
					op: 'add',
					path: '/options/0',
					value: {
						paymentMethodType: 'UPI',
						enable: true,
						upiFilters: [{enable: false, upiType: 'INTENT', upiMethods: ['APP_A']}],
					},
				},
			],
		],
		[
			'one issuer and tenure of EMI',
			filterOf(true),
			{hide: [{type: 'EMI', kind: 'noCost', group: 'credit', issuer: 'BANKA', tenure: 9}]},
			[
				{
					op: 'add',
					path: '/emiOptions',
					value: {
						noCostEmi: {
							enable: true,
							credit: {
								enable: true,
								filters: [
									{enable: true, tenureFilter: {tenures: ['1::8', '10::999999999'], enable: true}},
									{
										enable: true,
										tenureFilter: {tenures: ['9::9'], enable: true},
										issuerFilter: {issuers: ['P_BANKA'], enable: false},
									},
								],
							},
						},
					},
				},
			],
			{servicePrefix: 'P'},
		],
	] as const satisfies readonly (readonly [string, object, AdjustGoal, readonly object[], Account?])[]
).map(([what, input, goal, patch, options = {}]) => ({what, input, goal, patch, options}));

describe('adjust', () => {
	test.each(exactCases)('changes $what', ({input, goal, patch, options}) => {
		const {proposals, blocked} = adjust(input, goal, options);
		expect(blocked).toEqual([]);
		expect(proposals.every(({exact, sideEffects}) => exact && sideEffects.length === 0)).toBe(true);
		const [first] = proposals;
		expect(first?.patch).toEqual(patch);
		expect(applyPatch(input, first?.patch ?? [])?.value).toEqual(first?.value);
		expect(Object.isFrozen(first?.value)).toBe(true);
	});

	test('changes nothing where the goal already holds', () => {
		expect(adjust(wallets, {hide: [walletA]})).toMatchObject({
			proposals: [{patch: [], changes: [], exact: true}],
			blocked: [],
		});
	});

	test('turns the default, and names everything else, where nothing less is exact', () => {
		const onlyWallets = filterOf(false, {paymentMethodType: 'WALLET', enable: true});
		const [first] = adjust(onlyWallets, {hide: [walletA]}).proposals;
		expect(first).toMatchObject({exact: true, value: {allowDefaultOptions: true}});
		expect(diff(onlyWallets, first?.value).changes).toMatchObject([
			{type: 'WALLET', from: 'shown', to: 'hidden', witness: walletA},
		]);
	});

	test('gives each change its pointer and its builder calls, from a builder too', () => {
		const built = filter().allowDefaults(true).hide('WALLET', ['WALLET_A', 'WALLET_B']);
		expect(adjust(built, {show: [walletA]}).proposals[0]?.changes).toEqual([
			{
				pointer: '/options/0',
				message: 'remove WALLET_A from the wallets that are hidden',
				code: ".hide('WALLET', ['WALLET_B'])",
			},
		]);
	});

	test('writes both codes of a provider in a mandate session', () => {
		const session = {
			action: 'paymentPage',
			order_id: 'order-1',
			amount: '10.00',
			customer_id: 'customer-1',
			customer_email: 'customer@example.com',
			customer_phone: '9999999999',
			payment_page_client_id: 'client-1',
			'options.create_mandate': 'OPTIONAL',
			'mandate.max_amount': '10.00',
			'mandate.start_date': '1893456000',
			'mandate.end_date': '1924992000',
		};
		const [first] = adjust(session, {hide: [walletA]}, {servicePrefix: 'P'}).proposals;
		expect(first).toMatchObject({
			exact: true,
			value: {
				...session,
				payment_filter: {
					options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'P_WALLET_A']}],
				},
			},
		});
	});

	test('names the reading that decides, and what each choice makes possible', () => {
		const {proposals, blocked} = adjust(filterOf(false, {paymentMethodType: 'CARD', enable: true}), {
			hide: [{type: 'CARD', bank: 'BANK_A'}],
		});
		expect(proposals[0]).toMatchObject({
			exact: false,
			sideEffects: [{type: 'CARD', from: 'shown', to: 'undetermined'}],
		});
		expect(blocked[0]).toMatchObject({
			wanted: 'hidden',
			reading: 'defaultsInside',
			choices: [
				{choice: 'apply', exact: false},
				{choice: 'ignore', exact: true},
			],
		});
	});

	const hidesRange = cards(true, {enable: false, cardBins: ['411111::411199']});

	test('names a witness of what a list would catch too', () => {
		const {proposals, blocked} = adjust(hidesRange, {show: [{type: 'CARD', bank: 'BANK_A'}]});
		expect(proposals[0]?.exact).toBe(false);
		expect(blocked).toMatchObject([{wanted: 'shown', witness: {type: 'CARD'}}]);
	});

	test('a part that an exact change reaches is not blocked by another part', () => {
		const goal = {show: [{type: 'CARD', bank: 'BANK_A'}], hide: [{type: 'WALLET', code: 'WALLET_A'}]} as const;
		expect(adjust(hidesRange, {hide: goal.hide}).blocked).toEqual([]);
		expect(adjust(hidesRange, goal).blocked.map(({instrument}) => instrument)).toEqual(goal.show);
	});

	/** Filters with a third of 31 brands, banks and sub types each, which combine into too many classes to compare. */
	const dense = (length: number) =>
		Array.from({length}, (_, at) => {
			const some = (stem: string, step: number) =>
				Array.from({length: 10}, (_, index) => `${stem}_${(index * index + index * at + at * step) % 31}`);
			return {
				enable: at % 2 === 0,
				cardBrands: some('BRAND', 1),
				cardSubTypes: some('SUB', 7),
				cardBanks: some('BANK', 5),
				cardBins: [`${400_000 + at * 500}::${410_000 + at * 500}`],
			};
		});

	test('divides 20 dense card filters, and changes nothing else', () => {
		const before = cards(true, ...dense(20));
		const wanted = {type: 'CARD', bank: 'BANK_3', brand: 'BRAND_2'} as const;
		const [first] = adjust(before, {hide: [wanted]}).proposals;
		expect(first?.exact).toBe(true);
		const [was, is] = [compile(before), compile(first?.value)];
		for (const bank of ['BANK_3', 'BANK_4', 'OTHER']) {
			for (const brand of ['BRAND_2', 'BRAND_5', 'OTHER']) {
				for (const subType of ['SUB_0', 'SUB_10', 'OTHER']) {
					const card = {type: 'CARD', bank, brand, subType, cardType: 'DEBIT', bin: '405000'} as const;
					const isWanted = bank === wanted.bank && brand === wanted.brand;
					expect(is.explain(card).verdict).toBe(isWanted ? 'hidden' : was.explain(card).verdict);
				}
			}
		}
	});

	test('hides all cards of 20 dense card filters, and changes nothing else', () => {
		const [first] = adjust(cards(true, ...dense(20)), {hide: [{type: 'CARD'}]}).proposals;
		expect(first).toMatchObject({exact: true, sideEffects: []});
	});

	test('refuses what it cannot prove, and says what it tried', () => {
		const input = cards(true, ...dense(20), {enable: true, cardBrands: ['BRAND_2']});
		const goal = {hide: [{type: 'CARD', bank: 'BANK_3', brand: 'BRAND_2'}]} as const;
		expect(() => adjust(input, goal, {readings: {precedence: 'show-wins'}})).toThrow(
			/none of \d+ edits of CARD can be proved/,
		);
	});

	const [upi, card] = [{type: 'UPI'}, {type: 'CARD'}] as const;

	test.each<[string, unknown, ...(readonly [rule: string, pointer: string])[]]>([
		['what is not an object', [walletA], ['invalid-type', '']],
		['a goal without instruments', {show: [], hide: undefined}, ['invalid-type', '']],
		['an unknown key', {shows: [walletA]}, ['unknown-key', '/shows']],
		['what is not a list', {show: walletA}, ['invalid-type', '/show']],
		['an instrument that is not one', {show: [walletA, {type: 'WALLETS'}]}, ['invalid-type', '/show/1']],
		['a contradiction', {show: [{type: 'WALLET'}], hide: [walletA]}, ['contradiction', '']],
		[
			'two, one after the other',
			{show: [walletA, upi], hide: [upi, walletA]},
			['contradiction', ''],
			['contradiction', ''],
		],
		[
			'a contradiction of numbers',
			{show: [{...card, bin: '41'}], hide: [{...card, bin: '411111'}]},
			['contradiction', ''],
		],
		['numbers the other way', {show: [{...card, bin: '411111'}], hide: [{...card, bin: '41'}]}, ['contradiction', '']],
		[
			'fields of one card',
			{show: [{...card, bank: 'BANK_A'}], hide: [{...card, brand: 'VISA'}]},
			['contradiction', ''],
		],
		['all of UPI and an app', {show: [upi], hide: [{...upi, app: 'APP_A'}]}, ['contradiction', '']],
	])('refuses %s', (_, goal, ...issues) => {
		const found = () => {
			try {
				return adjust(wallets, goal as AdjustGoal).proposals.map(({message}) => message);
			} catch (error) {
				return isMisuseError(error) ? error.issues.map(({rule, pointer}) => [rule, pointer]) : error;
			}
		};
		expect(found()).toEqual(issues);
	});

	test.each<[string, Readonly<Record<'show' | 'hide', readonly Instrument[]>>]>([
		['an app and a handle', {show: [{...upi, app: 'APP_A'}], hide: [{...upi, handle: '@bank'}]}],
		['two banks', {show: [{...card, bank: 'BANK_A'}], hide: [{...card, bank: 'BANK_B'}]}],
		['the numbers of two banks', {show: [{...card, bin: '41', bank: 'BANK_A'}], hide: [{...card, bin: '42'}]}],
		['two types', {show: [upi], hide: [card]}],
		['a code of two types', {show: [{type: 'NB', code: 'NB_A'}], hide: [{type: 'REWARD', code: 'NB_A'}]}],
	])('takes %s for different instruments', (_, goal) => {
		const [first] = adjust(filterOf(true), goal).proposals;
		expect(first?.exact).toBe(true);
		const is = compile(first?.value);
		for (const one of goal.show) expect(is.explain(one).verdict).toBe('shown');
		for (const one of goal.hide) expect(is.explain(one).verdict).toBe('hidden');
	});
});
