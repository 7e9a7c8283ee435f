// Code that `toCode` wrote, run.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll} from 'vitest';
import * as paylock from '../../src/index.js';

let folder = '';
let count = 0;
/** The engine's own `import`, which the test runner would rewrite. */
let nativeImport: (url: string) => Promise<{readonly [name: string]: unknown}>;

/** The package `paylock`, as the written module imports it: the sources under test, lent by way of the global object. */
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'to-code-'));
	Object.assign(globalThis, {paylockUnderTest: paylock});
	const names = ['except', 'filter', 'only', 'paylock'];
	const lines = names.map(name => `export const ${name} = globalThis.paylockUnderTest.${name};`);
	writeFileSync(join(folder, 'paylock.mjs'), `${lines.join('\n')}\n`);
	writeFileSync(join(folder, 'native-import.cjs'), 'module.exports = url => import(url);\n');
	nativeImport = createRequire(import.meta.url)(join(folder, 'native-import.cjs'));
});
afterAll(() => {
	rmSync(folder, {recursive: true});
	Reflect.deleteProperty(globalThis, 'paylockUnderTest');
});

/** Writes the module to a file, imports it, and gives what it exports. */
export async function run(code: string): Promise<{readonly [name: string]: unknown}> {
	count += 1;
	const file = join(folder, `module-${count}.mjs`);
	writeFileSync(file, code.replace(/ from 'paylock';/, " from './paylock.mjs';"));
	return nativeImport(pathToFileURL(file).href);
}

export async function json(code: string): Promise<unknown> {
	return JSON.parse(JSON.stringify((await run(code)).paymentFilter));
}

export const isBuilder = (code: string) => code.includes(" from 'paylock';");
