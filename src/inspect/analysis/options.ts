// The options of the functions that compare and list.
import {IssueCollector, throwIssue} from '../../diagnostics/issue-collector.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {plainOf} from '../../schema/plain-object.js';
import {vocabularyProblem} from '../../schema/vocabulary.js';
import {readList} from '../../values/list.js';
import {servicePrefixProblem} from '../../values/service-prefix.js';
import {codeProblem} from '../../values/text.js';
import type {Readings} from '../../wire/readings.js';
import type {SubjectOptions} from '../subject.js';

/**
 * The options of `diff`, `instruments` and `testCases`.
 *
 * @source open-points: "Readings"; open points 9 and 27
 */
export interface AnalysisOptions {
	/** How the account reads what the specification leaves open; what is left out stays undetermined. */
	readonly readings?: Readings | undefined;
	/** The prefix of doubled providers and EMI issuers: letters and digits, without the `_`. */
	readonly servicePrefix?: string | undefined;
	/** Payment method types of the account beyond those of the specification. */
	readonly types?: readonly string[] | undefined;
}

/** The options as they were checked. */
export interface CheckedOptions {
	readonly readings: Readings;
	/** What is known of the account. */
	readonly account: SubjectOptions;
}

const KEYS = ['readings', 'servicePrefix', 'types'] as const satisfies readonly (keyof AnalysisOptions)[];

const NO_TYPES = 'types is empty: leave it out to keep the types of the specification';

/** The checked options. */
export function readAnalysisOptions(input: unknown): CheckedOptions {
	const found = plainOf(input === undefined ? {} : input, 'options object');
	if ('problem' in found) return throwIssue('', found.problem);
	const report = new IssueCollector();
	const read: Record<string, unknown> = {};
	for (const key of Object.keys(found.plain)) {
		const problem = vocabularyProblem(key, KEYS, 'option');
		if (problem === undefined) read[key] = Reflect.get(found.plain, key);
		else report.add(pointerSegment(key), {...problem, rule: 'unknown-key'});
	}
	const {servicePrefix, types, readings} = read as AnalysisOptions; // each is checked below
	const problem = servicePrefix === undefined ? undefined : servicePrefixProblem(servicePrefix);
	if (problem !== undefined) report.add('/servicePrefix', problem);
	const added = types === undefined ? undefined : readList(types, codeProblem, report, () => '/types', NO_TYPES);
	report.throwIfAny();
	return {
		readings: readings ?? {},
		account: {...(servicePrefix !== undefined && {servicePrefix}), ...(added !== undefined && {types: added})},
	};
}
