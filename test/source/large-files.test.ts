// Large source files: a file without a filter is not parsed, and of one with a filter only what is around it.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a source with a template
import {expect, test} from 'vitest';
import {folderOf, paylock} from '../cli/cli.js';
import {lintText} from './linted.js';

const MEGABYTES = 9;
const LINES: Readonly<Record<string, string>> = {
	js: 'function load12(a, b) {\n\tconst text = `a ${b}`;\n\treturn {a: [1, 2, "three"], b: a.b(c => c.d)};\n}\n',
	php: "function load12($a, $b)\n{\n\t$text = 'it is';\n\treturn ['a' => [1, 2, \"three\"], 'b' => $a->b($b)];\n}\n",
	py: 'def load12(a, b):\n    """Loads."""\n    return {"a": [1, 2, "three"], "b": a.b(lambda c: c.d)}\n\n',
};
const FILTERS: Readonly<Record<string, string>> = {
	js: "const f = {allowDefaultOptions: 'no', options: []};\n",
	php: "$f = ['allowDefaultOptions' => 'no', 'options' => []];\n",
	py: 'f = {"allowDefaultOptions": "no", "options": []}\n',
};

async function linted(extension: string, text: string) {
	const {filters, issues} = await lintText(`a.${extension}`, text);
	return {filters, found: issues.map(({rule, line}) => `${rule} ${line}`)};
}

test.each(['js', 'php', 'py'])('%s: a file without a filter', async extension => {
	const line = LINES[extension] ?? '';
	const text = (extension === 'php' ? '<?php\n' : '') + line.repeat((MEGABYTES * 1e6) / line.length);
	const {filters} = await linted(extension, text);
	expect(filters).toBe(0);
});

test.each(['js', 'php', 'py'])('%s: a file with one filter in the middle, and one at the end', async extension => {
	const line = LINES[extension] ?? '';
	const half = line.repeat((MEGABYTES * 5e5) / line.length);
	const text = (extension === 'php' ? '<?php\n' : '') + half + FILTERS[extension] + half + FILTERS[extension];
	const {filters, found} = await linted(extension, text);
	const lines = text.split('\n').length;
	expect([filters, found]).toEqual([
		2,
		[`invalid-type ${half.split('\n').length + (extension === 'php' ? 1 : 0)}`, `invalid-type ${lines - 1}`],
	]);
});

/** Lints a megabyte after a filter: all of it is read, and masked in what is printed. */
async function lintedBefore(part: string, languages: readonly string[], between = ''): Promise<void> {
	const rest = between + part.repeat(1e6 / part.length);
	const start: Readonly<Record<string, string>> = {
		js: `phone = '9812345678'; ${FILTERS.js}`,
		php: `<?php $phone = '9812345678'; ${FILTERS.php}`,
		py: `phone = '9812345678'; ${FILTERS.py}`,
	};
	const cwd = folderOf(Object.fromEntries(languages.map(extension => [`a.${extension}`, start[extension] + rest])));
	const {out} = await paylock(['lint', ...languages.map(extension => `a.${extension}`)], {cwd});
	expect(out.match(/:1:\d+ error invalid-type\n/g)).toHaveLength(languages.length);
	expect(out.match(/phone = '\*{10}'/g)).toHaveLength(languages.length);
}

test.each([
	...[
		'a',
		'a.',
		' ',
		'\n',
		"'a', ",
		"'a' + ",
		'$a . ',
		'a: ',
		'// a\n',
		'# a\n',
		'@',
		'a@b ',
		'a = 1;\n',
		'é',
		'-',
		'*',
	],
])('a megabyte of %j after a filter', async part => {
	await lintedBefore(part, ['js', 'php', 'py']);
});

// Each is an error for the parser, which takes long: it reads only what is near the filter.
test.each(['a ', '1 ', '"a" ', '\\', '\\n'])('a megabyte of %j far from a filter', async part => {
	await lintedBefore(part, ['js', 'php', 'py'], '\n'.repeat(100_000));
});

test.each([
	...['.', '1', 'a@', 'a@b', 'a="', "a='b", '_date: ', '+', '":', '=> ', '] = ', 'a.b@c.'],
	'// paylock-ignore no-effect: why\n',
	'# paylock-ignore no-effect, unknown-key: why\n',
	'/* paylock-ignore ',
	'paylock-ignore\n',
])('a megabyte of %j, which may be personal data or a suppression', async part => {
	await lintedBefore(part, ['js']);
});

test.each([
	['one line', `${'a.b(c);'.repeat(1e6)}send({allowDefaultOptions: 'no', options: []});${'a.b(c);'.repeat(1e5)}`],
	['a long string', `a("${'QUJD'.repeat(2e6)}");\nsend({allowDefaultOptions: 'no', options: []});\n`],
])('%s', async (_, text) => {
	const {filters, found} = await linted('js', text);
	expect([filters, found]).toEqual([1, [`invalid-type ${text.split('send')[0]?.split('\n').length}`]]);
});
