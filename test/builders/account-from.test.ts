// The account and the outages that the service's own list of payment methods describes.
import {describe, expect, test} from 'vitest';
import {accountFrom, filter, InvalidInputError, MisuseError, outages, paylock, rules} from '../../src/index.js';
import {explain, type Instrument, lint, toSql} from '../../src/inspect/index.js';

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
		['entries without a code', {payment_methods: [{payment_method_type: 'NB'}]}, ['/payment_methods/0/payment_method']],
		[
			'entries that are none',
			{payment_methods: [5, {payment_method_type: 'WALLET', payment_method: 'a,b'}]},
			['/payment_methods/0', '/payment_methods/1/payment_method'],
		],
		[
			'a code of NB without NB_',
			{payment_methods: [{payment_method_type: 'NB', payment_method: 'BANKA'}]},
			['/payment_methods/0/payment_method'],
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
		.session('paymentPage', {
			order_id: 'order-1',
			amount: '499.00',
			customer_id: 'customer-1',
			customer_email: 'customer@example.com',
			customer_phone: '0000000000',
			payment_page_client_id: 'client-1',
		})
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

	test('are told apart by toSql', () => {
		const sql = toSql(withMandate, {columns: {type: 'type', code: 'code'}});
		expect(sql).toMatch(/IN \('NB_BANKA', 'PREFIX_NB_BANKA', 'PREFIX_BANKA'\) THEN 'shown'\s+ELSE 'hidden'/);
	});

	test('of a wrong type or form are refused', () => {
		expect(() => paylock({mandateCodes: {CARD: ['BRAND_A'], NB: ['BANKA']}})).toThrow(
			/mandateCodes\/NB\/0.*\n.*mandateCodes\/CARD/,
		);
	});
});

describe('outages', () => {
	const written = (...[down, options]: [readonly object[], Parameters<typeof outages>[1]?]) =>
		filter()
			.allowDefaults(true)
			.include(outages({...list, outages: down}, options))
			.build().options;
	const down = (type: string, method?: string, bank?: string) => ({
		status: 'DOWN',
		payment_method_type: type,
		...(method !== undefined && {payment_method: method}),
		...(bank !== undefined && {x_bank_code: bank}),
	});

	test.each<[string, object, readonly object[]]>([
		['a code', down('NB', 'NB_BANKA'), [{paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_BANKA']}]],
		['a bank', down('NB', 'NB', 'X_BANKB'), [{paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_BANKB']}]],
		['a type', down('NB'), [{paymentMethodType: 'NB', enable: false}]],
		['a type that is listed as a whole', down('CASH', 'CASH', 'X_CASH'), [{paymentMethodType: 'CASH', enable: false}]],
		[
			'a type of the account',
			down('OTC', 'OTC_A'),
			[{paymentMethodType: 'OTC', enable: false, paymentMethods: ['OTC_A']}],
		],
		[
			'a brand',
			down('CARD', 'BRAND_A'),
			[{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardBrands: ['BRAND_A'], enable: false}]}],
		],
		['UPI', down('UPI', 'UPI'), [{paymentMethodType: 'UPI', enable: false}]],
		['UPI of one bank, which no filter names', down('UPI', 'UPI_BANKB', 'X_BANKB'), []],
		['a bank that is not listed', down('NB', 'NB_BANKZ', 'X_BANKZ'), []],
		['a type that is not listed', down('RTP'), []],
		['what fails now and then', {...down('NB', 'NB_BANKA'), status: 'FLUCTUATE'}, []],
	])('of %s', (_, outage, options) => {
		expect(written([outage])).toEqual(options);
	});

	test('of other statuses, and under the older spelling', () => {
		const fluctuates = {...down('NB', 'NB_BANKA'), status: 'FLUCTUATE'};
		expect(written([fluctuates], {status: ['FLUCTUATE']})).toHaveLength(1);
		const old = outages({...list, outage: [down('NB', 'NB_BANKA')]});
		expect(explain(filter().allowDefaults(true).include(old), {type: 'NB', code: 'NB_BANKA'}).rules).toEqual([
			'outage',
		]);
		expect(() => outages(list, {status: ['GONE' as never]})).toThrow(MisuseError);
		expect(() => outages({})).toThrow(InvalidInputError);
	});

	test('agree with other rules, and disagree with a list of what is shown', () => {
		const both = paylock(account)
			.filter()
			.allowDefaults(true)
			.include(rules('risk').hide('NB', ['NB_BANKA']));
		expect(both.include(outages({...list, outages: [down('NB', 'NB_BANKA')]})).build().options).toHaveLength(1);
		const shown = filter().allowDefaults(false).show('NB', ['NB_BANKA', 'NB_BANKB']);
		expect(() => shown.include(outages({...list, outages: [down('NB', 'NB_BANKA')]}))).toThrow('the rules "outage"');
	});
});
