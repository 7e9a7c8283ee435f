// The last line in CI: `N passed, N failed`, printed after everything else.

import type {Reporter, SerializedError, TestModule} from 'vitest/node';

/** Counts tests; what fails outside of any test (a file that does not load, an unhandled error) counts as failed. */
export default class ClosingLine implements Reporter {
	onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
		const count = {passed: 0, failed: unhandled.length, skipped: 0, pending: 0};
		for (const module of modules) {
			if (module.errors().length > 0) count.failed += 1;
			for (const suite of module.children.allSuites()) if (suite.errors().length > 0) count.failed += 1;
			for (const test of module.children.allTests()) count[test.result().state] += 1;
		}
		// A test that did not finish did not pass.
		const failed = count.failed + count.pending;
		const skipped = count.skipped === 0 ? '' : `, ${count.skipped} skipped`;
		process.once('exit', () => process.stdout.write(`${count.passed} passed, ${failed} failed${skipped}\n`));
	}
}
