// The options of explain, compile and the matchers, checked: known keys, known readings, known choices.
import {formatValue} from '../../diagnostics/format-value.js';
import type {IssueDetails} from '../../diagnostics/issue.js';
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {nearest} from '../../schema/nearest.js';
import {plainOf} from '../../schema/plain-object.js';
import {listed, vocabularyProblem} from '../../schema/vocabulary.js';
import {readList, UNREADABLE} from '../../values/list.js';
import {servicePrefixProblem} from '../../values/service-prefix.js';
import {codeProblem} from '../../values/text.js';
import {READING_CHOICES, type ReadingName, type Readings} from '../../wire/readings.js';
import {READING_NAMES} from '../open-readings.js';
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

const OPTIONS = ['readings', 'servicePrefix', 'types'] as const;

/** Checks the options of explain, compile and the matchers; throws every issue at once. */
export function checkOptions(options: unknown): CheckedOptions {
	const report = new IssueCollector();
	const found =
		options === undefined
			? new Map<string, unknown>()
			: ownValues(options, OPTIONS, ['options object', 'option'], '', report);
	const readings = checkReadings(found.get('readings'), report, '/readings');
	const prefix = found.get('servicePrefix');
	const problem = prefix === undefined ? undefined : servicePrefixProblem(prefix);
	if (problem !== undefined) report.add('/servicePrefix', problem);
	const given = found.get('types');
	const types = given === undefined ? [] : readList(given, codeProblem, report, () => '/types', NO_TYPES);
	report.throwIfAny();
	return {
		account: {types, ...(typeof prefix === 'string' && {servicePrefix: prefix})},
		readings,
	};
}

const NO_TYPES = 'types is empty: leave it out to keep the documented types';

/** Checks readings, also for the other functions that take them; issues go to the report. */
export function checkReadings(readings: unknown, report: IssueCollector, pointer: string): Readings {
	if (readings === undefined) return {};
	const checked: Partial<Record<ReadingName, string>> = {};
	const found = ownValues(readings, READING_NAMES, ['readings object', 'reading'], pointer, report);
	for (const name of READING_NAMES) {
		const choice = found.get(name);
		if (choice === undefined) continue;
		const problem = vocabularyProblem(choice, READING_CHOICES[name], `choice of ${name}`);
		if (problem !== undefined) report.add(pointer + pointerSegment(name), problem);
		else if (typeof choice === 'string') checked[name] = choice;
	}
	return Object.freeze(checked) as Readings; // each choice was checked against its vocabulary
}

/** The own values of an object under known keys, each read once; anything else goes to the report. */
function ownValues(
	input: unknown,
	keys: readonly string[],
	[what, part]: readonly [object: string, key: string],
	pointer: string,
	report: IssueCollector,
): ReadonlyMap<string, unknown> {
	const values = new Map<string, unknown>();
	try {
		const read = plainOf(input, what);
		if ('problem' in read) {
			report.add(pointer, read.problem);
			return values;
		}
		for (const name of Object.keys(read.plain)) {
			if (keys.includes(name)) values.set(name, Reflect.get(read.plain, name));
			else report.add(pointer + pointerSegment(name), unknownKey(name, keys, part));
		}
	} catch {
		report.add(pointer, UNREADABLE);
	}
	return values;
}

function unknownKey(name: string, keys: readonly string[], part: string): IssueDetails {
	const near = nearest(name, keys);
	return {
		rule: 'unknown-key',
		message: `${formatValue(name)} is not ${/^[aeiou]/.test(part) ? 'an' : 'a'} ${part}: write ${near === undefined ? listed(keys) : formatValue(near)}`,
		found: formatValue(name),
		allowed: keys,
		...(near !== undefined && {suggestion: near}),
	};
}
