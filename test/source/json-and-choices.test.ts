// Literals in JSON text, choices between literals, keys that occur twice, and literals inside others.
import {describe, expect, test} from 'vitest';
import {foundIn, lintText, rowsOf} from './linted.js';

test.each(
	rowsOf({
		ts: {
			'send(\'{"allowDefaultOptions": true, "options": [{"paymentMethodType": "CASH", "enable": false}],}\');':
				'unreadable  1:96',
			'send(\'{"allowDefaultOptions": True, "options": [], // x\\n}\');':
				'unreadable  1:31, unreadable  1:50, unreadable  1:52',
			'send(\'{"allowDefaultOptions": "yes", "options": {\');': '0:',
			'send(\'see {"allowDefaultOptions": "yes", "options": []}\');': '0:',
			'send(\'  {"allowDefaultOptions": "yes", "options": []}\');': 'invalid-type /allowDefaultOptions 1:33',
			'send(\'"allowDefaultOptions"\');': '0:',
			'send(\'{"options": [{"paymentMethodType": "CASH", "enable": false}]}\');':
				'missing-field /allowDefaultOptions 1:7',
			'send(\'{"action": "paymentPage", "order_id": "o", "payment_filter": "{\\\\"allowDefaultOptions\\\\": \\\\"yes\\\\", \\\\"options\\\\": []}"}\');':
				'invalid-type /payment_filter 1:68, invalid-type /payment_filter/allowDefaultOptions 1:68',
			'send(\'{"allowDefaultOptions": "yes", "options"}\');': '0:',
			'send(\'[{"paymentMethodType": "%s", "enable": "no"}]\');': '0:',
			'send(\'[{"paymentMethodType": "{}", "enable": "no"}]\');': '0:',
			'send(\'[{"paymentMethodType": "%1$s", "enable": "no"}]\');': '0:',
			'send(\'[{"paymentMethodType": "%(kind)s", "enable": "no"}]\');': '0:',
			'send(\'[{"paymentMethodType": "NB_{bank}", "enable": "no"}]\');': '0:',
			'send(\'[{"paymentMethodType": "WALLET", "enable": true, "paymentMethods": ["%05.2f", "%+d", "%-3s", "100%sure", "a{b c}", "%s", "%s"]}]\');':
				'lower-case-code /0/paymentMethods/3 1:100',
			'send(\'[{"paymentMethodType": "WALLET", "enable": true, "paymentMethods": ["A%", "100%sure", "100%sure", "A%%", "A%%"]}]\');':
				'lower-case-code /0/paymentMethods/1 1:81, duplicate-code /0/paymentMethods/2 1:93, lower-case-code /0/paymentMethods/2 1:93, look-alike-code /0/paymentMethods/3 1:105, duplicate-code /0/paymentMethods/4 1:112, look-alike-code /0/paymentMethods/4 1:112',
			'send(\'{"allow\\x44efaultOptions": "yes", "options": []}\');': '0:',
			'send("{\\"allowDefaultOptions\\": \\"yes\\", \\"options\\": [{\\"paymentMethodType\\": \\"cash\\", \\"enable\\": true}]}");':
				'invalid-type /allowDefaultOptions 1:33, unknown-value /options/0/paymentMethodType 1:80',
			'send({action: \'paymentPage\', order_id: \'o\', payment_filter: \'{"allowDefaultOptions": "yes", "options": []}\'});':
				'invalid-type /payment_filter 1:61, invalid-type /payment_filter/allowDefaultOptions 1:86',
			"send({action: 'paymentPage', order_id: 'o', payment_filter: '{\"allowDefaultOptions\": true, \"options\": [],}'});":
				'invalid-type /payment_filter 1:61',
			"send([{paymentMethodType: 'WALLET', enable: true, paymentMethods: JSON.stringify(['A', 'A'])}]);":
				'invalid-type /0/paymentMethods 1:67, duplicate-code /0/paymentMethods/1 1:88',
			"send([{paymentMethodType: 'WALLET', enable: JSON.stringify(true), paymentMethods: ['A']}]);": '',
			"send({payment_filter: JSON.stringify(load()), order_id: 5, amount: '1.0'});":
				'invalid-type /payment_filter 1:23, invalid-type /order_id 1:57, invalid-format /amount 1:68',
			"send({allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}], allowDefaultOptions: true});":
				'duplicate-key /allowDefaultOptions 1:89',
			"send([{paymentMethodType: 'CASH', enable: false, enable: false}]);": 'duplicate-key /0/enable 1:50',
			'send({allowDefaultOptions: true, ...a, options: [], allowDefaultOptions: false});': '',
			"send({action: 'paymentPage', order_id: a, payment_filter: JSON.stringify({allowDefaultOptions: true, allowDefaultOptions: true, options: []})});":
				'invalid-type /payment_filter 1:59, duplicate-key /payment_filter/allowDefaultOptions 1:102',
			"send({allowDefaultOptions: a ? 'yes' : 'no', options: []});":
				'invalid-type /allowDefaultOptions 1:32, invalid-type /allowDefaultOptions 1:40',
			"send({allowDefaultOptions: true, options: a ? [{paymentMethodType: 'cash', enable: b ? 'yes' : false}] : []});":
				'unknown-value /options/0/paymentMethodType 1:68, invalid-type /options/0/enable 1:88',
			"send({allowDefaultOptions: true, opts: a ? [{paymentMethodType: 'CASH', enable: true}] : [], options: []});":
				'unknown-key /opts 1:34',
			"send({allowDefaultOptions: a ?? b ?? 'yes', options: []});": 'invalid-type /allowDefaultOptions 1:38',
			"send({payment: a ? pay({allowDefaultOptions: 'yes', options: []}) : b});":
				'invalid-type /allowDefaultOptions 1:46',
			"send({action: 'paymentPage', order_id: a, payment_filter: b ? {allowDefaultOptions: true, options: [], allowDefaultOptions: true} : null});":
				'duplicate-key /payment_filter/allowDefaultOptions 1:104',
			"send({action: 'paymentPage', order_id: a, payment_filter: JSON.stringify({allowDefaultOptions: b ? 'yes' : true, options: []})});":
				'invalid-type /payment_filter 1:59, invalid-type /payment_filter/allowDefaultOptions 1:100',
			"send({allowDefaultOptions: true, options: [{paymentMethodType: 'WALLET', enable: true}], emiOptions: {noCostEmi: {enable: 'no', credit: {enable: true, filters: [{enable: true, paymentMethodType: 'CARD', issuerFilter: {issuers: ['A', 'A'], enable: true}}]}}}});":
				'redundant-option /options/0 1:44, invalid-type /emiOptions/noCostEmi/enable 1:123, duplicate-code /emiOptions/noCostEmi/credit/filters/0/issuerFilter/issuers/1 1:234',
			"send(other({allowDefaultOptions: 'yes', options: [load({allowDefaultOptions: 'no', options: []})]}));":
				'2: invalid-type /allowDefaultOptions 1:34, invalid-type /allowDefaultOptions 1:78',
			"send({a: load({allowDefaultOptions: 'yes', options: []}), ...rest({allowDefaultOptions: 'no', options: []})});":
				'2: invalid-type /allowDefaultOptions 1:37, invalid-type /allowDefaultOptions 1:89',
			"send([{paymentMethodType: 'WALLET', enable: true, payment_methods: ['A']}, {paymentMethodType: 'WALLET', enable: true}]);":
				'unknown-key /0/payment_methods 1:51, conflicting-type /1 1:76',
			'send({standardEmi: {enable: true, credit: {enable: true, filter: []}}, standardEmi: {enable: false}});':
				'duplicate-key /standardEmi 1:72',
		},
		py: {
			'send(\'[{"paymentMethodType": "CASH", "enable": False}]\')': 'unreadable  1:48',
			'f = """\n{\n  "allowDefaultOptions": "yes",\n  "options": [{"paymentMethodType": "cash", "enable": true}]\n}\n"""':
				'invalid-type /allowDefaultOptions 3:26, unknown-value /options/0/paymentMethodType 4:37',
			'f = \'{"allowDefaultOptions": True, "options": []}\'': 'unreadable  1:30',
		},
		php: {
			"$log = \"Order {$client->send(['allowDefaultOptions' => 'yes', 'options' => []])}\";":
				'invalid-type /allowDefaultOptions 1:62',
		},
	}),
)('%s: %s', async (extension, source, expected) => {
	expect(await foundIn(extension, source)).toBe(expected);
});

