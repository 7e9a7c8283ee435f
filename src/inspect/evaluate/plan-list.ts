// The issuers or tenures of an EMI plan filter, and three-valued tests of a plan.
import {isEmptyList} from '../../model/normal-parts.js';
import type {SubjectPlanFilter, Unreadable} from '../../model/subject.js';
import {isWithin, tenureInterval, union} from '../../values/intervals.js';
import type {EmiInstrument} from '../instrument.js';

/** The attributes of a plan that plan filters can depend on. */
export type Plan = Omit<EmiInstrument, 'type' | 'kind' | 'supportsMandates'>;

/** Whether a plan passes a test; `incomplete` if too little is known about the plan. */
export type Answer = 'yes' | 'no' | 'incomplete' | {readonly unreadable: string};

export type PlanTest = (plan: Plan) => Answer;

export interface PlanList {
	/** `true` is "only these", `false` is "all except these". */
	readonly enable: boolean | Unreadable;
	readonly enablePointer: string;
	readonly isEmpty: boolean;
	/** Whether the list names the plan. */
	readonly covers: PlanTest;
}

/** `bare` is an issuer without the service prefix of the account. */
export function planLists({lists}: SubjectPlanFilter, bare: (issuer: string) => string): readonly PlanList[] {
	return lists.map(({what, enable, enablePointer, list}) => {
		const {items, isComplete, pointer} = list;
		const test = what === 'issuers' ? issuerTest(items, bare) : tenureTest(items);
		const covers = (plan: Plan): Answer => {
			const answer = test(plan);
			return answer === 'no' && !isComplete ? {unreadable: pointer} : answer;
		};
		return {enable, enablePointer, isEmpty: isEmptyList(list), covers};
	});
}

/** An issuer matches as written, or without the service prefix. */
function issuerTest(issuers: readonly string[], bare: (issuer: string) => string): PlanTest {
	const listed = new Set(issuers.map(bare));
	return ({issuer}) => {
		if (listed.size === 0) return 'no';
		return issuer === undefined ? 'incomplete' : listed.has(bare(issuer)) ? 'yes' : 'no';
	};
}

function tenureTest(ranges: readonly string[]): PlanTest {
	const intervals = union(ranges.map(tenureInterval));
	return ({tenure}) => {
		if (intervals.length === 0) return 'no';
		return tenure === undefined ? 'incomplete' : isWithin(intervals, tenure) ? 'yes' : 'no';
	};
}

/** The type of a plan: `CARD` in the groups `credit` and `debit`. */
export function typeOf({group, paymentMethodType}: Plan): string | undefined {
	return group === 'cardless' ? paymentMethodType : 'CARD';
}

/** Whether a plan passes all tests; `before` is the answer of those that were made before. */
export function passesAll(tests: readonly PlanTest[], plan: Plan, before: Answer = 'yes'): Answer {
	let found = before;
	for (const test of tests) {
		if (found === 'no') return found;
		const answer = test(plan);
		if (found === 'yes' || answer === 'no') found = answer;
	}
	return found;
}

/** Whether all answers are yes. */
export function all(answers: readonly Answer[]): Answer {
	if (answers.includes('no')) return 'no';
	return answers.find(answer => answer !== 'yes') ?? 'yes';
}

/** Whether any answer is yes. */
export function any(answers: readonly Answer[]): Answer {
	if (answers.includes('yes')) return 'yes';
	return answers.find(answer => answer !== 'no') ?? 'no';
}
