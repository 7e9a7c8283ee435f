// Builds the playground into a folder of the site. Needs `npm run build` first, for the declarations.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import {header, headLinks, menu} from '../docs/theme/header.mjs';
import {searchDialog} from '../docs/theme/search-dialog.mjs';

const LIBRARIES = 'node_modules/typescript/lib';
const CONSOLE = `interface Console {
	/** Prints below the JSON. */
	log(...data: unknown[]): void;
}
declare var console: Console;
`;

/** TypeScript's libraries for es2022 without the DOM, without comments. */
function libraries() {
	const files = {};
	const add = name => {
		const file = `lib.${name}.d.ts`;
		if (`/${file}` in files) return;
		const text = readFileSync(join(LIBRARIES, file), 'utf8');
		files[`/${file}`] = text.replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
		for (const [, referenced] of text.matchAll(/reference lib="([^"]+)"/g)) add(referenced);
	};
	add('es2022');
	return files;
}

/** The declarations of paylock as they are published. */
function declarations() {
	const files = {};
	const add = file => {
		const path = `/node_modules/paylock/dist/${file}`;
		if (path in files) return;
		const text = readFileSync(join('dist', file), 'utf8').replace(/\/\/# sourceMappingURL.*/, '');
		files[path] = text;
		for (const [, imported] of text.matchAll(/(?:from|import\()\s*['"]\.\/([^'"]+)\.js['"]/g)) add(`${imported}.d.ts`);
	};
	const entries = ['index', 'inspect', 'sandbox'];
	for (const entry of entries) add(`${entry}.d.ts`);
	const exports = Object.fromEntries(
		entries.map(entry => [entry === 'index' ? '.' : `./${entry}`, {types: `./dist/${entry}.d.ts`}]),
	);
	files['/node_modules/paylock/package.json'] = JSON.stringify({name: 'paylock', type: 'module', exports});
	return files;
}

/** `playground:files` for the compiler worker. */
const virtualFiles = {
	name: 'playground:files',
	setup(builder) {
		builder.onResolve({filter: /^playground:files$/}, ({path}) => ({path, namespace: 'files'}));
		builder.onLoad({filter: /.*/, namespace: 'files'}, () => ({
			contents: JSON.stringify({...libraries(), ...declarations(), '/console.d.ts': CONSOLE}),
			loader: 'json',
		}));
	},
};

/** Node's modules, which TypeScript and the sandbox's server name and which a browser does not need. */
const noNode = {
	name: 'no-node',
	setup(builder) {
		const filter = /^(node:.*|fs|path|os|crypto|inspector|perf_hooks|module|url|util)$/;
		builder.onResolve({filter}, ({path}) => ({path, namespace: 'empty'}));
		builder.onLoad({filter: /.*/, namespace: 'empty'}, () => ({contents: 'module.exports = {}'}));
	},
};

/** @param {string} folder */
export async function buildPlayground(folder) {
	const shared = {
		bundle: true,
		minify: true,
		target: 'es2022',
		platform: 'browser',
		legalComments: 'none',
		logLevel: 'error',
		outdir: folder,
		conditions: ['paylock-source', 'browser'],
		define: {'process.env.NODE_ENV': '"production"'},
		plugins: [virtualFiles, noNode],
		alias: {
			'paylock/inspect': './src/inspect/index.ts',
			'paylock/sandbox': './src/sandbox/index.ts',
			paylock: './src/index.ts',
		},
	};
	mkdirSync(folder, {recursive: true});
	await Promise.all([
		build({...shared, format: 'esm', entryPoints: {compiler: 'playground/compiler/worker.ts'}}),
		build({...shared, format: 'iife', entryPoints: {runner: 'playground/runner/worker.ts'}}),
		build({...shared, format: 'esm', entryPoints: {main: 'playground/main.ts'}}),
		build({...shared, entryPoints: {main: 'playground/style.css'}}),
	]);
	for (const page of ['index.html', 'frame.html']) {
		const html = readFileSync(join('playground', page), 'utf8')
			.replace('<!-- head links -->', headLinks('../'))
			.replace(
				'<!-- header -->',
				header({base: '../', current: 'playground'}) + menu({base: '../', current: 'playground'}),
			)
			.replace('<!-- search dialog -->', searchDialog);
		writeFileSync(join(folder, page), html);
	}
}

if (import.meta.filename === process.argv[1]) await buildPlayground(process.argv[2] ?? 'site/playground');
