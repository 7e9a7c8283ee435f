// What the specification leaves open about meaning, as data: a list of questions, each with its possible choices.
import {READING_CHOICES, type ReadingName} from '../../account/readings.js';
import {READING_NAMES} from './assignments.js';

/**
 * One open question about meaning. Its answer is the same for all filters of an account.
 *
 * @source open-points: "What decides whether an instrument is shown", readings
 */
export interface OpenReading<Name extends ReadingName = ReadingName> {
	/** The key in `readings`. */
	readonly name: Name;
	/** What the specification does not answer. */
	readonly question: string;
	/** The possible answers: the values of the key. */
	readonly choices: (typeof READING_CHOICES)[Name];
}

const QUESTIONS: Readonly<Record<ReadingName, string>> = {
	precedence: 'If one card, UPI or plan filter enables an instrument and another disables it, which one counts?',
	defaultsInside: 'If no list inside a type matches an instrument, does `allowDefaultOptions` apply to it?',
	unnamedEmi: 'If `allowDefaultOptions` is false, are EMI kinds and plan groups shown that the filter does not name?',
	outerFlag: 'If an EMI kind, group or plan filter is disabled and something inside it is enabled, which flag counts?',
	emiOnHiddenCards: 'Are credit and debit EMI plans shown while `CARD` is hidden?',
	issuersAndTenures:
		'If a plan filter excludes issuers and tenures, does it exclude plans in both lists, or in either?',
	upiProviderCodes: 'Does `paymentMethods` on a `UPI` option count, as it does for other types, or is it ignored?',
	emptyList: 'Is an empty list ignored, or does it match nothing?',
	emiDisplay: 'If `sdk_udf` and `emiOptions` contradict each other, which one counts?',
};

/**
 * What the specification leaves open about meaning, as frozen data. While a reading is not chosen, every verdict that
 * depends on it is `undetermined`. The guide "What the specification leaves open" has an experiment for each reading that
 * settles it on a real screen.
 *
 * @example
 * ```ts
 * import {openReadings} from 'paylock/inspect';
 *
 * openReadings.find(({name}) => name === 'precedence')?.choices;
 * // ['hide-wins', 'show-wins', 'first-wins', 'last-wins']
 * ```
 * @source open-points: "What decides whether an instrument is shown", readings
 */
export const openReadings: readonly OpenReading[] = Object.freeze(
	READING_NAMES.map(name =>
		Object.freeze({name, question: QUESTIONS[name], choices: Object.freeze(READING_CHOICES[name])}),
	),
);
