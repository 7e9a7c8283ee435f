// What would be published to the registry, and what a bundle keeps of it.

import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, posix} from 'node:path';
import {build} from 'esbuild';
import {expect, inject, onTestFinished, test} from 'vitest';

const files = inject('packedFiles');
const folder = join(inject('consumer'), 'node_modules', 'paylock');

test('only what is needed is packed', () => {
	const rest = files.filter(path => !/^(?:dist|src|schemas)\//.test(path)).sort();
	expect(rest).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']);
	expect(files.filter(path => path.startsWith('src/') && !path.endsWith('.ts'))).toEqual([]);
	expect(files.filter(path => path.startsWith('dist/') && !/\.(?:d\.)?c?[jt]s(?:\.map)?$/.test(path))).toEqual([
		'dist/THIRD-PARTY-LICENSES.txt',
	]);
	const schemas = ['config', 'filter', 'session', 'suite'].map(name => `schemas/${name}.schema.json`);
	expect(files.filter(path => path.startsWith('schemas/'))).toEqual(schemas);
});

test('every file that package.json names is packed', () => {
	const {exports, imports, bin, types} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
	const named: string[] = [];
	JSON.stringify({exports, imports, bin, types}, (_, value) => {
		if (typeof value === 'string') named.push(value.slice(2));
		return value;
	});
	expect(named).toContain('dist/index.cjs');
	const isPacked = (path: string) =>
		files.some(file => (path.endsWith('*') ? file.startsWith(path.slice(0, -1)) : file === path));
	expect(named.filter(path => !isPacked(path))).toEqual([]);
});

test('maps of code and of declarations lead to packed sources', () => {
	const maps = files.filter(path => path.endsWith('.map'));
	expect(maps.some(path => path.endsWith('.d.ts.map'))).toBe(true);
	for (const path of files.filter(name => /\.[cm]?js$/.test(name))) {
		const map = /^\/\/# sourceMappingURL=(.+)$/m.exec(readFileSync(join(folder, path), 'utf8'))?.[1];
		if (map !== undefined) expect(maps).toContain(posix.join(dirname(path), map));
	}
	for (const path of maps) {
		const {sources} = JSON.parse(readFileSync(join(folder, path), 'utf8'));
		for (const source of sources) {
			if (source.includes('/node_modules/')) continue;
			expect(existsSync(join(folder, dirname(path), source)), `${path} → ${source}`).toBe(true);
		}
	}
});

test('no declared name has a number that a bundler added, since editors show names', () => {
	for (const path of files.filter(name => /\.d\.c?ts$/.test(name))) {
		const declarations = readFileSync(join(folder, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
		expect([path, declarations.match(/\w+\$\d+/g)]).toEqual([path, null]);
	}
});

/** The minified bundle of a program that takes from the package. */
async function bundled(text: string): Promise<string> {
	const stdin = {contents: text, resolveDir: inject('consumer')};
	const {outputFiles} = await build({
		stdin,
		bundle: true,
		minify: true,
		format: 'esm',
		write: false,
		platform: 'browser',
	});
	return outputFiles[0]?.text ?? '';
}

test('a bundle that imports only filter keeps nothing of the session caller', async () => {
	const caller = /Authorization|x-merchantid|sdk_payload|SessionError/i;
	expect(await bundled("import {createSession} from 'paylock'; console.log(createSession)")).toMatch(caller);
	const alone = await bundled(
		"import {filter} from 'paylock'; console.log(filter().allowDefaults(true).hide('CASH').build())",
	);
	expect(alone).toContain('allowDefaultOptions');
	expect(alone).not.toMatch(caller);
	expect(alone).not.toMatch(/payment_page_client_id|create_mandate/);
});

test('the command line runs where nothing but paylock and immer is installed', () => {
	const home = mkdtempSync(join(tmpdir(), 'paylock-alone-'));
	onTestFinished(() => rmSync(home, {recursive: true}));
	cpSync(folder, join(home, 'node_modules', 'paylock'), {recursive: true});
	cpSync(join('node_modules', 'immer'), join(home, 'node_modules', 'immer'), {recursive: true});
	const program = join(home, 'node_modules', 'paylock', 'dist', 'cli.js');
	const run = (args: readonly string[], input: string) =>
		execFileSync(process.execPath, [program, ...args], {cwd: home, input, encoding: 'utf8'});
	const filter = '{"allowDefaultOptions": true, "options": [{"paymentMethodType": "CASH", "enable": false}]}';
	writeFileSync(join(home, 'filter.json'), filter);
	expect(run(['lint', '*.json'], '')).toBe('clean\n');
	expect(run(['repair'], filter)).toBe(`${filter}\n`);
	expect(JSON.parse(run(['schema', 'suite'], ''))).toHaveProperty('$id');
});
