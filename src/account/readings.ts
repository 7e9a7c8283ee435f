// What the specification leaves open about meaning: each reading is one question with a few choices.

/** The choices of each reading, as written in `readings` of a configuration. */
export const READING_CHOICES = {
	precedence: ['hide-wins', 'show-wins', 'first-wins', 'last-wins'],
	defaultsInside: ['apply', 'ignore'],
	unnamedEmi: ['shown', 'hidden'],
	outerFlag: ['outer-wins', 'inner-wins'],
	emiOnHiddenCards: ['shown', 'hidden'],
	issuersAndTenures: ['both', 'either'],
	upiProviderCodes: ['ignored', 'counts'],
	emptyList: ['ignored', 'matches-nothing'],
	emiDisplay: ['sdk_udf-wins', 'emiOptions-wins'],
} as const;

/**
 * The name of an open question about meaning.
 *
 * @source open-points: "What decides whether an instrument is shown", readings
 */
export type ReadingName = keyof typeof READING_CHOICES;

/**
 * The choices of one account of the service for the open questions about meaning; a reading that is absent is unknown.
 *
 * @source open-points: "What decides whether an instrument is shown", readings
 */
export type Readings = {
	readonly [Name in ReadingName]?: (typeof READING_CHOICES)[Name][number] | undefined;
};
