// An issue of a source file: its places, and what it suggests in the spelling of the language.
import {expect, test} from 'vitest';
import {lintText} from './linted.js';

const CASH = "{paymentMethodType: 'CASH', enable: false}";

test.each([
	['a.py', 'f = {"allowDefaultOptions": "%s", "options": []}', 'true', 'True', ['True', 'False']],
	['a.py', 'f = {"allowDefaultOptions": "%s", "options": []}', 'false', 'False', ['True', 'False']],
	['a.PHP', "<?php $f = ['allowDefaultOptions' => '%s', 'options' => []];", 'False', 'false', ['true', 'false']],
	['a.ts', "const f = {allowDefaultOptions: '%s', options: []};", 'TRUE', 'true', ['true', 'false']],
	['checkout.php.js', "f = {allowDefaultOptions: '%s', options: []};", 'TRUE', 'true', ['true', 'false']],
])('%s: a flag is spelled as the language does: %s with %j', async (name, source, written, flag, allowed) => {
	const {issues} = await lintText(name, source.replace('%s', written));
	expect(issues).toMatchObject([
		{
			rule: 'invalid-type',
			message: expect.stringMatching(new RegExp(`^"${written}" is not a boolean: write ${flag}, without quotes$`)),
			suggestion: flag,
			allowed,
		},
	]);
});

test('a value that was found is spelled as the language does', async () => {
	const {issues} = await lintText(
		'a.py',
		'f = {"allowDefaultOptions": None, "options": [True, {"paymentMethodType": False}]}',
	);
	expect(issues.map(({message}) => message)).toEqual(
		expect.arrayContaining([
			'None is not a boolean: write True or False',
			'enable is missing: write True or False',
			expect.stringMatching(/^False is not a payment method type/),
		]),
	);
});

test('in JSON text a flag is spelled as in JSON', async () => {
	const {issues} = await lintText('a.py', `f = '{"allowDefaultOptions": "True", "options": [], "enable": true}'`);
	expect(issues.filter(({rule}) => rule === 'invalid-type')).toMatchObject([
		{suggestion: 'true', allowed: ['true', 'false'], message: expect.stringContaining('write true,')},
	]);
	const [missing] = (await lintText('a.py', `f = '[{"paymentMethodType": "NB", "enabled": true}]'`)).issues;
	expect(missing?.message).not.toContain('True');
	const options = '[{"paymentMethodType": "CASH", "enable": true}, {"paymentMethodType": "CARD"}]';
	const {issues: absent} = await lintText('a.py', `f = '{"allowDefaultOptions": true, "options": ${options}}'`);
	expect(absent.find(({rule}) => rule === 'missing-field')?.message).toContain('write true or false');
});

test('an issue of JSON text says what is wrong with the text', async () => {
	const {issues} = await lintText('a.py', `f = '{"allowDefaultOptions": True, "options": []}'`);
	expect(issues).toMatchObject([
		{rule: 'unreadable', message: 'the text is not JSON because of a boolean with a capital letter: write true'},
	]);
});

test.each([
	[
		'a.js',
		"send({action: 'paymentPage', order_id: a, payment_filter: JSON.stringify({allowDefaultOptions: true, options: []})});",
		'JSON.stringify',
	],
	[
		'a.py',
		'send({"action": "paymentPage", "order_id": a, "payment_filter": json.dumps({"allowDefaultOptions": True, "options": []})})',
		'json.dumps',
	],
	[
		'a.php',
		"<?php send(['action' => 'paymentPage', 'order_id' => $a, 'payment_filter' => json_encode(['allowDefaultOptions' => true, 'options' => []])]);",
		'json_encode',
	],
])('%s: %s: the remedy names the function that makes text', async (name, source, encoder) => {
	const {issues} = await lintText(name, source);
	const [issue] = issues.filter(({rule}) => rule === 'invalid-type');
	expect(issue?.message).toMatch(new RegExp(`^the object is written as JSON text in a string: .* without ${encoder}$`));
});

test('a suggestion that is not a flag stays as it is', async () => {
	const {issues} = await lintText('a.py', 'send([{"paymentMethodType": "true", "enable": True}])');
	expect(issues).toMatchObject([{rule: 'unknown-value', message: expect.stringContaining('"true"')}]);
	const {issues: other} = await lintText('a.py', 'send([{"paymentMethodType": "cash", "enable": True}])');
	expect(other).toMatchObject([{rule: 'unknown-value', suggestion: 'CASH'}]);
});

test('places of the issue, of the literal and of the fix', async () => {
	const source = `send(
	{
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'cash', enable: false}],
	},
);
`;
	const {issues} = await lintText('a.ts', source);
	expect(issues).toMatchObject([
		{
			rule: 'unknown-value',
			pointer: '/options/0/paymentMethodType',
			line: 4,
			column: 33,
			endLine: 4,
			endColumn: 39,
			literal: {start: {line: 2, column: 2}, end: {line: 5, column: 3}},
		},
	]);
});

test('issues are in the order of the file', async () => {
	const {issues} = await lintText(
		'a.ts',
		`send({options: [{paymentMethodType: 'cash', enable: 'no'}], color: 1, allowDefaultOptions: 'yes'});`,
	);
	expect(issues.map(({pointer}) => pointer)).toEqual([
		'/options/0/paymentMethodType',
		'/options/0/enable',
		'/color',
		'/allowDefaultOptions',
	]);
});

test.each([
	[`send([${CASH}, ${CASH}]);`, 'conflicting-type', ['/0']],
	[`send({allowDefaultOptions: true, options: [${CASH}, ${CASH}]});`, 'conflicting-type', ['/options/0']],
	[
		"send({paymentMethodType: 'WALLET', enable: true, paymentMethods: ['A', 'B', 'A']});",
		'duplicate-code',
		['/paymentMethods/0'],
	],
	[
		"send({standardEmi: {enable: true}, noCostEmi: {enable: true, credit: {enable: true, filters: [{enable: true, paymentMethodType: 'CARD', issuerFilter: {issuers: ['A', 'A'], enable: true}}]}}});",
		'duplicate-code',
		['/noCostEmi/credit/filters/0/issuerFilter/issuers/0'],
	],
])('%s: other places are inside the literal too', async (source, rule, related) => {
	const {issues} = await lintText('a.ts', source);
	const found = issues.find(issue => issue.rule === rule);
	expect(found?.related?.map(({pointer}) => pointer)).toEqual(related);
});

test('a rule that is off, or of another severity', async () => {
	const texts = {
		unreadable: `send('{"allowDefaultOptions": true, "options": [{"paymentMethodType": "CASH", "enable": false},]}');`,
		'duplicate-key': `send({allowDefaultOptions: true, options: [${CASH}], options: [${CASH}]});`,
		'invalid-type': `send({action: 'paymentPage', order_id: a, payment_filter: JSON.stringify({allowDefaultOptions: true, options: []})});`,
	} as const;
	const usual = {unreadable: 'error', 'duplicate-key': 'warning', 'invalid-type': 'error'} as const;
	for (const rule of ['unreadable', 'duplicate-key', 'invalid-type'] as const) {
		expect((await lintText('a.ts', texts[rule])).issues).toMatchObject([{rule, severity: usual[rule]}]);
		const other = usual[rule] === 'error' ? 'warning' : 'error';
		expect((await lintText('a.ts', texts[rule], {severities: {[rule]: other}})).issues).toMatchObject([
			{rule, severity: other},
		]);
		expect((await lintText('a.ts', texts[rule], {severities: {[rule]: 'off'}})).issues).toEqual([]);
	}
});
