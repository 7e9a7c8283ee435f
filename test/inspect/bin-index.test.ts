// Ranges compared one by one and through the index: the same result for every BIN.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {BinIndex} from '../../src/inspect/evaluate/bin-index.js';
import {FewRanges, RangeRow} from '../../src/inspect/evaluate/few-ranges.js';
import {Match} from '../../src/inspect/evaluate/match.js';

const range = fc
	.tuple(fc.integer({min: 10, max: 99}), fc.integer({min: 0, max: 20}))
	.map(([from, length]) => `${from}::${Math.min(99, from + length)}`);
const filters = fc.array(fc.tuple(fc.boolean(), fc.array(range, {minLength: 1, maxLength: 4})), {
	minLength: 1,
	maxLength: 8,
});
const bin = fc.integer({min: 10, max: 9999}).map(String);

test('few ranges of one width match as their index does', () => {
	fc.assert(
		fc.property(filters, bin, fc.boolean(), (list, digits, isIncomplete) => {
			const rows = list.map(([enable, ranges], at) => new RangeRow(at, enable, ranges));
			const [one, other] = [new Match(), new Match()];
			FewRanges.of(rows)?.match(digits, isIncomplete, one);
			new BinIndex(rows).match(digits, isIncomplete, other);
			expect(one).toEqual(other);
		}),
	);
});

test('many ranges, ranges of several widths and long ones need an index', () => {
	const row = (...ranges: readonly string[]) => new RangeRow(0, true, ranges);
	expect(FewRanges.of([row('10::19')])).toBeDefined();
	expect(FewRanges.of([row('10::19', '100::199')])).toBeUndefined();
	expect(FewRanges.of([row('10::19'), row('100::199')])).toBeUndefined();
	expect(FewRanges.of([row('1234567890123456::1234567890123457')])).toBeUndefined();
	expect(FewRanges.of([row(...Array.from({length: 65}, (_, at) => `${100 + at}::${100 + at}`))])).toBeUndefined();
});
