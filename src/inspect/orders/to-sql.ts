// Writes a filter as an SQL expression.

import type {Account} from '../../account/account.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubjectOrThrow} from '../subject/read-subject.js';
import {type Columns, readColumns} from './columns.js';
import {writeSql} from './write-sql.js';

/**
 * Writes a filter or session request as one SQL expression, for orders in a database: its value is `'shown'`, `'hidden'` or
 * `'undetermined'`, as `explain` says about the instrument in each row.
 *
 * An attribute without a column, or with `NULL` in it, is unknown. Only the columns of the row's own type count: a bank next
 * to a wallet makes no difference. A row that is not an instrument, such as one with an unknown type, is `'undetermined'`.
 *
 * The expression is standard SQL: `CASE`, `IN`, `BETWEEN` and `LIKE '@%'`, with texts and names in quotes. Texts are compared
 * as the engine compares them, which must be case sensitive. BINs are texts of 1 to 19 digits, tenures are numbers, and
 * `supportsMandates` is a boolean.
 *
 * @param input - a filter or a session request, as object, builder or JSON text
 * @param table - `columns`: for each attribute of an instrument the column that holds it; `type` is required
 * @param options - what is known about the account
 * @returns the expression, over several lines
 * @throws an {@link InvalidInputError} for input that is not a filter or session at all
 * @throws a {@link MisuseError} for wrong columns or options, for codes with a backslash, which some engines read as an
 *   escape, and for filters that combine into too many classes
 * @example
 * ```ts
 * import {toSql} from 'paylock/inspect';
 *
 * const hideTwo = {
 * 	allowDefaultOptions: true,
 * 	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']}],
 * };
 *
 * toSql(hideTwo, {columns: {type: 'pay_method', code: 'provider'}});
 * // CASE
 * //   WHEN "pay_method" IN ('CARD', 'UPI', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP', 'EMI') THEN 'shown'
 * //   WHEN "pay_method" = 'WALLET' THEN CASE
 * //     WHEN "provider" IS NULL THEN 'undetermined'
 * //     WHEN "provider" IN ('WALLET_A', 'WALLET_B') THEN 'hidden'
 * //     ELSE 'shown'
 * //   END
 * //   ELSE 'undetermined'
 * // END
 * ```
 * @source open-points: "What decides whether an instrument is shown"
 */
export function toSql(input: unknown, table: {readonly columns: Columns}, options?: Account): string {
	return reportAtCall(toSql, () => {
		const account = checkOptions(options, input);
		const columns = readColumns(table);
		return writeSql(readSubjectOrThrow(input, account), columns);
	});
}
