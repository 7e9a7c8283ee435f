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
	/** Payment method types of the account, in addition to the documented ones. */
	readonly types?: readonly AccountType[] | undefined;
}

/** Checked options, in the two parts that readers of subjects and evaluators take. */
export interface CheckedOptions {
	readonly account: SubjectOptions;
	readonly readings: Readings;
}

const {readings, servicePrefix, types} = ACCOUNT_OPTIONS;
const FIELDS = {...(readings && {readings}), ...(servicePrefix && {servicePrefix}), ...(types && {types})};

/** Replaces `Object.prototype`, so that properties added to it are not read as an option. */
const NOTHING: object = Object.freeze(Object.create(null));

/** Throws a MisuseError with every unknown option, reading and choice. */
export function checkOptions(options: unknown): CheckedOptions {
	const found = ownOnly(optionsOf<EvaluateOptions>(options, 'set of options', FIELDS));
	return {
		account: ownOnly({
			...(found.servicePrefix !== undefined && {servicePrefix: found.servicePrefix}),
			...(found.types !== undefined && {types: found.types}),
		}),
		readings: ownOnly(found.readings ?? {}),
	};
}

function ownOnly<Value extends object>(value: Value): Value {
	return Object.freeze(Object.assign(Object.create(NOTHING), value)) as Value; // the same fields
}

/** Checks readings among other options; issues go to the report. */
export function checkReadings(input: unknown, report: IssueCollector, pointer: string): Readings {
	if (input === undefined || readings === undefined) return ownOnly({});
	return ownOnly((readShape(readings, input, report, pointer) ?? {}) as Readings); // of that shape
}
