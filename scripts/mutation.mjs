// Mutation tests: `npm run mutation`, or `npm run mutation -- values inspect/lint`. All modules take hours on two cores, so CI does
// not run them. `-- --sample 50` tests about 50 mutants of each module; `--seed 2` chooses others than `--seed 1`, the default.
// The figures of whole modules are written to bench/MUTATION.md.
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {Stryker} from '@stryker-mutator/core';
import {filesIn, sampleOf} from './mutation-sample.mjs';
import {scoreOf, withRow} from './mutation-table.mjs';

const LEAST = 95;
const PAGE = 'bench/MUTATION.md';

// Workers cannot set a time zone, and in UTC a date without a zone would be right by accident.
process.env.TZ = 'Asia/Kolkata';

// Left out: tests that compile, pack or start other programs, which cannot see a mutant in memory; slow tests of sizes, junk
// and server faults, which detect nothing that the others miss; tests that need separate module instances, or read the sources.
const LEFT_OUT =
	/(?:size|limits|any-input|fuzz|process(?:es)?|frozen|documented-parts|compiles(?:-plain)?|large|^faults)\.test\.ts$/;
const tests = (...folders) =>
	folders.flatMap(folder =>
		readdirSync(`test/${folder}`, {recursive: true})
			.filter(name => name.endsWith('.test.ts') && !LEFT_OUT.test(name))
			.map(name => `test/${folder}/${name}`),
	);
const worded = (...names) => names.map(name => `test/messages/${name}.test.ts`);
const INSPECTED = [
	...tests('inspect'),
	...worded('adjust', 'decode', 'lint', 'diff', 'explain', 'inspect', 'json-syntax', 'repair', 'to-code'),
];
const inspected = about => INSPECTED.filter(file => about.test(file));
/** Payloads as merchants write them, with what lint, repair, describe and toCode make of each. */
const CORPUS = 'test/corpus/corpus.test.ts';
const BUILT = [
	...tests('values', 'schema', 'rules', 'model', 'builders', 'golden', 'property'),
	...worded('run-time', 'values', 'builders'),
];
/** The tests of a module, or of a folder in it that runs on its own. A test that is slow runs only where it is needed. */
const TESTS_OF = {
	wire: [...tests('wire', 'model'), ...inspected(/\/(?:lint|subject)\./)],
	diagnostics: [...tests('diagnostics'), 'test/builders/printed.test.ts', ...worded('run-time', 'values')],
	values: [
		...tests('values', 'golden'),
		'test/builders/numbers.test.ts',
		'test/client/service-options.test.ts',
		...worded('requests', 'run-time', 'values'),
	],
	schema: [
		...tests('schema', 'rules', 'golden'),
		...tests('builders').filter(file => /\/(?:codes|hostile|numbers|structure)\./.test(file)),
		...worded('run-time'),
		...inspected(
			/\/(?:decode|doubtful-fields|subject|lint|lint-unreadable|lint-options|schema|near-names|repair|repair-left|json-syntax|twelve-faults)\./,
		),
	],
	rules: [
		...BUILT,
		...worded('contradictions', 'inspect', 'lint'),
		...inspected(/\/(?:decode|lint|lint-emi|lint-options|lint-unreadable|polluted-prototype)\./),
	],
	// What inspect reads is normalized in model.
	model: [
		...tests('model', 'golden', 'property'),
		'test/builders/accounts.test.ts',
		...inspected(/\/(?:decode|subject|lint|explain|describe|diff\.)[^/]*$/),
	],
	builders: BUILT,
	// What is left of inspect is its reading.
	inspect: [
		CORPUS,
		...inspected(
			/\/(?:almost-json|decode|describe-(?:session|unreadable)|doubtful-fields|envelope|explain-unreadable|fixes|fix-issues|is-same|json-syntax|lint|lint-(?:emi|options|text|unreadable)|near-names|one-reading|repair|repair-left|schema|schema-published|schema-texts|snapshot|subject|twelve-faults)\./,
		),
	],
	'inspect/analysis': [
		...inspected(
			/\/(?:boxes|class-label|classes|coverage|describe|diff|equivalence|inspect|instruments|lint(?!-properties|-text)|test-cases)[^/]*$/,
		),
		...worded('contradictions'),
		// Each side of a diff may have its own account.
		'test/builders/carried-account.test.ts',
		'test/property/one-truth.test.ts',
	],
	// What the command line migrates is printed by the same code.
	'inspect/codegen': [CORPUS, ...inspected(/\/to-code[^/]*$/), 'test/source/migrate.test.ts'],
	'inspect/describe': inspected(/\/(?:describe|diff\.)[^/]*$/),
	'inspect/evaluate': inspected(/\/(?:compile|explain|instruments)[^/]*$/),
	'inspect/lint': inspected(
		/\/(?:envelope|fixes\.|fix-issues|inspect\.|json-syntax|lint|near-names|one-reading|repair\.|repair-left|twelve-faults)[^/]*$/,
	),
	'inspect/read/corrections': [
		CORPUS,
		...inspected(
			/\/(?:decode|doubtful-fields|envelope|fixes|fix-issues|lint|near-names|one-reading|repair|repair-left)\./,
		),
	],
	'inspect/adjust': inspected(/\/adjust(?!-any)[^/]*$/),
	'inspect/learn': inspected(/\/(?:inspect|learn)\./),
	'inspect/orders': inspected(/\/(?:impact|impact-query|inspect|to-sql)\./),
	'inspect/repair': inspected(
		/\/(?:almost-json|doubtful-fields|envelope|fixes|fix-issues|json-patch|lint-ranges|one-reading|repair|repair-left|snapshot)\./,
	),
	client: [...tests('client'), ...worded('requests')],
	sandbox: [...tests('sandbox'), ...worded('sandbox')],
	vitest: tests('vitest'),
	// The rest of the command line is tested as a program, which cannot see a mutant in memory.
	'cli/source': tests('source').filter(file => !/\/(?:any-part-unknown|any-text|node-modules)\./.test(file)),
};
const MODULES = Object.keys(TESTS_OF);
const isIn = (path, part) => `${path}/`.startsWith(`${part}/`);
/** The folders in a module that run separately. */
const partsIn = path => MODULES.filter(part => part !== path && isIn(part, path));
/** The files of a module, as patterns; of a sample, some lines of them. */
const mutated = (path, size) => {
	if (size === undefined && path.endsWith('.ts')) return [`src/${path}`];
	if (size === undefined) return [`src/${path}/**/*.ts`, ...partsIn(path).map(part => `!src/${part}/**`)];
	const own = filesIn(`src/${path}`).filter(file => !partsIn(path).some(part => isIn(file, `src/${part}`)));
	return sampleOf(own, Number(size), Number(seed));
};
/** The innermost module that a path is in. */
const moduleOf = path => MODULES.findLast(part => isIn(path, part));
const {
	positionals: chosen,
	values: {sample, seed},
} = parseArgs({allowPositionals: true, options: {sample: {type: 'string'}, seed: {type: 'string', default: '1'}}});
if (sample !== undefined && !(Number(sample) > 0)) throw new Error('--sample is not a number of mutants');
const unknown = chosen.filter(path => moduleOf(path) === undefined);
if (unknown.length > 0)
	throw new Error(`unknown module ${unknown.join(', ')}: name modules or folders in them: ${MODULES.join(', ')}`);

