// testCases: a small list of cases that notices every change that makes a difference.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {compareSubjects} from '../../src/inspect/analysis/changes.js';
import {diff} from '../../src/inspect/analysis/diff.js';
import {type Mutation, mutate} from '../../src/inspect/analysis/mutants.js';
import {changesUnnoticed, testCases} from '../../src/inspect/analysis/test-cases.js';
import {compile} from '../../src/inspect/evaluate/compile.js';
import {readSubjectOrThrow, withRecovered} from '../../src/inspect/read/subject.js';
import {page} from './page.js';
import {assignment, inputOf, subject} from './random-subjects.js';
import {anyInput} from './small-universe.js';

const filter = (...options: readonly object[]) => ({allowDefaultOptions: true, options});

type Path = readonly (string | number)[];

/** Every input that differs in one flag, item or field. */
function* changes(input: object): Generator<object> {
	for (const path of placesIn(input, [])) {
		const copy = structuredClone(input);
		const last = path.at(-1);
		let holder: unknown = copy;
		for (const key of path.slice(0, -1)) holder = Reflect.get(holder as object, key); // the path leads through objects
		if (last === undefined || typeof holder !== 'object' || holder === null) continue;
		const value: unknown = Reflect.get(holder, last);
		if (typeof value === 'boolean') Reflect.set(holder, last, !value);
		else if (Array.isArray(holder)) holder.splice(Number(last), 1);
		else Reflect.deleteProperty(holder, last);
		yield copy;
	}
}

function* placesIn(value: unknown, path: Path): Generator<Path> {
	if (typeof value !== 'object' || value === null) {
		const isFlagOrItem = typeof value === 'boolean' || typeof path.at(-1) === 'number';
		if (isFlagOrItem || path.at(-1) === 'upiType') yield path;
		return;
	}
	if (path.length > 0 && path.at(-1) !== 'payment_filter' && path.at(-1) !== 'options') yield path;
	for (const [key, inner] of Object.entries(value)) {
		yield* placesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
	}
}

