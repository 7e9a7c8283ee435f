// adjust: proposals of each kind, their patches and builder calls, what blocks, and goals that are refused.
import {describe, expect, test} from 'vitest';
import {filter, isMisuseError} from '../../src/index.js';
import {type Account, type AdjustGoal, adjust, compile, diff, type Instrument} from '../../src/inspect/index.js';
import {applyPatch} from './apply-patch.js';
import {page} from './page.js';

const filterOf = (allowDefaultOptions: boolean, ...options: readonly object[]) => ({allowDefaultOptions, options});
const cards = (allow: boolean, ...cardFilters: readonly object[]) =>
	filterOf(allow, {paymentMethodType: 'CARD', enable: true, cardFilters});
const wallets = filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']});
const walletA: Instrument = {type: 'WALLET', code: 'WALLET_A'};
const walletB = (enable: boolean) => ({paymentMethodType: 'WALLET', enable, paymentMethods: ['WALLET_B']});
const plansOf = (allow: boolean, ...filters: readonly object[]) => ({
	...filterOf(allow),
	emiOptions: {noCostEmi: {enable: true, cardless: {enable: true, filters}}},
});
const plan = {type: 'EMI', kind: 'noCost', group: 'cardless'} as const;
const cardlessRules = {noCostEmi: {enable: true, cardless: {enable: true}}};
const CARDLESS = '/emiOptions/noCostEmi/cardless';
const settled = {
	readings: {defaultsInside: 'apply', unnamedEmi: 'hidden', emiOnHiddenCards: 'shown', precedence: 'hide-wins'},
} as const;
const mandate = {
	'mandate.max_amount': '10.00',
	'mandate.start_date': '1893456000',
	'mandate.end_date': '1924992000',
};

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
		[
			'a list of a plan filter that keeps out what the goal shows',
			plansOf(false, {enable: true, paymentMethod: 'LENDER_A', issuerFilter: {issuers: ['BANKA'], enable: true}}),
			{show: [{...plan, paymentMethod: 'LENDER_A'}]},
			[{op: 'remove', path: `${CARDLESS}/filters/0/issuerFilter`}],
			settled,
		],
		[
			'the flag of a plan filter that hides what the goal shows',
			plansOf(false, {enable: false, paymentMethod: 'LENDER_A'}),
			{show: [{...plan, paymentMethod: 'LENDER_A'}]},
			[{op: 'replace', path: `${CARDLESS}/filters/0/enable`, value: true}],
			settled,
		],
		[
			'the providers of two plan filters, not those of a filter for another type',
			plansOf(
				true,
				{enable: false, paymentMethodType: 'WALLET', paymentMethod: ['LENDER_A', 'LENDER_B']},
				{enable: false, paymentMethodType: 'CARD', paymentMethod: ['LENDER_A', 'LENDER_B']},
				{enable: false, paymentMethodType: 'CARD', paymentMethod: ['LENDER_A', 'LENDER_C']},
			),
			{show: [{...plan, paymentMethodType: 'CARD', paymentMethod: 'LENDER_A'}]},
			[
				{op: 'replace', path: `${CARDLESS}/filters/1/paymentMethod`, value: 'LENDER_B'},
				{op: 'replace', path: `${CARDLESS}/filters/2/paymentMethod`, value: 'LENDER_C'},
			],
			settled,
		],
		[
			'a list of shown codes into one of hidden codes where the others are shown',
			filterOf(true, walletB(true)),
			{hide: [walletA]},
			[
				{op: 'replace', path: '/options/0/enable', value: false},
				{op: 'remove', path: '/options/0/paymentMethods/0'},
				{op: 'add', path: '/options/0/paymentMethods/0', value: 'WALLET_A'},
			],
			settled,
		],
		[
			'only the codes of the goal where the account lists what it has enabled',
			filterOf(false, {paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_C']}),
			{show: [walletA]},
			[{op: 'add', path: '/options/0/paymentMethods/1', value: 'WALLET_A'}],
			{...settled, enabled: {WALLET: ['WALLET_A', 'WALLET_B']}},
		],
		[
			'EMI beside the filter of a session, where its rules are',
			{...page, payment_filter: filterOf(true), emiOptions: cardlessRules},
			{hide: [plan]},
			[{op: 'replace', path: `${CARDLESS}/enable`, value: false}],
			settled,
		],
		[
			'EMI where options cannot be read',
			{allowDefaultOptions: true, options: [null], emiOptions: cardlessRules},
			{hide: [plan]},
			[{op: 'replace', path: `${CARDLESS}/enable`, value: false}],
			settled,
		],
		[
			'EMI rules that name an issuer twice',
			plansOf(true, {enable: true, issuerFilter: {issuers: ['BANKA', 'BANKA', 'BANKB'], enable: true}}),
			{hide: [{...plan, issuer: 'BANKB'}]},
			[
				{
					op: 'add',
					path: `${CARDLESS}/filters/1`,
					value: {enable: true, issuerFilter: {issuers: ['BANKB'], enable: false}},
				},
			],
			settled,
		],
		[
			'one of several ranges, between two that are equal',
			cards(true, {enable: false, cardBins: ['411111::411111', '420000::429999', '411111::411111']}),
			{show: [{type: 'CARD', bin: '420005'}]},
			[
				{op: 'remove', path: '/options/0/cardFilters/0/cardBins/1'},
				{op: 'add', path: '/options/0/cardFilters/0/cardBins/1', value: '420000::420004'},
				{op: 'add', path: '/options/0/cardFilters/0/cardBins/2', value: '420006::429999'},
			],
		],
		[
			'a range with fewer digits than the goal',
			cards(true, {enable: false, cardBins: ['41::42']}),
			{show: [{type: 'CARD', bin: '411120'}]},
			[
				{op: 'remove', path: '/options/0/cardFilters/0/cardBins/0'},
				{op: 'add', path: '/options/0/cardFilters/0/cardBins/0', value: '410000::411119'},
				{op: 'add', path: '/options/0/cardFilters/0/cardBins/1', value: '411121::429999'},
			],
		],
		[
			'card filters rather than the type, on which EMI that cannot be read depends',
			{...filterOf(true), emiOptions: {noCostEmi: {enable: 'maybe'}}},
			{hide: [{type: 'CARD'}]},
			[
				{
					op: 'add',
					path: '/options/0',
					value: {
						paymentMethodType: 'CARD',
						enable: true,
						cardFilters: [{enable: false, cardTypes: ['CREDIT', 'DEBIT']}],
					},
				},
			],
			{readings: {...settled.readings, emiOnHiddenCards: 'hidden'}},
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
		const wanted = {...page, ...mandate, 'options.create_mandate': 'OPTIONAL'};
		const [first] = adjust(wanted, {hide: [walletA]}, {servicePrefix: 'P'}).proposals;
		expect(first).toMatchObject({
			exact: true,
			value: {
				...wanted,
				payment_filter: {
					options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'P_WALLET_A']}],
				},
			},
		});
	});

	test('compares what supports mandates where a mandate is required', () => {
		const input = {
			...page,
			...mandate,
			'options.create_mandate': 'REQUIRED',
			payment_filter: cards(true, {enable: false, cardBins: ['411111::411199']}),
		};
		const {proposals, blocked} = adjust(input, {show: [{type: 'CARD', bank: 'BANK_A', supportsMandates: true}]});
		expect(proposals[0]).toMatchObject({
			exact: false,
			sideEffects: [{type: 'CARD', from: 'hidden', to: 'shown', witness: {supportsMandates: true}}],
		});
		expect(blocked).toMatchObject([{witness: {supportsMandates: true}}]);
	});

	test('keeps the order of the fields of a filter in a session', () => {
		const {allowDefaultOptions, options} = wallets;
		const [first] = adjust({...page, payment_filter: {options, allowDefaultOptions}}, {show: [walletA]}).proposals;
		const after: object = Reflect.get(Object(first?.value), 'payment_filter');
		expect(Object.keys(after)).toEqual(['options', 'allowDefaultOptions']);
	});

	test('writes the builder calls of the option that changes, which may be the eleventh', () => {
		const types = Array.from({length: 10}, (_, at) => `TYPE_${at}`);
		const named = types.map(paymentMethodType => ({paymentMethodType, enable: true}));
		const [first] = adjust(filterOf(true, ...named, ...wallets.options), {show: [walletA]}, {types}).proposals;
		expect(first?.changes).toMatchObject([{pointer: '/options/10', code: ".hide('WALLET', ['WALLET_B'])"}]);
	});

	test('replaces a default that cannot be read, and says that nothing else is undetermined then', () => {
		const {proposals} = adjust({allowDefaultOptions: 'maybe', options: [walletB(true)]}, {hide: [walletA]}, settled);
		expect(proposals[0]).toMatchObject({
			exact: false,
			patch: [{op: 'replace', path: '/allowDefaultOptions', value: true}, {}, {}, {}],
		});
		expect(proposals[0]?.sideEffects).toContainEqual(
			expect.objectContaining({type: 'NB', from: 'undetermined', to: 'shown'}),
		);
	});

	test('adds a filter before the others by one operation, even if one of them is the same', () => {
		const shows = {enable: true, upiType: 'INTENT', upiMethods: ['APP_A']};
		const upiFilters = [{enable: false, upiType: 'INTENT', upiMethods: ['APP_A', 'APP_B']}, shows];
		const input = filterOf(true, {paymentMethodType: 'UPI', enable: true, upiFilters});
		const readings = {precedence: 'first-wins', defaultsInside: 'apply'} as const;
		const {proposals} = adjust(input, {show: [{type: 'UPI', app: 'APP_A'}]}, {readings});
		expect(proposals.map(({patch}) => patch)).toEqual([
			[{op: 'add', path: '/options/0/upiFilters/0', value: shows}],
			[{op: 'remove', path: '/options/0/upiFilters/0/upiMethods/0'}],
		]);
	});

	test('proposes to remove filters, where none of them can be divided', () => {
		const apps = (...upiMethods: readonly string[]) => ({enable: true, upiType: 'INTENT', upiMethods});
		const upiFilters = [apps('APP_A'), apps('APP_A', 'APP_B'), {enable: true, upiType: 'INTENT'}];
		const input = filterOf(true, {paymentMethodType: 'UPI', enable: true, upiFilters});
		const {proposals} = adjust(input, {hide: [{type: 'UPI', app: 'APP_A'}]}, {readings: {defaultsInside: 'ignore'}});
		expect(proposals).toMatchObject([
			{exact: false, value: filterOf(true, {upiFilters: [apps('APP_B')]}), sideEffects: [{to: 'hidden'}]},
			{
				exact: false,
				value: filterOf(true, {upiFilters: [{...apps('APP_A'), enable: false}]}),
				sideEffects: [{to: 'shown'}],
			},
		]);
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

	test('names the place of the reading that decides, not that of another reason', () => {
		const payment_filter = {
			...cards(false, {enable: false, cardBanks: ['BANK_B']}),
			emiOptions: {showOnlyEmi: true, noCostEmi: {enable: true}},
		};
		const goal = {show: [{type: 'CARD', bank: 'BANK_A'}]} as const;
		expect(adjust({...page, payment_filter, sdk_udf: 'hideEMI'}, goal).blocked).toMatchObject([
			{reading: 'emiDisplay', pointer: '/payment_filter/emiOptions/showOnlyEmi'},
		]);
	});

	test('returns five proposals at most', () => {
		const input = plansOf(true, {
			enable: true,
			issuerFilter: {issuers: ['BANKB'], enable: false},
			tenureFilter: {tenures: ['1::999999999'], enable: true},
		});
		const plans = {
			...plan,
			issuer: 'P_BANKB',
			tenure: 12,
			paymentMethod: 'LENDER_A',
			paymentMethodType: 'CARD',
		} as const;
		const readings = {...settled.readings, precedence: undefined, issuersAndTenures: 'both'} as const;
		expect(adjust(input, {hide: [plans]}, {readings}).proposals).toHaveLength(5);
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
		const prove = () => adjust(input, goal, {readings: {precedence: 'show-wins'}});
		expect(prove).toThrow(/none of \d+ edits of CARD can be proved/);
		expect(prove).toThrow(
			expect.objectContaining({issues: [expect.objectContaining({rule: 'too-large', pointer: ''})]}),
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
		['an app in both', {show: [{...upi, app: 'APP_A'}], hide: [{...upi, app: 'APP_A'}]}, ['contradiction', '']],
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
		['an app and a provider of UPI', {show: [{...upi, code: 'UPI_A'}], hide: [{...upi, app: 'APP_A'}]}],
		['banks whose codes begin alike', {show: [{...card, bank: 'BANK_A'}], hide: [{...card, bank: 'BANK_AB'}]}],
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
