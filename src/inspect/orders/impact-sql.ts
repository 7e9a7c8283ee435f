// The query that gives the groups of impact, for orders in a database.
import type {Account} from '../../wire/account.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubjectOrThrow} from '../read/subject.js';
import {type Columns, readColumns} from './columns.js';
import {createGroups, type Group} from './order-groups.js';
import {sqlName, sqlText} from './sql-text.js';
import {writeSql} from './write-sql.js';

/** Where the orders are. */
export interface OrderTable {
	readonly table: string;
	readonly columns: Columns;
	/** The columns of the amount and of the number of orders; without the latter each row is one order. */
	readonly amount?: string | undefined;
	readonly count?: string | undefined;
}

/** The group of a row that is not an instrument. */
const NONE = -1;

/** One row for each group: what happens to its orders, their instruments, both verdicts, their number and amount. */
export function impactQuery(
	before: unknown,
	after: unknown,
	{table, columns, amount, count}: OrderTable,
	options?: Account,
): string {
	const read = (input: unknown) => readSubjectOrThrow(input, checkOptions(options, input).account);
	const [was, is] = [read(before), read(after)];
	const groupOf = createGroups(was, is);
	const groups = new Map<number, readonly string[]>();
	const outcomeOf = (group: Group) => {
		const {id, effect, label, from, to} = group;
		// Labels are for people: they show the characters that SQL cannot have.
		groups.set(id, [effect, label.replaceAll('\\', '/'), from, to]);
		return String(id);
	};
	const sql = writeSql(
		[was, is],
		readColumns({columns}),
		(instrument, section) => outcomeOf(groupOf(instrument, section)),
		String(NONE),
	);
	groups.set(NONE, ['undetermined', 'rows that are not instruments', 'undetermined', 'undetermined']);
	const names = ['effect', 'label', 'from', 'to'].map(sqlName);
	const rows = Array.from(groups, ([id, texts]) => {
		const values = texts.map((text, at) => `${sqlText(text)} AS ${names[at]}`);
		return `  SELECT ${id} AS "group", ${values.join(', ')}`;
	});
	const groupColumns = names.map(name => `g.${name}`).join(', ');
	const taken = [['amount', amount] as const, ['count', count] as const].flatMap(([name, column]) =>
		column === undefined ? [] : [`, ${sqlName(column)} AS ${sqlName(name)}`],
	);
	const orders = count === undefined ? 'COUNT(*)' : 'SUM(o."count")';
	const sum = amount === undefined ? '' : ', SUM(o."amount") AS "amount"';
	return `SELECT ${groupColumns}, ${orders} AS "orders"${sum}
FROM (
  SELECT ${sql.replaceAll('\n', '\n  ')} AS "group"${taken.join('')}
  FROM ${sqlName(table)}
) AS o
JOIN (
${rows.join(' UNION ALL\n')}
) AS g ON g."group" = o."group"
GROUP BY g."group", ${groupColumns}
ORDER BY "orders" DESC
`;
}
