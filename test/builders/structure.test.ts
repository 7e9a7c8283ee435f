// Mistakes in how parts are combined.
import {expect, test} from 'vitest';
import {
	base,
	emi,
	expectFrozen,
	filter,
	issuesOf,
	type Loose,
	mandate,
	misuse,
	order,
	outcome,
	PLAN,
	page,
	paylock,
	plan,
	pointers,
	rules,
	session,
	settled,
} from './untyped.js';

const bin = {cardBins: ['411111::411199']};
const card = (enable: unknown) => ({paymentMethodType: 'CARD', enable: true, cardFilters: [{...bin, enable}]});

test.each([1, 0, 'false', 'true', null, undefined, {}])('%j is not accepted as a boolean anywhere', wrong => {
	misuse(() => filter().allowDefaults(wrong));
	misuse(() => base().when(wrong, (chain: Loose) => chain.hide('CASH')));
	const plain = (part: object) => ({allowDefaultOptions: true, options: [], ...part});
	expect(pointers(() => page().paymentFilter(plain({allowDefaultOptions: wrong})))).toEqual([
		'/payment_filter/allowDefaultOptions',
	]);
	expect(pointers(() => page().paymentFilter(plain({options: [{paymentMethodType: 'CASH', enable: wrong}]})))).toEqual([
		'/payment_filter/options/0/enable',
	]);
	expect(pointers(() => page().paymentFilter(plain({options: [card(wrong)]})))).toEqual([
		'/payment_filter/options/0/cardFilters/0/enable',
	]);
});

test('a text in place of the options is not offered as a list of codes', () => {
	const [issue] = issuesOf(() => page().paymentFilter({allowDefaultOptions: true, options: 'CARD'}));
	expect(issue).toMatchObject({pointer: '/payment_filter/options', rule: 'invalid-type'});
	expect(issue).not.toHaveProperty('suggestion');
});

test('CARD and UPI with filters are enabled', () => {
	for (const [type, key, item] of [
		['CARD', 'cardFilters', {...bin, enable: false}],
		['UPI', 'upiFilters', {upiType: 'INTENT', enable: false}],
	] as const) {
		const plain = {allowDefaultOptions: true, options: [{paymentMethodType: type, enable: false, [key]: [item]}]};
		expect(issuesOf(() => page().paymentFilter(plain))).toMatchObject([
			{pointer: '/payment_filter/options/0/enable', rule: 'filters-on-disabled-type'},
		]);
	}
});

const configured: Readonly<Record<string, (chain: Loose) => Loose>> = {
	show: chain => chain.show('CARD'),
	hide: chain => chain.hide('CARD'),
	'cards that show': chain => chain.cards((cards: Loose) => cards.showTypes('CREDIT')),
	include: chain => chain.include(rules().hide('CARD')),
	'when that holds': chain => chain.when(true, (inner: Loose) => inner.show('CARD')),
	'cards that do both': chain => chain.cards((cards: Loose) => cards.showTypes('CREDIT').hideBanks('A')),
};
const hiding = ['hide', 'include'];
const both = 'cards that do both';
test.each(
	Object.keys(configured)
		.flatMap(first => Object.keys(configured).map(second => [first, second] as const))
		.filter(pair => pair.includes(both) || hiding.includes(pair[0]) !== hiding.includes(pair[1])),
)('one type by %s and then by %s is refused, with both places', (first, second) => {
	const chain = configured[first]?.(settled().hide('CASH'));
	const [issue] = issuesOf(() => chain && configured[second]?.(chain));
	const related = [{pointer: '/options/1', message: 'first configured'}];
	expect(issue).toMatchObject({pointer: '/options/2', rule: 'conflicting-type', related});
	expect(chain?.build()).toMatchObject({options: [{}, {paymentMethodType: 'CARD'}]});
});

test.each<[call: string, most: string, pointer: string, act: () => unknown]>([
	['hide', 'at most 2 arguments', '', () => base().hide('WALLET', ['A'], ['B'])],
	['show', 'at most 2 arguments', '', () => rules().show('CASH', undefined, 'WALLET')],
	['include', 'one argument', '', () => base().include(rules().hide('CASH'), rules().hide('UPI'))],
	['cards', 'one argument', '', () => base().cards(hideOne, hideOne)],
	['when', 'at most 3 arguments', '', () => base().when(true, hideCash, hideCash, hideCash)],
	['forMandates', 'one argument', '', () => base().forMandates('P', 'Q')],
	['allowDefaults', 'one argument', '', () => (filter() as Loose).allowDefaults(true, 'CASH')],
	['build', 'no argument', '', () => Reflect.apply(base().build, base(), ['x'])],
	['hide', 'one argument', '/options/0/cardFilters/0', () => base().cards((cards: Loose) => cards.hide({}, {}))],
	['hideAllIntent', 'no argument', '/options/0/upiFilters/0', () => base().upi((upi: Loose) => upi.hideAllIntent('A'))],
	['hide', 'at most 2 arguments', '', () => emi().hide('noCost', undefined, 'lowCost')],
	['showOnlyEmi', 'no argument', '', () => emi().showOnlyEmi(false)],
	['maxAmount', 'one argument', '', () => mandate('REQUIRED').maxAmount('1.00', '2.00')],
	['details', 'one argument', '', () => page().details({description: 'a'}, {first_name: 'Ada'})],
	['filter', 'no argument', '', () => (filter as (allow: boolean) => unknown)(true)],
	['rules', 'one argument', '', () => (rules as (...names: string[]) => unknown)('a', 'b')],
	['emi', 'no argument', '', () => (paylock({}).emi as (kind: string) => unknown)('noCost')],
])('%s() takes %s, and refuses more', (call, most, pointer, act) => {
	const [issue, ...others] = issuesOf(act);
	expect(issue).toMatchObject({rule: 'invalid-type', pointer});
	expect(issue?.problem).toContain(`${call}() takes ${most}, but is given `);
	expect(JSON.stringify(issue)).not.toContain('Ada');
	expect(others).toEqual([]);
});