describe('testCases', () => {
	test('name what the filter does', () => {
		const input = filter(
			{paymentMethodType: 'CASH', enable: false},
			{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']},
		);
		const cases = testCases(input);
		expect(cases).toContainEqual({name: 'hides cash on delivery', instrument: {type: 'CASH'}, expect: 'hidden'});
		expect(cases.map(({name}) => name)).toEqual(
			expect.arrayContaining(['hides wallet WALLET_A', 'hides wallet WALLET_B', 'shows all other wallets']),
		);
	});

	const fields = {
		sdk_udf: 'hideEMI',
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '10.00',
		'mandate.start_date': '1893456000',
		'mandate.end_date': '1924992000',
	};

	test('of a session contain its mandate and its sdk_udf', () => {
		const session = {...page, ...fields};
		const types = testCases(session).map(({instrument}) => `${instrument.type} ${instrument.supportsMandates}`);
		expect(types).toEqual(expect.arrayContaining(['EMI true', expect.stringContaining('false')]));
		const removed = changesUnnoticed(session, [], {}).unnoticed.map(({path}) => path.join('/'));
		expect(removed).toEqual(['sdk_udf', 'options.create_mandate']);
	});

	test('are right, have unique names, and notice every change that makes a difference', () => {
		fc.assert(
			fc.property(anyInput, input => {
				const cases = testCases(input);
				const {explain} = compile(input);
				for (const {instrument, expect: verdict} of cases) expect(explain(instrument).verdict).toBe(verdict);
				expect(new Set(cases.map(({name}) => name)).size).toBe(cases.length);
				for (const changed of changes(input)) {
					const {explain: notice} = compile(changed);
					if (cases.some(one => notice(one.instrument).verdict !== one.expect)) continue;
					expect(diff(input, changed).relation, JSON.stringify(changed)).toBe('equal');
				}
			}),
			{numRuns: 20},
		);
	});

	test('say what depends on a reading', () => {
		const cardFilters = [
			{enable: false, cardTypes: ['CREDIT']},
			{enable: true, cardBanks: ['BANK_A']},
		];
		const cases = testCases(filter({paymentMethodType: 'CARD', enable: true, cardFilters}));
		expect(cases.map(({name}) => name)).toContain('leaves credit cards (bank BANK_A) undetermined');
	});

	test('are frozen', () => {
		const cases = testCases(filter({paymentMethodType: 'CASH', enable: false}));
		expect([cases, ...cases].every(Object.isFrozen)).toBe(true);
	});

	test('notice each flag, item and field that makes a difference, those deep inside first', () => {
		const session = {
			...page,
			sdk_udf: 'showEMI',
			payment_filter: {
				...filter(
					{paymentMethodType: 'CASH', enable: false},
					{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: false, upiType: 'COLLECT'}]},
					{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']},
				),
				emiOptions: {
					noCostEmi: {
						enable: true,
						credit: {enable: true, filters: [{enable: false, tenureFilter: {tenures: ['3::6'], enable: true}}]},
					},
				},
			},
		};
		const {noticed, unnoticed, added} = changesUnnoticed(session, [], {});
		expect(noticed).toBe(0);
		expect(unnoticed.map(({path, action}) => `${action} ${path.join('/')}`)).toMatchInlineSnapshot(`
			[
			  "remove payment_filter/emiOptions/noCostEmi/credit/filters/0/tenureFilter/tenures/0",
			  "remove payment_filter/emiOptions/noCostEmi/credit/filters/0/tenureFilter/tenures",
			  "flip payment_filter/emiOptions/noCostEmi/credit/filters/0/tenureFilter/enable",
			  "flip payment_filter/emiOptions/noCostEmi/credit/filters/0/enable",
			  "remove payment_filter/emiOptions/noCostEmi/credit/filters/0/tenureFilter",
			  "flip payment_filter/options/1/upiFilters/0/enable",
			  "remove payment_filter/options/1/upiFilters/0/upiType",
			  "remove payment_filter/emiOptions/noCostEmi/credit/filters/0",
			  "remove payment_filter/options/1/upiFilters/0",
			  "remove payment_filter/options/2/paymentMethods/0",
			  "remove payment_filter/options/2/paymentMethods/1",
			  "flip payment_filter/emiOptions/noCostEmi/credit/enable",
			  "remove payment_filter/emiOptions/noCostEmi/credit/filters",
			  "remove payment_filter/options/0/paymentMethodType",
			  "flip payment_filter/options/0/enable",
			  "remove payment_filter/options/1/paymentMethodType",
			  "flip payment_filter/options/1/enable",
			  "remove payment_filter/options/1/upiFilters",
			  "remove payment_filter/options/2/paymentMethodType",
			  "flip payment_filter/options/2/enable",
			  "remove payment_filter/options/2/paymentMethods",
			  "flip payment_filter/emiOptions/noCostEmi/enable",
			  "remove payment_filter/emiOptions/noCostEmi/credit",
			  "remove payment_filter/options/0",
			  "remove payment_filter/options/1",
			  "remove payment_filter/options/2",
			  "remove payment_filter/emiOptions/noCostEmi",
			  "flip payment_filter/allowDefaultOptions",
			  "remove payment_filter/emiOptions",
			]
		`);
		expect(changesUnnoticed(session, added, {})).toEqual({noticed: unnoticed.length, unnoticed: [], added: []});
		const [first] = added;
		const some = changesUnnoticed(session, added.slice(1), {});
		expect(some.added).toEqual([first]);
		expect(some.noticed + some.unnoticed.length).toBe(unnoticed.length);
	});

	test('are refused for a filter with too many list entries', () => {
		const paymentMethods = Array.from({length: 3000}, (_, at) => `WALLET_${at}`);
		expect(() => testCases(filter({paymentMethodType: 'WALLET', enable: false, paymentMethods}))).toThrow(/2000/);
	});
});

test('a new test expects a certain verdict where one notices the change, and each has its own name', () => {
	fc.assert(
		fc.property(subject, assignment, (one, {defaultsInside: _, ...readings}) => {
			const [input, account] = [inputOf(one), {readings}];
			const {added, unnoticed} = changesUnnoticed(input, [], account);
			const before = readSubjectOrThrow(input, account);
			for (const testCase of added) {
				const change = unnoticed.find(other => other.testCase === testCase) as Mutation; // it was made for this change
				const after = withRecovered(before, mutate(before.recovered, change));
				const isCertain = [...compareSubjects(before, after).parts()].some(
					({outcome}) => outcome.from !== 'undetermined',
				);
				expect(testCase.expect !== 'undetermined').toBe(isCertain);
			}
			expect(new Set(added.map(({name}) => name)).size).toBe(added.length);
		}),
		{numRuns: 200},
	);
});
