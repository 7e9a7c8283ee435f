// Where the parts of a patched document were before the patches.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {JsonPatchOperation} from '../../src/diagnostics/issue.js';
import {applyOperation, openDocument} from '../../src/inspect/repair/apply-patch.js';
import {Origins, type Traced} from '../../src/inspect/repair/origins.js';

/** Traces pointers after a patch; what it adds comes from `/source`. */
function traced(input: unknown, patch: readonly JsonPatchOperation[], pointer: string): Traced {
	const document = openDocument(input);
	const origins = new Origins();
	for (const operation of patch) {
		const follow = () => origins.follow(operation, document, '/source');
		expect(applyOperation(document, operation, follow)).toBe(true);
	}
	return origins.trace(pointer);
}
const input = () => ({list: ['a', {key: 1}, 'c', 'd'], object: {inner: {deep: [1, 2]}}, text: 'A,B', 'a/b~c': {x: 1}});
const keepsFixes = {isMoved: false, keepsFixes: true};
const moved = {isMoved: true, keepsFixes: true};
const rewritten = {isMoved: true, keepsFixes: false};

test.each<[what: string, patch: readonly JsonPatchOperation[], pointer: string, expected: Traced]>([
	['nothing was changed', [], '/list/1/key', {pointer: '/list/1/key', ...keepsFixes}],
	['the root', [{op: 'remove', path: '/text'}], '', {pointer: '', ...keepsFixes}],
	[
		'an item after a removed one',
		[{op: 'remove', path: '/list/0'}],
		'/list/0/key',
		{pointer: '/list/1/key', ...keepsFixes},
	],
	[
		'an item before a removed one',
		[{op: 'remove', path: '/list/2'}],
		'/list/1/key',
		{pointer: '/list/1/key', ...keepsFixes},
	],
	[
		'an item after two removed ones',
		[
			{op: 'remove', path: '/list/0'},
			{op: 'remove', path: '/list/1'},
		],
		'/list/1',
		{pointer: '/list/3', ...keepsFixes},
	],
	[
		'an item after an added one',
		[{op: 'add', path: '/list/1', value: 'b'}],
		'/list/2/key',
		{pointer: '/list/1/key', ...keepsFixes},
	],
	['an added item', [{op: 'add', path: '/list/1', value: 'b'}], '/list/1', {pointer: '/source', ...keepsFixes}],
	[
		'an item added at the end',
		[{op: 'add', path: '/list/-', value: 'e'}],
		'/list/4',
		{pointer: '/source', ...keepsFixes},
	],
	[
		'a part of what was added',
		[{op: 'add', path: '/new', value: {a: 1}}],
		'/new/a',
		{pointer: '/new/a', ...keepsFixes},
	],
	['a copy', [{op: 'copy', from: '/text', path: '/copy'}], '/copy', {pointer: '/source', ...keepsFixes}],
	['a renamed key', [{op: 'move', from: '/object', path: '/other'}], '/other', {pointer: '/object', ...moved}],
	[
		'a part under a renamed key',
		[{op: 'move', from: '/a~1b~0c', path: '/other'}],
		'/other/x',
		{pointer: '/a~1b~0c/x', ...moved},
	],
	[
		'a key that was renamed inside a renamed one',
		[
			{op: 'move', from: '/object/inner', path: '/object/middle'},
			{op: 'move', from: '/object', path: '/other'},
		],
		'/other/middle/deep/1',
		{pointer: '/object/inner/deep/1', ...moved},
	],
	[
		'a key whose value moved away',
		[{op: 'move', from: '/object', path: '/other'}],
		'/object',
		{pointer: '/object', ...keepsFixes},
	],
	[
		'an item that moved out of its list',
		[{op: 'move', from: '/list/1', path: '/item'}],
		'/item/key',
		{pointer: '/list/1/key', ...moved},
	],
	['the item after it', [{op: 'move', from: '/list/1', path: '/item'}], '/list/1', {pointer: '/list/2', ...keepsFixes}],
	[
		'the value that was replaced',
		[{op: 'replace', path: '/text', value: 1}],
		'/text',
		{pointer: '/text', ...keepsFixes},
	],
	[
		'the items of a text',
		[{op: 'replace', path: '/text', value: ['A', 'B']}],
		'/text/1',
		{pointer: '/text', ...rewritten},
	],
	[
		'the list that they are in',
		[{op: 'replace', path: '/text', value: ['A', 'B']}],
		'/text',
		{pointer: '/text', ...rewritten},
	],
	[
		'a part of an object that was put into a list',
		[{op: 'replace', path: '/object', value: [{inner: {}}]}],
		'/object/0/inner',
		{pointer: '/object/inner', ...rewritten},
	],
	[
		'an item of a list that was replaced by another',
		[{op: 'replace', path: '/list', value: ['b', 'c']}],
		'/list/1',
		{pointer: '/list/1', ...rewritten},
	],
	[
		'a part that was elsewhere before its whole was replaced',
		[
			{op: 'move', from: '/object/inner', path: '/object/middle'},
			{op: 'replace', path: '/object', value: {middle: 1}},
		],
		'/object/middle',
		{pointer: '/object/middle', ...keepsFixes},
	],
])('%s', (_, patch, pointer, expected) => {
	expect(traced(input(), patch, pointer)).toEqual(expected);
});

test('a test of a value moves nothing', () => {
	const patch: readonly JsonPatchOperation[] = [
		{op: 'remove', path: '/list/0'},
		{op: 'test', path: '/list', value: [{key: 1}, 'c', 'd']},
	];
	expect(traced(input(), patch, '/list/0/key')).toEqual({pointer: '/list/1/key', ...keepsFixes});
});

test('an object of which only some keys are numbers becomes one item', () => {
	const list = {0: 'A', x: 1};
	const patch = [{op: 'replace', path: '/list', value: [list]} as const];
	expect(traced({list}, patch, '/list/0/x')).toEqual({pointer: '/list/x', ...rewritten});
});

describe('a list that was written otherwise has the same items', () => {
	test.each([
		['as JSON text', '["A", {"x": 1}]'],
		['with numbered keys', {0: 'A', 1: {x: 1}}],
	])('%s', (_, list) => {
		const patch = [{op: 'replace', path: '/list', value: ['A', {x: 1}]} as const];
		expect(traced({list}, patch, '/list/1/x')).toEqual({pointer: '/list/1/x', ...rewritten});
	});
});

test('items are traced through any removals and additions', () => {
	const edit = fc.record({isRemoval: fc.boolean(), at: fc.nat(20)});
	fc.assert(
		fc.property(fc.array(edit, {maxLength: 12}), edits => {
			const list = Array.from({length: 8}, (_, index) => `/${index}`);
			const document = openDocument(list);
			const origins = new Origins();
			for (const {isRemoval, at} of edits) {
				const length = (document.root as readonly unknown[]).length; // it stays a list
				if (isRemoval && length === 0) continue;
				const operation: JsonPatchOperation = isRemoval
					? {op: 'remove', path: `/${at % length}`}
					: {op: 'add', path: `/${at % (length + 1)}`, value: '/new'};
				applyOperation(document, operation, () => origins.follow(operation, document, '/new'));
			}
			// Each item is the pointer that it had.
			const items = document.root as readonly string[];
			expect(items.map((_, index) => origins.trace(`/${index}`).pointer)).toEqual(items);
		}),
		{numRuns: 200},
	);
});
