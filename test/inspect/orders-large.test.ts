// A million orders: impact against a recount by brute force, and SQL on two engines against explain and impact.
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {compile, type Instrument, impact, type Readings, toSql} from '../../src/inspect/index.js';
import {type Assignment, type NaiveSubject, naive} from './naive-evaluator.js';
import {ASSIGNMENTS, assignment, inputOf, instrument, subject} from './random-subjects.js';
import {COLUMNS, type Engine, enginesWith} from './sql-engines.js';

const COUNT = 1_000_000;
const SEED = 29;
const PREFIX = 'PREFIX';

const pool = fc.sample(instrument, {numRuns: 1500, seed: SEED});
const [chosen] = fc.sample(assignment, {numRuns: 1, seed: SEED}) as [Assignment];
const subjects = fc.sample(subject, {numRuns: 200, seed: SEED}).filter(({filter}) => (filter?.options.length ?? 0) > 1);

/** No reading, some of them, and all. */
const READINGS: readonly (readonly [name: string, readings: Readings])[] = [
	['no', {}],
	['some', {precedence: chosen.precedence, defaultsInside: chosen.defaultsInside, emptyList: chosen.emptyList}],
	['all', chosen],
];

/** The place in the pool of each order, and its amount in minor units: the same in every run. */
function* orders(size: number): Generator<readonly [place: number, units: number]> {
	let state = SEED;
	for (let index = 0; index < COUNT; index += 1) {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		yield [(state >>> 8) % size, (state >>> 4) % 500_000];
	}
}

const written = (units: number) => `${Math.floor(units / 100)}.${String(units % 100).padStart(2, '0')}`;

function verdictOf(one: NaiveSubject, each: Instrument, readings: Readings): string {
	const known = Object.entries(readings);
	const possible = ASSIGNMENTS.filter(other => known.every(([name, choice]) => Reflect.get(other, name) === choice));
	const verdicts = new Set(possible.map(other => naive(one, each, other, PREFIX)));
	return verdicts.size > 1 ? 'undetermined' : verdicts.has(true) ? 'shown' : 'hidden';
}

function effectOf(from: string, to: string): 'kept' | 'lost' | 'gained' | 'undetermined' {
	if (from === 'undetermined' || to === 'undetermined') return 'undetermined';
	return from === to ? 'kept' : to === 'shown' ? 'gained' : 'lost';
}

const pairs = READINGS.map(([name, readings], at) => {
	const [before, after] = subjects.slice(2 * at, 2 * at + 2) as [NaiveSubject, NaiveSubject];
	return {name, readings, before, after, options: {readings, servicePrefix: PREFIX}};
});

describe.each(pairs)('a million orders, with $name readings', ({before, after, readings, options}) => {
	test('are counted as brute force counts them', () => {
		const effects = pool.map(each => effectOf(verdictOf(before, each, readings), verdictOf(after, each, readings)));
		const counts = {kept: 0, lost: 0, gained: 0, undetermined: 0};
		const units = {kept: 0, lost: 0, gained: 0, undetermined: 0};
		function* read() {
			for (const [place, amount] of orders(pool.length)) {
				const effect = effects[place] ?? 'kept';
				counts[effect] += 1;
				units[effect] += amount;
				yield {instrument: pool[place] as Instrument, amount: written(amount)};
			}
		}
		const {
			orders: total,
			amounts,
			kept,
			lost,
			gained,
			undetermined,
		} = impact(inputOf(before), inputOf(after), read(), options);
		expect(total).toBe(COUNT);
		expect({kept, lost, gained, undetermined}).toEqual(counts);
		const {orders: sum, ...others} = amounts;
		expect(others).toEqual(Object.fromEntries(Object.entries(units).map(([name, one]) => [name, written(one)])));
		expect(sum).toBe(written(Object.values(units).reduce((one, other) => one + other)));
	});
});

/** The pool, and the same instruments with one attribute left out. */
const thin = pool.flatMap((each, index) => {
	const names = Object.keys(each).filter(name => !['type', 'kind', 'group'].includes(name));
	const left = names[index % Math.max(1, names.length)];
	const rest = Object.fromEntries(Object.entries(each).filter(([name]) => name !== left));
	return [each, rest as unknown as Instrument];
});

describe('a million orders in a database', () => {
	const places = Int32Array.from(orders(thin.length), ([place]) => place);
	let engines: readonly Engine[] = [];
	beforeAll(async () => {
		const rows = Array.from(orders(thin.length), ([place, units]) => ({
			instrument: thin[place] as Instrument,
			amount: written(units),
		}));
		engines = await enginesWith(rows);
	}, 900_000);
	afterAll(() => {
		for (const engine of engines) engine.close();
	});

	test.each(pairs)(
		'toSql agrees with explain about each, with $name readings',
		async ({after, options}) => {
			const {explain} = compile(inputOf(after), options);
			const verdicts = thin.map(each => explain(each).verdict);
			const sql = toSql(inputOf(after), {columns: COLUMNS}, options);
			for (const engine of engines) {
				const found = await engine.query(`SELECT ${sql} FROM orders ORDER BY id`);
				expect(found.length).toBe(COUNT);
				const wrong = found.findIndex(([verdict], at) => verdict !== verdicts[places[at] ?? 0]);
				expect(wrong, engine.name).toBe(-1);
			}
		},
		900_000,
	);
});
