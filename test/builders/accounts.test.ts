// Catalogs, encodings and prefixes across accounts: what one account accepts another may refuse.
import {expect, test} from 'vitest';
import {base, emi, issuesOf, type Loose, mandate, misuse, order, page, paylock, pointers, rules} from './untyped.js';

const codes = {
	WALLET: ['WALLET_A'],
	NB: ['NB_BANKA'],
	brands: ['BRAND_A'],
	banks: ['BANK_A'],
	subTypes: ['SUB_A'],
	apps: ['APP_A'],
	issuers: ['BANK_A'],
	REWARD: ['REWARD_A'],
};
const closed = paylock({codes, servicePrefix: 'PREFIX'});
const plans = (criteria: object) => (start: Loose) =>
	start.show('noCost', (groups: Loose) => groups.show('credit', (plans: Loose) => plans.show(criteria)));
const issuers = (...items: string[]) => ({issuers: {only: items}});
const FILTER = '/emiOptions/noCostEmi/credit/filters/0';

type Step = (chain: Loose) => Loose;
const hide =
	(type: string, ...codes: string[]): Step =>
	chain =>
		chain.hide(type, codes);
const cards =
	(recipe: Step): Step =>
	chain =>
		chain.cards(recipe);
const emiPlans =
	(criteria: object): Step =>
	chain =>
		chain.emi(plans(criteria));
const CODE = '/options/0/paymentMethods/0';
const CARDS = '/options/0/cardFilters/0';

test.each<[what: string, pointer: string, say: Step]>([
	['a wallet', CODE, hide('WALLET', 'WALLET_B')],
	['a bank of NB', CODE, hide('NB', 'NB_BANKB')],
	['a brand', `${CARDS}/cardBrands/0`, cards(one => one.hideBrands('BRAND_B'))],
	['a brand with a prefix', `${CARDS}/cardBrands/0`, cards(one => one.hideBrands('PREFIX_BRAND_A'))],
	['a bank with a prefix', `${CARDS}/cardBanks/0`, cards(one => one.hide({banks: ['PREFIX_BANK_A']}))],
	['a sub type', `${CARDS}/cardSubTypes/0`, cards(one => one.hideSubTypes('SUB_B'))],
	[
		'an app with a prefix',
		'/options/0/upiFilters/0/upiMethods/0',
		chain => chain.upi((upi: Loose) => upi.hideIntent('PREFIX_APP_A')),
	],
	['a reward with a prefix', CODE, hide('REWARD', 'PREFIX_REWARD_A')],
	['a wallet with an empty prefix', CODE, hide('WALLET', '_WALLET_A')],
	['an issuer', `${FILTER}/issuerFilter/issuers/1`, emiPlans(issuers('BANK_A', 'BANK_B'))],
	[
		'a provider of a plan',
		`${FILTER}/paymentMethod/0`,
		emiPlans({paymentMethodType: 'WALLET', paymentMethod: ['WALLET_B']}),
	],
	[
		'a provider of a plan after another',
		`${FILTER}/paymentMethod/1`,
		emiPlans({paymentMethodType: 'WALLET', paymentMethod: ['WALLET_A', 'WALLET_B']}),
	],
])('%s outside the catalog is refused in a call, in included rules and in a session', (_what, pointer, say) => {
	const chain = () => closed.filter().allowDefaults(true);
	expect(issuesOf(() => say(chain()))).toMatchObject([{pointer, rule: 'unknown-value'}]);
	const part = say(rules());
	expect(issuesOf(() => chain().include(part))).toMatchObject([{pointer, rule: 'unknown-value'}]);
	// The rules' own account takes them.
	expect(() => base().include(part).build()).not.toThrow();
	const open = paylock({servicePrefix: 'PREFIX'});
	const foreign = say(open.filter().allowDefaults(true));
	// A plan's only provider is written as a string.
	const place = `/payment_filter${pointer.replace(/paymentMethod\/0$/, 'paymentMethod')}`;
	for (const given of [foreign, foreign.build()]) {
		expect(issuesOf(() => closed.session('paymentPage', order).paymentFilter(given))).toMatchObject([
			{pointer: place, rule: 'unknown-value'},
		]);
		expect(() => open.session('paymentPage', order).paymentFilter(given)).not.toThrow();
	}
});

