// Which bodies of functions are not parsed: those that can neither contain a filter nor change one.
import {expect, test} from 'vitest';
import {languageOf} from '../../src/cli/source/javascript.js';
import {withoutBodies} from '../../src/cli/source/parsed-parts.js';
import {php} from '../../src/cli/source/php.js';
import {python} from '../../src/cli/source/python.js';

const functionsOf = (name: string) =>
	(name.endsWith('php') ? php : name.endsWith('py') ? python : languageOf(name.split('.').at(-1) ?? '')).functions;

test.each([
	['a.js', 'function a() {\n\tx(1);\n\ty(`2`); /* z */\n}\nz();\n'],
	['a.ts', 'export async function a(\n\tb: string,\n): Promise<void> {\n\tx(1);\n}\n'],
	['a.ts', 'const a = async () => {\r\n\tx(1);\r\n};\r\n'],
	['a.ts', 'class A {\n\tprivate a(): B {\n\t\tx(1);\n\t}\n\tb() {\n\t\tenable(1);\n\t}\n}\n'],
	['a.php', '<?php\nclass A\n{\n\tpublic function a(int $b): ?B\n\t{\n\t\tx(1);\n\t}\n}\n'],
	['a.py', 'async def a(b):\n    x(1)\n'],
	['a.py', 'class A:\n    def a(\n        b,\n    ):\n        x(1)\n'],
])('%s: the body of a function without a filter is not parsed: %j', (name, text) => {
	const blanked = withoutBodies(text, functionsOf(name));
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
	expect(withoutBodies(text, functionsOf(name))).toBe(text);
});
