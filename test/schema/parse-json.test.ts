// JSON text, which may be anything.
import {expect, test} from 'vitest';
import {isJsonObject, parseJson} from '../../src/schema/parse-json.js';

test('JSON text is parsed, without its byte order mark; other text has no value', () => {
	expect(['{"a": 1}', '\ufeff[1]', 'null', '{', '', '\ufeff\ufeff1'].map(text => parseJson(text))).toEqual([
		{a: 1},
		[1],
		null,
		undefined,
		undefined,
		undefined,
	]);
});

test('a JSON object is neither null nor a list', () => {
	expect([{}, {a: 1}, null, [], 'a', undefined].map(isJsonObject)).toEqual([true, true, false, false, false, false]);
});
