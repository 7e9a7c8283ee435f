// Functions that are not parsed: what is found in a file is the same as if all of it were.
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {languageOf} from '../../src/cli/source/javascript.js';
import type {Language} from '../../src/cli/source/language.js';
import {php} from '../../src/cli/source/php.js';
import {python} from '../../src/cli/source/python.js';
import {candidatesIn, candidatesOfTree} from '../../src/cli/source/search.js';
import {withoutBodies} from '../../src/cli/source/without-bodies.js';

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
	const plain = (key: string, value: unknown) => (key === 'computed' ? undefined : value);
	return candidates.map(({kind, literal}) => ({kind, literal: JSON.stringify(literal, plain)}));
}

test.each(fixtures)('the same candidates: $name', ({name, text}) => {
	const language = languageFor(name);
	const other = OTHERS.find(([pattern]) => pattern.test(name))?.[1] ?? '';
	const longer = text.includes('?>') ? text : text + other;
	expect(found(longer, language, false)).toEqual(found(longer, language, true));
	expect(withoutBodies(longer, language.functions)).toHaveLength(longer.length);
});

test.each([
	['a.js', 'function a() {\n\tx(1);\n\ty(`2`); /* z */\n}\nz();\n'],
	['a.ts', 'export async function a(\n\tb: string,\n): Promise<void> {\n\tx(1);\n}\n'],
	['a.ts', 'const a = async () => {\r\n\tx(1);\r\n};\r\n'],
	['a.ts', 'class A {\n\tprivate a(): B {\n\t\tx(1);\n\t}\n\tb() {\n\t\tenable(1);\n\t}\n}\n'],
	['a.php', '<?php\nclass A\n{\n\tpublic function a(int $b): ?B\n\t{\n\t\tx(1);\n\t}\n}\n'],
	['a.py', 'async def a(b):\n    x(1)\n'],
	['a.py', 'class A:\n    def a(\n        b,\n    ):\n        x(1)\n'],
])('%s: the body of a function without a filter is not parsed: %j', (name, text) => {
	const blanked = withoutBodies(text, languageFor(name).functions);
	expect(blanked).toHaveLength(text.length);
	expect(blanked).not.toContain('x(1)');
});

test.each([
	['names a filter', 'a.js', 'function a() {\n\tx({enable: 1});\n}\n'],
	['returns a variable with a filter', 'a.js', 'const f = {enable: 1};\nfunction a() {\n\treturn f;\n}\n'],
	[
		'returns a variable that another function gives a filter',
		'a.js',
		'let f;\nfunction a() {\n\tf = {enable: 1};\n}\nfunction b() {\n\treturn f;\n}\n',
	],
	['changes one', 'a.py', 'f: dict = {"enable": 1}\n\ndef a():\n    f["a"].append(1)\n'],
	['changes one', 'a.php', "<?php\n$f = ['enable' => 1];\nfunction a()\n{\n\tglobal $f;\n}\n"],
	['makes a value', 'a.js', 'const f = {\n\tenable: 1,\n\ta: b.map(c => {\n\t\treturn 1;\n\t}),\n};\n'],
	['has a line without indentation', 'a.py', 'def a():\n    x = {\n"a": 1}\n'],
	['has a text of several lines', 'a.js', 'function a() {\n\tx(`\n}\n`);\n}\n'],
	['has a comment of several lines', 'a.js', 'function a() {\n\t/*\n}\n*/\n\tx();\n}\n'],
	['leaves PHP', 'a.php', '<?php\nfunction a() {\n\tx(1); ?>\n}\n'],
	['is too short', 'a.py', 'def a():\n    x\n    y()\n'],
])('a body is parsed that %s: %s %j', (_, name, text) => {
	expect(withoutBodies(text, languageFor(name).functions)).toBe(text);
});
