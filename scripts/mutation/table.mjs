// The table of figures in bench/MUTATION.md: a run of a whole module replaces its row.

const START = '<!-- figures -->\n';
const END = '<!-- end of figures -->';
const HEAD = '| Module | Detected | Mutants | | Date |\n|---|--:|--:|--:|---|\n';

/** The share of mutants that a test detects, in percent: 100 if there are none. */
export const scoreOf = ({mutants, detected}) => (mutants === 0 ? 100 : (100 * detected) / mutants);

/** The text with the row of a module that ran; the modules are in the order of `modules`, and others are left out. */
export function withRow(text, row, modules) {
	const [from, to] = [text.indexOf(START) + START.length, text.indexOf(END)];
	const before = text.slice(from, to).split('\n');
	const written = new Map(before.map(line => [line.split('|')[1]?.trim(), line]));
	const {module, detected, mutants, date} = row;
	written.set(module, `| ${module} | ${detected} | ${mutants} | ${scoreOf(row).toFixed(1)}% | ${date} |`);
	const lines = modules.flatMap(module => written.get(module) ?? []);
	return `${text.slice(0, from)}${HEAD}${lines.map(line => `${line}\n`).join('')}${text.slice(to)}`;
}
