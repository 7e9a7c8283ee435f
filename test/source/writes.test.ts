// Variables whose parts are changed: the literal is judged with every value that a part may have.
import {expect, test} from 'vitest';
import {foundIn, lintText, rowsOf} from './linted.js';

test.each(
	rowsOf({
		ts: {
			"const f = a ? {allowDefaultOptions: 'yes', options: []} : b;\nf.color = 1;":
				'invalid-type /allowDefaultOptions 1:37, unknown-key /color 2:3',
			"let f = a || null;\nf.payment_filter = {allowDefaultOptions: 'yes', options: []};":
				'invalid-type /allowDefaultOptions 2:42',
			"let list = a ? null : b;\nlist.push({paymentMethodType: 'cash', enable: false});":
				'unknown-value /0/paymentMethodType 2:31',
			"const f = {allowDefaultOptions: true, options: a ? [] : [{paymentMethodType: 'CASH', enable: false}]};\nf.options.push({paymentMethodType: 'CASH', enable: 'no'});":
				'conflicting-type /options/1 2:16, invalid-type /options/0/enable 2:52, invalid-type /options/1/enable 2:52',
			"const f = {allowDefaultOptions: true, options: a ? load() : {}};\nf.options.push({paymentMethodType: 'cash', enable: false});":
				'invalid-type /options 1:61, unknown-value /options/0/paymentMethodType 2:36',
			"const f = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: 'no'}]};\nf.options.length = 0;":
				'invalid-type /options/0/enable 1:85',
			"const f = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}, {paymentMethodType: 'CASH', enable: 'no'}]};\nf.options[1] = {paymentMethodType: 'cash', enable: false};":
				'2: invalid-type /options/1/enable 1:129, unknown-value /paymentMethodType 2:36',
			"const f = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]};\nf.options[0].enable = true;":
				'',
			"const filters = {};\nfilters[locale] = {allowDefaultOptions: 'yes', options: []};":
				'invalid-type /allowDefaultOptions 2:41',
			"const f = {allowDefaultOptions: 'yes', options: []};\nf[key] = load({allowDefaultOptions: 'no', options: []});":
				'2: invalid-type /allowDefaultOptions 1:33, invalid-type /allowDefaultOptions 2:37',
			"const f = load({allowDefaultOptions: 'yes', options: []});\nf.color = load({allowDefaultOptions: 'no', options: []});":
				'2: invalid-type /allowDefaultOptions 1:38, invalid-type /allowDefaultOptions 2:38',
			"const f = {allowDefaultOptions: 'yes', options: []};\nf.allowDefaultOptions = 'no';\nf.color = 1;\nf.color = 2;":
				'invalid-type /allowDefaultOptions 1:33, invalid-type /allowDefaultOptions 2:25, unknown-key /color 3:3',
			"const f = {allowDefaultOptions: true, options: 5};\nf.options.push({paymentMethodType: 'cash', enable: false});":
				'unknown-value /0/paymentMethodType 2:36',
			"const request = {action: 'paymentPage', order_id: 'o', payment_filter: load()};\nrequest.payment_filter.allowDefaultOptions = 'yes';":
				'invalid-type /payment_filter/allowDefaultOptions 2:46',
			"const request = {action: 'paymentPage', order_id: 'o', payment_filter: {options: []}};\nrequest.payment_filter.allowDefaultOptions = 'yes';\nrequest.payment_filter.options.push({paymentMethodType: 'cash', enable: false});":
				'invalid-type /payment_filter/allowDefaultOptions 2:46, unknown-value /payment_filter/options/0/paymentMethodType 3:57',
			"let f = {allowDefaultOptions: 'yes', options: []};\nf.emiOptions = load();\nf = {allowDefaultOptions: 'no', options: []};\nf.emiOptions = read();":
				'2: invalid-type /allowDefaultOptions 1:31, invalid-type /allowDefaultOptions 3:27',
			"export const f = {options: []};\nf.allowDefaultOptions = 'yes';\nmodule.exports.g = {allowDefaultOptions: 'no', options: []};":
				'2: invalid-type /allowDefaultOptions 2:25, invalid-type /allowDefaultOptions 3:42',
			"this.f = {};\nthis.f.payment_filter = {options: [{paymentMethodType: 'CASH', enable: 'no'}]};":
				'invalid-type /options/0/enable 2:72',
			"const f = {options: [{paymentMethodType: 'CASH', enable: false}]};\ndelete f.options[0].enable;": '',
			"const {f = {allowDefaultOptions: 'yes', options: []}} = load();\nf.color = 1;":
				'invalid-type /allowDefaultOptions 1:34',
			"for (const f of [{allowDefaultOptions: 'yes', options: []}]) f.color = 1;":
				'invalid-type /allowDefaultOptions 1:40',
			// A choice in a choice is one of them.
			"const f = a ? {allowDefaultOptions: 'yes', options: []} : b ? {allowDefaultOptions: 'no', options: []} : null;\nf.color = 1;":
				'2: invalid-type /allowDefaultOptions 1:37, invalid-type /allowDefaultOptions 1:85, unknown-key /color 2:3',
			// A list of spreads alone may be empty, also after a write to one of its items.
			"const option = {paymentMethodType: 'CARD', enable: true, paymentMethods: [...a]};\noption.paymentMethods[0] = b;":
				'',
			// The operand of a spread is a list of items, not an item.
			"const f = {allowDefaultOptions: true, options: []};\nf.options.push(a, ...[{paymentMethodType: 'CASH', enable: 'no'}], {paymentMethodType: 'cash', enable: false});":
				'2: invalid-type /0/enable 2:59, unknown-value /options/4/paymentMethodType 2:87',
			"const request = {action: 'paymentPage', order_id: 'o'};\nrequest.amount += 5;": '',
			"const request = {action: 'paymentPage', order_id: 'o', payment_filter: {options: [{paymentMethodType: 'CASH', enable: false}]}};\nrequest.payment_filter[key] = true;":
				'',
			// A change belongs to the value before it.
			"let f = {allowDefaultOptions: false, options: []};\nf.options = [{paymentMethodType: 'CASH', enable: true}];\nsend(f);\nf = {allowDefaultOptions: true, options: []};\nf.emiOptions = load();":
				'2:',
			// One name for several variables.
			"import a from 'a';\nfunction b() {\n\tconst f = {options: []};\n\tf.allowDefaultOptions = 'yes';\n\tfunction c() { f.color = 1; }\n}\nfunction d() {\n\tconst f = {options: [], allowDefaultOptions: 'no'};\n\tf.size = 1;\n}":
				'2: invalid-type /allowDefaultOptions 4:26, unknown-key /color 5:19, invalid-type /allowDefaultOptions 8:47, unknown-key /size 9:4',
			"(f).allowDefaultOptions = 'yes';\n(f).options = [];": '0:',
		},
		php: {
			"$a = [];\n$a['options'] = [];\n$a['allowDefaultOptions'] = 'yes';\n$a['options'][] = ['paymentMethodType' => 'cash', 'enable' => false];":
				'invalid-type /allowDefaultOptions 3:29, unknown-value /options/0/paymentMethodType 4:43',
			"$a = ['paymentMethods'];\n$a['payment_filter'] = ['allowDefaultOptions' => 'yes', 'options' => []];":
				'invalid-type /allowDefaultOptions 2:50',
			"$a['allowDefaultOptions'] = true;\n$a['options'][]['enable'] = 'no';": 'invalid-type /options/0/enable 2:29',
			"$a = ['allowDefaultOptions' => true, 'options' => [['paymentMethodType' => 'CASH', 'enable' => true]]];\n$a['options'][0]['enable'] = false;":
				'',
			"$a = ['allowDefaultOptions' => 'yes', 'options' => []];\n$a['count']++;":
				'invalid-type /allowDefaultOptions 1:38, unknown-key /count 2:4',
			"$a = ['allowDefaultOptions' => true, 'options' => [['paymentMethodType' => 'CASH', 'enable' => true]]];\n$a['options'][] = ['paymentMethodType' => 'CASH', 'enable' => true];\n$a['options'][] = ['paymentMethodType' => 'CASH', 'enable' => true];":
				'conflicting-type /options/1 2:19, conflicting-type /options/3 3:19',
			"$f = ['allowDefaultOptions' => true, 'options' => []];\narray_push($f['options'], ...[['paymentMethodType' => 'CASH', 'enable' => 'no']]);":
				'2: invalid-type /0/enable 2:75',
			"$f = ['allowDefaultOptions' => true, 'options' => []];\n$f += $more;\n$f['options'][] = ['paymentMethodType' => 'cash', 'enable' => false];":
				'unknown-value /options/0/paymentMethodType 3:43',
			// A function sees the variables of the file that it declares as global, and no others.
			"$f = ['options' => [['paymentMethodType' => 'CASH', 'enable' => false]]];\nfunction add() { global $f; $f['allowDefaultOptions'] = true; }":
				'',
			"$f = ['options' => [['paymentMethodType' => 'CASH', 'enable' => false]]];\nfunction add() { $f['allowDefaultOptions'] = true; }":
				'2: missing-field /allowDefaultOptions 1:12',
			// PHP adds keys to an empty array.
			"$a = ['action' => 'paymentPage', 'order_id' => 'o', 'payment_filter' => []];\n$a['payment_filter']['allowDefaultOptions'] = 'yes';":
				'invalid-type /payment_filter/allowDefaultOptions 2:47',
			"$a = ['action' => 'paymentPage', 'order_id' => 'o', 'payment_filter' => ['x']];\n$a['payment_filter']['allowDefaultOptions'] = 'yes';":
				'invalid-type /payment_filter 1:79, invalid-type /payment_filter/allowDefaultOptions 2:47',
		},
		py: {
			'f = {"allowDefaultOptions": True, "options": [{"paymentMethodType": "CASH", "enable": "no"}]}\nf["options"].pop()':
				'invalid-type /options/0/enable 1:87',
			'f = {"allowDefaultOptions": True, "options": [{"paymentMethodType": "CASH", "enable": False}, {"paymentMethodType": "CASH", "enable": False}]}\nf["options"].remove(x)':
				'',
			'f = {"allowDefaultOptions": True, "options": []}\nf["options"][0] = {"paymentMethodType": "cash", "enable": False}\nf["options"].insert(0, {"paymentMethodType": "nb", "enable": False})\nf["options"].extend([{"paymentMethodType": "upi", "enable": False}])':
				'4: unknown-value /paymentMethodType 2:41, unknown-value /paymentMethodType 3:46, unknown-value /0/paymentMethodType 4:44',
			'f["options"] = [{"paymentMethodType": "cash", "enable": False}]\nf["allowDefaultOptions"] = "yes"':
				'unknown-value /options/0/paymentMethodType 1:39, invalid-type /allowDefaultOptions 2:28',
			'f = {"allowDefaultOptions": True, "options": []}\nf["options"].append(  # cash\n    {"paymentMethodType": "cash", "enable": False})':
				'unknown-value /options/0/paymentMethodType 3:27',
			'f["options"] = [{"paymentMethodType": "cash", "enable": False}]\nf = {"allowDefaultOptions": "yes", "options": []}\nf["emiOptions"] = load()':
				'2: unknown-value /options/0/paymentMethodType 1:39, invalid-type /allowDefaultOptions 2:29',
			// Another name for the variable, a loop over it, or a sum that has it, changes nothing.
			'f = {"options": []}\nfor key in f:\n    send(key)\nf["options"].append({"paymentMethodType": "cash", "enable": False})':
				'missing-field /allowDefaultOptions 1:5, unknown-value /options/0/paymentMethodType 4:43',
			'f = {"options": []}\ng = f\nf["options"].append({"paymentMethodType": "cash", "enable": False})':
				'missing-field /allowDefaultOptions 1:5, unknown-value /options/0/paymentMethodType 3:43',
			'f = {"options": [{"paymentMethodType": "CASH", "enable": False}]}\ntotal += f\nf["allowDefaultOptions"] = "yes"':
				'invalid-type /allowDefaultOptions 3:28',
		},
	}),
)('%s: %s', async (extension, source, expected) => {
	expect(await foundIn(extension, source)).toBe(expected);
});

test.each(['++', ' += 5', " .= '0'", ' ??= 5'])('a part of PHP may have any value after %s', async change => {
	const request = "$request = ['action' => 'paymentPage', 'order_id' => 'o', 'amount' => '1.00'];";
	const {filters, issues} = await lintText('a.php', `<?php ${request}\n$request['amount']${change};\n`);
	expect([filters, issues]).toEqual([1, []]);
});
