// Doubling of providers for mandates: how codes are doubled, and which plain lists count as doubled (open points 10 to 12, 24).
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {base, issuesOf, mandate, page} from './untyped.js';

const terms = mandate('REQUIRED').maxAmount('1.00').startDate('1').endDate('2');
const written = (type: string, codes: readonly string[], prefix: string) =>
	base().forMandates(prefix).hide(type, codes).build() as {options: {paymentMethods: string[]}[]};

test.each([
	['WALLET', ['A', 'PREFIX_A', 'B'], ['A', 'PREFIX_A', 'B', 'PREFIX_B']],
	['WALLET', ['PREFIX_A', 'A'], ['A', 'PREFIX_A']],
	['WALLET', ['PREFIX_'], ['PREFIX_', 'PREFIX_PREFIX_']],
	['WALLET', ['PREFIXES_A'], ['PREFIXES_A', 'PREFIX_PREFIXES_A']],
	['WALLET', ['NB_A'], ['NB_A', 'PREFIX_NB_A']],
	['WALLET', ['PREFIX_PREFIX_A'], ['PREFIX_A', 'PREFIX_PREFIX_A']],
	['WALLET', ['PREFIX_A', 'PREFIX_PREFIX_A'], ['PREFIX_A', 'PREFIX_PREFIX_A']],
	['WALLET', ['A', 'PREFIX_PREFIX_A'], ['A', 'PREFIX_A', 'PREFIX_PREFIX_A']],
	['WALLET', ['PREFIX_PREFIX_PREFIX_A', 'PREFIX_A'], ['PREFIX_PREFIX_A', 'PREFIX_PREFIX_PREFIX_A', 'A', 'PREFIX_A']],
	['CONSUMER_FINANCE', ['PREFIX_B', 'A'], ['B', 'PREFIX_B', 'A', 'PREFIX_A']],
	['NB', ['NB_A', 'PREFIX_A', 'NB_B'], ['NB_A', 'PREFIX_A', 'NB_B', 'PREFIX_B']],
	['NB', ['NB_PREFIX_A'], ['NB_PREFIX_A', 'PREFIX_PREFIX_A']],
	['REWARD', ['A'], ['A']],
])('%s %j is doubled as %j, however often, and a mandate session takes it', (type, codes, pairs) => {
	for (const list of [codes, pairs]) {
		const chain = base().forMandates('PREFIX').hide(type, list);
		expect(chain.build()).toMatchObject({options: [{paymentMethods: pairs}]});
		expect(base().hide(type, list).forMandates('PREFIX').build()).toEqual(chain.build());
		expect(() => page().mandate(terms).paymentFilter(chain)).not.toThrow();
	}
});

test('doubling loses no code, doubles nothing again, and is recognized', () => {
	const code = fc.constantFrom('X', 'P_X', 'P_P_X', 'P_P_P_X', 'P_', 'Y', 'P_Y', 'Q_Y', 'NB_X', 'P_NB_X');
	fc.assert(
		fc.property(fc.array(code, {minLength: 1, maxLength: 6}), fc.constantFrom('WALLET', 'NB'), (codes, type) => {
			const usable = type === 'WALLET' ? codes : codes.map(one => `NB_${one}`);
			const filter = written(type, usable, 'P');
			const [once] = filter.options;
			expect(once?.paymentMethods).toEqual(expect.arrayContaining(usable));
			expect(written(type, once?.paymentMethods ?? [], 'P')).toEqual(filter);
			expect(() => page().mandate(terms).paymentFilter(base().hide(type, usable).forMandates('P'))).not.toThrow();
		}),
		{numRuns: 500},
	);
});

type List = readonly [type: string, codes?: readonly string[]];
const doubled: List = ['WALLET', ['WALLET_A', 'P_WALLET_A']];

test.each<readonly [singleLists: readonly number[], lists: readonly List[]]>([
	[[], [doubled]],
	[[], [['WALLET', ['PREFIX_WALLET_A', 'WALLET_A']]]],
	[[], [['WALLET', ['NB_A', 'P_NB_A']]]],
	[[], [['NB', ['NB_BANKA', 'P_BANKA']]]],
	[[], [['NB', ['P_BANKA', 'NB_BANKA']]]],
	[[], [['CONSUMER_FINANCE', ['A', 'B_A', 'P_B_A', 'P_A']]]],
	[[], [doubled, ['NB', ['NB_BANKA', 'P_BANKA']]]],
	[[], [['CASH'], ['NB'], ['REWARD', ['CODE_A']], doubled]],
	[[], [['REWARD', ['CODE_A', 'P_CODE_A']]]],
	[[], []],
	// Another prefix in each list, so that none is the prefix of the filter.
	[
		[0, 1],
		[doubled, ['NB', ['NB_BANKA', 'Q_BANKA']]],
	],
	[
		[0, 1],
		[doubled, ['CONSUMER_FINANCE', ['CODE_A']]],
	],
	[[0], [['WALLET', ['WALLET_A', 'MY-P_WALLET_A']]]],
	[[0], [['WALLET', ['WALLET_A', '-P_WALLET_A']]]],
	[[0], [['WALLET', ['WALLET_A', 'P-_WALLET_A']]]],
	[[0], [['WALLET', ['WALLET_A', 'MY_P_WALLET_A']]]],
	[[0], [['WALLET', ['WALLET_A', 'PWALLET_A']]]],
	[[0], [['WALLET', ['WALLET_A']]]],
	[[0], [['NB', ['NB_BANKA']]]],
])('a mandate session refuses the lists %j of the plain lists %j', (single, lists) => {
	const options = lists.map(([paymentMethodType, paymentMethods]) => ({
		paymentMethodType,
		enable: true,
		...(paymentMethods && {paymentMethods}),
	}));
	const attach = () => page().mandate(terms).paymentFilter({allowDefaultOptions: true, options});
	if (single.length === 0) expect(attach).not.toThrow();
	else {
		const pointers = single.map(index => `/payment_filter/options/${index}/paymentMethods`);
		expect(issuesOf(attach)).toEqual(
			pointers.map(pointer => expect.objectContaining({rule: 'providers-not-doubled', pointer})),
		);
	}
});
