// Changing a filter that exists: B38, B39, and what may be handed to amend.
import {expect, test} from 'vitest';
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

const wrong: readonly (readonly [what: string, pointer: string, recipe: (draft: Draft) => unknown])[] = [
	[
		'deletes options',
		'/options',
		draft => {
			Reflect.deleteProperty(draft, 'options');
		},
	],
	[
		'deletes allowDefaultOptions',
		'/allowDefaultOptions',
		draft => {
			Reflect.deleteProperty(draft, 'allowDefaultOptions');
		},
	],
	[
		'adds a Date',
		'/options/2',
		draft => {
			(draft.options as unknown[]).push(new Date());
		},
	],
	[
		'adds a Map',
		'/options/0/paymentMethods',
		draft => {
			Object.assign(draft.options[0] ?? {}, {paymentMethods: new Map()});
		},
	],
	[
		'adds an unknown key',
		'/option',
		draft => {
			draft.option = [];
		},
	],
	[
		'empties a list',
		'/options/0/paymentMethods',
		draft => {
			draft.options[0]?.paymentMethods?.splice(0);
		},
	],
	[
		'disables filtered cards',
		'/options/1/enable',
		draft => {
			Object.assign(draft.options[1] ?? {}, {enable: false});
		},
	],
	[
		'says a type twice',
		'/options/2',
		draft => {
			draft.options.push({paymentMethodType: 'CARD', enable: true});
		},
	],
	[
		'writes two codes in one string',
		'/options/0/paymentMethods/2',
		draft => {
			draft.options[0]?.paymentMethods?.push('C,D');
		},
	],
	['returns something', '', draft => draft.options.length],
	['is async', '', async () => undefined],
	[
		'throws',
		'',
		() => {
			throw new Error('boom');
		},
	],
];

test.each(wrong)('B38 a recipe that %s is refused at %j, the original unchanged', (_what, pointer, recipe) => {
	const filter = original();
	const before = JSON.stringify(filter);
	expect(pointers(() => amend(filter, recipe))).toEqual([pointer]);
	expect(JSON.stringify(filter)).toBe(before);
	expectFrozen(filter);
});

test('B38 what a recipe returns is named', () => {
	const said = (recipe: (draft: Draft) => unknown) => issuesOf(() => amend(original(), recipe)).map(one => one.message);
	expect(said(async () => undefined)).toEqual(['the recipe returns a promise: change the draft and return nothing']);
	expect(said(() => 2)).toEqual(['the recipe returns 2: change the draft and return nothing']);
	expect(said(() => base())).toEqual([
		'the recipe returns another builder (filter): change the draft and return nothing',
	]);
});

test('B38 untouched parts are shared, touched ones are new and frozen, and the caller\u2019s own stay as they are', () => {
	const filter = original();
	const added = {paymentMethodType: 'CASH', enable: false};
	const codes = ['C'];
	const amended = amend(filter, (draft: Draft) => {
		draft.options.push(added);
		Object.assign(draft.options[0] ?? {}, {paymentMethods: codes});
	}) as Draft;
	expect(amended.options[1]).toBe(filter.options[1]);
	expect(amended.options[0]).toEqual({paymentMethodType: 'WALLET', enable: false, paymentMethods: ['C']});
	expectFrozen(amended);
	expect([Object.isFrozen(added), Object.isFrozen(codes)]).toEqual([false, false]);
	codes.push('later');
	expect(amended.options[0]?.paymentMethods).toEqual(['C']);
	expect(amend(filter, () => undefined)).toBe(filter);
});

test('B39 nothing untrusted is merged into a draft: hostile keys of a filter are refused first', () => {
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

test('B21 a frozen filter whose getters change is read once, and what was read is the result', () => {
	let reads = 0;
	const option = Object.freeze({
		paymentMethodType: 'CASH',
		get enable() {
			reads += 1;
			return reads < 2;
		},
	});
	const amended = amend(
		Object.freeze({allowDefaultOptions: true, options: Object.freeze([option])}),
		() => undefined,
	) as Draft;
	expectFrozen(amended);
	expect(amended.options[0]).toEqual({paymentMethodType: 'CASH', enable: true});
});

test('a plain filter is copied, never frozen; a builder writes itself; anything else is refused', () => {
	const plain = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]};
	const amended = amend(plain, (draft: Draft) => {
		draft.allowDefaultOptions = false;
	});
	expectFrozen(amended);
	expect([Object.isFrozen(plain), Object.isFrozen(plain.options), plain.allowDefaultOptions]).toEqual([
		false,
		false,
		true,
	]);
	expect(amend(base().hide('CASH'), () => undefined)).toEqual(plain);
	for (const other of [null, undefined, 1, 'a', [], new Map(), mandate('REQUIRED'), page()])
		misuse(() => amend(other, () => undefined));
	for (const other of [undefined, null, {}, 'a', 1])
		expect(issuesOf(() => amend(plain, other))).toMatchObject([{rule: 'invalid-type'}]);
});
