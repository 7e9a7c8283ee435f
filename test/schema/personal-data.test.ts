// Which fields of a session may describe a person.
import {expect, test} from 'vitest';
import {isImpersonalField, isPersonalField} from '../../src/schema/personal-data.js';

test.each(['customer_id', 'customer_email', 'customer_phone', 'first_name', 'last_name', 'return_url', 'description'])(
	'%s may describe a person',
	field => {
		expect([isPersonalField(field), isImpersonalField(field)]).toEqual([true, false]);
	},
);

test.each(['payment_page_client_id', 'action', 'amount', 'order_id', 'payment_filter', 'sdk_udf', 'mandate.end_date'])(
	'%s does not describe a person',
	field => {
		expect([isPersonalField(field), isImpersonalField(field)]).toEqual([false, true]);
	},
);

test('nothing is known of a field that the specification does not name', () => {
	for (const field of ['udf1', 'toString', ''])
		expect([isPersonalField(field), isImpersonalField(field)]).toEqual([false, false]);
});
