// `paylock lint`: places, formats, exit codes, severities.

import {symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {lintRules} from '../../src/inspect/index.js';
import {folderOf, json, onTerminal, paylock} from './cli.js';
import {clean, misspelled, page, twoCodes} from './filters.js';

interface Found {
	readonly rule: string;
	readonly line: number;
	readonly column: number;
}

/** `rule line:column` of each issue of the first file. */
async function placesOf(stdin: string): Promise<readonly string[]> {
	const {data} = await json(['lint'], {stdin});
	return data.files[0].issues.map(({rule, line, column}: Found) => `${rule} ${line}:${column}`);
}

const lowerCase = {
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['wallet_a']}],
};
const warning = {...page, order_id: 'an order with blanks'};

test('prints each issue with its place, its line and a marker', async () => {
	const cwd = folderOf({'filter.json': misspelled});
	const {code, out, err} = await paylock(['lint', 'filter.json'], {cwd});
	expect({code, err}).toEqual({code: 1, err: ''});
	const [first, , line, marker, , second] = out.split('\n');
	expect(first).toBe('filter.json:2:25 error invalid-type');
	expect(line).toBe('  2 |   "allowDefaultOptions": "true",');
	expect(marker).toBe('    |                          ^^^^^^');
	expect(second).toBe('filter.json:5:25 error unknown-value');
	expect(out).toMatch(
		/\n2 errors\nto fix what can be fixed automatically, run npx paylock repair --write filter\.json\nto read about a rule, run npx paylock help invalid-type\n$/,
	);
});

test.each<readonly [name: string, stdin: string, places: readonly string[]]>([
	[
		'a wrong key, and the object that lacks a field',
		'{"allowDefaultOptions":true,"options":[\n {"paymentMethodType":"CASH"}],\n "optoins":[]}',
		['missing-field 2:2', 'unknown-key 3:2'],
	],
	[
		'what is behind escaped keys, brackets in strings, a byte order mark and Windows line ends',
		'\ufeff{"allowDefaultOptions":true,"options":[{"paymentMethodType":"WALLET","enable":false,\r\n"\\u0070aymentMethods":["]}\\"[{", "A,B"]}]}',
		['two-codes-in-one-string 2:34'],
	],
	[
		'a key that occurs twice',
		'{"allowDefaultOptions": true,\n"options": [],\n"options": [{"paymentMethodType": "CASH", "enable": false}]}',
		['duplicate-key 3:1'],
	],
	[
		'a field that the specification does not name, at its key',
		'{\n "payment_page_client_id": "client",\n "currency": "INR"\n}',
		['undocumented-field 3:2'],
	],
])('marks %s', async (_, stdin, places) => {
	expect(await placesOf(stdin)).toEqual(expect.arrayContaining([...places]));
});

test.each([
	['{\n\t"options": [,]\n}', '2:14', 1],
	['{"a": 1', '1:8', 1],
	['no JSON', '1:1', 2],
])('text that is not JSON: %j', async (stdin, place, exitCode) => {
	const {code, out} = await paylock(['lint'], {stdin});
	expect(code).toBe(exitCode);
	expect(out).toContain(`standard input:${place} error unreadable\n`);
});

test('fields that the specification does not name are named once', async () => {
	const {out} = await paylock(['lint'], {stdin: JSON.stringify({...page, loyalty_id: 'a', basket: 'b'}, null, 1)});
	expect(out.match(/loyalty_id/g)).toHaveLength(2); // in the message and in the excerpt
	expect(out.match(/basket/g)).toHaveLength(1);
	expect(out).not.toContain('not in the specification at');
});

test('comments are allowed in .jsonc files', async () => {
	const text = `{ // every option but cash\n\t"allowDefaultOptions": true, /* so */ "options": [{"paymentMethodType": "CASH", "enable": 0}, {"paymentMethodType": "NB", "enable": false}]}`;
	const cwd = folderOf({'filter.jsonc': text});
	const {data} = await json(['lint', 'filter.jsonc'], {cwd});
	expect(data.files[0].issues).toMatchObject([{rule: 'invalid-type', line: 2, column: 92}]);
});

