// Runs suites: what each case got, and which places of the filters no case reaches.

import type {Account} from '../../account/account.js';
import {readAccount} from '../../account/read-account.js';
import {isInvalidInputError} from '../../diagnostics/invalid-input-error.js';
import {isMisuseError} from '../../diagnostics/misuse-error.js';
import {compile, coverage, type Explanation} from '../../inspect/index.js';
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
	/** What the filter was evaluated with, readings of the suite included. */
	readonly options: Account;
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
	return {suite, options, cases};
}

function compiled(input: Input, options: Account): ReturnType<typeof compile> {
	try {
		return compile(input.json, options);
	} catch (error) {
		if (!isInvalidInputError(error) && !isMisuseError(error)) throw error;
		throw new UsageError(`${input.name}: ${error.issues[0]?.message}`);
	}
}

/** Which places of one filter decide a case. */
export interface InputCoverage {
	readonly input: Input;
	readonly decided: readonly string[];
	readonly undecided: readonly string[];
	readonly percent: number;
}

/** The coverage of each input by all its suites with the same readings. */
export function coverageOf(ran: readonly SuiteOutcome[]): readonly InputCoverage[] {
	const groups = new Map<string, SuiteOutcome>();
	for (const one of ran) {
		const key = JSON.stringify([one.suite.input.name, one.options.readings]);
		groups.set(key, {...one, cases: [...(groups.get(key)?.cases ?? []), ...one.cases]});
	}
	return Array.from(groups.values(), ({suite: {input}, options, cases}) => {
		const instruments = cases.map(({instrument}) => instrument);
		const {decided, undecided} = coverage(input.json, instruments, options);
		const total = decided.length + undecided.length;
		return {input, decided, undecided, percent: total === 0 ? 100 : (decided.length / total) * 100};
	});
}
