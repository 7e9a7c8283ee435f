// The sections of a subject, computed once, since several rules need them.
import {sectionsOf} from '../analysis/equivalence-classes.js';
import type {Section} from '../analysis/section.js';
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import type {LintSubject} from './rule.js';

const known = new WeakMap<LintSubject, readonly Section[]>();

export function sectionsIn(subject: LintSubject): readonly Section[] {
	return getOrInsertComputed(known, subject, () => sectionsOf([subject], subject.account));
}
