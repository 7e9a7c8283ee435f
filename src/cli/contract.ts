// Functions of inspect with the options of the API, until all of them have landed.

import type {Explanation, Instrument, Issue, Verdict} from '../inspect/index.js';
import * as inspect from '../inspect/index.js';
import type {Dialect} from '../wire/dialect.js';
import type {Readings} from '../wire/readings.js';
import type {MeaningOptions} from './settings.js';

type LintOptions = Pick<Dialect, 'servicePrefix' | 'codes' | 'types' | 'readings' | 'rules'> & {readonly now?: Date};
interface Contract {
	readonly lint: (input: unknown, options?: LintOptions) => readonly Issue[];
	readonly explain: (input: unknown, instrument: Instrument, options?: MeaningOptions) => Explanation;
	readonly compile: (input: unknown, options?: MeaningOptions) => {explain(instrument: Instrument): Explanation};
	readonly instruments: (input: unknown) => readonly Instrument[];
	readonly describe: (input: unknown, options?: MeaningOptions) => string;
	readonly coverage: (
		input: unknown,
		instruments: readonly Instrument[],
	) => {readonly decided: readonly string[]; readonly undecided: readonly string[]};
	readonly testCases: (
		input: unknown,
		options?: MeaningOptions,
	) => readonly {instrument: Instrument; expect: Verdict}[];
	readonly learn: (observations: readonly unknown[]) => {
		readonly readings: Readings;
		readonly open: readonly unknown[];
		readonly conflicts: readonly unknown[];
	};
	readonly toCode: (input: unknown, options?: {readonly exact?: boolean}) => string;
}

const landed = inspect as unknown as Contract;
export const {explain, compile, instruments, describe, coverage, testCases, learn, toCode} = landed;

export const lint: Contract['lint'] = (input, options) => {
	const rules = Object.entries(options?.rules ?? {}).map(([id, severity]) => [
		id,
		severity === 'off' ? false : severity,
	]);
	return landed.lint(input, {...options, rules: Object.fromEntries(rules)});
};
