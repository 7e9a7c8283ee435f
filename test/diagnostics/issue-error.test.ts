// The errors that carry issues: their message, what they keep, and how they are recognized.
import {describe, expect, test} from 'vitest';
import {
	InvalidInputError,
	type Issue,
	isInvalidInputError,
	isMisuseError,
	MisuseError,
	rules,
} from '../../src/index.js';
import {base} from '../builders/untyped.js';

const issue = (pointer: string, message: string, more: Partial<Issue> = {}): Issue => ({
	rule: 'invalid-format',
	severity: 'error',
	pointer,
	problem: message,
	remedy: '',
	message,
	...more,
});
const long = (length: number) => 'x'.repeat(length);
const related = [
	{pointer: '/b', message: 'hidden'},
	{pointer: '/c', message: 'shown'},
	{pointer: '/a', message: 'itself'},
	{pointer: '', message: 'everything'},
];
const alike = [{pointer: '/\u0421', message: 'like'}];

test.each<[what: string, issues: readonly Issue[], message: string, total?: number]>([
	[
		'names the place of each issue, on a line of its own',
		[issue('/options/0', 'is wrong'), issue('', 'is empty')],
		'/options/0: is wrong\nis empty',
	],
	[
		'names the other places of an issue, but not its own place again and not the root',
		[issue('/a', 'contradicts', {related}), issue('/a', 'alone', {related: related.slice(2)})],
		'/a: contradicts (hidden at /b, shown at /c)\n/a: alone',
	],
	['counts the issues that it does not list', [issue('/a', 'is wrong')], '/a: is wrong\n… and 300 more', 301],
	['counts none if all are listed', [issue('/a', 'is wrong')], '/a: is wrong', 1],
	[
		'shortens a first line that is too long, and lists no further one',
		[issue('', long(5000)), issue('/b', 'short')],
		`${long(1920)}…\n… and 1 more`,
	],
	['fills up to its limit', [issue('', long(1959))], long(1959)],
	['does not exceed its limit', [issue('', long(1960))], `${long(1920)}…`],
	[
		'shortens and escapes a pointer',
		[issue(`/\n${long(600)}`, 'is unknown', {related: alike})],
		`/\\u000a${long(510)}…: is unknown (like at /\\u0421)`,
	],
])('the message %s', (_, issues, message, total) => {
	expect(new MisuseError(issues, total).message).toBe(message);
});

test('the message has at most 2,000 characters, in whole lines', () => {
	const many = Array.from({length: 100}, (_, index) => issue(`/${index}`, long(100)));
	const {message} = new MisuseError(many);
	const lines = message.split('\n');
	expect(lines.slice(0, -1)).toEqual(many.slice(0, 18).map(({pointer}) => `${pointer}: ${long(100)}`));
	expect(lines.at(-1)).toBe('… and 82 more');
	expect(message.length).toBeLessThanOrEqual(2000);
});

test('the message escapes what is invisible in the name of rules', () => {
	const named = rules('a\u{e0041}\u200b').show('CASH');
	expect(() => base().hide('CASH').include(named)).toThrow('"a\\udb40\\udc41\\u200b"');
});

describe('the issues', () => {
	test('are frozen copies, so that the caller cannot change what another one reads', () => {
		const given = issue('/a', 'is wrong', {allowed: ['ENABLE'], related: [{pointer: '/b', message: 'hidden'}]});
		const {issues} = new MisuseError([given]);
		const [kept] = issues;
		expect(kept).toEqual(given);
		const frozen = (found: Issue | undefined) =>
			[found, found?.allowed, found?.related, found?.related?.[0]].map(part => Object.isFrozen(part));
		expect(frozen(kept)).toEqual([true, true, true, true]);
		expect(frozen(given)).toEqual([false, false, false, false]);
		expect(Object.isFrozen(issues)).toBe(true);
	});

	test('have no empty lists that were not there', () => {
		const given = issue('/a', 'is wrong');
		expect(Object.keys(new MisuseError([given]).issues[0] ?? {})).toEqual(Object.keys(given));
	});

	test('are all counted, although an error carries some of them', () => {
		expect([undefined, 301].map(total => new MisuseError([issue('/a', 'is wrong')], total).total)).toEqual([1, 301]);
	});
});

test('isMisuseError and isInvalidInputError distinguish the two errors', () => {
	const errors = [new MisuseError([issue('', 'is wrong')]), new InvalidInputError([issue('', 'is wrong')])];
	expect(errors.map(isMisuseError)).toEqual([true, false]);
	expect(errors.map(isInvalidInputError)).toEqual([false, true]);
	expect(errors.map(({name}) => name)).toEqual(['MisuseError', 'InvalidInputError']);
});

test('an error of another copy of paylock is recognized by its name and its issues', () => {
	const named = (more: object) => Object.assign(new Error('x'), {name: 'MisuseError'}, more);
	const errors = [named({issues: []}), named({}), named({issues: 'none'}), {name: 'MisuseError', issues: []}];
	expect(errors.map(isMisuseError)).toEqual([true, false, false, false]);
});
