// explain, compile, summarize, diff, instrumentClasses, impact and toSql with any input: a result or an InvalidInputError, and the input unchanged.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {filter as startFilter} from '../../src/index.js';
import {
	compile,
	diff,
	explain,
	type Instrument,
	InvalidInputError,
	impact,
	instrumentClasses,
	type Order,
	summarize,
	toSql,
} from '../../src/inspect/index.js';
import {corrupted} from './corrupted.js';

const VERDICTS = ['shown', 'hidden', 'undetermined'];
const ORDERS: readonly Order[] = [
	{instrument: {type: 'CARD', bin: '411111'}, amount: '1.00'},
	{instrument: {type: 'WALLET'}},
];
const empty = {allowDefaultOptions: true, options: []};

/** Calls everything: explain never throws, and the rest only for what is not a filter at all. */
function inspect(input: unknown, instrument: unknown): void {
	const {verdict, because} = explain(input, instrument as Instrument); // anything may come from JavaScript
	expect(VERDICTS).toContain(verdict);
	expect(because.length).toBeGreaterThan(0);
	for (const call of [
		() => compile(input).explain(instrument as Instrument),
		() => summarize(input),
		() => diff(input, empty),
		() => diff(empty, input),
		() => instrumentClasses(input),
		() => impact(input, empty, ORDERS),
		() => impact(empty, input, ORDERS),
		() => toSql(input, {columns: {type: 'pay_method', code: 'provider', bin: 'card_bin'}}),
	]) {
		try {
			call();
		} catch (error) {
			expect(error).toBeInstanceOf(InvalidInputError);
			expect((error as InvalidInputError).issues.length).toBeGreaterThan(0);
		}
	}
}

describe('any input', () => {
	test('any JSON value, any text, any instrument', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.jsonValue(),
					fc.string(),
					fc.json(),
					corrupted.map(({input}) => input),
				),
				fc.jsonValue(),
				(input, instrument) => {
					const before = JSON.stringify(input);
					inspect(input, instrument);
					inspect(input, {type: 'CARD', bin: '41'});
					expect(JSON.stringify(input)).toBe(before);
				},
			),
			{numRuns: 400},
		);
	});

	test.each([
		['an array nested 20,000 deep', '['.repeat(20_000) + ']'.repeat(20_000)],
		['options nested 20,000 deep', '{"options":['.repeat(20_000) + ']}'.repeat(20_000)],
		['hostile keys', '{"allowDefaultOptions":true,"options":[{"__proto__":{"enable":true},"constructor":1}]}'],
		['text that is not JSON', '{"allowDefaultOptions":'],
	])('%s', (_, text) => {
		inspect(text, {type: 'CASH'});
	});

	test('values that JSON does not have', () => {
		const cycle: Record<string, unknown> = {allowDefaultOptions: true};
		cycle.options = [cycle];
		for (const input of [cycle, () => empty, Symbol('x'), 10n, undefined, new Date(0)]) {
			inspect(input, {type: 'CASH'});
			inspect(empty, input);
		}
	});

	test('a builder, or its text, is read like the filter it makes', () => {
		const filter = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]};
		const builder = startFilter().allowDefaults(true).hide('CASH');
		for (const input of [filter, JSON.stringify(filter), `\ufeff${JSON.stringify(filter)}`, builder, builder.build()]) {
			expect(explain(input, {type: 'CASH'})).toEqual(explain(filter, {type: 'CASH'}));
			expect(explain(input, {type: 'CASH'}).verdict).toBe('hidden');
		}
	});

	test('codes named like the parts of an object are codes', () => {
		const codes = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
		const option = {paymentMethodType: 'WALLET', enable: false, paymentMethods: codes};
		const cardFilters = [{enable: false, cardBanks: codes}];
		const compiled = compile({
			allowDefaultOptions: true,
			options: [option, {paymentMethodType: 'CARD', enable: true, cardFilters}],
		});
		for (const code of codes) {
			expect(compiled.explain({type: 'WALLET', code}).verdict).toBe('hidden');
			expect(compiled.explain({type: 'CARD', bank: code}).verdict).toBe('hidden');
		}
		expect(compiled.explain({type: 'WALLET', code: 'valueOf'}).verdict).toBe('shown');
	});
});
