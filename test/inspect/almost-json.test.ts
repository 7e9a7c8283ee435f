// Text that is almost JSON: each slip is one issue with a certain fix, and everything else is read.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {decode, lint, repair, summarize, toCode} from '../../src/inspect/index.js';
import {readJsonText} from '../../src/inspect/read/json-text.js';

const filter = {
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', "KID'S"]}],
};
const right = JSON.stringify(filter, null, 1);
const single = (text: string) => text.replace(/'/g, "\\'").replace(/"/g, "'");

const slips: Readonly<Record<string, readonly [text: string, count: number]>> = {
	'a comment of each kind': [`// one\n/* two\n */${right} # three`, 3],
	'trailing commas': [right.replaceAll(/\n( *)([\]}])/g, ',\n$1$2'), 4],
	'a trailing comma before a comment': ['{"allowDefaultOptions": true, "options": [], // all\n}', 2],
	'missing commas': [right.replaceAll(/,(?=\n)/g, ''), 4],
	'single quotes': [single(right), 8],
	'typographic quotes': [right.replaceAll(/"([^"]*)"/g, '\u201c$1\u201d'), 8],
	'quotes with backslashes': [right.replaceAll('"', '\\"'), 8],
	'keys without quotes': [right.replaceAll(/"(\w+)":/g, '$1:'), 5],
	'a Python dict': [`{'allowDefaultOptions': True, 'options': []}`, 3],
	'words in capital letters': ['{"allowDefaultOptions": TRUE, "options": []}', 1],
	'a missing brace at the end': [right.trimEnd().slice(0, -1), 1],
	'an apostrophe with a backslash': [right.replace("'", "\\'"), 1],
};

describe.each(Object.entries(slips))('%s', (_name, [text, count]) => {
	test('is one issue in each place, and the rest is read', () => {
		const issues = lint(text);
		const found = issues.filter(({rule}) => rule === 'unreadable');
		expect(found).toHaveLength(count);
		for (const {severity, pointer, fix, message} of found) {
			expect([severity, pointer, fix?.patch]).toEqual(['error', '', []]);
			expect(message).toMatch(/ at line \d+, column \d+: /);
		}
		const of = (input: string) => lint(input).filter(({rule}) => rule !== 'unreadable');
		expect(of(text)).toEqual(of(JSON.stringify(readJsonText(text).value)));
		expect(decode(text)).toMatchObject({ok: false, issues: Array.from({length: count}, () => ({rule: 'unreadable'}))});
	});

	test('is repaired', () => {
		const {value, patch, changes} = repair(text);
		expect(value).toEqual(JSON.parse(JSON.stringify(readJsonText(text).value)));
		expect(changes.filter(({rule, pointer}) => rule === 'unreadable' && pointer === '')).toHaveLength(count);
		expect(patch).toEqual([]);
	});

	test('is described and written as code', () => {
		expect(summarize(text)).toBe(summarize(readJsonText(text).value));
		expect(toCode(text)).toBe(toCode(readJsonText(text).value));
		expect(toCode(text, {exact: true})).toBe(toCode(readJsonText(text).value, {exact: true}));
	});
});

test('a text that is broken as well has an issue for each slip and one for what cannot be read', () => {
	const issues = lint("// note\n{'allowDefaultOptions': yes}");
	expect(issues.map(({message}) => message.split(' at ')[0])).toEqual([
		'the text is not JSON because of a comment',
		'the text is not JSON because of a single quote',
		'the text is not JSON because of text without quotes',
	]);
});

test('each slip in a text that contains JSON text is corrected once', () => {
	const {value, changes} = repair(`// note\n${JSON.stringify(right)}`);
	expect(value).toEqual(filter);
	expect(changes.map(({rule, pointer}) => [rule, pointer])).toEqual([
		['unreadable', ''],
		['invalid-type', ''],
	]);
});

test('text that contains no object stays as it is', () => {
	const text = '// note\nnull';
	expect(repair(text)).toMatchObject({value: text, patch: [], changes: []});
});

test.each<[name: string, text: string, value: unknown]>([
	['a byte order mark and a trailing comma', '\ufeff{"a": 1,}', {a: 1}],
	['a missing bracket at the end', '[{"a": 1}', [{a: 1}]],
	['a missing brace at the end, before blanks', '{"a": [1]\n\n', {a: [1]}],
	['no comma between two lists', '[[1] [2]]', [[1], [2]]],
	['no comma between two objects', '[{"a": 1} {"b": 2}]', [{a: 1}, {b: 2}]],
	['no comma before a key without quotes', '{"a": 1 b: 2}', {a: 1, b: 2}],
	['no comma before a key directly behind a value', '{"a": "b""c": 1}', {a: 'b', c: 1}],
	['no comma before a key with a blank before its colon', '{"a": 1 "b" : 2}', {a: 1, b: 2}],
	['a trailing comma behind a list inside', '{"a": [1, 2], }', {a: [1, 2]}],
	['trailing commas at two levels', '[{"a": [1,],},]', [{a: [1]}]],
])('%s is corrected', (_, text, value) => {
	expect(readJsonText(text)).toMatchObject({value, error: undefined});
});

test('of the slips in a text, only comments are marked as comments', () => {
	const {slips: found} = readJsonText('// note\n{"a": 1, /* none */}');
	expect(found.map(({isComment}) => isComment)).toEqual([true, false, true]);
});

test('what is not certain is not corrected', () => {
	for (const text of [
		'[1,,2]',
		'{"a" 1}',
		'{"a": "b"c"}',
		`{"a": 'b'c'}`,
		'{"a": "\\x41"}',
		'/* {}',
		'[{"a": [1}',
		'{"a": true',
		'{"a": [], ',
		'{"a": "b"c: 1}',
		'{"a": undefined}',
		'{\u201ca: 1}',
		'{"a"}',
		'{"a":}',
		'{"a": 1,,}',
		'[,]',
		'{,}',
		'[1,}',
		'{"a": 1 "b"}',
		'{{"a": 1}}',
		'{"a": 1, {"b": 2}}',
		'{} {}',
		'[{"a": [1]',
		'{"a": [1], "b": 2',
		']',
	])
		expect(readJsonText(text).json, text).toBeUndefined();
});

test('any JSON value in single quotes, with comments and without commas, is read as it is', () => {
	fc.assert(
		fc.property(fc.jsonValue(), value => {
			const text = JSON.stringify(value, null, 1);
			if (/[\\']/.test(text)) return;
			const isString = /"[^"]*"/g;
			const written = text.replace(isString, quoted => `'${quoted.slice(1, -1)}'`).replace(/\n/g, ' // note\n');
			expect(readJsonText(written).value).toEqual(JSON.parse(text));
			if (!/\}|\]/.test(text.slice(0, -1)))
				expect(readJsonText(text.replace(/,\n/g, '\n')).value).toEqual(JSON.parse(text));
		}),
	);
});

test('time is linear in the number of slips', () => {
	const codes = Array.from({length: 50_000}, (_, index) => `'WALLET_${index}' /* code */`);
	const {value, slips: found} = readJsonText(`[${codes.join('\n')}]`);
	expect(value).toHaveLength(50_000);
	expect(found).toHaveLength(149_999);
});
