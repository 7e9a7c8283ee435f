// amend: what a recipe may do, what it shares, and what it is refused for.

import {freeze} from 'immer';
import {expect, test} from 'vitest';
import type {PaymentFilter} from '../../src/index.js';
import {amend, base, expectFrozen, issuesOf, type Loose, mandate, misuse, page, pointers} from './untyped.js';

interface Draft {
	[key: string]: unknown;
	options: {[key: string]: unknown; paymentMethods?: unknown[]}[];
}
const original = () =>
	base()
		.hide('WALLET', ['A', 'B'])
		.cards((cards: Loose) => cards.hideTypes('CREDIT'))
		.build() as Draft;

/** Nested so deeply that recursion over it overflows. */
function deep(levels: number): object {
	let value = {};
	for (let level = 0; level < levels; level += 1) value = {value};
	return value;
}

/** Small in memory, but with too many paths to walk them all. */
function wide(levels: number): object {
	let value: object = {};
	for (let level = 0; level < levels; level += 1) value = {one: value, other: value};
	return value;
}

const set = (part: object | undefined, fields: object) => void Object.assign(part ?? {}, fields);

test.each<[what: string, pointer: string, recipe: (draft: Draft) => unknown]>([
	['deletes options', '/options', draft => void Reflect.deleteProperty(draft, 'options')],
	['deletes a field', '/allowDefaultOptions', draft => void Reflect.deleteProperty(draft, 'allowDefaultOptions')],
	['adds a Date', '/options/2', draft => void (draft.options as unknown[]).push(new Date())],
	['adds a Map', '/options/0/paymentMethods', draft => set(draft.options[0], {paymentMethods: new Map()})],
	['adds an unknown key', '/option', draft => set(draft, {option: []})],
	['empties a list', '/options/0/paymentMethods', draft => void draft.options[0]?.paymentMethods?.splice(0)],
	['disables filtered cards', '/options/1/enable', draft => set(draft.options[1], {enable: false})],
	[
		'configures a type twice',
		'/options/2',
		draft => void draft.options.push({paymentMethodType: 'CARD', enable: true}),
	],
	['writes "C,D"', '/options/0/paymentMethods/2', draft => void draft.options[0]?.paymentMethods?.push('C,D')],
	['returns a number', '', draft => draft.options.length],
	['returns a part of the draft', '/paymentMethodType', draft => draft.options[0]],
	[
		'changes the draft and returns another filter',
		'',
		draft => {
			draft.allowDefaultOptions = false;
			return {allowDefaultOptions: true, options: []};
		},
	],
	[
		'puts the draft into itself',
		'/options/2/allowDefaultOptions',
		draft => void (draft.options as unknown[]).push(draft),
	],
	['is async', '', async () => undefined],
	[
		'throws',
		'',
		() => {
			throw new Error('boom');
		},
	],
	['pushes a deep value', '/options/2/value', draft => void draft.options.push(deep(20_000) as Draft)],
	['sets a deep value', '/options/0/value', draft => set(draft, {options: [deep(20_000)]})],
	['adds a deep value', '/other', draft => set(draft, {other: deep(20_000)})],
	['returns a deep value', '/value', () => deep(20_000)],
	['pushes a wide value', '/options/2/one', draft => void draft.options.push(wide(60) as Draft)],
	['returns a wide value', '/one', () => wide(60)],
])('a recipe that %s is refused at %j, and the original stays unchanged', (_what, pointer, recipe) => {
	const filter = original();
	const before = JSON.stringify(filter);
	expect(pointers(() => amend(filter, recipe))).toContain(pointer);
	expect(JSON.stringify(filter)).toBe(before);
	expectFrozen(filter);
});

test('an async recipe is refused, and its promise may reject later', async () => {
	const late = async (draft: Draft) => {
		await Promise.resolve();
		draft.options.push({});
	};
	expect(issuesOf(() => amend(original(), late))).toMatchObject([{rule: 'invalid-recipe', found: 'a promise'}]);
	await Promise.resolve();
});

test('a returned draft or filter counts, and shares what it keeps', () => {
	const filter = original();
	const same = amend(filter, (draft: Draft) => {
		draft.allowDefaultOptions = false;
		return draft;
	}) as Draft;
	expect(same).toEqual({...filter, allowDefaultOptions: false});
	expect(same.options).toBe(filter.options);
	const other = amend(filter, (draft: Draft) => ({...draft, allowDefaultOptions: false})) as Draft;
	expect(other).toEqual(same);
	expect(other.options).toBe(filter.options);
	const moved = amend(filter, (draft: Draft) => ({allowDefaultOptions: true, options: [draft.options[1]]})) as Draft;
	expect(moved.options[0]).toBe(filter.options[1]);
	const own = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]};
	const replaced = amend(filter, () => own);
	expect(replaced).toEqual(own);
	expectFrozen(replaced);
	expect([own, own.options, own.options[0]].some(Object.isFrozen)).toBe(false);
});

test('a duplicate code is removed, as the builders do', () => {
	const filter = original();
	const amended = amend(filter, (draft: Draft) => {
		draft.options[0]?.paymentMethods?.push('A', 'C');
	}) as Draft;
	expect(amended.options[0]?.paymentMethods).toEqual(['A', 'B', 'C']);
	expect(amended.options[1]).toBe(filter.options[1]);
	const options = [{paymentMethodType: 'REWARD', enable: true, paymentMethods: ['A', 'A']}];
	const twice = {allowDefaultOptions: true, options};
	expect(amend(twice, () => twice)).toMatchObject({options: [{paymentMethods: ['A']}]});
	expect(amend(twice, (draft: Draft) => set(draft, {allowDefaultOptions: false}))).toEqual({
		allowDefaultOptions: false,
		options,
	});
});

