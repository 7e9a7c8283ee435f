// What the classes of one or several subjects distinguish.
import {type NormalSubject, UNREADABLE} from '../../model/subject.js';
import type {Readings} from '../../wire/readings.js';

/** Keeps the first filter that matches, which the reasons name; under `last-wins` also the last one, which decides. */
export function chooseDistinction({precedence}: Readings = {}): 'first' | 'ends' {
	return precedence === 'last-wins' ? 'ends' : 'first';
}

/** True if some subject requires a mandate, or may. */
export function mayRequireMandate(subjects: readonly NormalSubject[]): boolean {
	return subjects.some(({mandateKind}) => mandateKind === 'REQUIRED' || mandateKind === UNREADABLE);
}

/** If a mandate is required, instruments with and without support for mandates. */
export function mandateBases(subjects: readonly NormalSubject[]): readonly {readonly supportsMandates?: boolean}[] {
	return mayRequireMandate(subjects) ? [{supportsMandates: true}, {supportsMandates: false}] : [{}];
}
