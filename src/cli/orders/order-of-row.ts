// A row of a table as an order: its columns as attributes of the instrument, amount and count.

import {attributesOf} from '../../account/read-instrument.js';
import {messageOf} from '../../diagnostics/issue.js';
import {COLUMN_NAMES, type Columns, upiColumns} from '../../inspect/orders/columns.js';
import {vocabularyProblem} from '../../schema/vocabulary.js';
import {pairIn} from '../arguments/parse-args.js';
import {UsageError} from '../terminal/terminal.js';

/** The column of each attribute, of the amount and of the number of orders. */
export type RowColumns = Columns & {readonly amount?: string; readonly count?: string};

const ROW_NAMES: readonly string[] = [...COLUMN_NAMES, 'amount', 'count'];

/** `type=pay_method`, one for each attribute. */
export function parseColumns(pairs: readonly string[]): Partial<RowColumns> {
	const entries = pairs.map(pair => {
		const [name, column] = pairIn(pair, 'column', 'a column', 'attribute=column');
		const problem = vocabularyProblem(name, ROW_NAMES, 'attribute of an order');
		if (problem !== undefined) throw new UsageError(`--column: ${messageOf(problem)}`);
		return [name, column] as const;
	});
	return Object.fromEntries(entries);
}

/** Each attribute from the column that is named for it, else from the one with its own name. */
export function rowColumns(named: Partial<RowColumns>, has: (column: string) => boolean): Partial<RowColumns> {
	const own = ROW_NAMES.filter(name => has(name)).map(name => [name, name] as const);
	return {...Object.fromEntries(own), ...named};
}

/** Reads the order in a row; blank cells are unknown. */
export function readRow(columns: RowColumns, cellOf: (column: string) => unknown): object {
	const cellIn = (column: string | undefined): unknown => {
		const cell = column === undefined ? undefined : cellOf(column);
		const value = typeof cell === 'string' ? cell.trim() : cell;
		return value === null || value === '' ? undefined : value;
	};
	const type = cellIn(columns.type);
	const instrument: Record<string, unknown> = {type};
	// Only the columns of the row's own type count.
	const names = type === 'UPI' ? [...upiColumns(columns), 'supportsMandates' as const] : attributesOf(type);
	for (const name of names) {
		const value = cellIn(columns[name]);
		if (value !== undefined) instrument[nameOf(name, value, columns)] = readCell(name, value);
	}
	const count = cellIn(columns.count);
	return {instrument, amount: cellIn(columns.amount), count: typeof count === 'string' ? numberIn(count) : count};
}

/** In a column of handles and apps, a handle starts with `@`. */
function nameOf(name: string, value: unknown, {handle, app}: Columns): string {
	return name === 'handle' && handle === app && !String(value).startsWith('@') ? 'app' : name;
}

function readCell(name: string, value: unknown): unknown {
	if (name === 'supportsMandates' && /^(?:true|yes|1|false|no|0)$/i.test(String(value)))
		return /^(?:true|yes|1)$/i.test(String(value));
	if (name === 'tenure') return typeof value === 'string' ? numberIn(value) : value;
	return typeof value === 'number' ? String(value) : value;
}

function numberIn(text: string): number | string {
	return /^[0-9]{1,15}$/.test(text) ? Number(text) : text;
}
