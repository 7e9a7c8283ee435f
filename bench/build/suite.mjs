// How long a filter takes to build, compared with the same payload as a frozen literal, the naive design, and peers.

import {deepStrictEqual} from 'node:assert';
import {compare, duration, rounded, table, time} from '../measure.mjs';
import {naive, naiveFrom} from './naive.mjs';
import {chain, conditions, largeBulk, largeOneByOne, medium, small} from './workloads.mjs';

function deepFreeze(value) {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
	Object.freeze(value);
	if (Array.isArray(value)) for (let index = 0; index < value.length; index += 1) deepFreeze(value[index]);
	else for (const key in value) deepFreeze(value[key]);
	return value;
}

/** Every contender's time for one workload, as a ratio to the frozen literal. */
function contest({literal, paylock}, {validators, kyselyQuery}, {skip = [], ...how} = {}) {
	const payload = literal();
	deepStrictEqual(JSON.parse(JSON.stringify(paylock())), JSON.parse(JSON.stringify(payload)));
	deepStrictEqual(naiveFrom(small.literal()), small.literal());
	const all = {
		'literal + deep freeze': () => deepFreeze(literal()),
		'literal, not frozen': literal,
		'**paylock**': paylock,
		'immer produce in every call': () => naiveFrom(payload),
		...validators(payload),
		'JSON.stringify': () => JSON.stringify(payload),
		structuredClone: () => structuredClone(payload),
		'kysely, a comparable query compiled': () => kyselyQuery(payload),
	};
	const contenders = Object.fromEntries(Object.entries(all).filter(([name]) => !skip.includes(name)));
	return new Map(compare(contenders, how).map(result => [result.name, result]));
}

function contests(peers) {
	const one = {rounds: 15, milliseconds: 20, collect: true};
	const quadratic = ['immer produce in every call', 'kysely, a comparable query compiled'];
	const columns = [
		contest(small, peers),
		contest(medium, peers),
		contest(largeBulk, peers, one),
		contest(largeOneByOne, peers, {...one, skip: quadratic}),
	];
	const figures = Object.fromEntries(
		['small', 'medium', '100,000 ranges in one call', '100,000 calls'].map((name, at) => [
			`build, ${name}`,
			columns[at].get('**paylock**').ratio,
		]),
	);
	const cell = result => (result === undefined ? '–' : rounded(result.ratio));
	const rows = [...columns[0].keys()].map(name => [name, ...columns.map(column => cell(column.get(name)))]);
	const times = columns.map(column => duration(column.get('literal + deep freeze').ns));
	const markdown = table(
		['ratio to literal + deep freeze', 'small', 'medium', 'large, bulk', 'large, one by one'],
		[...rows, ['(literal + deep freeze took)', ...times]],
	);
	return {markdown, figures};
}

/** Nanoseconds per call in a chain; `undefined` if it overflows the stack. */
function growthOf(make, calls) {
	try {
		return time(() => make(calls)) / calls;
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		return undefined;
	}
}

function naiveChain(calls, keep) {
	let chain = naive();
	for (let index = 0; index < calls; index += 1) {
		chain = chain.hideCards({cardBins: ['411111::411199']});
		keep?.(chain);
	}
	return chain;
}

function growth({kyselyChain}) {
	const lengths = [10, 100, 1_000, 10_000, 100_000];
	const makers = {
		'**paylock**, one card filter per call': [chain, 100_000],
		'**paylock**, the same and build()': [calls => chain(calls).build(), 100_000],
		'**paylock**, one when per call': [conditions, 100_000],
		'**paylock**, the same and build() of those': [calls => conditions(calls).build(), 100_000],
		'immer produce in every call': [naiveChain, 1_000],
		'kysely, one where per call': [kyselyChain, 100_000],
		'kysely, the same and compile()': [calls => kyselyChain(calls).compile(), 100_000],
	};
	const rows = Object.entries(makers).map(([name, [make, most]]) => [
		name,
		...lengths.map(calls => {
			if (calls > most) return '–';
			const ns = growthOf(make, calls);
			return ns === undefined ? 'overflows' : rounded(ns);
		}),
	]);
	return table(['ns per call, in a chain of', ...lengths.map(calls => calls.toLocaleString('en-US'))], rows);
}

/** Bytes per call in a chain if the builder of every step is kept, as in branching. */
function memory(make, calls) {
	make(calls);
	globalThis.gc();
	const before = process.memoryUsage().heapUsed;
	const prefixes = [];
	make(calls, chain => void prefixes.push(chain));
	globalThis.gc();
	return Math.round((process.memoryUsage().heapUsed - before) / prefixes.length).toLocaleString('en-US');
}

/** The time of a call in a chain of 10,000, relative to one in a chain of 100. */
function growthRatio() {
	const [, long] = compare({short: () => repeated(100, () => chain(100)), long: () => chain(10_000)});
	return long.ratio;
}

function repeated(times, make) {
	let made;
	for (let index = 0; index < times; index += 1) made = make();
	return made;
}

/** The figures that `--check` compares: without the peers. */
export async function check() {
	const ratio = ({literal, paylock}) => compare({literal: () => deepFreeze(literal()), paylock}, {rounds: 25})[1].ratio;
	return {'build, small': ratio(small), 'build, medium': ratio(medium)};
}

export async function run() {
	// Only the whole run needs what the root does not install.
	const peers = await import('./peers.mjs');
	const {markdown: ratios, figures} = contests(peers);
	const markdown = [
		ratios,
		'A parser checks an existing payload; a builder makes one and checks it too. The rows of parsers are therefore reference points, not a comparison of equal work. The large columns leave out kysely and the naive design where they are quadratic or overflow the stack (below).',
		'### Growth',
		growth(peers),
		`If the builder of every step is kept, a call costs ${memory(chain, 100_000)} bytes in a chain of 100,000; with an immer produce in every call, ${memory(naiveChain, 1_000)} bytes in a chain of 1,000.`,
	].join('\n\n');
	return {title: 'Building a filter', markdown, figures: {...figures, 'a call in a chain of 10,000': growthRatio()}};
}
