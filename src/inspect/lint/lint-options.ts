// The options of lint, each checked.

import {formatValue} from '../../diagnostics/format-value.js';
import type {IssueDetails, Severity} from '../../diagnostics/issue.js';
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import type {RuleId} from '../../diagnostics/rule-id.js';
import {type Catalog, readCodes} from '../../rules/catalog.js';
import {RULES} from '../../schema/config-shapes.js';
import {bare} from '../../schema/plain-object.js';
import type {Codes, Enabled} from '../../wire/account.js';
import type {Readings} from '../../wire/readings.js';
import {ACCOUNT_OPTIONS, optionsOf} from '../read/inspect-options.js';

/**
 * The options of `lint`. One object can be shared with `paylock(…)` as the configuration of a team.
 *
 * @source The options are paylock's own; `servicePrefix`: open point 24; `codes`: open point 18; `types`: open point 27
 */
export interface LintOptions {
	/** Disables rules, or gives them another severity. */
	readonly rules?: {readonly [Id in RuleId]?: 'off' | Severity | undefined} | undefined;
	/** The time to compare dates with; by default the current time. */
	readonly now?: Date | undefined;
	/** The prefix of doubled providers, letters and digits; by default the one that fits the lists. */
	readonly servicePrefix?: string | undefined;
	/** The closed lists of codes of the account: any other code is an error. */
	readonly codes?: Codes | undefined;
	/** Payment method types of the account, in addition to the documented ones. */
	readonly types?: readonly string[] | undefined;
	/** What the operator has switched on: reports what the filter names beyond that, and a filter that leaves nothing of it. */
	readonly enabled?: Enabled | undefined;
	/** The choices of the account for what the specification leaves open; settled questions are not reported. */
	readonly readings?: Readings | undefined;
}

/** Throws a MisuseError for unknown options and values. */
export function readLintOptions(input: unknown): LintOptions & {readonly catalog: Catalog} {
	const options = optionsOf<LintOptions>(input, 'lint option', {
		...ACCOUNT_OPTIONS,
		rules: RULES,
		now: {kind: 'format', check: dateProblem},
	});
	const report = new IssueCollector();
	const catalog = readCodes(bare(options.codes ?? {}), report);
	report.throwIfAny();
	return bare({...options, catalog});
}

function dateProblem(value: unknown): IssueDetails | undefined {
	if (value instanceof Date && !Number.isNaN(value.getTime())) return undefined;
	return {
		rule: value instanceof Date ? 'invalid-format' : 'invalid-type',
		message:
			value instanceof Date
				? 'the Date is invalid: pass a valid one, or leave it out'
				: `${formatValue(value)} is not a Date: pass one, or leave it out`,
		found: formatValue(value),
	};
}