const DETECTED = new Set(['Killed', 'Timeout']);
const COUNTED = new Set([...DETECTED, 'Survived', 'NoCoverage']);

/** A report of a path, without its extension. */
const reportOf = path => `reports/mutation/${path.replaceAll('/', '-')}`;

/** The counted mutants of a path, or of about `size` lines of it. */
async function test(path, size) {
	const report = reportOf(path);
	const asked = TESTS_OF[moduleOf(path)];
	const results = await new Stryker({
		testRunner: 'vitest',
		vitest: {configFile: 'vitest.mutation.config.ts', related: false},
		plugins: ['@stryker-mutator/vitest-runner'],
		mutate: mutated(path, size),
		testFiles: asked,
		coverageAnalysis: 'perTest',
		// Tables at the top of a file are evaluated once, before any mutant: each would need a whole run.
		ignoreStatic: true,
		// Skips what has not changed and whose tests have not changed.
		incremental: size === undefined,
		incrementalFile: `${report}.incremental.json`,
		concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
		timeoutMS: 5_000,
		reporters: ['progress-append-only', 'json'],
		jsonReporter: {fileName: `${report}.json`},
		tempDirName: '.stryker-tmp',
		ignorePatterns: ['dist', 'site', 'docs', 'bench', 'reports', 'coverage'],
	}).runMutationTest();
	const {testFiles} = JSON.parse(readFileSync(`${report}.json`, 'utf8'));
	const unused = asked.filter(file => !(file in testFiles));
	if (unused.length > 0) throw new Error(`No test ran of ${unused.join(', ')}`);
	return results.filter(({status}) => COUNTED.has(status));
}

const rows = [];
for (const path of chosen.length > 0 ? chosen : MODULES) {
	let size = sample;
	let counted = await test(path, size);
	// A sample of a small module may be lines without mutants.
	if (size !== undefined && counted.length === 0) {
		size = undefined;
		counted = await test(path);
	}
	const left = counted.filter(({status}) => !DETECTED.has(status));
	const row = {module: path, mutants: counted.length, detected: counted.length - left.length};
	rows.push(row);
	if (MODULES.includes(path)) {
		const date = new Date().toISOString().slice(0, 10);
		writeFileSync(PAGE, withRow(readFileSync(PAGE, 'utf8'), {...row, sample: size, seed, date}, MODULES));
	}
	const lines = left.map(({fileName, location, mutatorName, replacement, status}) => {
		const place = `${fileName.slice(fileName.indexOf('src/'))}:${location.start.line}:${location.start.column}`;
		return `${place} ${status} ${mutatorName} → ${replacement}`;
	});
	writeFileSync(`${reportOf(path)}.txt`, `${lines.sort().join('\n')}\n`);
}

const from = sample === undefined ? '' : ` (a sample, seed ${seed})`;
for (const row of rows)
	console.log(`${row.module}: ${row.detected} of ${row.mutants} detected${from}, ${scoreOf(row).toFixed(1)}%`);
if (rows.some(row => scoreOf(row) < LEAST)) process.exitCode = 1;
