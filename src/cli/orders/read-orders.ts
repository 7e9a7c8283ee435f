/// <reference types="node" />
// Reads a file of orders piece by piece: NDJSON or CSV, of any size.

import {createReadStream} from 'node:fs';
import {messageOf} from '../../diagnostics/issue.js';
import {isMisuseError} from '../../diagnostics/misuse-error.js';
import {keysIn, pointerSegment} from '../../diagnostics/pointer.js';
import {parseJson} from '../../schema/parse-json.js';
import {isPlainData} from '../../schema/plain-object.js';
import {amountProblem} from '../../values/amount.js';
import {codeOf, reasonOf} from '../input/read-input.js';
import {type Terminal, UsageError} from '../terminal/terminal.js';
import {type RowColumns, readRow, rowColumns} from './order-of-row.js';
import {fieldsOf, RecordSplitter, separatorOf, type TextRecord} from './records.js';

/** Calls `add` for each order, whose refusal is named by its line. */
export async function readOrders(
	file: string,
	named: Partial<RowColumns>,
	terminal: Terminal,
	add: (order: unknown) => void,
): Promise<void> {
	const isInput = file === '-';
	const name = isInput ? 'standard input' : file;
	const decoder = new TextDecoder('utf-8', {fatal: true});
	let orders = 0;
	let read: ((record: TextRecord) => unknown) | undefined;
	let splitter: RecordSplitter | undefined;
	const take = (piece: string, isLast: boolean) => {
		splitter ??= new RecordSplitter(name, !/^\s*\{/.test(piece));
		for (const record of splitter.split(piece, isLast)) {
			if (read === undefined) {
				read = splitter.isCsv ? csvReader(record, named, name) : jsonReader(named, name);
				if (splitter.isCsv) continue;
			}
			orders += 1;
			const order = read(record);
			try {
				add(order);
			} catch (error) {
				throw refusalAt(error, order, `${name}:${record.line}`);
			}
		}
	};
	try {
		const stream = isInput ? terminal.stdin : createReadStream(file, {highWaterMark: 1 << 18});
		for await (const chunk of stream) {
			const part: Uint8Array = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
			take(decoder.decode(part, {stream: true}), false);
		}
		take(decoder.decode(), true);
	} catch (error) {
		if (codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA')
			throw new UsageError(`${name} is not UTF-8 text: save it as UTF-8`);
		if (error instanceof Error && 'syscall' in error)
			throw new UsageError(`${name} cannot be read: ${reasonOf(error)}`);
		throw error;
	}
	if (orders === 0) throw new UsageError(`${name} has no orders: write one on each line, or CSV with a header`);
}

/** A refused order as a wrong file; the pointer starts at the order. */
function refusalAt(error: unknown, order: unknown, place: string): unknown {
	if (!isMisuseError(error)) return error;
	const [issue] = error.issues;
	const rest = keysIn(issue?.pointer ?? '')
		.slice(1)
		.map(pointerSegment)
		.join('');
	// The remedy of the builders is a call.
	const own = rest === '/amount' && isPlainData(order) ? amountProblem(order.amount) : undefined;
	const message = own === undefined ? issue?.message : messageOf(own);
	return new UsageError(`${place}: ${rest === '' ? '' : `${rest}: `}${message}`);
}

/** A line is an order, or a row whose keys are columns. */
function jsonReader(named: Partial<RowColumns>, name: string): (record: TextRecord) => unknown {
	return ({text, line}) => {
		const value = parseJson(text);
		if (!isPlainData(value)) {
			const problem = value === undefined ? 'the line is not JSON' : 'the line is not a JSON object';
			throw new UsageError(`${name}:${line}: ${problem}: write one order as an object on each line`);
		}
		if (Object.hasOwn(value, 'instrument')) return value;
		const columns = rowColumns(named, column => Object.hasOwn(value, column));
		return readRow(withType(columns, `${name}:${line}`), column => value[column]);
	};
}

function csvReader({text, line}: TextRecord, named: Partial<RowColumns>, name: string) {
	const separator = separatorOf(text);
	const header = fieldsOf(text, separator).map(field => field.trim());
	const places = new Map(header.map((column, at) => [column, at]));
	const columns = withType(
		rowColumns(named, column => places.has(column)),
		`${name}:${line}`,
	);
	for (const column of Object.values(columns).filter(name => name !== undefined)) {
		if (!places.has(column))
			throw new UsageError(`${name}:${line}: there is no column ${column}: write one of ${header.join(', ')}`);
	}
	return (record: TextRecord) => {
		const fields = fieldsOf(record.text, separator);
		return readRow(columns, column => fields[places.get(column) ?? -1]?.trim());
	};
}

function withType(columns: Partial<RowColumns>, place: string): RowColumns {
	const {type} = columns;
	if (type === undefined)
		throw new UsageError(`${place}: no column has the type of the instrument: add --column type=COLUMN`);
	return {...columns, type};
}
