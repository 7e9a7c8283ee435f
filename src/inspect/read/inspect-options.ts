// Reads the account that a function of inspect uses: the account of the builder it is given, overridden key by key by its
// options.

import {type Account, NO_ACCOUNT} from '../../account/account.js';
import {readAccount, readOptions} from '../../account/read-account.js';
import {accountOfBuilder} from '../../diagnostics/builder-kind.js';
import type {Fields} from '../../schema/shape.js';

/** The checked account; throws a MisuseError with every unknown option and value. */
export function checkOptions(options: unknown, input?: unknown): Account {
	const base = carriedBy(input);
	return options === undefined ? base : readAccount(options, base);
}

/** Checks the options of a function that has more than the account; `part` is the name of an option in messages. */
export function checkOwnOptions<Own extends object>(
	options: unknown,
	input: unknown,
	part: string,
	fields: Fields,
): {readonly account: Account; readonly own: Own} {
	return readOptions<Own>(options, part, fields, carriedBy(input));
}

/** The account of a builder; an empty account for anything else. */
function carriedBy(input: unknown): Account {
	const account = accountOfBuilder(input);
	return account === undefined ? NO_ACCOUNT : readAccount(account);
}
