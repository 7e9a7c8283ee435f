// A table of text.
import {escapeControlChars} from './style.js';

/** Columns padded to their widest cell; `paint` colors a cell, row -1 is the header. */
export function tableOf(
	header: readonly string[],
	rows: readonly (readonly string[])[],
	paint: (text: string, row: number, column: number) => string = text => text,
): string {
	const cells = [header, ...rows].map(row => row.map(escapeControlChars));
	const widths = header.map((_, column) =>
		cells.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0),
	);
	return cells
		.map((row, index) => {
			const padded = row.map((text, column) =>
				paint(column === row.length - 1 ? text : text.padEnd(widths[column] ?? 0), index - 1, column),
			);
			return `${padded.join('  ')}\n`;
		})
		.join('');
}
