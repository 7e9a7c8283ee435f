// Broken JSON: line, column and cause, and none of the text.
import {expect, test} from 'vitest';
import {lint} from '../../src/inspect/index.js';

test.each<[text: string, place: string, cause: string]>([
	['', 'line 1, column 1', 'the missing content'],
	['{"a": 1,}', 'line 1, column 8', 'a trailing comma'],
	['{\n  "a": [1, 2,]\n}', 'line 2, column 13', 'a trailing comma'],
	["{'a': 1}", 'line 1, column 2', 'a single quote'],
	['{\u201ca\u201d: 1}', 'line 1, column 2', 'a typographic quote'],
	['{a: 1}', 'line 1, column 2', 'a key without quotes'],
	['{"a": None}', 'line 1, column 7', 'a value that JSON does not have'],
	['{"a": abc}', 'line 1, column 7', 'text without quotes'],
	['{"a": 1 // comment\n}', 'line 1, column 9', 'a comment'],
	['/* comment */ {}', 'line 1, column 1', 'a comment'],
	['"options": [], "allowDefaultOptions": true', 'line 1, column 1', 'a fragment without braces'],
	["curl -X POST https://shop.test -d '{}'", 'line 1, column 1', 'a cURL command'],
	['{"a": True}', 'line 1, column 7', 'a boolean with a capital letter'],
	['{"a": undefined}', 'line 1, column 7', 'a value that JSON does not have'],
	['{"a": "x\ny"}', 'line 1, column 7', 'a string that does not end'],
	['{"a": fal', 'line 1, column 7', 'the unexpected end of the text'],
	['{"a": [1]', 'line 1, column 10', 'a missing closing brace'],
	['[[1]', 'line 1, column 5', 'a missing closing bracket'],
	['<!DOCTYPE html><p>SECRET', 'line 1, column 1', 'an HTML page'],
	['{"a": 1', 'line 1, column 8', 'the unexpected end of the text'],
	['{"a": 1}}', 'line 1, column 9', 'more text after the JSON value'],
	['{"a": 1 "b": 2}', 'line 1, column 9', 'a missing comma'],
	['{"a" 1}', 'line 1, column 6', 'an unexpected character'],
	['[1,,2]', 'line 1, column 4', 'a comma without a value before it'],
	['SECRET', 'line 1, column 1', 'plain text'],
])('%j', (text, place, cause) => {
	const [issue, ...more] = lint(text).filter(({rule}) => rule === 'unreadable');
	expect(more).toEqual([]);
	expect(issue).toMatchObject({rule: 'unreadable', severity: 'error', pointer: ''});
	expect(issue?.message).toContain(`because of ${cause} at ${place}: `);
	expect(issue?.message).not.toContain('SECRET');
});

test('every text that JSON.parse refuses has a cause, also nested deeply', () => {
	for (const text of ['['.repeat(100_000), '{"a": .5}', '{"a": 01}', '\u0000', '{"a": "\\x"}', '[}']) {
		expect(lint(text)).toMatchObject([{rule: 'unreadable'}]);
	}
});
