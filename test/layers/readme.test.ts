// The page for readers of the sources names only files and folders that exist.
import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const src = new URL('../../src/', import.meta.url);
const named = [...readFileSync(new URL('README.md', src), 'utf8').matchAll(/`([a-z][\w/-]*(?:\.ts|\/))`/g)].map(
	([, path = '']) => path,
);

test('src/README.md names files that exist', () => {
	expect(named.length).toBeGreaterThan(20);
	expect(named.filter(path => !existsSync(new URL(path, src)))).toEqual([]);
});
