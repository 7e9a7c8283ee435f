// Which literals are taken for a filter, a session request or a part of one, and what each is judged as.
import {describe, expect, test} from 'vitest';
import {foundIn, lintText} from './linted.js';

describe('a filter has options, or a flag and no table of names', () => {
	test.each(
		Object.entries({
			"send({allowDefaultOptions: 'yes', options: []});": 'invalid-type /allowDefaultOptions 1:28',
			'send({allowDefaultOption: true, options: {}});':
				'no-effect  1:6, unknown-key /allowDefaultOption 1:7, invalid-type /options 1:42',
			"send({allowDefaultOptions: true, options: 'x'});": '0:',
			'send({allowDefaultOptions: true, options: null});': 'invalid-type /options 1:43',
			'send({allowDefaultOptions: load(), options: {"0": {paymentMethodType: \'CASH\', enable: true}}});':
				'invalid-type /options 1:45',
			"send({allowDefaultOptions: load(), options: {a: {paymentMethodType: 'CASH', enable: true}}});": '',
			'send({allowDefaultOptions: load(), options: {}});': '0:',
			'send({allowDefaultOptions: load()});': '0:',
			"send({allowDefaultOptions: {type: Boolean}, options: [{paymentMethodType: 'CASH', enable: 'no'}]});":
				'invalid-type /0/enable 1:91',
			"send({allowDefaultOptions: 'Allow?', options: []});": '0:',
			'send({allowDefaultOptions: true});': 'missing-field /options 1:6, no-effect  1:6',
			"send({allowDefaultOptions: true, options: [{name: 'x'}, {paymentMethodType: 'CASH', enable: true}]});":
				'missing-field /options/0/paymentMethodType 1:44, missing-field /options/0/enable 1:44, unknown-key /options/0/name 1:45',
			"send({options: {paymentMethodType: 'CASH', enable: true}});":
				'missing-field /allowDefaultOptions 1:6, no-effect  1:6, invalid-type /options 1:16',
			'send({options: [{paymentMethodType: 5, enable: true}]});': '0:',
			'send({options: [{paymentMethodType: type, enable: true, x: 1}]});':
				'missing-field /allowDefaultOptions 1:6, unknown-key /options/0/x 1:57',
			"send({options: [{paymentMethodType: 'CASH'}]});": '0:',
			"send({options: [{paymentMethodType: 'WALLET', paymentMethods: 'A,B'}]});":
				'missing-field /allowDefaultOptions 1:6, missing-field /options/0/enable 1:17, invalid-type /options/0/paymentMethods 1:63',
			"send({options: [{paymentMethodType: 'CARD', cardFilters: {}}]});":
				'missing-field /allowDefaultOptions 1:6, missing-field /options/0/enable 1:17, invalid-type /options/0/cardFilters 1:58, empty-list /options/0/cardFilters 1:58',
			'send({allowDefaultOptions: [], options: []});': '0:',
			"send({options: [load(), {paymentMethodType: 'CASH', enable: 'no'}]});":
				'missing-field /allowDefaultOptions 1:6, invalid-type /options/1/enable 1:61',
			'send({allowDefaultOptions: load(), options: {"0": {a: 1}, "10": {a: 1}}});':
				'invalid-type /options 1:45, missing-field /options/0/paymentMethodType 1:51, missing-field /options/0/enable 1:51, unknown-key /options/0/a 1:52, missing-field /options/10/paymentMethodType 1:65, missing-field /options/10/enable 1:65, unknown-key /options/10/a 1:66',
			'send({allowDefaultOptions: load(), options: {"0": {a: 1}, x: {a: 1}}});': '0:',
			'send({allowDefaultOptions: load(), options: {x1: {a: 1}}});': '0:',
			"send({allowDefaultOptions: load(), options: {'1x': {a: 1}}});": '0:',
			"send({allowDefaultOptions: load(), options: a ? 'x' : b});": '0:',
			"send({allowDefaultOptions: a ? b : c, options: [{paymentMethodType: 'CASH', enable: 'no'}]});":
				'invalid-type /options/0/enable 1:85',
		}),
	)('%s', async (source, expected) => {
		expect(await foundIn('ts', source)).toBe(expected);
	});
});

