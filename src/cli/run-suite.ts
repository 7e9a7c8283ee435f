// Runs suites: what each case got, and which places of the filters no case reaches.
import {isInvalidInputError} from '../diagnostics/invalid-input-error.js';
import {isMisuseError} from '../diagnostics/misuse-error.js';
import {compile, coverage, type Explanation, type Instrument} from '../inspect/index.js';
import {wrongAt} from './json-value.js';
import {lineOf} from './locate.js';
import type {Input} from './read-input.js';
import type {MeaningOptions} from './settings.js';
import type {Suite, SuiteCase} from './suite.js';
import {UsageError} from './terminal.js';

/** One case and its outcome. */
export interface RanCase extends SuiteCase, Explanation {
	readonly passed: boolean;
	readonly line: number;
}

/** One suite and its outcomes. */
export interface RanSuite {
	readonly suite: Suite;
	readonly cases: readonly RanCase[];
}

export function runSuite(suite: Suite, options: MeaningOptions): RanSuite {
	const {file, input, readings} = suite;
	const filter = compiled(input, {...options, readings: {...options.readings, ...readings}});
	const cases = suite.cases.map((one): RanCase => {
		const explanation = filter.explain(one.instrument);
		const wrong = explanation.because.find(({rule}) => rule === 'unreadable-instrument');
		if (wrong !== undefined) throw wrongAt(file, `${one.pointer}/instrument`, wrong.message);
		return {...one, ...explanation, passed: explanation.verdict === one.expect, line: lineOf(file, one.pointer)};
	});
	return {suite, cases};
}

function compiled(input: Input, options: MeaningOptions): ReturnType<typeof compile> {
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

/** The coverage of each input, over all suites about it. */
export function coverageOf(ran: readonly RanSuite[]): readonly InputCoverage[] {
	const inputs = new Map<string, {readonly input: Input; readonly instruments: Instrument[]}>();
	for (const {suite, cases} of ran) {
		const entry = inputs.get(suite.input.name) ?? {input: suite.input, instruments: []};
		entry.instruments.push(...cases.map(({instrument}) => instrument));
		inputs.set(suite.input.name, entry);
	}
	return [...inputs.values()].map(({input, instruments}) => {
		const {decided, undecided} = coverage(input.json, instruments);
		const all = decided.length + undecided.length;
		return {input, decided, undecided, percent: all === 0 ? 100 : (decided.length / all) * 100};
	});
}
