// The modules whose mutants are tested, with the tests of each.
import {readdirSync} from 'node:fs';

// Left out: tests that compile, pack or start other programs, which cannot see a mutant in memory; slow tests of sizes, junk
// and server faults, which detect nothing that the others miss; tests that need separate module instances, or read the sources.
const LEFT_OUT =
	/(?:size|limits|any-input|fuzz|process(?:es)?|frozen|documented-parts|compiles|large|^faults)\.test\.ts$/;
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
/** The tests of a module, or of a folder in it that runs on its own. A test that is slow runs only where it is needed. */
export const TESTS_OF = {
	wire: [...tests('wire', 'golden'), ...inspected(/\/lint\./)],
	diagnostics: [
		...tests('diagnostics', 'schema', 'values'),
		...tests('builders').filter(file => /\/(?:carried-account|codes|printed|structure)\./.test(file)),
		'test/client/service-options.test.ts',
		'test/vitest/matchers.test.ts',
		...worded('run-time', 'values'),
		...inspected(
			/\/(?:decision-table|decision-table-rules|decode|envelope|lint|named-rules|near-names|repair|schema)\./,
		),
	],
	values: [
		CORPUS,
		...tests('values', 'golden'),
		'test/builders/codes.test.ts',
		'test/builders/numbers.test.ts',
		'test/client/define-service.test.ts',
		...worded('requests', 'run-time', 'session-call', 'values'),
		...inspected(/\/(?:decode|lint|lint-text|repair)\./),
	],
	utils: [
		...tests('values'),
		...inspected(/\/(?:diff|explain|instrument-classes|lint-ranges|near-names|to-sql)[^/]*$/),
	],
	schema: [
		...tests('schema', 'golden'),
		...tests('builders').filter(file => /\/(?:codes|hostile|numbers|sessions|structure)\./.test(file)),
		...worded('requests', 'run-time', 'schema'),
		...inspected(
			/\/(?:decode|doubtful-fields|lint|lint-unreadable|lint-options|schema|near-names|repair|repair-left|json-syntax)\./,
		),
	],
	account: [
		...BUILT,
		...worded('contradictions', 'inspect', 'lint'),
		...inspected(/\/(?:decode|lint|lint-emi|lint-options|lint-unreadable)\./),
	],
	// What inspect reads is normalized in model.
	model: [
		...tests('golden', 'property'),
		'test/builders/accounts.test.ts',
		...inspected(/\/(?:decode|doubtful-fields|lint|explain|summarize|repair\.|diff\.)[^/]*$/),
	],
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
