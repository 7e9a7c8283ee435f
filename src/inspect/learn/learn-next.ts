// The observation that would settle most of what is open.

import type {Account} from '../../wire/account.js';
import type {ReadingName} from '../../wire/readings.js';
import {instruments} from '../analysis/instruments.js';
import {type Assignments, dependsOn, READING_NAMES, sizeOf} from '../evaluate/assignments.js';
import {type ClaimOf, createClaims} from '../evaluate/evaluator.js';
import type {Instrument} from '../evaluate/instrument.js';

import {readSubject, type Subject} from '../read/subject.js';
import {PROBES} from './learn-probes.js';

/**
 * The observation to make next.
 *
 * @source open-points: "What decides whether an instrument is shown", readings
 */
export interface NextObservation<AccountType extends string = never> {
	/** What to open a screen with: a filter, or a session request to which you add the other fields. */
	readonly input: unknown;
	/** What to look for on that screen. */
	readonly instrument: Instrument<AccountType>;
	/** The readings that it can settle. */
	readonly readings: readonly ReadingName[];
}

/** Instruments that are tried on one input. */
const MOST_TRIED = 200;

interface Candidate {
	readonly input: unknown;
	readonly instrument: Instrument;
	readonly claimOf: ClaimOf;
}

/** The candidate that leaves the fewest assignments in the worst case; inputs that were observed are tried first. */
export function bestProbe(
	plausible: Assignments,
	subjects: ReadonlyMap<unknown, Subject>,
	account: Account,
): NextObservation | undefined {
	let least = sizeOf(plausible);
	let best: NextObservation | undefined;
	for (const {input, instrument, claimOf} of candidates(subjects, account)) {
		const {show, hide} = claimOf(instrument);
		const left = Math.max(sizeOf(show & plausible), sizeOf(hide & plausible));
		if (left >= least) continue;
		least = left;
		const readings = READING_NAMES.filter(name => dependsOn(show, name, plausible));
		best = Object.freeze({input, instrument, readings: Object.freeze(readings)});
	}
	return best;
}

function* candidates(subjects: ReadonlyMap<unknown, Subject>, account: Account): Iterable<Candidate> {
	for (const [input, subject] of subjects) {
		const claimOf = createClaims(subject);
		for (const instrument of instrumentsOf(input, subject.account)) yield {input, instrument, claimOf};
	}
	for (const {input, instrument} of PROBES) {
		yield {input, instrument, claimOf: createClaims(readSubject(input, account))};
	}
}

function instrumentsOf(input: unknown, account: Account): readonly Instrument[] {
	try {
		return instruments(input, account).slice(0, MOST_TRIED);
	} catch {
		return []; // too many classes to list
	}
}
