// The account that a function of inspect uses: that of the builder it is given, and its own options, which win key by key.
import {accountOfBuilder} from '../../diagnostics/builder-kind.js';
import {readAccount, readOptions} from '../../rules/read-account.js';
import type {Fields} from '../../schema/shape.js';
import {type Account, NO_ACCOUNT} from '../../wire/account.js';
import type {Readings} from '../../wire/readings.js';

/** The checked account, and its readings. */
export interface CheckedOptions {
	readonly account: Account;
	readonly readings: Readings;
}

/** Throws a MisuseError with every unknown option and value. */
export function checkOptions(options: unknown, input?: unknown): CheckedOptions {
	const base = carriedBy(input);
	return withReadings(options === undefined ? base : readAccount(options, base));
}

/** The same for a function with options of its own; `part` is what messages call one of them. */
export function checkOwnOptions<Own extends object>(
	options: unknown,
	input: unknown,
	part: string,
	fields: Fields,
): CheckedOptions & {readonly own: Own} {
	const {account, own} = readOptions<Own>(options, part, fields, carriedBy(input));
	return {...withReadings(account), own};
}

/** The account of a builder; of anything else, the one without any key. */
function carriedBy(input: unknown): Account {
	const account = accountOfBuilder(input);
	return account === undefined ? NO_ACCOUNT : readAccount(account);
}

function withReadings(account: Account): CheckedOptions {
	return {account, readings: account.readings ?? {}};
}
