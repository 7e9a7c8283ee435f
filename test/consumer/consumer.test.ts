// A project outside the repository uses the packed package: each TypeScript, each way to resolve, ESM, CommonJS, bundles.

import {execFile} from 'node:child_process';
import {copyFileSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {build} from 'esbuild';
import {beforeAll, describe, expect, inject, test} from 'vitest';

const run = promisify(execFile);
const consumer = inject('consumer');
const source = (name: string): string => fileURLToPath(new URL(`./project/${name}`, import.meta.url));
const right = fileURLToPath(new URL('../messages/right.ts', import.meta.url));
const mistakes = fileURLToPath(new URL('../messages/mistakes.ts', import.meta.url));

beforeAll(() => {
	writeFileSync(join(consumer, 'package.json'), JSON.stringify({name: 'consumer', type: 'module', private: true}));
	for (const extension of ['ts', 'mts', 'cts']) copyFileSync(source('good.ts'), join(consumer, `good.${extension}`));
	for (const extension of ['ts', 'cts']) copyFileSync(source('portable.ts'), join(consumer, `portable.${extension}`));
	for (const name of ['names.ts', 'names-inspect.ts', 'isolated.ts', 'both.mts', 'required.cts', 'matchers.test.ts'])
		copyFileSync(source(name), join(consumer, name));
	copyFileSync(mistakes, join(consumer, 'mistakes.ts'));
	for (const extension of ['ts', 'cts']) copyFileSync(right, join(consumer, `right.${extension}`));
});

const compilers = {'5.5': 'typescript-5.5', '5.9': 'typescript-5.9', '6.0': 'typescript', '7.0': 'typescript-7'};
const resolutions = [
	['node16', 'node16'],
	['nodenext', 'nodenext'],
	['esnext', 'bundler'],
] as const;
const matrix = Object.entries(compilers).flatMap(([version, name]) =>
	resolutions.map(([module, moduleResolution]) => ({version, name, module, moduleResolution})),
);

/** What a compiler prints about the files, without a library other than the language's own. */
async function compile(
	name: string,
	module: string,
	moduleResolution: string,
	files: readonly string[],
	more: object = {},
): Promise<string> {
	const project = join(consumer, `tsconfig.${name}.${moduleResolution}.${files[0]}.json`);
	const compilerOptions = {
		target: 'es2022',
		lib: ['es2022'],
		module,
		moduleResolution,
		strict: true,
		exactOptionalPropertyTypes: true,
		skipLibCheck: false,
		noEmit: true,
		types: [],
		...more,
	};
	writeFileSync(project, JSON.stringify({compilerOptions, files}));
	const folder = fileURLToPath(new URL(`../../node_modules/${name}/`, import.meta.url));
	const options = {cwd: consumer};
	return run(process.execPath, [join(folder, 'bin', 'tsc'), '--pretty', 'false', '-p', project], options).then(
		({stdout}) => stdout,
		(error: {stdout: string; stderr: string}) => error.stdout || error.stderr,
	);
}

/** Each mistake: its line, and what the expected diagnostic says of the misuse. */
const wordings = readFileSync(fileURLToPath(new URL('../messages/expected/mistakes.txt', import.meta.url)), 'utf8');
const expected = readFileSync(mistakes, 'utf8')
	.split('\n')
	.flatMap((line, index) => {
		const name = /^mistake\('(.*?)',/.exec(line)?.[1];
		if (name === undefined) return [];
		const [, wording = ''] = `\n${wordings}`.split(`\n${name}\n\t`);
		return [{line: index + 1, texts: (wording.split('\n\n')[0] ?? '').match(/(?<=Misuse<")[^"]+(?=">)/g) ?? []}];
	});

describe.concurrent('TypeScript', () => {
	test.each(Object.entries(compilers))('%s is the version that its name says', (version, name) => {
		const {version: found} = createRequire(import.meta.url)(`${name}/package.json`);
		expect(found).toMatch(new RegExp(`^${version.replace('.', '\\.')}\\.`));
	});

	test.each(matrix)(
		'$version with $moduleResolution compiles a consumer as .ts, .mts and .cts, and every program that is right',
		async ({name, module, moduleResolution}) => {
			const files = ['good.ts', 'good.mts', 'good.cts', 'right.ts', 'right.cts'];
			expect(await compile(name, module, moduleResolution, files)).toBe('');
		},
	);

	test.each(Object.entries(compilers))('%s compiles them with the library of es2020', async (_, name) => {
		expect(await compile(name, 'nodenext', 'nodenext', ['right.ts'], {target: 'es2020', lib: ['es2020']})).toBe('');
	});

	test.each(Object.entries(compilers))('%s compiles them and a consumer under strict alone', async (_, name) => {
		const files = ['right.ts', 'good.ts', 'portable.ts'];
		expect(await compile(name, 'nodenext', 'nodenext', files, {exactOptionalPropertyTypes: false})).toBe('');
	});

	const declared = {noEmit: false, emitDeclarationOnly: true, declaration: true, outDir: 'declared'};

	test.each(Object.entries(compilers))(
		'%s declares what a consumer exports, in both module systems',
		async (_, name) => {
			const files = ['portable.ts', 'portable.cts', 'both.mts', 'required.cts'];
			expect(await compile(name, 'nodenext', 'nodenext', files, {...declared, composite: true})).toBe('');
			expect(
				await compile(name, 'nodenext', 'nodenext', ['isolated.ts'], {...declared, isolatedDeclarations: true}),
			).toBe('');
			// Each in a program of its own: a name may come from an entry that another program imports.
			for (const file of ['names.ts', 'names-inspect.ts'])
				expect(await compile(name, 'nodenext', 'nodenext', [file], declared)).toBe('');
		},
	);

	// vitest's own declarations need more of the language, Node's types, and no check of theirs.
	test.each(['typescript-5.9', 'typescript', 'typescript-7'])('%s compiles the matchers', async name => {
		const more = {types: ['node'], lib: ['es2023', 'dom'], skipLibCheck: true};
		expect(await compile(name, 'nodenext', 'nodenext', ['matchers.test.ts'], more)).toBe('');
	});

	test.each(Object.entries(compilers))(
		'%s refuses everything that must not compile, with one diagnostic each and the same text',
		async (_, name) => {
			const printed = await compile(name, 'nodenext', 'nodenext', ['mistakes.ts'], {lib: ['es2022', 'dom']});
			// A diagnostic begins at the margin; what explains it is indented.
			const diagnostics = printed.split(/\n(?=\S)/).filter(text => text.trim() !== '');
			const seen = diagnostics.map(text => ({line: Number(/^mistakes\.ts\((\d+),/.exec(text)?.[1]), text}));
			expect(
				seen.map(({line}) => line),
				printed,
			).toEqual(expected.map(({line}) => line));
			for (const [index, {texts}] of expected.entries())
				for (const text of texts) expect(seen[index]?.text).toContain(text);
		},
	);
});

const program = `
const lock = filter().allowDefaults(true).hide('WALLET', ['WALLET_A']).cards(cards => cards.hideTypes('CREDIT'));
const decoded = decode(JSON.stringify(lock));
let refused = '';
try { binRange('4', 'x'); } catch (error) { refused = String(error instanceof MisuseError && error instanceof InspectError); }
console.log(JSON.stringify([lock, decoded.ok, refused, defineService instanceof Function, createSandbox instanceof Function]));
`;
const names = '{binRange, defineService, filter, MisuseError}';
const printed = [
	{
		allowDefaultOptions: true,
		options: [
			{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']},
			{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardTypes: ['CREDIT'], enable: false}]},
		],
	},
	true,
	'true',
	true,
	true,
];
const esm = `import ${names} from 'paylock'; import {decode, MisuseError as InspectError} from 'paylock/inspect'; import {createSandbox} from 'paylock/sandbox';${program}`;
const commonJs = `const ${names} = require('paylock'); const {decode, MisuseError: InspectError} = require('paylock/inspect'); const {createSandbox} = require('paylock/sandbox');${program}`;

/** An environment in which a vitest started by vitest does not take itself for one of its workers. */
const PLAIN = {
	...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^VITEST|COLOR/.test(name))),
	NO_COLOR: '1',
};

/** What a file of the consumer prints as JSON when Node runs it; anything on the other stream is a fault. */
async function runs(name: string, text: string, ...flags: string[]): Promise<unknown> {
	writeFileSync(join(consumer, name), text);
	const {stdout, stderr} = await run(process.execPath, [...flags, name], {cwd: consumer});
	expect(stderr).toBe('');
	return JSON.parse(stdout);
}

describe.concurrent('the packed package', () => {
	test('works where it is imported', async () => {
		expect(await runs('run.mjs', esm)).toEqual(printed);
	});

	test('works where it is required', async () => {
		expect(await runs('run.cjs', commonJs)).toEqual(printed);
	});

	test.each(['import', 'require'])('throws with a stack that starts at the call, by %s', async kind => {
		const text = `
			const {amount, createSession, filter, session} = ${kind === 'import' ? 'await import' : 'require'}('paylock');
			const {lint} = ${kind === 'import' ? 'await import' : 'require'}('paylock/inspect');
			const lineOf = error => Number(/:(\\d+):\\d+\\)?$/m.exec(error.stack.slice(error.stack.indexOf('\\n    at ')))[1]);
			const ready = filter().allowDefaults(true);
			const calls = [
				() => ready.hide('WALET'),
				() => ready.cards(cards => cards
					.hideTypes('CREDIT')
					.hideBins('x')),
				() => ready.cards(() => {}),
				() => toAmount('1,000'),
				() => lint({}, {rule: {}}),
				() => session('paymentPage', {}),
				() => filter().allowDefaults(false).build(),
			];
			const lines = calls.map(call => { try { return call(); } catch (error) { return lineOf(error); } });
			createSession({}, {}).catch(error => console.log(JSON.stringify([...lines, lineOf(error)])));`;
		const name = `stack.${kind === 'import' ? 'mjs' : 'cjs'}`;
		expect(await runs(name, text)).toEqual([7, 10, 11, 12, 13, 14, 15, 18]);
	});

	test.each(['import', 'require'])('takes the transport of the runtime by %s', async kind => {
		const text = `
			let isFetched = false;
			globalThis.fetch = async () => {
				isFetched = true;
				throw new TypeError('fetch failed');
			};
			const {createSession, defineService, session} = ${kind === 'import' ? 'await import' : 'require'}('paylock');
			const request = session('paymentPage', {order_id: 'o', amount: '1.00', customer_id: 'c', customer_email: 'e', customer_phone: 'p', payment_page_client_id: 'k'});
			const service = defineService({baseUrl: 'http://127.0.0.1:9', apiKey: 'key', merchantId: 'm'});
			createSession(request, service).catch(error => console.log(JSON.stringify([error.kind, isFetched])));`;
		const extension = kind === 'import' ? 'mjs' : 'cjs';
		expect(await runs(`node.${extension}`, text)).toEqual(['network', false]);
		expect(await runs(`browser.${extension}`, text, '--conditions=browser')).toEqual(['network', true]);
	});

	test.each([
		['neutral', 'esm'],
		['browser', 'iife'],
		['node', 'cjs'],
	] as const)('works in a bundle for %s', async (platform, format) => {
		const outfile = join(consumer, `bundle-${platform}.${format === 'esm' ? 'mjs' : 'cjs'}`);
		const entry = join(consumer, `entry-${platform}.mjs`);
		// The sandbox listens on Node only.
		const text = esm.replace(/import \{createSandbox\} [^;]+;/, 'const createSandbox = () => 0;');
		writeFileSync(entry, text);
		const {outputFiles, warnings} = await build({
			entryPoints: [entry],
			bundle: true,
			platform,
			format,
			outfile,
			write: false,
		});
		const bundle = outputFiles[0]?.text ?? '';
		expect(warnings).toEqual([]);
		expect(/node:https|from "https"/.test(bundle)).toBe(platform === 'node');
		expect(await runs(outfile.slice(consumer.length + 1), bundle)).toEqual(printed);
	});

	test('adds its matchers to vitest', async () => {
		const vitest = join(consumer, 'node_modules', 'vitest', 'vitest.mjs');
		const {stdout} = await run(process.execPath, [vitest, 'run', '--root', consumer], {cwd: consumer, env: PLAIN});
		expect(stdout).toMatch(/Tests +3 passed/);
	});

	test('runs its command line', async () => {
		const cli = join(consumer, 'node_modules', 'paylock', 'dist', 'cli.js');
		const {stdout} = await run(process.execPath, [cli, '--help'], {cwd: consumer});
		expect(stdout).toContain('paylock');
	});
});
