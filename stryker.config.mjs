// Whether the tests would notice: `npm run mutation`, or `npm run mutation -- --mutate 'src/values/**'`. Minutes; not part of CI.

/** @type {import('@stryker-mutator/core').PartialStrykerOptions} */
export default {
	testRunner: 'vitest',
	vitest: {configFile: 'vitest.mutation.config.ts'},
	mutate: ['src/{values,rules,serialise,inspect,service}/**/*.ts'],
	plugins: ['@stryker-mutator/vitest-runner'],
	coverageAnalysis: 'perTest',
	ignoreStatic: true,
	concurrency: 2,
	timeoutMS: 20_000,
	reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
	clearTextReporter: {allowColor: false, reportTests: false},
	thresholds: {high: 95, low: 90, break: 90},
	tempDirName: '.stryker-tmp',
	ignorePatterns: ['dist', 'site', 'docs', 'bench', 'reports', 'coverage'],
};
