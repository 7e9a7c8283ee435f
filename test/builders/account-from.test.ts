// The account and the outages that the service's own list of payment methods describes.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	type AnyFilter,
	accountFrom,
	filter,
	hideOutages,
	InvalidInputError,
	MisuseError,
	paylock,
} from '../../src/index.js';
import {explain, type Instrument, impact, instrumentClasses, lint, toSql} from '../../src/inspect/index.js';
import {renderScreen} from '../../src/sandbox/index.js';
import {order} from '../golden/order.js';

const list = {
	payment_methods: [
		{payment_method_type: 'NB', payment_method: 'NB_BANKA', description: 'Bank A', x_bank_code: 'X_BANKA', logo: null},
		{payment_method_type: 'NB', payment_method: 'NB_BANKB', description: 'Bank B', x_bank_code: 'X_BANKB'},
		{payment_method_type: 'NB', payment_method: 'NB_BANKA', description: 'Bank A'},
		{payment_method_type: 'WALLET', payment_method: 'WALLET_A'},
		{payment_method_type: 'CARD', payment_method: 'BRAND_A'},
		{payment_method_type: 'UPI', payment_method: 'UPI'},
		{payment_method_type: 'CASH', payment_method: 'CASH'},
		{payment_method_type: 'OTC', payment_method: 'OTC_A'},
	],
	emandate_payment_methods: [
		{payment_method_type: 'NB', payment_method: 'NB_BANKA'},
		{payment_method_type: 'CARD', payment_method: 'BRAND_A'},
	],
	requestId: 'ignored',
};
const account = accountFrom(list, {servicePrefix: 'PREFIX'});

const method = (payment_method_type: unknown, payment_method: unknown) => ({payment_method_type, payment_method});

describe('accountFrom', () => {
	test('has codes, what is enabled, other types, and what supports mandates', () => {
		expect(account).toEqual({
			codes: {NB: ['NB_BANKA', 'NB_BANKB'], WALLET: ['WALLET_A'], brands: ['BRAND_A']},
			enabled: {
				NB: ['NB_BANKA', 'NB_BANKB'],
				WALLET: ['WALLET_A'],
				CARD: true,
				UPI: true,
				CASH: true,
				OTC: ['OTC_A'],
				EMI: true,
			},
			types: ['OTC'],
			mandateCodes: {NB: ['NB_BANKA'], WALLET: [], OTC: []},
			servicePrefix: 'PREFIX',
		});
		expect(Object.isFrozen(account)).toBe(true);
	});

	test('says nothing about mandates without their list', () => {
		const {emandate_payment_methods: _, ...rest} = list;
		expect(accountFrom(rest)).not.toHaveProperty('mandateCodes');
	});

	test('is under what else is known, key by key', () => {
		const own = accountFrom(list, {enabled: {CARD: true}, guestCheckout: true});
		expect(own.enabled).toEqual({CARD: true});
		expect(own.guestCheckout).toBe(true);
		expect(own.codes).toEqual(account.codes);
		expect(() => accountFrom(list, {codes: {WALLET: ['WALLET_Z']}})).toThrow(MisuseError);
	});

	test('reads 5,000 entries, each code once, and prototype keys as codes', () => {
		const codes = Array.from({length: 2500}, (_, index) => `WALLET_${index}`);
		const many = [...codes, ...codes].map(code => method('WALLET', code));
		const own = accountFrom({
			payment_methods: [...many, method('REWARD', 'constructor'), method('toString', '__proto__')],
		});
		expect(own.codes).toEqual({WALLET: codes, REWARD: ['constructor']});
		expect(own.types).toEqual(['toString']);
		expect(Object.entries(own.enabled ?? {}).at(2)).toEqual(['toString', ['__proto__']]);
	});

	test('is accepted by paylock and by lint', () => {
		const {filter: begin} = paylock(account);
		expect(() => begin().allowDefaults(true).hide('WALLET', ['WALLET_Z'])).toThrow('is not in codes.WALLET');
		expect(lint({allowDefaultOptions: true, options: [{paymentMethodType: 'OTC', enable: false}]}, account)).toEqual(
			[],
		);
	});

	test.each<[string, unknown, readonly string[]]>([
		['null', null, ['']],
		['text', '{}', ['']],
		['a list', list.payment_methods, ['']],
		['another object', {methods: []}, ['/payment_methods']],
		['an empty list', {payment_methods: []}, ['/payment_methods']],
		['a number as an entry', {payment_methods: [5]}, ['/payment_methods/0']],
		['two codes in one', {payment_methods: [method('WALLET', 'a,b')]}, ['/payment_methods/0/payment_method']],
		['a code of NB without NB_', {payment_methods: [method('NB', 'BANKA')]}, ['/payment_methods/0/payment_method']],
		['an entry without a code', {payment_methods: [method('NB', undefined)]}, ['/payment_methods/0/payment_method']],
		['null as an entry', {payment_methods: [null]}, ['/payment_methods/0']],
		['a list in place of an entry', {payment_methods: [['NB', 'NB_BANKA']]}, ['/payment_methods/0']],
		['a code that is null', {payment_methods: [method('NB', null)]}, ['/payment_methods/0/payment_method']],
		['a number as code', {payment_methods: [method('WALLET', 7)]}, ['/payment_methods/0/payment_method']],
		['a blank code', {payment_methods: [method('WALLET', ' ')]}, ['/payment_methods/0/payment_method']],
		['an empty type', {payment_methods: [method('', 'A')]}, ['/payment_methods/0/payment_method_type']],
		['a type with a line break', {payment_methods: [method('A\nB', 'A')]}, ['/payment_methods/0/payment_method_type']],
		['a list of codes', {payment_methods: [method('WALLET', ['A'])]}, ['/payment_methods/0/payment_method']],
		['a prototype as type', {payment_methods: [method('__proto__', 'A')]}, ['/payment_methods/0/payment_method_type']],
		['an object of methods', {payment_methods: {NB: ['NB_BANKA']}}, ['/payment_methods']],
		['text in place of a list', {payment_methods: 'NB'}, ['/payment_methods']],
		['mandates that are no list', {...list, emandate_payment_methods: {}}, ['/emandate_payment_methods']],
		[
			'a mandate that is wrong',
			{...list, emandate_payment_methods: [{payment_method: 'NB_BANKA'}, method('NB', 'BANKA')]},
			['/emandate_payment_methods/0/payment_method_type', '/emandate_payment_methods/1/payment_method'],
		],
		['outages that are none', {...list, outages: [{}]}, ['/outages/0/payment_method_type', '/outages/0/status']],
	])('%s is refused with every issue', (_, input, pointers) => {
		expect.assertions(2);
		try {
			accountFrom(input);
		} catch (error) {
			expect(error).toBeInstanceOf(InvalidInputError);
			expect((error as InvalidInputError).issues.map(({pointer}) => pointer)).toEqual(pointers);
		}
	});
});

