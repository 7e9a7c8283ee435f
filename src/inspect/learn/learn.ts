// Works out readings from what a real screen shows, by enumeration of all assignments.

import {InvalidInputError} from '../../diagnostics/invalid-input-error.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import type {Account} from '../../wire/account.js';
import {READING_CHOICES, type ReadingName, type Readings} from '../../wire/readings.js';
import {type Assignments, choosing, EVERY_ASSIGNMENT, mostOften, shareAssignment} from '../evaluate/assignments.js';
import type {Claim} from '../evaluate/claim.js';
import {createClaims} from '../evaluate/evaluator.js';
import type {Instrument} from '../evaluate/instrument.js';
import {type OpenReading, openReadings} from '../evaluate/open-readings.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubject, type Subject} from '../read/subject.js';
import {bestProbe, type NextObservation} from './learn-next.js';
import {checkObservations} from './learn-observations.js';

/**
 * What a screen showed: whether an instrument was on it, under a filter or session request.
 *
 * @source open-points: "What decides whether an instrument is shown", readings
 */
export interface Observation<AccountType extends string = never> {
	/** The filter or session request with which the screen was opened, as object, builder or JSON text. */
	readonly input: unknown;
	/** The instrument that was looked for, described as fully as possible. */
	readonly instrument: Instrument<AccountType>;
	/** Whether it was on the screen. */
	readonly shown: boolean;
}

/**
 * What observations reveal about an account.
 *
 * @source open-points: "What decides whether an instrument is shown", readings
 */
export interface Learned<AccountType extends string = never> {
	/** The choices that the observations force; pass them on as `readings`. */
	readonly readings: Readings;
	/** The readings that are still open, each with the choices that are left. */
	readonly open: readonly OpenReading[];
	/** The observations that the most plausible choices do not explain: look again, or report the account's behavior. */
	readonly conflicts: readonly Observation<AccountType>[];
	/** The next observation to make: the one that would settle most of what is open. Left out if nothing is open. */
	readonly next?: NextObservation<AccountType>;
}

/**
 * Works out the readings of an account from what its real screen shows. It tries every combination of choices, so the
 * result is exact. If observations contradict each other, they are reported, and the combinations that explain the most
 * of them count.
 *
 * @param observations - what was looked for on a screen, under which filter or session, and whether it was there
 * @param options - what is known about the account; its `readings` are settled already
 * @returns the choices that are forced, those that are open, the observations in conflict, and what to observe next
 * @throws an {@link InvalidInputError} for an input that is not a filter or session at all
 * @throws a {@link MisuseError} for observations of another shape, an instrument that cannot be read, or an unknown option
 * @example
 * ```ts
 * import {learn} from 'paylock/inspect';
 *
 * const input = {
 * 	allowDefaultOptions: false,
 * 	options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardTypes: ['CREDIT']}]}],
 * };
 *
 * learn([{input, instrument: {type: 'CARD', cardType: 'DEBIT'}, shown: true}]).readings;
 * // {defaultsInside: 'ignore'}
 * ```
 * @source open-points: "What decides whether an instrument is shown", readings
 */
export function learn<const AccountType extends string = never>(
	observations: readonly Observation<NoInfer<AccountType>>[],
	options?: Account<AccountType>,
): Learned<AccountType> {
	return reportAtCall(learn, () => {
		const {account, readings: settled} = checkOptions(options);
		const checked = checkObservations(observations, input => checkOptions(options, input).account.types ?? NO_TYPES);
		const subjects = new Map<unknown, Subject>();
		const explaining = checked.map(({input, instrument, shown}, index) => {
			const read = () => readObservedInput(input, checkOptions(options, input).account, index);
			const subject = getOrInsertComputed(subjects, input, read);
			return assignmentsOf(createClaims(subject)(instrument), shown);
		});
		const plausible = mostOften(explaining);
		const conflicts = observations.filter((_, index) =>
			shareAssignment(plausible, ~(explaining[index] ?? EVERY_ASSIGNMENT)),
		);
		const left = openReadings.map(reading => ({reading, choices: choicesLeft(reading, plausible, settled)}));
		const forced = left.flatMap(({reading: {name}, choices}) => (choices.length === 1 ? [[name, choices[0]]] : []));
		const open = left.flatMap(
			({reading, choices}) =>
				choices.length === 1 ? [] : [Object.freeze({...reading, choices: Object.freeze(choices)}) as OpenReading], // some of its choices
		);
		const next = bestProbe(plausible, subjects, account);
		return Object.freeze({
			readings: Object.freeze(Object.fromEntries(forced)) as Readings, // each name with one of its choices
			open: Object.freeze(open),
			conflicts: Object.freeze(conflicts),
			...(next !== undefined && {next: next as NextObservation<AccountType>}), // of the documented types
		});
	});
}

const NO_TYPES: readonly string[] = [];

/** The input of an observation; throws its issues for what is not a filter or session at all. */
function readObservedInput(input: unknown, account: Account, index: number): Subject {
	const subject = readSubject(input, account);
	if (subject.isReadable) return subject;
	const issues = subject.issues.map(issue => ({...issue, pointer: `/${index}/input${issue.pointer}`}));
	throw new InvalidInputError(issues, subject.total);
}

/** The assignments under which an instrument may be on the screen, or may not be. */
function assignmentsOf({show, hide}: Claim, isShown: boolean): Assignments {
	return isShown ? show : hide;
}

function choicesLeft({name}: OpenReading, plausible: Assignments, settled: Readings): readonly string[] {
	const chosen = settled[name];
	if (chosen !== undefined) return [chosen];
	const choices: readonly (typeof READING_CHOICES)[ReadingName][number][] = READING_CHOICES[name];
	return choices.filter(choice => shareAssignment(plausible, choosing(name, choice as never))); // one of the reading's own
}
