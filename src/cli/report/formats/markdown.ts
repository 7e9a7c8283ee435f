// Results as Markdown, for a review.
import type {DiffChange} from '../../../inspect/index.js';
import {exampleText} from '../../arguments/instrument-text.js';
import {count, escapeControlChars} from '../../terminal/style.js';
import type {Checked} from '../locate.js';

/** A table of Markdown. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
	const lines = [header, header.map(() => '---'), ...rows.map(row => row.map(markdownCell))];
	return lines.map(cells => `| ${cells.join(' | ')} |\n`).join('');
}

/** Text of a file is neither markup nor the end of a cell. */
function markdownCell(text: string): string {
	return escapeControlChars(text)
		.replaceAll(/[\\`*_[\]<>|&#]/g, character => `&#${character.charCodeAt(0)};`)
		.replaceAll(/\s+/g, ' ');
}

/** The issues of `paylock lint`. */
export function lintMarkdown(all: readonly Checked[]): string {
	const rows = all.flatMap(({input, issues}) =>
		issues.map(({line, column, severity, rule, message}) => [
			`${input.name}:${line}:${column}`,
			severity,
			rule,
			message,
		]),
	);
	const files = count(all.length, 'file');
	if (rows.length === 0) return `**paylock lint**: clean, ${files} checked\n`;
	const table = markdownTable(['Place', 'Severity', 'Rule', 'Issue'], rows);
	return `**paylock lint**: ${count(rows.length, 'issue')}, ${files} checked\n\n${table}`;
}

/** The changes of `paylock diff`; `allowed` is the relation that the change had to have and lacks. */
export function diffMarkdown(relation: string, changes: readonly DiffChange[], allowed: string | undefined): string {
	const verdict = allowed === undefined ? '' : ` (allowed: ${allowed})`;
	const head = `**paylock diff**: ${relation}${verdict}\n`;
	if (changes.length === 0) return head;
	const rows = changes.map(({message, pointer, witness}) => [message, pointer, exampleText(witness)]);
	return `${head}\n${markdownTable(['Change', 'Place', 'For example'], rows)}`;
}
