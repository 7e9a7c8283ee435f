// The caller's observations, checked: readable instruments, and whether each was shown.
import {formatValue, isArray} from '../../diagnostics/format-value.js';
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import type {Instrument} from '../evaluate/instrument.js';
import {instrumentReader} from '../evaluate/read-instrument.js';

export interface CheckedObservation {
	readonly input: unknown;
	readonly instrument: Instrument;
	readonly shown: boolean;
}

/** Throws every issue at once. */
export function checkObservations(
	observations: unknown,
	typesOf: (input: unknown) => readonly string[],
): readonly CheckedObservation[] {
	const report = new IssueCollector();
	const readers = new Map<readonly string[], ReturnType<typeof instrumentReader>>();
	const checked: CheckedObservation[] = [];
	if (!isArray(observations)) {
		const text = {
			problem: `${formatValue(observations)} is not a list of observations`,
			remedy: 'write [{input, instrument, shown}]',
		};
		report.add('', {rule: 'invalid-type', ...text, found: formatValue(observations)});
	}
	for (const [index, observation] of isArray(observations) ? observations.entries() : []) {
		const pointer = `/${index}`;
		try {
			if (typeof observation !== 'object' || observation === null) {
				const text = {
					problem: `${formatValue(observation)} is not an observation`,
					remedy: 'write {input, instrument, shown}',
				};
				report.add(pointer, {rule: 'invalid-type', ...text, found: formatValue(observation)});
				continue;
			}
			const {input, instrument, shown} = observation as Readonly<Record<string, unknown>>; // any object has any key
			const types = typesOf(input);
			const read = getOrInsertComputed(readers, types, () => instrumentReader(types))(instrument);
			if (read.instrument === undefined) {
				report.add(`${pointer}/instrument`, {rule: 'invalid-type', ...read.text});
			} else if (typeof shown !== 'boolean') {
				const text = {problem: `${formatValue(shown)} is not a boolean`, remedy: 'write true or false'};
				report.add(`${pointer}/shown`, {rule: 'invalid-type', ...text, found: formatValue(shown)});
			} else checked.push({input, instrument: read.instrument, shown});
		} catch {
			report.add(pointer, {rule: 'unreadable', problem: 'the value cannot be read', remedy: 'use plain data'});
		}
	}
	report.throwIfAny();
	return checked;
}
