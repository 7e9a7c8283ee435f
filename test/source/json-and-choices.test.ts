// Literals in JSON text, choices between literals, keys that occur twice, and literals inside others.
import {expect, test} from 'vitest';
import {lintText} from './linted.js';

test.each([
	[
		'ts',
		`send('{"allowDefaultOptions": true, "options": [{"paymentMethodType": "CASH", "enable": false}],}');`,
		1,
		'unreadable  1:96',
	],
	[
		'ts',
		'send(\'{"allowDefaultOptions": True, "options": [], // x\\n}\');',
		1,
		'unreadable  1:31, unreadable  1:50, unreadable  1:52',
	],
	['py', `send('[{"paymentMethodType": "CASH", "enable": False}]')`, 1, 'unreadable  1:48'],
	['ts', `send('{"allowDefaultOptions": "yes", "options": {');`, 0, ''],
	['ts', `send('see {"allowDefaultOptions": "yes", "options": []}');`, 0, ''],
	['ts', `send('  {"allowDefaultOptions": "yes", "options": []}');`, 1, 'invalid-type /allowDefaultOptions 1:33'],
	['ts', `send('"allowDefaultOptions"');`, 0, ''],
	[
		'ts',
		`send('{"options": [{"paymentMethodType": "CASH", "enable": false}]}');`,
		1,
		'missing-field /allowDefaultOptions 1:7',
	],
	[
		'ts',
		String.raw`send('{"action": "paymentPage", "order_id": "o", "payment_filter": "{\\"allowDefaultOptions\\": \\"yes\\", \\"options\\": []}"}');`,
		1,
		'invalid-type /payment_filter 1:68, invalid-type /payment_filter/allowDefaultOptions 1:68',
	],
	['ts', `send('{"allowDefaultOptions": "yes", "options"}');`, 0, ''],
	['ts', `send('[{"paymentMethodType": "%s", "enable": "no"}]');`, 0, ''],
	['ts', `send('[{"paymentMethodType": "{}", "enable": "no"}]');`, 0, ''],
	['ts', `send('[{"paymentMethodType": "%1$s", "enable": "no"}]');`, 0, ''],
	['ts', `send('[{"paymentMethodType": "%(kind)s", "enable": "no"}]');`, 0, ''],
	['ts', `send('[{"paymentMethodType": "NB_{bank}", "enable": "no"}]');`, 0, ''],
	[
		'ts',
		`send('[{"paymentMethodType": "WALLET", "enable": true, "paymentMethods": ["%05.2f", "%+d", "%-3s", "100%sure", "a{b c}", "%s", "%s"]}]');`,
		1,
		'lower-case-code /0/paymentMethods/3 1:100',
	],
	[
		'ts',
		`send('[{"paymentMethodType": "WALLET", "enable": true, "paymentMethods": ["A%", "100%sure", "100%sure", "A%%", "A%%"]}]');`,
		1,
		'lower-case-code /0/paymentMethods/1 1:81, duplicate-code /0/paymentMethods/2 1:93, lower-case-code /0/paymentMethods/2 1:93, look-alike-code /0/paymentMethods/3 1:105, duplicate-code /0/paymentMethods/4 1:112, look-alike-code /0/paymentMethods/4 1:112',
	],
	['ts', 'send(\'{"allow\\x44efaultOptions": "yes", "options": []}\');', 0, ''],
	[
		'ts',
		'send("{\\"allowDefaultOptions\\": \\"yes\\", \\"options\\": [{\\"paymentMethodType\\": \\"cash\\", \\"enable\\": true}]}");',
		1,
		'invalid-type /allowDefaultOptions 1:33, unknown-value /options/0/paymentMethodType 1:80',
	],
	[
		'py',
		'f = """\n{\n  "allowDefaultOptions": "yes",\n  "options": [{"paymentMethodType": "cash", "enable": true}]\n}\n"""',
		1,
		'invalid-type /allowDefaultOptions 3:26, unknown-value /options/0/paymentMethodType 4:37',
	],
	['py', `f = '{"allowDefaultOptions": True, "options": []}'`, 1, 'unreadable  1:30'],
	[
		'ts',
		`send({action: 'paymentPage', order_id: 'o', payment_filter: '{"allowDefaultOptions": "yes", "options": []}'});`,
		1,
		'invalid-type /payment_filter 1:61, invalid-type /payment_filter/allowDefaultOptions 1:86',
	],
	[
		'ts',
		`send({action: 'paymentPage', order_id: 'o', payment_filter: '{"allowDefaultOptions": true, "options": [],}'});`,
		1,
		'invalid-type /payment_filter 1:61',
	],
	[
		'ts',
		"send([{paymentMethodType: 'WALLET', enable: true, paymentMethods: JSON.stringify(['A', 'A'])}]);",
		1,
		'invalid-type /0/paymentMethods 1:67, duplicate-code /0/paymentMethods/1 1:88',
	],
	['ts', "send([{paymentMethodType: 'WALLET', enable: JSON.stringify(true), paymentMethods: ['A']}]);", 1, ''],
	[
		'ts',
		"send({payment_filter: JSON.stringify(load()), order_id: 5, amount: '1.0'});",
		1,
		'invalid-type /payment_filter 1:23, invalid-type /order_id 1:57, invalid-format /amount 1:68',
	],
	[
		'ts',
		"send({allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}], allowDefaultOptions: true});",
		1,
		'duplicate-key /allowDefaultOptions 1:89',
	],
	['ts', "send([{paymentMethodType: 'CASH', enable: false, enable: false}]);", 1, 'duplicate-key /0/enable 1:50'],
	['ts', 'send({allowDefaultOptions: true, ...a, options: [], allowDefaultOptions: false});', 1, ''],
	[
		'ts',
		"send({action: 'paymentPage', order_id: a, payment_filter: JSON.stringify({allowDefaultOptions: true, allowDefaultOptions: true, options: []})});",
		1,
		'invalid-type /payment_filter 1:59, duplicate-key /payment_filter/allowDefaultOptions 1:102',
	],
	[
		'ts',
		"send({allowDefaultOptions: a ? 'yes' : 'no', options: []});",
		1,
		'invalid-type /allowDefaultOptions 1:32, invalid-type /allowDefaultOptions 1:40',
	],
	[
		'ts',
		"send({allowDefaultOptions: true, options: a ? [{paymentMethodType: 'cash', enable: b ? 'yes' : false}] : []});",
		1,
		'unknown-value /options/0/paymentMethodType 1:68, invalid-type /options/0/enable 1:88',
	],
	[
		'ts',
		"send({allowDefaultOptions: true, opts: a ? [{paymentMethodType: 'CASH', enable: true}] : [], options: []});",
		1,
		'unknown-key /opts 1:34',
	],
	['ts', "send({allowDefaultOptions: a ?? b ?? 'yes', options: []});", 1, 'invalid-type /allowDefaultOptions 1:38'],
	[
		'ts',
		"send({payment: a ? pay({allowDefaultOptions: 'yes', options: []}) : b});",
		1,
		'invalid-type /allowDefaultOptions 1:46',
	],
	[
		'php',
		`<?php $log = "Order {$client->send(['allowDefaultOptions' => 'yes', 'options' => []])}";`,
		1,
		'invalid-type /allowDefaultOptions 1:62',
	],
	[
		'ts',
		"send({action: 'paymentPage', order_id: a, payment_filter: b ? {allowDefaultOptions: true, options: [], allowDefaultOptions: true} : null});",
		1,
		'duplicate-key /payment_filter/allowDefaultOptions 1:104',
	],
	[
		'ts',
		"send({action: 'paymentPage', order_id: a, payment_filter: JSON.stringify({allowDefaultOptions: b ? 'yes' : true, options: []})});",
		1,
		'invalid-type /payment_filter 1:59, invalid-type /payment_filter/allowDefaultOptions 1:100',
	],
	[
		'ts',
		"send({allowDefaultOptions: true, options: [{paymentMethodType: 'WALLET', enable: true}], emiOptions: {noCostEmi: {enable: 'no', credit: {enable: true, filters: [{enable: true, paymentMethodType: 'CARD', issuerFilter: {issuers: ['A', 'A'], enable: true}}]}}}});",
		1,
		'redundant-option /options/0 1:44, invalid-type /emiOptions/noCostEmi/enable 1:123, duplicate-code /emiOptions/noCostEmi/credit/filters/0/issuerFilter/issuers/1 1:234',
	],
	[
		'ts',
		"send(other({allowDefaultOptions: 'yes', options: [load({allowDefaultOptions: 'no', options: []})]}));",
		2,
		'invalid-type /allowDefaultOptions 1:34, invalid-type /allowDefaultOptions 1:78',
	],
	[
		'ts',
		"send({a: load({allowDefaultOptions: 'yes', options: []}), ...rest({allowDefaultOptions: 'no', options: []})});",
		2,
		'invalid-type /allowDefaultOptions 1:37, invalid-type /allowDefaultOptions 1:89',
	],
	[
		'ts',
		"send([{paymentMethodType: 'WALLET', enable: true, payment_methods: ['A']}, {paymentMethodType: 'WALLET', enable: true}]);",
		1,
		'unknown-key /0/payment_methods 1:51, conflicting-type /1 1:76',
	],
	[
		'ts',
		'send({standardEmi: {enable: true, credit: {enable: true, filter: []}}, standardEmi: {enable: false}});',
		1,
		'duplicate-key /standardEmi 1:72',
	],
])('%s: %s', async (extension, source, ...expected) => {
	const {filters, issues} = await lintText(`a.${extension}`, `${source}\n`);
	const written = issues.map(({rule, pointer, line, column}) => `${rule} ${pointer} ${line}:${column}`).join(', ');
	expect([filters, written]).toEqual(expected);
});
