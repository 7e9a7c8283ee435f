// Splits text that arrives in pieces into records: lines of JSON, or of CSV as RFC 4180 describes it.
import {UsageError} from '../terminal/terminal.js';

/** One record and the line in which it starts. */
export interface TextRecord {
	readonly text: string;
	readonly line: number;
}

/** The most characters of one record: more is a quote that never ends, or not a file of lines. */
const LONGEST = 1_048_576;

/** Returns the records that each piece completes; in CSV a line break inside quotes is part of a record. */
export class RecordSplitter {
	#rest = '';
	#line = 1;

	constructor(
		readonly name: string,
		readonly isCsv: boolean,
	) {}

	*split(piece: string, isLast = false): Generator<TextRecord> {
		const text = this.#rest + piece;
		let start = 0;
		while (start < text.length) {
			let end = text.indexOf('\n', start);
			if (this.isCsv) {
				let isOpen = endsInsideQuotes(text.slice(start, end < 0 ? undefined : end));
				while (isOpen && end >= 0) {
					const next = text.indexOf('\n', end + 1);
					isOpen = !endsInsideQuotes(text.slice(end + 1, next < 0 ? undefined : next));
					end = next;
				}
			}
			if (end < 0 && !isLast) break;
			const record = text.slice(start, end < 0 ? text.length : end);
			start = end < 0 ? text.length : end + 1;
			const line = this.#line;
			this.#line += this.isCsv && record.includes('"') ? record.split('\n').length : 1;
			if (record.trim() !== '') yield {text: record.endsWith('\r') ? record.slice(0, -1) : record, line};
		}
		this.#rest = text.slice(start);
		if (this.#rest.length > LONGEST)
			throw new UsageError(
				`${this.name}:${this.#line}: the record has more than ${LONGEST} characters: close its quote`,
			);
	}
}

function endsInsideQuotes(text: string): boolean {
	let isOpen = false;
	for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) isOpen = !isOpen;
	return isOpen;
}

/** The character between the fields: a comma, or a semicolon or tab if the header has more of them. */
export function separatorOf(header: string): string {
	const countOf = (separator: string) => header.split(separator).length;
	return [',', ';', '\t'].reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}

/** The fields of a record. */
export function fieldsOf(record: string, separator: string): readonly string[] {
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
