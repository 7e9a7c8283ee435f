// The goals, and how the figures of a run compare with them.

import {table} from './measure.mjs';

/** For each figure that a suite returns: the most that it may be, or the least, and in what unit. */
const GOALS = {
	'build, small': {most: 2, unit: '× a frozen literal'},
	'build, medium': {most: 3.6, unit: '× a frozen literal'},
	'build, 100,000 ranges in one call': {most: 5, unit: '× a frozen literal'},
	'build, 100,000 calls': {most: 5.5, unit: '× a frozen literal'},
	'a call in a chain of 10,000': {most: 1.5, unit: '× a call in a chain of 100'},
	'diff, two hand-written filters': {most: 0.25, unit: 'ms'},
	'diff, 100,000 ranges': {most: 700, unit: 'ms'},
	'diff, 60 dense card filters': {most: 12, unit: 'ms'},
	'diff, 60 dense card filters with BIN ranges': {most: 50, unit: 'ms'},
	'decision table, 1,000 carts of the shop': {most: 400, unit: 'ms'},
	'decision table, 400 different filters': {most: 2000, unit: 'ms'},
	'decision table, parity of 12 booleans': {most: 1500, unit: 'ms'},
	'growth, the largest exponent': {most: 1.5, unit: 'as the power of n'},
	'command line, start': {most: 50, unit: 'ms over node, processor time'},
	'lint, source files': {least: 200, unit: 'files of 300 lines a second'},
	'impact, orders of NDJSON': {least: 400_000, unit: 'orders a second'},
	'impact, orders of CSV': {least: 400_000, unit: 'orders a second'},
	'session call, throughput, 1 at a time': {least: 0.6, unit: '× node:http'},
	'session call, throughput, 32 at a time': {least: 0.6, unit: '× node:http'},
	'session call, throughput, 256 at a time': {least: 0.6, unit: '× node:http'},
	'session call, processor time, 32 at a time': {most: 1.7, unit: '× node:http'},
	'timeout, 400 calls at once': {most: 50, unit: 'ms late, the last call'},
	'types, a filter': {most: 22, unit: 'instantiations per call'},
	'types, `when` with a list': {most: 34, unit: 'instantiations per call'},
	'types, an EMI plan': {most: 26, unit: 'instantiations per call'},
	'types, a session': {most: 22, unit: 'instantiations per call'},
	'types, 4,000 codes with one wrong': {most: 2, unit: '× all codes right, check time'},
	'types, check time of 1': {most: 1.2, unit: '× kysely, a program with one filter'},
	'types, check time of 100': {most: 0.9, unit: '× kysely, a program with 100 filters'},
	'types, check time of 500': {most: 0.2, unit: '× kysely, a program with 500 filters'},
	'`filter` alone': {most: 11.2, unit: 'kB, gzip'},
	'the main job: `filter`, `session`, `defineService`, `createSession`': {most: 27, unit: 'kB, gzip'},
	'`explain` alone': {most: 37, unit: 'kB, gzip'},
	'`lint` alone': {most: 55, unit: 'kB, gzip'},
	'import of paylock': {most: 2, unit: '× import of immer, processor time'},
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

/** How much worse than in RESULTS.md a figure may be. */
const TOLERANCE = 1.15;
/** The same for a ratio of time, which another processor changes too. What fell in version 4 fell by more. */
const TOLERANCE_OF_TIME = 1.5;

/** @returns {'met' | 'worse' | 'not measured'} how a figure, of which less is better, compares with that of a text of results */
export function compareWith(results, name, figure, isOfTime = false) {
	const row = results.split('\n').find(line => line.startsWith(`| ${name} | `));
	const before = Number(row?.split(' | ')[1]);
	if (figure === undefined || Number.isNaN(before)) return 'not measured';
	return figure <= before * (isOfTime ? TOLERANCE_OF_TIME : TOLERANCE) ? 'met' : 'worse';
}

/** Three significant digits; a goal is met if the rounded figure meets it. */
const written = figure => String(Number(figure.toPrecision(figure < 1 ? 2 : 3)));
