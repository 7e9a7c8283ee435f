// What `console.log` prints for a builder on Node: its JSON, or its kind while it has none.
import {inspect} from 'node:util';
import {expect, test} from 'vitest';
import {emi, filter, mandate, rules, session} from '../../src/index.js';

const order = {
	customer_id: 'customer-1',
	customer_email: 'someone@shop.test',
	customer_phone: '0000000000',
	payment_page_client_id: 'client-1',
	order_id: 'ORDER-1',
	amount: '499.00',
} as const;

test.each([
	filter().allowDefaults(true).hide('CASH'),
	emi().hide('noCost'),
	mandate('REQUIRED').maxAmount('1.00').startDate('1').endDate('2'),
])('a builder is printed as its JSON', builder => {
	expect(inspect(builder)).toBe(inspect(builder.toJSON()));
});

test('a builder without JSON is printed as its kind', () => {
	expect(inspect(filter())).toContain('[paylock: filter without allowDefaults]');
	expect(inspect(rules().hide('CASH'))).toContain('[paylock: rules]');
	expect(inspect(mandate('REQUIRED'))).toContain('[paylock: mandate without all terms]');
});

test('a session is printed without personal fields', () => {
	const printed = inspect(session('paymentPage', order));
	expect(printed).toContain('ORDER-1');
	expect(printed).toContain("customer_email: '[not printed]'");
	expect(printed).not.toContain('someone@shop.test');
	expect(printed).not.toContain('0000000000');
});
