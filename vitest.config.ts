import {defineConfig} from 'vitest/config';

// The sources' own transport, not the built one: see "imports" in package.json.
const conditions = ['paylock-source', 'node', 'import', 'default'];

export default defineConfig({
	test: {
		reporters: ['default', './test/reporter.ts'],
		projects: [
			{
				resolve: {conditions},
				ssr: {resolve: {conditions}},
				test: {
					name: 'rooms',
					include: ['test/**/*.test.ts'],
					exclude: ['test/{browser,consumer,packed,runtimes}/**'],
					sequence: {groupOrder: 0},
				},
			},
			{
				test: {
					name: 'packed',
					include: ['test/{consumer,packed}/**/*.test.ts'],
					globalSetup: ['test/packed/pack.ts'],
					maxConcurrency: 2,
					sequence: {groupOrder: 1},
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
