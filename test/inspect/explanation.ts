// What explain tells its user: the verdict and every part of every reason, as lines to read.
import {explain, type Instrument} from '../../src/inspect/index.js';

/** The verdict, then `rule pointer: text` of each reason. */
export function told(subject: unknown, instrument: unknown): string {
	// Some are wrong on purpose.
	const {verdict, because} = explain(subject, instrument as Instrument);
	return [
		verdict,
		...because.map(({rule, pointer, message: text}) => `  ${rule} ${pointer || '(the whole)'}: ${text}`),
	].join('\n');
}

/** What is told of each, under a heading of its own. */
export function toldOfEach(cases: Readonly<Record<string, readonly [subject: unknown, instrument: unknown]>>): string {
	return Object.entries(cases)
		.map(([heading, [subject, instrument]]) => `# ${heading}\n${told(subject, instrument)}`)
		.join('\n');
}
