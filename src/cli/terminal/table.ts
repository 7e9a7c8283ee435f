// A table of text that fits the width of the terminal.
import {escapeControlChars} from './style.js';

type PaintCell = (text: string, row: number, column: number) => string;

/**
 * Columns padded to their widest cell, one line for each row. Where that is wider than `width`, the last column is left out,
 * and then the widest cells are cut. `paint` colors a cell, row -1 is the header.
 */
export function tableOf(
	header: readonly string[],
	rows: readonly (readonly string[])[],
	width: number,
	paint: PaintCell,
): string {
	const cells = [header, ...rows].map(row => row.map(escapeControlChars));
	const widths = fittingWidths(cells, width);
	return cells
		.map((row, index) => {
			const shown = row.slice(0, widths.length);
			const last = shown.reduce((at, text, column) => (text === '' ? at : column), 0);
			const padded = shown.slice(0, last + 1).map((text, column) => {
				const most = widths[column] ?? 0;
				const cut = text.length > most ? `${text.slice(0, most - 1)}…` : text;
				return paint(column === last ? cut : cut.padEnd(most), index - 1, column);
			});
			return `${padded.join(GAP)}\n`;
		})
		.join('');
}

const GAP = '  ';

/** The fewest characters of a cell that is cut. */
const NARROWEST = 8;

/** The width of each column that is shown. */
function fittingWidths(cells: readonly (readonly string[])[], width: number): readonly number[] {
	const widths = (cells[0] ?? []).map((_, column) =>
		cells.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0),
	);
	const fits = (some: readonly number[]) => some.reduce((sum, one) => sum + one + GAP.length, -GAP.length) <= width;
	if (fits(widths)) return widths;
	const kept = widths.slice(0, -1);
	for (let most = width; most > NARROWEST; most -= 1) {
		const cut = kept.map(one => Math.min(one, most));
		if (fits(cut)) return cut;
	}
	return kept.map(one => Math.min(one, NARROWEST));
}
