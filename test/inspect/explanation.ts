// Explanations as lines to read: the verdict and every part of every reason.
import {explain, type Instrument} from '../../src/inspect/index.js';

/** The verdict, then `rule pointer: text` of each reason. */
export function explanationOf(subject: unknown, instrument: unknown): string {
	// Some are wrong on purpose.
	const {verdict, because} = explain(subject, instrument as Instrument);
	return [
		verdict,
		...because.map(({rule, pointer, message: text}) => `  ${rule} ${pointer || '(the whole)'}: ${text}`),
	].join('\n');
}

/** One explanation under each heading. */
export function explanationsOf(
	cases: Readonly<Record<string, readonly [subject: unknown, instrument: unknown]>>,
): string {
	return Object.entries(cases)
		.map(([heading, [subject, instrument]]) => `# ${heading}\n${explanationOf(subject, instrument)}`)
		.join('\n');
}