test.each([
	[undefined, 'PREFIX_WALLET_A', true],
	[undefined, 'MY-PREFIX_WALLET_A', false],
	[undefined, '_WALLET_A', false],
	['PREFIX', 'PREFIX_WALLET_A', true],
	['PREFIX', 'OTHER_WALLET_A', false],
])('under the prefix %s, a catalog accepts %s: %s', (servicePrefix, code, isDouble) => {
	const {filter} = paylock({codes: {WALLET: ['WALLET_A']}, servicePrefix});
	const attempt = () => filter().allowDefaults(true).hide('WALLET', [code]);
	if (isDouble) expect(attempt).not.toThrow();
	else expect(pointers(attempt)).toEqual([CODE]);
});

test('a filter of the account may be for mandates with another prefix', () => {
	const chain = closed.filter().allowDefaults(true).hide('WALLET', ['WALLET_A']).forMandates('OTHER');
	const sent = closed.session('paymentPage', order).paymentFilter(chain).build();
	expect(sent).toMatchObject({payment_filter: {options: [{paymentMethods: ['WALLET_A', 'OTHER_WALLET_A']}]}});
});

test('a code outside the catalog gets the nearest one as suggestion, if there is one', () => {
	const chain = closed.filter().allowDefaults(true);
	const [near, other] = ['Wallet_A', 'SOMETHING'].map(code => issuesOf(() => chain.hide('WALLET', [code]))[0]);
	expect(near).toMatchObject({suggestion: 'WALLET_A', allowed: ['WALLET_A']});
	expect(other).not.toHaveProperty('suggestion');
});

test('handles, vocabularies without a list and groups without plan filters need not be listed', () => {
	const chain = closed
		.filter()
		.allowDefaults(true)
		.hide('CONSUMER_FINANCE', ['ANYTHING'])
		.upi((upi: Loose) => upi.hideCollect('@b'))
		.emi((start: Loose) => start.show('standard', (groups: Loose) => groups.show('debit')));
	for (const given of [chain, chain.build()])
		expect(() => closed.session('paymentPage', order).paymentFilter(given)).not.toThrow();
});

test('prefixed doubles of providers and issuers need not be listed', () => {
	const chain = closed
		.filter()
		.allowDefaults(true)
		.hide('WALLET', ['WALLET_A', 'PREFIX_WALLET_A'])
		.hide('NB', ['NB_BANKA', 'PREFIX_BANKA'])
		.emi(
			plans({
				...issuers('BANK_A', 'PREFIX_BANK_A'),
				paymentMethodType: 'NB',
				paymentMethod: ['NB_BANKA', 'PREFIX_BANKA'],
			}),
		);
	expect(chain.build()).toMatchObject({
		emiOptions: {noCostEmi: {credit: {filters: [{issuerFilter: {issuers: ['PREFIX_BANK_A']}}]}}},
	});
});

test('an EMI builder of another account is checked against the filter\u2019s catalog and encoding', () => {
	const foreign = plans(issuers('BANK_B'));
	expect(pointers(() => closed.filter().allowDefaults(true).emi(foreign(emi())))).toEqual([
		`${FILTER}/issuerFilter/issuers/0`,
	]);
	expect(pointers(() => foreign(closed.emi()))).toEqual(['/noCostEmi/credit/filters/0/issuerFilter/issuers/0']);
	const tenures = {except: ['3::6']};
	const twoFlags = plans({...issuers('BANK_A'), tenures});
	const inside = paylock({tenureEncoding: 'issuerFilter.tenures'}).filter().allowDefaults(true);
	for (const call of [
		() => inside.emi(twoFlags(emi())),
		() => inside.emi(twoFlags),
		() => inside.include(rules().emi(twoFlags(emi()))),
	])
		expect(issuesOf(call)).toMatchObject([{pointer: FILTER, rule: 'contradiction'}]);
	for (const oneFlag of [issuers('BANK_A'), {tenures}]) expect(() => inside.emi(plans(oneFlag))).not.toThrow();
});

test('an account without a catalog takes the rules and the EMI plans of any other', () => {
	const part = closed
		.rules()
		.hide('WALLET', ['WALLET_A'])
		.emi(plans(issuers('BANK_A')));
	const open = paylock({servicePrefix: 'PREFIX'}).filter().allowDefaults(true);
	expect(open.include(part).build()).toEqual(closed.filter().allowDefaults(true).include(part).build());
	expect(() => open.emi(plans(issuers('BANK_A'))(closed.emi())).build()).not.toThrow();
});

test('a code of included rules is refused in the list that it would join', () => {
	const chain = closed.filter().allowDefaults(true).hide('WALLET', ['WALLET_A']);
	expect(pointers(() => chain.include(rules().hide('WALLET', ['WALLET_B'])))).toEqual(['/options/0/paymentMethods/0']);
});

