/// <reference types="node" />
// Test suites: `*.paylock.json`.

import {dirname, join} from 'node:path';
import {messageOf} from '../../diagnostics/issue.js';
import {isMisuseError} from '../../diagnostics/misuse-error.js';
import type {Instrument, Verdict} from '../../inspect/index.js';
import {readAccount} from '../../rules/read-account.js';
import {vocabularyProblem} from '../../schema/vocabulary.js';
import type {Readings} from '../../wire/readings.js';
import {checkKeys, isObject, parseJson, usageErrorAt} from '../input/json-value.js';
import {type Input, inputOf, readInput} from '../input/read-input.js';

/** One expectation. */
export interface SuiteCase {
	readonly name?: string;
	readonly instrument: Instrument;
	readonly expect: Verdict;
	/** Its place in the suite. */
	readonly pointer: string;
}

/** One suite, and the filter or session request that it is about. */
export interface Suite {
	readonly file: Input;
	readonly input: Input;
	readonly readings: Readings;
	readonly cases: readonly SuiteCase[];
}

export const VERDICTS = ['shown', 'hidden', 'undetermined'] as const satisfies readonly Verdict[];

/** Reads a suite and its input; throws a UsageError with the line of the first issue. */
export function readSuite(file: Input): Suite {
	const value = parseJson(file);
	if (!isObject(value))
		throw usageErrorAt(file, '', 'the suite is not an object: write {"input": "filter.json", "cases": []}');
	checkKeys(file, '', value, ['$schema', 'input', 'readings', 'cases'], 'key of a suite');
	const {input, readings = {}, cases} = value;
	if (!Array.isArray(cases))
		throw usageErrorAt(file, '/cases', 'cases is not a list: write [{"instrument": …, "expect": …}]');
	return {
		file,
		input: inputOfSuite(file, input),
		readings: readingsOf(file, readings),
		cases: cases.map((item, index) => caseOf(file, `/cases/${index}`, item)),
	};
}

/** The readings of a suite, checked like those of an account. */
function readingsOf(file: Input, readings: unknown): Readings {
	try {
		return readAccount({readings}).readings ?? {};
	} catch (error) {
		const [issue] = isMisuseError(error) ? error.issues : [];
		if (issue === undefined) throw error;
		throw usageErrorAt(file, issue.pointer, issue.message);
	}
}

/** A path relative to the suite, or the JSON itself. */
export function inputOfSuite(file: Input, input: unknown, pointer = '/input'): Input {
	if (isObject(input)) return inputOf(`${file.name} ${pointer}`, JSON.stringify(input, null, 2));
	if (typeof input !== 'string' || input === '')
		throw usageErrorAt(file, pointer, 'input is missing: write the path of a filter, or the filter itself');
	if (input.trimStart().startsWith('{')) return inputOf(`${file.name} ${pointer}`, input);
	return readInput(input.startsWith('/') || file.file === undefined ? input : join(dirname(file.file), input));
}

function caseOf(file: Input, pointer: string, value: unknown): SuiteCase {
	if (!isObject(value))
		throw usageErrorAt(file, pointer, 'the case is not an object: write {"instrument": …, "expect": "shown"}');
	checkKeys(file, pointer, value, ['name', 'instrument', 'expect'], 'key of a case');
	const {name, instrument, expect} = value;
	if (name !== undefined && typeof name !== 'string')
		throw usageErrorAt(file, `${pointer}/name`, 'name is not a string: write a string, or leave it out');
	if (!isObject(instrument))
		throw usageErrorAt(file, `${pointer}/instrument`, 'instrument is missing: write one, such as {"type": "CARD"}');
	const problem = vocabularyProblem(expect, VERDICTS, 'verdict');
	if (problem !== undefined) throw usageErrorAt(file, `${pointer}/expect`, messageOf(problem));
	return {
		...(name !== undefined && {name}),
		instrument: instrument as unknown as Instrument, // the evaluator reports what is not one
		expect: expect as Verdict, // one of the vocabulary, just checked
		pointer,
	};
}
