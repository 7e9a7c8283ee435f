// What one filter does with an instrument.
//
// A filter selects plans by type, payment method and every list with `enable: true`, and has no effect on other plans. A
// selected plan is shown or hidden as follows (open-points: "Plan filters"):
//
//   filter enable | no lists | `enable: true` lists only | named by an `enable: false` list | not named by it
//   true          | shown    | shown                     | hidden                           | shown
//   false         | hidden   | reading `outerFlag`       | reading `outerFlag`              | hidden
import {UNREADABLE} from '../../model/subject.js';
import type {Readings} from '../../wire/readings.js';
import type {Asked} from './attribute.js';
import {type Answer, all, any, type FilterRow, passesAll, type Test, type Variant} from './filter-row.js';

/** What a filter may do with a plan, as far as is known. */
export interface Outcome {
	readonly mayShow: boolean;
	readonly mayHide: boolean;
	/** True if the filter may not select the plan. */
	readonly mayNotMatch: boolean;
	/** Why more than one of them is possible. */
	readonly isIncomplete: boolean;
	readonly unreadable: readonly string[];
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
		const maySelect = row.variants.ignored.some(({selecting}) => passesAll(selecting, asked, tested) !== 'no');
		return maySelect ? {needs: 'emptyList'} : undefined;
	}
	if (emptyList === 'matches-nothing' && row.hasEmptyTest) return undefined;
	const outcomes: (Outcome | undefined)[] = [];
	for (const variant of row.variants[emptyList ?? 'ignored']) {
		const outcome = outcomeUnder(variant, row, tested, asked, readings);
		if (outcome !== undefined && 'needs' in outcome) return outcome;
		outcomes.push(outcome);
	}
	return union(outcomes);
}

function answersOf(tests: readonly Test[], asked: Asked): readonly Answer[] {
	return tests.map(test => test(asked));
}

function union(outcomes: readonly (Outcome | undefined)[]): Outcome | undefined {
	const [first, ...others] = outcomes;
	if (others.length === 0) return first;
	const found = outcomes.filter(outcome => outcome !== undefined);
	if (found.length === 0) return undefined;
	return {
		mayShow: found.some(({mayShow}) => mayShow),
		mayHide: found.some(({mayHide}) => mayHide),
		mayNotMatch: found.length < outcomes.length || found.some(({mayNotMatch}) => mayNotMatch),
		isIncomplete: found.some(({isIncomplete}) => isIncomplete),
		unreadable: [...new Set(found.flatMap(({unreadable}) => unreadable))],
	};
}

function outcomeUnder(
	variant: Variant,
	{enable, tests, unreadableFlags}: FilterRow,
	tested: Answer,
	asked: Asked,
	readings: Readings,
): Outcome | NeedsReading | undefined {
	const {selecting, excepting} = variant;
	const selected = passesAll(selecting, asked, tested);
	if (selected === 'no') return undefined;
	const named = namedBy(answersOf(excepting, asked), readings);
	if (named === undefined) return {needs: 'issuersAndTenures'};
	const cases = named === 'yes' ? [true] : named === 'no' ? [false] : [true, false];
	let [mayShow, mayHide] = [false, false];
	for (const flag of enable === UNREADABLE ? [true, false] : [enable]) {
		for (const isException of cases) {
			const effect = effectOf(flag, isException, selecting.length > 0, excepting.length > 0, readings);
			if (effect === undefined) return {needs: 'outerFlag'};
			mayShow ||= effect === 'show';
			mayHide ||= effect === 'hide';
		}
	}
	const isCertain = selected === 'yes' && cases.length === 1;
	const doubts = isCertain ? [] : answersOf([...tests, ...selecting, ...excepting], asked);
	return {
		mayShow,
		mayHide,
		mayNotMatch: selected !== 'yes',
		isIncomplete: doubts.includes('incomplete'),
		unreadable: [
			...unreadableFlags,
			...doubts.flatMap(answer => (typeof answer === 'string' ? [] : [answer.unreadable])),
		],
	};
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
