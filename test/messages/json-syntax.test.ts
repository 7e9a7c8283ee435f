// Broken JSON: line, column and cause, and none of the text.
import {expect, test} from 'vitest';
import {lint} from '../../src/inspect/index.js';

test.each<[text: string, place: string, cause: string, remedy: string]>([
	['', 'line 1, column 1', 'the missing content', 'write one JSON object'],
	['{"a": 1,}', 'line 1, column 8', 'a trailing comma', 'remove it'],
	['{\n  "a": [1, 2,]\n}', 'line 2, column 13', 'a trailing comma', 'remove it'],
	["{'a': 1}", 'line 1, column 2', 'a single quote', 'write double quotes in place of single quotes'],
	['{\u201ca\u201d: 1}', 'line 1, column 2', 'a typographic quote', 'write plain double quotes'],
	['{\\"a\\": 1}', 'line 1, column 2', 'a backslash before a quote', 'leave the backslash out'],
	['{"a": "\\\'"}', 'line 1, column 7', 'a backslash before a single quote', 'leave the backslash out'],
	['{a: 1}', 'line 1, column 2', 'a key without quotes', 'write it in double quotes'],
	['{a 1}', 'line 1, column 2', 'a key without quotes', 'write it in double quotes'],
	['{"a": None}', 'line 1, column 7', 'a value that JSON does not have', 'write null'],
	['{"a": abc}', 'line 1, column 7', 'text without quotes', 'write it in double quotes'],
	['{"a": 1 // comment\n}', 'line 1, column 9', 'a comment', 'leave it out'],
	['/* comment */ {}', 'line 1, column 1', 'a comment', 'leave it out'],
	['{} /* comment', 'line 1, column 4', 'more text after the JSON value', 'leave it out'],
	['{"a": /* comment', 'line 1, column 7', 'a comment that does not end', 'leave it out'],
	[
		'"options": [], "allowDefaultOptions": true',
		'line 1, column 1',
		'a fragment without braces',
		'write { before it and } after it',
	],
	["curl -X POST https://shop.test -d '{}'", 'line 1, column 1', 'a cURL command', 'pass only the JSON after --data'],
	['$ curl https://shop.test', 'line 1, column 1', 'a cURL command', 'pass only the JSON after --data'],
	['{"a": True}', 'line 1, column 7', 'a boolean with a capital letter', 'write true'],
	['{"a": FALSE}', 'line 1, column 7', 'a boolean with a capital letter', 'write false'],
	['{"a": undefined}', 'line 1, column 7', 'a value that JSON does not have', 'write null, or leave the field out'],
	['{"a": "x\ny"}', 'line 1, column 7', 'a line break or a tab in a string', 'write \\n or \\t'],
	[
		'{"a": "x\n}',
		'line 1, column 7',
		'a string that does not end',
		'close it with ", and escape line breaks, tabs and \\ inside it',
	],
	['{"a": "x",\u00a0"b": 1}', 'line 1, column 11', 'an invisible character (U+00A0)', 'write a plain space'],
	['{"a": "x"; "b": 1}', 'line 1, column 10', 'a semicolon in place of a comma', 'write a comma'],
	['{"a": "x";}', 'line 1, column 10', 'a semicolon', 'leave it out'],
	['{"a": 1]', 'line 1, column 8', 'the wrong closing bracket', 'write } in place of it'],
	['{"a": {{b}}}', 'line 1, column 7', 'a placeholder without quotes', 'write the value in double quotes'],
	['{"a": fal', 'line 1, column 7', 'the unexpected end of the text', 'write the rest of it'],
	['{"a": [1]', 'line 1, column 10', 'a missing closing brace', 'write } at the end'],
	['[[1]', 'line 1, column 5', 'a missing closing bracket', 'write ] at the end'],
	['{"a": [1', 'line 1, column 9', 'the unexpected end of the text', 'write the missing ]'],
	['<!DOCTYPE html><p>SECRET', 'line 1, column 1', 'an HTML page', 'pass the JSON in place of the page'],
	['<HTML>', 'line 1, column 1', 'an HTML page', 'pass the JSON in place of the page'],
	['<?php', 'line 1, column 1', 'an unexpected character', 'write a value'],
	['{"a": 1', 'line 1, column 8', 'the unexpected end of the text', 'write the missing }'],
	['\u00a0', 'line 1, column 1', 'the missing content', 'write one JSON object'],
	['{"a": 1}}', 'line 1, column 9', 'more text after the JSON value', 'leave it out'],
	['{"a": 1 "b": 2}', 'line 1, column 9', 'a missing comma', 'write one between the two'],
	['{"a": 1 2}', 'line 1, column 9', 'an unexpected character', 'write a comma, or close the list or object'],
	['{1: 2}', 'line 1, column 2', 'an unexpected character', 'write a key in double quotes, or }'],
	['[)]', 'line 1, column 2', 'an unexpected character', 'write a value or ]'],
	['[1,,2]', 'line 1, column 4', 'a comma without a value before it', 'leave it out'],
	['{} {}', 'line 1, column 4', 'more text after the JSON value', 'leave it out'],
	['{"a": 1 "b"}', 'line 1, column 9', 'an unexpected character', 'write a comma, or close the list or object'],
	['{"a": 1 {"b": 2}}', 'line 1, column 9', 'an unexpected character', 'write a comma, or close the list or object'],
	['[1 )]', 'line 1, column 4', 'an unexpected character', 'write a comma, or close the list or object'],
	['{{"a": 1}}', 'line 1, column 2', 'an unexpected character', 'write a key in double quotes, or }'],
	['{: 1}', 'line 1, column 2', 'an unexpected character', 'write a key in double quotes, or }'],
	['{"a"}', 'line 1, column 5', 'a key without a value', 'write a colon and the value, or leave the key out'],
	['{"a":}', 'line 1, column 6', 'a key without a value', 'write a colon and the value, or leave the key out'],
	['{"a" 1}', 'line 1, column 6', 'a key without a colon', 'write a colon after it'],
	['{"a" "b"}', 'line 1, column 6', 'a key without a colon', 'write a colon after it'],
	['{"a" [1], "b": 2}', 'line 1, column 6', 'a key without a colon', 'write a colon after it'],
	['{"a" undefined}', 'line 1, column 6', 'a key without a colon', 'write a colon after it'],
	['{"a": <b>}', 'line 1, column 7', 'a placeholder without quotes', 'write the value in double quotes'],
	[']', 'line 1, column 1', 'an unexpected character', 'write a value'],
	['[{"a": [1]', 'line 1, column 11', 'missing closing brackets', 'write }] at the end'],
	['[{"a": [1', 'line 1, column 10', 'the unexpected end of the text', 'write the missing ]'],
	['{"a": curl x}', 'line 1, column 7', 'text without quotes', 'write it in double quotes'],
	["\n curl https://shop.test -d '{}'", 'line 1, column 1', 'a cURL command', 'pass only the JSON after --data'],
	['\n{"a": 1,}', 'line 2, column 8', 'a trailing comma', 'remove it'],
	['{"a": [1]\n', 'line 1, column 10', 'a missing closing brace', 'write } at the end'],
	['SECRET', 'line 1, column 1', 'plain text', 'write one JSON object'],
])('%j', (text, place, cause, remedy) => {
	const [issue, ...more] = lint(text).filter(({rule}) => rule === 'unreadable');
	expect(more).toEqual([]);
	expect(issue).toMatchObject({rule: 'unreadable', severity: 'error', pointer: ''});
	expect(issue?.message).toBe(`the text is not JSON because of ${cause} at ${place}: ${remedy}`);
	expect(issue?.message).not.toContain('SECRET');
});

