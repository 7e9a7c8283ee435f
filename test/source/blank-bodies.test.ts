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
