// The tests of one module with its mutants: the file in MUTATION_JOB names both.
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {BaseSequencer} from 'vitest/node';
import {sources} from '../../vitest.config.ts';
import {withMemory} from './memory.mjs';

const LAST = 'scripts/mutation/mutants.test.mjs';
const {tests, code} = JSON.parse(readFileSync(process.env.MUTATION_JOB, 'utf8'));

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
/** Other modules forget as well: what one remembers of the mutated code would hide its mutants. */
const forgetful = id => (id.startsWith(SOURCES) && id.endsWith('.ts') ? withMemory(readFileSync(id, 'utf8')) : null);

/** The mutants are tried once all tests have run. */
class MutantsLast extends BaseSequencer {
	async sort(files) {
		const isLast = ({moduleId}) => Number(moduleId.endsWith(LAST));
		return [...files].sort((a, b) => isLast(a) - isLast(b));
	}
}

export default defineConfig({
	resolve: {
		...sources.resolve,
		alias: [
			{find: /^fast-check$/, replacement: fileURLToPath(new URL('fast-check.mjs', import.meta.url))},
			...sources.resolve.alias,
		],
	},
	ssr: sources.ssr,
	// The code of a module with all its mutants, of which one at a time is active.
	plugins: [{name: 'mutants', enforce: 'pre', load: id => code[id] ?? forgetful(id)}],
	test: {
		include: [...tests, LAST],
		runner: 'scripts/mutation/runner.mjs',
		snapshotEnvironment: 'scripts/mutation/snapshots.mjs',
		sequence: {sequencer: MutantsLast},
		// One process for everything, which loads each module once.
		isolate: false,
		maxWorkers: 1,
		// The last "test" tries all mutants.
		testTimeout: 0,
		teardownTimeout: 500,
		// A mutant may leave a promise behind that nobody waits for.
		dangerouslyIgnoreUnhandledErrors: true,
	},
});
