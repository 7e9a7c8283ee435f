// Hostile input: keys that could reach a prototype, what is not plain data, and circular values.
import {expect, test} from 'vitest';
import {LIST_PLACES, rightItems} from './list-places.js';
import {OBJECT_PLACES} from './object-places.js';
import {amend, base, emi, issuesOf, misuse, page, pointers} from './untyped.js';

const bulk = LIST_PLACES.filter(({isSpread}) => !isSpread);
const json = (value: unknown) => JSON.stringify(value);

test.each(OBJECT_PLACES)('own keys that could reach a prototype are refused in %s', (_name, pointer, give, right) => {
	for (const key of ['__proto__', 'constructor', 'prototype']) {
		const input = JSON.parse(`{${json(right).slice(1, -1)},"${key}":{"enable":true}}`);
		expect(pointers(() => give(input))).toEqual([`${pointer}/${key}`]);
	}
	expect({}).not.toHaveProperty('enable');
});

test.each(OBJECT_PLACES)('%s takes plain objects and their own properties only', (name, pointer, give, right) => {
	class Right {
		constructor() {
			Object.assign(this, right);
		}
	}
	const strange = [
		Object.create(right),
		...(name === 'session' ? [] : [new Right()]), // its own fields are those of the session
		new Date(),
		new Map(Object.entries(right)),
		new Set(),
		() => right,
		new String('a'),
		[right],
		json(right),
		1,
		true,
		null,
		Symbol('a'),
		1n,
	];
	for (const input of strange) {
		expect(issuesOf(() => give(input))).toMatchObject([{pointer, rule: 'invalid-type'}]);
	}
	expect(json(give(Object.assign(Object.create(null), right)))).toBe(json(give(right)));
});

test.each(bulk)('$name takes lists only', place => {
	const [one = ''] = rightItems(place, 1);
	for (const list of [
		new Set([one]),
		new Map(),
		{0: one, length: 1},
		(function* list() {
			yield one;
		})(),
		new Date(),
		() => [one],
	]) {
		expect(issuesOf(() => place.give(list))).toMatchObject([{pointer: place.pointer, rule: 'invalid-type'}]);
	}
});

test('a cycle or 20,000 levels are refused for every input', () => {
	const cycle: Record<string, unknown> = {};
	cycle.self = cycle;
	const loop: unknown[] = [];
	loop.push(loop);
	let deep: unknown = 'a';
	for (let level = 0; level < 20_000; level += 1) deep = level % 2 === 0 ? [deep] : {deep};
	for (const value of [cycle, loop, deep]) {
		for (const {give} of bulk) misuse(() => give(value));
		for (const [, , give] of OBJECT_PLACES) misuse(() => give(value));
		misuse(() => page().extra({udf1: value}));
		misuse(() => amend(value, () => undefined));
		misuse(() => emi().show(value));
		misuse(() => base().include(value));
	}
});
