// Functions that are not parsed: what is found in a file is the same as if all of it were.
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {blankBodies} from '../../src/cli/source/blank-bodies.js';
import {languageOf} from '../../src/cli/source/javascript/language.js';
import type {Language} from '../../src/cli/source/language.js';
import {php} from '../../src/cli/source/php/language.js';
import {python} from '../../src/cli/source/python/language.js';
import {candidatesIn, candidatesOfTree} from '../../src/cli/source/search.js';

const folder = new URL('fixtures/', import.meta.url);
const fixtures = ['issues', 'clean'].flatMap(name =>
	readdirSync(new URL(`${name}/`, folder)).map(file => ({
		name: file.replace(/\.txt$/, ''),
		text: readFileSync(new URL(`${name}/${file}`, folder), 'utf8'),
	})),
);

function languageFor(name: string): Language {
	const extension = name.split('.').at(-1) ?? '';
	return extension === 'php' ? php : extension === 'py' ? python : languageOf(extension);
}

/** Functions without a filter, with what may look like the end of one. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
	[
		/[jt]sx?$/,
		"\n\nasync function load(id) {\n\tfor (const item of items) {\n\t\tconst text = `\n}\n` + '}';\n\t\tsend(text, {a: [1]});\n\t}\n}\n\nconst later = () => {\n\treturn load(1);\n};\n",
	],
	[
		/php$/,
		"\n\nfunction loadOther($id)\n{\n\tforeach ($items as $item) {\n\t\t$text = ['a' => '}'];\n\t}\n\treturn $text;\n}\n",
	],
	[
		/py$/,
		'\n\ndef load_other(id, a=1):\n    """Loads.\n\n    }"""\n    for item in items:\n        text = {"a": item}\n    return text\n\n\nasync def later():\n\n    # Nothing.\n    return 1\n',
	],
];

function found(text: string, language: Language, all: boolean) {
	const candidates = all ? candidatesOfTree(text, language) : candidatesIn(text, language);
	return candidates.map(({kind, literal}) => ({kind, span: literal.span, text: JSON.stringify(literal, keptKeys)}));
}

function keptKeys(key: string, value: unknown): unknown {
	return key === 'computed' ? undefined : value;
}

describe('the same candidates', () => {
	test.each(fixtures)('$name', ({name, text}) => {
		const language = languageFor(name);
		const other = OTHERS.find(([pattern]) => pattern.test(name))?.[1] ?? '';
		const longer = text.includes('?>') ? text : text + other;
		expect(found(longer, language, false)).toEqual(found(longer, language, true));
		expect(blankBodies(longer, language.functionStyle)).toHaveLength(longer.length);
	});

	test.each([
		['a.js', 'let filter;\nfunction set() {\n\tfilter = other();\n}\n', 'filter = other()'],
		['a.js', 'const filter = {};\nfunction set() {\n\tfilter.options.push(1);\n}\n', 'filter.options.push'],
		[
			'a.js',
			'function set(filter) {\n\ton(() => {\n\t\tfilter.options = [];\n\t});\n\tfilter.sdk_udf = 1;\n}\n',
			'filter.options = []',
		],
		['a.py', 'filter = {}\n\ndef change():\n    filter["options"].append(1)\n', 'filter["options"]'],
		['a.py', 'filter = {}\n\ndef change():\n    global filter\n    filter = 1\n', 'filter = 1'],
		[
			'a.php',
			"<?php\nfunction set($b)\n{\n\t$a = function () use (&$b) {\n\t\t$b[] = 1;\n\t};\n\t$b['sdk_udf'] = 2;\n}\n",
			'$b[] = 1',
		],
	])('%s: a body that changes a variable around it is read: %j', (name, text, part) => {
		expect(blankBodies(text, languageFor(name).functionStyle)).toContain(part);
	});
});

test('other functions are not parsed', () => {
	for (const [pattern, text] of OTHERS) {
		const name = ['a.js', 'a.php', 'a.py'].find(one => pattern.test(one)) ?? '';
		const [, later = text] = text.split(/(?=const later|async def later)/);
		expect(blankBodies(later, languageFor(name).functionStyle)).not.toMatch(/foreach|return|for item/);
	}
});

describe('which bodies are blanked', () => {
	test.each([
		['of a function', 'a.js', 'function a() {\n\tx(1);\n\ty(2);\n}\nz();\n', 'function a() {\n\n\n}\nz();\n'],
		['of PHP', 'a.php', '<?php\nfunction a()\n{\n\tx(1);\n}\n', '<?php\nfunction a()\n{\n\n}\n'],
		[
			'with a return type',
			'a.ts',
			'function a(): Promise<void> {\n\tx(1);\n}\n',
			'function a(): Promise<void> {\n\n}\n',
		],
		['of an arrow', 'a.ts', 'const a = async () => {\r\n\tx(1);\r\n};\r\n', 'const a = async () => {\r\n\n};\r\n'],
		[
			'of methods between others',
			'a.js',
			'class A {\n\ta() {\n\t\tx(1);\n\t}\n\tb() {\n\t\tenable(1);\n\t}\n\tc() {\n\t\ty(1);\n\t}\n}\n',
			'class A {\n\ta() {\n\n\t}\n\tb() {\n\t\tenable(1);\n\t}\n\tc() {\n\n\t}\n}\n',
		],
		[
			'of functions inside one that is read, and after it',
			'a.js',
			'function a() {\n\tb(() => {\n\t\tx(1);\n\t});\n\tenable();\n}\nfunction c() {\n\ty(1);\n}\n',
			'function a() {\n\tb(() => {\n\n\t});\n\tenable();\n}\nfunction c() {\n\n}\n',
		],
		['with a text', 'a.js', 'function a() {\n\tx(`1`);\n}\n', 'function a() {\n\n}\n'],
		['with a comment', 'a.js', 'function a() {\n\tx(1); /* one */\n}\n', 'function a() {\n\n}\n'],
		[
			'that change variables of their own',
			'a.js',
			'let f = 1;\nfunction a() {\n\tlet b;\n\tb = 2;\n}\n',
			'let f = 1;\nfunction a() {\n\n\n}\n',
		],
		[
			'inside one that is read, whose variables another function changes',
			'a.js',
			'function a() {\n\tb(() => {\n\t\tlet f = 1;\n\t});\n\tenable();\n}\nfunction c() {\n\tlet f = 2;\n\tenable();\n}\n',
			'function a() {\n\tb(() => {\n\n\t});\n\tenable();\n}\nfunction c() {\n\tlet f = 2;\n\tenable();\n}\n',
		],
		['with comments', 'a.js', 'function a() {\n\tx(1); /* one */ /* two */\n}\n', 'function a() {\n\n}\n'],
		['of Python', 'a.py', 'async def a(b):\n    return 1\n\nx = 1\n', 'async def a(b):\n    pass\n\nx = 1\n'],
		['of Python', 'a.py', 'def a(\n    b,\n):\n    # one\n    return b\n', 'def a(\n    b,\n):\n    pass\n\n'],
	])('%s, %s: %j', (_, name, text, expected) => {
		const blanked = blankBodies(text, languageFor(name).functionStyle);
		expect(blanked).toHaveLength(text.length);
		expect(blanked.replace(/[ \t]+$/gm, '')).toBe(expected);
	});

	test.each([
		['a control structure', 'a.js', 'if (a) {\n\tx(1);\n}\n'],
		['a control structure after another', 'a.js', 'if (a) {\n\tenable = 1;\n} else if (b) {\n\tx(1);\n}\n'],
		['a class', 'a.js', 'class A {\n\tx = 1;\n}\n'],
		['an object', 'a.js', 'const a = {\n\tx: 1,\n};\n'],
		['lines without indentation', 'a.js', 'function a() {\n\tx(1);\ny();\n}\n'],
		['no end', 'a.js', 'function a() {\n\tx(1);\n'],
		['one line', 'a.js', 'function a() { x(1); }\n'],
		['half of a text', 'a.js', 'function a() {\n\tx(`1);\n}\n'],
		['half of a comment', 'a.js', 'function a() {\n\tx(1); /* one\n}\n'],
		['half of a comment', 'a.php', '<?php\nfunction a() {\n\tx(1); ?>\n}\n'],
		['half of a text', 'a.py', "def a():\n    return '''one\n"],
		['no room', 'a.py', 'def a():\n    x\n    y()\n'],
		['no line', 'a.py', 'def a():\n\n\nx = 1\n'],
		['no line', 'a.py', 'def a():\n\n\n\n\n\n\nx = 1\n'],
		['a variable that is deleted outside', 'a.js', 'delete f.a;\nfunction a() {\n\tf.b = 1;\n}\n'],
		['a variable that is changed after it', 'a.js', 'function a() {\n\tf.b = 1;\n}\nf.push(1);\n'],
		['a variable that it deletes', 'a.py', 'f = 1\n\ndef a():\n    del f[1]\n'],
		['a variable that PHP appends to', 'a.php', '<?php\n$f = 1;\nfunction a() {\n\tarray_push($f, 1);\n}\n'],
		['a variable with a type', 'a.ts', 'let f: Filter = a;\nfunction b() {\n\tf = c;\n}\n'],
		['a part of a variable', 'a.ts', 'f.a[1].b = 1;\nfunction b() {\n\tf.c += 1;\n}\n'],
	])('not %s, %s: %j', (_, name, text) => {
		expect(blankBodies(text, languageFor(name).functionStyle)).toBe(text);
	});
});
