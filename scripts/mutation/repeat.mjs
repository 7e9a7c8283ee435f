// Repeats a test that has run, with the hooks around each test.
import {TestRunner} from 'vitest';
import {forget} from './memory.mjs';

const LATE = 'no result in time';

/** The error with which the test fails; `undefined` if it passes. */
export async function failureOf(test, mostMs) {
	let timer;
	const late = new Promise((_, reject) => {
		timer = setTimeout(reject, mostMs, new Error(LATE));
	});
	try {
		await Promise.race([repeat(test), late]);
		return undefined;
	} catch (error) {
		return error ?? new Error('thrown without an error');
	} finally {
		clearTimeout(timer);
	}
}

/** True if the test did not end, or if the instrumented code ended a loop in it. */
export const isTimeout = ({message}) => message === LATE || String(message).startsWith('Stryker: Hit count limit');

async function repeat(test) {
	const suites = [];
	for (let suite = test.suite; suite !== undefined && suite !== test.file; suite = suite.suite) suites.unshift(suite);
	suites.unshift(test.file);
	const ends = [];
	const run = async (name, suite) => {
		for (const hook of TestRunner.getSuiteHooks(suite)[name]) {
			const end = await hook(test.context, suite);
			if (typeof end === 'function') ends.unshift(end);
		}
	};
	globalThis.repeatedFile = test.file.filepath;
	forget();
	try {
		for (const suite of suites) await run('beforeEach', suite);
		await TestRunner.getTestFn(test)();
	} finally {
		for (const suite of suites.toReversed()) await run('afterEach', suite);
		for (const end of test.onFinished ?? []) await end(test.context);
		test.onFinished = [];
		for (const end of ends) await end();
	}
}
