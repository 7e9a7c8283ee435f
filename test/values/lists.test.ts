// Lists: read once, copied, each item checked at its place, duplicates removed.
import {expect, test} from 'vitest';
import {IssueCollector} from '../../src/diagnostics/issue-collector.js';
import {NOTHING_LISTED} from '../../src/values/empty-lists.js';
import {LONGEST_LIST, readList} from '../../src/values/list.js';
import {codeProblem} from '../../src/values/text.js';

const read = (input: unknown) => {
	const report = new IssueCollector();
	const list = readList(input, codeProblem, report, '/at', NOTHING_LISTED);
	return {list, issues: report.issues};
};

test.each([
	[['A', 'A'], ['A']],
	[
		['A', 'B', 'A'],
		['A', 'B'],
	],
	[[...'ABCDEFGHIJ', 'A'], [...'ABCDEFGHIJ']],
])('a code is kept once, at its first place: %j', (input, kept) => {
	const {list} = read(input);
	expect(list).toEqual(kept);
	expect(Object.isFrozen(list)).toBe(true);
	expect(Object.isFrozen(input)).toBe(false);
});

test.each([
	['A', '"A"', '["A"]', {suggestion: '["A"]'}],
	[1, '1', 'a list'],
	[undefined, 'undefined', 'a list'],
	[{length: 1, 0: 'A'}, 'an object', 'a list'],
	[new Set(['A']), 'an object', 'a list'],
])('%j is not a list', (input, found, remedy, suggested: {suggestion?: string} = {}) => {
	expect(read(input)).toStrictEqual({
		list: [],
		issues: [
			{
				pointer: '/at',
				rule: 'invalid-type',
				severity: 'error',
				problem: `${found} is not a list`,
				template: 'is not a list',
				remedy: `write ${remedy}`,
				message: `${found} is not a list: write ${remedy}`,
				found,
				...suggested,
			},
		],
	});
});

test('an empty list is an issue', () => {
	expect(read([])).toStrictEqual({
		list: [],
		issues: [
			{
				...NOTHING_LISTED,
				pointer: '/at',
				rule: 'empty-list',
				severity: 'error',
				message: 'the list is empty: write at least one item',
			},
		],
	});
});

test('a list with a wrong item is empty, and each wrong item is reported at its place', () => {
	const hole = new Array<string>(2);
	hole[0] = 'A';
	expect(read(['A', '', 'B', 1]).issues.map(({pointer}) => pointer)).toEqual(['/at/1', '/at/3']);
	expect(read(['A', '']).list).toEqual([]);
	expect(read(hole).issues).toMatchObject([{pointer: '/at/1', rule: 'invalid-type', found: 'undefined'}]);
});

test('a list has at most a million items; a longer one is not read', () => {
	expect(read(new Array(LONGEST_LIST + 1))).toStrictEqual({
		list: [],
		issues: [
			{
				pointer: '/at',
				rule: 'too-large',
				severity: 'error',
				problem: 'the list has more than 1000000 items',
				remedy: 'shorten it',
				message: 'the list has more than 1000000 items: shorten it',
			},
		],
	});
});
