// The options of a call: known names only, each with its check and its default.

import {expect, test} from 'vitest';
import type {IssueText} from '../../src/diagnostics/issue.js';
import {IssueCollector} from '../../src/diagnostics/issue-collector.js';
import {booleanProblem, functionProblem, readKnown, readOptions, wholeNumber} from '../../src/schema/read-options.js';

const checks = {size: wholeNumber(1, 5), act: functionProblem};
const noop = () => undefined;

function read(given: unknown) {
	const report = new IssueCollector();
	const values = readOptions(given, {what: 'set of options', part: 'option', checks, defaults: {size: 3}}, report);
	return {values, issues: report.issues.map(({pointer, rule}) => `${pointer} ${rule}`)};
}

test('have their values, or their defaults', () => {
	expect(read({})).toEqual({values: {size: 3, act: undefined}, issues: []});
	expect(read({size: 1, act: noop})).toEqual({values: {size: 1, act: noop}, issues: []});
	expect(read({size: 5, act: undefined})).toEqual({values: {size: 5, act: undefined}, issues: []});
});

test.each([
	['a number that is too small', {size: 0}, '/size invalid-format'],
	['a number that is too large', {size: 6}, '/size invalid-format'],
	['a fraction', {size: 1.5}, '/size invalid-format'],
	['a text in place of a number', {size: '1'}, '/size invalid-type'],
	['a text in place of a function', {act: 'noop'}, '/act invalid-type'],
	['an unknown name', {seize: 1}, '/seize unknown-key'],
	['a name of 256 characters', {['a'.repeat(256)]: 1}, `/${'a'.repeat(256)} unknown-key`],
	['a name that is too long to print', {['a'.repeat(257)]: 1}, ' unknown-key'],
	['a list', [], ' invalid-type'],
])('%s is refused', (_, given, issue) => {
	expect(read(given).issues).toEqual([issue]);
});

test('an option that is required is missing, unless another name may be meant as this one', () => {
	const issuesOf = (given: object, place: string) => {
		const report = new IssueCollector();
		const required = (value: unknown) => (value === undefined ? wholeNumber(1, 5)('') : undefined);
		const some = {what: 'set of options', part: 'option', checks: {size: required, act: undefined}};
		expect(readOptions(given, some, report, place)).toEqual({size: undefined, act: undefined});
		return report.issues.map(({pointer}) => pointer);
	};
	expect(issuesOf({}, '/at')).toEqual(['/at/size']);
	expect(issuesOf({seize: 1}, '/at')).toEqual(['/at/seize']);
	expect(read({seize: 1, act: 'noop'}).issues).toEqual(['/seize unknown-key', '/act invalid-type']);
	expect([wholeNumber(1, 5), functionProblem].map(check => check(undefined))).toEqual([undefined, undefined]);
});

test('a boolean option is a boolean', () => {
	expect([undefined, true, false].map(booleanProblem)).toEqual([undefined, undefined, undefined]);
	expect(booleanProblem('true')).toMatchObject({rule: 'invalid-type', suggestion: 'true', allowed: ['true', 'false']});
});

test('an unknown name is answered with the nearest, or with all', () => {
	const report = new IssueCollector();
	readKnown({seize: 1, other: 1}, ['size', 'act'], {what: 'set of options', part: 'option'}, report);
	expect(report.issues).toMatchObject([
		{pointer: '/seize', message: '"seize" is not an option: write size', suggestion: 'size', allowed: ['size', 'act']},
		{pointer: '/other', message: '"other" is not an option: write size or act'},
	]);
});

const NOTHING: IssueText = {problem: 'the choice is empty', remedy: 'write a key'};

test('an object that needs a key has one that is known and not undefined', () => {
	const issuesOf = (given: unknown, nothing?: IssueText) => {
		const report = new IssueCollector();
		readKnown(given, ['one', 'two'], {what: 'choice', part: 'key', ...(nothing && {nothing})}, report);
		return report.issues.map(({rule}) => rule);
	};
	for (const given of [{}, {one: undefined}]) expect(issuesOf(given, NOTHING)).toEqual(['empty-list']);
	for (const given of [{one: 1}, {two: 1}]) expect(issuesOf(given, NOTHING)).toEqual([]);
	expect(issuesOf({three: 1}, NOTHING)).toEqual(['unknown-key']);
	expect(issuesOf({})).toEqual([]);
});
