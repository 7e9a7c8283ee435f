// What the fix of an issue changes in a source file.
import {expect, test} from 'vitest';
import {lintText} from './linted.js';

/** The line with the fixes of its issues made. */
async function fixed(extension: string, line: string): Promise<string> {
	const {issues} = await lintText(`a.${extension}`, extension === 'php' ? `<?php\n${line}` : line);
	const edits = issues.flatMap(({fix}) => fix?.edits ?? []);
	return edits
		.toSorted((one, other) => other.start.column - one.start.column)
		.reduce(
			(text, {start, end, text: inside}) => text.slice(0, start.column - 1) + inside + text.slice(end.column - 1),
			line,
		);
}

const CASH = "{paymentMethodType: 'CASH', enable: false}";
const session = (field: string) =>
	`send({action: 'paymentPage', order_id: a, customer_id: b, customer_email: c, payment_page_client_id: d, ${field}});`;
const wallet = (list: string) => `send([{paymentMethodType: 'WALLET', enable: false, paymentMethods: ${list}}]);`;

test.each([
	// The quotes of the text that is replaced.
	[
		'js',
		`send([{paymentMethodType: 'wallet', enable: false}]);`,
		`send([{paymentMethodType: 'WALLET', enable: false}]);`,
	],
	[
		'js',
		`send([{paymentMethodType: "wallet", enable: false}]);`,
		`send([{paymentMethodType: "WALLET", enable: false}]);`,
	],
	[
		'js',
		'send([{paymentMethodType: `wallet`, enable: false}]);',
		`send([{paymentMethodType: 'WALLET', enable: false}]);`,
	],
	[
		'py',
		`send([{"paymentMethodType": 'wallet', "enable": False}])`,
		`send([{"paymentMethodType": 'WALLET', "enable": False}])`,
	],
	[
		'py',
		`send([{'paymentMethodType': "wallet", 'enable': False}])`,
		`send([{'paymentMethodType': "WALLET", 'enable': False}])`,
	],
	[
		'php',
		`send([['paymentMethodType' => "wallet", 'enable' => false]]);`,
		`send([['paymentMethodType' => 'WALLET', 'enable' => false]]);`,
	],
	// The flags of the language.
	[
		'js',
		`send([{paymentMethodType: 'CASH', enable: 'false'}]);`,
		`send([{paymentMethodType: 'CASH', enable: false}]);`,
	],
	[
		'py',
		`send([{"paymentMethodType": "CASH", "enable": "false"}])`,
		`send([{"paymentMethodType": "CASH", "enable": False}])`,
	],
	[
		'php',
		`send([['paymentMethodType' => 'CASH', 'enable' => 'false']]);`,
		`send([['paymentMethodType' => 'CASH', 'enable' => false]]);`,
	],
	// Lists in place of a text.
	['js', wallet("'A,B'"), wallet("['A', 'B']")],
	[
		'py',
		`send([{"paymentMethodType": "WALLET", "enable": False, "paymentMethods": "A,B"}])`,
		`send([{"paymentMethodType": "WALLET", "enable": False, "paymentMethods": ["A", "B"]}])`,
	],
	[
		'php',
		`send([['paymentMethodType' => 'WALLET', 'enable' => false, 'paymentMethods' => 'A,B']]);`,
		`send([['paymentMethodType' => 'WALLET', 'enable' => false, 'paymentMethods' => ['A', 'B']]]);`,
	],
	['js', wallet("'A,B\\'C'"), wallet("['A', 'B\\'C']")],
	[
		'php',
		`send([['paymentMethodType' => 'WALLET', 'enable' => false, 'paymentMethods' => "A,B'C"]]);`,
		`send([['paymentMethodType' => 'WALLET', 'enable' => false, 'paymentMethods' => ['A', 'B\\'C']]]);`,
	],
	// Objects in place of a text, with flags and nothing.
	[
		'py',
		`send({"action": "paymentPage", "order_id": a, "payment_filter": '{"allowDefaultOptions": true, "options": [{"paymentMethodType": "CASH", "enable": false}], "udf": null}'})`,
		`send({"action": "paymentPage", "order_id": a, "payment_filter": {'allowDefaultOptions': True, 'options': [{'paymentMethodType': 'CASH', 'enable': False}], 'udf': None}})`,
	],
	[
		'php',
		`send(['action' => 'paymentPage', 'order_id' => $a, 'payment_filter' => '{"allowDefaultOptions": true, "options": [{"paymentMethodType": "CASH", "enable": false}], "udf": null}']);`,
		`send(['action' => 'paymentPage', 'order_id' => $a, 'payment_filter' => ['allowDefaultOptions' => true, 'options' => [['paymentMethodType' => 'CASH', 'enable' => false]], 'udf' => null]]);`,
	],
	[
		'js',
		`send({action: 'paymentPage', order_id: a, payment_filter: '{"allowDefaultOptions": true, "options": [], "emiOptions": {"a \\\\"b\\\\" \\'c\\'": 5}}'});`,
		`send({action: 'paymentPage', order_id: a, payment_filter: {'allowDefaultOptions': true, 'options': [], 'emiOptions': {'a "b" \\'c\\'': 5}}});`,
	],
	// Texts in place of numbers, in the quotes of the key.
	[
		'js',
		`send({action: 'paymentPage', order_id: 5, "amount": 7});`,
		`send({action: 'paymentPage', order_id: '5', "amount": "7.00"});`,
	],
	[
		'py',
		`send({"action": 'paymentPage', "order_id": 5, 'amount': 7})`,
		`send({"action": 'paymentPage', "order_id": "5", 'amount': '7.00'})`,
	],
	['js', `send([{paymentMethodType: 'CASH', enable: 0}]);`, `send([{paymentMethodType: 'CASH', enable: false}]);`],
	[
		'js',
		`send([{paymentMethodType: "CARD", enable: true, cardFilters: [{enable: true, cardBins: [411111]}]}]);`,
		`send([{paymentMethodType: "CARD", enable: true, cardFilters: [{enable: true, cardBins: ["411111::411111"]}]}]);`,
	],
	// A longer literal may contain comments.
	[
		'js',
		`send({allowDefaultOptions: true, options: {"0": ${CASH}}});`,
		`send({allowDefaultOptions: true, options: {"0": ${CASH}}});`,
	],
	// Keys.
	...['allow_default_options', "'allow_default_options'", '"allow_default_options"'].map(key => [
		'js',
		`send({${key}: true, options: [${CASH}]});`,
		`send({${key.replace('allow_default_options', 'allowDefaultOptions')}: true, options: [${CASH}]});`,
	]),
	['js', `send({allow_default_options, options: [${CASH}]});`, `send({allow_default_options, options: [${CASH}]});`],
	[
		'js',
		`send([{paymentMethodType: 'WALLET', enable: false, payment_methods: ['A']}]);`,
		`send([{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['A']}]);`,
	],
	// A key with a dot needs quotes.
	['js', session("options_create_mandate: 'REQUIRED'"), session("options_create_mandate: 'REQUIRED'")],
	['js', session("'options_create_mandate': 'REQUIRED'"), session("'options.create_mandate': 'REQUIRED'")],
	// A key that belongs elsewhere.
	[
		'js',
		`send({action: 'paymentPage', order_id: a, allow_default_options: true, options: [${CASH}], payment_filter: {}});`,
		`send({action: 'paymentPage', order_id: a, allow_default_options: true, options: [${CASH}], payment_filter: {}});`,
	],
	[
		'py',
		'send(dict(allow_default_options=True, options=[{"paymentMethodType": "CASH", "enable": False}]))',
		'send(dict(allowDefaultOptions=True, options=[{"paymentMethodType": "CASH", "enable": False}]))',
	],
	// Items that are removed, with their comma.
	['js', wallet("['A', 'A']"), wallet("['A']")],
	['js', wallet("['A', 'A', 'B']"), wallet("['A', 'B']")],
	['js', wallet("['A', /* b */ 'A']"), wallet("['A', /* b */ 'A']")],
	['js', wallet("['A','A']"), wallet("['A']")],
	['js', wallet("['A' , 'A' , 'B']"), wallet("['A' , 'B']")],
	// Inside a text.
	...[
		`'{"allow_default_options": true, "options": [{"paymentMethodType": "CASH", "enable": false}]}'`,
		`'[{"paymentMethodType": "WALLET", "enable": false, "paymentMethods": ["A", "A"]}]'`,
		`'[{"paymentMethodType": "CASH", "enable": 0}]'`,
	].map(text => ['js', `send(${text});`, `send(${text});`]),
	[
		'js',
		`send('{"allowDefaultOptions": "true", "options": []}');`,
		`send('{"allowDefaultOptions": "true", "options": []}');`,
	],
])('%s: %s', async (extension = '', line = '', expected = '') => {
	expect(await fixed(extension, line)).toBe(expected);
});
