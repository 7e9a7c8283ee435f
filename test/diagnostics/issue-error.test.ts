// The errors that carry issues: their message, what they keep, and how they are recognized.
import {describe, expect, it} from 'vitest';
import {InvalidInputError, type Issue, isInvalidInputError, isMisuseError, MisuseError} from '../../src/index.js';

const issue = (pointer: string, message: string, more: Partial<Issue> = {}): Issue => ({
	rule: 'invalid-format',
	severity: 'error',
	pointer,
	problem: message,
	remedy: '',
	message,
	...more,
});
const messageOf = (...issues: readonly Issue[]): string => new MisuseError(issues).message;

describe('the message', () => {
	it('names the place of each issue, on a line of its own', () => {
		expect(messageOf(issue('/options/0', 'is wrong'), issue('', 'is empty'))).toBe('/options/0: is wrong\nis empty');
	});

	it('names the other places of an issue, but not its own place again and not the root', () => {
		const related = [
			{pointer: '/b', message: 'hidden'},
			{pointer: '/c', message: 'shown'},
			{pointer: '/a', message: 'itself'},
			{pointer: '', message: 'everything'},
		];
		expect(messageOf(issue('/a', 'contradicts', {related}))).toBe('/a: contradicts (hidden at /b, shown at /c)');
		expect(messageOf(issue('/a', 'alone', {related: related.slice(2)}))).toBe('/a: alone');
	});

	it('counts the issues that it does not list', () => {
		expect(new MisuseError([issue('/a', 'is wrong')], 301).message).toBe('/a: is wrong\n… and 300 more');
		expect(new MisuseError([issue('/a', 'is wrong')], 1).message).toBe('/a: is wrong');
	});

	it('has at most 2,000 characters, in whole lines', () => {
		const text = 'x'.repeat(100);
		const many = Array.from({length: 100}, (_, index) => issue(`/${index}`, text));
		const lines = messageOf(...many).split('\n');
		expect(lines.slice(0, -1)).toEqual(many.slice(0, lines.length - 1).map(({pointer}) => `${pointer}: ${text}`));
		expect(lines.at(-1)).toBe(`… and ${100 - (lines.length - 1)} more`);
		expect(lines.length).toBe(19);
		expect(messageOf(...many).length).toBeLessThanOrEqual(2000);
	});

	it('shortens a first line that is too long, and lists no further one', () => {
		const message = messageOf(issue('', 'x'.repeat(5000)), issue('/b', 'short'));
		expect(message).toBe(`${'x'.repeat(1920)}…\n… and 1 more`);
	});

	it('fills up to its limit exactly', () => {
		const [fits, exceeds] = [1959, 1960].map(length => messageOf(issue('', 'x'.repeat(length))));
		expect(fits).toBe('x'.repeat(1959));
		expect(exceeds).toBe(`${'x'.repeat(1920)}…`);
	});

	it('shortens and escapes a pointer', () => {
		const message = messageOf(
			issue(`/\n${'k'.repeat(600)}`, 'is unknown', {related: [{pointer: '/\u0421', message: 'like'}]}),
		);
		expect(message).toBe(`/\\u000a${'k'.repeat(510)}…: is unknown (like at /\\u0421)`);
	});
});

describe('the issues', () => {
	it('are frozen copies, so that the caller cannot change what another one reads', () => {
		const given = issue('/a', 'is wrong', {allowed: ['ENABLE'], related: [{pointer: '/b', message: 'hidden'}]});
		const [kept] = new MisuseError([given]).issues;
		expect(kept).toEqual(given);
		const frozen = (found: Issue | undefined) =>
			[found, found?.allowed, found?.related, found?.related?.[0]].map(part => Object.isFrozen(part));
		expect(frozen(kept)).toEqual([true, true, true, true]);
		expect(frozen(given)).toEqual([false, false, false, false]);
		expect(Object.isFrozen(new MisuseError([given]).issues)).toBe(true);
	});

	it('have no empty lists that were not there', () => {
		expect(Object.keys(new MisuseError([issue('/a', 'is wrong')]).issues[0] ?? {})).toEqual([
			'rule',
			'severity',
			'pointer',
			'problem',
			'remedy',
			'message',
		]);
	});

	it('are all counted, although an error carries some of them', () => {
		expect(new MisuseError([issue('/a', 'is wrong')]).total).toBe(1);
		expect(new MisuseError([issue('/a', 'is wrong')], 301).total).toBe(301);
	});
});

describe('isMisuseError and isInvalidInputError', () => {
	const misuse = new MisuseError([issue('', 'is wrong')]);
	const invalid = new InvalidInputError([issue('', 'is wrong')]);

	it('distinguish the two errors', () => {
		expect([misuse, invalid].map(isMisuseError)).toEqual([true, false]);
		expect([misuse, invalid].map(isInvalidInputError)).toEqual([false, true]);
		expect([misuse.name, invalid.name]).toEqual(['MisuseError', 'InvalidInputError']);
	});

	it('recognize an error of another copy of paylock by its name and its issues', () => {
		const named = (more: object) => Object.assign(new Error('x'), {name: 'MisuseError'}, more);
		expect(
			[named({issues: []}), named({}), named({issues: 'none'}), {name: 'MisuseError', issues: []}].map(isMisuseError),
		).toEqual([true, false, false, false]);
	});
});
