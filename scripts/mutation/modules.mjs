// The modules whose mutants are tested, with the tests of each.
import {readdirSync} from 'node:fs';

// Left out: tests that compile, pack or start other programs, which cannot see a mutant in memory; slow tests of sizes, junk
// and server faults, which detect nothing that the others miss; tests that need separate module instances, or read the sources.
const LEFT_OUT = /(?:size|any-input|fuzz|process(?:es)?|frozen|documented-parts|compiles|large|^faults)\.test\.ts$/;
const tests = (...folders) =>
	folders.flatMap(folder =>
		readdirSync(`test/${folder}`, {recursive: true})
			.filter(name => name.endsWith('.test.ts') && !LEFT_OUT.test(name))
			.map(name => `test/${folder}/${name}`),
	);
const worded = (...names) => names.map(name => `test/messages/${name}.test.ts`);
const INSPECTED = [
	...tests('inspect'),
	...worded('decode', 'lint', 'diff', 'explain', 'inspect', 'json-syntax', 'repair', 'to-code'),
];
const inspected = about => INSPECTED.filter(file => about.test(file));
/** Payloads as merchants write them, with what lint, repair, summarize and toCode make of each. */
const CORPUS = 'test/corpus/corpus.test.ts';
const BUILT = [
	...tests('values', 'schema', 'builders', 'golden', 'property'),
	...worded('run-time', 'values', 'builders'),
];
/** What reads and builds: every module below the builders is tested through it. */
const CORE = [
	CORPUS,
	...BUILT,
	'test/client/define-service.test.ts',
	...worded('contradictions', 'requests', 'schema', 'session-call'),
	...inspected(
		/\/(?:decode|doubtful-fields|envelope|explain|json-syntax|lint|lint-(?:emi|options|text|unreadable)|named-rules|near-names|remedies|repair|repair-left|schema|summarize)\./,
	),
];
/** The tests of a module, or of a folder in it that runs on its own. A test that is slow runs only where it is needed. */
export const TESTS_OF = {
	wire: [...tests('wire', 'golden'), ...inspected(/\/lint\./)],
	diagnostics: [
		...CORE,
		...tests('diagnostics'),
		'test/vitest/matchers.test.ts',
		...inspected(/\/decision-table[^/]*$/),
	],
	values: CORE,
	utils: [...CORE, ...inspected(/\/(?:diff|instrument-classes|lint-ranges|to-sql)[^/]*$/)],
	schema: CORE,
	account: [...CORE, ...inspected(/\/guarantees\./)],
	model: [...CORE, ...inspected(/\/(?:explain|diff)[^/]*$/)],
	builders: [...BUILT, ...inspected(/\/(?:decision-table-rules|named-rules)\./)],
	// What is left of inspect is its reading.
	inspect: [
		CORPUS,
		'test/builders/carried-account.test.ts',
		...inspected(
			/\/(?:almost-json|decode|doubtful-fields|envelope|explain-unreadable|json-syntax|lint|lint-(?:emi|options|text|unreadable)|near-names|repair|repair-left|schema|schema-texts|summarize)\./,
		),
	],
	'inspect/analysis': [
		...inspected(
			/\/(?:diff|inspect|instrument-classes|lint(?!-properties|-text)|option-fields|summarize|test-cases)[^/]*$/,
		),
		...worded('contradictions'),
		// Each side of a diff may have its own account.
		'test/builders/carried-account.test.ts',
		'test/property/one-truth.test.ts',
	],
	'inspect/carts': inspected(/\/decision-table[^/]*$/),
	'inspect/codegen': [CORPUS, ...inspected(/\/to-code[^/]*$/)],
	'inspect/summarize': [CORPUS, ...inspected(/\/(?:summarize|diff\.)[^/]*$/)],
	'inspect/evaluate': [
		...inspected(
			/\/(?:compile|diff|envelope|explain|guarantees|impact|inspect\.|instrument-classes|named-rules|reading-experiments|summarize|to-sql)[^/]*$/,
		),
		'test/builders/carried-account.test.ts',
		'test/sandbox/readable.test.ts',
		'test/sandbox/screen.test.ts',
		'test/property/one-truth.test.ts',
	],
	'inspect/lint': inspected(
		/\/(?:envelope|guarantees|inspect\.|json-syntax|lint|near-names|remedies|repair\.|repair-left)[^/]*$/,
	),
	'inspect/read/corrections': [
		CORPUS,
		...inspected(/\/(?:decode|doubtful-fields|envelope|lint|lint-unreadable|near-names|repair|repair-left)\./),
	],
	'inspect/orders': inspected(/\/(?:impact|inspect|to-sql)\./),
	'inspect/repair': inspected(/\/(?:almost-json|doubtful-fields|envelope|lint-ranges|repair|repair-left)\./),
	client: [...tests('client'), ...worded('requests', 'session-call')],
	sandbox: [...tests('sandbox'), ...worded('sandbox')],
	vitest: tests('vitest'),
	// The rest of the command line is tested as a program, which cannot see a mutant in memory.
	'cli/source': tests('source').filter(
		file => !/\/(?:any-part-unknown|any-text|large-files|node-modules)\./.test(file),
	),
};
export const MODULES = Object.keys(TESTS_OF);

const isIn = (path, part) => `${path}/`.startsWith(`${part}/`);

/** The innermost module that a path is in. */
export const moduleOf = path => MODULES.findLast(part => isIn(path, part));

/** The source files of a module or of a folder in one, without the modules inside it; or the file itself. */
export function filesOf(path) {
	if (path.endsWith('.ts')) return [`src/${path}`];
	const names = readdirSync(`src/${path}`, {recursive: true}).filter(name => name.endsWith('.ts'));
	return names
		.map(name => `${path}/${name}`)
		.filter(file => moduleOf(file) === moduleOf(path))
		.sort()
		.map(file => `src/${file}`);
}
