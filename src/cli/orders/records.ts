// Splits text that arrives in pieces into records: lines of JSON, or of CSV as RFC 4180 describes it.
import {UsageError} from '../terminal/terminal.js';

/** One record and the line in which it starts. */
export interface TextRecord {
	readonly text: string;
	readonly line: number;
}

/** The most characters of one record: more is a quote that is never closed, or not a file of lines. */
const LONGEST = 1_048_576;

/** Returns the records that each piece completes; in CSV a line break inside quotes is part of a record. */
export class RecordSplitter {
	/** The lines of a record that is not complete, and the start of the next line. */
	#lines: string[] = [];
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
			this.#lines.push(line);
			if (this.isCsv && line.split('"').length % 2 === 0) this.#isQuoteOpen = !this.#isQuoteOpen;
			if (this.#isQuoteOpen) continue;
			const text = this.#lines.join('\n');
			if (text.trim() !== '') yield {text: text.replace(/\r$/, ''), line: this.#line};
			this.#line += this.#lines.length;
			this.#lines = [];
		}
		const length = this.#lines.reduce((sum, line) => sum + line.length, this.#rest.length);
		if (length > LONGEST || (isLast && this.#isQuoteOpen))
			throw new UsageError(`${this.name}:${this.#line}: the record does not end: close its quote`);
	}
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