test('many writes to computed keys leave the choices that are judged as they are', async () => {
	const writes = Array.from({length: 600}, (_, index) => `f.options[row${index}].label = a;\n`).join('');
	const option = "{paymentMethodType: 'CASH', enable: 'no'}";
	const {issues} = await lintText(
		'a.ts',
		`const f = {allowDefaultOptions: true, options: [${Array(12).fill(option).join(', ')}]};\n${writes}`,
	);
	expect(issues.filter(({rule}) => rule === 'invalid-type').map(({pointer}) => pointer)).toContain('/options/9/enable');
});

describe('of many choices, the first are judged', () => {
	/** Options, each of which may have a wrong flag, and how many of them are found to have it. */
	async function wrongFlags(options: number, codes: number): Promise<number> {
		const list = Array.from({length: codes}, (_, index) => `'WALLET_${index}'`).join(', ');
		const option = `{paymentMethodType: a, enable: b ? 'no' : load(), paymentMethods: [${list}]}`;
		const {issues} = await lintText('a.ts', `send([${Array(options).fill(option).join(', ')}]);`);
		return issues.filter(({rule}) => rule === 'invalid-type').length;
	}

	test('all in a literal that somebody reads', async () => {
		expect(await wrongFlags(12, 1)).toBe(12);
	});

	test('fewer in a long literal', async () => {
		expect(await wrongFlags(12, 400)).toBe(5);
	});
});
