// JSON patches between two values: they lead from one to the other, and touch only what differs.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {isSame} from '../../src/inspect/read/is-same.js';
import {patchBetween} from '../../src/inspect/repair/json-patch.js';
import {applyPatch} from './apply-patch.js';

test.each<[what: string, from: unknown, to: unknown, patch: readonly unknown[]]>([
	['nothing differs', {a: [1, {b: 2}]}, {a: [1, {b: 2}]}, []],
	['a value', {a: 1, b: 2}, {a: 1, b: 3}, [{op: 'replace', path: '/b', value: 3}]],
	[
		'a key',
		{a: 1},
		{b: 1},
		[
			{op: 'remove', path: '/a'},
			{op: 'add', path: '/b', value: 1},
		],
	],
	['an item in the middle', [1, 2, 3], [1, 4, 3], [{op: 'replace', path: '/1', value: 4}]],
	['an item less at the end', [1, 1, 1], [1, 1], [{op: 'remove', path: '/2'}]],
	['an item more at the end', [1, 2], [1, 2, 3], [{op: 'add', path: '/2', value: 3}]],
	['a list for an object', {a: {}}, {a: []}, [{op: 'replace', path: '/a', value: []}]],
	['null for an object', {a: {}}, {a: null}, [{op: 'replace', path: '/a', value: null}]],
	['everything', 1, 'a', [{op: 'replace', path: '', value: 'a'}]],
])('%s', (_, from, to, patch) => {
	expect(patchBetween(from, to)).toEqual(patch);
	expect(isSame(from, to)).toBe(patch.length === 0);
});

test('a patch leads from one value to the other', () => {
	const {tree} = fc.letrec(tie => ({
		tree: fc.oneof(
			{maxDepth: 3},
			fc.constantFrom(0, 1, 'a', null, true),
			fc.array(tie('tree'), {maxLength: 4}),
			fc.dictionary(fc.constantFrom('a', 'b', '~/'), tie('tree')),
		),
	}));
	fc.assert(
		fc.property(tree, tree, (from, to) => {
			expect(applyPatch(from, patchBetween(from, to))).toEqual({value: to});
		}),
		{numRuns: 400},
	);
});
