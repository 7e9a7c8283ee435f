// JSON patches, operation by operation, as RFC 6902 defines them.
import {expect, test} from 'vitest';
import type {JsonPatchOperation} from '../../src/diagnostics/issue.js';
import {applyPatch, openDocument, valueAt} from '../../src/inspect/repair/apply-patch.js';

const before = () => ({list: ['a', 'b', 'c'], object: {key: {inner: 1}}, 'a/b~c': 0, flag: true});

test.each<[what: string, operation: JsonPatchOperation, after: object]>([
	['adds a field', {op: 'add', path: '/other', value: null}, {...before(), other: null}],
	['adds in place of a field', {op: 'add', path: '/flag', value: false}, {...before(), flag: false}],
	['adds before an item', {op: 'add', path: '/list/1', value: 'x'}, {...before(), list: ['a', 'x', 'b', 'c']}],
	['adds after the last item', {op: 'add', path: '/list/3', value: 'x'}, {...before(), list: ['a', 'b', 'c', 'x']}],
	['adds at the end', {op: 'add', path: '/list/-', value: 'x'}, {...before(), list: ['a', 'b', 'c', 'x']}],
	['replaces a field', {op: 'replace', path: '/object/key', value: [1]}, {...before(), object: {key: [1]}}],
	['replaces an item', {op: 'replace', path: '/list/0', value: 'x'}, {...before(), list: ['x', 'b', 'c']}],
	['replaces everything', {op: 'replace', path: '', value: {}}, {}],
	['removes a field', {op: 'remove', path: '/object/key/inner'}, {...before(), object: {key: {}}}],
	['removes an item', {op: 'remove', path: '/list/1'}, {...before(), list: ['a', 'c']}],
	[
		'moves a field',
		{op: 'move', from: '/flag', path: '/object/flag'},
		{
			list: ['a', 'b', 'c'],
			object: {key: {inner: 1}, flag: true},
			'a/b~c': 0,
		},
	],
	[
		'moves an item to where it is after its removal',
		{op: 'move', from: '/list/0', path: '/list/2'},
		{
			...before(),
			list: ['b', 'c', 'a'],
		},
	],
	[
		'copies an object',
		{op: 'copy', from: '/object/key', path: '/object/copy'},
		{
			...before(),
			object: {key: {inner: 1}, copy: {inner: 1}},
		},
	],
	['finds a key with a slash and a tilde', {op: 'replace', path: '/a~1b~0c', value: 1}, {...before(), 'a/b~c': 1}],
	['tests a value', {op: 'test', path: '/object', value: {key: {inner: 1}}}, before()],
])('%s', (_, operation, after) => {
	const given = before();
	expect(applyPatch(given, [operation])).toEqual({value: after});
	expect(given).toEqual(before());
});

test.each<[what: string, operation: JsonPatchOperation]>([
	['a field that is not there', {op: 'replace', path: '/other', value: 1}],
	['an inherited field', {op: 'replace', path: '/toString', value: 1}],
	['a field inside a missing one', {op: 'add', path: '/other/inner', value: 1}],
	['a field inside a boolean', {op: 'add', path: '/flag/inner', value: 1}],
	['the removal of nothing', {op: 'remove', path: '/other'}],
	['an item after the end', {op: 'add', path: '/list/4', value: 'x'}],
	['the replacement of an item after the end', {op: 'replace', path: '/list/3', value: 'x'}],
	['the replacement of the end', {op: 'replace', path: '/list/-', value: 'x'}],
	['an index with a zero in front', {op: 'replace', path: '/list/01', value: 'x'}],
	['an index that is only partly a number', {op: 'replace', path: '/list/1x', value: 'x'}],
	['an index that is a word', {op: 'remove', path: '/list/x'}],
	['the length of a list', {op: 'replace', path: '/list/length', value: 0}],
	['a copy of nothing', {op: 'copy', from: '/other', path: '/copy'}],
	['a move of nothing', {op: 'move', from: '/flag/inner', path: '/moved'}],
	['a move into itself', {op: 'move', from: '/object', path: '/object/key/object'}],
	['a test of another value', {op: 'test', path: '/object', value: {key: {inner: 2}}}],
	['a test of nothing', {op: 'test', path: '/other', value: undefined}],
])('%s does not apply', (_, operation) => {
	expect(applyPatch(before(), [operation])).toBeUndefined();
});

test('operations follow each other, and what is added is a copy', () => {
	const value = {inner: [1]};
	const patched = applyPatch({}, [
		{op: 'add', path: '/one', value},
		{op: 'copy', from: '/one', path: '/other'},
		{op: 'add', path: '/one/inner/-', value: 2},
		{op: 'replace', path: '/other/inner/0', value: 3},
	]);
	expect(patched).toEqual({value: {one: {inner: [1, 2]}, other: {inner: [3]}}});
	expect(value).toEqual({inner: [1]});
	expect(
		applyPatch({}, [
			{op: 'add', path: '/one', value},
			{op: 'remove', path: '/other'},
		]),
	).toBeUndefined();
});

test('__proto__ is a key like any other', () => {
	const patched = applyPatch({}, [{op: 'add', path: '/__proto__', value: {polluted: true}}])?.value;
	expect(JSON.stringify(patched)).toBe('{"__proto__":{"polluted":true}}');
	expect(patched).not.toHaveProperty('polluted');
});

test('objects that are not plain data stay unchanged', () => {
	const date = new Date(0);
	expect(applyPatch({date}, [{op: 'add', path: '/date/inner', value: 1}])).toBeUndefined();
	expect(applyPatch({date}, [{op: 'add', path: '/other', value: 1}])?.value).toEqual({date, other: 1});
});

test('the value at a pointer', () => {
	const document = openDocument(before());
	expect(
		['/list/1', '/object/key/inner', '', '/other', '/flag/inner', '/list/-'].map(at => valueAt(document, at)),
	).toEqual(['b', 1, before(), undefined, undefined, undefined]);
});
