// What would be published to the registry, and what a bundle keeps of it.

import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {build} from 'esbuild';
import {expect, inject, onTestFinished, test} from 'vitest';

const files = inject('packedFiles');
const folder = join(inject('consumer'), 'node_modules', 'paylock');

test('only what is needed is packed', () => {
	// The pages of the rules, which the command line prints offline.
	const rest = files.filter(path => !/^(?:dist|schemas|docs\/rules)\//.test(path)).sort();
	expect(rest).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md', 'package.json']);
	expect(files.filter(path => path.startsWith('dist/') && !/\.(?:d\.)?c?[jt]s$/.test(path))).toEqual([
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
	// The condition of the sources is for work on paylock itself.
	const isPacked = (path: string) =>
		path.startsWith('src/') ||
		files.some(file => (path.endsWith('*') ? file.startsWith(path.slice(0, -1)) : file === path));
	expect(named.filter(path => !isPacked(path))).toEqual([]);
});

test('code and declarations are packed once: no maps, no sources', () => {
	expect(files.filter(path => path.endsWith('.map') || path.startsWith('src/'))).toEqual([]);
	for (const path of files.filter(name => /\.[cm]?[jt]s$/.test(name)))
		expect(readFileSync(join(folder, path), 'utf8'), path).not.toContain('sourceMappingURL');
});

test('the unpacked package has at most 3 MB', () => {
	const sizes = files.map(path => statSync(join(folder, path)).size);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3_000_000);
});

test('no declared name has a number that a bundler added, since editors show names', () => {
	for (const path of files.filter(name => /\.d\.c?ts$/.test(name))) {
		const declarations = readFileSync(join(folder, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
		expect([path, declarations.match(/\w+\$\d+/g)]).toEqual([path, null]);
	}
});

test('no declaration has a line over 200 characters, since editors open them', () => {
	const lines = files
		.filter(name => /\.d\.c?ts$/.test(name))
		.flatMap(path => readFileSync(join(folder, path), 'utf8').split('\n'));
	expect(lines.length).toBeGreaterThan(1_000);
	// An example in a doc comment is as long as what it prints.
	expect(lines.filter(line => line.length > 200 && !line.trimStart().startsWith('*'))).toEqual([]);
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
