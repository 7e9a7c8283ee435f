// Tries the mutants of a module, each with the tests that run its code. Runs last: it repeats the tests of the other files.
import {readFileSync, writeFileSync} from 'node:fs';
import {test} from 'vitest';
import {failureOf, isTimeout} from './repeat.mjs';
import {addResult, resultsIn} from './results.mjs';

const {mutants, results, current} = JSON.parse(readFileSync(process.env.MUTATION_JOB, 'utf8'));
const state = globalThis.__stryker__;
const {static: whileLoading = {}, perTest = {}} = state.mutantCoverage ?? {};

test('mutants', async () => {
	const tests = await quickFirst(globalThis.testsThatRan);
	const isDone = new Set(resultsIn(results).map(({id}) => id));
	for (const {id} of mutants) {
		if (isDone.has(id)) continue;
		const {status, by, files} = await tried(
			id,
			tests.filter(({test}) => perTest[test.id]?.[id] > 0),
		);
		addResult(results, {id, status, by: by?.name, files});
		// Something that the mutant left behind: the script starts again with the next one.
		if (by !== undefined && (await failureOf(by, MOST_MS)) !== undefined)
			throw new Error(`${by.name} fails after mutant ${id}`);
	}
});

/** In a matrix, a test that takes longer runs only while none has detected the mutant. */
const SLOW_MS = 300;

/** For a test without a mutant. */
const MOST_MS = 60_000;

/** The tests that can be repeated, those that take the least time first. */
async function quickFirst(tests) {
	const timed = [];
	for (const test of tests) {
		const began = performance.now();
		const failure = await failureOf(test, MOST_MS);
		if (failure === undefined) timed.push({test, ms: performance.now() - began});
		else console.warn(`left out, since it fails when repeated: ${test.file.name}: ${test.name}: ${failure.message}`);
	}
	return timed.sort((one, other) => one.ms - other.ms);
}

/** What becomes of a mutant, a test that detects it, and the files of those that do: the first one only, or with MUTATION_MATRIX all. */
async function tried(id, tests) {
	if (tests.length === 0) return {status: id in whileLoading ? 'Static' : 'NoCoverage'};
	const files = new Set();
	let detected;
	for (const {test, ms} of tests) {
		if (files.has(test.file.name)) continue;
		if (files.size > 0 && ms > SLOW_MS) break;
		writeFileSync(current, id);
		state.hitCount = 0;
		state.hitLimit = 100 * perTest[test.id][id];
		state.activeMutant = id;
		const failure = await failureOf(test, 5_000 + 3 * ms);
		state.activeMutant = undefined;
		state.hitCount = undefined;
		if (failure === undefined) continue;
		files.add(test.file.name);
		detected = {status: isTimeout(failure) ? 'Timeout' : 'Killed', by: test};
		if (process.env.MUTATION_MATRIX === undefined) break;
	}
	return {...(detected ?? {status: 'Survived'}), files: [...files]};
}
