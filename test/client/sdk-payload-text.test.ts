// The exact text of sdk_payload, however the response writes it.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {memberText} from '../../src/client/read-response.js';

describe('the exact text of sdk_payload', () => {
	it.each([
		['{"sdk_payload":{"a":1}}', '{"a":1}'],
		[' \r\n\t{ "sdk_payload" \n:\t{ "a" : 1 } } ', '{ "a" : 1 }'],
		['{"a":"\\"sdk_payload\\":{}","sdk_payload":{"b":2}}', '{"b":2}'],
		['{"a":{"sdk_payload":{"no":1}},"b":[{"sdk_payload":{"no":2}}],"sdk_payload":{"yes":1}}', '{"yes":1}'],
		['{"sdk_payload":{"first":1},"sdk_payload":{"last":1}}', '{"last":1}'],
		['{"sdk_payload":{"first":1},"\\u0073dk_payload":{"escaped":1}}', '{"escaped":1}'],
		['{"sdk_payload":{"sdk_payload":{"in":1},"text":"}]{[\\\\\\""}}', '{"sdk_payload":{"in":1},"text":"}]{[\\\\\\""}'],
		[
			'{"sdk_payload":{"n":9007199254740993,"e":1E400,"z":-0,"s":"\\u00e9"}}',
			'{"n":9007199254740993,"e":1E400,"z":-0,"s":"\\u00e9"}',
		],
		['{"sdk_payload":-1.5e3 ,"b":true}', '-1.5e3'],
		['{"sdk_payload":null}', 'null'],
		['{"sdk_payload":"a,}"}', '"a,}"'],
		['{"sdk_payload ":{},"SDK_PAYLOAD":{}}', ''],
		['{}', ''],
		[' { } ', ''],
	])('of %s is %s', (json, text) => {
		expect(memberText(json, 'sdk_payload')).toBe(text);
	});

	it('is the original text, for any object and any spelling', () => {
		const blank = fc.stringMatching(/^[ \t\r\n]{0,3}$/);
		const key = fc.oneof(fc.constantFrom('sdk_payload', 'sdk_payload"', 'sdk_payloa'), fc.string());
		const member = fc.tuple(
			fc.oneof(
				fc.constant('"sdk\\u005Fpayload"'),
				key.map(name => JSON.stringify(name)),
			),
			fc.json(),
			blank,
		);
		fc.assert(
			fc.property(fc.array(member, {maxLength: 6}), blank, (members, gap) => {
				const json = `{${gap}${members.map(([name, value, space]) => `${name}${space}:${gap}${value}${space}`).join(`,${gap}`)}}`;
				const last = members.findLast(([name]) => JSON.parse(name) === 'sdk_payload');
				// Blanks around a value are not the value's.
				expect(memberText(json, 'sdk_payload')).toBe(last?.[1].trim() ?? '');
			}),
			{numRuns: 500},
		);
	});

	it('takes a megabyte of nesting without recursion', () => {
		const deep = `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
		expect(memberText(`{"x":${deep},"sdk_payload":${deep}}`, 'sdk_payload')).toBe(deep);
	});
});
