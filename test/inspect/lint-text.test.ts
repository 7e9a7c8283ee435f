// Lint on JSON text: what is lost once it is parsed.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {lint} from '../../src/inspect/index.js';

const duplicates = (text: string) =>
	lint(text).flatMap(({rule, severity, pointer}) => (rule === 'duplicate-key' ? [`${severity} ${pointer}`] : []));

test.each<[string, string, readonly string[]]>([
	['at the top', '{"allowDefaultOptions":true,"options":[],"options":[]}', ['warning /options']],
	['three times', '{"options":[],"options":[],"options":[]}', ['warning /options']],
	[
		'in an item',
		'{"options":[{"enable":true},{"paymentMethodType":"CASH","enable":true , "enable" : false}]}',
		['warning /options/1/enable'],
	],
	['in the first item', '{"options":[{"enable":true,"enable":false}]}', ['warning /options/0/enable']],
	['in a list in a list', '{"options":[],"a":[1,[{"b":1,"b":2}]]}', ['warning /a/1/0/b']],
	['after a list', '{"options":[],"a":{"b":[1,2],"c":1,"c":2}}', ['warning /a/c']],
	['with an escape', '{"options":[],"opt\\u0069ons":[]}', ['warning /options']],
	['that a pointer escapes', '{"options":[],"a/b":1,"a/b":{"x":1}}', ['warning /a~1b']],
	['in each of two objects', '{"options":[{"enable":true},{"enable":true}]}', []],
	['and a value that looks like one', '{"options":[],"a":"\\"options\\":","b":["options","options"]}', []],
	['inside both values of another', '{"options":[],"a":{"x":1},"a":{"x":2}}', ['warning /a']],
	['in text that is cut off', '{"options":[],"options":[', ['warning /options']],
	['in a broken text', '{"options":[],@:1,@:2}', []],
])('a key twice %s', (_, text, expected) => {
	expect(duplicates(text)).toEqual(expected);
});

test('text that JSON.stringify writes has no key twice', () => {
	fc.assert(
		fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.boolean(), (extra, isIndented) => {
			const text = JSON.stringify({...extra, options: []}, undefined, isIndented ? 2 : 0);
			expect(duplicates(text)).toEqual([]);
		}),
	);
});
