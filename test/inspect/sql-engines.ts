// The database engines on which SQL is tested, each with one table of orders in memory.
import {DuckDBInstance} from '@duckdb/node-api';
import startSqlite from 'sql.js';
import type {Columns, Instrument} from '../../src/inspect/index.js';

/** The columns of the table, quoted where SQL needs it. */
export const COLUMNS = {
	type: 'pay_method',
	code: 'provider',
	brand: 'brand "of" card',
	cardType: 'card_kind',
	subType: 'card_sub',
	bank: 'bank',
	bin: 'card_bin',
	handle: 'handle',
	app: 'app',
	kind: 'emi kind',
	group: 'group',
	issuer: 'issuer',
	tenure: 'months',
	paymentMethodType: 'plan_type',
	paymentMethod: 'plan_provider',
	supportsMandates: 'mandates',
} as const satisfies Columns;

export interface Row {
	readonly instrument: Instrument;
	readonly amount?: string;
}

export interface Engine {
	readonly name: string;
	/** The rows of a query, each as a list. */
	readonly query: (sql: string) => Promise<readonly (readonly unknown[])[]>;
	readonly close: () => void;
}

const NAMES = Object.values(COLUMNS);
const TYPES: Readonly<Record<string, string>> = {months: 'INTEGER', mandates: 'BOOLEAN'};
const CREATE = `CREATE TABLE orders (id INTEGER, amount DECIMAL(18, 2), ${NAMES.map(
	name => `"${name.replaceAll('"', '""')}" ${TYPES[name] ?? 'VARCHAR'}`,
).join(', ')})`;

function valuesOf({instrument}: Row): unknown[] {
	return Object.keys(COLUMNS).map(attribute => Reflect.get(instrument, attribute) ?? null);
}

/** Both engines with the same rows. */
export async function enginesWith(rows: readonly Row[]): Promise<readonly Engine[]> {
	return [await duckdb(rows), await sqlite(rows)];
}

async function duckdb(rows: readonly Row[]): Promise<Engine> {
	const instance = await DuckDBInstance.create(':memory:');
	const connection = await instance.connect();
	await connection.run(CREATE.replace('amount DECIMAL(18, 2)', 'amount VARCHAR'));
	const appender = await connection.createAppender('orders');
	for (const [index, row] of rows.entries()) {
		appender.appendInteger(index);
		for (const value of [row.amount ?? null, ...valuesOf(row)]) {
			if (value === null) appender.appendNull();
			else if (typeof value === 'boolean') appender.appendBoolean(value);
			else if (typeof value === 'number') appender.appendInteger(value);
			else appender.appendVarchar(String(value));
		}
		appender.endRow();
	}
	appender.closeSync();
	await connection.run('ALTER TABLE orders ALTER amount TYPE DECIMAL(18, 2)');
	return {
		name: 'DuckDB',
		query: async sql => (await connection.runAndReadAll(sql)).getRowsJS(),
		close: () => connection.closeSync(),
	};
}

async function sqlite(rows: readonly Row[]): Promise<Engine> {
	const {Database} = await startSqlite();
	const database = new Database();
	database.run(CREATE);
	database.run('BEGIN');
	const insert = database.prepare(`INSERT INTO orders VALUES (?, ?, ${NAMES.map(() => '?').join(', ')})`);
	for (const [index, row] of rows.entries()) {
		const values = valuesOf(row).map(value => (typeof value === 'boolean' ? Number(value) : value));
		insert.run([index, row.amount ?? null, ...values]);
	}
	insert.free();
	database.run('COMMIT');
	return {
		name: 'SQLite',
		query: async sql => {
			const statement = database.prepare(sql);
			const found: unknown[][] = [];
			while (statement.step()) found.push(statement.get());
			statement.free();
			return found;
		},
		close: () => database.close(),
	};
}
