// One file that cannot be read is a finding of that file, and never hides the others.
import {chmodSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Readable} from 'node:stream';
import {text} from 'node:stream/consumers';
import {expect, test} from 'vitest';
import {folderOf, json, paylock, start} from './cli.js';
import {page} from './filters.js';

const php = "<?php\n$f = ['allowDefaultOptions' => 'no', 'options' => []];\n";

function folderWith(name: string, content: string | Uint8Array): string {
	const cwd = folderOf({'a.php': php, 'z.json': '{"allowDefaultOptions": "no", "options": []}'});
	writeFileSync(join(cwd, name), content);
	return cwd;
}

test.each([
	['latin1.php', Buffer.from('<?php // caf\xe9\n', 'latin1'), 'the file is not UTF-8 text: save it as UTF-8'],
	['utf16.json', Buffer.from('\ufeff{}', 'utf16le'), 'the file is not UTF-8 text: save it as UTF-8'],
	['broken.py', Buffer.from([0x23, 0xc3, 0x28]), 'the file is not UTF-8 text: save it as UTF-8'],
	['icon.json', Buffer.from([0x89, 0x50, 0, 0]), 'the file is binary: pass JSON or a source file'],
	['deep.json', `{"options": ${'['.repeat(20_000)}`, 'the file is nested too deeply: flatten it'],
	['module.js', 'a\0b', 'the file is binary: pass JSON or a source file'],
	['Order.java', 'JSONObject p = new JSONObject();', '.java files are not read: pass JSON, or a source file: .ts, '],
	['View.vue', '<template></template>', '.vue files are not read: pass JSON, or a source file: .ts, '],
	[
		'order.rb',
		"filter = { 'allowDefaultOptions' => true }",
		'.rb files are not read: pass JSON, or a source file: .ts, ',
	],
])('%s', async (name, content, message) => {
	const cwd = folderWith(name, content);
	const {code, out} = await paylock(['lint', 'a.php', name, 'z.json'], {cwd});
	expect(code).toBe(2);
	expect(out).toContain(`${name}:1:1 error unreadable\n  ${message}`);
	expect(out).toContain('a.php:2:32 error invalid-type');
	expect(out).toContain('z.json:1:25 error invalid-type');
	const {data} = await json(['lint', 'a.php', name], {cwd});
	expect(data.files[1]).toMatchObject({file: name, issues: [{rule: 'unreadable', severity: 'error', line: 1}]});
});

test.each(['lint', 'repair', 'explain', 'summarize', 'diff', 'to-code'])(
	'%s exits with 2 only if nothing of a text can be read',
	async command => {
		const cash = '{"allowDefaultOptions": true, "options": [{"paymentMethodType": "CASH", "enable": false}]';
		const cwd = folderOf({
			...Object.fromEntries(
				['no JSON', '', '<html></html>', '['.repeat(20_000)].map((text, at) => [`no${at}.json`, text]),
			),
			...Object.fromEntries([cash, `${cash}, @ }`, `${cash}} }`].map((text, at) => [`some${at}.json`, text])),
		});
		const codeOf = async (file: string) => {
			const more = command === 'explain' ? ['type=CASH'] : command === 'diff' ? [file] : [];
			return (await paylock([command, file, ...more], {cwd})).code;
		};
		for (const at of [0, 1, 2, 3]) expect(`${at} ${await codeOf(`no${at}.json`)}`).toBe(`${at} 2`);
		for (const at of [0, 1, 2]) expect(await codeOf(`some${at}.json`)).not.toBe(2);
	},
);

test('source code may have zero bytes in a string', async () => {
	const cwd = folderWith(
		'decode.js',
		`${'// characters that a decoder refuses\n'.repeat(9)}const cases = ['\0', '%00'];\n`,
	);
	const {code, out} = await paylock(['lint', 'decode.js'], {cwd});
	expect(code).toBe(0);
	expect(out).toContain('clean');
});

test('a file that is missing, or that nobody may read, does not hide the others', async () => {
	const cwd = folderWith('secret.json', '{}');
	chmodSync(join(cwd, 'secret.json'), 0);
	const {code, out} = await paylock(['lint', 'a.php', 'missing.json', 'secret.json'], {cwd});
	expect(code).not.toBe(0);
	expect(out).toContain('missing.json:1:1 error unreadable\n  the file cannot be read: there is no such file');
	expect(out).toContain('a.php:2:32 error invalid-type');
});

test('JSON is read whatever the name of its file is', async () => {
	const cwd = folderWith('filter.payload', '{"allowDefaultOptions": "no", "options": [],}');
	const {code, out} = await paylock(['lint', 'filter.payload'], {cwd});
	expect(code).toBe(1);
	expect(out).toContain('filter.payload:1:25 error invalid-type');
});

test('a collection of requests is named for what it is, with the place of the request inside', async () => {
	const item = {name: 'create', request: {method: 'POST', body: {mode: 'raw', raw: JSON.stringify(page)}}};
	const cwd = folderOf({'shop.json': {info: {name: 'Shop', schema: 'collection/v2.1.0'}, item: [item]}});
	const {code, out} = await paylock(['lint', 'shop.json'], {cwd});
	expect(code).toBe(1);
	expect(out).toMatch(/looks like a Postman collection: pass item\[0\]\.request\.body\.raw/);
});

test('standard input is read no further than the longest input', async () => {
	let megabytes = 0;
	const blanks = function* () {
		for (; megabytes < 300; megabytes += 1) yield Buffer.alloc(1_000_000, ' ');
	};
	const child = start(['lint']);
	child.stdin.on('error', () => undefined);
	Readable.from(blanks()).pipe(child.stdin);
	expect(await text(child.stderr)).toContain('has more than 67108864 bytes: split it');
	expect(megabytes).toBeLessThan(300);
});
