// What the specification leaves open about meaning, as data: one question each, with its possible choices.
import {READING_CHOICES, type ReadingName} from '../wire/readings.js';

/**
 * One open question about meaning. An account behaves the same way every time.
 *
 * @source open-points: "What decides whether an instrument is shown", readings
 */
export interface OpenReading<Name extends ReadingName = ReadingName> {
	readonly name: Name;
	readonly question: string;
	readonly choices: (typeof READING_CHOICES)[Name];
}

const QUESTIONS: Readonly<Record<ReadingName, string>> = {
	precedence: 'Card, UPI or plan filters with different `enable` match one instrument: which of them counts?',
	defaultsInside: 'No list inside a type matches an instrument: does `allowDefaultOptions` apply to it?',
	unnamedEmi: 'Is an EMI kind or plan group that is not named shown while `allowDefaultOptions` is false?',
	outerFlag: 'EMI is disabled outside and enabled inside: which of the two flags counts?',
	emiOnHiddenCards: 'Is a credit or debit EMI plan shown while `CARD` is hidden?',
	issuersAndTenures: 'A plan filter excludes issuers and tenures: does it exclude plans in both lists, or in either?',
	emptyList: 'Is an empty list ignored, or does it match nothing?',
	emiDisplay: '`sdk_udf` and `emiOptions` contradict each other: which of them counts?',
};

/** The names of all readings, in the order of {@link openReadings}. */
export const READING_NAMES = Object.freeze(Object.keys(READING_CHOICES) as ReadingName[]); // its own keys

/**
 * What the specification leaves open about meaning, as frozen data. A reading that is not chosen leaves what depends on
 * it `undetermined`; `learn` finds the choices of your account from what its screen shows.
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
