import {defineConfig} from 'vitest/config';

// The tests of rooms only: what compiles, packs or starts programs of its own cannot notice a mutant in memory.
const conditions = ['paylock-source', 'node', 'import', 'default'];

export default defineConfig({
	resolve: {conditions},
	ssr: {resolve: {conditions}},
	test: {include: ['test/{values,rules,nodes,serialise,builders,service,inspect,golden,property}/**/*.test.ts']},
});
