// The sections of the screen that one subject distinguishes, and the subject with the readings that count.
import type {Readings} from '../../wire/readings.js';
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import type {Subject} from '../read/subject.js';
import type {Section} from './section.js';
import {sectionsOf} from './sections.js';

/** A subject, and the readings that are settled for the account. */
export interface SubjectWithReadings extends Subject {
	readonly readings: Readings;
}

const knownSections = new WeakMap<Subject, readonly Section[]>();

/** The sections of a subject, computed once, since several rules need them. */
export function sectionsIn(subject: Subject): readonly Section[] {
	return getOrInsertComputed(knownSections, subject, () => sectionsOf([subject], subject.account));
}
