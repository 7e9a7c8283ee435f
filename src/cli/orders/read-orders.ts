/// <reference types="node" />
// Reads a file of orders piece by piece: NDJSON or CSV, of any size.

import {createReadStream} from 'node:fs';
import {messageOf} from '../../diagnostics/issue.js';
import {isMisuseError, type MisuseError} from '../../diagnostics/misuse-error.js';
import {keysIn, pointerSegment} from '../../diagnostics/pointer.js';
import {parseJson} from '../../schema/parse-json.js';
import {isPlainData} from '../../schema/plain-object.js';
import {amountProblem} from '../../values/amount.js';
import {codeOf, reasonOf} from '../input/read-input.js';
import {escapeName} from '../terminal/style.js';
import {type Terminal, UsageError} from '../terminal/terminal.js';
import {type RowColumns, readRow, rowColumns} from './order-of-row.js';

/** An order that cannot be read. */
export interface UnreadOrder {
	readonly line: number;
	readonly message: string;
}

/** Calls `add` for each order; gives those that cannot be read, or that it refuses. */
export async function readOrders(
	file: string,
	named: Partial<RowColumns>,
	terminal: Terminal,
	add: (order: unknown) => void,
): Promise<readonly UnreadOrder[]> {
	const isInput = file === '-';
	const name = isInput ? 'standard input' : escapeName(file);
	const unread: UnreadOrder[] = [];
	const decoder = new TextDecoder('utf-8', {fatal: true});
	let orders = 0;
	let read: ((record: TextRecord) => unknown) | undefined;
	let splitter: RecordSplitter | undefined;
	const take = (piece: string, isLast: boolean) => {
		splitter ??= new RecordSplitter(name, !/^\s*[[{]/.test(piece));
		for (const record of splitter.split(piece, isLast)) {
			if (read === undefined) {
				read = splitter.isCsv ? csvReader(record, named, name) : jsonReader(named);
				if (splitter.isCsv) continue;
			}
			orders += 1;
			let order: unknown;
			try {
				order = read(record);
				add(order);
			} catch (error) {
				if (!isMisuseError(error) && !(error instanceof UsageError)) throw error;
				unread.push({line: record.line, message: refusalOf(error, order)});
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
	const [first] = unread;
	if (first !== undefined && unread.length === orders) throw new UsageError(`${name}:${first.line}: ${first.message}`);
	return unread;
}

/** Why an order is refused; the pointer starts at the order. */
function refusalOf(error: MisuseError | UsageError, order: unknown): string {
	if (!isMisuseError(error)) return error.message;
	const [issue] = error.issues;
	const rest = keysIn(issue?.pointer ?? '')
		.slice(1)
		.map(pointerSegment)
		.join('');
	// The remedy of the builders is a call.
	const own = rest === '/amount' && isPlainData(order) ? amountProblem(order.amount) : undefined;
	const message = own === undefined ? issue?.message : messageOf(own);
	return `${rest === '' ? '' : `${rest}: `}${message}`;
}

/** A line is an order, or a row whose keys are columns. */
function jsonReader(named: Partial<RowColumns>): (record: TextRecord) => unknown {
	return ({text}) => {
		const value = parseJson(text);
		if (!isPlainData(value)) {
			const problem = value === undefined ? 'the line is not JSON' : 'the line is not a JSON object';
			throw new UsageError(`${problem}: write one order as an object on each line`);
		}
		if (Object.hasOwn(value, 'instrument')) return value;
		const columns = rowColumns(named, column => Object.hasOwn(value, column));
		return readRow(withType(columns), column => value[column]);
	};
}

function csvReader({text, line}: TextRecord, named: Partial<RowColumns>, name: string) {
	const separator = separatorOf(text);
	const header = fieldsOf(text, separator).map(field => field.trim());
	const places = new Map(header.map((column, at) => [column, at]));
	const columns = withType(
		rowColumns(named, column => places.has(column)),
		`${name}:${line}: `,
	);
	for (const column of Object.values(columns).filter(name => name !== undefined)) {
		if (!places.has(column))
			throw new UsageError(`${name}:${line}: there is no column ${column}: write one of ${header.join(', ')}`);
	}
	return (record: TextRecord) => {
		const fields = fieldsOf(record.text, separator);
		return readRow(columns, column => fields[places.get(column) ?? -1]);
	};
}

function withType(columns: Partial<RowColumns>, place = ''): RowColumns {
	const {type} = columns;
	if (type === undefined)
		throw new UsageError(`${place}no column has the type of the instrument: add --column type=COLUMN`);
	return {...columns, type};
}

/** One record and the line in which it starts. */
interface TextRecord {
	readonly text: string;
	readonly line: number;
}

/** The most characters of one record: more is a quote that is never closed, or not a file of lines. */
const LONGEST = 1_048_576;

/** Returns the records that each piece completes; in CSV a line break inside quotes is part of a record. */
class RecordSplitter {
	/** The lines of a record whose quote is open, and the start of the next line. */
	#begun: string[] = [];
	#rest = '';
	#isQuoteOpen = false;
	#line = 1;

	constructor(
		readonly name: string,
		readonly isCsv: boolean,
	) {}

	*split(piece: string, isLast: boolean): Generator<TextRecord> {
		const lines = (this.#rest + piece).split('\n');
		this.#rest = isLast ? '' : (lines.pop() ?? '');
		for (const line of lines) {
			if (this.isCsv && line.includes('"') && line.split('"').length % 2 === 0) this.#isQuoteOpen = !this.#isQuoteOpen;
			if (this.#isQuoteOpen) {
				this.#begun.push(line);
				continue;
			}
			const text = this.#begun.length === 0 ? line : [...this.#begun, line].join('\n');
			if (text.trim() !== '') yield {text: text.endsWith('\r') ? text.slice(0, -1) : text, line: this.#line};
			this.#line += this.#begun.length + 1;
			this.#begun = [];
		}
		const length = this.#begun.reduce((sum, line) => sum + line.length, this.#rest.length);
		if (length > LONGEST || (isLast && this.#isQuoteOpen))
			throw new UsageError(
				`${this.name}:${this.#line}: ${this.isCsv ? 'the record does not end: close its quote' : 'the line is too long: write one order as an object on each line'}`,
			);
	}
}

/** The character between the fields: a comma, or a semicolon or tab if the header has more of them. */
function separatorOf(header: string): string {
	const countOf = (separator: string) => header.split(separator).length;
	return [',', ';', '\t'].reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}

/** The fields of a record. */
function fieldsOf(record: string, separator: string): readonly string[] {
	if (!record.includes('"')) return record.split(separator);
	const fields: string[] = [];
	let at = 0;
	while (at <= record.length) {
		if (record[at] !== '"') {
			const end = record.indexOf(separator, at);
			fields.push(record.slice(at, end < 0 ? record.length : end));
			at = end < 0 ? record.length + 1 : end + 1;
			continue;
		}
		let end = record.indexOf('"', at + 1);
		while (end >= 0 && record[end + 1] === '"') end = record.indexOf('"', end + 2);
		const last = end < 0 ? record.length : end;
		fields.push(record.slice(at + 1, last).replaceAll('""', '"'));
		at = last + 2;
	}
	return fields;
}
