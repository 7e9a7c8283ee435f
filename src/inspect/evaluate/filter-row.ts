// One card, UPI or plan filter: its lists, prepared for many instruments, and its effect on one instrument.
//
// A filter selects plans by type, payment method and every list with `enable: true`, and has no effect on other plans. A
// selected plan is shown or hidden as follows (open-points: "Plan filters"):
//
//   filter enable | no lists | `enable: true` lists only | named by an `enable: false` list | not named by it
//   true          | shown    | shown                     | hidden                           | shown
//   false         | hidden   | reading `outerFlag`       | reading `outerFlag`              | hidden

import type {Readings} from '../../account/readings.js';
import type {PlanList} from '../subject/subject-parts.js';
import type {Choice} from './assignments.js';
import type {Asked, Attribute} from './attribute.js';

/** Whether an instrument passes a test; `incomplete` if too little is known about the instrument. */
export type Answer = 'yes' | 'no' | 'incomplete';
export type Test = (asked: Asked) => Answer;

/** A list of a filter, and the attribute that it tests. */
export interface Criterion {
	readonly attribute: Attribute;
	readonly list: readonly string[];
}

/** A list with its own flag: `true` is "only these", `false` is "all except these". */
export interface FlaggedCriterion extends Criterion, Pick<PlanList, 'enable'> {}

export interface FilterRow {
	readonly at: number;
	readonly pointer: string;
	readonly enable: boolean;
	/** The lists without a flag. */
	readonly required: readonly Criterion[];
	readonly flagged: readonly FlaggedCriterion[];
	/** Every list, flagged or not. */
	readonly criteria: readonly Criterion[];
	/** The tests of the lists without a flag. */
	readonly tests: readonly Test[];
	readonly hasEmptyTest: boolean;
	readonly hasEmptyList: boolean;
	/** The tests of the lists with a flag, for each way to read empty lists. */
	readonly variants: Readonly<Record<Choice<'emptyList'>, Variant>>;
}

/** The tests of the lists that select instruments, and of those that name exceptions. */
export interface Variant {
	readonly selecting: readonly Test[];
	readonly excepting: readonly Test[];
}

export function filterRow(
	{enable}: {readonly enable: boolean},
	pointer: string,
	at: number,
	required: readonly Criterion[],
	flagged: readonly FlaggedCriterion[] = [],
): FilterRow {
	const criteria = [...flagged, ...required];
	return {
		at,
		pointer,
		enable,
		required,
		flagged,
		criteria,
		tests: required.filter(({list}) => list.length > 0).map(testOf),
		hasEmptyTest: required.some(({list}) => list.length === 0),
		hasEmptyList: criteria.some(({list}) => list.length === 0),
		variants: {
			ignored: variantOf(flagged.filter(({list}) => list.length > 0)),
			'matches-nothing': variantOf(flagged),
		},
	};
}

/** The test of a list; prepared when it is first used, since most rows are only compared with others. */
function testOf({attribute, list}: Criterion): Test {
	let test: ((value: unknown) => Answer) | undefined;
	return asked => {
		test ??= list.length === 0 ? () => 'no' : attribute.testOf(list);
		return test(asked[attribute.name]);
	};
}

function variantOf(flagged: readonly FlaggedCriterion[]): Variant {
	const testsOf = (flag: boolean) => flagged.filter(({enable}) => enable === flag).map(testOf);
	return {selecting: testsOf(true), excepting: testsOf(false)};
}

/** Whether an instrument passes all tests; `before` is the combined answer of earlier tests. */
function passesAll(tests: readonly Test[], asked: Asked, before: Answer = 'yes'): Answer {
	let found = before;
	for (const test of tests) {
		const answer = test(asked);
		if (answer === 'no') return answer;
		if (found === 'yes') found = answer;
	}
	return found;
}

/** Whether any answer is yes. */
function any(answers: readonly Answer[]): Answer {
	if (answers.includes('yes')) return 'yes';
	return answers.find(answer => answer !== 'no') ?? 'no';
}

/** Whether all answers are yes. */
function all(answers: readonly Answer[]): Answer {
	if (answers.includes('no')) return 'no';
	return answers.find(answer => answer !== 'yes') ?? 'yes';
}

/** What a filter may do with a plan, as far as the plan is known. */
interface Outcome {
	readonly mayShow: boolean;
	readonly mayHide: boolean;
	/** True if it is possible that the filter does not select the plan. */
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

/** Whether the lists of exceptions name a plan, given the answer of each; `undefined` if it depends on an open reading. */
export function namedBy(answers: readonly Answer[], {issuersAndTenures}: Readings): Answer | undefined {
	const [inAny, inAll] = [any(answers), all(answers)];
	if (answers.length < 2 || inAny === inAll || issuersAndTenures === 'either') return inAny;
	return issuersAndTenures === 'both' ? inAll : undefined;
}

/** One cell of the table at the top; `undefined` if it is an open reading. */
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
