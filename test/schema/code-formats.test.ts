// Codes in JSON: several in one string have the right shape if each of them is a code.
import {expect, test} from 'vitest';
import {joinedAppsProblem, joinedCodesProblem, joinedHandlesProblem} from '../../src/schema/code-formats.js';

test('one code, or several with commas and blanks between them', () => {
	for (const codes of ['A', 'A B', 'Ä', 'A,B', 'A , B', 'A,  B C']) expect(joinedCodesProblem(codes)).toBeUndefined();
	for (const handles of ['@a', '@a, @b']) expect(joinedHandlesProblem(handles)).toBeUndefined();
	for (const apps of ['APP_A', 'APP_A,a@b']) expect(joinedAppsProblem(apps)).toBeUndefined();
});

test.each([
	['a code', joinedCodesProblem, ['', ' A', 'A ', 'A,', 'A, ', 'A,\u200b', 'A,\nB']],
	['a handle', joinedHandlesProblem, ['a', ' @a', '@a,', '@a,b']],
	['an app', joinedAppsProblem, ['@a', ' APP_A', 'APP_A,@a']],
])('each part is %s', (_, problem, texts) => {
	for (const text of texts) expect(problem(text)).toMatchObject({rule: 'invalid-format'});
	expect(problem(7)).toMatchObject({rule: 'invalid-type', found: '7'});
});

test('the blanks inside a code are part of it', () => {
	expect(joinedHandlesProblem('@a, b  c ')).toMatchObject({found: '"b  c"'});
});

test('several codes have at most 10,000 characters', () => {
	expect(joinedCodesProblem(`${'A,'.repeat(4999)}BC`)).toBeUndefined();
	expect(joinedCodesProblem(`${'A,'.repeat(5000)}B`)).toMatchObject({rule: 'too-large'});
});
