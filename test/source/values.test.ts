// Which values of each language are read from a source file, and which are computed at run time.
import {describe, expect, test} from 'vitest';
import {lintText} from './linted.js';

const COMPUTED = 'computed';
const CODE = 'WALLET_A';

/** An option with `WALLET_A` and a second code, in the spelling of each language. */
const SOURCES = {
	js: (code: string) => `send([{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['${CODE}', ${code}]}]);\n`,
	php: (code: string) =>
		`<?php send([['paymentMethodType' => 'WALLET', 'enable' => false, 'paymentMethods' => ['${CODE}', ${code}]]]);\n`,
	py: (code: string) =>
		`send([{"paymentMethodType": "WALLET", "enable": False, "paymentMethods": ["${CODE}", ${code}]}])\n`,
};

/** The value of an expression as the issue of the second code says it. */
async function readValue(extension: string, code: string): Promise<string> {
	const source = extension === 'php' ? SOURCES.php : extension === 'py' ? SOURCES.py : SOURCES.js;
	const {filters, issues} = await lintText(`a.${extension}`, source(code));
	expect(filters).toBe(1);
	const [issue] = issues;
	if (issue === undefined) return COMPUTED;
	return issue.rule === 'duplicate-code' ? CODE : (issue.found ?? issue.rule);
}

const TEXT_ESCAPES = ["'WALLET\\x5fA'", "'WALLET\\u005fA'"];

describe('texts', () => {
	test.each([
		...["'WALLET_A'", '"WALLET_A"', '`WALLET_A`', ...TEXT_ESCAPES, "'WALLET\\u{5f}A'", "'\\WALLET_A'"].map(code => [
			'js',
			code,
		]),
		...["'WALLET\\\n_A'", "('WALLET_A')", "/* one */ ('WALLET_A' /* two */)", "Object.freeze('WALLET_A')"].map(code => [
			'js',
			code,
		]),
		...["<string>'WALLET_A'"].flatMap(code => ['mts', 'cts'].map(extension => [extension, code])),
		...["'WALLET_A' as const", "'WALLET_A'!", "(<b>WALLET</b>, 'WALLET_A') && 'WALLET_A'"].map(code => ['tsx', code]),
		...["'WALLET_A' as const", "'WALLET_A' satisfies string", "'WALLET_A'!", "<string>'WALLET_A'"].map(code => [
			'ts',
			code,
		]),
		...[
			"'WALLET_A'",
			'"WALLET_A"',
			'b"WALLET_A"',
			'"WALLET\\x5fA"',
			'"WALLET\\x5FA"',
			'"WALLET\\137A"',
			'"WALLET\\u{5f}A"',
		].map(code => ['php', code]),
		...[
			'<<<END\nWALLET_A\nEND',
			'<<< END\nWALLET_A\nEND',
			'<<<"END"\nWALLET_A\nEND',
			'<<< "END"\nWALLET\\x5fA\nEND',
			"b'WALLET_A'",
			"<<<'END'\nWALLET_A\nEND",
			'<<<END\r\nWALLET_A\r\nEND',
			'<<<END\nWALLET\\x5fA\nEND',
		].map(code => ['php', code]),
		...['("WALLET_A")'].map(code => ['php', code]),
		...[
			"'WALLET_A'",
			'"WALLET_A"',
			"'''WALLET_A'''",
			'"""WALLET_A"""',
			'r"WALLET_A"',
			'r"""WALLET_A"""',
			'u"WALLET_A"',
			...TEXT_ESCAPES,
		].map(code => ['py', code]),
		...["'WALLET\\U0000005fA'", "'WALLET\\137A'", "'WALLET\\\n_A'", "('WALLET_A')", "(x := 'WALLET_A')"].map(code => [
			'py',
			code,
		]),
	])('%s: %s is read', async (extension = '', code = '') => {
		expect(await readValue(extension, code)).toBe(CODE);
	});

	test.each([
		...[`\`WALLET_\${a}\``, "'WALLET_A' + a", "a + 'WALLET_A'", "read('WALLET_A')", "Object.freeze('WALLET_A', a)"].map(
			code => ['js', code],
		),
		...[
			'"WALLET_$a"',
			'"WALLET_{$a}"',
			`"WALLET_\${a}"`,
			'"\\\\$a"',
			'"WALLET_" . $a',
			'(string) "WALLET_A"',
			'json_decode()',
			'<<<END\nEND',
			'<<<END\nWALLET_$a\nEND',
			'<<<"END"\nWALLET_$a\nEND',
			"read('WALLET_A')",
		].map(code => ['php', code]),
		...[
			'f"WALLET_{a}"',
			'F"WALLET_A"',
			'b"WALLET_A"',
			'B"WALLET_A"',
			'"WALLET_" + a',
			'read("WALLET_A")',
			'"WALLET_%s" % a',
		].map(code => ['py', code]),
	])('%s: %s is computed', async (extension = '', code = '') => {
		expect(await readValue(extension, code)).toBe(COMPUTED);
	});
});

