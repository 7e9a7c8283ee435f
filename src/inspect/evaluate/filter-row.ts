// One card, UPI or plan filter, prepared for the evaluation of many instruments.
import {isEmptyList} from '../../model/normal-parts.js';
import {
	type SubjectFilter,
	type SubjectList,
	type SubjectPlanList,
	UNREADABLE,
	type Unreadable,
} from '../../model/subject.js';
import type {Choice} from './assignments.js';
import type {Asked, Attribute} from './attribute.js';

/** Whether an instrument passes a test; `incomplete` if too little is known about the instrument. */
export type Answer = 'yes' | 'no' | 'incomplete' | {readonly unreadable: string};
export type Test = (asked: Asked) => Answer;

/** A list of a filter, and the attribute that it is about. */
export interface Criterion {
	readonly attribute: Attribute;
	readonly list: SubjectList;
}

/** A list with its own flag: `true` is "only these", `false` is "all except these". */
export interface FlaggedCriterion extends Criterion, Pick<SubjectPlanList, 'enable' | 'enablePointer'> {}

export interface FilterRow {
	readonly at: number;
	readonly pointer: string;
	readonly enable: boolean | Unreadable;
	readonly isComplete: boolean;
	/** True if each part that cannot be read is a list or a flag below. */
	readonly isTested: boolean;
	/** The lists without a flag of their own. */
	readonly required: readonly Criterion[];
	readonly flagged: readonly FlaggedCriterion[];
	/** Every list, flagged or not. */
	readonly criteria: readonly Criterion[];
	/** The lists without a flag of their own, and any other unreadable part. */
	readonly tests: readonly Test[];
	readonly hasEmptyTest: boolean;
	readonly hasEmptyList: boolean;
	/** The lists by their flags, once for each possible combination of unreadable flags. */
	readonly variants: Readonly<Record<Choice<'emptyList'>, readonly Variant[]>>;
	readonly unreadableFlags: readonly string[];
}

/** The lists that select instruments, and those that name exceptions. */
export interface Variant {
	readonly selecting: readonly Test[];
	readonly excepting: readonly Test[];
}

export function filterRow(
	{pointer, enable, isComplete, isLocated}: SubjectFilter,
	at: number,
	required: readonly Criterion[],
	flagged: readonly FlaggedCriterion[] = [],
): FilterRow {
	const criteria = [...flagged, ...required];
	const flags = flagged.filter(one => one.enable === UNREADABLE).map(one => one.enablePointer);
	const isTested = isComplete || (isLocated && (flags.length > 0 || criteria.some(({list}) => !list.isComplete)));
	const unreadable: readonly Test[] = isTested ? [] : [() => ({unreadable: pointer})];
	return {
		at,
		pointer,
		enable,
		isComplete,
		isTested,
		required,
		flagged,
		criteria,
		tests: [...required.filter(({list}) => !isEmptyList(list)).map(testOf), ...unreadable],
		hasEmptyTest: required.some(({list}) => isEmptyList(list)),
		hasEmptyList: criteria.some(({list}) => isEmptyList(list)),
		variants: {
			ignored: variantsOf(flagged.filter(({list}) => !isEmptyList(list))),
			'matches-nothing': variantsOf(flagged),
		},
		unreadableFlags: enable === UNREADABLE ? [...flags, `${pointer}/enable`] : flags,
	};
}

/** What a partly unreadable list does not contain may be in the part that cannot be read. */
function testOf({attribute, list: {items, isComplete, pointer}}: Criterion): Test {
	const test = items.length === 0 ? () => 'no' as const : attribute.testOf(items);
	return asked => {
		const answer = test(asked[attribute.name]);
		return answer === 'no' && !isComplete ? {unreadable: pointer} : answer;
	};
}

/** Issuers and tenures of one object share its flag, so an unreadable flag is the same for both. */
function variantsOf(flagged: readonly FlaggedCriterion[]): readonly Variant[] {
	const tested = flagged.map(one => ({...one, test: testOf(one)}));
	const unreadable = new Set(tested.filter(({enable}) => enable === UNREADABLE).map(one => one.enablePointer));
	let combinations: readonly (readonly string[])[] = [[]];
	for (const pointer of unreadable) combinations = combinations.flatMap(chosen => [[...chosen, pointer], chosen]);
	return combinations.map(enabled => {
		const isSelecting = ({enable, enablePointer}: FlaggedCriterion) =>
			enable === true || enabled.includes(enablePointer);
		return {
			selecting: tested.filter(isSelecting).map(({test}) => test),
			excepting: tested.filter(one => !isSelecting(one)).map(({test}) => test),
		};
	});
}

/** Whether an instrument passes all tests; `before` is the answer of those that were made before. */
export function passesAll(tests: readonly Test[], asked: Asked, before: Answer = 'yes'): Answer {
	let found = before;
	for (const test of tests) {
		const answer = test(asked);
		if (answer === 'no') return answer;
		if (found === 'yes') found = answer;
	}
	return found;
}

/** Whether any answer is yes. */
export function any(answers: readonly Answer[]): Answer {
	if (answers.includes('yes')) return 'yes';
	return answers.find(answer => answer !== 'no') ?? 'no';
}

/** Whether all answers are yes. */
export function all(answers: readonly Answer[]): Answer {
	if (answers.includes('no')) return 'no';
	return answers.find(answer => answer !== 'yes') ?? 'yes';
}
