// How each language writes lists and objects, and changes parts of them.
import {describe, expect, test} from 'vitest';
import {lintCode} from './linted.js';

async function issuesIn(extension: string, text: string): Promise<readonly string[]> {
	const {issues} = await lintCode(extension, text);
	return issues.map(({rule, pointer}) => `${rule} ${pointer}`);
}

function optionWith(extension: string, list: string): string {
	if (extension === 'php')
		return `send([['paymentMethodType' => 'WALLET', 'enable' => false, 'paymentMethods' => ${list}]]);`;
	return extension === 'py'
		? `send([{"paymentMethodType": "WALLET", "enable": False, "paymentMethods": ${list}}])`
		: `send([{paymentMethodType: 'WALLET', enable: false, paymentMethods: ${list}}]);`;
}

describe('lists', () => {
	test.each([
		['ts', "['A', /* b */ 'B', // b\n 'A',]", 2],
		['ts', "['A', , 'A']", 2],
		['ts', "['A', ...a, 'A']", 2],
		['php', "['A', 'B', 'A']", 2],
		['php', "array('A', 'B', 'A')", 2],
		['php', "['A', ...$a, 'A']", 2],
		['php', "[0 => 'A', 1 => 'B', 2 => 'A']", 2],
		['php', "['0' => 'A', 'B', '2' => 'A']", 2],
		['py', '["A", "B", "A"]', 2],
		['py', '("A", "B", "A")', 2],
		['py', '["A", "B",\n# b\n"A",]', 2],
		['py', '["A", *a, "A"]', 2],
	])('%s: %s', async (extension, list, at) => {
		expect(await issuesIn(extension, optionWith(extension, list))).toEqual([`duplicate-code /0/paymentMethods/${at}`]);
	});

	test.each([
		['php', "[1 => 'A', 2 => 'A']", ['invalid-type /0/paymentMethods', 'duplicate-code /0/paymentMethods/2']],
		['php', "['a' => 'A', 'b' => 'A']", ['invalid-type /0/paymentMethods']],
		['php', "[$a => 'A', $b => 'A']", ['invalid-type /0/paymentMethods']],
		['php', "[true => 'A', false => 'A']", ['invalid-type /0/paymentMethods']],
		['py', '[a for a in "A"]', []],
	] as const)('%s: %s is not a list of codes as written', async (extension, list, issues) => {
		expect(await issuesIn(extension, optionWith(extension, list))).toEqual(issues);
	});
});

