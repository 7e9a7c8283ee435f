// Data properties: what can be changed.
import {expect, test} from 'vitest';
import {dataProperty} from '../../src/values/data-property.js';

test('a data property is enumerable, and can be changed and removed unless it is fixed', () => {
	const object = Object.defineProperties({}, {open: dataProperty(1), fixed: dataProperty(2, true)});
	expect(object).toEqual({open: 1, fixed: 2});
	expect([Reflect.set(object, 'open', 3), Reflect.deleteProperty(object, 'open')]).toEqual([true, true]);
	expect([Reflect.set(object, 'fixed', 3), Reflect.deleteProperty(object, 'fixed')]).toEqual([false, false]);
	expect(object).toEqual({fixed: 2});
});
