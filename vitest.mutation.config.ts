import {relative} from 'node:path';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';
import {sources} from './vitest.config.ts';

/** A mutant is noticed by one test: quick files go first, and most slow ones are never asked. */
class QuickFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const {cache, config} = this.ctx;
		const time = ({project, moduleId}: TestSpecification) =>
			cache.getFileTestResults(`${project.name}:${relative(config.root, moduleId)}`)?.duration ?? 0;
		return [...files].sort((a, b) => time(a) - time(b));
	}
}

// What a mutation run asks of its tests: see scripts/mutation.mjs for which of them it asks.
export default defineConfig({
	resolve: {
		...sources.resolve,
		alias: [
			{find: /^fast-check$/, replacement: fileURLToPath(new URL('test/mutation.mjs', import.meta.url))},
			...sources.resolve.alias,
		],
	},
	ssr: sources.ssr,
	test: {
		include: ['test/**/*.test.ts'],
		sequence: {sequencer: QuickFirst},
		// The modules that a mutant does not touch need not be loaded again for each file of tests.
		isolate: false,
		// A busy machine must not fail the first run; a mutant that hangs is stopped by the mutation runner.
		testTimeout: 600_000,
		hookTimeout: 600_000,
	},
});