test('cuts long lines and prints no control character', async () => {
	const codes = Array.from({length: 2000}, (_, index) => `WALLET_${index}`);
	const paymentMethods = [...codes, 'A,B', ...codes];
	const stdin = JSON.stringify({...clean, options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods}]});
	const {out} = await paylock(['lint', '--rule', 'duplicate-code=off'], {stdin});
	expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThan(200);
	expect(out).toMatch(/ \| ….*"A,B".*…\n {4}\| +\^{5}\n/);
	for (const value of ['\u009b31m\u202e', '\u001b]0;x\u0007']) {
		const hostile = await paylock(['lint'], {stdin: `{"allowDefaultOptions": "${value}"}`});
		expect([...hostile.out].filter(sign => sign !== '\n' && (sign < ' ' || sign > '~'))).toEqual([]);
	}
});

describe('personal data', () => {
	const hiddenTexts = ['shop.test', '9000000001', 'Ada', 'secret'];

	test('is masked in excerpts, at any depth and in text that is not JSON', async () => {
		const request = {...page, first_name: 'Ada', udf1: 'secret-udf', payment_filter: twoCodes};
		const {code, out} = await paylock(['lint'], {stdin: JSON.stringify(request)});
		expect(code).toBe(1);
		expect(out).toContain('two-codes-in-one-string');
		const nested = await paylock(['lint'], {
			stdin: JSON.stringify({...page, metadata: {api_key: 'secret', mobile_number: 9000000001}}),
		});
		const broken = await paylock(['lint'], {stdin: JSON.stringify(page).replace('"amount"', 'amount')});
		for (const text of [out, nested.out, broken.out])
			for (const secret of hiddenTexts) expect(text).not.toContain(secret);
	});

	test('what is not personal stays readable', async () => {
		const {out} = await paylock(['lint'], {
			stdin: JSON.stringify({...page, currency: 'INR', payment_filter: misspelled}),
		});
		expect(out).toContain('"currency":"INR"');
	});
});

describe('exit codes', () => {
	test('0 for a clean file and for notes and warnings alone, 1 for errors, 2 for what contains no JSON', async () => {
		const cwd = folderOf({
			'clean.json': clean,
			'info.json': lowerCase,
			'warning.json': warning,
			'error.json': misspelled,
			'broken.json': 'no JSON',
		});
		expect(await paylock(['lint', 'clean.json'], {cwd})).toEqual({code: 0, out: 'clean\n', err: ''});
		expect((await paylock(['lint', 'info.json', 'warning.json'], {cwd})).code).toBe(0);
		expect((await paylock(['lint', '*.json', '--rule', 'unreadable=error'], {cwd})).code).toBe(2);
		expect((await paylock(['lint', 'clean.json', 'error.json'], {cwd})).code).toBe(1);
		expect((await paylock(['lint', 'error.json', 'no-such-file.json'], {cwd})).code).toBe(2);
	});

	test('--max-warnings limits warnings', async () => {
		const cwd = folderOf({'warning.json': warning});
		const gated = async (most: string) => (await paylock(['lint', 'warning.json', '--max-warnings', most], {cwd})).code;
		expect([await gated('0'), await gated('1')]).toEqual([1, 0]);
	});

	test('--rule turns a rule off or changes its severity', async () => {
		const stdin = JSON.stringify(lowerCase);
		const {data} = await json(['lint', '--rule', 'lower-case-code=error'], {stdin});
		expect(data.files[0].issues).toMatchObject([{rule: 'lower-case-code', severity: 'error'}]);
		expect((await paylock(['lint', '--rule', 'lower-case-code=error'], {stdin})).code).toBe(1);
		expect(await paylock(['lint', '--rule', 'lower-case-code=off'], {stdin})).toMatchObject({code: 0, out: 'clean\n'});
		expect(await paylock(['lint', '--quiet'], {stdin})).toMatchObject({code: 0, out: 'clean\n'});
	});

	test('--now sets the day for mandate dates', async () => {
		const request = {
			...page,
			'options.create_mandate': 'OPTIONAL',
			'mandate.max_amount': '499.00',
			'mandate.start_date': '1800000000',
			'mandate.end_date': '1900000000',
		};
		const stdin = JSON.stringify(request);
		expect((await paylock(['lint', '--now', '2026-01-31'], {stdin})).out).not.toContain('mandate-date-in-past');
		expect((await paylock(['lint', '--now', '2040-01-31'], {stdin})).out).toContain('mandate-date-in-past');
	});
});

