// One card, UPI or plan filter, prepared for the evaluation of many instruments.
import type {PlanList} from '../subject/subject-parts.js';
import type {Choice} from './assignments.js';
import type {Asked, Attribute} from './attribute.js';

/** Whether an instrument passes a test; `incomplete` if too little is known about the instrument. */
export type Answer = 'yes' | 'no' | 'incomplete';
export type Test = (asked: Asked) => Answer;

/** A list of a filter, and the attribute that it is about. */
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
	/** The lists without a flag of their own. */
	readonly required: readonly Criterion[];
	readonly flagged: readonly FlaggedCriterion[];
	/** Every list, flagged or not. */
	readonly criteria: readonly Criterion[];
	/** The lists without a flag of their own. */
	readonly tests: readonly Test[];
	readonly hasEmptyTest: boolean;
	readonly hasEmptyList: boolean;
	/** The lists by their flags. */
	readonly variants: Readonly<Record<Choice<'emptyList'>, Variant>>;
}

/** The lists that select instruments, and those that name exceptions. */
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

function testOf({attribute, list}: Criterion): Test {
	const test = list.length === 0 ? () => 'no' as const : attribute.testOf(list);
	return asked => test(asked[attribute.name]);
}

function variantOf(flagged: readonly FlaggedCriterion[]): Variant {
	const testsOf = (flag: boolean) => flagged.filter(({enable}) => enable === flag).map(testOf);
	return {selecting: testsOf(true), excepting: testsOf(false)};
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
