// Runs each test once as usual, and remembers it, how often it runs each mutant, and whether it can be repeated.
import {TestRunner} from 'vitest';
import {forget} from './memory.mjs';

// The instrumented code counts and switches its mutants here.
globalThis.__stryker__ ??= {};
globalThis.testsThatRan ??= [];

export default class extends TestRunner {
	async onBeforeRunSuite(suite) {
		await super.onBeforeRunSuite(suite);
		// What `beforeAll` has opened, such as a server, stays open for the repetitions.
		TestRunner.getSuiteHooks(suite).afterAll.length = 0;
	}

	onBeforeTryTask(test) {
		forget();
		globalThis.__stryker__.currentTestId = test.id;
		super.onBeforeTryTask(test);
	}

	onAfterRunTask(test) {
		globalThis.__stryker__.currentTestId = undefined;
		if (test.type === 'test') globalThis.testsThatRan.push(test);
		super.onAfterRunTask(test);
	}
}