describe('an option by itself has no other keys, and a list has only options', () => {
	test.each(
		Object.entries({
			"send({paymentMethodType: 'wallet', enable: true});": 'unknown-value /paymentMethodType 1:26',
			"send({paymentMethodType: 'wallet', enable: true, label: 'x'});": '0:',
			"send({paymentMethodType: 'Pay by wallet', enable: true});": '0:',
			"send({paymentMethodType: type, enable: 'no'});": '0:',
			"send({paymentMethodType: type, enable: 'no', paymentMethods: ['A']});": 'invalid-type /enable 1:40',
			"send({paymentMethodType: type, paymentMethods: ['A']});": '0:',
			"send([load(), {paymentMethodType: 'wallet', enable: true}]);": 'unknown-value /1/paymentMethodType 1:35',
			"send([{paymentMethodType: 'wallet', enable: true}, {name: 'x'}]);": 'unknown-value /paymentMethodType 1:27',
			"send([5, {paymentMethodType: 'wallet', enable: true}]);": 'unknown-value /paymentMethodType 1:30',
			"send([a ? {paymentMethodType: 'wallet', enable: true} : null, ...more]);":
				'unknown-value /0/paymentMethodType 1:31, invalid-type /0 1:57',
		}),
	)('%s', async (source, expected) => {
		expect(await foundIn('ts', source)).toBe(expected);
	});
});

describe('an EMI filter has the flag of a kind', () => {
	test.each(
		Object.entries({
			"send({noCostEmi: {enable: 'yes'}});": 'invalid-type /noCostEmi/enable 1:27',
			'send({noCostEmi: true});': '0:',
			'send({noCostEmi: {enable: {type: Boolean}}});': '0:',
			"send({showOnlyEmi: true, standard_emi: {enable: 'yes'}});":
				'unknown-key /standard_emi 1:26, invalid-type /standard_emi/enable 1:49',
			"send({noCostEmi: {label: 'x'}});": '0:',
		}),
	)('%s', async (source, expected) => {
		expect(await foundIn('ts', source)).toBe(expected);
	});
});

