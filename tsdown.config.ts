import {fileURLToPath} from 'node:url';
import {defineConfig, type UserConfig} from 'tsdown';
import {CLI_LIBRARIES} from './scripts/package-files.mjs';
import {pure} from './scripts/pure.mjs';

const entries = {
	index: 'src/index.ts',
	inspect: 'src/inspect/index.ts',
	sandbox: 'src/sandbox/index.ts',
	vitest: 'src/vitest/index.ts',
	'transport-node': 'src/client/transports/node.ts',
	'transport-fetch': 'src/client/transports/fetch.ts',
};

/** As the libraries of the command line import them. */
const NODE_BUILTINS = ['fs', 'module', 'path', 'tty', 'url'];

/** One build a format, all its entries together, so that what they share (MisuseError above all) is one copy. */
const shared: UserConfig = {
	platform: 'neutral',
	target: 'es2022',
	dts: true,
	sourcemap: false,
	// `#transport` stays an import in what is published: there the runtime's own import conditions choose.
	deps: {
		neverBundle: ['#transport', /^node:/, ...NODE_BUILTINS],
		onlyBundle: ['type-fest', 'immer', ...CLI_LIBRARIES],
		alwaysBundle: ['immer'],
	},
	// The production build of immer, bundled: its other builds read `process`, which a browser without a bundler lacks.
	alias: {immer: fileURLToPath(new URL('node_modules/immer/dist/immer.production.mjs', import.meta.url))},
	hash: false,
	minify: false,
	report: false,
	logLevel: 'warn',
	checks: {pluginTimings: false},
};

/** What an import reads is compiled: doc comments are in the declarations, and each file costs a lookup. */
const terse = {comments: {jsdoc: false}};
/** A file of its own, which a bundle without `amend` drops whole. */
const immer = {name: 'immer', test: /immer\.production\.mjs$/};
const base = {
	name: 'base',
	// Not the declarations, which are bundled next to it.
	test: /src\/(?:(?:diagnostics|wire|values|schema|account|model)\/[^.]+|client\/(?:headers|limits|transports\/(?:transport|fetch)))\.ts$/,
};

export default defineConfig([
	{
		...shared,
		format: 'esm',
		entry: {...entries, cli: 'src/cli/index.ts'},
		plugins: [pure()],
		// The CommonJS form of jsonc-parser cannot be bundled.
		inputOptions: options => ({...options, resolve: {...options.resolve, mainFields: ['module', 'main']}}),
		outputOptions: {...terse, codeSplitting: {groups: [immer, base]}},
	},
	{
		...shared,
		format: 'cjs',
		entry: entries,
		// Else the helpers of CommonJS land in one entry, the Node transport, and every runtime loads it for their sake.
		outputOptions: {...terse, codeSplitting: {groups: [{name: 'runtime', test: /rolldown\/runtime/}, immer, base]}},
	},
]);
