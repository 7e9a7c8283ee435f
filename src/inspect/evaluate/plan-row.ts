// What one EMI plan filter does with a plan.
//
// A filter selects plans by type, payment method and every list with `enable: true`, and has no effect on other plans. A
// selected plan is shown or hidden as follows (open-points: "Plan filters"):
//
//   filter enable | no lists | `enable: true` lists only | named by an `enable: false` list | not named by it
//   true          | shown    | shown                     | hidden                           | shown
//   false         | hidden   | reading `outerFlag`       | reading `outerFlag`              | hidden
import {type SubjectPlanFilter, UNREADABLE} from '../../model/subject.js';
import type {ReadingName, Readings} from '../../wire/readings.js';
import {type Answer, all, any, type Plan, type PlanList, planLists, typeOf} from './plan-list.js';

type PlanTest = (plan: Plan) => Answer;

export interface PlanRow {
	readonly at: number;
	readonly filter: SubjectPlanFilter;
	/** Type, payment method, and any other unreadable part. */
	readonly tests: readonly PlanTest[];
	readonly hasEmptyMethods: boolean;
	readonly hasEmptyList: boolean;
	/** The lists by their flags, once for each possible combination of unreadable flags. */
	readonly variants: {readonly ignored: readonly Variant[]; readonly 'matches-nothing': readonly Variant[]};
	readonly unreadableFlags: readonly string[];
}

/** The lists that select plans, and those that list exceptions. */
interface Variant {
	readonly selecting: readonly PlanList[];
	readonly excepting: readonly PlanList[];
}

/** What a filter may do with a plan, as far as is known. */
export interface RowOutcome {
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
	readonly needs: ReadingName;
}

export function planRow(filter: SubjectPlanFilter, at: number, bare: (issuer: string) => string): PlanRow {
	const lists = planLists(filter, bare);
	const {methods} = filter;
	const hasEmptyMethods = methods?.isComplete === true && methods.items.length === 0;
	const unreadableFlags = lists.filter(({enable}) => enable === UNREADABLE).map(list => list.enablePointer);
	return {
		at,
		filter,
		tests: testsOf(filter),
		hasEmptyMethods,
		hasEmptyList: hasEmptyMethods || lists.some(list => list.isEmpty),
		variants: {ignored: variantsOf(lists.filter(list => !list.isEmpty)), 'matches-nothing': variantsOf(lists)},
		unreadableFlags: [...unreadableFlags, ...(filter.enable === UNREADABLE ? [`${filter.pointer}/enable`] : [])],
	};
}

function testsOf(filter: SubjectPlanFilter): readonly PlanTest[] {
	const {paymentMethodType: type, methods, isComplete, pointer, lists} = filter;
	const tests: PlanTest[] = [];
	if (type === UNREADABLE) tests.push(() => ({unreadable: `${pointer}/paymentMethodType`}));
	else if (type !== undefined) {
		tests.push(plan => {
			const own = typeOf(plan);
			return own === undefined ? 'incomplete' : own === type ? 'yes' : 'no';
		});
	}
	if (methods !== undefined && !(methods.isComplete && methods.items.length === 0)) {
		const listed = new Set(methods.items);
		tests.push(({paymentMethod: method}) => {
			if (method === undefined) return 'incomplete';
			if (listed.has(method)) return 'yes';
			return methods.isComplete ? 'no' : {unreadable: methods.pointer};
		});
	}
	const isLocated =
		type === UNREADABLE ||
		methods?.isComplete === false ||
		lists.some(({list, enable}) => !list.isComplete || enable === UNREADABLE);
	if (!isComplete && !isLocated) tests.push(() => ({unreadable: pointer}));
	return tests;
}

/** Lists of one object share its flag. */
function variantsOf(lists: readonly PlanList[]): readonly Variant[] {
	const unreadable = new Set(lists.filter(({enable}) => enable === UNREADABLE).map(list => list.enablePointer));
	let selectingFlags: readonly (readonly string[])[] = [[]];
	for (const pointer of unreadable) selectingFlags = selectingFlags.flatMap(flags => [[...flags, pointer], flags]);
	return selectingFlags.map(flags => {
		const isSelecting = ({enable, enablePointer}: PlanList) => enable === true || flags.includes(enablePointer);
		return {selecting: lists.filter(isSelecting), excepting: lists.filter(list => !isSelecting(list))};
	});
}

