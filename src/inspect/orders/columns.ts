// The columns of a table of orders: which attribute of an instrument is in which column.

import {INSTRUMENT, UPI_ATTRIBUTES} from '../../account/read-instrument.js';
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import {wrongValue} from '../../diagnostics/wrong-value.js';
import {readShape} from '../../schema/read-shape.js';
import {keysOf, type ObjectShape} from '../../schema/shape.js';
import type {CardInstrument, EmiInstrument, ProviderInstrument, UpiInstrument} from '../../wire/instrument.js';

/**
 * An attribute of an instrument that a column can hold.
 *
 * @source open-points: "What decides whether an instrument is shown"
 */
export type InstrumentAttribute =
	| keyof CardInstrument
	| keyof UpiInstrument
	| keyof ProviderInstrument
	| keyof EmiInstrument;

/**
 * For each attribute of an instrument, the name of the column that holds it. An attribute without a column is unknown.
 *
 * @source The option is paylock's own.
 */
export type Columns = {readonly [Attribute in InstrumentAttribute]?: string | undefined} & {readonly type: string};

export const COLUMN_NAMES = keysOf(INSTRUMENT) as readonly InstrumentAttribute[]; // the attributes

const COLUMN = {
	kind: 'format',
	expected: 'the name of a column',
	check: (value: unknown) =>
		typeof value === 'string' && value !== '' && !/[\\\0]/.test(value)
			? undefined
			: wrongValue('invalid-format', value, {
					problem: 'is not the name of a column',
					remedy: 'write it as the table has it',
				}),
} as const;

const COLUMNS: ObjectShape = {
	kind: 'object',
	what: 'set of columns',
	part: 'attribute of an instrument',
	required: {type: COLUMN},
	optional: Object.fromEntries(COLUMN_NAMES.slice(1).map(name => [name, COLUMN])),
};

/** Throws a MisuseError with every wrong column. */
export function readColumns(input: unknown): Columns {
	const report = new IssueCollector('code');
	const columns = readShape(
		{kind: 'object', what: 'set of toSql options', part: 'toSql option', required: {columns: COLUMNS}, optional: {}},
		input,
		report,
		'',
		{isUndefinedAbsent: true},
	);
	report.throwIfAny();
	return (columns as {readonly columns: Columns}).columns; // checked by the shape
}

/** The attributes of UPI that have a column; a column that several attributes share counts only for the first of them. */
export function upiColumns(columns: Columns): readonly (typeof UPI_ATTRIBUTES)[number][] {
	const own = UPI_ATTRIBUTES.filter(name => columns[name] !== undefined);
	return own.filter((name, at) => !own.slice(0, at).some(before => columns[before] === columns[name]));
}