describe('objects', () => {
	const wrong = ['invalid-type /allowDefaultOptions'];

	test.each([
		['ts', "{allowDefaultOptions: 'yes', options: []}"],
		['ts', "{'allowDefaultOptions': 'yes', \"options\": []}"],
		['ts', "{['allowDefaultOptions']: 'yes', options: []}"],
		['ts', "{/* a */ allowDefaultOptions /* b */ : /* c */ 'yes', options}"],
		['ts', "{allowDefaultOptions: 'yes', options: [], [a]: 1}"],
		['ts', "{allowDefaultOptions: 'yes', options() {}}"],
		['ts', "{allowDefaultOptions: 'yes', get options() { return []; }}"],
		['php', "array('allowDefaultOptions' => 'yes', 'options' => array())"],
		['php', "[/* a */ 'allowDefaultOptions' /* b */ => /* c */ 'yes', 'options' => []]"],
		['php', "['allowDefaultOptions' => 'yes', 'options' => &$a]"],
		['php', "['allowDefaultOptions' => 'yes', 'options' => [], ...$a]"],
		['php', "['allowDefaultOptions' => 'yes', 'options' => [], $a => 1]"],
		['php', "['allowDefaultOptions' => 'yes', 'options' => [], true => 1]"],
		['py', '{"allowDefaultOptions": "yes", "options": [], **a}'],
		['py', '{"allowDefaultOptions": "yes", "options": [], a: 1}'],
		['py', 'dict(allowDefaultOptions="yes", options=[])'],
		['py', 'dict(a, allowDefaultOptions="yes", options=[])'],
		['py', 'dict(allowDefaultOptions="yes", options=[], **a)'],
	])('%s: %s', async (extension, object) => {
		expect(await issuesIn(extension, `send(${object});`)).toEqual(wrong);
	});

	test.each([
		['ts', 'JSON.parse(`{"allowDefaultOptions": "yes", "options": []}`)'],
		['ts', "JSON.stringify({allowDefaultOptions: 'yes', options: []})"],
		['ts', "JSON.parse(JSON.stringify({allowDefaultOptions: 'yes', options: []}))"],
		['php', `json_decode('{"allowDefaultOptions": "yes", "options": []}', true)`],
		['php', "json_encode(['allowDefaultOptions' => 'yes', 'options' => []])"],
		['php', "\\json_encode(['allowDefaultOptions' => 'yes', 'options' => []], JSON_PRETTY_PRINT)"],
		['py', `json.loads('{"allowDefaultOptions": "yes", "options": []}')`],
		['py', 'json.dumps({"allowDefaultOptions": "yes", "options": []}, indent=2)'],
		['py', 'json.loads(json.dumps({"allowDefaultOptions": "yes", "options": []}))'],
	])('%s: %s as text', async (extension, text) => {
		expect(await issuesIn(extension, `send(${text});`)).toEqual(wrong);
	});

	test.each([
		['ts', "send({paymentMethodType: 'CARD', enable: true, paymentMethods: [...a]});"],
		['php', "send(['paymentMethodType' => 'CARD', 'enable' => true, 'paymentMethods' => [...$a]]);"],
		['py', 'send({"paymentMethodType": "CARD", "enable": True, "paymentMethods": [*a]})'],
	])('%s: a list of spreads may be empty: %s', async (extension, text) => {
		expect(await issuesIn(extension, text)).toEqual([]);
	});

	const session = (filter: string) =>
		`send({action: 'paymentPage', order_id: a, payment_page_client_id: b, payment_filter: ${filter}});`;
	test.each([
		['JSON.stringify({allowDefaultOptions: true, options: []})', ['invalid-type /payment_filter']],
		['JSON.parse(JSON.stringify({allowDefaultOptions: true, options: []}))', []],
		['JSON.stringify({allowDefaultOptions: true, options: []}, change)', []],
		[
			'JSON.parse(\'{"allowDefaultOptions": "yes", "options": []}\')',
			['invalid-type /payment_filter/allowDefaultOptions'],
		],
		['JSON.parse(text)', []],
		[
			"JSON.parse(JSON.stringify({allowDefaultOptions: 'yes', options: []}))",
			['invalid-type /payment_filter/allowDefaultOptions'],
		],
		['JSON.stringify({allowDefaultOptions: true, options: []}, null, 2)', ['invalid-type /payment_filter']],
		['JSON.parse(\'{"allowDefaultOptions": "yes", "options": []}\', change)', ['invalid-type /allowDefaultOptions']],
	])('%s in a request', async (filter, issues) => {
		expect(await issuesIn('ts', session(filter))).toEqual(issues);
	});

	test.each([
		["\\json_encode(['allowDefaultOptions' => true, 'options' => []])", 'invalid-type /payment_filter'],
		["(object) ['allowDefaultOptions' => 'yes', 'options' => []]", 'invalid-type /payment_filter/allowDefaultOptions'],
		[
			"( object ) ['allowDefaultOptions' => 'yes', 'options' => []]",
			'invalid-type /payment_filter/allowDefaultOptions',
		],
		["(array) ['allowDefaultOptions' => 'yes', 'options' => []]", 'invalid-type /payment_filter/allowDefaultOptions'],
	])('%s in a request of PHP', async (filter, issue) => {
		const text = `send(['action' => 'paymentPage', 'order_id' => $a, 'payment_page_client_id' => $b, 'payment_filter' => ${filter}]);`;
		expect(await issuesIn('php', text)).toEqual([issue]);
	});

	test.each([
		[
			'json.loads(\'{"allowDefaultOptions": "yes", "options": []}\')',
			['invalid-type /payment_filter/allowDefaultOptions'],
		],
		['json.loads(\'{"allowDefaultOptions": "yes", "options": []}\', cls=Own)', ['invalid-type /allowDefaultOptions']],
		['json.loads()', []],
		['json.dumps({"allowDefaultOptions": True, "options": []})', ['invalid-type /payment_filter']],
	])('%s in a request of Python', async (filter, issues) => {
		const text = `send({"action": "paymentPage", "order_id": a, "payment_page_client_id": b, "payment_filter": ${filter}})`;
		expect(await issuesIn('py', text)).toEqual(issues);
	});
});

