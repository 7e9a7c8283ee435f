// A table of text, or a list where the table is too wide.
import {escapeControlChars} from './style.js';

type PaintCell = (text: string, row: number, column: number) => string;

/** Columns padded to their widest cell; a list if that is wider than `width`. `paint` colors a cell, row -1 is the header. */
export function tableOf(
	header: readonly string[],
	rows: readonly (readonly string[])[],
	width: number,
	paint: PaintCell,
): string {
	const cells = [header, ...rows].map(row => row.map(escapeControlChars));
	const widths = header.map((_, column) =>
		cells.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0),
	);
	if (widths.reduce((sum, one) => sum + one + GAP.length, -GAP.length) > width)
		return listOf(header, cells.slice(1), paint);
	return cells
		.map((row, index) => {
			const last = row.reduce((at, text, column) => (text === '' ? at : column), 0);
			const padded = row
				.slice(0, last + 1)
				.map((text, column) => paint(column === last ? text : text.padEnd(widths[column] ?? 0), index - 1, column));
			return `${padded.join(GAP)}\n`;
		})
		.join('');
}

const GAP = '  ';

/** Each row as its first two cells, and a line below for each of the others that has a name. */
function listOf(header: readonly string[], rows: readonly (readonly string[])[], paint: PaintCell): string {
	return rows
		.map((row, index) => {
			const painted = row.map((text, column) => paint(text.trim(), index, column));
			const others = header.flatMap((name, column) =>
				column < 2 || name === '' || row[column] === ''
					? []
					: [`  ${paint(name.toLowerCase(), -1, column)}: ${painted[column]}\n`],
			);
			return `${painted.slice(0, 2).join(' ')}\n${others.join('')}`;
		})
		.join('');
}
