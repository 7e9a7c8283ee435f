// Mistakes in vocabularies and codes.
import {expect, test} from 'vitest';
import {LIST_PLACES, type ListPlace, rightItems} from './list-places.js';
import {base, emi, issuesOf, type Loose, mandate, order, page, plan, pointers, session} from './untyped.js';

/** Valid items, with another one in second place. */
const withSecond = (place: ListPlace, item: unknown) => [...rightItems(place, 1), item];
const anyCode = LIST_PLACES.filter(({kind}) => kind === 'code' || kind === 'NB');

test.each([
	['card', 'CARD', '/options/0/paymentMethodType'],
	['Wallet', 'WALLET', '/options/0/paymentMethodType'],
	['nb', 'NB', '/options/0/paymentMethodType'],
])('hide(%j): the right one is %j, and nothing is corrected silently', (wrong, right, pointer) => {
	expect(issuesOf(() => base().hide(wrong))).toMatchObject([{pointer, suggestion: right, found: `"${wrong}"`}]);
});

test.each<[call: () => unknown, pointer: string, right: string]>([
	[() => base().cards((cards: Loose) => cards.hideTypes('Credit')), '/options/0/cardFilters/0/cardTypes/0', 'CREDIT'],
	[() => emi().hide('NoCost'), '/NoCost', 'noCost'],
	[() => emi().show('noCost', (groups: Loose) => groups.hide('Credit')), '/noCostEmi/Credit', 'credit'],
	[() => plan({paymentMethodType: 'card'}), '/noCostEmi/credit/filters/0/paymentMethodType', 'CARD'],
	[() => mandate('Required'), '/options.create_mandate', 'REQUIRED'],
	[() => page().emiDisplay('showEMIWithoutCards'), '/sdk_udf', 'ShowEMIWithoutCards'],
	[() => session('PaymentPage', order), '/action', 'paymentPage'],
])('every closed vocabulary is case sensitive: %s', (call, pointer, suggestion) => {
	expect(issuesOf(call)).toMatchObject([{pointer, rule: 'unknown-value', suggestion}]);
});

test('a look-alike letter is escaped, and the right word is suggested', () => {
	const [cyrillic] = issuesOf(() => base().hide('\u0421ARD'));
	expect(cyrillic).toMatchObject({found: '"\\u0421ARD"', suggestion: 'CARD'});
	const [fullWidth] = issuesOf(() => base().hide('ＣＡＲＤ'));
	expect(fullWidth).toMatchObject({found: '"\\uff23\\uff21\\uff32\\uff24"', suggestion: 'CARD'});
	expect(issuesOf(() => base().hide('NB', ['\u0421ODE']))[0]?.message).not.toContain('\u0421');
});

const HIDDEN = [...'\u200b\u00a0\ufeff\u202e\u200f\u00ad\u2060\ufe0f\u2028\u3000\u{e0041}'];
const CONTROLS = [...'\r\n\0\t\x7f'];

test.each(LIST_PLACES)('hidden and control characters and lone surrogates are refused in $name, by index', place => {
	const wrong = [
		...HIDDEN.map(mark => rightItems(place, 1)[0]?.replace(/(?=.$)/, mark)),
		...CONTROLS.flatMap(mark => [`A${mark}B`, `A${mark}`, `${mark}A`]),
		...['A\ud800B', 'A\udc00', '\ud800'],
	];
	for (const item of wrong) expect(pointers(() => place.give(withSecond(place, item)))).toEqual([`${place.pointer}/1`]);
	// A pair is one character like any other.
	if (place.kind === 'code') expect(() => place.give(['A\u{1f600}B'])).not.toThrow();
});

test.each(['description', 'first_name', 'last_name', 'return_url'])('control characters are refused in %s', field => {
	for (const text of ['a\rb', 'a\nb', 'a\0b', 'a\tb', 'a\ud800b', 'a\udc00']) {
		const error = issuesOf(() => page().details({[field]: text}));
		expect(error.map(({pointer}) => pointer)).toEqual([`/${field}`]);
		expect(JSON.stringify(error)).not.toContain('found');
	}
});

