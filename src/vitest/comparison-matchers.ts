// The matchers that compare a filter with another one, for every instrument.
import type {DiffChange} from '../inspect/analysis/changes.js';
import {diff} from '../inspect/analysis/diff.js';
import type {Verdict} from '../inspect/evaluate/verdict.js';
import type {Account} from '../wire/account.js';
import {failure, type MatcherResult, placeOf, written} from './matcher-result.js';

const RANKS: Readonly<Record<Verdict, number>> = {hidden: 0, undetermined: 1, shown: 2};

/** Passes if both give the same verdict for every instrument, `undetermined` included. */
export function isEquivalent(input: unknown, other: unknown, options: Account | undefined): MatcherResult {
	const {relation, changes} = diff(other, input, options);
	const pass = relation === 'equal';
	const message = () =>
		pass
			? 'expected the filter not to be equivalent to the other one, but both give the same verdict for every instrument'
			: failure('expected the filter to be equivalent to the other one, but verdicts differ:', changes.map(changeLine));
	return {pass, message};
}

/** Passes if no instrument has a higher verdict than under the other filter, where hidden < undetermined < shown. */
export function showsNoMore(input: unknown, other: unknown, options: Account | undefined): MatcherResult {
	const more = diff(other, input, options).changes.filter(({from, to}) => RANKS[to] > RANKS[from]);
	const pass = more.length === 0;
	const message = () =>
		pass
			? 'expected the filter to show more than the other one, but no instrument has a higher verdict'
			: failure('expected the filter to show no more than the other one, but it does:', more.map(changeLine));
	return {pass, message};
}

function changeLine({witness, from, to, pointer}: DiffChange): string {
	return `  ${written(witness)} is ${to}, decided at ${placeOf(pointer)}; under the other filter it is ${from}`;
}
