// A list of instruments with verdicts that covers every rule of a filter.

import {reportAtCall} from '../../diagnostics/report-at-call.js';
import type {Account} from '../../wire/account.js';
import type {Instrument} from '../../wire/instrument.js';
import {createEvaluator} from '../evaluate/evaluator.js';
import type {Verdict} from '../evaluate/verdict.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubjectOrThrow, type Subject} from '../read/subject.js';
import {boundariesIn} from './boundaries.js';
import {Budget, withinBudget} from './budget.js';
import {labelOfClass} from './class-label.js';
import {everyClass, type LabeledClass, labeledClass} from './class-parts.js';
import {mandateBases} from './equivalence-classes.js';
import {sectionsIn} from './sections.js';

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
	/** The verdict of the filter as it is. */
	readonly expect: Verdict;
}

const VERBS: Readonly<Record<Verdict, readonly [before: string, after: string]>> = {
	shown: ['shows', ''],
	hidden: ['hides', ''],
	undetermined: ['leaves', ' undetermined'],
};

/**
 * Generates tests for a filter: a list of instruments with the verdicts that they have now. Each payment method type has
 * one with nothing that the filter names. Each option and each filter has one for every code and for both ends of every
 * range that it lists, and one outside each of its lists. Where filters overlap, there is one for each place that decides.
 *
 * @param input - a filter or a session request, as object, builder or JSON text
 * @param options - what is known about the account
 * @returns the cases, each with a unique name
 * @throws an {@link InvalidInputError} for input that is not a filter or session at all
 * @throws a {@link MisuseError} for unknown options, and for a filter that is too large
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
		const subject = readSubjectOrThrow(input, checkOptions(options, input).account);
		const explain = createEvaluator(subject);
		const cases = new Map<string, TestCase>();
		const names = new Map<string, number>();
		const covered = new Set<string>();
		const add = (one: LabeledClass, isWanted: (reasons: readonly string[]) => boolean) => {
			const key = JSON.stringify(one.instrument);
			if (cases.has(key)) return;
			const {verdict, because} = explain(one.instrument);
			const reasons = because.map(({pointer}) => `${verdict} ${pointer}`);
			if (!isWanted(reasons)) return;
			for (const reason of reasons) covered.add(reason);
			const [before, after] = VERBS[verdict];
			const label = `${before} ${labelOfClass(one)}${after}`;
			const count = (names.get(label) ?? 0) + 1;
			names.set(label, count);
			const name = count === 1 ? label : `${label} (${count})`;
			cases.set(key, Object.freeze({name, instrument: one.instrument, expect: verdict}));
		};
		for (const one of withinBudget(() => [...everyBoundary(subject)])) add(one, () => true);
		for (const one of everyClass(subject)) add(one, reasons => !reasons.every(reason => covered.has(reason)));
		return Object.freeze([...cases.values()]);
	});
}

/** The boundaries of every section; where a mandate is required, also one instrument without support for it. */
function* everyBoundary(subject: Subject): Generator<LabeledClass> {
	const budget = new Budget();
	const [usual, ...unsupported] = mandateBases([subject]);
	for (const section of sectionsIn(subject)) {
		const withBase = (more: object | undefined) => ({...section, base: {...section.base, ...more}});
		const own = withBase(usual);
		for (const one of boundariesIn(own, budget)) yield labeledClass(own, one);
		for (const other of unsupported.map(withBase)) {
			const [first] = boundariesIn(other, budget);
			if (first !== undefined) yield labeledClass(other, first);
		}
	}
}
