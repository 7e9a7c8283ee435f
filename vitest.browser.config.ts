import {defineConfig} from 'vitest/config';
import {sources} from './vitest.config.js';

// A real browser, Debian's chromium, which is not on every machine: `npm run test:browser`, not `npm test`.
export default defineConfig({
	...sources,
	test: {
		include: ['test/browser/**/*.test.ts'],
		reporters: ['default', './test/reporter.ts'],
		testTimeout: 30_000,
		hookTimeout: 60_000,
	},
});
