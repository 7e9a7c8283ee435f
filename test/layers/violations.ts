// The rules of the architecture over a list of sources: layers, no cycle, no Node built-in, no undeclared dependency, no long file.

import {isBuiltin} from 'node:module';
import {posix} from 'node:path';
import ts from 'typescript';

export interface Source {
	/** From the repository's root, such as `src/values/amount.ts`. */
	readonly path: string;
	readonly text: string;
}

/** The layers that each layer may import, besides itself. */
const BELOW: Readonly<Record<string, readonly string[]>> = (() => {
	const core = [
		'utils',
		'diagnostics',
		'wire',
		'values',
		'schema',
		'account',
		'model',
		'builders',
		'client',
		'paylock',
	];
	const data = core.slice(0, 7);
	return {
		...Object.fromEntries(core.map((layer, index) => [layer, core.slice(0, index)])),
		index: core,
		inspect: data,
		sandbox: [...core, 'inspect'],
		vitest: [...data, 'inspect'],
		cli: [...core, 'index', 'inspect', 'sandbox', 'vitest'],
	};
})();

/** The transport that import conditions choose on Node; nothing else of the core may import it. */
const NODE_TRANSPORT = /^src\/client\/transports\/(?:node|node-connection|keep-alive|connect)\.ts$/;
const MAY_USE_NODE = new RegExp(`${NODE_TRANSPORT.source}|^src/(?:sandbox/serve\\.ts|cli/.+)$`);
/** Each package that may be needed at run time, and where. */
const MAY_USE: Readonly<Record<string, RegExp>> = {
	immer: /^src\/builders\/amend\.ts$/,
	vitest: /^src\/vitest\/.+$/,
	// Bundled into the command line at build time.
	'jsonc-parser': /^src\/cli\/.+$/,
	picocolors: /^src\/cli\/terminal\/style\.ts$/,
	tinyglobby: /^src\/cli\/input\/read-input\.ts$/,
	'@lezer/common': /^src\/cli\/source\/.+$/,
	'@lezer/javascript': /^src\/cli\/source\/javascript\.ts$/,
	'@lezer/php': /^src\/cli\/source\/php\.ts$/,
	'@lezer/python': /^src\/cli\/source\/python\.ts$/,
};
/** Packages whose types the build writes into ours. */
const TYPES_ONLY = /^type-fest$/;
/** What import conditions choose between, and so may stand for either. */
const TRANSPORTS = ['src/client/transports/node.ts', 'src/client/transports/fetch.ts'];
const MOST_LINES = 400;

/** Every violation, as `<file>: <problem>`, in the order of the sources. */
export function violations(sources: readonly Source[]): string[] {
	const known = new Set(sources.map(source => source.path));
	const edges = new Map<string, string[]>();
	const found: string[] = [];
	for (const {path, text} of sources) {
		const report = (problem: string): void => void found.push(`${path}: ${problem}`);
		const inside: string[] = [];
		const lines = text.trimEnd().split('\n');
		if (lines.length > MOST_LINES) report(`has ${lines.length} lines, more than ${MOST_LINES}`);
		if (!/^\/\/ \S/.test(lines.find(line => !/^(?:#!|\/\/\/)/.test(line)) ?? '')) {
			report('does not open with a line that says what it contains');
		}
		if (!/^[a-z0-9-]+\.ts$/.test(posix.basename(path))) report('is not named in kebab-case');
		for (const {name, isType} of importsOf(path, text)) {
			if (name.startsWith('.')) {
				const target = posix.join(posix.dirname(path), name).replace(/\.js$/, '.ts');
				if (!known.has(target)) report(`imports ${name}, which is not a source file`);
				else inside.push(target);
				if (NODE_TRANSPORT.test(target) && !MAY_USE_NODE.test(path)) report(`imports ${target}, which only Node has`);
			} else if (name === '#transport') inside.push(...TRANSPORTS.filter(target => known.has(target)));
			else if (isBuiltin(name)) {
				if (!MAY_USE_NODE.test(path)) report(`imports ${name}, which only Node has`);
			} else if (!(TYPES_ONLY.test(name) && isType) && !MAY_USE[name]?.test(path))
				report(`imports the package ${name}`);
		}
		for (const target of inside)
			if (!mayImport(path, target)) report(`imports ${target}, which is not in a lower layer`);
		edges.set(path, inside);
	}
	const cycle = cycleIn(edges);
	return cycle === undefined ? found : [...found, `${cycle[0]}: imports itself by way of ${cycle.slice(1).join(', ')}`];
}

/** `src/values/amount.ts` → `values`, `src/index.ts` → `index`. */
function layerOf(path: string): string {
	return (path.split('/')[1] ?? '').replace(/\.ts$/, '');
}

function mayImport(from: string, to: string): boolean {
	// Code generation runs the builders; nothing else of inspect may.
	if (from.startsWith('src/inspect/codegen/') && layerOf(to) === 'builders') return true;
	if (layerOf(from) !== layerOf(to)) return (BELOW[layerOf(from)] ?? []).includes(layerOf(to));
	return layerOf(from) !== 'inspect' || from === INSPECT_INDEX || folderAt(to) <= folderAt(from);
}

/** The folders of inspect, each of which may import those before it; only the index may import all of them. */
const FOLDERS = [
	'read',
	'subject',
	'decode',
	'evaluate',
	'analysis',
	'summarize',
	'lint',
	'repair',
	'codegen',
	'orders',
	'carts',
];
const INSPECT_INDEX = 'src/inspect/index.ts';

/** The place of a file's folder in their order; a file without a folder comes after all. */
function folderAt(path: string): number {
	const at = FOLDERS.indexOf(path.split('/')[2] ?? '');
	return at < 0 ? FOLDERS.length : at;
}

interface Import {
	readonly name: string;
	readonly isType: boolean;
}

/** Each module that a source names: import, export from, `import()`, import types, and Node's types by reference. */
function importsOf(path: string, text: string): Import[] {
	const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
	// `/// <reference types="node" />` brings Node's globals along.
	const found: Import[] = file.typeReferenceDirectives.map(({fileName}) => ({
		name: fileName === 'node' ? 'node:process' : fileName,
		isType: true,
	}));
	const add = (name: ts.Node | undefined, isType: boolean): void => {
		if (name !== undefined && ts.isStringLiteralLike(name)) found.push({name: name.text, isType});
	};
	const visit = (node: ts.Node): void => {
		if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly === true);
		else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
		else if (ts.isImportTypeNode(node))
			add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true);
		else if (ts.isExternalModuleReference(node)) add(node.expression, false);
		else if (ts.isCallExpression(node) && isLoad(node.expression)) add(node.arguments[0], false);
		ts.forEachChild(node, visit);
	};
	visit(file);
	return found;
}

function isLoad(callee: ts.Expression): boolean {
	return callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require');
}

/** The files of one cycle, if there is any, starting and ending with the same. */
function cycleIn(edges: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
	const done = new Set<string>();
	const walk = (path: string, trail: readonly string[]): readonly string[] | undefined => {
		if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
		if (done.has(path)) return undefined;
		for (const target of edges.get(path) ?? []) {
			const cycle = walk(target, [...trail, path]);
			if (cycle !== undefined) return cycle;
		}
		done.add(path);
		return undefined;
	};
	for (const path of edges.keys()) {
		const cycle = walk(path, []);
		if (cycle !== undefined) return cycle;
	}
	return undefined;
}
