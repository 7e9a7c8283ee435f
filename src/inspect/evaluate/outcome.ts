// What one filter does with an instrument.
//
// A filter selects plans by type, payment method and every list with `enable: true`, and has no effect on other plans. A
// selected plan is shown or hidden as follows (open-points: "Plan filters"):
//
//   filter enable | no lists | `enable: true` lists only | named by an `enable: false` list | not named by it
//   true          | shown    | shown                     | hidden                           | shown
//   false         | hidden   | reading `outerFlag`       | reading `outerFlag`              | hidden
import type {Readings} from '../../account/readings.js';
import type {Asked} from './attribute.js';
import {type Answer, all, any, type FilterRow, passesAll} from './filter-row.js';

/** What a filter may do with a plan, as far as the plan is known. */
export interface Outcome {
	readonly mayShow: boolean;
	readonly mayHide: boolean;
	/** True if the filter may not select the plan. */
	readonly mayNotMatch: boolean;
}

/** The outcome depends on a reading that is not chosen. */
export interface NeedsReading {
	readonly needs: 'emptyList' | 'outerFlag' | 'issuersAndTenures';
}

/** What a filter may do with a plan; `undefined` if it certainly does not select it. */
export function outcomeOf(row: FilterRow, asked: Asked, readings: Readings): Outcome | NeedsReading | undefined {
	const tested = passesAll(row.tests, asked);
	if (tested === 'no') return undefined;
	const {emptyList} = readings;
	if (emptyList === undefined && row.hasEmptyList) {
		return passesAll(row.variants.ignored.selecting, asked, tested) === 'no' ? undefined : {needs: 'emptyList'};
	}
	if (emptyList === 'matches-nothing' && row.hasEmptyTest) return undefined;
	const {selecting, excepting} = row.variants[emptyList ?? 'ignored'];
	const selected = passesAll(selecting, asked, tested);
	if (selected === 'no') return undefined;
	const named = namedBy(
		excepting.map(test => test(asked)),
		readings,
	);
	if (named === undefined) return {needs: 'issuersAndTenures'};
	const effects = (named === 'incomplete' ? [true, false] : [named === 'yes']).map(isException =>
		effectOf(row.enable, isException, selecting.length > 0, excepting.length > 0, readings),
	);
	if (effects.includes(undefined)) return {needs: 'outerFlag'};
	return {mayShow: effects.includes('show'), mayHide: effects.includes('hide'), mayNotMatch: selected !== 'yes'};
}

/** Whether lists of exceptions name a plan, by the answer of each; `undefined` if that depends on a reading that is not chosen. */
export function namedBy(answers: readonly Answer[], {issuersAndTenures}: Readings): Answer | undefined {
	const [inAny, inAll] = [any(answers), all(answers)];
	if (answers.length < 2 || inAny === inAll || issuersAndTenures === 'either') return inAny;
	return issuersAndTenures === 'both' ? inAll : undefined;
}

/** One cell of the table at the top; `undefined` if it is a reading that is not chosen. */
export function effectOf(
	enable: boolean,
	isException: boolean,
	isSelecting: boolean,
	isExcepting: boolean,
	{outerFlag}: Readings,
): 'show' | 'hide' | undefined {
	if (enable) return isException ? 'hide' : 'show';
	const isOpen = isExcepting ? isException : isSelecting;
	if (!isOpen || outerFlag === 'outer-wins') return 'hide';
	return outerFlag && 'show';
}
