// Sources that have nothing to do with payments: no issue in any of them.
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {languageOf} from '../../src/cli/source/javascript.js';
import {lintSource} from '../../src/cli/source/lint-source.js';
import {candidatesOfTree} from '../../src/cli/source/search.js';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const MOST_BYTES = 200_000;
const FILES = 3_000;

/** Every so many of the sources, so that all packages are among them. */
const sources = (() => {
	const names = readdirSync(modules, {recursive: true, encoding: 'utf8'}).filter(name =>
		/\.(?:[cm]?[jt]s|[jt]sx)$/.test(name),
	);
	const step = Math.max(1, Math.floor(names.length / FILES));
	return names
		.filter((_, index) => index % step === 0)
		.map(name => join(modules, name))
		.filter(path => statSync(path).isFile() && statSync(path).size <= MOST_BYTES);
})();

test('no issue in the sources of other packages', () => {
	const found = sources.flatMap(path => {
		const text = readFileSync(path, 'utf8');
		return lintSource(text, languageOf(path.split('.').at(-1) ?? ''), {}).issues.map(
			({issue}) => `${path}: ${issue.rule}`,
		);
	});
	expect(sources.length).toBeGreaterThan(1_000);
	expect(found).toEqual([]);
});

test('no literal in them is taken for a filter, also without the quick search for words', () => {
	const some = sources.filter((_, index) => index % 3 === 0);
	const found = some.flatMap(path => {
		const text = readFileSync(path, 'utf8');
		return candidatesOfTree(text, languageOf(path.split('.').at(-1) ?? '')).map(({kind}) => `${path}: ${kind}`);
	});
	expect(found).toEqual([]);
});
