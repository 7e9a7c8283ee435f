// Runs the code that toCode writes.
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import ts from 'typescript';
import * as paylock from '../../src/index.js';

/** The package `paylock`, as the written module imports it: the sources under test, by way of the global object. */
const PAYLOCK = ['except', 'filter', 'mandate', 'only', 'paylock', 'session']
	.map(name => `export const ${name} = globalThis.paylockUnderTest.${name};\n`)
	.join('');

/** Runs a function in a temporary folder, which is removed afterwards. */
async function inFolder<Value>(use: (folder: string) => Value | Promise<Value>): Promise<Value> {
	const folder = mkdtempSync(join(tmpdir(), 'to-code-'));
	try {
		return await use(folder);
	} finally {
		rmSync(folder, {recursive: true});
	}
}

/** The engine's own `import`, which the test runner would rewrite. */
const nativeImport: (url: string) => Promise<{readonly [name: string]: unknown}> = await inFolder(folder => {
	writeFileSync(join(folder, 'native-import.cjs'), 'module.exports = url => import(url);\n');
	return createRequire(import.meta.url)(join(folder, 'native-import.cjs'));
});

/** Writes the module to a file, imports it, and returns what it exports. */
export function run(code: string): Promise<{readonly [name: string]: unknown}> {
	return inFolder(async folder => {
		writeFileSync(join(folder, 'paylock.mjs'), PAYLOCK);
		const options = {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true};
		const script = ts.transpile(code, options).replace(/ from 'paylock';/, " from './paylock.mjs';");
		writeFileSync(join(folder, 'module.mjs'), script);
		Object.assign(globalThis, {paylockUnderTest: paylock});
		try {
			return await nativeImport(pathToFileURL(join(folder, 'module.mjs')).href);
		} finally {
			Reflect.deleteProperty(globalThis, 'paylockUnderTest');
		}
	});
}

export async function json(code: string): Promise<unknown> {
	return JSON.parse(JSON.stringify((await run(code)).paymentFilter));
}

export const isBuilder = (code: string) => code.includes('export const paymentFilter = filter()');

/** The request of a module as JSON; if it is a function of the order, it receives the fields of this one. */
export function requestOf(request: unknown, order: object): unknown {
	return JSON.parse(JSON.stringify((typeof request === 'function' ? request(order) : request) ?? null));
}