describe('changes of a variable', () => {
	test.each([
		['ts', "const f = {options: []};\nf['allowDefaultOptions'] = 'yes';"],
		['ts', "const f = {options: []};\nf!.allowDefaultOptions = 'yes';"],
		['ts', "let f;\nf = {options: []};\nf.allowDefaultOptions = 'yes';"],
		['ts', "const f: Filter = {options: []};\nf.allowDefaultOptions = 'yes';"],
		['ts', "this.f = {options: []};\nthis.f.allowDefaultOptions = 'yes';"],
		['php', "$f = ['options' => []];\n$f['allowDefaultOptions'] = 'yes';"],
		['php', "$f = [];\n$f['options'] = [];\n$f['allowDefaultOptions'] = 'yes';"],
		['php', "$f->options = [];\n$f->allowDefaultOptions = 'yes';"],
		['py', 'f = {"options": []}\nf["allowDefaultOptions"] = "yes"'],
		['py', 'f = dict(options=[])\nf["allowDefaultOptions"] = "yes"'],
		['py', 'f = {}\nf["options"] = []\nf["allowDefaultOptions"] = "yes"'],
		['php', "function a() {\n\tstatic $f = ['options' => []];\n\t$f['allowDefaultOptions'] = 'yes';\n}"],
		['py', 'f.options = []\nf.allowDefaultOptions = "yes"'],
	])('%s: %s', async (extension, text) => {
		const issues = await issuesIn(extension, text);
		expect(issues.map(issue => issue.replace('/f/', '/'))).toEqual(['invalid-type /allowDefaultOptions']);
	});

	const cash = {
		ts: "{paymentMethodType: 'CASH', enable: false}",
		php: "['paymentMethodType' => 'CASH', 'enable' => false]",
		py: '{"paymentMethodType": "CASH", "enable": False}',
	};
	const shown = {
		ts: `const f = {allowDefaultOptions: true, options: [${cash.ts}]};`,
		php: `$f = ['allowDefaultOptions' => true, 'options' => [${cash.php}]];`,
		py: `f = {"allowDefaultOptions": True, "options": [${cash.py}]}`,
	};
	test.each([
		['ts', `${shown.ts}\nf.options.push(${cash.ts});`],
		['ts', `${shown.ts}\nf.options.push(a, ${cash.ts});`],
		['ts', `${shown.ts}\nf.options.unshift(${cash.ts});`],
		['php', `${shown.php}\n$f['options'][] = ${cash.php};`],
		['php', `function a() {\n\tstatic ${shown.php}\n\t$f['options'][] = ${cash.php};\n}`],
		['php', `${shown.php}\narray_push($f['options'], ${cash.php});`],
		['php', `${shown.php}\n\\array_unshift($f['options'], $a, ${cash.php});`],
		['py', `${shown.py}\nf["options"].append(${cash.py})`],
	])('%s: %s', async (extension, text) => {
		expect(await issuesIn(extension, text)).toEqual([expect.stringMatching(/^conflicting-type /)]);
	});

	test.each([
		['ts', `${shown.ts}\nf.options.concat(${cash.ts});`],
		['ts', `${shown.ts}\nf.options.pushAll(${cash.ts});`],
		['php', `${shown.php}\nmy_array_push($f['options'], ${cash.php});`],
		['php', `${shown.php}\narray_push_all($f['options'], ${cash.php});`],
		['py', `${shown.py}\nf["options"].appended(${cash.py})`],
	])('%s: not a change: %s', async (extension, text) => {
		expect(await issuesIn(extension, text)).toEqual([]);
	});

	const hidden = {
		ts: shown.ts.replace('true', 'false'),
		php: shown.php.replace('true', 'false'),
		py: shown.py.replace('True', 'False'),
	};
	test.each([
		['ts', hidden.ts, 'nothing-left ,redundant-option /options/0'],
		['ts', `${hidden.ts}\ndelete f['allowDefaultOptions'];`, ''],
		['php', hidden.php, 'nothing-left ,redundant-option /options/0'],
		['ts', `${hidden.ts}\nf.allowDefaultOptions ||= a;`, ''],
		['py', `${hidden.py}\nf["options"] += a`, 'redundant-option /options/0'],
		['php', `${hidden.php}\nunset($f['allowDefaultOptions']);`, ''],
		['py', hidden.py.replace('}]', '},]'), 'nothing-left ,redundant-option /options/0'],
		['py', hidden.py.replace(/\}$/, ',}'), 'nothing-left ,redundant-option /options/0'],
		['py', `f = dict(allowDefaultOptions=False, options=[${cash.py}],)`, 'nothing-left ,redundant-option /options/0'],
		['php', `send(['options' => [${cash.php}], ...$a]);`, ''],
		['ts', `send({['allow' + a]: 1, [b]: 1, options: [${cash.ts}]});`, ''],
		['py', `${hidden.py}\ndel f["allowDefaultOptions"]`, ''],
	])('%s: what is removed or changed is not judged: %s', async (extension, text, issue) => {
		expect((await issuesIn(extension, text)).join()).toBe(issue);
	});
});
