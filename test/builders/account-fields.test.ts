// What an account may leave out or add in a session: optional fields, guests, extra fields and keys of options.
import {expect, test} from 'vitest';
import {decode, decodeSession, lint, repair} from '../../src/inspect/index.js';
import {issuesOf, order, paylock, mandate as plainMandate, pointers} from './untyped.js';

const {customer_email: _, customer_phone: __, ...withoutContact} = order;

test('a field that the account may leave out is not required, whether it is undefined or absent', () => {
	const {session} = paylock({optionalFields: ['customer_email', 'customer_phone']});
	expect(session('paymentPage', withoutContact).build()).not.toHaveProperty('customer_email');
	expect(session('quickPay', {...withoutContact, customer_email: undefined}).build()).not.toHaveProperty(
		'customer_email',
	);
	expect(session('paymentPage', order).build()).toHaveProperty('customer_email', order.customer_email);
	expect(pointers(() => session('paymentPage', {...withoutContact, customer_email: ''}))).toEqual(['/customer_email']);
	expect(pointers(() => session('paymentPage', {...withoutContact, customer_id: undefined}))).toEqual(['/customer_id']);
	expect(pointers(() => paylock({}).session('paymentPage', withoutContact))).toEqual([
		'/customer_email',
		'/customer_phone',
	]);
});

test('a guest has an empty customer_id only where guests check out', () => {
	const guest = {...order, customer_id: ''};
	expect(paylock({guestCheckout: true}).session('paymentPage', guest).build()).toMatchObject({customer_id: ''});
	const optional = paylock({guestCheckout: true, optionalFields: ['customer_id']});
	expect(optional.session('paymentPage', guest).build()).toMatchObject({customer_id: ''});
	for (const account of [{}, {guestCheckout: false}]) {
		expect(issuesOf(() => paylock(account).session('paymentPage', guest))).toMatchObject([
			{pointer: '/customer_id', rule: 'invalid-format'},
		]);
	}
	expect(pointers(() => paylock({guestCheckout: true}).session('paymentPage', {...order, customer_id: ' '}))).toEqual([
		'/customer_id',
	]);
});

test('a mandate may leave out the dates that the account may leave out', () => {
	const {mandate, session} = paylock({optionalFields: ['mandate.end_date']});
	const terms = mandate('REQUIRED').maxAmount('1.00').startDate('1767225600');
	expect(terms.build()).toEqual({
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '1.00',
		'mandate.start_date': '1767225600',
	});
	expect(session('paymentPage', order).mandate(terms).build()).not.toHaveProperty('mandate.end_date');
	expect(session('paymentPage', order).mandate(terms.build()).build()).toHaveProperty(['mandate.start_date']);
	expect(
		session('paymentPage', order)
			.mandate({...Object(terms.build()), 'mandate.end_date': undefined})
			.build(),
	).not.toHaveProperty('mandate.end_date');
	const whole = {...Object(terms.build()), 'mandate.end_date': '1924992000', 'mandate.name': undefined};
	expect(pointers(() => paylock({}).session('paymentPage', order).mandate(whole))).toEqual(['/mandate.name']);
	expect(pointers(() => mandate('REQUIRED').maxAmount('1.00').build())).toEqual(['/mandate.start_date']);
	const plain = plainMandate('REQUIRED').maxAmount('1.00').startDate('1767225600');
	expect(pointers(() => plain.build())).toEqual(['/mandate.end_date']);
	expect(pointers(() => paylock({}).session('paymentPage', order).mandate(terms))).toEqual(['/mandate.end_date']);
});

test('an extra field that the account names is not reported', () => {
	const request = {...order, action: 'paymentPage', currency: 'A', udf1: 'B', udf10: 'C', 'metadata.a': 'D'};
	const undocumented = (options?: object) =>
		[...lint(request, options), ...decodeSession(request, options).issues]
			.filter(({rule}) => rule === 'undocumented-field')
			.flatMap(({related = []}) => related.map(({pointer}) => pointer));
	expect(undocumented()).not.toEqual([]);
	expect(undocumented({extraFields: ['currency', 'udf*', 'metadata.*']})).toEqual([]);
	expect(undocumented({extraFields: ['currency', 'udf1', 'metadata.*']}).every(place => place === '/udf10')).toBe(true);
});

test('a key of an option that the account names is kept, and not reported', () => {
	const option = {paymentMethodType: 'CASH', enable: false, display: true, displayMessage: 'Closed'};
	const filter = {allowDefaultOptions: true, options: [option]};
	const account = {extraOptionFields: ['display', 'displayMessage']};
	expect(lint(filter, account)).toEqual([]);
	expect(decode(filter, account)).toMatchObject({ok: true, value: filter});
	expect(repair(filter, account)).toMatchObject({value: filter, changes: []});
	const {session} = paylock(account);
	expect(session('paymentPage', order).paymentFilter(filter).build()).toMatchObject({payment_filter: filter});
	const misspelled = {allowDefaultOptions: true, options: [{...option, disply: true}]};
	expect(lint(misspelled, account)).toMatchObject([{rule: 'unknown-key', pointer: '/options/0/disply'}]);
});

test('a mandate session is repaired with the service prefix of the account', () => {
	const request = {
		...order,
		action: 'paymentPage',
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '1.00',
		'mandate.start_date': '9900000000',
		'mandate.end_date': '9990000000',
		payment_filter: {
			allowDefaultOptions: false,
			options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']}],
		},
	};
	expect(repair(request).changes).toEqual([]);
	expect(repair(request, {servicePrefix: 'PREFIX'})).toMatchObject({
		value: {payment_filter: {options: [{paymentMethods: ['WALLET_A', 'PREFIX_WALLET_A']}]}},
		changes: [{rule: 'providers-not-doubled'}],
	});
});
