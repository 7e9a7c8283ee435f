// The goals, and how the figures of a run compare with them.

import {table} from './measure.mjs';

/** For each figure that a suite returns: the most that it may be, or the least, and in what unit. */
const GOALS = {
	'build, small': {most: 2, unit: '× a frozen literal'},
	'build, medium': {most: 3.6, unit: '× a frozen literal'},
	'build, 100,000 ranges in one call': {most: 5, unit: '× a frozen literal'},
	'build, 100,000 calls': {most: 5.5, unit: '× a frozen literal'},
	'a call in a chain of 10,000': {most: 1.5, unit: '× a call in a chain of 100'},
	'diff, two hand-written filters': {most: 1, unit: 'ms'},
	'diff, 100,000 ranges': {most: 1000, unit: 'ms'},
	'diff, 60 dense card filters': {most: 50, unit: 'ms'},
	'diff, 60 dense card filters with BIN ranges': {most: 50, unit: 'ms'},
	'decision table, 1,000 carts of the shop': {most: 500, unit: 'ms'},
	'growth, the largest exponent': {most: 1.5, unit: 'as the power of n'},
	'command line, start': {most: 50, unit: 'ms over node, processor time'},
	'lint, source files': {least: 200, unit: 'files of 300 lines a second'},
	'impact, orders of NDJSON': {least: 300_000, unit: 'orders a second'},
	'impact, orders of CSV': {least: 300_000, unit: 'orders a second'},
	'session call, throughput, 1 at a time': {least: 0.55, unit: '× node:http'},
	'session call, throughput, 32 at a time': {least: 0.55, unit: '× node:http'},
	'session call, throughput, 256 at a time': {least: 0.55, unit: '× node:http'},
	'timeout, 400 calls at once': {most: 50, unit: 'ms late, the last call'},
	'types, a filter': {most: 25, unit: 'instantiations per call'},
	'types, `when` with a list': {most: 35, unit: 'instantiations per call'},
	'types, an EMI plan': {most: 30, unit: 'instantiations per call'},
	'types, a session': {most: 25, unit: 'instantiations per call'},
	'types, 4,000 codes with one wrong': {most: 2, unit: '× all codes right, check time'},
	'types, check time of 1': {most: 1.5, unit: '× kysely, a program with one filter'},
	'types, check time of 100': {most: 1.2, unit: '× kysely, a program with 100 filters'},
	'types, check time of 500': {most: 1.2, unit: '× kysely, a program with 500 filters'},
	'`filter` alone': {most: 10, unit: 'kB, gzip'},
	'the main job: `filter`, `session`, `defineService`, `createSession`': {most: 25, unit: 'kB, gzip'},
	'`explain` alone': {most: 33, unit: 'kB, gzip'},
	'`lint` alone': {most: 52, unit: 'kB, gzip'},
	'import of paylock': {most: 2.5, unit: '× import of immer, processor time'},
};

/** @param {Readonly<Record<string, number>>} figures those of all suites that ran */
export function goalsTable(figures) {
	const unknown = Object.keys(figures).filter(name => !Object.hasOwn(GOALS, name));
	if (unknown.length > 0) throw new Error(`No goal for ${unknown.join(', ')}`);
	const rows = Object.entries(GOALS)
		.filter(([name]) => Object.hasOwn(figures, name))
		.map(([name, {most, least, unit}]) => {
			const figure = written(figures[name]);
			const met = most === undefined ? Number(figure) >= least : Number(figure) <= most;
			return [name, figure, most === undefined ? `≥ ${least}` : `≤ ${most}`, unit, met ? 'met' : '**missed**'];
		});
	return table(['', 'measured', 'goal', 'unit', ''], rows);
}

/** Three significant digits; a goal is met if the rounded figure meets it. */
const written = figure => String(Number(figure.toPrecision(figure < 1 ? 2 : 3)));
