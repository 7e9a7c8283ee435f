/// <reference types="node" />
// Test suites: `*.paylock.json`.

import {dirname, join} from 'node:path';
import type {Account} from '../../account/account.js';
import {ACCOUNT_FIELDS} from '../../account/account-shape.js';
import {INSTRUMENT, instrumentReader, STRING} from '../../account/read-instrument.js';
import type {Readings} from '../../account/readings.js';
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import {wrongValue} from '../../diagnostics/wrong-value.js';
import type {Instrument, Verdict} from '../../inspect/index.js';
import {isPlainData} from '../../schema/plain-object.js';
import {readShape} from '../../schema/read-shape.js';
import type {FormatShape, ObjectShape} from '../../schema/shape.js';
import {refusedAt} from '../terminal/terminal.js';
import {type Input, inputOf, parseInput, readInput, textPlace, textUnder} from './read-input.js';

/** One expectation. */
export interface SuiteCase {
	readonly name?: string;
	readonly instrument: Instrument;
	readonly expect: Verdict;
}

/** What the file contains. */
interface SuiteFile {
	/** A path relative to the suite, or the JSON itself. */
	readonly input: string | object;
	readonly readings?: Readings;
	readonly cases: readonly SuiteCase[];
}

/** One suite, and the filter or session request that it is about. */
export interface Suite extends Omit<SuiteFile, 'input'> {
	readonly file: Input;
	readonly input: Input;
}

const VERDICTS = ['shown', 'hidden', 'undetermined'] as const satisfies readonly Verdict[];

const FILTER_OR_PATH: FormatShape = {
	kind: 'format',
	expected: 'the path of a filter, or the filter itself',
	check: value =>
		isPlainData(value) || (typeof value === 'string' && value !== '')
			? undefined
			: wrongValue('invalid-type', value, {
					problem: 'is neither a path nor a filter',
					remedy: 'write the path of a filter, or the filter itself',
				}),
	schema: {type: ['string', 'object'], minLength: 1},
};

const CASE: ObjectShape = {
	kind: 'object',
	what: 'case',
	part: 'key of a case',
	required: {instrument: INSTRUMENT, expect: {kind: 'enum', what: 'verdict', enum: VERDICTS}},
	optional: {name: STRING},
};

/** The shape of the file. */
export const SUITE: ObjectShape = {
	kind: 'object',
	what: 'suite',
	part: 'key of a suite',
	required: {input: FILTER_OR_PATH, cases: {kind: 'list', item: CASE}},
	optional: {$schema: STRING, readings: ACCOUNT_FIELDS.readings},
};

/** Reads a suite and its input; throws a UsageError with every issue and its place in the file. */
export function readSuite(file: Input, {types = []}: Account): Suite {
	const value = parseInput(file);
	const {input, ...suite} = refusedAt(
		pointer => textPlace(file, file.document.placeOf(pointer).start),
		() => {
			const report = new IssueCollector();
			const read = readShape(SUITE, value, report) as SuiteFile | undefined; // as its shape says
			const readInstrument = instrumentReader(types);
			for (const [index, {instrument}] of read?.cases.entries() ?? []) {
				const {text} = readInstrument(instrument);
				report.add(`/cases/${index}/instrument`, text && {rule: 'unknown-value', ...text});
			}
			report.throwIfAny();
			return read as SuiteFile; // it is undefined only with an issue, which has just been thrown
		},
	);
	return {...suite, file, input: inputOfSuite(file, input)};
}

function inputOfSuite({name, file}: Input, input: string | object): Input {
	const text = typeof input === 'string' ? input : JSON.stringify(input, null, 2);
	if (text.trimStart().startsWith('{')) return inputOf(textUnder(`${name} /input`, text));
	return readInput(text.startsWith('/') || file === undefined ? text : join(dirname(file), text));
}
