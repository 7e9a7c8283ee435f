// What `console.log` prints for a builder on Node: its JSON, or its kind while it has none.
import {inspect} from 'node:util';
import {expect, test} from 'vitest';
import {emi, filter, mandate, rules, session} from '../../src/index.js';
import {order} from '../golden/order.js';

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
	expect(printed).toContain(order.order_id);
	expect(printed).toContain("customer_email: '[not printed]'");
	expect(printed).not.toContain(order.customer_email);
	expect(printed).not.toContain(order.customer_phone);
});
