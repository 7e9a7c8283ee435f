// What the reader accepts for each kind of shape, and what an account adds.
import {describe, expect, test} from 'vitest';
import {IssueCollector} from '../../src/diagnostics/issue-collector.js';
import {RULES} from '../../src/diagnostics/rules.js';
import {DECODED, read as readAsMeant, wordsOf} from '../../src/inspect/read/meant/read.js';
import type {ReadOptions} from '../../src/schema/read-context.js';
import {readShape} from '../../src/schema/read-shape.js';
import type {FormatShape, ObjectShape, Shape} from '../../src/schema/shape.js';
import {codeProblem} from '../../src/values/text.js';

function read(shape: Shape, input: unknown, options: ReadOptions = {}) {
	const report = new IssueCollector(RULES);
	const value = readShape(shape, input, report, '', options);
	return {value, issues: report.issues.map(({pointer, rule}) => `${pointer} ${rule}`), report};
}

const code = (): FormatShape => ({kind: 'format', check: codeProblem});
const objectOf = (fields: Partial<ObjectShape>): ObjectShape => ({
	kind: 'object',
	what: 'thing',
	required: {},
	optional: {},
	...fields,
});

test('a boolean', () => {
	expect(read({kind: 'boolean'}, false).value).toBe(false);
	expect(read({kind: 'boolean'}, 'false')).toMatchObject({value: undefined, issues: [' invalid-type']});
	for (const [written, suggestion] of [
		['TRUE', 'true'],
		[1, 'true'],
		['0', 'false'],
		['yes', undefined],
		[['true'], undefined],
	])
		expect(read({kind: 'boolean'}, written).report.issues[0]?.suggestion).toBe(suggestion);
});

test('a word of a vocabulary, also of the account', () => {
	const words = (): Shape => ({kind: 'enum', what: 'word', enum: ['ONE', 'TWO'], isPerAccount: true});
	const types = ['THREE'];
	expect(read(words(), 'TWO').value).toBe('TWO');
	expect(read(words(), 'THREE', {types}).value).toBe('THREE');
	expect(read(words(), 'FOUR', {types}).report.issues).toMatchObject([
		{rule: 'unknown-value', allowed: ['ONE', 'TWO', 'THREE']},
	]);
	expect(read(words(), 'FOUR').report.issues).toMatchObject([{allowed: ['ONE', 'TWO']}]);
	expect(read(words(), ['ONE']).issues).toEqual([' invalid-type']);
	expect(read({kind: 'enum', what: 'word', enum: ['ONE']}, 'THREE', {types}).issues).toEqual([' unknown-value']);
});

test('a text with a format, and the empty text of a guest', () => {
	expect(read(code(), 'A').value).toBe('A');
	expect(read(code(), ' A').issues).toEqual([' invalid-format']);
	expect(read({...code(), test: text => text === 'B'}, 'B').value).toBe('B');
	expect(read({...code(), test: () => false}, ' A').issues).toEqual([' invalid-format']);
	expect(read({...code(), test: () => true}, 7).issues).toEqual([' invalid-type']);
	expect(read({...code(), isEmptyForGuests: true}, '', {guestCheckout: true}).value).toBe('');
	expect(read({...code(), isEmptyForGuests: true}, '').issues).toEqual([' invalid-format']);
	expect(read(code(), '', {guestCheckout: true}).issues).toEqual([' invalid-format']);
});

test('the check of a format receives the key of the field', () => {
	const keys: unknown[] = [];
	const shape = (): FormatShape => ({
		kind: 'format',
		check: (_, __, key) => {
			keys.push(key);
			return undefined;
		},
	});
	read(objectOf({required: {name: shape()}}), {name: 'A'});
	read({kind: 'list', item: shape()}, ['A']);
	expect(keys).toEqual(['name', undefined]);
});

test('one text or a list of them', () => {
	const union = (): Shape => ({kind: 'union', one: code(), many: {kind: 'list', item: code()}});
	expect(read(union(), 'A').value).toBe('A');
	expect(read(union(), ['A', 'B']).value).toEqual(['A', 'B']);
	expect(read(union(), 7).issues).toEqual([' invalid-type']);
	expect(readAsMeant(union(), 'A, B', false, DECODED).recovered).toEqual(['A', 'B']);
	expect(readAsMeant(union(), 'A', false, DECODED).recovered).toBe('A');
});

