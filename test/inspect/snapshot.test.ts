// Copies of data: what is copied, and what is kept or left out.
import {describe, expect, test} from 'vitest';
import {filter} from '../../src/builders/create-builders.js';
import {freezeUnless, plainDataOf, snapshotOf} from '../../src/inspect/read/snapshot.js';
import {DEEPEST_JSON} from '../../src/schema/json-limits.js';
import {LONGEST_LIST} from '../../src/values/list.js';

const builder = filter().allowDefaults(true).hide('CASH');
const written = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]};
const date = new Date(0);

describe('a snapshot', () => {
	test('copies plain data and what builders write', () => {
		const inner = {key: [1, null, 'a', true]};
		const {value, opaque} = snapshotOf({inner, builder, nothing: undefined, list: [undefined]});
		expect(value).toStrictEqual({inner, builder: written, list: [undefined]});
		expect((value as {readonly inner: unknown}).inner).not.toBe(inner);
		expect(opaque.size).toBe(0);
	});

	test.each([
		['a date', date],
		['a list that is too long', new Array(LONGEST_LIST + 1)],
	])('keeps %s', (_, object) => {
		const {value, opaque} = snapshotOf({list: [object]});
		expect((value as {readonly list: readonly unknown[]}).list[0]).toBe(object);
		expect([...opaque]).toEqual([object]);
	});

	test('keeps what is nested too deeply', () => {
		let inner: unknown = {};
		const deepest = inner;
		for (let depth = 0; depth < DEEPEST_JSON; depth += 1) inner = [inner];
		expect([...snapshotOf(inner).opaque]).toEqual([deepest]);
		expect(snapshotOf([inner]).opaque.has(deepest)).toBe(false);
		expect(snapshotOf((inner as readonly unknown[])[0]).opaque.size).toBe(0);
	});

	test('reads a key that is called __proto__', () => {
		const {value} = snapshotOf(JSON.parse('{"__proto__": {"a": 1}}'));
		expect(JSON.stringify(value)).toBe('{"__proto__":{"a":1}}');
	});
});

describe('plain data', () => {
	test('has null in place of what JSON cannot hold', () => {
		const input = {
			date,
			list: [undefined, Number.NaN, 1n, () => 1, Symbol('s')],
			nothing: undefined,
			number: 1.5,
		};
		expect(plainDataOf(input)).toStrictEqual({
			date: null,
			list: [null, null, null, null, null],
			number: 1.5,
		});
	});

	test('keeps a text, and is null for anything else that is not data', () => {
		expect(plainDataOf('{"a": 1}')).toBe('{"a": 1}');
		expect([date, undefined, Number.POSITIVE_INFINITY].map(plainDataOf)).toEqual([null, null, null]);
		expect([true, 5, null].map(plainDataOf)).toEqual([true, 5, null]);
	});
});

test('freezes everything but what belongs to the caller', () => {
	const own = {};
	const value = freezeUnless(new Set([own]), {list: [{own}], own});
	expect([value, value.list, value.list[0]].every(Object.isFrozen)).toBe(true);
	expect(Object.isFrozen(own)).toBe(false);
	const call = () => 1;
	freezeUnless(new Set(), {call});
	freezeUnless(new Set(), call);
	expect(Object.isFrozen(call)).toBe(false);
	expect(freezeUnless(new Set(), null)).toBeNull();
});
