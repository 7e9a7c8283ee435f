// Source files as teams write them: the issues that a person found in each, and none in the others.
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {lintText} from './linted.js';

const folder = new URL('fixtures/', import.meta.url);

interface Fixture {
	readonly name: string;
	readonly text: string;
	/** `rule line:column`, in the order of the file. */
	readonly expected: readonly string[];
}

/** A marker below the line that it is about, `// ^ rule`, or with the place in words, `// at 1:2 rule`. */
const MARKER = /^\s*(?:\/\/|#)\s*(?:(\^)|at (\d+:\d+)) ([a-z-]+)$/;

function fixturesIn(name: string): readonly Fixture[] {
	return readdirSync(new URL(`${name}/`, folder))
		.sort()
		.map(file => {
			const text = readFileSync(new URL(`${name}/${file}`, folder), 'utf8');
			return {name: `${name}/${file.replace(/\.txt$/, '')}`, text, expected: expectedIn(text)};
		});
}

function expectedIn(text: string): readonly string[] {
	let line = 0;
	return text.split('\n').flatMap((written, index) => {
		const [all, caret, place, rule] = MARKER.exec(written) ?? [];
		if (all === undefined) line = index + 1;
		if (all === undefined) return [];
		return [`${rule} ${caret === undefined ? place : `${line}:${written.indexOf('^') + 1}`}`];
	});
}

/** Functions without a filter, which are not parsed, with what may look like the end of one. */
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

/** `rule line:column` of each issue, without the lines before the fixture. */
async function issuesIn(name: string, text: string, before = 0): Promise<readonly string[]> {
	const {issues} = await lintText(name, text);
	return issues.map(({rule, line, column}) => `${rule} ${line - before}:${column}`).sort();
}

const issues = fixturesIn('issues');
const clean = fixturesIn('clean');

test.each([...issues, ...clean])('$name', async ({name, text, expected}) => {
	expect(await issuesIn(name, text)).toEqual([...expected].sort());
	const other = OTHERS.find(([extension]) => extension.test(name))?.[1] ?? '';
	const longer = text.replace(/^(?:<\?php)?/, start => start + other) + other;
	if (!text.includes('?>'))
		expect(await issuesIn(name, longer, other.split('\n').length - 1)).toEqual([...expected].sort());
});

test('each fixture of an issue has one, and the others have none', () => {
	expect(issues.filter(({expected}) => expected.length === 0)).toEqual([]);
	expect(clean.filter(({expected}) => expected.length > 0)).toEqual([]);
});
