// The instruments that represent the classes of one or several subjects.
import {type NormalSubject, UNREADABLE} from '../../model/subject.js';
import type {Instrument} from '../../wire/instrument.js';
import type {Readings} from '../../wire/readings.js';
import type {Subject} from '../read/subject.js';
import {type Budget, BudgetExceeded} from './budget.js';
import type {Distinction} from './numbered-boxes.js';
import {sectionsOf} from './sections.js';
import {walk} from './walk.js';

/** Keeps the first filter that matches, which the reasons name; under `last-wins` also the last one, which decides. */
export function chooseDistinction({precedence}: Readings = {}): 'first' | 'ends' {
	return precedence === 'last-wins' ? 'ends' : 'first';
}

/** The result with every filter distinguished; where that takes too much work, only with those that decide. */
export function distinguishing<Result>(
	{account}: Subject,
	analyze: (distinction: Distinction, isEvery: boolean) => Result,
): Result {
	try {
		return analyze('every', true);
	} catch (error) {
		if (!(error instanceof BudgetExceeded)) throw error;
		return analyze(chooseDistinction(account.readings), false);
	}
}

/** The representatives of every class, section by section. */
export function* representatives(subject: Subject, distinction: Distinction, budget: Budget): Generator<Instrument> {
	for (const section of sectionsOf([subject], subject.account)) {
		for (const {instrument} of walk(section, distinction, budget)) yield* withMandates(instrument, [subject]);
	}
}

/** True if some subject requires a mandate, or may. */
export function mayRequireMandate(subjects: readonly NormalSubject[]): boolean {
	return subjects.some(({mandateKind}) => mandateKind === 'REQUIRED' || mandateKind === UNREADABLE);
}

/** If a mandate is required, each instrument with and without support for mandates. */
export function withMandates(instrument: Instrument, subjects: readonly NormalSubject[]): readonly Instrument[] {
	if (!mayRequireMandate(subjects)) return [instrument];
	return [true, false].map(supportsMandates => ({...instrument, supportsMandates}));
}
