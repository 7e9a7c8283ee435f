import {defineConfig} from 'vitest/config';
import {sources} from './vitest.config.ts';

// The tests of rooms only: what compiles, packs or starts programs of its own cannot notice a mutant in memory. Nor do
// those over huge or random input notice more; they would run again and again, for minutes.
export default defineConfig({
	...sources,
	test: {
		include: ['test/{values,rules,nodes,serialise,builders,service,inspect,golden}/**/*.test.ts'],
		exclude: ['test/**/*{size,any-input,process}*.test.ts'],
		testTimeout: 60_000,
	},
});
