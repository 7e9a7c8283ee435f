// The options of `lint`: the account, and the time to compare dates with.

import type {Account} from '../../account/account.js';
import {type Catalog, catalogOf} from '../../account/catalog.js';
import {formatValue} from '../../diagnostics/format-value.js';
import type {IssueDetails} from '../../diagnostics/issue.js';
import type {Fields} from '../../schema/shape.js';
import {checkOwnOptions} from '../read/inspect-options.js';

/**
 * The options of `lint`: the account, and `now`.
 *
 * @source The option is paylock's own.
 */
export interface LintOptions extends Account {
	/** The time to compare dates with; by default the current time. */
	readonly now?: Date | undefined;
}

const OWN: Fields = {now: {kind: 'format', check: dateProblem}};

/** The checked account, the catalog of its codes, and the time. */
export interface CheckedLintOptions {
	readonly account: Account;
	/** In milliseconds since 1970. */
	readonly now: number;
	readonly catalog: Catalog;
}

/** Throws a MisuseError for unknown options and values. */
export function readLintOptions(options: unknown, input: unknown): CheckedLintOptions {
	const {own, account} = checkOwnOptions<Pick<LintOptions, 'now'>>(options, input, 'lint option', OWN);
	return withCatalog(account, own.now);
}

/** A checked account with the values that `lint` derives from it. */
export function withCatalog(account: Account, now = new Date()): CheckedLintOptions {
	return {account, now: now.getTime(), catalog: catalogOf(account.codes ?? {}, account.servicePrefix)};
}

function dateProblem(value: unknown): IssueDetails | undefined {
	if (value instanceof Date && !Number.isNaN(value.getTime())) return undefined;
	return {
		rule: value instanceof Date ? 'invalid-format' : 'invalid-type',
		problem: value instanceof Date ? 'the Date is invalid' : `${formatValue(value)} is not a Date`,
		remedy: value instanceof Date ? 'pass a valid one, or leave it out' : 'pass one, or leave it out',
		found: formatValue(value),
	};
}
