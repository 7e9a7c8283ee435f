// Tenure ranges: both ends included, in any order, touching, overlapping or apart.
import {expect, test} from 'vitest';
import {compile} from '../../src/inspect/index.js';

/** The tenures of 1 to 40 that a filter for these ranges shows. */
function shown(...tenures: readonly string[]): readonly number[] {
	const filters = [{enable: true, tenureFilter: {enable: true, tenures}}];
	const {explain} = compile({
		allowDefaultOptions: false,
		options: [],
		emiOptions: {noCostEmi: {enable: true, cardless: {enable: true, filters}}},
	});
	return Array.from({length: 40}, (_, at) => at + 1).filter(
		tenure => explain({type: 'EMI', kind: 'noCost', group: 'cardless', tenure}).verdict === 'shown',
	);
}

test.each<[name: string, ranges: readonly string[], shown: readonly number[]]>([
	['one number', ['6::6'], [6]],
	['apart, given in no order', ['36::37', '3::4', '12::13'], [3, 4, 12, 13, 36, 37]],
	['touching', ['6::7', '3::5'], [3, 4, 5, 6, 7]],
	['meeting in one number', ['3::5', '5::7'], [3, 4, 5, 6, 7]],
	['overlapping', ['3::6', '5::9'], [3, 4, 5, 6, 7, 8, 9]],
	['a chain of three, each longer', ['3::6', '5::9', '8::11', '20::20'], [3, 4, 5, 6, 7, 8, 9, 10, 11, 20]],
	['one within another', ['3::9', '5::6', '8::8'], [3, 4, 5, 6, 7, 8, 9]],
	['one within another, and one beyond', ['3::9', '5::6', '12::12'], [3, 4, 5, 6, 7, 8, 9, 12]],
])('%s', (_, ranges, expected) => {
	expect(shown(...ranges)).toEqual(expected);
});
