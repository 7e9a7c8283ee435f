// The options of the functions of inspect: known keys only, each checked.
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import {READINGS} from '../../schema/config-shapes.js';
import {readShape} from '../../schema/read-shape.js';
import {ANY_JSON, type Fields, type ListShape} from '../../schema/shape.js';
import {servicePrefixProblem} from '../../values/service-prefix.js';
import {codeProblem} from '../../values/text.js';
import {CODE_LISTS, EMI_PLACEMENTS, type Enabled, TENURE_ENCODINGS} from '../../wire/account.js';
import type {Readings} from '../../wire/readings.js';
import type {SubjectOptions} from './subject.js';

const CODES: ListShape = {kind: 'list', item: {kind: 'format', check: codeProblem}};

const EVALUATE_OPTIONS: Fields = {
	readings: READINGS,
	servicePrefix: {kind: 'format', check: servicePrefixProblem},
	types: CODES,
	enabled: ANY_JSON,
};

/** The options that every function accepts, so that one configuration also fits `paylock(…)`. */
export const ACCOUNT_OPTIONS: Fields = {
	...EVALUATE_OPTIONS,
	codes: {
		kind: 'object',
		what: 'catalog',
		required: {},
		optional: Object.fromEntries(CODE_LISTS.map(list => [list, CODES])),
	},
	emiPlacement: {kind: 'enum', what: 'EMI placement', enum: EMI_PLACEMENTS},
	tenureEncoding: {kind: 'enum', what: 'tenure encoding', enum: TENURE_ENCODINGS},
};

/**
 * The options, as a frozen copy; one that is `undefined` counts as absent. Throws a MisuseError with every unknown key
 * and value. `part` is what messages call an option.
 */
export function optionsOf<Options>(input: unknown, part: string, fields: Fields = ACCOUNT_OPTIONS): Options {
	if (input === undefined) return ownOnly({}) as Options; // each of its fields is optional
	const report = new IssueCollector();
	const shape = {kind: 'object', what: `set of ${part}s`, part, required: {}, optional: fields} as const;
	const read = readShape(shape, input, report, '', {isUndefinedAbsent: true});
	report.throwIfAny();
	return ownOnly(Object(read)) as Options; // of that shape
}

/**
 * What is known about the account when an instrument is evaluated. An option that is `undefined` counts as absent.
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
	/** What the operator has switched on, such as `{CARD: true, WALLET: ['WALLET_A']}`; what is left out is hidden. */
	readonly enabled?: Enabled | undefined;
}

/** Checked options in two parts: one for reading a subject, one for evaluating it. */
export interface CheckedOptions {
	readonly account: SubjectOptions;
	readonly readings: Readings;
}

/** The prototype of checked options, so that properties added to `Object.prototype` are not read as options. */
const NOTHING: object = Object.freeze(Object.create(null));

/** Throws a MisuseError with every unknown option, reading and choice. */
export function checkOptions(options: unknown): CheckedOptions {
	const found = optionsOf<EvaluateOptions>(options, 'option', EVALUATE_OPTIONS);
	return {
		account: ownOnly({
			...(found.servicePrefix !== undefined && {servicePrefix: found.servicePrefix}),
			...(found.types !== undefined && {types: found.types}),
			...(found.enabled !== undefined && {enabled: found.enabled}),
		}),
		readings: ownOnly(found.readings ?? {}),
	};
}

function ownOnly<Value extends object>(value: Value): Value {
	return Object.freeze(Object.assign(Object.create(NOTHING), value)) as Value; // the same fields
}

/** Checks readings among other options; issues go to the report. */
export function checkReadings(input: unknown, report: IssueCollector, pointer: string): Readings {
	if (input === undefined) return ownOnly({});
	return ownOnly((readShape(READINGS, input, report, pointer) ?? {}) as Readings); // of that shape
}
