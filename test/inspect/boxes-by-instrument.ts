// The boxes that each instrument is in.
import {expect} from 'vitest';
import type {Account} from '../../src/account/account.js';
import type {Box} from '../../src/inspect/analysis/section.js';
import {sectionsIn} from '../../src/inspect/analysis/sections.js';
import {createEvaluator} from '../../src/inspect/evaluate/evaluator.js';
import {readSubjectOrThrow, type Subject} from '../../src/inspect/subject/read-subject.js';
import type {Instrument} from '../../src/wire/instrument.js';
import {isIn, sectionFor} from './filter-universe.js';

/** Each instrument with the boxes that it is in. */
export function* boxesByInstrument(subject: Subject, instruments: readonly Instrument[]) {
	const sections = sectionsIn(subject);
	for (const instrument of instruments) {
		const section = sectionFor(instrument, sections);
		if (section === undefined) throw new Error(`no section has ${JSON.stringify(instrument)}`);
		yield {instrument, boxes: section.boxes.filter(box => isIn(box, instrument, section))};
	}
}

/** Expects instruments of one type in boxes of the same families to have the same verdict. */
export function expectSameVerdicts(input: object, account: Account, instruments: readonly Instrument[]): void {
	const subject = readSubjectOrThrow(input, account);
	const explain = createEvaluator(subject);
	const verdicts = new Map<string, string>();
	for (const {instrument, boxes} of boxesByInstrument(subject, instruments)) {
		const families = `${instrument.type}: ${familiesOf(boxes, account)}`;
		const {verdict} = explain(instrument);
		expect(verdict, JSON.stringify({input, account, instrument, families})).toBe(verdicts.get(families) ?? verdict);
		verdicts.set(families, verdict);
	}
}

/** The families of boxes; where the order of filters counts, in the order of their first or last box. */
function familiesOf(boxes: readonly Box[], {readings}: Account): string {
	const sorted = [...boxes].sort((one, other) => one.order - other.order);
	if (readings?.precedence === 'last-wins') sorted.reverse();
	const families = [...new Set(sorted.map(({family}) => family))];
	const isOrdered = readings?.precedence === 'first-wins' || readings?.precedence === 'last-wins';
	return (isOrdered ? families : families.sort()).join('\n');
}
