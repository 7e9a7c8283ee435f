// The part of sql.js that tests use: SQLite in memory.
declare module 'sql.js' {
	export interface SqliteStatement {
		run(values: readonly unknown[]): void;
		step(): boolean;
		get(): unknown[];
		free(): void;
	}
	export interface SqliteDatabase {
		run(sql: string): void;
		prepare(sql: string): SqliteStatement;
		close(): void;
	}
	export default function start(): Promise<{readonly Database: new () => SqliteDatabase}>;
}
