import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

// The sources' own transport, not the built one: see "imports" in package.json.
const conditions = ['paylock-source', 'node'];
const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));
// The package's own name leads to its sources, so that what is tested is what is edited.
const alias = [
	{find: /^paylock$/, replacement: source('index.ts')},
	{find: /^paylock\/vitest$/, replacement: source('vitest/index.ts')},
	{find: /^paylock\/(inspect|sandbox)$/, replacement: source('$1/index.ts')},
	{find: /^fast-check$/, replacement: fileURLToPath(new URL('test/fast-check.mjs', import.meta.url))},
];
/** Also for a mutation run. */
export const sources = {resolve: {conditions, alias}, ssr: {resolve: {conditions}}};

/** Tests of large and of many inputs, of the compiler's costs, and of the built command line: too slow for the inner loop. */
const LARGE = [
	'test/{budget,cli,editor}/*.test.ts',
	'test/builders/{agreeing-calls,size}.test.ts',
	'test/client/{connections,processes}.test.ts',
	'test/inspect/{almost-json-large,decode-any-input,lint-properties}.test.ts',
	'test/inspect/{repair-guarantees-large,repair-properties,size,too-large}.test.ts',
	'test/inspect/{diff-exact,to-code-compiles,to-code-long}.test.ts',
	'test/corpus/use.test.ts',
	'test/source/{any-part-unknown,any-text,node-modules,large-files}.test.ts',
];

export default defineConfig({
	test: {
		reporters: ['default', './test/reporter.ts'],
		// By default one core is left to the main process: half of a small machine.
		maxWorkers: '100%',
		coverage: {include: ['src/**/*.ts'], reporter: ['text-summary', 'html']},
		projects: [
			{
				...sources,
				test: {
					name: 'unit',
					include: ['test/**/*.test.ts'],
					exclude: ['test/{browser,consumer,packed,runtimes,tracing}/**', ...LARGE],
					sequence: {groupOrder: 0},
					// The sources are loaded once a worker, not once a file. A test that changes a global object restores it.
					isolate: false,
					// Far above what any test needs: a busy machine must not fail a test.
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
			{
				...sources,
				test: {
					name: 'large',
					include: LARGE,
					sequence: {groupOrder: 1},
					testTimeout: 600_000,
					hookTimeout: 120_000,
				},
			},
			{
				test: {
					name: 'packed',
					include: ['test/{consumer,packed,tracing}/*.test.ts'],
					globalSetup: ['test/packed/pack.ts'],
					maxConcurrency: 2,
					sequence: {groupOrder: 2},
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
			{
				...sources,
				test: {
					name: 'browser',
					include: ['test/browser/**/*.test.ts'],
					sequence: {groupOrder: 3},
					expect: {poll: {timeout: 60_000}},
					testTimeout: 180_000,
					hookTimeout: 180_000,
				},
			},
		],
	},
});
