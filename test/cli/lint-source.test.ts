import {expect, test} from 'vitest';
import {folderOf, json, paylock} from './cli.js';

const php = `<?php
$filter = [
	'allowDefaultOptions' => 'true',
	'options' => [['paymentMethodType' => "wallet", 'enable' => false]],
];
`;
const python = `FILTER = dict(
    allowDefaultOptions="True",
    options=[{"paymentMethodType": "NB", "enable": False, "paymentMethods": ["NB_BANKA", "NB_BANKA"]}],
)
`;
const clean =
	"export const filter = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]};\n";

test('prints the place in the source, its line and a marker', async () => {
	const cwd = folderOf({'checkout.php': php});
	const {code, out, err} = await paylock(['lint', 'checkout.php'], {cwd});
	expect({code, err}).toEqual({code: 1, err: ''});
	const [first, , line, marker] = out.split('\n');
	expect(first).toBe('checkout.php:3:27 error invalid-type');
	expect(line).toBe("  3 |   'allowDefaultOptions' => 'true',");
	expect(marker).toBe('    |                            ^^^^^^');
	expect(out).toMatch(
		/\n2 errors, 1 file checked, 1 filter or session request found in source files\nto read about a rule, /,
	);
});

test('JSON names the literal, and offers no fix', async () => {
	const cwd = folderOf({'checkout.php': php, 'filters.py': python});
	const {code, data} = await json(['lint', 'checkout.php', 'filters.py'], {cwd});
	expect(code).toBe(1);
	expect(data.files[0].issues).toMatchObject([
		{
			rule: 'invalid-type',
			pointer: '/allowDefaultOptions',
			line: 3,
			column: 27,
			literal: {start: {line: 2, column: 11}, end: {line: 5, column: 2}},
		},
		{rule: 'unknown-value', line: 4, column: 40},
	]);
	expect(data.files[1].issues).toMatchObject([
		{rule: 'invalid-type', line: 2, column: 25},
		{rule: 'duplicate-code', line: 3},
	]);
	expect(JSON.stringify(data)).not.toContain('"fix"');
});

test('a source file without a filter is called so', async () => {
	const cwd = folderOf({'a.py': 'x = 1\n'});
	const {code, out} = await paylock(['lint', 'a.py'], {cwd});
	expect({code, out}).toEqual({
		code: 0,
		out: 'clean, 1 file checked, 0 filters or session requests found in source files\n',
	});
});

test('the formats for CI have the same places', async () => {
	const cwd = folderOf({'checkout.php': php});
	const github = await paylock(['lint', 'checkout.php', '--format', 'github'], {cwd});
	expect(github.out).toContain(
		'::error file=checkout.php,line=3,col=27,endLine=3,endColumn=33,title=paylock invalid-type::',
	);
	const sarif = await paylock(['lint', 'checkout.php', '--format', 'sarif'], {cwd});
	const [run] = JSON.parse(sarif.out).runs;
	expect(run.results[0].locations[0].physicalLocation.region).toEqual({
		startLine: 3,
		startColumn: 27,
		endLine: 3,
		endColumn: 33,
	});
});

test('code scanning tells two literals of a file apart', async () => {
	const cwd = folderOf({'a.js': `${clean}${clean}`.replaceAll('enable: false', "enable: 'false'")});
	const {out} = await paylock(['lint', 'a.js', '--format', 'sarif'], {cwd});
	const prints = JSON.parse(out).runs[0].results.map(
		(result: {partialFingerprints: Record<string, string>}) => result.partialFingerprints['pointer/v1'],
	);
	expect(prints).toEqual(['invalid-type /options/0/enable', 'invalid-type /options/0/enable 2']);
});

test('sources and JSON are checked together, by name or pattern', async () => {
	const cwd = folderOf({
		'src/a.ts': clean,
		'src/b.py': python,
		'src/c.json': {allowDefaultOptions: 1, options: []},
		'src/d.TS': clean,
	});
	const {data} = await json(['lint', 'src/*'], {cwd});
	expect(
		data.files.map(({file, issues}: {file: string; issues: readonly unknown[]}) => [file, issues.length > 0]),
	).toEqual([
		['src/a.ts', false],
		['src/b.py', true],
		['src/c.json', true],
		['src/d.TS', false],
	]);
});

test('personal data and secrets of a source are masked', async () => {
	const cwd = folderOf({
		'a.js': `const apiKey = 'key_live_1'; send({order_id: 1, customer_email: 'ada@shop.test', customer_phone: '9000000001', action: 'paymentPage', amount: 5});\n`,
	});
	const {code, out} = await paylock(['lint', 'a.js'], {cwd});
	expect(code).toBe(1);
	expect(out).toContain('order_id');
	for (const secret of ['key_live_1', 'ada@', '9000000001']) expect(out).not.toContain(secret);
});

test('a comment suppresses the issues of its line or of the next line of code', async () => {
	const cwd = folderOf({
		'a.ts': `const filter = {
	allowDefaultOptions: 'true', // paylock-ignore invalid-type: the sample of a wrong flag
	options: [
		// paylock-ignore unknown-value, invalid-type: both on purpose
		{paymentMethodType: 'wallet', enable: 'no'},
		// paylock-ignore unknown-value: on purpose
		// paylock-ignore invalid-type: for another reason
		/* eslint-disable-next-line some-rule */

		{paymentMethodType: 'cash', enable: 'no'},
	],
};
`,
		'b.py': `# paylock-ignore invalid-type: nothing here
FILTER = {"allowDefaultOptions": True, "options": [{"paymentMethodType": "CASH", "enable": False}]}  # paylock-ignore
# paylock-ignore invalid-typ: a typing error
`,
		'c.jsonc':
			'{\n// paylock-ignore invalid-type: sample\n"allowDefaultOptions": "true", "options": [{"paymentMethodType": "CASH", "enable": false}]}',
	});
	const {code, data} = await json(['lint', 'a.ts', 'b.py', 'c.jsonc'], {cwd});
	expect(code).toBe(0);
	const found = data.files.map(({issues}: {issues: readonly {rule: string; line: number; column: number}[]}) =>
		issues.map(({rule, line, column}) => `${rule} ${line}:${column}`),
	);
	expect(found).toEqual([[], ['unused-suppression 1:3', 'unused-suppression 2:104', 'unused-suppression 3:3'], []]);
	const off = await json(['lint', 'b.py', '--rule', 'unused-suppression=off'], {cwd});
	expect(off.data.files[0].issues).toEqual([]);
});

test('a wrong option is refused, whatever the files contain', async () => {
	const cwd = folderOf({'a.ts': clean});
	const {code, err} = await paylock(['lint', 'a.ts', '--rule', 'nonsense=off'], {cwd});
	expect({code, err}).toEqual({code: 2, err: expect.stringContaining('--rule')});
});
