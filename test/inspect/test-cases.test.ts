// testCases: a small list of cases that notices every change that makes a difference.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {compile, diff, testCases} from '../../src/inspect/index.js';
import {page} from './page.js';
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

	test('are refused for a filter with too many list entries', () => {
		const paymentMethods = Array.from({length: 3000}, (_, at) => `WALLET_${at}`);
		expect(() => testCases(filter({paymentMethodType: 'WALLET', enable: false, paymentMethods}))).toThrow(/2000/);
	});
});