describe('files', () => {
	test('patterns match at any depth, except hidden and installed folders; each file is read once', async () => {
		const cwd = folderOf({
			'a.json': clean,
			'x/b.json': clean,
			'x/y/c.json': clean,
			'x/y/d.txt': 'no',
			'.git/e.json': misspelled,
			'node_modules/p/f.json': misspelled,
		});
		symlinkSync(join(cwd, 'a.json'), join(cwd, 'link.json'));
		symlinkSync(cwd, join(cwd, 'circle'));
		const {data} = await json(['lint', '**/*.json'], {cwd});
		expect(data.files.map(({file}: {file: string}) => file)).toEqual(['a.json', 'x/b.json', 'x/y/c.json']);
		const absolute = await json(['lint', join(cwd, '?.json')], {cwd});
		expect(absolute.data.files).toMatchObject([{file: join(cwd, 'a.json')}]);
	});

	test('a name with pattern characters is a plain name if the file exists', async () => {
		const cwd = folderOf({'[a].json': clean});
		expect((await paylock(['lint', '[a].json'], {cwd})).out).toBe('clean\n');
	});
});

describe('formats', () => {
	test('json has a version, files and issues with places', async () => {
		const cwd = folderOf({'a.json': misspelled, 'b.json': clean});
		const {code, data} = await json(['lint', 'a.json', 'b.json'], {cwd});
		expect(code).toBe(1);
		expect(data).toMatchObject({
			version: 1,
			files: [
				{
					file: 'a.json',
					issues: [
						{
							rule: 'invalid-type',
							severity: 'error',
							pointer: '/allowDefaultOptions',
							line: 2,
							column: 25,
							endLine: 2,
							endColumn: 31,
						},
						{rule: 'unknown-value', pointer: '/options/0/paymentMethodType'},
					],
				},
				{file: 'b.json', issues: []},
			],
		});
	});

	test('github annotates lines, with escapes', async () => {
		const cwd = folderOf({'a,b.json': misspelled});
		const {code, out} = await paylock(['lint', 'a,b.json', '--format', 'github'], {cwd});
		expect(code).toBe(1);
		expect(out.split('\n')).toEqual([
			expect.stringMatching(
				/^::error file=a%2Cb\.json,line=2,col=25,endLine=2,endColumn=31,title=paylock invalid-type::.+$/,
			),
			expect.stringMatching(/^::error file=a%2Cb\.json,line=5,.*title=paylock unknown-value::.+$/),
			'',
		]);
		const {out: notice} = await paylock(['lint', '--format', 'github'], {stdin: JSON.stringify(lowerCase)});
		expect(notice).toMatch(/^::notice title=paylock lower-case-code::/);
	});

	test('text on a terminal is colored, other formats are not', async () => {
		const cwd = folderOf({'a.json': misspelled});
		const {out} = await onTerminal(['lint', 'a.json', '--format', 'json'], {cwd});
		expect(JSON.parse(out).version).toBe(1);
	});
});

test('--list-rules prints every rule', async () => {
	const {code, out} = await paylock(['lint', '--list-rules']);
	expect(code).toBe(0);
	for (const {id, description} of lintRules) expect(out).toContain(`${id}\n        ${description}\n`);
	expect((await json(['lint', '--list-rules'])).data.rules).toHaveLength(lintRules.length);
});

test('checks a filter of 100,000 ranges', async () => {
	const cardBins = Array.from({length: 100_000}, (_, index) => `${400_000 + index * 2}::${400_000 + index * 2}`);
	const option = {paymentMethodType: 'CARD', enable: true, cardFilters: [{cardBins, enable: 'false'}]};
	const {out} = await paylock(['lint'], {stdin: JSON.stringify({allowDefaultOptions: true, options: [option]})});
	expect(out).toContain('error invalid-type');
});

test('reads a .json file that is almost JSON, and reports each place', async () => {
	const text =
		'{\n\t// For the summer\n\t\'allowDefaultOptions\': true,\n\t"options": [{"paymentMethodType": "CASH", "enable": "no"},]\n}\n';
	const cwd = folderOf({'filter.json': text});
	const {code, data} = await json(['lint', 'filter.json'], {cwd});
	const [{issues}] = data.files;
	const places = issues.map((issue: {pointer: string; line: number; column: number; endColumn: number}) => {
		return [issue.pointer, issue.line, issue.column, issue.endColumn];
	});
	expect(places).toEqual([
		['', 2, 2, 19],
		['', 3, 2, 23],
		['/options/0/enable', 4, 54, 58],
		['', 4, 59, 60],
	]);
	expect(code).toBe(1);
});

