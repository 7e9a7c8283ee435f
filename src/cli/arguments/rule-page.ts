// `paylock help RULE`: the rule's page of the documentation, which the package contains.
import {packageFile} from '../package-facts.js';
import type {Style} from '../terminal/style.js';
import {wrap} from '../terminal/wrap.js';
import {plain} from './help.js';

/** The page of a rule for a terminal; undefined if there is none. */
export function rulePageText(id: string, style: Style, width: number): string | undefined {
	if (!/^[a-z-]+$/.test(id)) return undefined;
	const [, page] = packageFile(`docs/rules/${id}.md`)?.split(/^---\n[\s\S]*?\n---\n+/) ?? [];
	if (page === undefined) return undefined;
	// The parts between fences are code.
	return page
		.replace(ALL_RULES, '')
		.split(/^```\w*\n/m)
		.map((part, at) => (at % 2 === 0 ? proseText(part, style, width) : part.replaceAll(/^(?=.)/gm, '  ')))
		.join('');
}

/** The last line, which links to the list of all rules. */
const ALL_RULES = /\n\[All lint rules\].*\n/;

function proseText(text: string, style: Style, width: number): string {
	return text
		.split('\n')
		.flatMap(line => {
			if (line.startsWith('#')) return style.bold(line.replace(/^#+ /, ''));
			return line.startsWith('|') ? rowText(line, width) : wrap(plain(line), width);
		})
		.join('\n');
}

/** A row of a table: each cell on its own line; nothing of the line below the header. */
function rowText(row: string, width: number): readonly string[] {
	const [first = '', ...others] = row
		.split(/(?<!\\)\|/)
		.slice(1, -1)
		.map(cell => cell.trim().replaceAll('\\|', '|'));
	if (/^-*$/.test(first)) return [];
	const cells = others.flatMap(cell => wrap(cell.replace(/^`+ ?| ?`+$/g, ''), width - 2).map(line => `  ${line}`));
	return [first, ...cells];
}
