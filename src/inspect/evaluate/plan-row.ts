// What one EMI plan filter does with a plan.
//
// A plan is selected by type, payment method and every list with `enable: true`; a filter does nothing with what it does
// not select. Of a selected plan (open-points: "Plan filters"):
//
//   filter enable | no lists | `enable: true` lists only | named by an `enable: false` list | not named by it
//   true          | shown    | shown                     | hidden                           | shown
//   false         | hidden   | reading `outerFlag`       | reading `outerFlag`              | hidden
import {type SubjectPlanFilter, UNREADABLE_PART} from '../../model/subject.js';
import type {ReadingName, Readings} from '../../wire/readings.js';
import {type Answer, all, any, type Plan, type PlanList, planLists, typeOf} from './plan-list.js';

export interface PlanRow {
	readonly at: number;
	readonly filter: SubjectPlanFilter;
	readonly methods: ReadonlySet<string>;
	readonly lists: readonly PlanList[];
}

/** What a filter may do with a plan: any of the three, as far as is known. */
export interface RowOutcome {
	readonly mayShow: boolean;
	readonly mayHide: boolean;
	/** True if the filter may not select the plan. */
	readonly mayNotMatch: boolean;
	readonly isThin: boolean;
	readonly unreadable: readonly string[];
}

/** The outcome depends on a reading that is not chosen. */
export interface NeedsReading {
	readonly needs: ReadingName;
}

export function planRow(filter: SubjectPlanFilter, at: number, bare: (issuer: string) => string): PlanRow {
	return {at, filter, methods: new Set(filter.methods?.items), lists: planLists(filter, bare)};
}

/** What a filter may do with a plan; `undefined` if it certainly does not select it. */
export function outcomeOf(row: PlanRow, plan: Plan, readings: Readings): RowOutcome | NeedsReading | undefined {
	const tests = selection(row, plan);
	if (tests.includes('no')) return undefined;
	const {emptyList} = readings;
	if (emptyList === undefined && hasEmptyList(row)) return {needs: 'emptyList'};
	const lists = row.lists.filter(list => !(list.isEmpty && emptyList === 'ignored'));
	if (isEmptyMethods(row) && emptyList === 'matches-nothing') return undefined;
	const variants = flagVariants(lists).map(flags => variantOf(row, plan, lists, flags, tests, readings));
	const needed = variants.find(variant => variant !== undefined && 'needs' in variant);
	if (needed !== undefined) return needed;
	const outcomes = variants.filter(variant => variant !== undefined && !('needs' in variant)) as RowOutcome[]; // the rest
	if (outcomes.length === 0) return undefined;
	const flags = lists.filter(({enable}) => enable === UNREADABLE_PART).map(list => list.enablePointer);
	return {
		mayShow: outcomes.some(({mayShow}) => mayShow),
		mayHide: outcomes.some(({mayHide}) => mayHide),
		mayNotMatch: outcomes.length < variants.length || outcomes.some(({mayNotMatch}) => mayNotMatch),
		isThin: outcomes.some(({isThin}) => isThin),
		unreadable: [...new Set([...flags, ...outcomes.flatMap(({unreadable}) => unreadable)])],
	};
}

/** The tests of type, payment method and whatever else could not be read. */
function selection({filter, methods}: PlanRow, plan: Plan): readonly Answer[] {
	const {paymentMethodType: asked, methods: list, isComplete, pointer, lists} = filter;
	const tests: Answer[] = [];
	if (asked !== undefined) {
		const type = typeOf(plan);
		if (asked === UNREADABLE_PART) tests.push({unreadable: `${pointer}/paymentMethodType`});
		else tests.push(type === undefined ? 'thin' : type === asked ? 'yes' : 'no');
	}
	if (list !== undefined && !(list.isComplete && methods.size === 0)) {
		const {paymentMethod} = plan;
		if (paymentMethod === undefined) tests.push('thin');
		else if (methods.has(paymentMethod)) tests.push('yes');
		else tests.push(list.isComplete ? 'no' : {unreadable: list.pointer});
	}
	const isLocated =
		asked === UNREADABLE_PART ||
		list?.isComplete === false ||
		lists.some(({list: items, enable}) => !items.isComplete || enable === UNREADABLE_PART);
	if (!isComplete && !isLocated) tests.push({unreadable: pointer});
	return tests;
}

function hasEmptyList(row: PlanRow): boolean {
	return isEmptyMethods(row) || row.lists.some(list => list.isEmpty);
}

function isEmptyMethods({filter: {methods}}: PlanRow): boolean {
	return methods !== undefined && methods.isComplete && methods.items.length === 0;
}

/** The flags of the lists, once for each way in which the unreadable ones may be. */
function flagVariants(lists: readonly PlanList[]): readonly (readonly boolean[])[] {
	return lists.reduce<readonly (readonly boolean[])[]>(
		(variants, {enable}) =>
			variants.flatMap(flags => (enable === UNREADABLE_PART ? [true, false] : [enable]).map(flag => [...flags, flag])),
		[[]],
	);
}

function variantOf(
	{filter: {enable, pointer}}: PlanRow,
	plan: Plan,
	lists: readonly PlanList[],
	flags: readonly boolean[],
	tests: readonly Answer[],
	{issuersAndTenures, outerFlag}: Readings,
): RowOutcome | NeedsReading | undefined {
	const selecting = lists.filter((_, index) => flags[index]).map(list => list.holds(plan));
	const excepting = lists.filter((_, index) => !flags[index]).map(list => list.holds(plan));
	const selected = all([...tests, ...selecting]);
	if (selected === 'no') return undefined;
	const inBoth = all(excepting);
	const inEither = any(excepting);
	if (inBoth !== inEither && excepting.length > 1 && issuersAndTenures === undefined)
		return {needs: 'issuersAndTenures'};
	const named: Answer = excepting.length === 0 ? 'no' : issuersAndTenures === 'both' ? inBoth : inEither;
	const isCertain = selected === 'yes' && (named === 'yes' || named === 'no');
	const answers = [...tests, ...selecting, ...excepting];
	const open = isCertain ? [] : answers;
	const outcome = {
		mayNotMatch: selected !== 'yes',
		isThin: open.includes('thin'),
		unreadable: [
			...open.flatMap(answer => (typeof answer === 'string' ? [] : [answer.unreadable])),
			...(enable === UNREADABLE_PART ? [`${pointer}/enable`] : []),
		],
	};
	const mayBeNamed = named !== 'no';
	const mayBeOther = named !== 'yes';
	const covers = excepting.length === 0 ? selecting.length > 0 : mayBeNamed;
	if (enable !== true && covers && outerFlag === undefined) return {needs: 'outerFlag'};
	const innerShows = covers && outerFlag === 'inner-wins';
	const outerHides = !innerShows || (excepting.length > 0 && mayBeOther);
	return {
		...outcome,
		mayShow: (enable !== false && mayBeOther) || (enable !== true && innerShows),
		mayHide: (enable !== false && mayBeNamed) || (enable !== true && outerHides),
	};
}
