// The sections of the screen that a subject distinguishes, for the rules.
import type {Section} from '../analysis/section.js';
import {sectionsOf} from '../analysis/sections.js';
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import type {LintSubject} from './rule.js';

const knownSections = new WeakMap<LintSubject, readonly Section[]>();

/** The sections of a subject, computed once, since several rules need them. */
export function sectionsIn(subject: LintSubject): readonly Section[] {
	return getOrInsertComputed(knownSections, subject, () => sectionsOf([subject], subject.account));
}
