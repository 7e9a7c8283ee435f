// Places in the text of JSON, held against JSON.parse.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {skipValue, syntaxErrorOffset} from '../../src/cli/json-text.js';
import {locate} from '../../src/cli/locate.js';
import {pointerSegment} from '../../src/diagnostics/pointer.js';

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

describe('the first mistake', () => {
	test.each<[string, number]>([
		['', 0],
		['{', 1],
		['[1,]', 3],
		['{"a":1,}', 7],
		['{"a" 1}', 5],
		['{a:1}', 1],
		['[1 2]', 3],
		['[1}', 2],
		['"a\nb"', 2],
		['"\\x"', 1],
		['[01]', 1],
		['[tru]', 1],
		['1 1', 2],
		["{'a':1}", 1],
		['[1]]', 3],
		['{"a":1', 6],
		['"a', 2],
	])('of %j is at %i', (text, at) => {
		expect(syntaxErrorOffset(text)).toBe(at);
	});

	test('is there exactly where JSON.parse refuses', () => {
		const noise = fc
			.array(
				fc.constantFrom(
					'{',
					'}',
					'[',
					']',
					':',
					',',
					'"a"',
					'"\\u00e9"',
					'1',
					'-0.5e3',
					'true',
					'null',
					' ',
					'"',
					'\\',
				),
			)
			.map(parts => parts.join(''));
		fc.assert(
			fc.property(fc.oneof(noise, fc.json()), text => {
				expect(syntaxErrorOffset(text) < 0).toBe(isJson(text));
			}),
			{numRuns: 3000},
		);
	});
});

test('every pointer of any JSON leads to the text of its value', () => {
	fc.assert(
		fc.property(fc.jsonValue({maxDepth: 4}), fc.constantFrom(undefined, 2, '\t'), (value, indent) => {
			const text = JSON.stringify(value, null, indent);
			const expected = new Map<string, string>();
			const collect = (at: unknown, pointer: string): void => {
				expected.set(pointer, JSON.stringify(at));
				if (typeof at !== 'object' || at === null) return;
				for (const [key, inner] of Object.entries(at)) {
					// Keys that a pointer cuts are told apart no more.
					if (key.length < 10) collect(inner, pointer + pointerSegment(Array.isArray(at) ? Number(key) : key));
				}
			};
			collect(JSON.parse(text), '');
			const spans = locate(text, expected.keys());
			for (const [pointer, json] of expected) {
				const {start = 0, end = 0} = spans.get(pointer) ?? {};
				expect(JSON.stringify(JSON.parse(text.slice(start, end)))).toBe(json);
			}
		}),
		{numRuns: 300},
	);
});

test('what is missing stands where its nearest holder begins', () => {
	const text = '{"options": [{"enable": true}]}';
	const spans = locate(text, ['/options/0/paymentMethodType', '/emiOptions/noCostEmi', '/options/7']);
	expect([...spans.values()].map(({start}) => start)).toEqual([13, 0, 12]);
});

test('no nesting is too deep', () => {
	const text = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
	expect(syntaxErrorOffset(text)).toBe(-1);
	expect(skipValue(text, 0)).toBe(text.length);
	expect(locate(text, ['/0/0']).get('/0/0')).toMatchObject({start: 2});
});