describe('mandateCodes', () => {
	const kit = paylock(account);
	const withMandate = kit
		.session('paymentPage', order)
		.paymentFilter(kit.filter().allowDefaults(true).hide('CASH').forMandates())
		.mandate(kit.mandate('REQUIRED').maxAmount('1.00').startDate('2051222400').endDate('2366841600'));

	test.each<[Instrument<'OTC'>, string]>([
		[{type: 'NB', code: 'NB_BANKA'}, 'shown'],
		[{type: 'NB', code: 'PREFIX_BANKA'}, 'shown'],
		[{type: 'NB', code: 'NB_BANKB'}, 'hidden'],
		[{type: 'NB', code: 'NB_BANKB', supportsMandates: true}, 'shown'],
		[{type: 'NB', code: 'NB_BANKA', supportsMandates: false}, 'hidden'],
		[{type: 'WALLET', code: 'WALLET_A'}, 'hidden'],
		[{type: 'OTC', code: 'OTC_A'}, 'hidden'],
		[{type: 'NB'}, 'undetermined'],
		[{type: 'UPI'}, 'undetermined'],
		[{type: 'CARD', brand: 'BRAND_A'}, 'undetermined'],
	])('in a session with a required mandate, %j is %s', (instrument, verdict) => {
		expect(explain(withMandate, instrument, {types: ['OTC']}).verdict).toBe(verdict);
	});

	test('decide classes, so that no class says whether it supports mandates', () => {
		const banks = instrumentClasses(withMandate, {types: ['OTC']}).filter(({type}) => type === 'NB');
		expect(banks.map(({label, verdict}) => `${label}: ${verdict}`)).toEqual([
			'net banking with bank NB_BANKB: hidden',
			'net banking with bank NB_BANKA: shown',
		]);
		const screen = renderScreen(withMandate, {types: ['OTC']});
		expect(screen).not.toMatch(/NB_BANK.[^<]*Without autopay/);
	});

	test.each([
		[{shown: [{type: 'NB', code: 'NB_BANKA'}], hidden: [{type: 'WALLET'}]}, []],
		[{shown: [{type: 'NB', code: 'NB_BANKB'}]}, ['error']],
	] as const)('keep or break guarantees: %j', (guarantees, severities) => {
		const found = lint(withMandate, {types: ['OTC'], guarantees, now: new Date('2030-01-01')});
		expect(found.filter(({rule}) => rule === 'guarantee-broken').map(({severity}) => severity)).toEqual(severities);
	});

	test('decide about orders in impact', () => {
		const orders = ['NB_BANKA', 'NB_BANKB', undefined].map(code => ({
			instrument: {type: 'NB' as const, ...(code && {code})},
		}));
		const {kept, lost, undetermined} = impact(kit.filter().allowDefaults(true).hide('CASH'), withMandate, orders, {
			types: ['OTC'],
		});
		expect({kept, lost, undetermined}).toEqual({kept: 1, lost: 1, undetermined: 1});
	});

	test('decide in toSql', () => {
		const sql = toSql(withMandate, {columns: {type: 'type', code: 'code'}});
		expect(sql).toMatch(/IN \('NB_BANKA', 'PREFIX_NB_BANKA', 'PREFIX_BANKA'\) THEN 'shown'\s+ELSE 'hidden'/);
	});

	test('of a wrong type or form are refused', () => {
		expect(() => paylock({mandateCodes: {CARD: ['BRAND_A'], NB: ['BANKA']}})).toThrow(
			/mandateCodes\/NB\/0.*\n.*mandateCodes\/CARD/,
		);
	});
});

