// Sources that have nothing to do with payments: no issue in any of them.
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {lintText} from './linted.js';

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

test('no issue in the sources of other packages', async () => {
	const found: string[] = [];
	for (const path of sources)
		for (const {rule} of (await lintText(path, readFileSync(path, 'utf8'))).issues) found.push(`${path}: ${rule}`);
	expect(sources.length).toBeGreaterThan(1_000);
	expect(found).toEqual([]);
});
