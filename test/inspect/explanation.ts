// Explanations as lines to read.
import {explain, type Instrument} from '../../src/inspect/index.js';

/** A filter or session, and an instrument; some are wrong on purpose. */
export type Case = readonly [input: unknown, instrument: unknown];

/** The verdict, then `rule pointer` of each reason. */
export function explanationOf(input: unknown, instrument: unknown): string {
	const {verdict, because} = explain(input, instrument as Instrument);
	return [verdict, ...because.map(({rule, pointer}) => `  ${rule} ${pointer || '(whole input)'}`)].join('\n');
}

/** One explanation under each heading. */
export function explanationsOf(cases: Readonly<Record<string, Case>>): string {
	return Object.entries(cases)
		.map(([heading, [input, instrument]]) => `# ${heading}\n${explanationOf(input, instrument)}`)
		.join('\n');
}