test.each(Object.keys(order))('a session field %s is a visible text', field => {
	for (const text of ['a\nb', '\ud800', '', '  ', null, undefined, 499, {}, ['a']]) {
		expect(pointers(() => session('quickPay', {...order, [field]: text}))).toEqual([`/${field}`]);
	}
});

test.each(LIST_PLACES)('$name takes strings only, and converts nothing', place => {
	const text = {toString: () => 'CODE_1'};
	for (const item of [1, 0, true, null, 10n, Symbol('a'), {}, [], () => 'A', new String('CODE_1'), text]) {
		const [issue, ...rest] = issuesOf(() => place.give(withSecond(place, item)));
		expect([issue?.pointer, issue?.rule, rest]).toEqual([`${place.pointer}/1`, 'invalid-type', []]);
	}
});

test.each(anyCode)('a code in $name has no blanks at its ends and no comma', place => {
	for (const item of ['', ' ', ' NB_A', 'NB_A ', 'NB_A,NB_B', ',', `NB_${'A'.repeat(300)}`]) {
		expect(pointers(() => place.give(withSecond(place, item)))).toEqual([`${place.pointer}/1`]);
	}
});

test('COLLECT takes handles, INTENT takes apps', () => {
	for (const handle of ['bank', '@', '@@x', 'a@b', '@a@b', ' @bank', '']) {
		expect(pointers(() => base().upi((upi: Loose) => upi.hideCollect('@bank', handle)))).toEqual([
			'/options/0/upiFilters/0/upiMethods/1',
		]);
	}
	for (const app of ['@bank', '@', '']) {
		expect(pointers(() => base().upi((upi: Loose) => upi.showIntent('APP_A', app)))).toEqual([
			'/options/0/upiFilters/0/upiMethods/1',
		]);
	}
});

test.each(LIST_PLACES)('an empty computed list is refused in $name and never means everything', place => {
	expect(issuesOf(() => place.give([]))).toMatchObject([{pointer: place.pointer, rule: 'empty-list'}]);
	if (place.isSpread) return;
	for (const nothing of [undefined, null, '', 0, false, {}, new Set()]) {
		if (place.name.includes('paymentMethod') && nothing === '') continue; // one code, which is empty: refused as such
		if (nothing === undefined && /\{.*\}/.test(place.name)) continue; // a criterion or list that is absent
		expect(issuesOf(() => place.give(nothing))).toMatchObject([{pointer: place.pointer, rule: 'invalid-type'}]);
	}
});

test.each(LIST_PLACES.filter(({name}) => !name.startsWith('paylock')))(
	'a duplicate in $name is kept once, at its first place',
	place => {
		const [one = '', two = one] = rightItems(place, 2);
		expect(JSON.stringify(place.give([one, two, one, two, one]))).toBe(JSON.stringify(place.give([one, two])));
	},
);

test.each(LIST_PLACES)('a hole or undefined in $name is refused with its index', place => {
	const [one] = rightItems(place, 1);
	const holed: unknown[] = [one];
	holed[2] = one;
	expect(pointers(() => place.give(holed))).toEqual([`${place.pointer}/1`]);
	expect(pointers(() => place.give([undefined, one, undefined]))).toEqual([`${place.pointer}/0`, `${place.pointer}/2`]);
});

test.each<[unknown, string]>([
	['x'.repeat(64), `"${'x'.repeat(64)}"`],
	['x'.repeat(65), `"${'x'.repeat(64)}…"`],
	['\u001f\u0421', '"\\u001f\\u0421"'],
	[1.5, '1.5'],
	[Number.NaN, 'NaN'],
	[false, 'false'],
	[undefined, 'undefined'],
	[null, 'null'],
	[1n, 'a bigint'],
	[Symbol('x'), 'a symbol'],
	[() => 1, 'a function'],
	[[], 'a list'],
	[{}, 'an object'],
])('a wrong value is named by its text or its kind: %#', (value, found) => {
	expect(issuesOf(() => base().hide(value))[0]?.found).toBe(found);
});
