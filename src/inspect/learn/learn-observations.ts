// The caller's observations, checked: readable instruments, and whether each was shown.
import {formatValue, isArray} from '../../diagnostics/format-value.js';
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
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
		const message = `${formatValue(observations)} is not a list of observations: write [{input, instrument, shown}]`;
		report.add('', {rule: 'invalid-type', message, found: formatValue(observations)});
	}
	for (const [index, observation] of isArray(observations) ? observations.entries() : []) {
		const pointer = `/${index}`;
		try {
			if (typeof observation !== 'object' || observation === null) {
				const message = `${formatValue(observation)} is not an observation: write {input, instrument, shown}`;
				report.add(pointer, {rule: 'invalid-type', message, found: formatValue(observation)});
				continue;
			}
			const {input, instrument, shown} = observation as Readonly<Record<string, unknown>>; // any object has any key
			const types = typesOf(input);
			const read = getOrInsertComputed(readers, types, () => instrumentReader(types))(instrument);
			if (read.instrument === undefined) {
				report.add(`${pointer}/instrument`, {rule: 'invalid-type', message: read.problem});
			} else if (typeof shown !== 'boolean') {
				const message = `${formatValue(shown)} is not a boolean: write true or false`;
				report.add(`${pointer}/shown`, {rule: 'invalid-type', message, found: formatValue(shown)});
			} else checked.push({input, instrument: read.instrument, shown});
		} catch {
			report.add(pointer, {rule: 'unreadable', message: 'the value cannot be read: use plain data'});
		}
	}
	report.throwIfAny();
	return checked;
}
