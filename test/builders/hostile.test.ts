// Hostile input: getters and proxies that lie or throw, and circular values.
import {afterEach, expect, test} from 'vitest';
import {LIST_PLACES, type ListPlace, rightItems} from './list-places.js';
import {OBJECT_PLACES} from './object-places.js';
import {amend, base, emi, issuesOf, type Loose, misuse, outcome, page, paylock, plan, pointers} from './untyped.js';

const bulk = LIST_PLACES.filter(({isSpread}) => !isSpread);
const json = (value: unknown) => JSON.stringify(value);
const written = (place: ListPlace, list: unknown) => json(place.give(list));

test.each(bulk)('each index of $name is read once, and what was read is what is sent', place => {
	const right = rightItems(place, 2);
	const reads: string[] = [];
	const once = new Proxy([...right], {
		get(target, key) {
			reads.push(String(key));
			const isAgain = reads.filter(read => read === String(key)).length > 1;
			return isAgain ? 'changed,' : Reflect.get(target, key);
		},
	});
	expect(written(place, once)).toBe(written(place, right));
	expect(reads.filter(key => /^\d+$/.test(key))).toEqual(['0', '1']);
	class Codes extends Array<string> {
		override map(): never {
			throw new Error('never asked');
		}
	}
	expect(written(place, Codes.from(right))).toBe(written(place, right));
});

test('a list of any claimed length ends', () => {
	for (const length of [
		Number.NaN,
		-1,
		1.5,
		Number.POSITIVE_INFINITY,
		'2',
		2n,
		Symbol('a'),
		{valueOf: () => Math.random() * 1000},
	]) {
		for (const {give} of bulk)
			outcome(() =>
				give(new Proxy([], {get: (target, key) => (key === 'length' ? length : Reflect.get(target, key))})),
			);
	}
});

test.each(OBJECT_PLACES)('each key of the object given to %s is read once', (_name, _pointer, give, right) => {
	const reads: Record<string, number> = {};
	const input = Object.defineProperties(
		{},
		Object.fromEntries(
			Object.entries(right).map(([key, value]) => [
				key,
				{
					enumerable: true,
					get() {
						reads[key] = (reads[key] ?? 0) + 1;
						return value;
					},
				},
			]),
		),
	);
	expect(json(give(input))).toBe(json(give(right)));
	expect(Object.values(reads).every(count => count === 1)).toBe(true);
});

test.each(bulk)('a getter that throws in $name is an issue at its place, with the cause', place => {
	const boom = new Error('boom');
	const list: unknown[] = [...rightItems(place, 2)];
	Object.defineProperty(list, 1, {
		get() {
			throw boom;
		},
	});
	const error = misuse(() => place.give(list));
	expect(error.issues).toMatchObject([{pointer: `${place.pointer}/1`, rule: 'unreadable'}]);
	expect(error.cause).toBe(boom);
});

test.each(OBJECT_PLACES)(
	'a getter or a proxy that throws in %s is an issue at its place',
	(_name, pointer, give, right) => {
		const boom = new Error('boom');
		for (const key of Object.keys(right)) {
			const input = Object.defineProperty({...right}, key, {
				enumerable: true,
				get() {
					throw boom;
				},
			});
			const error = misuse(() => give(input));
			expect(error.cause ?? boom).toBe(boom);
			expect(error.issues.every(issue => issue.pointer.startsWith(pointer))).toBe(true);
		}
		for (const trap of ['ownKeys', 'getPrototypeOf', 'get', 'getOwnPropertyDescriptor'] as const) {
			misuse(() =>
				give(
					new Proxy(
						{...right},
						{
							[trap]() {
								throw boom;
							},
						},
					),
				),
			);
		}
	},
);

test.each(OBJECT_PLACES)('own keys that could reach a prototype are refused in %s', (_name, pointer, give, right) => {
	for (const key of ['__proto__', 'constructor', 'prototype']) {
		const input = JSON.parse(`{${json(right).slice(1, -1)},"${key}":{"enable":true}}`);
		expect(pointers(() => give(input))).toEqual([`${pointer}/${key}`]);
	}
	expect({}).not.toHaveProperty('enable');
});

const polluted = ['enable', 'types', 'banks', 'only', 'WALLET', 'paymentMethod', 'udf1'];
afterEach(() => {
	for (const key of polluted) Reflect.deleteProperty(Object.prototype, key);
});

test('properties added to Object.prototype are not read', () => {
	const chain = () =>
		base()
			.cards((cards: Loose) => cards.hideTypes('CREDIT').hide({brands: ['A']}))
			.show('WALLET', ['A'])
			.emi((plans: Loose) => plans.show('noCost'));
	const request = () => page().paymentFilter(chain()).details({first_name: 'a'}).extra({udf2: 1});
	const before = [
		json(request()),
		json(plan({issuers: {except: ['A']}})),
		json(
			paylock({codes: {NB: ['NB_A']}})
				.filter()
				.allowDefaults(true)
				.hide('WALLET', ['B']),
		),
	];
	for (const key of polluted)
		Object.defineProperty(Object.prototype, key, {value: ['X'], configurable: true, writable: true});
	Object.defineProperty(Object.prototype, 'enable', {value: true, configurable: true, writable: true});
	expect([
		json(request()),
		json(plan({issuers: {except: ['A']}})),
		json(
			paylock({codes: {NB: ['NB_A']}})
				.filter()
				.allowDefaults(true)
				.hide('WALLET', ['B']),
		),
	]).toEqual(before);
	expect(issuesOf(() => chain().show('CARD'))).toMatchObject([{rule: 'conflicting-type'}]);
	misuse(() => plan({issuers: {}}));
	misuse(() => page().paymentFilter({allowDefaultOptions: true, options: [{paymentMethodType: 'CASH'}]}));
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
