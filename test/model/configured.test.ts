// The JSON contains the keys that are configured and no others; what cannot be written is reported at its place.
import {expect, test} from 'vitest';
import {PLAIN_ACCOUNT} from '../../src/model/account-node.js';
import {type EmiNode, NO_EMI, NO_GROUPS, type PlanNode} from '../../src/model/emi-node.js';
import {emptySession} from '../../src/model/session-node.js';
import {writeEmiFilter} from '../../src/model/write-emi-filter.js';
import {writePaymentFilter} from '../../src/model/write-payment-filter.js';
import {writeSession} from '../../src/model/write-session.js';
import {tenuresIn} from '../../src/rules/tenures.js';
import {TENURE_ENCODINGS} from '../../src/wire/account.js';
import {filterNode, plan, whole} from './nodes.js';

const emiOf = (part: Partial<PlanNode>): EmiNode => ({
	...NO_EMI,
	standard: {...NO_GROUPS, cardless: [plan({paymentMethods: ['A']}), plan(part)]},
});

test.each(TENURE_ENCODINGS)('a plan filter of %s has no key that is not configured', tenureEncoding => {
	const account = {...PLAIN_ACCOUNT, tenures: tenuresIn(tenureEncoding)};
	const written = (part: Partial<PlanNode>) =>
		writeEmiFilter(emiOf(part), account, '').standardEmi?.cardless?.filters?.[1];
	expect(written({enable: true})).toStrictEqual({enable: true});
	expect(written({enable: false, paymentMethodType: 'CARD'})).toStrictEqual({
		enable: false,
		paymentMethodType: 'CARD',
	});
	const key = tenureEncoding === 'issuerFilter.tenures' ? 'issuerFilter' : tenureEncoding;
	const tenures = {items: ['3::6'], enable: true};
	expect(written({enable: true, tenures})).toStrictEqual({enable: true, [key]: {tenures: ['3::6'], enable: true}});
});

test('where issuers and tenures share one flag, two flags are reported at the plan filter (open point 5)', () => {
	const parts = {
		enable: true,
		issuers: {items: ['BANK_A'], enable: true},
		tenures: {items: ['3::6'], enable: false},
	};
	const account = {...PLAIN_ACCOUNT, tenures: tenuresIn('issuerFilter.tenures')};
	const reported = (pointer: string) =>
		expect.objectContaining({
			issues: [expect.objectContaining({pointer, rule: 'contradiction'})],
		});
	const emi = emiOf(parts);
	expect(() => writeEmiFilter(emi, account, '')).toThrow(reported('/standardEmi/cardless/filters/1'));
	const filter = filterNode({emi});
	expect(() => writePaymentFilter(filter, account, '/payment_filter')).toThrow(
		reported('/payment_filter/emiOptions/standardEmi/cardless/filters/1'),
	);
	expect(writeEmiFilter(emi, PLAIN_ACCOUNT, '').standardEmi?.cardless?.filters?.[1]).toStrictEqual({
		enable: true,
		issuerFilter: {issuers: ['BANK_A'], enable: true},
		tenureFilter: {tenures: ['3::6'], enable: false},
	});
});

test('a filter without EMI has no EMI, and empty EMI has no kind', () => {
	const filter = filterNode({allowDefaults: true});
	expect(writePaymentFilter(filter, PLAIN_ACCOUNT)).toStrictEqual({allowDefaultOptions: true, options: []});
	expect(writeEmiFilter(NO_EMI, PLAIN_ACCOUNT, '')).toStrictEqual({});
});

test('an NB code without NB_ is reported once the prefix is known', () => {
	const write = (providers: readonly string[]) =>
		writePaymentFilter(
			filterNode({
				servicePrefix: 'PREFIX',
				options: [whole({type: 'CASH'}), whole({type: 'NB', enable: false, providers})],
			}),
			PLAIN_ACCOUNT,
			'/payment_filter',
		);
	expect(write(['NB_BANKA', 'PREFIX_BANKB']).options[1]).toStrictEqual({
		paymentMethodType: 'NB',
		enable: false,
		paymentMethods: ['NB_BANKA', 'PREFIX_BANKA', 'NB_BANKB', 'PREFIX_BANKB'],
	});
	const pointer = '/payment_filter/options/1/paymentMethods/1';
	const issue = expect.objectContaining({pointer, rule: 'nb-code-without-nb'});
	expect(() => write(['NB_BANKA', 'OTHER_BANKB'])).toThrow(expect.objectContaining({issues: [issue]}));
});

test('a session has no field that is not configured', () => {
	const customer = {
		customer_id: 'c',
		customer_email: 'e',
		customer_phone: '0',
		payment_page_client_id: 'p',
	};
	expect(writeSession(emptySession('paymentManagement', customer))).toStrictEqual({
		...customer,
		action: 'paymentManagement',
	});
	const order = {...customer, order_id: 'o', amount: '1.00'} as const;
	expect(writeSession({...emptySession('paymentPage', order), details: {description: 'd'}})).toStrictEqual({
		...order,
		action: 'paymentPage',
		description: 'd',
	});
});