test('a builder in a list is written as JSON, which passes it a key', () => {
	expect(JSON.stringify([base().hide('CASH')])).toBe(`[${JSON.stringify(base().hide('CASH').build())}]`);
});

const GREY = {display: true, displayMessage: 'Bank A is down'};
const grey = paylock({extraOptionFields: ['display', 'displayMessage', 'note'], codes: {NB: ['NB_A', 'NB_B']}});

test('extra fields of an option are written after the others, in any order of the calls', () => {
	const start = grey.filter().allowDefaults(true);
	const option = {paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_A'], ...GREY};
	for (const chain of [
		start.hide('NB', ['NB_A']).extra('NB', GREY),
		start.extra('NB', {display: true}).hide('NB', ['NB_A']).extra('NB', GREY),
		start.include(grey.rules().extra('NB', GREY)).when(true, (one: Loose) => one.hide('NB', ['NB_A'])),
		start.hide('NB', ['NB_A']).extra('NB', {...GREY, note: undefined}),
	])
		expect(JSON.stringify(chain.build())).toBe(JSON.stringify({allowDefaultOptions: true, options: [option]}));
	expectFrozen(
		start
			.hide('NB')
			.extra('NB', {note: {deep: [1]}})
			.build(),
	);
});

test.each<[what: string, rule: string, act: (start: Loose) => Loose]>([
	['a key that the account does not name', 'unknown-value', start => start.hide('NB').extra('NB', {displayed: true})],
	['what is not JSON', 'invalid-type', start => start.hide('NB').extra('NB', {note: () => 'A'})],
	['no field', 'empty-recipe', start => start.hide('NB').extra('NB', {})],
	['no object', 'invalid-type', start => start.hide('NB').extra('NB', 'display')],
	['another value', 'conflicting-type', start => start.hide('NB').extra('NB', GREY).extra('NB', {display: false})],
	['a type that is neither shown nor hidden', 'missing-field', start => start.extra('NB', GREY)],
	['fields under an account without any', 'unknown-key', () => base().hide('NB').extra('NB', GREY)],
	[
		'included fields of another account',
		'unknown-key',
		() => base().hide('NB').include(grey.rules().extra('NB', GREY)),
	],
])('extra fields: %s is refused', (_what, rule, act) => {
	expect(issuesOf(() => act(grey.filter().allowDefaults(true)).build())).toMatchObject([{rule}]);
});

const boom = () => {
	throw new Error('boom');
};
const hideOne = (cards: Loose) => cards.hideTypes('CREDIT');
const hideCash = (chain: Loose) => chain.hide('CASH');

test.each<[what: string, rule: string, pointer: string, call: () => unknown]>([
	['a text that is included', 'invalid-recipe', '', () => base().include('rules')],
	['groups under a hidden EMI kind', 'contradiction', '/noCostEmi', () => emi().hide('noCost', (same: Loose) => same)],
	['rules that are built', 'invalid-recipe', '', () => rules().hide('CASH').build()],
	['cards that are built', 'invalid-recipe', '', () => base().cards((cards: Loose) => hideOne(cards).build())],
	['a recipe that throws', 'invalid-recipe', '/options/0', () => base().cards(boom)],
	['rules as the filter of a session', 'invalid-type', '/payment_filter', () => page().paymentFilter(rules())],
	['a default that is not a boolean', 'invalid-type', '/allowDefaultOptions', () => filter().allowDefaults('yes')],
	['a filter that leaves nothing', 'nothing-left', '', () => filter().allowDefaults(false).hide('CASH').build()],
	[
		'an option without enable',
		'missing-field',
		'/payment_filter/options/0/enable',
		() => page().paymentFilter({allowDefaultOptions: true, options: [{paymentMethodType: 'CASH'}]}),
	],
	[
		'two codes in one string of a plan filter',
		'two-codes-in-one-string',
		'/payment_filter/emiOptions/noCostEmi/credit/filters/0/paymentMethod',
		() => {
			const credit = {enable: true, filters: [{enable: true, paymentMethod: 'A,B'}]};
			const emiOptions = {noCostEmi: {enable: true, credit}};
			return page().paymentFilter({allowDefaultOptions: true, options: [], emiOptions});
		},
	],
	['a long word', 'unknown-value', '', () => emi().show('a'.repeat(257))],
	['a word', 'unknown-value', `/${'a'.repeat(256)}`, () => emi().show('a'.repeat(256))],
	['a provider of a plan', 'invalid-format', `${PLAN}/paymentMethod/0`, () => plan({paymentMethod: ['']})],
	[
		'a card filter after others',
		'invalid-format',
		'/options/0/cardFilters/2/cardBanks/0',
		() =>
			base()
				.cards(hideOne)
				.cards((cards: Loose) => hideOne(cards).hideBanks('')),
	],
])('%s is refused as %s at %j', (_, rule, pointer, call) => {
	expect(issuesOf(call)).toMatchObject([{rule, pointer}]);
});

test('EMI that is shown, or may be, is something to pay with', () => {
	const nothing = filter().allowDefaults(false).hide('CASH');
	expect(() => nothing.emi((plans: Loose) => plans.show('noCost')).build()).not.toThrow();
	const off = {enable: false};
	const hidden = (noCostEmi: object) => ({
		allowDefaultOptions: false,
		options: [],
		emiOptions: {standardEmi: off, lowCostEmi: off, noCostEmi},
	});
	expect(pointers(() => page().paymentFilter(hidden(off)))).toEqual(['/payment_filter']);
	expect(() => page().paymentFilter(hidden({...off, credit: {enable: true}}))).not.toThrow();
});

test('what is configured twice is related to the first place', () => {
	const plans = (start: Loose) => start.show('noCost');
	const pointer = '/emiOptions/noCostEmi';
	for (const call of [() => base().emi(plans).emi(plans), () => base().emi(plans).include(rules().emi(plans))])
		expect(issuesOf(call)).toMatchObject([{pointer, related: [{pointer}]}]);
	expect(issuesOf(() => base().forMandates('PREFIX').forMandates('OTHER'))).toMatchObject([
		{pointer: '', related: [{pointer: ''}]},
	]);
});

test('every conflict between two parts is reported at once', () => {
	const part = rules()
		.hide('CASH')
		.show('WALLET')
		.emi((plans: Loose) => plans.hide('noCost'))
		.forMandates('PREFIX');
	const opposite = rules()
		.show('CASH')
		.hide('WALLET')
		.emi((plans: Loose) => plans.show('noCost'))
		.forMandates('OTHER');
	expect(pointers(() => base().include(part).include(opposite))).toEqual([
		'/options/2',
		'/options/2',
		'/emiOptions/noCostEmi',
		'',
	]);
	expect(base().include(part).include(part).build()).toEqual(base().include(part).build());
});

test.each(['', 'PREFIX_', 'A B', 'PRÉFIX', 'A\n', 1, null, ['PREFIX']])('%j is not a service prefix', prefix => {
	expect(pointers(() => base().forMandates(prefix))).toEqual(['']);
});

test('payment management has no order and no payment fields', () => {
	const {order_id, amount, ...customer} = order;
	expect(pointers(() => session('paymentManagement', order))).toEqual(['/order_id', '/amount']);
	for (const part of ['order_id', 'amount']) {
		expect(pointers(() => session('paymentManagement', {...customer, [part]: order.amount}))).toEqual([`/${part}`]);
	}
	for (const action of ['paymentManagement', 'quickPay']) {
		const opened = session(action, action === 'quickPay' ? order : customer);
		const calls = [
			() => opened.paymentFilter(base()),
			() => opened.mandate(mandate('REQUIRED').maxAmount('1.00').startDate('1').endDate('2')),
			() => opened.emiDisplay('showEMI'),
			() => opened.details({description: 'a'}),
		];
		for (const call of calls) expect(issuesOf(call)).toMatchObject([{rule: 'wrong-action', found: action}]);
		expect(opened.extra({udf1: 'a'}).build()).toMatchObject({action, udf1: 'a'});
	}
});

test('half a mandate is refused, naming all that is missing', () => {
	const half = {'options.create_mandate': 'REQUIRED', 'mandate.max_amount': '1.00'};
	const dates = ['/mandate.start_date', '/mandate.end_date'];
	expect(pointers(() => page().mandate(half))).toEqual(dates);
	for (const [date, other] of [dates, dates.toReversed()] as const)
		expect(pointers(() => page().mandate({...half, [`${date?.slice(1)}`]: '1'}))).toEqual([other]);
	expect(pointers(() => page().mandate(mandate('REQUIRED').maxAmount('1.00')))).toEqual(dates);
	expect(pointers(() => mandate('REQUIRED').maxAmount('1.00').build())).toEqual(dates);
	expect(outcome(() => JSON.stringify(mandate('REQUIRED')))).toBeInstanceOf(Error);
});