test('a list, with the place of each wrong item', () => {
	const list = (): Shape => ({kind: 'list', item: code()});
	expect(read(list(), ['A', 'B']).value).toEqual(['A', 'B']);
	expect(read(list(), ['A', 7]).issues).toEqual(['/1 invalid-type']);
	expect(read(list(), 'A').issues).toEqual([' invalid-type']);
});

describe('an object', () => {
	test('has its required and optional fields', () => {
		const shape = () => objectOf({required: {one: code()}, optional: {two: code()}});
		expect(read(shape(), {one: 'A', two: 'B'}).value).toEqual({one: 'A', two: 'B'});
		expect(read(shape(), {two: 'B'}).issues).toEqual(['/one missing-field']);
		expect(read(shape(), {}, {optionalFields: ['one']}).value).toEqual({});
		expect(read(shape(), {one: 'A', three: 1}).issues).toEqual(['/three unknown-key']);
		expect(read(shape(), {one: 'A', two: null}).issues).toEqual(['/two invalid-type']);
		expect(read(shape(), {one: 'A', two: undefined}).issues).toEqual(['/two invalid-type']);
		expect(read(shape(), {one: 'A', two: undefined}, {isUndefinedAbsent: true}).value).toEqual({one: 'A'});
	});

	test('has fields of the account where they are allowed', () => {
		const extraOptionFields = ['display'];
		expect(read(objectOf({isPerAccount: true}), {display: [1]}, {extraOptionFields}).value).toEqual({display: [1]});
		expect(read(objectOf({}), {display: [1]}, {extraOptionFields}).issues).toEqual(['/display unknown-key']);
	});

	test('may have other fields with any JSON, also under names that objects inherit', () => {
		const shape = objectOf({additionalProperties: () => undefined});
		const {value} = read(shape, JSON.parse('{"toString": [1], "__proto__": 2}'));
		expect(Object.entries(Object(value))).toEqual([['toString', [1]]]);
	});

	test('may lack some fields only in handwritten JSON', () => {
		const shape = () => objectOf({required: {one: code()}, mayLack: ['one']});
		expect(read(shape(), {})).toMatchObject({value: undefined, issues: ['/one missing-field']});
		expect(read(shape(), {}, {words: wordsOf(shape())})).toMatchObject({
			value: {},
			report: {issues: [{severity: 'warning'}]},
		});
	});

	test('has one of several fields', () => {
		const shape = () => objectOf({optional: {one: code(), two: code()}, anyOf: ['one', 'two']});
		expect(read(shape(), {two: 'A'}).value).toEqual({two: 'A'});
		expect(read(shape(), {}).issues).toEqual(['/one missing-field']);
	});

	test('has all of several fields, or none', () => {
		const shape = () => objectOf({optional: {one: code(), two: code()}, dependentRequired: ['one', 'two']});
		expect(read(shape(), {}).value).toEqual({});
		expect(read(shape(), {one: 'A', two: 'B'}).value).toEqual({one: 'A', two: 'B'});
		expect(read(shape(), {two: 'A'}).issues).toEqual(['/one missing-field']);
		expect(read(shape(), {two: 'A'}, {optionalFields: ['one']}).value).toEqual({two: 'A'});
	});

	test('depends on the value of one field', () => {
		const shape = () =>
			objectOf({
				optional: {on: code(), one: objectOf({required: {two: code()}}), three: code()},
				cases: {
					on: 'on',
					when: {A: {required: ['three']}, B: {forbidden: [['three']]}, D: {forbidden: [['one', 'three']]}},
				},
			});
		const dependent = objectOf({...shape(), dependentRequired: ['one', 'three', 'on']});
		expect(read(dependent, {on: 'B', three: 'A'}).issues).toEqual(['/three wrong-action']);
		expect(read(shape(), {on: 'A'}).issues).toEqual(['/three missing-field']);
		expect(read(shape(), {on: 'C'}).value).toEqual({on: 'C'});
		expect(read(shape(), {on: 'B', three: 'A'}).issues).toEqual(['/three wrong-action']);
		expect(read(shape(), {on: 'D', one: {}}).issues).toEqual(['/one wrong-action', '/one/two missing-field']);
	});
});