/** What a filter may do with a plan; `undefined` if it certainly does not select it. */
export function outcomeOf(row: PlanRow, plan: Plan, readings: Readings): RowOutcome | NeedsReading | undefined {
	const selected = allOf(row.tests, plan);
	if (selected === 'no') return undefined;
	const {emptyList} = readings;
	if (emptyList === undefined && row.hasEmptyList) return {needs: 'emptyList'};
	if (emptyList === 'matches-nothing' && row.hasEmptyMethods) return undefined;
	const variants = row.variants[emptyList ?? 'ignored'];
	const [variant] = variants;
	if (variant !== undefined && variants.length === 1) return variantOutcome(row, variant, plan, selected, readings);
	const outcomes = variants.map(one => variantOutcome(row, one, plan, selected, readings));
	const need = outcomes.find(isNeed);
	return need ?? union(outcomes as readonly (RowOutcome | undefined)[]); // none of them a need
}

function allOf(tests: readonly PlanTest[], plan: Plan): Answer {
	let found: Answer = 'yes';
	for (const test of tests) {
		const answer = test(plan);
		if (answer === 'no') return answer;
		if (found === 'yes') found = answer;
	}
	return found;
}

function isNeed(outcome: RowOutcome | NeedsReading | undefined): outcome is NeedsReading {
	return outcome !== undefined && 'needs' in outcome;
}

function union(outcomes: readonly (RowOutcome | undefined)[]): RowOutcome | undefined {
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

function variantOutcome(
	row: PlanRow,
	{selecting, excepting}: Variant,
	plan: Plan,
	tested: Answer,
	{issuersAndTenures, outerFlag}: Readings,
): RowOutcome | NeedsReading | undefined {
	const selected = selecting.length === 0 ? tested : all([tested, ...selecting.map(list => list.covers(plan))]);
	if (selected === 'no') return undefined;
	const named = namedBy(excepting, plan, issuersAndTenures);
	if (named === undefined) return {needs: 'issuersAndTenures'};
	const mayBeNamed = named !== 'no';
	const mayBeUnnamed = named !== 'yes';
	const {enable} = row.filter;
	const outerFlagMatters = excepting.length === 0 ? selecting.length > 0 : mayBeNamed;
	if (enable !== true && outerFlagMatters && outerFlag === undefined) return {needs: 'outerFlag'};
	const innerShows = outerFlagMatters && outerFlag === 'inner-wins';
	const outerHides = !innerShows || (excepting.length > 0 && mayBeUnnamed);
	const isCertain = selected === 'yes' && mayBeNamed !== mayBeUnnamed;
	const undecided = isCertain
		? []
		: [...row.tests.map(test => test(plan)), ...[...selecting, ...excepting].map(list => list.covers(plan))];
	// The rows of the table at the top: `enable` true, or false; if the flag is unreadable, both are possible.
	return {
		mayShow: (enable !== false && mayBeUnnamed) || (enable !== true && innerShows),
		mayHide: (enable !== false && mayBeNamed) || (enable !== true && outerHides),
		mayNotMatch: selected !== 'yes',
		isIncomplete: undecided.includes('incomplete'),
		unreadable: [
			...row.unreadableFlags,
			...undecided.flatMap(answer => (typeof answer === 'string' ? [] : [answer.unreadable])),
		],
	};
}

/** Whether lists of exceptions name a plan; `undefined` if that depends on the reading `issuersAndTenures`. */
function namedBy(
	excepting: readonly PlanList[],
	plan: Plan,
	issuersAndTenures: Readings['issuersAndTenures'],
): Answer | undefined {
	const [only] = excepting;
	if (only === undefined) return 'no';
	if (excepting.length === 1) return only.covers(plan);
	const answers = excepting.map(list => list.covers(plan));
	const inBoth = all(answers);
	const inEither = any(answers);
	if (issuersAndTenures === undefined) return inBoth === inEither ? inBoth : undefined;
	return issuersAndTenures === 'both' ? inBoth : inEither;
}
