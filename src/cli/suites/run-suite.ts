// Runs suites: what each case got.

import type {Account} from '../../account/account.js';
import {readAccount} from '../../account/read-account.js';
import {isInvalidInputError} from '../../diagnostics/invalid-input-error.js';
import {isMisuseError} from '../../diagnostics/misuse-error.js';
import {compile, type Explanation} from '../../inspect/index.js';
import type {Input} from '../input/read-input.js';
import {lineOf} from '../report/locate.js';
import {UsageError} from '../terminal/terminal.js';
import type {Suite, SuiteCase} from './suite.js';

/** One case and its outcome. */
export interface CaseOutcome extends SuiteCase, Explanation {
	readonly passed: boolean;
	readonly line: number;
}

/** One suite and its outcomes. */
export interface SuiteOutcome {
	readonly suite: Suite;
	readonly cases: readonly CaseOutcome[];
}

export function runSuite(suite: Suite, settings: Account): SuiteOutcome {
	const {file, input, readings} = suite;
	const options = readAccount({readings}, settings);
	const filter = compiled(input, options);
	const cases = suite.cases.map((one, index): CaseOutcome => {
		const explanation = filter.explain(one.instrument);
		return {...one, ...explanation, passed: explanation.verdict === one.expect, line: lineOf(file, `/cases/${index}`)};
	});
	return {suite, cases};
}

function compiled(input: Input, options: Account): ReturnType<typeof compile> {
	try {
		return compile(input.json, options);
	} catch (error) {
		if (!isInvalidInputError(error) && !isMisuseError(error)) throw error;
		throw new UsageError(`${input.name}: ${error.issues[0]?.message}`);
	}
}
