import {defineConfig} from 'vitest/config';

export default defineConfig({
	// The sources' own transport, not the built one: see "imports" in package.json.
	resolve: {conditions: ['paylock-source', 'node', 'import', 'default']},
	test: {include: ['test/**/*.test.ts'], exclude: ['test/browser/**', 'test/consumer/**', 'test/runtimes/**']},
});
