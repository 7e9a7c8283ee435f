// Source files as teams write them: the issues that a person found in each, and none in the others.
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
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

async function issuesIn({name, text}: Fixture): Promise<readonly string[]> {
	const {issues} = await lintText(name, text);
	return issues.map(({rule, line, column}) => `${rule} ${line}:${column}`);
}

const fixtures = [...fixturesIn('issues'), ...fixturesIn('clean')];

describe('fixtures', () => {
	test('there are enough of both kinds, in four languages', () => {
		const clean = fixtures.filter(({expected}) => expected.length === 0);
		expect(clean.length).toBeGreaterThanOrEqual(30);
		expect(fixtures.length - clean.length).toBeGreaterThanOrEqual(30);
		expect(clean.every(({name}) => name.startsWith('clean/'))).toBe(true);
		for (const extension of ['ts', 'js', 'php', 'py'])
			expect(fixtures.filter(({name}) => name.endsWith(`.${extension}`)).length).toBeGreaterThan(5);
	});

	test.each(fixtures)('$name', async fixture => {
		expect([...(await issuesIn(fixture))].sort()).toEqual([...fixture.expected].sort());
	});

	test('recall and precision', async () => {
		let [expected, found, both] = [0, 0, 0];
		for (const fixture of fixtures) {
			const issues = await issuesIn(fixture);
			expected += fixture.expected.length;
			found += issues.length;
			both += issues.filter(issue => fixture.expected.includes(issue)).length;
		}
		const [recall, precision] = [both / expected, both / found].map(share => `${(share * 100).toFixed(1)} %`);
		console.log(`${expected} issues in ${fixtures.length} source files: recall ${recall}, precision ${precision}`);
		expect({recall, precision}).toEqual({recall: '100.0 %', precision: '100.0 %'});
	});
});
