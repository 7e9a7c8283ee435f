// The account that a function of inspect uses: that of the builder it is given, and its own options, which win key by key.

import {type Account, NO_ACCOUNT} from '../../account/account.js';
import {readAccount, readOptions} from '../../account/read-account.js';
import {accountOfBuilder} from '../../diagnostics/builder-kind.js';
import type {Fields} from '../../schema/shape.js';

/** The checked account; throws a MisuseError with every unknown option and value. */
export function checkOptions(options: unknown, input?: unknown): Account {
	const base = carriedBy(input);
	return options === undefined ? base : readAccount(options, base);
}

/** The same for a function with options of its own; `part` is what messages call one of them. */
export function checkOwnOptions<Own extends object>(
	options: unknown,
	input: unknown,
	part: string,
	fields: Fields,
): {readonly account: Account; readonly own: Own} {
	return readOptions<Own>(options, part, fields, carriedBy(input));
}

/** The account of a builder; of anything else, the one without any key. */
function carriedBy(input: unknown): Account {
	const account = accountOfBuilder(input);
	return account === undefined ? NO_ACCOUNT : readAccount(account);
}
