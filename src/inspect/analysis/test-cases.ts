// Generates a small list of instruments with verdicts that detects every effective change of a filter.

import type {Account} from '../../account/account.js';
import {throwIssue} from '../../diagnostics/issue-collector.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import type {Instrument} from '../../wire/instrument.js';
import {verdictOf} from '../evaluate/claim.js';
import {claimsOf} from '../evaluate/evaluator.js';
import type {Verdict} from '../evaluate/verdict.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubjectOrThrow, withRecovered} from '../subject/read-subject.js';
import {withinBudget} from './budget.js';
import {type Change, compareSubjects, verdictDistinction} from './changes.js';
import {labelOfClass} from './class-label.js';
import type {Part} from './class-parts.js';
import {listMutations, mutate} from './mutants.js';

/**
 * One test of a filter.
 *
 * @source The shape is paylock's own.
 */
export interface TestCase {
	/** The expectation in plain English; each name is unique. */
	readonly name: string;
	/** What the customer pays with. */
	readonly instrument: Instrument;
	/** The current verdict of the filter. */
	readonly expect: Verdict;
}

/** The most options, filters, list entries and flags of a filter that tests are generated for. */
const MOST_MUTATIONS = 2_000;

const VERBS: Readonly<Record<Verdict, readonly [before: string, after: string]>> = {
	shown: ['shows', ''],
	hidden: ['hides', ''],
	undetermined: ['leaves', ' undetermined'],
};

/**
 * Generates tests for a filter: a small list of instruments with the verdicts that they have now. Removing an
 * option, filter, list or list entry, or changing a flag, makes at least one of them fail, unless the change makes no
 * difference to any instrument.
 *
 * @param input - a filter or a session request, as object, builder or JSON text; at most 2,000 options, filters, list
 * entries and flags
 * @param options - what is known about the account
 * @returns the cases, each with a unique name
 * @throws an {@link InvalidInputError} for input that is not a filter or session at all
 * @throws a {@link MisuseError} for unknown options, and for a filter that is too large or combines into too many classes
 * @example
 * ```ts
 * import {testCases} from 'paylock/inspect';
 *
 * const cases = testCases({allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]});
 *
 * cases.find(({expect}) => expect === 'hidden')?.name;
 * // 'hides cash on delivery'
 * ```
 * @source open-points: "What decides whether an instrument is shown"
 */
export function testCases(input: unknown, options?: Account): readonly TestCase[] {
	return reportAtCall(testCases, () => {
		const account = checkOptions(options, input);
		const subject = readSubjectOrThrow(input, account);
		const mutations = listMutations(subject.recovered, subject.isSession);
		if (mutations.length > MOST_MUTATIONS) {
			throwIssue('', {
				rule: 'too-large',
				problem: `the filter has ${mutations.length} options, filters, list entries and flags`,
				remedy: `split it, since tests are generated for at most ${MOST_MUTATIONS}`,
			});
		}
		const cases: TestCase[] = [];
		const names = new Map<string, number>();
		withinBudget(budget => {
			for (const mutation of mutations) {
				const other = withRecovered(subject, mutate(subject.recovered, mutation));
				const claimOf = claimsOf(other);
				const {readings, mayDiffer, parts} = compareSubjects(subject, other);
				const isNoticed = cases.some(
					({instrument, expect}) => mayDiffer(instrument.type) && verdictOf(claimOf(instrument)) !== expect,
				);
				const change = isNoticed ? undefined : clearest(parts(budget, verdictDistinction(readings)));
				if (change !== undefined) cases.push(testCaseOf(change, names));
			}
		}, 1 / 2);
		return Object.freeze(cases.map(one => Object.freeze(one)));
	});
}

function testCaseOf(change: NonNullable<ReturnType<typeof clearest>>, names: Map<string, number>): TestCase {
	const {from} = change.outcome;
	const [before, after] = VERBS[from];
	const name = `${before} ${labelOfClass(change)}${after}`;
	const count = (names.get(name) ?? 0) + 1;
	names.set(name, count);
	return {name: count === 1 ? name : `${name} (${count})`, instrument: change.instrument, expect: from};
}

/** The most changes that are searched for a determined verdict. */
const MOST_EXAMINED = 50;

/** The first change whose earlier verdict is determined; the very first change if none is found soon. */
function clearest(changes: Generator<Part<Change>>) {
	const examined: Part<Change>[] = [];
	for (const change of changes) {
		if (change.outcome.from !== 'undetermined') return change;
		if (examined.push(change) > MOST_EXAMINED) break;
	}
	return examined[0];
}