describe('a session request has enough of its fields', () => {
	test.each(
		Object.entries({
			"send({action: 'paymentPage', order_id: 5});": 'invalid-type /order_id 1:40',
			"send({action: 'paymentPage', customer_id: 5});": 'invalid-type /customer_id 1:43',
			"send({action: 'paymentPage', payment_page_client_id: 5});": 'invalid-type /payment_page_client_id 1:54',
			"send({action: 'paymentPage', amount: 5});": '0:',
			"send({action: 'paymentPage', payment_filter: {allowDefaultOptions: 'yes'}});":
				'missing-field /payment_filter/options 1:46, invalid-type /payment_filter/allowDefaultOptions 1:68',
			"send({action: 'paymentPage', payment_filter: load(), amount: 5});": 'invalid-type /amount 1:62',
			"send({action: 'paymentPag', order_id: 'o'});": '0:',
			"send({action: 'delete', order_id: 5, customer_id: 5, payment_page_client_id: 'p'});": '0:',
			"send({action, order_id: 5, payment_filter: {options: [], allowDefaultOptions: 'yes'}});":
				'invalid-type /order_id 1:25, invalid-type /payment_filter/allowDefaultOptions 1:79',
			'send({order_id: 5, payment_filter: {options: [], allowDefaultOptions: true}});': 'invalid-type /order_id 1:17',
			'send({amount: 5, payment_filter: {options: [], allowDefaultOptions: true}});': '',
			'send({amount: 5, sdk_udf: {}, payment_filter: {options: [], allowDefaultOptions: true}});':
				'invalid-type /amount 1:15, invalid-type /sdk_udf 1:27',
			"send({payment_page_client_id: 'p', amount: 5});": '0:',
			"send({payment_page_client_id: 'p', amount: 5, order_id: 'o'});": 'invalid-type /amount 1:44',
			"send({payment_page_client_id: 'p', payment_filter: load()});": '',
			"send({payment_filter: load(), order_id: 5, amount: 'x'});":
				'invalid-type /order_id 1:41, invalid-format /amount 1:52',
			"send({payment_filter: load(), description: 5, amount: '1.00'});": '0:',
			'send({payment_filter: load(), order_id: 5});': '0:',
			"send({'options.create_mandate': 'REQUIRE', order_id: 5});":
				'unknown-value /options.create_mandate 1:33, invalid-type /order_id 1:54',
			"send({'options.create_mandate': 'REQUIRED', order_id: 'o'});": '',
			"send({'options.create_mandate': 'x', order_id: 5});": '0:',
			"send({'options.create_mandate': kind, order_id: 5});": 'invalid-type /order_id 1:49',
			"send({'mandate.max_amount': 5, order_id: 'o'});": 'invalid-type /mandate.max_amount 1:29',
			"send({'mandate.max_amount': 5});": '0:',
			"validate({action: 'required', order_id: 'required|string', customer_id: 'required'});": '0:',
			"send({action: 'paymentPage', order_id: 'string', amount: 5, payment_page_client_id: 'p'});":
				'missing-field /customer_id 1:6, missing-field /customer_email 1:6, missing-field /customer_phone 1:6, invalid-type /amount 1:58',
			"send({action: 'paymentPage', order_id: 'string', amount: 5, customer_id: 'uuid'});": '0:',
			"send({action: 'paymentPage', order_id: 'order_id', amount: 5, customer_id: 'customer_id'});": '0:',
			"send({action: 'paymentPage', order_id: 'o', amount: 5, description: 'Text of order', 'options.create_mandate': 'OPTIONAL'});":
				'invalid-type /amount 1:53',
			"send({action: 'paymentPage', order_id: {a: 1}, amount: {b: 1}});": '0:',
			"send({action: 'paymentPage', order_id: ['a'], amount: '1.00', emiOptions: {}, payment_filter: {}});":
				'invalid-type /order_id 1:40, missing-field /payment_filter/allowDefaultOptions 1:95, missing-field /payment_filter/options 1:95',
			'send({action: a(), order_id: b(), amount: c(), payment_page_client_id: d()});': '0:',
			"send({action: 'paymentPage', order_id: 'o', amount: '1.0', customer_id: 'c', customer_email: 'e', customer_phone: 'p'});":
				'missing-field /payment_page_client_id 1:6, invalid-format /amount 1:53',
			"send({action: 'paymentPage', order_id: 'o', amount: '1.00'});": '',
			"send({action: 'paymentPage', order_id: 'o', amount: '1.00', customer_id: 'c'});":
				'missing-field /payment_page_client_id 1:6, missing-field /customer_email 1:6, missing-field /customer_phone 1:6',
			"send({action: b, order_id: 'o', amount: '1.0', customer_id: 'c', customer_email: 'e', payment_page_client_id: 'p'});":
				'invalid-format /amount 1:41',
			"send({order_id: 'o', amount: '1.0', customer_id: 'c', customer_email: 'e', payment_page_client_id: 'p'});":
				'invalid-format /amount 1:30',
			"send({action: kind ?? 'paymentPage', order_id: 5});": 'invalid-type /order_id 1:48',
			"send({action, payment_filter: {allowDefaultOptions: 'yes', options: []}, amount: 5});":
				'invalid-type /payment_filter/allowDefaultOptions 1:53, invalid-type /amount 1:82',
			"send({payment_page_client_id: 'p', paymentFilter: load()});": '0:',
			"send({order_id: 5, amount: 'x', currency: 'INR', customer_id: 'c'}); // for the payment_page": '0:',
			"send({'options.create_mandate': 'x', 'mandate.max_amount': 5});":
				'unknown-value /options.create_mandate 1:33, invalid-type /mandate.max_amount 1:60',
			"send({action: 'paymentPage', order_id: 'string', description: 'Text', amount: 5});": 'invalid-type /amount 1:79',
			"send({action: 'paymentPage', order_id: 'string', 'options.create_mandate': 'OPTIONAL', amount: 5});":
				'invalid-type /amount 1:96',
			"send({action: 'paymentPage', order_id: ['a'], amount: ['b']});": '0:',
		}),
	)('%s', async (source, expected) => {
		expect(await foundIn('ts', source)).toBe(expected);
	});
});

test('a literal nested deeper than any filter is left out', async () => {
	const deep = `${'['.repeat(10_000)}'allowDefaultOptions'${']'.repeat(10_000)}`;
	expect(await lintText('a.php', `<?php send(${deep});\n`)).toMatchObject({filters: 0, issues: []});
});
