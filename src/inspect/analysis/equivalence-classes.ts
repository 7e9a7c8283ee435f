// The classes of instruments that one or several subjects can distinguish, with one representative each.
import {type NormalSubject, UNREADABLE} from '../../model/subject.js';
import type {Account} from '../../wire/account.js';
import type {Readings} from '../../wire/readings.js';
import type {Instrument} from '../evaluate/instrument.js';
import type {Budget} from './budget.js';
import type {Distinction} from './numbered-boxes.js';
import type {Section} from './section.js';
import {type AccountSubject, sectionsOf} from './sections.js';
import {walk} from './walk.js';

/** Keeps the first filter that matches, which the reasons name; under `last-wins` also the last one, which decides. */
export function chooseDistinction({precedence}: Readings): 'first' | 'ends' {
	return precedence === 'last-wins' ? 'ends' : 'first';
}

/** The representatives of every class, section by section. */
export function* representatives(
	subjects: readonly AccountSubject[],
	account: Account,
	distinction: Distinction,
	budget: Budget,
): Generator<Instrument> {
	for (const section of sectionsOf(subjects, account)) {
		for (const instrument of representativesOf(section, distinction, budget)) {
			yield* withMandates(instrument, subjects);
		}
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

/** One instrument of each of a section's classes, described in full. */
export function* representativesOf(section: Section, distinction: Distinction, budget: Budget): Generator<Instrument> {
	for (const {values} of walk(section, distinction, budget)) {
		const chosen = section.dimensions.map(({attribute}) => [attribute, values.get(attribute)?.value]);
		// Each section's attributes and values are those of its type of instrument.
		yield {...section.base, ...Object.fromEntries(chosen)} as unknown as Instrument;
	}
}
