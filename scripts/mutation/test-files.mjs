// Tests all mutants of some files in one process, which starts again when a mutant stops or breaks it.
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {instrument} from './instrument.mjs';
import {addResult, resultsIn} from './results.mjs';

/** A test that takes longer never ends. */
const LONGEST_TEST_MS = 15_000;
/** A sample: every so many mutants. */
const EVERY = Number(process.env.MUTATION_EVERY ?? 1);
/** A mutant that changes what is evaluated while the sources are loaded is not tested: each would need a process of its own. */
const COUNTED = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];

/** The mutants with their results, without those that are not tested. */
export async function testFiles(files, tests, folder) {
	rmSync(folder, {recursive: true, force: true});
	mkdirSync(folder, {recursive: true});
	const [job, results, current] = ['job.json', 'results.jsonl', 'current.txt'].map(name => resolve(folder, name));
	const {code, mutants: all} = await instrument(files);
	const mutants = all.filter((_, index) => index % EVERY === 0);
	writeFileSync(job, JSON.stringify({tests, code, mutants: mutants.map(({id}) => ({id})), results, current}));
	const count = () => resultsIn(results).length;
	while (count() < mutants.length) {
		const before = count();
		rmSync(current, {force: true});
		const output = await run(job, current);
		const last = existsSync(current) && readFileSync(current, 'utf8');
		const isOpen = last && !resultsIn(results).some(({id}) => id === last);
		if (isOpen) addResult(results, {id: last, status: 'Timeout'});
		if (count() === before) throw new Error(`No mutant could be tested.\n${output}`);
	}
	const byId = new Map(mutants.map(mutant => [mutant.id, mutant]));
	return resultsIn(results)
		.filter(({status}) => COUNTED.includes(status))
		.map(({id, status}) => ({...byId.get(id), status}));
}

/** What a run of the tests prints; it is stopped if a mutant makes it hang. */
async function run(job, current) {
	const child = spawn('npx', ['vitest', 'run', '--config', 'scripts/mutation/vitest.config.mjs'], {
		// In CI, no snapshot is written.
		env: {...process.env, MUTATION_JOB: job, CI: 'true'},
		stdio: ['ignore', 'pipe', 'pipe'],
		// Its own process group, to stop its workers too.
		detached: true,
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk));
	const watch = setInterval(() => {
		const since = statSync(current, {throwIfNoEntry: false})?.mtimeMs ?? Date.now();
		if (Date.now() - since > LONGEST_TEST_MS) process.kill(-child.pid, 'SIGKILL');
	}, 1_000);
	await new Promise(end => child.on('close', end));
	clearInterval(watch);
	return output;
}