describe('hideOutages', () => {
	const down = (type: string, method?: string, bank?: string) => ({
		status: 'DOWN',
		payment_method_type: type,
		...(method !== undefined && {payment_method: method}),
		...(bank !== undefined && {x_bank_code: bank}),
	});
	const without = (...outages: readonly object[]) => hideOutages({...list, outages});
	const banks = (enable: boolean, ...paymentMethods: readonly string[]) => [
		{paymentMethodType: 'NB', enable, ...(paymentMethods.length > 0 && {paymentMethods})},
	];
	const bankA = down('NB', 'NB_BANKA');

	test.each<[string, object, readonly object[]]>([
		['a code', bankA, banks(false, 'NB_BANKA')],
		['a bank', down('NB', undefined, 'X_BANKB'), banks(false, 'NB_BANKB')],
		['a type', down('NB'), banks(false, 'NB_BANKA', 'NB_BANKB')],
		['a type that is listed as a whole', down('CASH', 'CASH'), [{paymentMethodType: 'CASH', enable: false}]],
		['a brand', down('CARD', 'BRAND_A'), []],
		['UPI', down('UPI', 'UPI'), []],
		['a code that is not listed', down('NB', 'NB_BANKZ', 'X_BANKA'), []],
		['a type that is not listed', down('RTP'), []],
		['a type of another account', down('OTC', 'OTC_A'), []],
		['what fails now and then', {...bankA, status: 'FLUCTUATE'}, []],
	])('of %s', (_, outage, options) => {
		expect(filter().allowDefaults(true).include(without(outage)).build().options).toEqual(options);
	});

	const plain = filter().allowDefaults(false).show('UPI');
	const begin = (options: object) => paylock(options).filter().allowDefaults(true) as AnyFilter;
	test.each<[string, AnyFilter, object[], object[]]>([
		['a whole type under false', plain.show('NB'), [bankA], banks(true, 'NB_BANKB')],
		['a whole type of which all is down', plain.show('NB'), [down('NB')], banks(false)],
		['a list of what is shown', plain.show('NB', ['NB_BANKA', 'NB_BANKZ']), [bankA], banks(true, 'NB_BANKZ')],
		['a list of what is shown, all of which is down', plain.show('NB', ['NB_BANKA']), [bankA], banks(false)],
		['an exception from what is hidden', plain.hide('NB').show('NB', ['NB_BANKA']), [bankA], banks(false)],
		['a list of what is hidden', begin({}).hide('NB', ['NB_BANKB']), [bankA], banks(false, 'NB_BANKB', 'NB_BANKA')],
		[
			'doubled codes',
			plain.show('NB', ['NB_BANKA', 'NB_BANKB']).forMandates('PREFIX'),
			[bankA],
			banks(true, 'NB_BANKB', 'PREFIX_BANKB'),
		],
		['an account without the code', begin({codes: {NB: ['NB_BANKB']}}), [bankA], banks(false, 'NB_BANKA')],
		[
			'a type of the account',
			begin(account),
			[down('OTC', 'OTC_A')],
			[{paymentMethodType: 'OTC', enable: false, paymentMethods: ['OTC_A']}],
		],
	])('wins over %s', (_, before, outages, options) => {
		const {options: built} = before.include(without(...outages)).build();
		expect(built.filter(({paymentMethodType: type}) => type !== 'UPI')).toEqual(options);
	});

	test('of other statuses, under the older spelling, and of several lists', () => {
		const fluctuates = {...bankA, status: 'FLUCTUATE'};
		const both = filter()
			.allowDefaults(true)
			.include(hideOutages({...list, outage: [fluctuates]}, {status: ['FLUCTUATE', 'DOWN']}))
			.include(without(down('NB', 'NB_BANKB')));
		expect(both.build().options).toEqual(banks(false, 'NB_BANKA', 'NB_BANKB'));
		expect(explain(both, {type: 'NB', code: 'NB_BANKA'}).rules).toEqual(['outage']);
		expect(() => hideOutages(list, {status: ['GONE' as never]})).toThrow(MisuseError);
	});

	test.each<[string, unknown]>([
		['an entry that cannot be read', [5, null, {}, {status: 'DOWN'}, {...bankA, payment_method: ['NB_BANKA']}, bankA]],
		['a code without NB_', [down('NB', 'BANKA'), bankA]],
		['prototype keys', [down('__proto__', '__proto__'), down('constructor'), down('NB', 'toString'), bankA]],
	])('leaves out %s', (_, outages) => {
		const rules = hideOutages({...list, payment_methods: [...list.payment_methods, 7, {}], outages});
		expect(filter().allowDefaults(true).include(rules).build().options).toEqual(banks(false, 'NB_BANKA'));
	});

	test.each([[{}], [null], ['[]'], [[]], [{payment_methods: 'all'}]])('%j is not a list of payment methods', input => {
		expect(() => hideOutages(input)).toThrow(InvalidInputError);
	});

	test('in a mandate session, with or without an outage, needs forMandates', () => {
		const {session, mandate, filter: begin} = paylock(account);
		const page = session('paymentPage', order).mandate(
			mandate('REQUIRED').maxAmount('1.00').startDate('2051222400').endDate('2366841600'),
		);
		const base = begin().allowDefaults(true);
		for (const rules of [without(), without(bankA)]) {
			expect(() => page.paymentFilter(base.include(rules))).toThrow('a mandate session needs each');
			expect(() => page.paymentFilter(base.include(rules).forMandates())).not.toThrow();
		}
	});

	test('never stops a filter that builds, and shows nothing that the filter does not show', () => {
		const types = ['NB', 'WALLET'] as const;
		const codesOf = {NB: ['NB_A', 'NB_B', 'NB_C'], WALLET: ['W_A', 'W_B', 'W_C']};
		const ours = fc.record({
			allow: fc.boolean(),
			prefix: fc.boolean(),
			codes: fc.boolean(),
			reading: fc.constantFrom('apply' as const, 'ignore' as const, undefined),
			calls: fc.array(
				fc.record({
					type: fc.constantFrom(...types),
					how: fc.constantFrom('show' as const, 'hide' as const),
					of: fc.constantFrom(undefined, [0], [1], [0, 1], [0, 1, 2]),
				}),
				{maxLength: 4},
			),
			downs: fc.array(fc.record({type: fc.constantFrom(...types), code: fc.constantFrom(0, 1, 2, undefined)}), {
				maxLength: 4,
			}),
		});
		let built = 0;
		fc.assert(
			fc.property(ours, ({allow, prefix, codes, reading, calls, downs}) => {
				const options = {...(codes && {codes: codesOf}), ...(reading && {readings: {defaultsInside: reading}})};
				let before: AnyFilter = paylock(options).filter().allowDefaults(allow);
				try {
					for (const {type, how, of} of calls) {
						const codesOfCall = of?.map(at => codesOf[type][at] ?? '');
						if (codesOfCall === undefined) before = how === 'show' ? before.show(type) : before.hide(type);
						else before = how === 'show' ? before.show(type, codesOfCall) : before.hide(type, codesOfCall);
					}
					if (prefix) before = before.forMandates('PREFIX');
					before = before.show('UPI');
					before.build();
				} catch {
					return;
				}
				const answer = {
					payment_methods: types.flatMap(type =>
						codesOf[type].map(code => ({payment_method_type: type, payment_method: code})),
					),
					outages: downs.map(({type, code}) => down(type, code === undefined ? undefined : codesOf[type][code])),
				};
				const after = before.include(hideOutages(answer));
				after.build();
				built += 1;
				for (const type of types) {
					for (const [at, code] of codesOf[type].entries()) {
						const instrument = {type, code};
						const was = explain(before, instrument).verdict;
						const isDown = downs.some(one => one.type === type && (one.code ?? at) === at);
						expect(explain(after, instrument).verdict).toBe(isDown ? 'hidden' : was);
					}
				}
			}),
			{numRuns: 3000},
		);
		expect(built).toBeGreaterThan(0);
	});
});