test('a type of another account is refused by a session', () => {
	const foreign = paylock({types: ['OTC']})
		.filter()
		.allowDefaults(true)
		.hide('CASH')
		.hide('OTC');
	expect(issuesOf(() => page().paymentFilter(foreign))).toMatchObject([
		{pointer: '/payment_filter/options/1/paymentMethodType', rule: 'unknown-value'},
	]);
});

test('a tenure is refused at its place in the encoding', () => {
	const wrong = {tenures: {only: ['12::3']}};
	for (const [tenureEncoding, key] of [
		['tenureFilter', 'tenureFilter'],
		['issuerFilters', 'issuerFilters'],
		['issuerFilter.tenures', 'issuerFilter'],
	]) {
		expect(pointers(() => paylock({tenureEncoding}).filter().allowDefaults(true).emi(plans(wrong)))).toEqual([
			`${FILTER}/${key}/tenures/0`,
		]);
	}
});

test('a recipe must not return a builder that belongs to the filter of another account', () => {
	const foreign = () => plans(issuers('BANK_B'))(emi());
	expect(issuesOf(() => closed.filter().allowDefaults(true).emi(foreign))).toMatchObject([{rule: 'invalid-recipe'}]);
});

test('an error while a filter is serialized has its place in the session', () => {
	const terms = mandate('REQUIRED').maxAmount('1.00').startDate('1').endDate('2');
	const chain = base().hide('NB', ['NB_A', 'OTHER_A']).forMandates('PREFIX');
	expect(pointers(() => chain.build())).toEqual(['/options/0/paymentMethods/1']);
	expect(pointers(() => page().paymentFilter(chain))).toEqual(['/payment_filter/options/0/paymentMethods/1']);
	expect(
		pointers(() =>
			page()
				.mandate(terms)
				.paymentFilter(base().hide('CASH').hide('WALLET', ['A'])),
		),
	).toEqual(['/payment_filter/options/1/paymentMethods']);
});

test('pointers escape keys and words with /, ~ and line ends', () => {
	expect(pointers(() => emi().hide('a/b~c\n'))).toEqual(['/a~1b~0c\n']);
	expect(pointers(() => emi().show('noCost', (groups: Loose) => groups.show('a/b')))).toEqual(['/noCostEmi/a~1b']);
	for (const word of ['constructor', '__proto__', 'toString']) {
		expect(pointers(() => emi().hide(word))).toEqual([`/${word}`]);
		misuse(() => plans({paymentMethodType: word, paymentMethod: 'A'})(emi()));
		misuse(() => base().hide(word));
	}
	expect(pointers(() => base().cards((cards: Loose) => cards.hide({'a/b': 1})))).toEqual([
		'/options/0/cardFilters/0/a~1b',
	]);
	expect(pointers(() => page().extra({udf1: {'a/b': [undefined]}}))).toEqual(['/udf1/a~1b/0']);
});

test('the allowed words of an issue are a copy, so callers cannot change the library', () => {
	for (const call of [
		() => base().hide('X'),
		() => base().cards((cards: Loose) => cards.hide({x: 1})),
		() => closed.filter().allowDefaults(true).hide('WALLET', ['X']),
	]) {
		const [issue] = issuesOf(call);
		expect(Object.isFrozen(issue)).toBe(true);
		expect(() => Object.assign(issue?.allowed ?? [], ['X'])).toThrow(TypeError);
		misuse(call);
	}
});

test('a session reads a filter by its own placement of EMI', () => {
	const {filter, session} = paylock({emiPlacement: 'session'});
	expect(() => filter().allowDefaults(true).hide('CASH').build()).not.toThrow();
	const twice = filter()
		.allowDefaults(true)
		.emi((start: Loose) => start.hide('noCost'));
	const emiOptions = {noCostEmi: {enable: false}};
	expect(issuesOf(() => twice.build())).toMatchObject([{pointer: '/emiOptions', rule: 'contradiction'}]);
	expect(session('paymentPage', order).paymentFilter(twice).build()).toMatchObject({
		emiOptions,
		payment_filter: {options: []},
	});
	const plain = {allowDefaultOptions: true, options: [], emiOptions};
	expect(session('paymentPage', order).paymentFilter(plain).build()).toEqual(
		session('paymentPage', order).paymentFilter(twice).build(),
	);
	expect(page().paymentFilter(plain).build()).toMatchObject({payment_filter: plain});
});