test('one wrong habit is reported once, with its other places', async () => {
	const options = ['WALLET', 'NB', 'CASH'].map(paymentMethodType => ({paymentMethodType, enable: 'false'}));
	const stdin = JSON.stringify({allowDefaultOptions: true, options}, null, 1);
	const {out} = await paylock(['lint'], {stdin});
	expect(out.match(/error invalid-type/g)).toHaveLength(1);
	expect(out).toContain('standard input:6:14 error invalid-type (3 places)\n');
	expect(out).toContain('  also at 10:14 /options/1/enable, 14:14 /options/2/enable\n');
	expect((await json(['lint'], {stdin})).data.files[0].issues).toHaveLength(3);
});

test('another place of a habit names its own remedy', async () => {
	const options = ['NETBANKING', 'upi'].map(paymentMethodType => ({paymentMethodType, enable: false}));
	const stdin = JSON.stringify({allowDefaultOptions: true, options}, null, 1);
	const {out} = await paylock(['lint'], {stdin});
	expect(out).toContain('"NETBANKING" is not a payment method type: write "NB"\n');
	expect(out).toContain('  also at 9:25 /options/1/paymentMethodType ("upi": write "UPI")\n');
	const {err} = await paylock(['repair'], {stdin});
	expect(err).toContain('replaced it with "NB" at ');
	expect(err).toContain('/options/1/paymentMethodType ("upi": replaced it with "UPI")\n');
});

test('a number of seconds in a date field is not personal data', async () => {
	const cwd = folderOf({
		'a.py': 'body = {"action": "paymentPage", "customer_id": "c", "mandate.start_date": 1767225600}\n',
	});
	const {out} = await paylock(['lint', 'a.py'], {cwd});
	expect(out).toContain('"mandate.start_date": 1767225600');
});

test('the text says once how to read about a rule, and the number of files', async () => {
	const cwd = folderOf({'a.json': misspelled, 'b.json': misspelled});
	const {out} = await paylock(['lint', 'a.json', 'b.json'], {cwd});
	expect(out.match(/^to read about a rule, run npx paylock help invalid-type$/gm)).toHaveLength(1);
	expect(out).toMatch(/\n4 errors, 2 files checked\n/);
});

test('a folder stands for the files in it that name a filter', async () => {
	const cwd = folderOf({
		'shop/live.json': clean,
		'shop/next.jsonc': `// next week\n${JSON.stringify(misspelled)}`,
		'shop/src/checkout.ts': `export const filter = ${JSON.stringify(misspelled)};`,
		'shop/src/other.ts': 'export const tax = 18;',
		'shop/tsconfig.json': {compilerOptions: {}},
		'shop/live.paylock.json': {input: 'live.json', cases: []},
		'shop/node_modules/some/filter.json': misspelled,
		'shop/dist/filter.json': misspelled,
	});
	for (const name of ['shop', './shop/', join(cwd, 'shop')]) {
		const {data} = await json(['lint', name], {cwd});
		const files = data.files.map(({file}: {file: string}) => file.replaceAll('\\', '/').replace(/^.*shop\//, ''));
		expect(files, name).toEqual(['live.json', 'next.jsonc', 'src/checkout.ts']);
	}
	expect((await paylock(['lint', '.', 'shop/live.json'], {cwd})).code).toBe(1);
	expect((await paylock(['lint', 'shop/node_modules'], {cwd})).err).toContain('names a payment filter');
});

test('a hint names paylock alone where the shell finds it', async () => {
	const cwd = folderOf({'bin/paylock': '', 'wrong.json': misspelled});
	const {PATH = ''} = process.env;
	const {out} = await paylock(['lint', 'wrong.json'], {cwd, env: {PATH: `${join(cwd, 'bin')}:${PATH}`}});
	expect(out).toContain('run paylock repair --write wrong.json');
});

test('a pattern skips suites and the configuration, which are no filters', async () => {
	const cwd = folderOf({'a.json': clean, 'a.paylock.json': {input: 'a.json', cases: []}, 'paylock.config.json': {}});
	expect(await paylock(['lint', '*.json'], {cwd})).toEqual({code: 0, out: 'clean\n', err: ''});
	expect((await paylock(['lint', 'a.paylock.json'], {cwd})).code).toBe(1);
});