test('a text of comments alone has no content', () => {
	expect(lint('// none').map(({message}) => message)).toEqual([
		'the text is not JSON because of a comment at line 1, column 1: leave it out',
		'the text is not JSON because of the missing content at line 1, column 8: write one JSON object',
	]);
});

test('a fragment after a comment is reported at its start', () => {
	const issues = lint('\n// none\n"options": []').filter(({rule}) => rule === 'unreadable');
	expect(issues.map(({message}) => message)).toEqual([
		'the text is not JSON because of a comment at line 2, column 1: leave it out',
		'the text is not JSON because of a fragment without braces at line 1, column 1: write { before it and } after it',
	]);
});

test('an issue of the text of a signed request says that it is in the text', () => {
	const request = '{"order_id": "order-1", "amount": "1.00",}';
	const messages = lint({orderDetails: request, signature: 'c2ln'}).map(({message}) => message);
	expect(messages).toContainEqual(
		expect.stringMatching(
			/^in the text, the text is not JSON because of a trailing comma at line 1, column 41: remove it/,
		),
	);
});

test('every text that JSON.parse refuses has a cause, also nested deeply', () => {
	for (const text of ['['.repeat(100_000), '{"a": .5}', '{"a": 01}', '\u0000', '{"a": "\\x"}', '[}']) {
		expect(lint(text)[0]).toMatchObject({rule: 'unreadable'});
	}
});