describe('other texts', () => {
	test.each(['10ffff', '110000', '1100000'])('js: \\u{%s} may be no character', async digits => {
		expect(await readValue('js', `'\\u{${digits}}'`)).not.toBe(CODE);
	});

	test.each([
		['php', "'WALLET\\x5fA'"],
		['php', "b'WALLET\\x5fA'"],
		['php', "<<< 'END'\nWALLET\\x5fA\nEND"],
		['php', "<<<'END'\nWALLET\\x5fA\nEND"],
		['py', "r'WALLET\\x5fA'"],
		['py', "R'WALLET\\x5fA'"],
	])('%s: %s has no escapes', async (extension, code) => {
		expect(await readValue(extension, code)).not.toBe(CODE);
	});
});

test.each([
	['js', "'\\u{10ffff}', '\\udbff\\udfff'", 'duplicate-code'],
	['py', "\"a'''b\"", 'lower-case-code'],
	['php', '<<<END\n\nEND', 'invalid-format'],
])('%s: %s is read to its end', async (extension, code, rule) => {
	const source = extension === 'php' ? SOURCES.php : extension === 'py' ? SOURCES.py : SOURCES.js;
	const {issues} = await lintText(`a.${extension}`, source(code));
	expect(issues.map(issue => issue.rule)).toEqual([rule]);
});

test('TypeScript with JSX is read as both', async () => {
	const source = "const make = <T,>(a: T): Filter => ({allowDefaultOptions: 'yes', options: []});\n";
	expect((await lintText('a.tsx', source)).issues.map(({rule}) => rule)).toEqual(['invalid-type']);
});

describe('numbers, flags and nothing', () => {
	test.each([
		['js', '1.5', '1.5'],
		['js', '1_000', '1000'],
		['js', '1e3', '1000'],
		['js', '0x10', '16'],
		['js', '010', '8'],
		['js', '-1', '-1'],
		['js', '- /* minus */ 1', '-1'],
		['js', 'true', 'true'],
		['js', 'false', 'false'],
		['js', 'null', 'null'],
		['php', '1.5', '1.5'],
		['php', '010', '8'],
		['php', '08.5', '8.5'],
		['php', '1_0', '10'],
		['php', '-1', '-1'],
		['php', 'TRUE', 'true'],
		['php', 'False', 'false'],
		['php', 'NULL', 'null'],
		['py', '1_000', '1000'],
		['py', '0o10', '8'],
		['py', '-1.5', '-1.5'],
		['py', 'True', 'true'],
		['py', 'False', 'false'],
		['py', 'None', 'null'],
	])('%s: %s is read', async (extension, code, value) => {
		expect(await readValue(extension, code)).toBe(value);
	});

	test.each([
		...['10n', '+1', '~1', '!1', '-a', '-(1)', 'undefined', 'a', 'a.b', 'a[0]'].map(code => ['js', code]),
		...['+1', '!1', '-$a', '$a', 'A', '$a->b'].map(code => ['php', code]),
		...['1j', '+1', 'not 1', '-a', 'a', 'a.b'].map(code => ['py', code]),
	])('%s: %s is computed', async (extension = '', code = '') => {
		expect(await readValue(extension, code)).toBe(COMPUTED);
	});
});

describe('one of several values', () => {
	test.each([
		...[
			"a ? 'WALLET_A' : b",
			"a ? b : 'WALLET_A'",
			"a ? b : c ? d : 'WALLET_A'",
			"a ?? 'WALLET_A'",
			"a || 'WALLET_A'",
			"a && 'WALLET_A'",
		].map(code => ['js', code]),
		...["$a ? 'WALLET_A' : $b", "$a ?: 'WALLET_A'", "'WALLET_A' ?: $a", "$a ?? 'WALLET_A'"].map(code => ['php', code]),
		...["'WALLET_A' if a else b", "b if a else 'WALLET_A'", "a or 'WALLET_A'", "a and 'WALLET_A'"].map(code => [
			'py',
			code,
		]),
	])('%s: %s may be the code', async (extension = '', code = '') => {
		expect(await readValue(extension, code)).toBe(CODE);
	});

	test.each([
		...["'WALLET_A' ? a : b", "a === 'WALLET_A'", "a in 'WALLET_A'"].map(code => ['js', code]),
		...["'WALLET_A' ? $a : $b", "$a == 'WALLET_A'", "$a && 'WALLET_A'", "$a || 'WALLET_A'"].map(code => ['php', code]),
		...["a if 'WALLET_A' else b", "a == 'WALLET_A'", "a in 'WALLET_A'"].map(code => ['py', code]),
	])('%s: %s is never the code', async (extension = '', code = '') => {
		expect(await readValue(extension, code)).toBe(COMPUTED);
	});
});
