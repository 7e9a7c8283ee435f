// The patterns of short strings in the JSON Schema: they accept what the rules accept, in engines with and without the `u` flag.
import {expect, test} from 'vitest';
import {formatOf} from '../../src/inspect/decode/json-schema-formats.js';
import {joinedCodesProblem} from '../../src/schema/code-formats.js';
import {LONGEST_TENURE, tenureRangeProblem} from '../../src/values/ranges.js';
import {type Check, textProblem} from '../../src/values/text.js';

function expectSameResults(check: Check, texts: readonly string[]): void {
	const [, make] = formatOf(check);
	const pattern = String(make().pattern);
	for (const flags of ['', 'u']) {
		const accepted = texts.map(text => new RegExp(pattern, flags).test(text));
		expect(accepted).toEqual(texts.map(text => check(text) === undefined));
	}
}

test('leading zeros count among the digits of a tenure', () => {
	const digits = Array.from({length: LONGEST_TENURE + 2}, (_, zeros) =>
		Array.from({length: LONGEST_TENURE + 2}, (_, rest) => `${'0'.repeat(zeros)}${'9'.repeat(rest)}`),
	).flat();
	expectSameResults(
		tenureRangeProblem,
		digits.map(text => `${text}::${text}`),
	);
});

test('characters beyond the first 65,536 are text, and are allowed in a code', () => {
	const texts = ['\u{1f600}', 'a\u{10ffff}b', '\u{10000}', 'a\ud7ff', 'a\ue000', 'a\uffff', 'a\ufffe'];
	expectSameResults(textProblem, texts);
	expectSameResults(joinedCodesProblem, texts);
});
