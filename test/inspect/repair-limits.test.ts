// Repair: how much of an input is looked at, whatever it holds and however often it holds it.
import {describe, expect, test} from 'vitest';
import {entriesOf, itemsOf, parsed} from '../../src/inspect/repair/entries.js';

/** A proxy that answers nothing. */
function revoked(value: object): object {
	const {proxy, revoke} = Proxy.revocable(value, {});
	revoke();
	return proxy;
}

describe('an object', () => {
	test('takes the room of its keys, all of which it may take', () => {
		const room = {left: 3};
		expect(entriesOf({a: 1, b: 2}, room)).toEqual([
			['a', 1],
			['b', 2],
		]);
		expect(room.left).toBe(1);
		expect(entriesOf({c: 3}, room)).toEqual([['c', 3]]);
		expect(entriesOf({}, room)).toEqual([]);
		expect(entriesOf({d: 4}, room)).toBeUndefined();
		expect(entriesOf({}, room)).toBeUndefined();
	});

	test('is none where it is something else, or cannot be read', () => {
		const throwing = Object.defineProperty({}, 'key', {enumerable: true, get: () => JSON.parse('no')});
		for (const value of [null, 5, 'text', [], new Date(), throwing, revoked({})]) {
			expect(entriesOf(value, {left: 100})).toBeUndefined();
		}
	});
});

describe('a list', () => {
	test('takes the room of its items, all of which it may take', () => {
		const room = {left: 3};
		expect(itemsOf(['A', 'B'], room)).toEqual(['A', 'B']);
		expect(room.left).toBe(1);
		expect(itemsOf(['C'], room)).toEqual(['C']);
		expect(itemsOf(['D'], room)).toBeUndefined();
	});

	test('has at most a million items', () => {
		expect(itemsOf(new Array(1_000_000), {left: 4_000_000})).toHaveLength(1_000_000);
		expect(itemsOf(new Array(1_000_001), {left: 4_000_000})).toBeUndefined();
	});

	test('is none where it is something else, or cannot be read', () => {
		const throwing = Object.defineProperty(['A'], 0, {get: () => JSON.parse('no')});
		for (const value of [null, 5, 'text', {length: 1}, throwing, revoked([])]) {
			expect(itemsOf(value, {left: 100})).toBeUndefined();
		}
	});
});

test('a text is JSON where it begins as such and is such', () => {
	expect(parsed(' ["A"]', '[')).toEqual(['A']);
	expect(parsed('["A"]', '{')).toBeUndefined();
	expect(parsed('["A"', '[')).toBeUndefined();
	expect(parsed('["A"]'.padEnd(67_108_864), '[')).toEqual(['A']);
	expect(parsed('["A"]'.padEnd(67_108_865), '[')).toBeUndefined();
});