test('duplicates of the input: an untouched list is shared', () => {
	const twice = freeze<PaymentFilter>(
		{
			allowDefaultOptions: true,
			options: [
				{paymentMethodType: 'REWARD', enable: true, paymentMethods: ['A', 'A']},
				{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['B', 'B']},
			],
		},
		true,
	);
	const filter = amend(twice, (draft: Draft) => {
		draft.options[0]?.paymentMethods?.push('C');
	}) as PaymentFilter;
	expect(filter).toMatchObject({options: [{paymentMethods: ['A', 'C']}, {paymentMethods: ['B', 'B']}]});
	expect(filter.options[1]).toBe(twice.options[1]);
	expect(amend(twice, () => undefined)).toBe(twice);
});

test('frozen values of the caller are copied, and their duplicates removed', () => {
	const paymentMethods = Object.freeze(['X', 'X', 'Y']);
	const filter = amend(original(), (draft: Draft) => set(draft.options[0], {paymentMethods}));
	expect(filter).toHaveProperty('options.0.paymentMethods', ['X', 'Y']);
	const returned = freeze({allowDefaultOptions: true, options: [{paymentMethodType: 'NB', enable: true}]}, true);
	expect(amend(original(), () => returned)).toEqual(returned);
});

test('a recipe may return a filter as a builder', () => {
	const other = base().hide('CASH');
	expect(amend(original(), () => other)).toEqual(other.build());
	expectFrozen(amend(original(), () => other));
});

test('untouched parts are shared, changed parts are new and frozen, and values of the caller stay unchanged', () => {
	const filter = original();
	const added = {paymentMethodType: 'CASH', enable: false};
	const codes = ['C'];
	const amended = amend(filter, (draft: Draft) => {
		draft.options.push(added);
		set(draft.options[0], {paymentMethods: codes});
	}) as Draft;
	expect(amended.options[1]).toBe(filter.options[1]);
	expect(amended.options[0]).toEqual({paymentMethodType: 'WALLET', enable: false, paymentMethods: ['C']});
	expectFrozen(amended);
	expect([added, codes].some(Object.isFrozen)).toBe(false);
	codes.push('later');
	expect(amended.options[0]?.paymentMethods).toEqual(['C']);
	expect(amend(filter, () => undefined)).toBe(filter);
});

test('hostile keys of a filter are refused before the recipe runs', () => {
	let ran = false;
	for (const key of ['__proto__', 'constructor']) {
		const hostile = JSON.parse(`{"allowDefaultOptions":true,"options":[],"${key}":{"polluted":true}}`);
		expect(
			pointers(() =>
				amend(hostile, () => {
					ran = true;
				}),
			),
		).toEqual([`/${key}`]);
	}
	expect(ran).toBe(false);
	expect({}).not.toHaveProperty('polluted');
});

test('a plain filter is copied and not frozen; a builder is serialized; anything else is refused', () => {
	const plain = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]};
	expectFrozen(amend(plain, (draft: Draft) => set(draft, {allowDefaultOptions: false})));
	expect([plain, plain.options].some(Object.isFrozen)).toBe(false);
	expect(plain.allowDefaultOptions).toBe(true);
	expect(amend(base().hide('CASH'), () => undefined)).toEqual(plain);
	for (const other of [null, undefined, 1, 'a', [], new Map(), mandate('REQUIRED'), page()])
		misuse(() => amend(other, () => undefined));
	for (const other of [undefined, null, {}, 'a', 1])
		expect(issuesOf(() => amend(plain, other))).toMatchObject([{rule: 'invalid-type'}]);
});

test('types of the account are options, and unknown options are refused', () => {
	const counter = {allowDefaultOptions: true, options: [{paymentMethodType: 'OTC', enable: false}]};
	const loose = amend as (...given: unknown[]) => unknown;
	const close = (draft: Draft) => set(draft, {allowDefaultOptions: false});
	expect(pointers(() => amend(counter, close))).toEqual(['/options/0/paymentMethodType']);
	expect(loose(counter, close, {types: ['OTC', 'OTP']})).toEqual({...counter, allowDefaultOptions: false});
	expect(issuesOf(() => loose(counter, close, {type: ['OTC']}))).toMatchObject([
		{pointer: '/type', rule: 'unknown-key', suggestion: 'types'},
	]);
	expect(pointers(() => loose(counter, close, {types: undefined}))).toEqual(['/options/0/paymentMethodType']);
	expect(issuesOf(() => loose(counter, close, null))).toMatchObject([{pointer: '', rule: 'invalid-type'}]);
	expect(issuesOf(() => loose(counter, close, {types: ['OTC,OTP']}))).toMatchObject([
		{pointer: '/types/0', rule: 'two-codes-in-one-string'},
	]);
});

test.each([
	['displayMessage', 'Back soon', 'Again on Monday'],
	['display', {order: ['a', 'a']}, {order: ['b', 'b']}],
	['badge', 1, 2],
])('a field of the account, %s, is kept and may be set', (field, value, next) => {
	const options = [{paymentMethodType: 'CASH', enable: false, [field]: value}];
	const stored = {allowDefaultOptions: true, options} as PaymentFilter; // with a field that its type does not have
	const account = {extraOptionFields: [field]};
	const opened = amend(stored, (draft: Draft) => ({...draft, allowDefaultOptions: false}), account);
	expect(opened).toEqual({allowDefaultOptions: false, options});
	expect(amend(stored, (draft: Draft) => set(draft.options[0], {[field]: next}), account)).toEqual({
		allowDefaultOptions: true,
		options: [{...options[0], [field]: next}],
	});
	expect(() => amend(stored, () => {})).toThrow(field);
});
