// Whether the tests would notice: `npm run mutation`, or `npm run mutation -- values inspect/lint`. Over an hour
// for all of it on two cores, so it is no part of CI.
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {Stryker} from '@stryker-mutator/core';

const LEAST = 90;

// Workers cannot set a zone of their own, and in UTC a date that names none is right by accident.
process.env.TZ = 'Asia/Kolkata';

// What compiles, packs or starts programs of its own cannot notice a mutant in memory; what is about size or a hundred
// kinds of junk notices nothing more, and would be asked a thousand times, nor does every fault of a server, of seconds;
// what waits for the first use of a library cannot share its modules with other files.
const LEFT_OUT = /(?:size|any-input|process(?:es)?|frozen|^faults)\.test\.ts$/;
const tests = (...folders) =>
	folders.flatMap(folder =>
		readdirSync(`test/${folder}`, {recursive: true})
			.filter(name => name.endsWith('.test.ts') && !LEFT_OUT.test(name))
			.map(name => `test/${folder}/${name}`),
	);
const BUILT = [
	...tests('values', 'rules', 'nodes', 'serialise', 'builders', 'golden', 'property'),
	'test/messages/run-time.test.ts',
	'test/inspect/decode.test.ts',
];
const ASKED = {values: BUILT, rules: BUILT, serialise: BUILT, inspect: tests('inspect'), service: tests('service')};
/** Of a folder that half of its room stands on, those tests that are about it. */
const ABOUT = {'inspect/explain': /\/(?:explain|compile|instruments)[^/]*$/};
const PARTS = [...Object.keys(ASKED), ...Object.keys(ABOUT)];
const isIn = (path, part) => `${path}/`.startsWith(`${part}/`);
/** What is a part of its own. */
const apart = path => PARTS.filter(part => part !== path && isIn(part, path)).map(part => `!src/${part}/**`);
const asked = path => {
	const [, about] = Object.entries(ABOUT).find(([part]) => isIn(path, part)) ?? [];
	return ASKED[path.split('/')[0]].filter(file => about?.test(file) ?? true);
};

const said = process.argv.slice(2);
const unknown = said.filter(path => !(path.split('/')[0] in ASKED));
if (unknown.length > 0)
	throw new Error(`${unknown.join(', ')}: give rooms, or folders in them: ${Object.keys(ASKED).join(', ')}`);

const NOTICED = new Set(['Killed', 'Timeout']);
const COUNTED = new Set([...NOTICED, 'Survived', 'NoCoverage']);

const rows = [];
for (const path of said.length > 0 ? said : PARTS) {
	const name = path.replaceAll('/', '-');
	const results = await new Stryker({
		testRunner: 'vitest',
		vitest: {configFile: 'vitest.mutation.config.ts', related: false},
		plugins: ['@stryker-mutator/vitest-runner'],
		mutate: path.endsWith('.ts') ? [`src/${path}`] : [`src/${path}/**/*.ts`, ...apart(path)],
		testFiles: asked(path),
		coverageAnalysis: 'perTest',
		// Tables at the top of a file are read once, before any mutant is: each would be a whole run.
		ignoreStatic: true,
		// What neither changed nor has tests that did is not asked again.
		incremental: true,
		incrementalFile: `reports/mutation/${name}.incremental.json`,
		concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
		timeoutMS: 5_000,
		reporters: ['progress-append-only', 'json'],
		jsonReporter: {fileName: `reports/mutation/${name}.json`},
		tempDirName: '.stryker-tmp',
		ignorePatterns: ['dist', 'site', 'docs', 'bench', 'reports', 'coverage'],
	}).runMutationTest();
	const {testFiles} = JSON.parse(readFileSync(`reports/mutation/${name}.json`, 'utf8'));
	const silent = asked(path).filter(file => !(file in testFiles));
	if (silent.length > 0) throw new Error(`No test ran of ${silent.join(', ')}`);
	const counted = results.filter(({status}) => COUNTED.has(status));
	const left = counted.filter(({status}) => !NOTICED.has(status));
	rows.push({path, mutants: counted.length, noticed: counted.length - left.length});
	const lines = left.map(({fileName, location, mutatorName, replacement, status}) => {
		const place = `${fileName.slice(fileName.indexOf('src/'))}:${location.start.line}:${location.start.column}`;
		return `${place} ${status} ${mutatorName} → ${replacement}`;
	});
	writeFileSync(`reports/mutation/${name}.txt`, `${lines.sort().join('\n')}\n`);
}

const score = ({mutants, noticed}) => (100 * noticed) / Math.max(mutants, 1);
for (const row of rows)
	console.log(`${row.path}: ${row.noticed} of ${row.mutants} noticed, ${score(row).toFixed(1)} %`);
if (rows.some(row => score(row) < LEAST)) process.exitCode = 1;
