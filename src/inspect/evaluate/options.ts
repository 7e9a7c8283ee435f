// The options of explain, compile, learn and the matchers.
import type {IssueCollector} from '../../diagnostics/issue-collector.js';
import {readShape} from '../../schema/read-shape.js';
import type {Readings} from '../../wire/readings.js';
import {ACCOUNT_OPTIONS, optionsOf} from '../inspect-options.js';
import type {SubjectOptions} from '../subject.js';

/**
 * What is known of the account when an instrument is evaluated. An option that is `undefined` counts as absent.
 *
 * @source open-points: "What decides whether an instrument is shown", readings; open points 9 and 27
 */
export interface EvaluateOptions<AccountType extends string = string> {
	/** The choices of the account for what the specification leaves open; see `openReadings` and `learn`. */
	readonly readings?: Readings | undefined;
	/** The service prefix of the account, letters and digits: EMI issuers also match without it. */
	readonly servicePrefix?: string | undefined;
	/** Payment method types of the account beside the documented ones. */
	readonly types?: readonly AccountType[] | undefined;
}

/** Checked options, in the two parts that readers of subjects and evaluators take. */
export interface CheckedOptions {
	readonly account: SubjectOptions;
	readonly readings: Readings;
}

const {readings, servicePrefix, types} = ACCOUNT_OPTIONS;
const FIELDS = {...(readings && {readings}), ...(servicePrefix && {servicePrefix}), ...(types && {types})};

/** Throws a MisuseError with every unknown option, reading and choice. */
export function checkOptions(options: unknown): CheckedOptions {
	const {readings = {}, ...account} = optionsOf<SubjectOptions & {readonly readings?: Readings}>(
		options,
		'options object',
		FIELDS,
	);
	return {account, readings};
}

/** Checks readings among other options; issues go to the report. */
export function checkReadings(input: unknown, report: IssueCollector, pointer: string): Readings {
	if (input === undefined || readings === undefined) return {};
	return (readShape(readings, input, report, pointer) ?? {}) as Readings; // of that shape
}
