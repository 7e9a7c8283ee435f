// `paylock migrate`: the diff, `--write`, and what stays.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {folderOf, json, paylock} from './cli.js';

const source = `import {send} from './send.js';

const name = 'kept';
const payment_filter = {
  allowDefaultOptions: true,
  options: [{paymentMethodType: 'CASH', enable: false}],
};
send({name, payment_filter});
`;
const migrated = `import {send} from './send.js';
import {filter} from 'paylock';

const name = 'kept';
const payment_filter = filter()
  .allowDefaults(true)
  .hide('CASH')
  .build();
send({name, payment_filter});
`;
const left =
	'export const of = type => ({allowDefaultOptions: true, options: [{paymentMethodType: type, enable: true}]});\n';

test('prints a diff that patches the file, and how it knows', async () => {
	const cwd = folderOf({'checkout.mjs': source});
	const {code, out, err} = await paylock(['migrate', 'checkout.mjs'], {cwd});
	expect({code, out}).toEqual({
		code: 0,
		out: `--- a/checkout.mjs
+++ b/checkout.mjs
@@ -1,8 +1,9 @@
 import {send} from './send.js';
+import {filter} from 'paylock';
 
 const name = 'kept';
-const payment_filter = {
-  allowDefaultOptions: true,
-  options: [{paymentMethodType: 'CASH', enable: false}],
-};
+const payment_filter = filter()
+  .allowDefaults(true)
+  .hide('CASH')
+  .build();
 send({name, payment_filter});
`,
	});
	expect(err).toMatch(/^checkout\.mjs:4:24 migrated: .+\n1 literal can be migrated in 1 file\n.+--write\n$/);
	expect(readFileSync(join(cwd, 'checkout.mjs'), 'utf8')).toBe(source);
});

test('--write edits the files, and keeps a byte order mark', async () => {
	const cwd = folderOf({'checkout.mjs': `\ufeff${source}`, 'other.mjs': 'export const one = 1;\n'});
	const {code, out} = await paylock(['migrate', '*.mjs', '--write'], {cwd});
	expect({code, out}).toEqual({code: 0, out: ''});
	expect(readFileSync(join(cwd, 'checkout.mjs'), 'utf8')).toBe(`\ufeff${migrated}`);
	expect(await paylock(['migrate', '*.mjs', '--write'], {cwd})).toMatchObject({
		code: 0,
		err: '0 literals migrated in 2 files\n',
	});
});

test('a script imports by require, as package.json says', async () => {
	const text = `const one = ${JSON.stringify({allowDefaultOptions: true, options: []})};\n`;
	const cwd = folderOf({'a.js': text, 'm/package.json': {type: 'module'}, 'm/a.js': text});
	await paylock(['migrate', 'a.js', 'm/a.js', '--write'], {cwd});
	expect(readFileSync(join(cwd, 'a.js'), 'utf8')).toMatch(
		/^const \{filter\} = require\("paylock"\);\n\nconst one = filter\(\)/,
	);
	expect(readFileSync(join(cwd, 'm/a.js'), 'utf8')).toMatch(/^import \{filter\} from "paylock";\n/);
});

test('what stays is printed with its reason, and makes the command fail', async () => {
	const cwd = folderOf({'of.js': left});
	const {code, data} = await json(['migrate', 'of.js'], {cwd});
	expect(code).toBe(1);
	expect(data.files).toEqual([
		{
			file: 'of.js',
			edits: [],
			literals: [{line: 1, column: 28, reason: expect.stringMatching(/^type is known only at run time/)}],
		},
	]);
});

test('takes only TypeScript and JavaScript', async () => {
	const cwd = folderOf({'a.php': '<?php\n'});
	expect(await paylock(['migrate', 'a.php'], {cwd})).toMatchObject({code: 2, err: expect.stringContaining('to-code')});
	expect(await paylock(['migrate'], {cwd})).toMatchObject({code: 2});
});

test('--from imports the builders of an account, with which the code is proved', async () => {
	const filter = {allowDefaultOptions: true, options: [{paymentMethodType: 'OTC', enable: true}]};
	const cwd = folderOf({
		'paylock.config.json': {types: ['OTC'], codes: {WALLET: ['WALLET_A']}},
		'src/account.ts': 'export {};\n',
		'src/pay/a.ts': `export const filter = ${JSON.stringify(filter)};\n`,
	});
	expect(await paylock(['migrate', 'src/pay/a.ts'], {cwd})).toMatchObject({code: 1});
	const {code, out} = await paylock(['migrate', 'src/pay/a.ts', '--from', 'src/account.ts'], {cwd});
	expect(code).toBe(0);
	expect(out).toContain('+import {filter as paymentFilter} from "../account.js";\n');
	expect(await paylock(['migrate', 'src/pay/a.ts', '--from', 'none.ts'], {cwd})).toMatchObject({code: 2});
});

test('--from leaves a session alone that the module does not export, but not its filter', async () => {
	const request = `export const request = {
	action: 'paymentPage',
	order_id: 'o',
	amount: '10.00',
	customer_id: 'c',
	customer_email: 'e',
	customer_phone: '9',
	payment_page_client_id: 'p',
	payment_filter: {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]},
};
`;
	const cwd = folderOf({
		'some.ts': 'export const {filter} = paylock({});\n',
		'all.ts': 'export const {filter, session} = paylock({});\n',
		'a.ts': request,
	});
	const some = await json(['migrate', 'a.ts', '--from', 'some.ts'], {cwd});
	expect(some.code).toBe(1);
	expect(some.data.files[0].literals).toMatchObject([{reason: './some.js does not export session'}, {line: 9}]);
	expect(await paylock(['migrate', 'a.ts', '--from', 'all.ts', '--write'], {cwd})).toMatchObject({code: 0});
	expect(readFileSync(join(cwd, 'a.ts'), 'utf8')).toMatch(
		/^import \{filter, session\} from '\.\/all\.js';\n\nexport const request = session\('paymentPage', \{/,
	);
});
